import { z } from 'zod';
import type { Reserved } from '../simulation/upstreams/reservations.ts';
import { judge, type Tally } from '../simulation/checks/verdict.ts';
import type { Violation } from '../simulation/checks/witness.ts';
import type { Ledger } from './ledger.ts';
import type { Deployment } from './deployment.ts';
import { DAY_MS } from '#shared/stay/time-units.ts';

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

/** All reservations of the provider, cancelled ones included, from its journal. */
function reservationsOf(deployment: Deployment): readonly Reserved[] {
  const all = new Map<string, Reserved>();
  for (const entry of deployment.journal().map((each) => line.parse(each))) {
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
      listedAt: bookedAt,
      cancelledAt: null,
      cancelDoneAt: 0,
    });
  }
  return [...all.values()];
}

const inventory = z.object({
  hotel_id: z.string(),
  references: z.array(
    z.object({
      ref: z.string(),
      kind: z.enum(['booking', 'hold', 'gone']),
      check_in: z.string(),
      check_out: z.string(),
      rooms: z.number(),
      made_at: z.number(),
      ends_at: z.number().nullable(),
    }),
  ),
});

/** All reservations of stored hotels, cancelled ones included. */
async function ownReservationsOf(deployment: Deployment): Promise<readonly Reserved[]> {
  const rows = z.array(inventory).parse(await deployment.records('RoomInventory'));
  return rows.flatMap(({ hotel_id: hotelCode, references }) =>
    references
      .filter(({ kind, rooms }) => kind !== 'hold' && rooms > 0)
      .map(({ ref, kind, check_in: checkIn, check_out: checkOut, made_at: at, ends_at: end }) => ({
        confirmation: ref,
        clientRef: ref,
        hotelCode,
        checkIn,
        checkOut,
        fareMinor: 0,
        isFree: true,
        bookedAt: at,
        shownAt: at,
        listedAt: at,
        cancelledAt: kind === 'gone' ? end : null,
        cancelDoneAt: end ?? 0,
      })),
  );
}

/** Violations for references that were sent more than once. */
function sentTwice(reserved: readonly Reserved[]): Violation[] {
  const references = reserved.map(({ clientRef }) => clientRef);
  return references
    .filter((reference, nth) => references.indexOf(reference) !== nth)
    .map((detail) => ({ rule: 'a reference sent twice', bookingId: '', detail }));
}

/** Checks the travellers' bookings against the simulation's invariants, in their current state. */
export async function judgeDeployment(
  deployment: Deployment,
  ledger: Ledger,
  before: ReadonlySet<unknown>,
): Promise<{ readonly tally: Tally; readonly violations: readonly Violation[] }> {
  const all = await deployment.records('Booking');
  const rows = all.filter(({ id }) => !before.has(id));
  const refsOf = ({ refs }: Record<string, unknown>): unknown[] => (Array.isArray(refs) ? refs : []);
  const others = new Set(all.filter(({ id }) => before.has(id)).flatMap(refsOf));
  const [provided, own] = [reservationsOf(deployment), await ownReservationsOf(deployment)];
  const violations: Violation[] = sentTwice(provided);
  const tally = judge({
    records: { all: () => rows },
    reservationStore: { all: () => provided },
    rooms: { reserved: () => own.filter(({ clientRef }) => !others.has(clientRef)) },
    witness: {
      violated: (rule, bookingId, detail) => violations.push({ rule, bookingId, detail }),
      isExcused: () => false,
      isDoubtful: () => false,
    },
    storyOf: (id) => ledger.story(id),
  });
  return { tally, violations };
}
