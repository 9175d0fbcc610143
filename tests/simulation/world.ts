import type { Booking } from '#models/booking.ts';
import type { BookingNotification } from '#models/booking-notification.ts';
import type { BookingDeps } from '#domains/booking/ports.ts';
import type { BookRequest } from '#upstreams/provider/hotel-provider.ts';
import { createBookWatch } from './checks/book-watch.ts';
import { createCancelWatch } from './checks/cancel-watch.ts';
import { adminActions } from './users/canceller.ts';
import { type Chaos, createChaos, HOUR, MINUTE, SECOND } from './chaos.ts';
import { createExchanger, type Exchanger } from './exchange.ts';
import { createFleet, type Fleet } from './fleet.ts';
import { createResponseMutator, type ResponseMutator } from './upstreams/response-mutator.ts';
import type { Life } from './life.ts';
import { LATEST_OF_ALL } from './upstreams/simulated-provider.ts';
import { createShownOffers, type ShownOffers } from './upstreams/offer-source.ts';
import { createRoomTable, type RoomTable } from './upstreams/own-inventory.ts';
import { createRecords, type RecordStore } from './upstreams/records.ts';
import { createReservationStore, type ReservationStore } from './upstreams/reservations.ts';
import { createScheduler, type Scheduler } from './scheduler.ts';
import { createStory, type Story } from './users/story.ts';
import { arrivalsMs, travel } from './users/traveller.ts';
import { judge, type Tally } from './checks/verdict.ts';
import { createWitness, watchWrite, type Witness } from './checks/witness.ts';

export interface WorldOptions {
  readonly seed: number;
  /** Index of the world within its seed. */
  readonly nth: number;
  readonly bookings: number;
  readonly isAuditing: boolean;
  /** Introduces a defect into the saga, to show that it is noticed. */
  readonly mutate: (deps: BookingDeps, kept: Pick<World, 'records' | 'rooms'>) => BookingDeps;
  /** Ends the world as soon as one of these rules is broken. */
  readonly until?: readonly string[];
}

/** Everything that exists in one simulated world. */
export interface World {
  readonly options: WorldOptions;
  readonly scheduler: Scheduler;
  readonly chaos: Chaos;
  readonly exchange: Exchanger;
  readonly records: RecordStore;
  readonly rooms: RoomTable;
  readonly reservationStore: ReservationStore;
  readonly mutateResponse: ResponseMutator;
  readonly shown: ShownOffers;
  readonly witness: Witness;
  readonly fleet: Fleet;
  isPlatformDown(): boolean;
  isProviderDown(): boolean;
  onBook(life: Life, request: BookRequest): void;
  onCancel(confirmation: string): void;
  storyOf(bookingId: string): Story;
  mailed(kind: BookingNotification['kind'], booking: Booking): void;
}

export interface WorldReport {
  readonly witness: Witness;
  readonly tally: Tally;
  readonly hours: number;
  readonly world: World;
}

const START = Date.UTC(2031, 2, 10, 8);
/** After the faults have ended, everything must have settled within this time. */
const REST_WITHIN = 40 * HOUR;

function createWorld(options: WorldOptions): World {
  const scheduler = createScheduler(START);
  const chaos = createChaos('simulation', options.seed, options.nth);
  const witness = createWitness(scheduler.now, START);
  const records = createRecords(scheduler.now, (before, after) =>
    watchWrite(witness, scheduler.now(), before, after),
  );
  const repeats = chaos.draw.pick(['refuse', 'first', 'again'] as const);
  const outages = { platform: 0, provider: 0 };
  const reservationStore = createReservationStore(scheduler.now, chaos, repeats);
  const stories = new Map<string, Story>();
  const storyOf = (id: string): Story => {
    const story = stories.get(id) ?? createStory(id);
    stories.set(id, story);
    return story;
  };
  const down = (which: keyof typeof outages) => () => !chaos.isCalm() && scheduler.now() < outages[which];
  const parts = {
    options,
    scheduler,
    chaos,
    exchange: createExchanger(scheduler, chaos, witness.count),
    records,
    rooms: createRoomTable(scheduler.now, witness),
    reservationStore,
    mutateResponse: createResponseMutator({ chaos, ...witness }),
    shown: createShownOffers(),
    witness,
    isPlatformDown: down('platform'),
    isProviderDown: down('provider'),
    onBook: createBookWatch(witness, records.byReference),
    onCancel: createCancelWatch(witness, reservationStore.all, records.byReference),
    storyOf,
    mailed: (kind: BookingNotification['kind'], { id, clientRef }: Booking) =>
      void storyOf(id).mails.push(`${kind} ${clientRef}`),
  };
  const fleet: { current?: Fleet } = {};
  const world: World = {
    ...parts,
    get fleet() {
      if (!fleet.current) throw new Error('the fleet is not started');
      return fleet.current;
    },
  };
  fleet.current = createFleet(world, chaos.between(2, 3));
  weather(world, outages);
  return world;
}

/** Recurring faults: outages, clock jumps, a Redis that loses its data. */
function weather(world: World, outages: { platform: number; provider: number }): void {
  const { scheduler, chaos, witness, shown } = world;
  const every = (fromMs: number, toMs: number, strike: () => void): void =>
    scheduler.after(chaos.between(fromMs, toMs), () => {
      if (chaos.isCalm()) return;
      strike();
      every(fromMs, toMs, strike);
    });
  const length = () =>
    chaos.draw.chance(0.1) ? chaos.between(MINUTE, 20 * MINUTE) : chaos.between(SECOND, MINUTE);
  every(15 * MINUTE, 60 * MINUTE, () => {
    witness.count('platform outages');
    outages.platform = scheduler.now() + length();
  });
  every(15 * MINUTE, 60 * MINUTE, () => {
    witness.count('provider outages');
    outages.provider = scheduler.now() + length();
  });
  every(20 * MINUTE, 60 * MINUTE, () => {
    witness.count('clock steps');
    world.fleet.any()?.life.stepClock();
  });
  every(30 * MINUTE, 90 * MINUTE, () => {
    witness.count('Redis losses');
    shown.forget();
  });
}

/**
 * Runs one world: travellers and faults, then no faults until nothing is pending and every process has
 * audited twice more, then the checks. The same options give the same world, event by event.
 */
export async function runWorld(options: WorldOptions): Promise<WorldReport> {
  const world = createWorld(options);
  const { scheduler, chaos, records, witness } = world;
  const isNoticed = () => witness.violations().some(({ rule }) => options.until?.includes(rule));
  const run = (isDone: () => boolean) => scheduler.run(() => isNoticed() || isDone());
  const busy = adminActions(world, arrivalsMs(options.bookings));
  const visits = Array.from({ length: options.bookings }, (_, nth) => travel(world, nth));
  const state = { isOver: false };
  void Promise.all([busy, ...visits]).then(() => (state.isOver = true));
  await run(() => state.isOver);
  if (!state.isOver && !isNoticed()) throw new Error('the travellers never came to an end');

  chaos.calm();
  // Requests that were sent may still arrive; the audits after that must correct everything.
  const quietAt = scheduler.now() + LATEST_OF_ALL;
  const end = quietAt + REST_WITHIN;
  await run(() => scheduler.now() >= end || (scheduler.now() >= quietAt && records.pending().size === 0));
  const audits = world.fleet.auditsSince();
  const isAtRest = () => records.pending().size === 0 && (!options.isAuditing || audits() >= 2);
  await run(() => scheduler.now() >= end || isAtRest());
  return { witness, tally: judge(world), hours: (scheduler.now() - START) / HOUR, world };
}
