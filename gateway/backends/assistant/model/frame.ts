/**
 * The frame: the structured answer of a model to a message, as a zod schema and as the JSON Schema that is sent to
 * it.
 */
import { z } from 'zod';
import { AMENITY_KEYS } from '#shared/hotel/amenity-keys.ts';
import { bookingQuestions, currencyCodes, productPageKeys, questionKinds } from '../understanding/reading.ts';
import { filterIds } from './filters.ts';

const words = z
  .string()
  .min(1)
  .max(200)
  .describe('The words of the message that say this, copied letter by letter');
const count = (least: number, most: number) => z.int().min(least).max(most);

const hotelRef = z.union([
  z.strictObject({ kind: z.literal('it') }),
  z.strictObject({
    kind: z.literal('ordinal'),
    place: z.union([count(1, 10), z.literal(-1)]).describe('1 is the first, -1 the last of those shown'),
  }),
  z.strictObject({
    kind: z.literal('extreme'),
    most: z.enum(['cheapest', 'dearest', 'best-rated', 'most-stars']),
  }),
  z.strictObject({ kind: z.literal('named'), words }),
]);

const goal = z.union([
  z.strictObject({
    kind: z
      .enum(['find', 'more', 'person', 'yes', 'no', 'unknown'])
      .describe('find: a search, or a change of it'),
  }),
  z.strictObject({ kind: z.literal('compare'), hotels: z.array(hotelRef).max(4) }),
  z.strictObject({
    kind: z.literal('hotel'),
    hotel: hotelRef,
    question: z.enum(questionKinds),
    amenity: z.enum(AMENITY_KEYS).nullable().describe('With the question amenity only'),
  }),
  z.strictObject({ kind: z.literal('extras'), about: z.enum(['cars', 'insurance', 'attractions', 'all']) }),
  z.strictObject({ kind: z.literal('bookings'), question: z.enum(bookingQuestions) }),
  z.strictObject({ kind: z.literal('page'), page: z.enum(productPageKeys) }),
  z.strictObject({ kind: z.literal('act'), act: z.enum(['book', 'pay', 'apply']) }),
  z.strictObject({
    kind: z.literal('small-talk'),
    about: z.enum(['greeting', 'how-are-you', 'thanks', 'goodbye', 'who', 'help', 'praise', 'insult']),
  }),
]);

/** The reading of a message that a model fills in. Every part quotes the words it was read from. */
export const frame = z.strictObject({
  goal,
  places: z.array(words).max(4),
  dates: z
    .strictObject({
      checkIn: z.iso.date().nullable(),
      checkOut: z.iso.date().nullable(),
      nights: count(1, 30).nullable(),
      words,
    })
    .nullable(),
  guests: z
    .strictObject({
      adults: count(1, 60).nullable(),
      childrenAges: z.array(count(0, 17)).max(20).nullable().describe('Null when no children are mentioned'),
      children: count(0, 20).nullable(),
      rooms: count(1, 40).nullable(),
      words,
    })
    .nullable(),
  budget: z
    .strictObject({
      min: z.number().positive().max(1_000_000).nullable(),
      max: z.number().positive().max(1_000_000).nullable(),
      currency: z.enum(currencyCodes).nullable(),
      per: z.enum(['night', 'stay']),
      isPerPerson: z.boolean(),
      words,
    })
    .nullable(),
  added: z.array(z.strictObject({ filter: z.enum(filterIds), words })).max(12),
  dropped: z.array(z.strictObject({ filter: z.enum(filterIds), words })).max(12),
  unmet: z
    .array(z.strictObject({ kind: z.enum(['request', 'fact']), words }))
    .max(6)
    .describe('Wishes that no filter knows'),
});

export type Frame = z.output<typeof frame>;

const { $schema: _version, ...schema } = z.toJSONSchema(frame, {
  // Strict schemas do not allow text lengths, and a server would refuse the request. The response is checked for them.
  override: ({ jsonSchema }) => {
    delete jsonSchema.minLength;
    delete jsonSchema.maxLength;
  },
});

/** The frame, the structured answer of the model, as a JSON Schema that servers accept as strict. */
export const frameSchema: Readonly<Record<string, unknown>> = schema;
