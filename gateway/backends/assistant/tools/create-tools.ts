import type { Activity } from '../dialog/reply.ts';
import { createQuery, type Query, type GatewayConnection } from './query-gateway.ts';
import { ownBooking, ownBookings } from './own-bookings.ts';
import * as queries from './queries.ts';
import { searchHotels, stayInput, wishesInput } from './search-hotels.ts';
import * as shapes from './shapes.ts';
import { ToolFailed } from './tools.ts';
import type { HotelNamed, Place, PlaceFound, RegionFound, Tools } from './tools.ts';

/** Dependencies of the tools of one turn. */
export interface ToolsOptions extends GatewayConnection {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Called whenever a tool begins. */
  readonly onActivity: (activity: Activity) => void;
}

/** The tools of one turn, on behalf of its caller. See `Tools` for their contract. */
export function createTools(options: ToolsOptions): Tools {
  const ask = createQuery(options);
  const { now, signal } = options;
  const withActivity =
    <Args extends readonly unknown[], Result>(activity: Activity, tool: (...args: Args) => Promise<Result>) =>
    (...args: Args): Promise<Result> => {
      options.onActivity(activity);
      return tool(...args);
    };
  return {
    findPlaces: (phrases) => findPlaces(phrases, ask),
    findRegions: (phrases) => findRegions(phrases, ask),
    cityOfSight: (message) => cityOfSight(message, ask),
    findHotels: withActivity('searching', (words, place) => findHotels(words, place, ask)),
    searchHotels: withActivity('searching', (query) => searchHotels(query, { ask, signal, now })),
    hotel: withActivity('reading-hotel', async (id) => {
      return (await ask({ query: queries.HOTEL, variables: { id }, shape: shapes.hotelShape })).hotel;
    }),
    offers: withActivity('reading-hotel', async (hotelId, stay) => {
      const variables = { id: hotelId, stay: stayInput(stay), ...wishesInput(stay) };
      const { hotel } = await ask({ query: queries.OFFERS, variables, shape: shapes.offersShape });
      if (!hotel) throw new ToolFailed('NOT_FOUND');
      return { hotelId, stay, ...hotel.offers };
    }),
    nearestDates: withActivity('searching', async (hotelId, stay) => {
      const variables = { id: hotelId, stay: stayInput(stay), ...wishesInput(stay) };
      const { nearestDates } = await ask({ query: queries.NEAREST, variables, shape: shapes.nearestShape });
      return nearestDates.flatMap(({ stays }) => stays);
    }),
    cheaperDates: withActivity('searching', async (hotelId, stay, { total, paidTotal }) => {
      const shown = { hotelId, totalMinor: total.amountMinor, paidTotalMinor: paidTotal.amountMinor };
      const variables = { shown, stay: stayInput(stay), ...wishesInput(stay) };
      const { cheaperDates } = await ask({ query: queries.CHEAPER, variables, shape: shapes.cheaperShape });
      const [best] = cheaperDates;
      return best ? { ...best.stay, savingPercent: best.savingPercent } : null;
    }),
    extras: async () =>
      (await ask({ query: queries.EXTRAS, shape: shapes.extrasShape, isPublic: true })).extrasCatalogue,
    bookings: withActivity('reading-bookings', () => ownBookings(ask)),
    booking: withActivity('reading-bookings', (id) => ownBooking(id, ask)),
    page: withActivity('reading-page', async (key) => {
      return (await ask({ query: queries.PAGE, variables: { key }, shape: shapes.pageShape, isPublic: true }))
        .productPage;
    }),
    siteQuestions: async () =>
      (await ask({ query: queries.QUESTIONS, shape: shapes.questionsShape, isPublic: true }))
        .productQuestions,
    inShekels: (amount, currency) => inShekels(amount, currency, ask),
  };
}

/** Limits of the schema's field. */
const MOST_PHRASES = 20;
const LONGEST_PHRASE = 100;

const validPhrases = (phrases: readonly string[]): readonly string[] =>
  [...new Set(phrases.map((phrase) => phrase.trim()))]
    .filter((phrase) => phrase !== '' && phrase.length <= LONGEST_PHRASE)
    .slice(0, MOST_PHRASES);

async function findRegions(phrases: readonly string[], ask: Query): Promise<readonly RegionFound[]> {
  const valid = validPhrases(phrases);
  if (valid.length === 0) return [];
  const variables = { phrases: valid };
  return (await ask({ query: queries.REGIONS, variables, shape: shapes.regionsShape, isPublic: true }))
    .findRegions;
}

async function findPlaces(phrases: readonly string[], ask: Query): Promise<readonly PlaceFound[]> {
  const valid = validPhrases(phrases);
  if (valid.length === 0) return [];
  const variables = { phrases: valid };
  return (await ask({ query: queries.PLACES, variables, shape: shapes.placesShape, isPublic: true }))
    .findPlaces;
}

const SIGHTS = new Set(['SIGHT', 'STATION', 'AREA', 'AIRPORT']);

async function cityOfSight(message: string, ask: Query): Promise<PlaceFound | null> {
  const variables = { search: message.slice(0, LONGEST_PHRASE) };
  const found = await ask({ query: queries.SIGHTS, variables, shape: shapes.sightsShape, isPublic: true });
  const [sight] = found.suggestions;
  if (!sight?.cityName || !SIGHTS.has(sight.kind)) return null;
  const cities = await findPlaces([sight.cityName], ask);
  return cities.find(({ kind, code }) => kind === 'city' && code === sight.cityCode) ?? null;
}

async function findHotels(words: string, place: Place | null, ask: Query): Promise<readonly HotelNamed[]> {
  const name = words.trim();
  if (name === '' || name.length > LONGEST_PHRASE) return [];
  const variables = { words: name, cityCode: place?.kind === 'city' ? place.code : null };
  return (
    await ask({ query: queries.HOTELS_NAMED, variables, shape: shapes.hotelsNamedShape, isPublic: true })
  ).findHotels;
}

const SHEKEL = 'ILS';

/** Whole shekels, because the price filter has no smaller unit. */
async function inShekels(amount: number, currency: string, ask: Query) {
  const { asOf, rates } = (await ask({ query: queries.RATES, shape: shapes.ratesShape, isPublic: true }))
    .exchangeRates;
  const rate = currency === SHEKEL ? 1 : rates.find(({ code }) => code === currency)?.perShekel;
  if (rate === undefined) throw new ToolFailed('BAD_USER_INPUT');
  return { shekels: Math.round(amount / rate), asOf };
}
