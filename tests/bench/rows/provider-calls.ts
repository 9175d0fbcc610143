import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { startOwnRedis } from '../../support/servers/redis.ts';
import { elapsed, untilQuiet } from '../measure/elapsed.ts';
import type { Round } from '../measure/rounds.ts';
import { plainRow, type Row, timeRow } from '../measure/row.ts';
import { type Parts, type Process, startParts } from '../parts.ts';
import { daysAhead } from '../plain-search.ts';
import { askPage, type City, pageOf, usualCity, completeResponse } from '../pages.ts';

// A search needs at least the list of the city, one call for each hundred hotels, and one for the details of
// the shown page.
const CHUNK = 100;
const CROWD = 100;
/** Usual response times of a provider, in milliseconds. */
const LATENCIES = { TBOHotelCodeList: 200, Search: 800, HotelDetails: 150 };
/**
 * Time for details that are read in the background: the page does not wait for them, but they are calls too.
 */
const SETTLED_MS = 1_500;
/**
 * Polling interval in milliseconds while a page has no names; short, because a browser is notified at once.
 */
const AGAIN_MS = 5;

/** Cities without a cached hotel list; the first one warms up the JIT compiler and is not measured. */
const UNREAD: readonly City[] = [
  { cityCode: '294801', cityName: 'Haifa', location: 'Israel' },
  { cityCode: '281184', cityName: 'Jerusalem', location: 'Israel' },
  { cityCode: '2990440', cityName: 'Nice', location: 'France' },
  { cityCode: '2643123', cityName: 'Manchester', location: 'United Kingdom' },
  { cityCode: '2512989', cityName: 'Palma', location: 'Spain' },
  { cityCode: '2509954', cityName: 'Valencia', location: 'Spain' },
  { cityCode: '400666', cityName: 'Rhodes', location: 'Greece' },
  { cityCode: '252920', cityName: 'Santorini', location: 'Greece' },
];

// The delay limit is high, so that a busy machine does not count as overload. The proxy is trusted, so that each member
// of the crowd has an IP address of their own.
const variables = { MAX_LOOP_DELAY_MS: '60000', TRUSTED_PROXIES: '127.0.0.1' };

const totalShape = z.object({
  data: z.object({ hotelSearch: z.object({ progress: z.object({ total: z.number() }) }) }),
});

/** Number of provider calls for hotels so far. */
async function callsOf(gateways: readonly Process[]): Promise<number> {
  let sum = 0;
  for (const { url } of gateways) {
    const text = await (await fetch(`${url}/metrics`)).text();
    const counts = text.matchAll(
      /^solera_upstream_call_seconds_count\{upstream="[^"]+",call="(?:hotelsOfCity|searchOffers|hotelContents)",[^}]*\} (\d+)/gm,
    );
    for (const [, count] of counts) sum += Number(count);
  }
  return sum;
}

/**
 * Provider calls until the search of a page is complete, requested by this many people at once, and the
 * number of hotels.
 */
async function callsFor(
  gateways: readonly Process[],
  page: object,
  people = 1,
): Promise<{ readonly calls: number; readonly hotels: number }> {
  const before = await callsOf(gateways);
  const answers = await Promise.all(
    Array.from({ length: people }, (_, at) =>
      completeResponse(gateways[at % gateways.length]?.url ?? '', page, at),
    ),
  );
  await pause(SETTLED_MS);
  const { data } = totalShape.parse(JSON.parse(answers[0] ?? ''));
  return { calls: (await callsOf(gateways)) - before, hotels: data.hotelSearch.progress.total };
}

const chunksOf = (hotels: number): number => Math.ceil(hotels / CHUNK);
const callRow = (name: string, { calls }: { readonly calls: number }, least: number): Row =>
  plainRow({ name: `${name} / the least`, goal: '<= 1', ours: calls, peer: least }, 'calls');

