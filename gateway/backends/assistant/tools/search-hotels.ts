/** Reads one page of a hotel search, and waits until the search is complete. */
import { setTimeout as sleep } from 'node:timers/promises';
import { nightsBetween } from '#shared/stay/nights.ts';
import type { ToolsOptions } from './create-tools.ts';
import type { Query } from './query-gateway.ts';
import { SEARCH } from './queries.ts';
import { searchShape } from './shapes.ts';
import { ToolFailed, type HotelQuery, type SearchPage, type Stay } from './tools.ts';
import type { Wishes } from './wishes.ts';

const PAGE_SIZE = 5;
const MAX_WAIT_MS = 4_000;
const POLL_MS = 400;
const LAST_REQUEST_MS = 500;

type Search = Pick<ToolsOptions, 'signal' | 'now'> & { readonly ask: Query };

/** A page of a search: waits until it is complete, 4 s at most, and then returns the hotels found so far. */
export async function searchHotels(query: HotelQuery, search: Search): Promise<SearchPage> {
  const variables = variablesOf(query);
  const ask = async (options?: { timeoutMs: number }) =>
    (await search.ask(SEARCH, searchShape, variables, options)).hotelSearch;
  const until = search.now() + MAX_WAIT_MS;
  let answer = await ask();
  // The number of polls is limited too, in case the clock stops.
  for (let polls = 0; polls < MAX_WAIT_MS / POLL_MS; polls += 1) {
    if (answer.isComplete || answer.hasFailedParts || search.now() >= until) break;
    await pause(search.signal);
    const timeoutMs = Math.max(LAST_REQUEST_MS, until - search.now());
    const next = await ask({ timeoutMs }).catch(keptAway);
    if (!next) break;
    answer = next;
  }
  return { ...answer, query, nights: nightsBetween(query.stay.checkIn, query.stay.checkOut) };
}

const pause = async (signal: AbortSignal): Promise<void> => {
  await sleep(POLL_MS, undefined, { signal }).catch(() => signal.throwIfAborted());
};

/** Null for a failed later poll: the previous result is used. PROVIDER_UNAVAILABLE is rethrown, as no result follows. */
const keptAway = (cause: unknown): null => {
  if (cause instanceof ToolFailed && cause.code !== 'PROVIDER_UNAVAILABLE') return null;
  throw cause;
};

/** A stay as the schema takes it. */
export const stayInput = ({ checkIn, checkOut, adults, childrenAges, infants, rooms }: Stay) => ({
  checkIn,
  checkOut,
  occupancy: { adults, children: childrenAges.length, childrenAges, infants, rooms },
});

/** Variables for the wishes for the room. */
export const wishesInput = ({ roomWishes }: Pick<Stay, 'roomWishes'>) =>
  roomWishes ? { wishes: roomWishes } : {};

/** A field of an input type with its value; undefined is left out. */
type Field = readonly [name: string, value: unknown];

/** Fields of `HotelFilterInput`, which does not include the sort order. */
const filterFields = (wishes: Wishes): Readonly<Record<Exclude<keyof Wishes, 'sort'>, Field>> => ({
  stars: ['hotel_class', wishes.stars],
  rating: ['hotel_rating', wishes.rating === null ? [] : [wishes.rating]],
  meals: ['meal_preferences', wishes.meals],
  freeCancellation: ['free_cancellation', wishes.freeCancellation],
  bedsForAll: ['beds_for_all', wishes.bedsForAll],
  amenities: ['amenities', wishes.amenities],
  price: ['priceRange', wishes.price ?? undefined],
  near: ['mapBox', wishes.near?.box],
});

const variablesOf = ({ place, stay, wishes, page }: HotelQuery) => {
  const isCity = place.kind === 'city';
  return {
    criteria: {
      location: place.name.en,
      countryCode: place.countryCode,
      cityCode: isCity ? place.code : null,
      cityName: isCity ? place.name.en : '',
      stay: stayInput(stay),
    },
    filter: Object.fromEntries(Object.values(filterFields(wishes))),
    sort: wishes.sort,
    page: { page, pageSize: PAGE_SIZE },
  };
};
