import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { plainRow, type Row } from '../measure/row.ts';
import { type Process, startParts } from '../parts.ts';
import { daysAhead } from '../plain-search.ts';
import { type City, pageOf, usualCity, wholeAnswer } from './pages.ts';

// At least a search takes the list of the city, one call for each hundred hotels, and one for the details of the shown page.
const CHUNK = 100;
const CROWD = 100;
/** As long as a provider takes, in milliseconds. */
const LATENCIES = { TBOHotelCodeList: 200, Search: 800, HotelDetails: 150 };
/** Details that are read behind a search are not what a page waits for, but they are calls too. */
const SETTLED_MS = 1_500;

const otherCity: City = { cityCode: '294801', cityName: 'Haifa', location: 'Israel' };
const totalShape = z.object({
  data: z.object({ hotelSearch: z.object({ progress: z.object({ total: z.number() }) }) }),
});

/** Calls so far that look for hotels. */
async function callsOf(gateway: Process): Promise<number> {
  const text = await (await fetch(`${gateway.url}/metrics`)).text();
  const counts = text.matchAll(
    /^solera_upstream_call_seconds_count\{upstream="[^"]+",call="(?:hotelsOfCity|searchOffers|hotelContents)",[^}]*\} (\d+)/gm,
  );
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
}

/** Calls that a page takes until its search is complete, asked for by so many at once, and the hotels that were looked at. */
async function callsFor(
  gateway: Process,
  page: object,
  people = 1,
): Promise<{ readonly calls: number; readonly hotels: number }> {
  const before = await callsOf(gateway);
  const answers = await Promise.all(Array.from({ length: people }, () => wholeAnswer(gateway.url, page)));
  await pause(SETTLED_MS);
  const { data } = totalShape.parse(JSON.parse(answers[0] ?? ''));
  return { calls: (await callsOf(gateway)) - before, hotels: data.hotelSearch.progress.total };
}

const chunksOf = (hotels: number): number => Math.ceil(hotels / CHUNK);

/** P6 and P7, counted: a search that nobody has made, the same with other dates, and one that a hundred people make at once. */
export async function providerCalls(): Promise<Row[]> {
  // A busy machine is no overload.
  const { gateway, provider, close } = await startParts({ MAX_LOOP_DELAY_MS: '60000' });
  try {
    const faults = Object.entries(LATENCIES).map(([call, ms]) => ({ call, kind: 'delay', ms }));
    await fetch(`${provider.url}/__sandbox/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ reset: true, faults }),
    });
    const page = pageOf(usualCity);
    const otherStay = { checkIn: daysAhead(60), checkOut: daysAhead(63), occupancy: { adults: 2 } };
    const cold = await callsFor(gateway, page);
    const dates = await callsFor(gateway, { ...page, criteria: { ...usualCity, stay: otherStay } });
    const crowd = await callsFor(gateway, pageOf(otherCity), CROWD);
    const row = (name: string, { calls }: { readonly calls: number }, least: number): Row =>
      plainRow({ name, goal: '<= 1', ours: calls, peer: least }, 'calls');
    return [
      row('P6 a search that nobody has made / the least', cold, 1 + chunksOf(cold.hotels) + 1),
      row('P6 the same with other dates / the least', dates, chunksOf(dates.hotels) + 1),
      row('P7 100 people at once / the least', crowd, 1 + chunksOf(crowd.hotels) + 1),
    ];
  } finally {
    await close();
  }
}
