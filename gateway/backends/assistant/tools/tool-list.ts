import { z } from 'zod';
import { minorOf } from '../grounding/words/currencies.ts';
import { currencyCodes, pageTopics, ratings, sorts } from '../understanding/understanding.ts';
import {
  ToolFailed,
  type HotelFacts,
  type HotelsFound,
  type OffersFound,
  type Stay,
  type Tools,
} from './tools.ts';
import { askedOf, mealPlans } from './wishes.ts';

/** Characters of a text that goes back to a model. */
const LONGEST_TEXT = 600;
const MOST_HOTELS = 5;
const MOST_OFFERS = 5;
/** Items of any other list. */
const MOST_ITEMS = 20;

/** A tool as a model is told of it. */
export interface ModelTool {
  readonly name: string;
  readonly description: string;
  /** JSON Schema of the arguments. */
  readonly parameters: Readonly<Record<string, unknown>>;
  /**
   * Checks the arguments and asks. The answer is small and JSON; `{ error }` for arguments that do not fit and for a tool
   * that failed, so that the model can go on.
   * @throws the reason of an aborted turn
   */
  run(args: unknown, tools: Tools): Promise<unknown>;
}

interface Definition<S extends z.ZodType> {
  readonly name: string;
  readonly description: string;
  readonly args: S;
  readonly call: (args: z.output<S>, tools: Tools) => Promise<unknown>;
}

const define = <S extends z.ZodType>({ name, description, args, call }: Definition<S>): ModelTool => {
  const { $schema: _version, ...parameters } = z.toJSONSchema(args, { io: 'input' });
  return {
    name,
    description,
    parameters,
    run: async (given, tools) => {
      const read = args.safeParse(given);
      if (!read.success) return { error: 'BAD_ARGUMENTS', details: z.prettifyError(read.error) };
      try {
        return trimmed(await call(read.data, tools));
      } catch (cause) {
        if (cause instanceof ToolFailed) return { error: cause.code };
        throw cause;
      }
    },
  };
};

function trimmed(value: unknown): unknown {
  if (typeof value === 'string') {
    const letters = Array.from(value);
    return letters.length > LONGEST_TEXT ? `${letters.slice(0, LONGEST_TEXT).join('')}…` : value;
  }
  if (Array.isArray(value)) return value.slice(0, MOST_ITEMS).map(trimmed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, trimmed(inner)]));
}

const day = z.iso.date().describe('yyyy-MM-dd');
const stayArgs = {
  checkIn: day,
  checkOut: day,
  adults: z.int().min(1).max(30).default(2),
  childrenAges: z.array(z.int().min(0).max(17)).max(20).default([]).describe('one age for each child'),
  infants: z.int().min(0).max(9).default(0),
  rooms: z.int().min(1).max(9).default(1),
};
/** The highest limit that the search takes. */
const MAX_LIMIT = 999_999_999;

const priceArgs = z
  .object({
    min: z.int().min(0).max(MAX_LIMIT).default(0),
    max: z.int().min(0).max(MAX_LIMIT).nullable().default(null).describe('null for no upper limit'),
    per: z.enum(['NIGHT', 'STAY']).default('NIGHT').describe('one night, or the whole stay'),
  })
  .refine(({ min, max }) => max === null || max >= min, 'max is not below min')
  .describe('limits of the price of all rooms together, in whole shekels');

/** What is asked of a room: one offer has to meet all of it. */
const roomArgs = {
  meals: z.array(z.enum(mealPlans)).max(4).default([]),
  freeCancellation: z.boolean().default(false),
  bedsForAll: z.boolean().default(false).describe('only rooms known to have a bed for everybody'),
  price: priceArgs.nullable().default(null),
};
const offersArgs = { ...stayArgs, ...roomArgs };

const stayOf = (args: z.output<z.ZodObject<typeof offersArgs>>): Stay => ({
  checkIn: args.checkIn,
  checkOut: args.checkOut,
  adults: args.adults,
  childrenAges: args.childrenAges,
  infants: args.infants,
  rooms: args.rooms,
  ...askedOf(args),
});

const hotelId = z.string().min(1).max(100).describe('id of a hotel, as search_hotels or find_hotels gave it');
const bookingId = z.string().min(1).max(100).describe('id of a booking, as my_bookings gave it');

const searchArgs = z.object({
  place: z.string().min(1).max(100).describe('name of a city or country, in English or Hebrew'),
  placeCode: z.string().max(20).nullish().describe('code from find_places where one name has several'),
  ...stayArgs,
  stars: z.array(z.int().min(1).max(5)).max(5).default([]),
  rating: z.enum(ratings).nullable().default(null),
  amenities: z.array(z.string().max(40)).max(10).default([]).describe('English names, for example Pool'),
  ...roomArgs,
  sort: z.enum(sorts).default('RECOMMENDED'),
  page: z.int().min(1).max(100).default(1),
});

/** The place is found again here: a name that a model made up never becomes a fact by being asked. */
async function search(args: z.output<typeof searchArgs>, tools: Tools): Promise<unknown> {
  const places = await tools.findPlaces([args.place]);
  const found = args.placeCode ? places.find(({ code }) => code === args.placeCode) : places[0];
  if (!found) return { error: 'NO_SUCH_PLACE', places };
  const { words: _words, likeness: _likeness, ...place } = found;
  const { stars, rating, meals, amenities, freeCancellation, bedsForAll, price, sort, page } = args;
  const wishes = { stars, rating, meals, amenities, freeCancellation, bedsForAll, price, sort };
  return fewHotels(await tools.searchHotels({ place, stay: stayOf(args), wishes, page }));
}

