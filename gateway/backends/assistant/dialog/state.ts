/**
 * The state of a conversation between two messages: the current search, the hotel and booking in focus, and what
 * was asked or proposed last. It is stored as JSON with the thread, so the names of its fields must not change.
 */
import { z } from 'zod';
import { names } from '../tools/shapes.ts';
import type { FoundHotel, Place } from '../tools/tools.ts';
import { days, party, wishes } from '../tools/wishes.ts';
import { bookingQuestions, currencyCodes, questionKinds } from '../understanding/reading.ts';
import type { PlaceMention } from '../understanding/names/place-mention.ts';
import { editedParts } from '../understanding/goals/message-context.ts';

const placeName = z.object({ en: z.string(), he: z.string().nullable() });

const place = z.object({
  kind: z.enum(['country', 'city']),
  code: z.string(),
  name: placeName,
  countryCode: z.string(),
  countryName: placeName,
  /** The region that the traveller named, when this city was chosen from it. */
  region: placeName.optional(),
});

/** The wishes of a search that has none. */
export const noWishes = wishes.parse({});

const hotel = z.object({ id: z.string(), name: names });

/**
 * A hotel as it was shown, so that later messages can refer to it. A night's price includes fees at the property, in
 * minor units of shekels; it is only compared, never shown again.
 */
const shownHotel = hotel.extend({
  stars: z.number().nullable(),
  rating: z.number().nullable(),
  perNight: z.number().nullable(),
  /** Price of a night as it was shown, without those fees; unrounded. */
  shownNight: z.number().nullable().default(null),
});

/** What a bare “yes” would accept. */
const proposal = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('more') }),
  z.object({ kind: z.literal('compare') }),
  z.object({ kind: z.literal('find') }),
  z.object({ kind: z.literal('drop'), field: z.string(), value: z.string() }),
  z.object({ kind: z.literal('stay'), checkIn: z.string(), checkOut: z.string() }),
]);

/** The part of a stay that the assistant assumed: its first day, its length, or which weekend of several. */
const stayAssumed = z.enum(['start', 'nights', 'weekend']).nullable().default(null);

/** The search: its fields are part of the state, and the previous search is stored as one object. */
const searched = z.object({
  place: place.nullable().default(null),
  stay: days.nullable().default(null),
  stayAssumed,
  party: party.nullable().default(null),
  /** Number of children whose ages are missing; -1 when the number of children is unknown. */
  missingAges: z.number().default(0),
  wishes: wishes.default(noWishes),
});

const dialogState = z.object({
  ...searched.shape,
  /** Words for the last place, if it could not be looked up or is a region: the next search looks them up again. */
  pendingPlaces: z.custom<readonly PlaceMention[]>(Array.isArray).default([]),
  /** Highest price of a night, in whole shekels, that “cheaper” took from a hotel: it counts only in that hotel's city. */
  cheaperThan: z.number().nullable().default(null),
  /** The days searched first, for “the original dates”. */
  firstStay: days.nullable().default(null),
  /** Wishes that no search can check, to be mentioned with each list. */
  unchecked: z.array(z.string()).default([]),
  /** Hotels of the last list, first to last. */
  shown: z.array(shownHotel).max(10).default([]),
  /** Number of hotels of the search shown so far. */
  offset: z.number().default(0),
  hasSearched: z.boolean().default(false),
  /** The hotel in focus. */
  hotel: hotel.nullable().default(null),
  bookingId: z.string().nullable().default(null),
  /** Hotels discussed since the last list, latest first. */
  recent: z.array(hotel).max(3).default([]),
  /** The detail that was changed last. */
  edited: z
    .object({
      part: z.enum(editedParts),
      currency: z.enum(currencyCodes).nullable(),
      isPerPerson: z.boolean().optional(),
    })
    .nullable()
    .default(null),
  /** The search before its last change. */
  previous: searched.nullable().default(null),
  /** The party before people last left or joined. */
  partyBefore: z.object({ party: party.nullable(), missingAges: z.number() }).nullable().default(null),
  /** Bookings of the last list, first to last. */
  bookingIds: z.array(z.string()).max(5).default([]),
  /** What was asked last about an own booking, for “and the other one?” */
  bookingQuestion: z.enum(bookingQuestions).nullable().default(null).catch(null),
  /** Subject of the last answer: it decides what a short message refers to. */
  topic: z.enum(['search', 'bookings']).nullable().default(null),
  /** The question about a hotel that waits until it is clear which one. */
  openQuestion: z
    .object({ kind: z.enum(questionKinds), amenity: z.string() })
    .nullable()
    // An open question whose name has changed since an earlier release is dropped; the rest of the state stays.
    .catch(null),
  /** The question that the last reply asked; the next message may be its answer. */
  asked: z.enum(['place', 'dates', 'guests', 'ages', 'which-hotel']).nullable().default(null),
  /** Places that the last reply proposed to choose from. */
  choices: z.array(place).max(5).default([]),
  proposal: proposal.nullable().default(null),
  /** URL of the open page that was read into this state, so that it is not read twice. */
  readPath: z.string().nullable().default(null),
});

/** State of a conversation between two messages. JSON. */
export type DialogState = z.output<typeof dialogState>;
export type ShownHotel = z.output<typeof shownHotel>;

/** The state of a new conversation. */
export const emptyState = dialogState.parse({});

/** Reads the state of a thread; empty without one, or when an incompatible version stored it. */
export const readState = (stored: unknown): DialogState => dialogState.catch(emptyState).parse(stored);

/** A place alone, without the words that found it. */
export const plainPlace = (found: Place): NonNullable<DialogState['place']> => place.parse(found);

/** The hotel as a shown one. */
export const toShownHotel = ({ fullCost, total, ...hotel }: FoundHotel, nights: number): ShownHotel =>
  shownHotel.parse({
    ...hotel,
    perNight: fullCost && fullCost.amountMinor / nights,
    shownNight: total && total.amountMinor / nights,
  });

/** The search of a state alone. */
export const searchOf = (state: DialogState): NonNullable<DialogState['previous']> => searched.parse(state);
