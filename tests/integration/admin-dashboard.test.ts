/** Figures of the dashboard, compared with bookings whose amounts are known. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { todayInIsrael } from '#shared/stay/clocks.ts';
import { addDays } from '#shared/stay/nights.ts';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import type { Visitor } from '../support/visitor.ts';
import { demoAdmin, queryAs } from './support/callers.ts';
import { callsBy } from './support/platform-calls.ts';
import { createHotel } from './support/admin-hotels.ts';

let product: TestProduct;
let admin: Visitor;
const ask = queryAs(() => admin);

/**
 * The dashboard counts by calendar days in Israel, which begin two or three hours before those of the machine
 * (UTC).
 */
const day = (ahead: number): string => addDays(todayInIsrael(new Date()), ahead);

interface Board {
  readonly totalHotels: number;
  readonly totalBookings: number;
  readonly totalReviews: number;
  readonly revenue: { readonly amountMinor: number };
  readonly revenueConfirmed: { readonly amountMinor: number };
  readonly revenueExtras: { readonly amountMinor: number };
  readonly revenueKept: { readonly amountMinor: number };
  readonly sampledBookings: number;
  readonly recentBookings: readonly { readonly hotelName: string }[];
  readonly revenueByMonth: readonly {
    readonly month: string;
    readonly amount: { readonly amountMinor: number };
  }[];
  readonly statusSplit: readonly { readonly status: string; readonly count: number }[];
  readonly occupancy: readonly { readonly date: string; readonly rooms: number }[];
  readonly trends: Readonly<Record<'hotels' | 'bookings' | 'reviews' | 'revenue', readonly number[]>>;
}
const board = async (): Promise<Board> =>
  (
    await ask<{ adminDashboard: Board }>(`{
      adminDashboard {
        totalHotels totalBookings totalReviews sampledBookings
        revenue { amountMinor } revenueConfirmed { amountMinor } revenueExtras { amountMinor } revenueKept { amountMinor }
        recentBookings { hotelName } revenueByMonth { month amount { amountMinor } } statusSplit { status count }
        occupancy { date rooms } trends { hotels bookings reviews revenue }
      }
    }`)
  ).adminDashboard;

let before: Board;

const ils = (amountMinor: number) => ({ amountMinor, currency: 'ILS' });
const payment = { brand: 'Visa', last_four: '1121', paid_at: '2026-10-30T09:00:00.000Z' };

const cancelled = {
  hotelFee: ils(250),
  extrasFee: ils(0),
  fee: ils(250),
  refund: ils(750),
  reason: 'FEE_BY_POLICY',
  isEstimate: true,
  requestedAt: '2026-11-01T09:00:00.000Z',
  declaration: null,
};
const carriedOut = { kind: 'cancelled', code: null };

async function store(at: number, more: object): Promise<void> {
  await product.store('Booking', {
    hotel_id: 'nowhere',
    hotel_name: `Sampled ${at}`,
    status: 'confirmed',
    check_in_date: day(400),
    check_out_date: day(401),
    total_price: 10,
    ...more,
  });
}

beforeAll(async () => {
  product = await startTestProduct();
  admin = await demoAdmin(product);
  before = await board();
  await store(1, {
    check_in_date: day(-1),
    check_out_date: day(2),
    occupancy: { adults: 4, childrenAges: [], infants: 0, rooms: 2 },
  });
  await store(2, { check_in_date: day(29), check_out_date: day(33) });
  await store(3, { check_in_date: day(30), check_out_date: day(31) });
  await store(4, {
    check_in_date: day(0),
    check_out_date: day(1),
    status: 'cancelled',
    payment,
    cancellation_details: cancelled,
  });
  await store(5, { status: 'confirmed', payment, outcome: carriedOut, cancellation_details: cancelled });
  await store(6, { status: 'pending', payment, effect: 'book' });
  await store(7, { status: 'pending', payment, outcome: carriedOut, cancellation_details: cancelled });
  for (let at = 8; at < 100; at += 1) await store(at, { status: 'pending' });
  await store(100, {
    total_price: 1_000.55,
    insurance_details: { package_name: 'Basic', price: 40, options: [] },
    attraction_details: [{ id: 'zoo', name: 'Zoo', price: 12.5, quantity: 2 }],
    payment,
  });
});
afterAll(() => product.stop());

describe('the dashboard', () => {
  it('counts all records, and sums up the latest hundred bookings in any status', async () => {
    const now = await board();
    expect(now.totalBookings).toBe(before.totalBookings + 100);
    expect(now.sampledBookings).toBe(100);
    expect(now.revenue.amountMinor).toBe(99 * 1_000 + 100_055);
    expect(now.revenueConfirmed.amountMinor).toBe(4 * 1_000 + 100_055);
    expect(now.revenueExtras.amountMinor).toBe(6_500);
    // The last one in full, and the fees of two cancelled ones, one of which was set to confirmed afterwards.
    // Nothing of the pending ones: whether they are paid is not known yet.
    expect(now.revenueKept.amountMinor).toBe(100_055 + 6_500 + 250 + 250);
    expect(now.recentBookings.map(({ hotelName }) => hotelName)).toEqual(
      [100, 99, 98, 97, 96].map((at) => `Sampled ${at}`),
    );
    // The chart counts the same money as `revenueKept`, so the ninety pending bookings are not in it.
    const months = now.revenueByMonth.map(({ month }) => month);
    expect(months).toEqual(months.toSorted());
    expect(now.revenueByMonth).toEqual([
      { month: day(0).slice(0, 7), amount: { amountMinor: 250 } },
      { month: day(400).slice(0, 7), amount: { amountMinor: 100_055 + 6_500 + 250 } },
    ]);
    const growth = (status: string) =>
      (now.statusSplit.find((row) => row.status === status)?.count ?? 0) -
      (before.statusSplit.find((row) => row.status === status)?.count ?? 0);
    expect(['pending', 'confirmed', 'cancelled'].map(growth)).toEqual([94, 5, 1]);
  });

  it('shows the rooms of confirmed bookings on the next thirty nights', async () => {
    const now = await board();
    expect(now.occupancy.map(({ date }) => date)).toEqual(Array.from({ length: 30 }, (_, at) => day(at)));
    const more = now.occupancy.map(({ rooms }, at) => rooms - (before.occupancy[at]?.rooms ?? 0));
    expect(more).toEqual(Array.from({ length: 30 }, (_, at) => (at < 2 ? 2 : at === 29 ? 1 : 0)));
  });

  it('shows trends over six months, including the current one', async () => {
    const { trends, totalHotels, totalReviews, revenue } = await board();
    for (const line of Object.values(trends)) expect(line).toHaveLength(6);
    expect(trends.hotels.at(-1)).toBe(totalHotels);
    expect(trends.reviews.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(totalReviews);
    expect((trends.bookings.at(-1) ?? 0) - (before.trends.bookings.at(-1) ?? 0)).toBe(100);
    expect(trends.revenue.at(-1)).toBe(revenue.amountMinor);
    expect(trends.hotels).toEqual(trends.hotels.toSorted((a, b) => a - b));
    await createHotel(admin, {});
    expect((await board()).trends.hotels.at(-1)).toBe(totalHotels + 1);
  });

  it('reads only the requested figures, each once', async () => {
    const cards =
      '{ adminDashboard { totalBookings revenue { amountMinor } revenueExtras { amountMinor } recentBookings { id } } }';
    const cost = await callsBy(product, () => ask(cards));
    expect(cost).toEqual({ viewer: expect.any(Number), adminBookingCount: 1, adminBookingList: 1 });
  });
});
