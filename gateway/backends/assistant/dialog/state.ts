import { z } from 'zod';
import { currencyCodes, questionKinds, ratings, sorts } from '../understanding/understanding.ts';
import { editedParts } from '../understanding/goals/scene.ts';

const names = z.object({ en: z.string().nullable(), he: z.string().nullable() });
const placeName = z.object({ en: z.string(), he: z.string().nullable() });

const place = z.object({
  kind: z.enum(['country', 'city']),
  code: z.string(),
  name: placeName,
  countryCode: z.string(),
  countryName: placeName,
});

const days = z.object({ checkIn: z.string(), checkOut: z.string() });

const party = z.object({
  adults: z.number(),
  childrenAges: z.array(z.number()),
  infants: z.number(),
  rooms: z.number(),
});

const wishes = z.object({
  stars: z.array(z.number()).default([]),
  rating: z.enum(ratings).nullable().default(null),
  meals: z.array(z.string()).default([]),
  amenities: z.array(z.string()).default([]),
  freeCancellation: z.boolean().default(false),
  bedsForAll: z.boolean().default(false),
  price: z
    .object({ min: z.number(), max: z.number().nullable(), per: z.enum(['NIGHT', 'STAY']) })
    .nullable()
    .default(null),
  sort: z.enum(sorts).default('RECOMMENDED'),
});

export const noWishes = wishes.parse({});

/**
 * A hotel as it was shown: enough to point at it again. A night's price is with what is paid at the property, in minor
 * units of shekels, and never told again from here.
 */
const shownHotel = z.object({
  id: z.string(),
  name: names,
  stars: z.number().nullable(),
  rating: z.number().nullable(),
  perNight: z.number().nullable(),
});

/** What a bare “yes” would mean. */
const proposal = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('more') }),
  z.object({ kind: z.literal('compare') }),
  z.object({ kind: z.literal('find') }),
  z.object({ kind: z.literal('drop'), field: z.string(), value: z.string() }),
  z.object({ kind: z.literal('stay'), checkIn: z.string(), checkOut: z.string() }),
]);

/** Which part of a stay she took by herself: its first day, how long it is, or which weekend of several. */
const stayAssumed = z.enum(['start', 'nights', 'weekend']).nullable().default(null);

const dialogState = z.object({
  place: place.nullable().default(null),
  stay: days.nullable().default(null),
  /** The days searched first, for “the original dates”. */
  firstStay: days.nullable().default(null),
  stayAssumed,
  party: party.nullable().default(null),
  /** Children whose ages are still to be told. */
  missingAges: z.number().default(0),
  wishes: wishes.default(noWishes),
  /** Hotels of the last list, first to last. */
  shown: z.array(shownHotel).max(10).default([]),
  /** Hotels of the search that were shown so far. */
  offset: z.number().default(0),
  hasSearched: z.boolean().default(false),
  /** The hotel that is talked about. */
  hotel: z.object({ id: z.string(), name: names }).nullable().default(null),
  bookingId: z.string().nullable().default(null),
  /** Hotels talked about since the last list, the last one first. */
  recent: z
    .array(z.object({ id: z.string(), name: names }))
    .max(3)
    .default([]),
  /** The number that was changed last. */
  edited: z
    .object({
      part: z.enum(editedParts),
      currency: z.enum(currencyCodes).nullable(),
      isPerPerson: z.boolean().optional(),
    })
    .nullable()
    .default(null),
  /** The search before its last change. */
  previous: z
    .object({
      place: place.nullable(),
      stay: days.nullable(),
      stayAssumed,
      party: party.nullable(),
      missingAges: z.number().default(0),
      wishes,
    })
    .nullable()
    .default(null),
  /** Who travelled before some left or joined. */
  partyBefore: z.object({ party: party.nullable(), missingAges: z.number() }).nullable().default(null),
  /** Bookings of the last list, first to last. */
  bookingIds: z.array(z.string()).max(5).default([]),
  /** What was talked about last: it decides what a few words go on with. */
  topic: z.enum(['search', 'bookings']).nullable().default(null),
  /** What was asked about a hotel while it was not clear which one. */
  openQuestion: z
    .object({ kind: z.enum(questionKinds), amenity: z.string() })
    .nullable()
    // A question of an earlier release that has another name now costs only itself.
    .catch(null),
  asked: z.enum(['place', 'dates', 'guests', 'ages', 'which-hotel']).nullable().default(null),
  /** Places of which one was asked for. */
  choices: z.array(place).max(5).default([]),
  proposal: proposal.nullable().default(null),
  /** Address of the open page that was read into this state; the same one is not read twice. */
  readPath: z.string().nullable().default(null),
});

/** What a conversation knows between two messages. JSON. */
export type DialogState = z.output<typeof dialogState>;
export type Days = z.output<typeof days>;
export type Party = z.output<typeof party>;
export type ShownHotel = z.output<typeof shownHotel>;

export const emptyState = dialogState.parse({});

/** The state of a thread; empty when there is none or an older program wrote it. */
export function readState(stored: unknown): DialogState {
  const read = dialogState.safeParse(stored);
  return read.success ? read.data : emptyState;
}
