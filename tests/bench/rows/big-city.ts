import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { plainRow, type Row } from '../measure/row.ts';
import { type Process, startParts } from '../parts.ts';
import { daysAhead } from '../plain-search.ts';

/**
 * A search over a large city while the provider takes 2 s for every chunk: the time until the first prices
 * and until all of them, response times meanwhile, and the cost for the gateway, which runs as a process of
 * its own.
 */

const LATENCY_MS = 2_000;
const CITIES = [
  { name: '1,200 hotels', cityCode: '2988507', cityName: 'Paris' },
  { name: '5,000 hotels', cityCode: '99900001', cityName: 'Trial City' },
];
/** Longest acceptable delay of the event loop, in milliseconds. */
const MAX_HELD_MS = 15;
/** Pause between requests, so that one visitor stays within their rate limit. */
const PACE_MS = 50;

const query = `query Bench($criteria: SearchCriteriaInput!, $filter: HotelFilterInput, $sort: HotelSort!, $page: PageInput) {
  hotelSearch(criteria: $criteria, filter: $filter, sort: $sort, page: $page) {
    progress { checked total complete failedChunks } pageInfo { totalItems } hotels { id name { en } total { amount } }
    facets { amenities { key count } knownHotels }
  }
}`;
const answer = z.object({
  data: z.object({
    hotelSearch: z.object({
      progress: z.object({
        checked: z.number(),
        total: z.number(),
        complete: z.boolean(),
        failedChunks: z.array(z.number()),
      }),
      hotels: z.array(z.object({ total: z.unknown() })),
    }),
  }),
});
/** Views that travellers choose for a list. */
const views = [
  { sort: 'RECOMMENDED', page: { page: 1 } },
  { sort: 'PRICE_ASC', page: { page: 3 } },
  { sort: 'RATING', filter: { amenities: ['Pool'], free_cancellation: true } },
  { sort: 'STARS', filter: { hotel_class: [5, 4], priceRange: { min: 100, max: 800 } } },
];

/**
 * Requests a list. When an overloaded instance refuses, it retries after the given time; waits and refusals
 * are counted.
 */
async function view(url: string, variables: object) {
  const began = performance.now();
  for (let refused = 0; ; refused += 1) {
    const reply = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
    if (reply.status === 503) {
      await reply.body?.cancel();
      await pause(Number(reply.headers.get('retry-after') ?? 1) * 1_000);
      continue;
    }
    const { data } = answer.parse(await reply.json());
    return { ...data.hotelSearch, ms: performance.now() - began, refused };
  }
}

/**
 * Longest and 99th percentile delay of the event loop since the last reading, without the 10 ms that its
 * monitor sleeps.
 */
async function loopDelay(url: string): Promise<{ max: number; p99: number }> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const read = (name: string): number => {
    const [, seconds = 'NaN'] =
      new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)`, 'm').exec(text) ?? [];
    return Math.max(0, Number(seconds) * 1_000 - 10);
  };
  return { max: read('max'), p99: read('p99') };
}

/** Peak resident memory of a process in MB; Linux only. */
function peakMemory(pid: number): number {
  const [, kilobytes = 'NaN'] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

const quantile = (values: readonly number[], part: number): string => {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN).toFixed(1);
};
const seconds = (ms: number): string => `${(ms / 1_000).toFixed(2)} s`;

async function fault(provider: Process, body: object): Promise<void> {
  await fetch(`${provider.url}/__sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reset: true, ...body }),
  });
}

