import type { Parts } from '../parts.ts';
import { cpuRow, cpuTimesRow, type Row } from '../measure/row.ts';
import { inTurns } from '../measure/rounds.ts';
import { withPeers } from '../peers.ts';
import {
  type City,
  VISITORS,
  otherPages,
  pageOf,
  posted,
  samePage,
  textOfPage,
  usualCity,
  completeResponse,
} from '../pages.ts';

/** Number of different pages; more than a run requests. */
const DIFFERENT = 40_000;
/** Number of different documents; more than the gateway caches. */
const TEXTS = 20_000;

const page = pageOf(usualCity);
const requestsToExpress = posted(1, () => ({ operationName: 'Results', variables: page }));

/** P2: no page is requested twice. */
export async function differentPages({ gateway }: Parts): Promise<Row[]> {
  const text = await completeResponse(gateway.url, page);
  const figures = await withPeers(['bare', 'express'], text, ({ bare, express }) =>
    inTurns([
      { name: 'ours', target: gateway, requests: otherPages(usualCity, DIFFERENT) },
      { name: 'L', target: bare, requests: samePage(page) },
      { name: 'E', target: express, requests: requestsToExpress },
    ]),
  );
  const ours = figures.of('ours');
  return [
    cpuRow({ name: 'P2 another filter, sort or page / L', goal: '>= 0.5', ours, peer: figures.of('L') }),
    cpuRow({ name: 'P2 another filter, sort or page / E', goal: '>= 5', ours, peer: figures.of('E') }),
  ];
}

const NAMES = `query Names($criteria: SearchCriteriaInput!) {
  hotelSearch(criteria: $criteria) { hotels { id name { en } stars total { amount } } }
}`;

/** P3: documents of other clients, sent as text, with cached data. */
export async function anyDocument({ gateway }: Parts): Promise<Row[]> {
  const text = await completeResponse(gateway.url, page);
  const always = (body: object) => posted(VISITORS, () => body);
  const figures = await withPeers(['express'], text, ({ express }) =>
    inTurns([
      {
        name: 'new',
        target: gateway,
        requests: posted(TEXTS, (at) => ({ query: `${textOfPage} # ${at}`, variables: page })),
      },
      { name: 'known', target: gateway, requests: always({ query: textOfPage, variables: page }) },
      { name: 'names', target: gateway, requests: always({ query: NAMES, variables: page }) },
      { name: 'E', target: express, requests: requestsToExpress },
    ]),
  );
  const smallest = always({ query: '{ __typename }' });
  const small = await withPeers(['express'], '{"data":{"__typename":"Query"}}', ({ express }) =>
    inTurns([
      { name: 'ours', target: gateway, requests: smallest },
      { name: 'E', target: express, requests: smallest },
    ]),
  );
  const row = (name: string, ours: string) =>
    cpuRow({ name: `P3 ${name} / E`, goal: '>= 1', ours: figures.of(ours), peer: figures.of('E') });
  return [
    row('the page, its text new each time', 'new'),
    row('the page, its text known', 'known'),
    row('four fields of each hotel', 'names'),
    cpuRow({ name: 'P3 { __typename } / E', goal: '>= 1.2', ours: small.of('ours'), peer: small.of('E') }),
  ];
}

const smallCity: City = { cityCode: '294801', cityName: 'Haifa', location: 'Israel' };
const largeCity: City = { cityCode: '99900001', cityName: 'Trial City', location: 'Trial' };

/** P9: the cost of a page in a city with thousands of hotels. */
export async function largeCityPages({ gateway }: Parts): Promise<Row[]> {
  for (const city of [smallCity, largeCity]) await completeResponse(gateway.url, pageOf(city));
  const figures = await inTurns([
    { name: 'large', target: gateway, requests: otherPages(largeCity, DIFFERENT) },
    { name: 'small', target: gateway, requests: otherPages(smallCity, DIFFERENT) },
  ]);
  const [ours, peer] = [figures.of('large'), figures.of('small')];
  return [cpuTimesRow({ name: 'P9 pages of 5,000 hotels / of a small city', goal: '<= 1.6', ours, peer })];
}

/** P10: the largest page that can be requested. */
export async function largestPage({ gateway }: Parts): Promise<Row[]> {
  const largest = pageOf(usualCity, { page: { page: 1, pageSize: 50 } });
  const text = await completeResponse(gateway.url, largest);
  const byText = posted(VISITORS, () => ({ query: textOfPage, variables: largest }));
  const figures = await withPeers(['express'], text, ({ express }) =>
    inTurns([
      { name: 'repeated', target: gateway, requests: samePage(largest) },
      { name: 'executed', target: gateway, requests: byText },
      { name: 'E', target: express, requests: requestsToExpress },
    ]),
  );
  const peer = figures.of('E');
  return [
    cpuRow({ name: 'P10 page of 50 / E', goal: '>= 8', ours: figures.of('repeated'), peer }),
    cpuRow({ name: 'P10 page of 50, sent as text / E', ours: figures.of('executed'), peer }),
  ];
}
