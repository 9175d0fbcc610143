import { AppError, type ErrorCode } from '#gateway/errors.ts';
import type { RoomInventory, RoomReference } from '#models/room-inventory.ts';
import { todayInIsrael } from '#shared/stay/clocks.ts';
import type { At } from '#shared/hotel/room-stock.ts';
import type { RoomInventoryStore } from '#upstreams/platform/entity-platform.ts';
import type { Clock } from '../ports.ts';

/** Attempts before giving up: more than the number of requests expected at once for the same room. */
const MAX_ROUNDS = 60;
/** Number of consecutive writes with an unknown result, after which the request fails. */
const MAX_DOUBTS = 3;
const MAX_WAIT_MS = 40;

const DOUBTFUL: ReadonlySet<ErrorCode> = new Set(['TIMEOUT', 'PLATFORM_UNAVAILABLE', 'UPSTREAM_ERROR']);

/** Identifies the inventory of one room type. */
export interface InventoryKey {
  readonly hotelId: string;
  readonly roomType: string;
  readonly roomKey: string;
}

/** The new references of a room type, and the result of the call that changes them. */
interface Decision<T> {
  /** Returning the same list means that nothing is written. */
  readonly references: readonly RoomReference[];
  readonly answer: T;
}

interface RepositoryDeps {
  readonly rooms: Pick<RoomInventoryStore, 'inventory' | 'inventoryWith' | 'open' | 'change'>;
  /**
   * Called after every attempted change, so that displayed remaining rooms are refreshed. Must neither wait nor throw.
   */
  readonly changed: (hotelId: string) => void;
  readonly clock: Clock;
  /** Bytes from a secure source. */
  readonly random: (bytes: number) => Uint8Array;
}

function momentOf(clock: Pick<Clock, 'now'>): At {
  const now = clock.now();
  return { now, today: todayInIsrael(new Date(now)) };
}

const NOTHING: readonly RoomReference[] = [];

const isDoubtful = (cause: unknown): boolean => cause instanceof AppError && DOUBTFUL.has(cause.code);

/** Decides on the current references. */
type Decide<T> = (references: readonly RoomReference[], at: At) => Decision<T>;

/** A decision that waits in the queue. */
interface Waiting {
  /** Returns the new references. */
  decide(references: readonly RoomReference[], at: At): readonly RoomReference[];
  /** Resolves the waiting call with the result of the last decision. */
  settle(): void;
  fail(cause: unknown): void;
}

function waitingFor<T>(decide: Decide<T>, resolve: (answer: T) => void, fail: Waiting['fail']): Waiting {
  const last: { settle: () => void } = { settle: () => undefined };
  return {
    decide(references, at) {
      const { references: after, answer } = decide(references, at);
      last.settle = () => resolve(answer);
      return after;
    },
    settle: () => last.settle(),
    fail,
  };
}

/** Updates room inventories for all callers in this process. */
export interface InventoryRepository {
  /**
   * Reads, decides, and writes unless the record was modified meanwhile; otherwise reads and decides again. So only one
   * caller gets the last room. Requests for one room type that arrive while another is running are queued, and then
   * decided in order on one read and one write: a hundred requests for the last room cost about as much as one.
   * @param room its inventory is created when there is none yet
   * @throws AppError when the platform cannot be reached, OVERLOADED when too many requests compete
   */
  decide<T>(room: InventoryKey, decide: Decide<T>): Promise<T>;
  /** Decides on the inventory that contains a reference; no inventory is created. @throws AppError as `decide` */
  decideWith<T>(reference: string, decide: Decide<T>): Promise<T>;
}

export function createInventoryRepository(deps: RepositoryDeps): InventoryRepository {
  const { rooms } = deps;
  const queues = new Map<string, Waiting[]>();

  const takeTurns = async (key: string, room: InventoryKey): Promise<void> => {
    const read = () => rooms.inventory(room.hotelId, room.roomKey);
    for (let batch = queues.get(key) ?? []; batch.length > 0; batch = queues.get(key) ?? []) {
      queues.set(key, []);
      await decideTogether(deps, read, room, batch);
    }
    queues.delete(key);
  };

  return {
    decide: (room, decide) =>
      new Promise((resolve, reject) => {
        const key = `${room.hotelId} ${room.roomKey}`;
        const waiting = waitingFor(decide, resolve, reject);
        const queue = queues.get(key);
        if (queue) {
          queue.push(waiting);
          return;
        }
        queues.set(key, [waiting]);
        void takeTurns(key, room);
      }),
    decideWith: (reference, decide) =>
      new Promise((resolve, reject) => {
        const batch = [waitingFor(decide, resolve, reject)];
        void decideTogether(deps, () => rooms.inventoryWith(reference), null, batch);
      }),
  };
}

/**
 * Runs all waiting decisions on one read and one write. A write without a response is repeated: it applies only to the
 * version it names, so it can neither happen twice nor overwrite a later one. Never rejects: the waiting callers get
 * the error.
 */
async function decideTogether(
  deps: RepositoryDeps,
  read: () => Promise<RoomInventory | null>,
  room: InventoryKey | null,
  batch: readonly Waiting[],
): Promise<void> {
  try {
    await writeTogether(deps, read, room, batch);
    for (const waiting of batch) waiting.settle();
  } catch (cause) {
    for (const waiting of batch) waiting.fail(cause);
  }
}

async function writeTogether(
  deps: RepositoryDeps,
  read: () => Promise<RoomInventory | null>,
  room: InventoryKey | null,
  batch: readonly Waiting[],
): Promise<void> {
  const { clock, random } = deps;
  let doubts = 0;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const known = await read();
    const before = known?.references ?? NOTHING;
    const at = momentOf(clock);
    const references = batch.reduce((now, waiting) => waiting.decide(now, at), before);
    if (references === before) return;
    try {
      if (await write(deps, known, room, references)) return;
      doubts = 0;
    } catch (cause) {
      doubts += 1;
      if (!isDoubtful(cause) || doubts >= MAX_DOUBTS) throw cause;
    }
    const [spread = 0] = random(1);
    await clock.sleep(Math.ceil(((spread + 1) / 256) * MAX_WAIT_MS));
  }
  throw new AppError('OVERLOADED');
}

/** True when the references are written; false when another process wrote first, or the inventory does not exist. */
async function write(
  { rooms, changed }: RepositoryDeps,
  known: RoomInventory | null,
  room: InventoryKey | null,
  references: readonly RoomReference[],
): Promise<boolean> {
  const current = known ?? (room && (await rooms.open(room)));
  // A new inventory is empty at version 1: a later version was written by another process.
  if (!current || (!known && current.version > 1)) return false;
  try {
    return await rooms.change(current.id, current.version, references);
  } finally {
    changed(current.hotelId);
  }
}
