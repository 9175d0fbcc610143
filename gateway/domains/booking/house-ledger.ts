import { AppError, type ErrorCode } from '../../errors.ts';
import type { RoomInventory, RoomReference } from '../../models/room-inventory.ts';
import { todayInIsrael } from '../../pricing/clocks.ts';
import type { At } from '../../pricing/room-stock.ts';
import type { RoomInventoryStore } from '../../upstreams/platform/entity-platform.ts';
import type { Clock } from './ports.ts';

/** As many as may want the same room at once, and some. */
const MAX_ROUNDS = 60;
/** Doubtful writes in a row after which it is given up. */
const MAX_DOUBTS = 3;
const LONGEST_WAIT_MS = 40;

const DOUBTFUL: ReadonlySet<ErrorCode> = new Set(['TIMEOUT', 'PLATFORM_UNAVAILABLE', 'UPSTREAM_ERROR']);

/** The inventory of one room type. */
export interface RoomPlace {
  readonly hotelId: string;
  readonly roomType: string;
  readonly roomKey: string;
}

/** What is to become of the references of a room type, and what that means. */
interface Decision<T> {
  /** The same list leaves the inventory alone. */
  readonly references: readonly RoomReference[];
  readonly answer: T;
}

interface LedgerDeps {
  readonly rooms: Pick<RoomInventoryStore, 'open' | 'change'>;
  /** Who shows rooms that are left hears of every change. Must neither wait nor throw. */
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

/**
 * Reads, decides, and writes if nobody else wrote meanwhile; else reads and decides again. So the last room has one
 * winner. A write whose answer was lost is made again: it counts only for the version it names, so it can neither
 * happen twice nor after one that came later.
 * @param read the inventory as it is now; null when there is none yet
 * @param place what to open when there is none
 * @throws AppError when the platform cannot be asked, OVERLOADED when too many are at it
 */
export async function decideRooms<T>(
  deps: LedgerDeps,
  read: () => Promise<RoomInventory | null>,
  place: RoomPlace | null,
  decide: (references: readonly RoomReference[], at: At) => Decision<T>,
): Promise<T> {
  const { clock, random } = deps;
  let doubts = 0;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const known = await read();
    const before = known?.references ?? NOTHING;
    const { references, answer } = decide(before, momentOf(clock));
    if (references === before) return answer;
    try {
      if (await write(deps, known, place, references)) return answer;
      doubts = 0;
    } catch (cause) {
      doubts += 1;
      if (!isDoubtful(cause) || doubts >= MAX_DOUBTS) throw cause;
    }
    const [spread = 0] = random(1);
    await clock.sleep(Math.ceil(((spread + 1) / 256) * LONGEST_WAIT_MS));
  }
  throw new AppError('OVERLOADED');
}

/** True when the references are written; false when somebody else wrote first, or there is nothing to write to. */
async function write(
  { rooms, changed }: LedgerDeps,
  known: RoomInventory | null,
  place: RoomPlace | null,
  references: readonly RoomReference[],
): Promise<boolean> {
  const current = known ?? (place && (await rooms.open(place)));
  // An inventory is opened empty: one that has moved since belongs to somebody who was quicker.
  if (!current || (!known && current.version > 1)) return false;
  try {
    return await rooms.change(current.id, current.version, references);
  } finally {
    changed(current.hotelId);
  }
}
