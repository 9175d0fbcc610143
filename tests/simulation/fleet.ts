import { pino } from 'pino';
import { createBookingService, defaultBookingSettings } from '#domains/booking/booking.service.ts';
import type { BookingService } from '#domains/booking/booking.service.ts';
import type { BookingDeps } from '#domains/booking/ports.ts';
import { createOwnInventorySupplier } from '#domains/booking/inventory/own-inventory-supplier.ts';
import { isRestDay } from '#shared/cancellation/rest-days.ts';
import { createProviderSupplier } from '#domains/booking/inventory/provider-supplier.ts';
import { bundledRates } from '#shared/pricing/rates.ts';
import { createBookingStore } from '#upstreams/platform/bookings/bookings.ts';
import { createRoomInventoryStore } from '#upstreams/platform/room-inventory.ts';
import { locationOf } from './users/begun-stays.ts';
import { MINUTE, SECOND } from './chaos.ts';
import { storedHotel } from './upstreams/own-inventory.ts';
import { createLife, type Life } from './life.ts';
import { offerSource } from './upstreams/offer-source.ts';
import { platformOf } from './upstreams/platform.ts';
import { simulatedProvider } from './upstreams/simulated-provider.ts';
import { field } from './upstreams/records.ts';
import type { World } from './world.ts';

/** A running process: the product’s own booking service on simulated ports. */
interface Instance {
  readonly life: Life;
  readonly service: BookingService;
  audits: number;
}

/** The gateway’s processes behind a load balancer. A process that dies is restarted. */
export interface Fleet {
  /** A process that is up; null while all are down. */
  any(): Instance | null;
  /** Returns a function for the smallest number of audits that any process has finished since this call. */
  auditsSince(): () => number;
}

const RECONCILE_EVERY = 15 * SECOND;
/**
 * Less frequent than in the product, because each audit reads every record; its result does not depend on the
 * interval.
 */
const AUDIT_EVERY = 25 * MINUTE;

const silent = pino({ level: 'silent' });
const unanswered = { info: () => undefined, warn: () => undefined, error: () => undefined };

export function createFleet(world: World, size: number): Fleet {
  const instances: Instance[] = [];
  const { scheduler, chaos } = world;

  const start = (place: number, nth: number): void => {
    const life = createLife(`gateway ${place}.${nth}`, scheduler, chaos);
    const instance = { life, service: createBookingService(depsOf(world, life)), audits: 0 };
    instances[place] = instance;
    watch(world, instance);
    life.onDeath(() => scheduler.after(chaos.between(SECOND, 40 * SECOND), () => start(place, nth + 1)));
  };
  for (let place = 0; place < size; place += 1) start(place, 1);

  return {
    any() {
      const up = instances.filter(({ life }) => life.isAlive());
      const awake = up.filter(({ life }) => life.isAwake());
      // The load balancer notices paused processes with a delay.
      const chosen = awake.length === 0 || chaos.draw.chance(0.1) ? up : awake;
      return chosen.length === 0 ? null : chaos.draw.pick(chosen);
    },
    auditsSince() {
      const before = instances.map((instance) => ({ instance, audits: instance.audits }));
      return () => Math.min(...before.map(({ instance, audits }) => instance.audits - audits));
    },
  };
}

/**
 * The timers of a process: bookings and reservations are each reconciled in a loop, at times that differ
 * between processes.
 */
function watch(world: World, instance: Instance): void {
  const { scheduler, chaos } = world;
  const { life, service } = instance;
  const repeat = (everyMs: number, task: () => Promise<unknown>): void => {
    const after = (ms: number): void =>
      scheduler.after(ms, () => {
        if (life.isAlive()) life.deliver(() => void task().then(again, again));
      });
    const again = (): void => after(chaos.between(everyMs * 0.8, everyMs * 1.2));
    after(chaos.between(0, everyMs));
  };
  repeat(RECONCILE_EVERY, () => service.reconcileDue());
  if (world.options.isAuditing)
    repeat(AUDIT_EVERY, async () => {
      await service.auditReservations();
      instance.audits += 1;
    });
}

function depsOf(world: World, life: Life): BookingDeps {
  const { scheduler, chaos, exchange, witness, shown } = world;
  const platform = platformOf(
    { scheduler, chaos, exchange, store: world.records, rooms: world.rooms, isDown: world.isPlatformDown },
    life,
  );
  const simulated = simulatedProvider(
    {
      scheduler,
      chaos,
      exchange,
      reservationStore: world.reservationStore,
      mutateResponse: world.mutateResponse,
      isDown: world.isProviderDown,
      onBook: world.onBook,
      onCancel: world.onCancel,
      note: witness.note,
      excuse: witness.excuse,
    },
    life,
  );
  const offers = offerSource(shown, simulated, chaos, life.clock.now);
  const provider = createProviderSupplier({
    provider: simulated,
    offers,
    rates: () => bundledRates,
    clock: life.clock,
  });
  const random = (bytes: number) => Uint8Array.from({ length: bytes }, () => chaos.draw.int(0, 255));
  const ownInventory = createOwnInventorySupplier({
    offers,
    rooms: createRoomInventoryStore(platform, 'service', silent),
    hotelNow: (id) => Promise.resolve(storedHotel(id)),
    mayHold: () => Promise.resolve(true),
    changed: () => undefined,
    clock: life.clock,
    random,
    logger: unanswered,
  });
  const deps: BookingDeps = {
    bookings: createBookingStore(platform, 'service', silent),
    suppliers: { provider, ownInventory },
    offers,
    hotels: {
      nameAndPlace: (id) => Promise.resolve({ name: 'Hotel Mar', nameHe: null, location: locationOf(id) }),
    },
    clock: life.clock,
    random,
    isRestDay,
    notify: ({ kind, booking }) => world.mailed(kind, booking),
    writeAuditLog({ action, recordId }) {
      const row = action === 'booking.orphan' ? world.records.byReference(recordId) : undefined;
      if (row) witness.violated('an orphan that has a record', field(row, 'id'), recordId);
      return Promise.resolve();
    },
    freshRole: () => Promise.resolve('admin'),
    logger: unanswered,
    metrics: {
      unknownOutcome: () => witness.count('unknown outcomes'),
      auditFind: (find) => witness.count(`audit finds ${find}`),
      pending: () => undefined,
    },
    settings: { ...defaultBookingSettings, servicePhone: '12025550123' },
  };
  return world.options.mutate(deps, world);
}
