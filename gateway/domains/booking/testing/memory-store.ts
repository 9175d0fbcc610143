import { setImmediate as settled } from 'node:timers/promises';
import { AppError } from '#gateway/errors.ts';
import type { Booking } from '#models/booking.ts';
import type { BookingStore } from '#upstreams/platform/entity-platform.ts';
import type { Clock } from '../ports.ts';

/** Bookings in memory; every change waits until other promises have run. */
export function memoryStore(clock: Clock) {
  const records = new Map<string, Booking>();
  const hooks = { beforeChange: (_booking: Booking): void => undefined };
  const ownedBy = (email: string) => [...records.values()].filter(({ createdBy }) => createdBy === email);
  const store: BookingStore = {
    booking: (id) => Promise.resolve(records.get(id) ?? null),
    bookingByCreateKey: (key) =>
      Promise.resolve([...records.values()].find(({ createKey }) => createKey === key) ?? null),
    bookingsByOwner: (email) => Promise.resolve(ownedBy(email)),
    bookingsAtHotel: (email, hotelId) =>
      Promise.resolve(
        ownedBy(email).filter((booking) => booking.hotelId === hotelId && booking.status !== 'cancelled'),
      ),
    async bookingWithRecent(email, id, sinceIso) {
      const owned = ownedBy(email);
      const booking = owned.find((one) => one.id === id);
      const others = owned.filter(
        (one) => one !== booking && (one.pendingOperation === 'book' || (one.sentAt ?? '') >= sinceIso),
      );
      return booking ? { booking, others } : null;
    },
    byReference: (clientRef) =>
      Promise.resolve([...records.values()].find(({ refs }) => refs.includes(clientRef)) ?? null),
    byNumber: (number) => Promise.resolve([...records.values()].filter((one) => one.providerRef === number)),
    due: (nowIso, limit) =>
      Promise.resolve(
        [...records.values()]
          .filter(({ pendingOperation, dueAt }) => pendingOperation && dueAt !== null && dueAt <= nowIso)
          .sort((one, other) => String(one.dueAt).localeCompare(String(other.dueAt)))
          .slice(0, limit),
      ),
    pendingOperations: async () =>
      [...records.values()].flatMap(({ pendingOperation: operation, sentAt }) =>
        operation ? [{ operation, sentAt }] : [],
      ),
    async create(draft) {
      const isTaken = [...records.values()].some(({ createKey }) => createKey === draft.createKey);
      if (isTaken) throw new AppError('CONFLICT');
      const id = `booking-${records.size + 1}`;
      const booking = { ...draft, id, otherStatus: null, createdAt: new Date(clock.now()).toISOString() };
      records.set(id, booking);
      return booking;
    },
    async change(id, version, change) {
      await settled();
      const booking = records.get(id);
      if (booking) hooks.beforeChange(booking);
      const current = records.get(id);
      if (!current || current.version !== version) return null;
      const moved = { ...current, ...change, version: version + 1 };
      records.set(id, moved);
      return moved;
    },
  };
  return { store, records, hooks };
}