/** Runs a measurement with a provider that has its usual response times. */
async function withUsualProvider<T>(own: object, run: (parts: Parts) => Promise<T>): Promise<T> {
  const parts = await startParts({ ...variables, ...own });
  try {
    const faults = Object.entries(LATENCIES).map(([call, ms]) => ({ call, kind: 'delay', ms }));
    await fetch(`${parts.provider.url}/__sandbox/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ reset: true, faults }),
    });
    return await run(parts);
  } finally {
    await parts.close();
  }
}

/** P6, counted: a search that no one has made before, and the same with other dates. */
export const firstSearches = (): Promise<Row[]> =>
  withUsualProvider({}, async ({ gateway }) => {
    const page = pageOf(usualCity);
    const otherStay = { checkIn: daysAhead(60), checkOut: daysAhead(63), occupancy: { adults: 2 } };
    const cold = await callsFor([gateway], page);
    const dates = await callsFor([gateway], { ...page, criteria: { ...usualCity, stay: otherStay } });
    return [
      callRow('P6 a search that nobody has made', cold, 1 + chunksOf(cold.hotels) + 1),
      callRow('P6 the same with other dates', dates, chunksOf(dates.hotels) + 1),
    ];
  });

/** P7, counted: a search that a hundred people make at once, on one instance, and on two with one Redis. */
export async function crowds(): Promise<Row[]> {
  const alone = await withUsualProvider({}, ({ gateway }) => callsFor([gateway], pageOf(usualCity), CROWD));
  const redis = await startOwnRedis();
  const shared = { ...variables, REDIS_URL: redis.url };
  try {
    const two = await withUsualProvider(shared, async ({ gateway, another }) =>
      callsFor([gateway, await another(shared)], pageOf(usualCity), CROWD),
    );
    const least = ({ hotels }: { readonly hotels: number }) => 1 + chunksOf(hotels) + 1;
    return [
      callRow('P7 100 people at once, one instance', alone, least(alone)),
      callRow('P7 100 people at once, two instances', two, least(two)),
    ];
  } finally {
    await redis.stop();
  }
}

const namesShape = z.object({
  data: z.object({ hotelSearch: z.object({ hotels: z.array(z.object({ id: z.string() })) }) }),
});

/** Polls the search like the results page until hotel names arrive. */
async function untilNames(url: string, page: object): Promise<void> {
  for (;;) {
    const { data } = namesShape.parse(JSON.parse(await askPage(url, page)));
    if (data.hotelSearch.hotels.length > 0) return;
    await pause(AGAIN_MS);
  }
}

/** Calls the provider directly for the list of a city. */
async function listCall(provider: Process, cityCode: string): Promise<void> {
  const authorization = `Basic ${Buffer.from('sandbox:sandbox').toString('base64')}`;
  const answer = await fetch(`${provider.url}/TBOHolidays_HotelAPI/TBOHotelCodeList`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ CityCode: cityCode, IsDetailedResponse: 'true' }),
  });
  await answer.text();
}

const timed = async (task: () => Promise<unknown>): Promise<Round> => ({
  cpuUs: Number.NaN,
  ms: await elapsed(task),
  bytes: Number.NaN,
});

/**
 * P8: time until the first hotel names are in a response, compared with the provider's list call, the least
 * possible.
 */
export const firstNames = (): Promise<Row[]> =>
  withUsualProvider({}, async ({ gateway, provider }) => {
    await untilQuiet();
    const ours: Round[] = [];
    const peer: Round[] = [];
    for (const [at, city] of UNREAD.entries()) {
      const direct = await timed(() => listCall(provider, city.cityCode));
      const through = await timed(() => untilNames(gateway.url, pageOf(city)));
      // The prices of this search must not arrive while the next one is measured.
      await completeResponse(gateway.url, pageOf(city));
      await pause(SETTLED_MS);
      if (at === 0) continue;
      peer.push(direct);
      ours.push(through);
    }
    return [timeRow({ name: 'P8 first names / the list call', goal: '<= 1.05', ours, peer })];
  });
