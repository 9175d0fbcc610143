import { z } from 'zod';
import type { Reserved } from '../simulation/reservations.ts';
import { judge, type Tally } from '../simulation/verdict.ts';
import type { Violation } from '../simulation/witness.ts';
import type { World } from '../simulation/world.ts';
import type { Ledger } from './ledger.ts';
import type { Town } from './town.ts';

const DAY_MS = 86_400_000;
const dayText = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

const line = z.union([
  z.object({
    booked: z.object({
      confirmation: z.string(),
      clientReference: z.string(),
      checkIn: z.number(),
      checkOut: z.number(),
      hotel: z.object({ code: z.string() }),
      sold: z.object({ total: z.number() }),
      bookedAt: z.number(),
    }),
  }),
  z.object({ cancelled: z.string(), at: z.number() }),
]);

/** What the provider holds or held, from its own journal. */
function reservationsOf(town: Town): readonly Reserved[] {
  const all = new Map<string, Reserved>();
  for (const entry of town.journal().map((each) => line.parse(each))) {
    if ('cancelled' in entry) {
      const reserved = all.get(entry.cancelled);
      if (reserved) reserved.cancelledAt = entry.at;
      continue;
    }
    const { confirmation, clientReference, checkIn, checkOut, hotel, sold, bookedAt } = entry.booked;
    all.set(confirmation, {
      confirmation,
      clientRef: clientReference,
      hotelCode: hotel.code,
      checkIn: dayText(checkIn),
      checkOut: dayText(checkOut),
      fareMinor: sold.total,
      isFree: false,
      bookedAt,
      shownAt: bookedAt,
      cancelledAt: null,
      cancelDoneAt: 0,
    });
  }
  return [...all.values()];
}

/** References that were sent more than once. */
function sentTwice(reserved: readonly Reserved[]): Violation[] {
  const references = reserved.map(({ clientRef }) => clientRef);
  return references
    .filter((reference, nth) => references.indexOf(reference) !== nth)
    .map((detail) => ({ rule: 'a reference sent twice', bookingId: '', detail }));
}

/** The bookings of the travellers against the simulation's own invariants, as everything stands now. */
export async function judgeTown(
  town: Town,
  ledger: Ledger,
  before: ReadonlySet<unknown>,
): Promise<{ readonly tally: Tally; readonly violations: readonly Violation[] }> {
  const rows = (await town.records('Booking')).filter(({ id }) => !before.has(id));
  const provided = reservationsOf(town);
  const violations: Violation[] = sentTwice(provided);
  const atRest = {
    records: { all: () => rows },
    desk: { all: () => provided },
    rooms: { reserved: () => [] },
    witness: {
      violated: (rule: string, bookingId: string, detail: string) =>
        violations.push({ rule, bookingId, detail }),
      isExcused: () => false,
    },
    storyOf: (id: string) => ledger.story(id),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a world at rest is these five things to its judge
  const tally = judge(atRest as unknown as World);
  return { tally, violations };
}
