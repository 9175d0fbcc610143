/** Creates the tools with which the dialog looks things up in the gateway. */
import { createQuery, type GatewayConnection, type Query } from './query-gateway.ts';
import { ownBooking, ownBookings } from './own-bookings.ts';
import * as queries from './queries.ts';
import { searchHotels, stayInput, wishesInput } from './search-hotels.ts';
import * as offerShapes from './offer-shapes.ts';
import * as shapes from './shapes.ts';
import {
  ToolFailed,
  type Activity,
  type NamedHotel,
  type Place,
  type FoundPlace,
  type Tools,
} from './tools.ts';

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
  /** Reads what is the same for every caller. */
  const read: Query = (query, shape, variables) => ask(query, shape, variables, { isPublic: true });
  const { now, signal } = options;
  const withActivity =
    <Args extends readonly unknown[], Result>(activity: Activity, tool: (...args: Args) => Promise<Result>) =>
    (...args: Args): Promise<Result> => {
      options.onActivity(activity);
      return tool(...args);
    };
  return {
    findPlaces: (phrases) => findPlaces(phrases, read),
    findRegions: async (all) => {
      const phrases = validPhrases(all);
      if (phrases.length === 0) return [];
      return (await read(queries.REGIONS, shapes.regionsShape, { phrases })).findRegions;
    },
    cityOfSight: (message) => cityOfSight(message, read),
    findHotels: withActivity('searching', (words, place) => findHotels(words, place, read)),
    searchHotels: withActivity('searching', (query) => searchHotels(query, { ask, signal, now })),
    hotel: withActivity('reading-hotel', async (id) => {
      return (await ask(queries.HOTEL, shapes.hotelShape, { id })).hotel;
    }),
    offers: withActivity('reading-hotel', async (hotelId, stay) => {
      const variables = { id: hotelId, stay: stayInput(stay), ...wishesInput(stay) };
      const { hotel } = await ask(queries.OFFERS, offerShapes.offersShape, variables);
      if (!hotel) throw new ToolFailed('NOT_FOUND');
      return { stay, ...hotel.offers };
    }),
    nearestDates: withActivity('searching', async (hotelId, stay) => {
      const variables = { id: hotelId, stay: stayInput(stay), ...wishesInput(stay) };
      const { nearestDates } = await ask(queries.NEAREST, offerShapes.nearestShape, variables);
      return nearestDates.flatMap(({ stays }) => stays);
    }),
    cheaperDates: withActivity('searching', async (hotelId, stay, { total, fullCost }) => {
      const shown = { hotelId, totalMinor: total.amountMinor, fullCostMinor: fullCost.amountMinor };
      const variables = { shown, stay: stayInput(stay), ...wishesInput(stay) };
      const { cheaperDates } = await ask(queries.CHEAPER, offerShapes.cheaperShape, variables);
      const [best] = cheaperDates;
      return best ? { ...best.stay, savingPercent: best.savingPercent } : null;
    }),
    extras: async () => (await read(queries.EXTRAS, shapes.extrasShape)).extrasCatalogue,
    bookings: withActivity('reading-bookings', () => ownBookings(ask)),
    booking: withActivity('reading-bookings', (id) => ownBooking(id, ask)),
    page: withActivity('reading-page', async (key) => {
      return (await read(queries.PAGE, shapes.pageShape, { key })).productPage;
    }),
    siteQuestions: async () => (await read(queries.QUESTIONS, shapes.questionsShape)).productQuestions,
    inShekels: (amount, currency) => inShekels(amount, currency, read),
  };
}

/** Limits of the argument `phrases` in the schema. */
const MAX_PHRASES = 20;
const MAX_PHRASE_LENGTH = 100;

const validPhrases = (phrases: readonly string[]): readonly string[] =>
  [...new Set(phrases.map((phrase) => phrase.trim()))]
    .filter((phrase) => phrase !== '' && phrase.length <= MAX_PHRASE_LENGTH)
    .slice(0, MAX_PHRASES);

async function findPlaces(all: readonly string[], read: Query): Promise<readonly FoundPlace[]> {
  const phrases = validPhrases(all);
  return phrases.length === 0 ? [] : (await read(queries.PLACES, shapes.placesShape, { phrases })).findPlaces;
}

const SIGHTS = new Set(['SIGHT', 'STATION', 'AREA', 'AIRPORT']);

/** The city of the best suggestion for the message, if that is a sight, station, area or airport. */
async function cityOfSight(message: string, read: Query): Promise<FoundPlace | null> {
  const variables = { search: message.slice(0, MAX_PHRASE_LENGTH) };
  const found = await read(queries.SIGHTS, shapes.sightsShape, variables);
  const [sight] = found.suggestions;
  if (!sight?.cityName || !SIGHTS.has(sight.kind)) return null;
  const cities = await findPlaces([sight.cityName], read);
  return cities.find(({ kind, code }) => kind === 'city' && code === sight.cityCode) ?? null;
}

async function findHotels(words: string, place: Place | null, read: Query): Promise<readonly NamedHotel[]> {
  const name = words.trim();
  if (name === '' || name.length > MAX_PHRASE_LENGTH) return [];
  const variables = { words: name, cityCode: place?.kind === 'city' ? place.code : null };
  return (await read(queries.HOTELS_NAMED, shapes.hotelsNamedShape, variables)).findHotels;
}

const SHEKEL = 'ILS';

/** Whole shekels, because the price filter has no smaller unit. */
async function inShekels(amount: number, currency: string, read: Query) {
  const { asOf, rates } = (await read(queries.RATES, shapes.ratesShape)).exchangeRates;
  const rate = currency === SHEKEL ? 1 : rates.find(({ code }) => code === currency)?.perShekel;
  if (rate === undefined) throw new ToolFailed('BAD_USER_INPUT');
  return { shekels: Math.round(amount / rate), asOf };
}
