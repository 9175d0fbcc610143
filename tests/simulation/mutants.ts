import type { BookingDeps } from '#domains/booking/ports.ts';
import type { RoomSupplier } from '#domains/booking/inventory/room-supplier.ts';
import type { BookingStore } from '#upstreams/platform/entity-platform.ts';
import { MINUTE, SECOND } from './chaos.ts';
import type { WorldOptions } from './world.ts';

/** A booking saga with one defect, and the rules of which at least one must report it. */
export interface Mutant {
  readonly name: string;
  readonly options: Pick<WorldOptions, 'isAuditing' | 'mutate'>;
  readonly noticedBy: readonly string[];
  /** Index of a small world that notices it, where the first one does not. */
  readonly firstWorld?: number;
}

const withProvider = (
  deps: BookingDeps,
  change: (provider: RoomSupplier) => Partial<RoomSupplier>,
): BookingDeps => ({
  ...deps,
  suppliers: {
    ...deps.suppliers,
    provider: { ...deps.suppliers.provider, ...change(deps.suppliers.provider) },
  },
});

const withStore = (
  deps: BookingDeps,
  change: (store: BookingStore) => Partial<BookingStore>,
): BookingDeps => ({
  ...deps,
  bookings: { ...deps.bookings, ...change(deps.bookings) },
});

/** Sends Book again when the outcome is unknown. */
const retryingBook = (deps: BookingDeps): BookingDeps =>
  withProvider(deps, (provider) => ({
    async book(request) {
      const result = await provider.book(request);
      return result.kind === 'unknown' ? provider.book(request) : result;
    },
  }));

/** Treats an unknown outcome as a refusal. */
const doubtIsRefusal = (deps: BookingDeps): BookingDeps =>
  withProvider(deps, (provider) => ({
    async book(request) {
      const result = await provider.book(request);
      return result.kind === 'unknown' ? { kind: 'refused', statusCode: 400 } : result;
    },
  }));

/** Sends Book while its record is still being written. */
const recordAfterBook = (deps: BookingDeps): BookingDeps =>
  withStore(deps, (store) => ({
    async change(id, version, change) {
      if (change.pendingOperation !== 'book') return store.change(id, version, change);
      const before = await store.booking(id);
      if (before?.version !== version) return null;
      void store.change(id, version, change).catch(() => null);
      return { ...before, ...change, version: version + 1 };
    },
  }));

/** Concludes that a reservation is absent when it is not found a few seconds after sending. */
const absentTooEarly = (deps: BookingDeps): BookingDeps => ({
  ...deps,
  settings: { ...deps.settings, statusCheckMs: [20 * SECOND, 2 * MINUTE] },
});

/** The audit knows only the references that were stored before it requested the provider's list. */
const readingBeforeListing: WorldOptions['mutate'] = (deps, { records }) => {
  let known: ReadonlySet<string> = new Set();
  const audited = withProvider(deps, (provider) => ({
    async list(from, to) {
      known = records.references();
      // Reading all bookings takes time.
      await deps.clock.sleep(MINUTE);
      return provider.list(from, to);
    },
  }));
  return withStore(audited, (store) => ({
    byReference: (reference) => (known.has(reference) ? store.byReference(reference) : Promise.resolve(null)),
  }));
};

/** Sends Book even if storing its record took long. */
const withoutSendBy = (deps: BookingDeps): BookingDeps => ({
  ...deps,
  settings: { ...deps.settings, sendByMs: Number.POSITIVE_INFINITY },
});

const withOwnInventory = (deps: BookingDeps, ownInventory: Partial<RoomSupplier>): BookingDeps => ({
  ...deps,
  suppliers: { ...deps.suppliers, ownInventory: { ...deps.suppliers.ownInventory, ...ownInventory } },
});

/** Stored hotels confirm without recording the reservation. */
const withoutInventoryRecord = (deps: BookingDeps): BookingDeps =>
  withOwnInventory(deps, {
    book: ({ clientRef }) => Promise.resolve({ kind: 'booked', confirmationNumber: clientRef }),
  });

/** A cancelled booking keeps its rooms reserved. */
const withoutGivingRoomsBack = (deps: BookingDeps): BookingDeps =>
  withOwnInventory(deps, { cancel: () => Promise.resolve({ kind: 'accepted' }) });

/** Rooms are written without checking for changes by others. */
const unconditionalRooms: WorldOptions['mutate'] = (deps, { rooms }) => {
  rooms.ignoreVersions();
  return deps;
};

const auditing = (mutate: WorldOptions['mutate']) => ({ isAuditing: true, mutate });

export const mutants: readonly Mutant[] = [
  {
    name: 'doubt taken for a refusal',
    options: auditing(doubtIsRefusal),
    noticedBy: ['given up although it was made'],
  },
  { name: 'retrying Book', options: auditing(retryingBook), noticedBy: ['a reference was sent twice'] },
  {
    name: 'no record before Book',
    options: auditing(recordAfterBook),
    noticedBy: ['Book without its record'],
  },
  {
    name: 'absent too early',
    options: auditing(absentTooEarly),
    noticedBy: ['absence believed too early', 'given up although it was made'],
  },
  {
    name: 'no audit',
    options: { isAuditing: false, mutate: (deps) => deps },
    noticedBy: ['orphaned', 'doubled'],
    firstWorld: 4,
  },
  {
    name: 'an audit that reads before listing',
    options: auditing(readingBeforeListing),
    noticedBy: ['an orphan that has a record'],
  },
  {
    name: 'stored hotels without inventory',
    options: auditing(withoutInventoryRecord),
    noticedBy: ['lost'],
  },
  {
    name: 'a cancelled booking that keeps its room',
    options: auditing(withoutGivingRoomsBack),
    noticedBy: ['orphaned'],
  },
  {
    name: 'rooms written without their version',
    options: auditing(unconditionalRooms),
    noticedBy: ['lost', 'a room sold twice'],
    firstWorld: 4,
  },
  { name: 'sending without the 5 s limit', options: auditing(withoutSendBy), noticedBy: ['sent too late'] },
];
