import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import { nightsBetween } from '#shared/stay/nights.ts';
import type { Query } from './query-gateway.ts';
import { SEARCH } from './queries.ts';
import { searchShape } from './shapes.ts';
import { ToolFailed, type HotelQuery, type HotelsFound, type Stay } from './tools.ts';
import type { Wishes } from './wishes.ts';

const PAGE_SIZE = 5;
const LONGEST_WAIT_MS = 4_000;
const POLL_MS = 400;
const LAST_REQUEST_MS = 500;

type Answer = z.output<typeof searchShape>['hotelSearch'];

interface Search {
  readonly ask: Query;
  readonly signal: AbortSignal;
  readonly now: () => number;
}

/** A page of a search: waits until it is complete, 4 s at most, and then returns the hotels found so far. */
export async function searchHotels(query: HotelQuery, search: Search): Promise<HotelsFound> {
  const variables = variablesOf(query);
  const ask = async (timeoutMs?: number): Promise<Answer> =>
    (await search.ask({ query: SEARCH, variables, shape: searchShape, ...(timeoutMs && { timeoutMs }) }))
      .hotelSearch;
  const until = search.now() + LONGEST_WAIT_MS;
  let answer = await ask();
  // The number of polls is limited too, in case the clock stops.
  for (let polls = 0; polls < LONGEST_WAIT_MS / POLL_MS; polls += 1) {
    if (answer.progress.complete || search.now() >= until) break;
    await pause(search.signal);
    const next = await ask(Math.max(LAST_REQUEST_MS, until - search.now())).catch(keptAway);
    if (!next) break;
    answer = next;
  }
  return foundOf(query, answer);
}

const pause = async (signal: AbortSignal): Promise<void> => {
  await sleep(POLL_MS, undefined, { signal }).catch(() => signal.throwIfAborted());
};

/** Null, to use the previous result, when a later poll fails; PROVIDER_UNAVAILABLE is rethrown: nothing will come. */
const keptAway = (cause: unknown): null => {
  if (cause instanceof ToolFailed && cause.code !== 'PROVIDER_UNAVAILABLE') return null;
  throw cause;
};

const foundOf = (query: HotelQuery, answer: Answer): HotelsFound => ({
  query,
  nights: nightsBetween(query.stay.checkIn, query.stay.checkOut),
  hotels: answer.hotels,
  matching: answer.pageInfo.totalItems,
  total: answer.progress.total,
  checked: answer.progress.checked,
  isComplete: answer.progress.complete && answer.progress.failedChunks.length === 0,
  hasFailedParts: answer.progress.complete && answer.progress.failedChunks.length > 0,
  pricedAt: answer.pricedAt,
  isStale: answer.isStale,
  suggestion: answer.suggestion,
});

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
