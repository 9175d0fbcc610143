import { parseDate } from '@internationalized/date';
import type { PlainDate } from '#models/stay.ts';
import { readMoney, toDecimal } from '#upstreams/decimal.ts';
import type { Reservation, ReservationRow } from '../hotel-provider.ts';
import { toTiers } from './policy-mapper.ts';
import type { ReservationRowWire, ReservationWire } from '../wire.ts';

const STATUS_WORDS: ReadonlyMap<string, Reservation['status']> = new Map([
  ['confirmed', 'active'],
  ['voucher', 'active'],
  ['vouchered', 'active'],
  ['cancelled', 'cancelled'],
  ['canceled', 'cancelled'],
  ['cancelledandrefundawaited', 'cancelled'],
  ['cancellationinprogress', 'cancelling'],
  ['cancelpending', 'cancelling'],
  ['cxlrequestsenttohotel', 'cancelling'],
]);

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/**
 * A reservation, with null for every fact that the response lacks; null when it contains none at all (an unknown
 * reference may come as an empty status).
 */
export function toReservation(wire: ReservationWire): Reservation | null {
  const statusWord = wire.BookingStatus.trim();
  const confirmationNumber = wire.ConfirmationNumber.trim() || null;
  if (statusWord === '' && confirmationNumber === null) return null;
  const currency = wire.Rooms[0]?.Currency.trim().toUpperCase() || null;
  return {
    status: statusOf(statusWord),
    statusWord,
    confirmationNumber,
    hotelCode: wire.HotelDetails?.HotelCode.trim() || null,
    checkIn: readDay(wire.CheckIn),
    checkOut: readDay(wire.CheckOut),
    totalFare: totalOf(
      wire.Rooms.map((room) => room.TotalFare),
      currency,
    ),
    currency,
    tiers: wire.Rooms.flatMap((room) => toTiers(room.CancelPolicies, currency ?? '')),
  };
}

const statusOf = (word: string): Reservation['status'] =>
  STATUS_WORDS.get(word.toLowerCase().replace(/\s+/g, '')) ?? 'unknown';

export const toReservationRow = (row: ReservationRowWire): ReservationRow => ({
  confirmationNumber: row.ConfirmationNo.trim(),
  clientRef: row.ClientReferenceNumber.trim(),
  status: statusOf(row.BookingStatus.trim()),
  statusWord: row.BookingStatus.trim(),
  bookedOn: readDay(row.BookingDate),
  hotelCode: row.TBOHotelCode.trim() || null,
  checkIn: readDay(row.CheckInDate),
  checkOut: readDay(row.CheckOutDate),
});

/** The calendar day of `yyyy-MM-dd`, `yyyy-MM-ddTHH:mm:ss` or `dd-MMM-yyyy`; null for anything else. */
export function readDay(text: string): PlainDate | null {
  const words = /^(\d{1,2})-([a-z]{3})-(\d{4})$/i.exec(text.trim());
  const day = words
    ? `${words[3]}-${pad(MONTHS.indexOf((words[2] ?? '').toLowerCase()) + 1)}-${pad(Number(words[1]))}`
    : text.trim().slice(0, 10);
  try {
    return parseDate(day).toString();
  } catch {
    return null;
  }
}

const pad = (number: number): string => String(number).padStart(2, '0');

/** The exact sum of the fares of all rooms; a single one is returned unchanged. */
function totalOf(fares: readonly string[], currency: string | null): string | null {
  const [only = ''] = fares;
  if (fares.length < 2 || currency === null) return only.trim() || null;
  const amounts = fares.map((fare) => readMoney(fare, currency));
  let amountMinor = 0;
  for (const amount of amounts) {
    if (amount === null) return null;
    amountMinor += amount.amountMinor;
  }
  return toDecimal({ amountMinor, currency });
}