/** Duration of one chunk of the city when the provider is called directly. */
async function oneChunk(provider: Process, cityCode: string, days: number): Promise<number> {
  const authorization = `Basic ${Buffer.from('sandbox:sandbox').toString('base64')}`;
  const call = async (path: string, body: object): Promise<unknown> => {
    const reply = await fetch(`${provider.url}/TBOHolidays_HotelAPI/${path}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return reply.json();
  };
  const { Hotels } = z
    .object({ Hotels: z.array(z.object({ HotelCode: z.string() })) })
    .parse(await call('TBOHotelCodeList', { CityCode: cityCode, IsDetailedResponse: 'false' }));
  const began = performance.now();
  await call('Search', {
    CheckIn: daysAhead(days),
    CheckOut: daysAhead(days + 3),
    HotelCodes: Hotels.slice(0, 100)
      .map(({ HotelCode }) => HotelCode)
      .join(','),
    GuestNationality: 'AE',
    PaxRooms: [{ Adults: 2, Children: 0, ChildrenAges: [] }],
    ResponseTime: 18,
    IsDetailedResponse: true,
  });
  return performance.now() - began;
}

/** Requests the list like a page that follows its search, with changing views, until it is complete. */
async function follow(url: string, criteria: object) {
  const began = performance.now();
  const times: number[] = [];
  let firstMs = Number.NaN;
  let refusals = 0;
  for (let round = 0; ; round += 1) {
    const { progress, hotels, ms, refused } = await view(url, { criteria, ...views[round % views.length] });
    refusals += refused;
    const now = performance.now() - began;
    // Earlier responses wait for the first prices by design.
    if (!Number.isNaN(firstMs)) times.push(ms);
    if (Number.isNaN(firstMs) && hotels.some(({ total }) => total !== null)) firstMs = now;
    if (progress.complete) return { firstMs, wholeMs: now, times, progress, refusals };
    await pause(PACE_MS);
  }
}

async function measure(
  gateway: Process,
  provider: Process,
  city: (typeof CITIES)[number],
  days: number,
): Promise<Row[]> {
  const criteria = {
    location: city.cityName,
    cityCode: city.cityCode,
    cityName: city.cityName,
    stay: { checkIn: daysAhead(days), checkOut: daysAhead(days + 3), occupancy: { adults: 2 } },
  };
  const chunkMs = await oneChunk(provider, city.cityCode, days);
  await loopDelay(gateway.url);
  const { firstMs, wholeMs, times, progress, refusals } = await follow(gateway.url, criteria);
  const running = await loopDelay(gateway.url);
  const after: number[] = [];
  for (let round = 0; round < 100; round += 1) {
    after.push((await view(gateway.url, { criteria, ...views[round % views.length] })).ms);
    await pause(PACE_MS);
  }
  console.log(
    [
      `${city.name}: all ${progress.checked} in ${seconds(wholeMs)}; failed chunks ${progress.failedChunks.length}, refused as too busy ${refusals}`,
      `  view p50 / p99: ${quantile(times, 0.5)} / ${quantile(times, 0.99)} ms while it runs (${times.length}), ${quantile(after, 0.5)} / ${quantile(after, 0.99)} ms after; peak memory ${peakMemory(gateway.pid)} MB`,
    ].join('\n'),
  );
  return [
    plainRow(
      { name: `C1 first prices of ${city.name} / one chunk asked directly`, ours: firstMs, peer: chunkMs },
      'ms',
    ),
    plainRow(
      {
        name: `P9 event loop held by ${city.name} / 15 ms`,
        goal: '<= 1',
        ours: running.max,
        peer: MAX_HELD_MS,
      },
      'ms',
    ),
  ];
}

/** C1 and a part of P9: large cities, without and with a cached hotel list. */
export async function bigCities(): Promise<Row[]> {
  const { gateway, provider, close } = await startParts();
  const rows: Row[] = [];
  try {
    await fault(provider, { faults: [{ call: 'Search', kind: 'delay', ms: LATENCY_MS }] });
    // The first run warms up the JIT compiler and is not measured.
    await follow(gateway.url, {
      cityCode: '293397',
      cityName: 'Tel Aviv',
      stay: { checkIn: daysAhead(30), checkOut: daysAhead(31), occupancy: { adults: 2 } },
    });
    for (const city of CITIES) {
      rows.push(...(await measure(gateway, provider, { ...city, name: `${city.name}, list unread` }, 40)));
      rows.push(...(await measure(gateway, provider, { ...city, name: `${city.name}, list known` }, 50)));
    }
    return rows;
  } finally {
    await close();
  }
}
