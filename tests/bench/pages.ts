import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { sharedDocuments } from '#gateway/generated/shared-documents.ts';
import { type Requests, inOrder, written } from './measure/http-load.ts';
import { daysAhead } from './plain-search.ts';

const [resultsId = '', resultsText = ''] =
  Object.entries(sharedDocuments).find(([, text]) => text.startsWith('query Results(')) ?? [];

/** Enough visitors that none comes near a rate limit; the limits are those of the product. */
export const VISITORS = 4_096;
const asVisitor = (number: number): Readonly<Record<string, string>> => ({
  'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
});
/** Encodings that browsers accept. */
export const BROWSER_ENCODINGS = { 'accept-encoding': 'gzip, deflate, br, zstd' } as const;

/** A place to search. */
export interface City {
  readonly cityCode: string;
  readonly cityName: string;
  readonly location: string;
}
export const usualCity: City = { cityCode: '293397', cityName: 'Tel Aviv', location: 'Israel' };

/** Search criteria: three nights for two. @param days until check-in */
export const criteriaOf = (city: City, days = 40) => ({
  ...city,
  stay: { checkIn: daysAhead(days), checkOut: daysAhead(days + 3), occupancy: { adults: 2 } },
});

/** Variables of the client's query for a page of results. */
export const pageOf = (city: City, changes: object = {}) => ({
  criteria: criteriaOf(city),
  filter: {},
  sort: 'RECOMMENDED',
  page: { page: 1, pageSize: 5 },
  ...changes,
});

/** Path and query string of the client's query for a page of results, by document id. */
function pathOf(variables: object): string {
  const extensions = { persistedQuery: { version: 1, sha256Hash: resultsId } };
  return `/graphql?${new URLSearchParams({
    operationName: 'Results',
    variables: JSON.stringify(variables),
    extensions: JSON.stringify(extensions),
  })}`;
}

/** Requests of many visitors for one page. */
export const samePage = (variables: object, headers: Readonly<Record<string, string>> = {}): Requests =>
  inOrder(
    Array.from({ length: VISITORS }, (_, at) => written(pathOf(variables), { ...headers, ...asVisitor(at) })),
  );

/** Pages that all differ in filter, sort order or number. */
export function otherPages(city: City, count: number): Requests {
  const sorts = ['RECOMMENDED', 'PRICE_ASC', 'PRICE_DESC', 'RATING', 'STARS', 'DISTANCE'];
  const amenities = [[], ['Pool'], ['WiFi'], ['Parking']];
  return inOrder(
    Array.from({ length: count }, (_, at) =>
      written(
        pathOf(
          pageOf(city, {
            sort: sorts[at % sorts.length],
            filter: {
              amenities: amenities[at % amenities.length],
              // Within the range of the hotels' prices, because filters with the same result would count as one.
              priceRange: { min: 0, max: 400 + ((at * 613) % 2_600) },
            },
            page: { page: 1 + (at % 7), pageSize: 5 },
          }),
        ),
        asVisitor(at % VISITORS),
      ),
    ),
  );
}

/** POST requests with a body, spread over this many visitors. */
export const posted = (count: number, body: (at: number) => object, visitors = VISITORS): Requests =>
  inOrder(
    Array.from({ length: count }, (_, at) =>
      written('/graphql', asVisitor(at % visitors), JSON.stringify(body(at))),
    ),
  );

/** Text of the page's query, as other clients send it. */
export const textOfPage = resultsText;

const progress = z.object({
  data: z.object({ hotelSearch: z.object({ progress: z.object({ complete: z.boolean() }) }) }),
});

/** Requests a page once, complete or not. @param url of the gateway @throws Error when it is refused */
export async function askPage(url: string, variables: object, visitor = 0): Promise<string> {
  const headers = { 'content-type': 'application/json', accept: 'application/json', ...asVisitor(visitor) };
  const answer = await fetch(`${url}${pathOf(variables)}`, { headers });
  const text = await answer.text();
  if (!text.startsWith('{"data"')) throw new Error(text);
  return text;
}

/** The response for a page once its search is complete. @param url of the gateway */
export async function completeResponse(url: string, variables: object, visitor = 0): Promise<string> {
  for (;;) {
    const text = await askPage(url, variables, visitor);
    if (progress.parse(JSON.parse(text)).data.hotelSearch.progress.complete) return text;
    await pause(250);
  }
}

/** The ETag of a response that is shared by visitors. */
export async function etagOf(url: string, variables: object): Promise<string> {
  const answer = await fetch(`${url}${pathOf(variables)}`, {
    headers: { 'content-type': 'application/json', accept: 'application/json' },
  });
  await answer.text();
  return answer.headers.get('etag') ?? '';
}
