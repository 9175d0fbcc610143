import type { BookingStore } from '#upstreams/platform/entity-platform.ts';
import type { TravellerMetrics } from './traveller-metrics.ts';

/**
 * A store that counts started bookings and written outcomes. Writes are conditional, so each outcome is counted by
 * exactly one instance.
 */
export const countedBookings = (
  store: BookingStore,
  metrics: Pick<TravellerMetrics, 'booking'>,
): BookingStore => ({
  ...store,
  async create(booking, memberToken) {
    const made = await store.create(booking, memberToken);
    metrics.booking('begun');
    return made;
  },
  async change(id, version, change) {
    const after = await store.change(id, version, change);
    if (after && change.outcome) metrics.booking(change.outcome.kind);
    return after;
  },
});
