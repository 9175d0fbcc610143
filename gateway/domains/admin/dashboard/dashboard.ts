import type { Dashboard } from '#models/admin/admin-pages.ts';
import { todayInIsrael } from '#shared/stay/clocks.ts';
import { addDays } from '#shared/stay/nights.ts';
import type { AdminCaller } from '../administrator.ts';
import { monthsUntil, occupiedRoomsByNight, startedRevenue, sumsOf } from './dashboard-sums.ts';
import type { AdminDeps } from '../ports.ts';

/** Number of latest bookings that the sums cover. */
const SAMPLE = 100;
const NIGHTS = 30;
const MONTHS = 6;

const STATUSES = ['pending', 'confirmed', 'cancelled'] as const;

const anyHotel = { words: [], show: 'ALL', sort: 'NEWEST' } as const;
const anyBooking = { words: [], status: null, sort: 'NEWEST' } as const;
const anyReview = { words: [], rating: null, sort: 'NEWEST' } as const;

/** Calls `ask` at most once and shares its result. */
function once<T>(ask: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  return () => {
    running ??= ask();
    return running;
  };
}

/**
 * Figures of the dashboard. Each is read only when it is requested; the platform computes the counts, so that no lists
 * are read for them.
 */
export function dashboardAdmin({ adminLists, check, clock }: AdminDeps) {
  return {
    dashboard: async (caller: AdminCaller): Promise<Dashboard> => {
      const { token } = await check.forRead(caller);
      const now = clock();
      const latest = once(() => adminLists.bookings.list(token, anyBooking, { skip: 0, limit: SAMPLE }));
      return {
        totalHotels: () => adminLists.hotels.count(token, anyHotel),
        totalBookings: () => adminLists.bookings.count(token, anyBooking),
        totalReviews: () => adminLists.reviews.count(token, anyReview),
        latest,
        sums: once(async () => sumsOf(await latest())),
        statusSplit: () =>
          Promise.all(
            STATUSES.map(async (status) => ({
              status,
              count: await adminLists.bookings.count(token, { ...anyBooking, status }),
            })),
          ),
        occupancy: async () => {
          const from = todayInIsrael(now);
          return occupiedRoomsByNight(
            await adminLists.occupiedNights(token, from, addDays(from, NIGHTS)),
            from,
            NIGHTS,
          );
        },
        trends: async () => {
          const months = monthsUntil(now, MONTHS);
          const each = (count: (month: (typeof months)[number]) => Promise<number>) =>
            Promise.all(months.map(count));
          const [hotels, bookings, reviews, sample] = await Promise.all([
            each(({ before }) => adminLists.hotels.count(token, { ...anyHotel, createdBefore: before })),
            each(({ from, before }) =>
              adminLists.bookings.count(token, { ...anyBooking, createdFrom: from, createdBefore: before }),
            ),
            each(({ from, before }) =>
              adminLists.reviews.count(token, { ...anyReview, createdFrom: from, createdBefore: before }),
            ),
            latest(),
          ]);
          return { hotels, bookings, reviews, revenue: startedRevenue(sample, months) };
        },
      };
    },
  };
}
