import { fromDate, toCalendarDate } from '@internationalized/date';
import type { Booking } from '#models/booking.ts';
import type { OccupiedNights } from '#models/admin/admin-records.ts';
import type { DashboardSums } from '#models/admin/admin-pages.ts';
import { ledgerMoney, type Money } from '#models/money.ts';
import type { PlainDate } from '#models/stay.ts';
import { extrasTotal } from '#shared/extras/extras.ts';
import { totalToPay } from '#shared/pricing/booking-total.ts';
import { BUSINESS_TIME_ZONE } from '#shared/stay/clocks.ts';
import { addDays, nightsBetween } from '#shared/stay/nights.ts';

const MAX_MONTHS = 12;

const sumOf = (bookings: readonly Booking[], part: (booking: Booking) => Money): Money =>
  ledgerMoney(bookings.reduce((sum, booking) => sum + part(booking).amountMinor, 0));
const hotelPart = ({ totalPrice }: Booking): Money => totalPrice;

/**
 * The revenue that is kept of a booking: its payment minus refunds. Zero without a payment, and while the status is
 * pending or unknown. A refund counts even if an administrator has changed the status afterwards.
 */
function keptRevenueOf(booking: Booking): Money {
  const { status, payment, outcome, cancellationDetails: details } = booking;
  if (payment === null || status === null || status === 'pending') return ledgerMoney(0);
  const isRefunded = status === 'cancelled' || outcome?.kind === 'cancelled';
  const refund = isRefunded && details ? details.refund.amountMinor : 0;
  return ledgerMoney(totalToPay(booking).amountMinor - refund);
}

/**
 * Sums over the latest bookings, whatever their status: `revenue` of the hotel prices without extras, and
 * `revenueExtras` of the extras. `revenueConfirmed` sums the hotel prices of confirmed bookings only, and `revenueKept`
 * what was paid and not refunded; `revenueByMonth` has its parts by month of check-in (the 12 latest months in which
 * anything was kept, oldest first).
 */
export function sumsOf(latest: readonly Booking[]): DashboardSums {
  const byMonth = new Map<string, number>();
  for (const booking of latest) {
    const month = booking.checkIn.slice(0, 7);
    const { amountMinor } = keptRevenueOf(booking);
    if (amountMinor !== 0) byMonth.set(month, (byMonth.get(month) ?? 0) + amountMinor);
  }
  const confirmed = latest.filter(({ status }) => status === 'confirmed');
  return {
    revenue: sumOf(latest, hotelPart),
    revenueConfirmed: sumOf(confirmed, hotelPart),
    revenueExtras: sumOf(latest, extrasTotal),
    revenueKept: sumOf(latest, keptRevenueOf),
    sampledBookings: latest.length,
    revenueByMonth: [...byMonth]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .slice(-MAX_MONTHS)
      .map(([month, amountMinor]) => ({ month, amount: ledgerMoney(amountMinor) })),
  };
}

/** Occupied rooms on each of the nights from `from` on. */
export function occupiedRoomsByNight(
  stays: readonly OccupiedNights[],
  from: PlainDate,
  nights: number,
): { readonly date: PlainDate; readonly rooms: number }[] {
  const rooms = Array.from({ length: nights }, () => 0);
  for (const stay of stays) {
    const first = Math.max(0, nightsBetween(from, stay.checkIn));
    const end = Math.min(nights, nightsBetween(from, stay.checkOut));
    for (let night = first; night < end; night += 1) rooms[night] = (rooms[night] ?? 0) + stay.rooms;
  }
  return rooms.map((taken, night) => ({ date: addDays(from, night), rooms: taken }));
}

/** A calendar month in Israel. */
interface Month {
  /** `yyyy-MM`. */
  readonly name: string;
  /** `from` is the first moment of the month, `before` the first moment of the next one; ISO. */
  readonly from: string;
  readonly before: string;
}

/** The `count` latest months up to that of `now`, oldest first. */
export function monthsUntil(now: Date, count: number): Month[] {
  const first = toCalendarDate(fromDate(now, BUSINESS_TIME_ZONE)).set({ day: 1 });
  const startOf = (back: number) => first.subtract({ months: back });
  return Array.from({ length: count }, (_, at) => {
    const from = startOf(count - 1 - at);
    return {
      name: from.toString().slice(0, 7),
      from: from.toDate(BUSINESS_TIME_ZONE).toISOString(),
      before: startOf(count - 2 - at)
        .toDate(BUSINESS_TIME_ZONE)
        .toISOString(),
    };
  });
}

/** Sums of the hotel prices, without extras, by the month in which the bookings were started, in minor units. */
export function startedRevenue(latest: readonly Booking[], months: readonly Month[]): number[] {
  return months.map(({ from, before }) => {
    const started = latest.filter(({ createdAt }) => createdAt >= from && createdAt < before);
    return sumOf(started, hotelPart).amountMinor;
  });
}