/** Without a place that was found only the product's own hotels are looked at. */
async function findHotels(
  { words, place }: { readonly words: string; readonly place?: string | null | undefined },
  tools: Tools,
): Promise<unknown> {
  const places = place ? await tools.findPlaces([place]) : [];
  const hotels = await tools.findHotels(words, places.find(({ kind }) => kind === 'city') ?? null);
  return hotels.length > 0 ? hotels : { error: 'NOT_FOUND' };
}

const fewHotels = (found: HotelsFound): HotelsFound => ({
  ...found,
  hotels: found.hotels.slice(0, MOST_HOTELS),
});

const fewOffers = (found: OffersFound) => ({
  ...found,
  offers: found.offers.slice(0, MOST_OFFERS),
  offersInAll: found.offers.length,
});

/** Compared with the price of now: a saving on a sum of the model's own would be no fact. */
async function cheaper(hotelId: string, stay: Stay, tools: Tools): Promise<unknown> {
  const [cheapest] = (await tools.offers(hotelId, stay)).offers;
  const found = cheapest ? await tools.cheaperDates(hotelId, stay, cheapest.total) : null;
  return found ? { hotelId, cheaper: found } : { cheaper: null };
}

const orNone = (hotel: HotelFacts | null): unknown => hotel ?? { error: 'NOT_FOUND' };

/** What a model may ask: the same tools as the rules use, each by a name and a schema. Nothing here changes anything. */
export const toolList: readonly ModelTool[] = [
  define({
    name: 'find_places',
    description: 'Finds countries and cities by name, in English or Hebrew, typos forgiven; likeliest first.',
    args: z.object({ phrases: z.array(z.string().min(1).max(100)).min(1).max(20) }),
    call: ({ phrases }, tools) => tools.findPlaces(phrases),
  }),
  define({
    name: 'find_hotels',
    description: 'Finds hotels by what they are called, in English or Hebrew, typos forgiven; best first.',
    args: z.object({
      words: z.string().min(1).max(100).describe('name of the hotel'),
      place: z.string().min(1).max(100).nullish().describe('name of its city, where it is known'),
    }),
    call: findHotels,
  }),
  define({
    name: 'search_hotels',
    description:
      'Searches hotels with live prices for a place, a stay and wishes; five a page, prices in agorot of ILS.',
    args: searchArgs,
    call: search,
  }),
  define({
    name: 'hotel_facts',
    description: 'Reads name, description, address, stars, rating, amenities and check-in hours of a hotel.',
    args: z.object({ hotelId }),
    call: async (args, tools) => orNone(await tools.hotel(args.hotelId)),
  }),
  define({
    name: 'hotel_offers',
    description:
      'Reads rooms, prices, meals, cancellation rules and desk fees of a hotel for a stay and wishes of a room.',
    args: z.object({ hotelId, ...offersArgs }),
    call: async (args, tools) => fewOffers(await tools.offers(args.hotelId, stayOf(args))),
  }),
  define({
    name: 'nearest_dates',
    description: 'Finds the nearest days with rooms of a hotel that has none for a stay.',
    args: z.object({ hotelId, ...offersArgs }),
    call: async (args, tools) => {
      const stays = await tools.nearestDates(args.hotelId, stayOf(args));
      return stays.length > 0 ? { hotelId: args.hotelId, stays } : { stays };
    },
  }),
  define({
    name: 'cheaper_dates',
    description: 'Finds days near a stay on which the same hotel is at least five percent cheaper.',
    args: z.object({ hotelId, ...offersArgs }),
    call: (args, tools) => cheaper(args.hotelId, stayOf(args), tools),
  }),
  define({
    name: 'extras',
    description:
      'Lists rental cars, insurance and attractions that can be added to a stay, with their prices.',
    args: z.object({}),
    call: (_, tools) => tools.extras(),
  }),
  define({
    name: 'my_bookings',
    description: 'Lists the traveller’s own bookings with what cancelling each would cost now.',
    args: z.object({}),
    call: async (_, tools) => {
      const bookings = await tools.bookings();
      return bookings ? { bookings } : { error: 'AUTH_REQUIRED' };
    },
  }),
  define({
    name: 'one_booking',
    description: 'Reads one booking of the traveller with what cancelling it would cost now.',
    args: z.object({ bookingId }),
    call: async (args, tools) => (await tools.booking(args.bookingId)) ?? { error: 'NOT_FOUND' },
  }),
  define({
    name: 'product_page',
    description: 'Reads what the product itself says about one subject, for quoting its rules.',
    args: z.object({
      key: z.enum(pageTopics),
    }),
    call: async ({ key }, tools) => (await tools.page(key)) ?? { error: 'NOT_FOUND' },
  }),
  define({
    name: 'to_shekels',
    description: 'Turns an amount of another currency into whole shekels by the dated table.',
    args: z.object({
      amount: z.number().positive().max(10_000_000),
      currency: z.enum(currencyCodes),
    }),
    call: async ({ amount, currency }, tools) => ({
      of: { amountMinor: minorOf(amount, currency), currency },
      ...(await tools.inShekels(amount, currency)),
    }),
  }),
];
