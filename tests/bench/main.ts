/**
 * `npm run bench`: what a traveller waits for, beside the plain way of doing it, in one run on one machine. Figures are
 * medians; read the ratios, not the milliseconds.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { startBuilt, temporaryDataDir } from '../e2e/support/product/running-product.ts';
import { untilChats } from '../support/servers/ready.ts';
import { root } from '../support/source-files.ts';
import { adminLists } from './admin-lists.ts';
import { assistantReplies } from './assistant.ts';
import { bigCities } from './big-city.ts';
import { daysAhead, plainSearch, type SearchTarget } from './plain-search.ts';

const rounds = 15;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function timed(task: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await task();
  return performance.now() - began;
}

/** Both ways in turns, so that noise of the machine meets them alike. */
async function sideBySide(
  ours: () => Promise<unknown>,
  peer: () => Promise<unknown>,
): Promise<{ ours: number; peer: number }> {
  const times = { ours: [] as number[], peer: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    times.ours.push(await timed(ours));
    times.peer.push(await timed(peer));
  }
  return { ours: median(times.ours), peer: median(times.peer) };
}

const row = (name: string, { ours, peer }: { ours: number; peer: number }, peerName: string) =>
  console.log(
    `${name.padEnd(34)} ${ours.toFixed(1).padStart(9)} ms   ${peerName.padEnd(30)} ${peer.toFixed(1).padStart(9)} ms   1 : ${(peer / ours).toFixed(1)}`,
  );

async function ask(url: string, query: string, variables: object = {}): Promise<Record<string, unknown>> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data } = z.object({ data: z.record(z.string(), z.unknown()) }).parse(await answer.json());
  return data;
}

const searchQuery = `query Bench($criteria: SearchCriteriaInput!, $filter: HotelFilterInput, $page: PageInput) {
  hotelSearch(criteria: $criteria, filter: $filter, sort: PRICE_ASC, page: $page) {
    progress { complete } pageInfo { totalItems } hotels { id name { en } total { amount } }
  }
}`;

async function untilComplete(url: string, criteria: object): Promise<void> {
  for (;;) {
    const data = await ask(url, searchQuery, { criteria });
    const { hotelSearch } = z
      .object({ hotelSearch: z.object({ progress: z.object({ complete: z.boolean() }) }) })
      .parse(data);
    if (hotelSearch.progress.complete) return;
  }
}

async function main(): Promise<void> {
  if (!existsSync(join(root, 'dist/gateway/main.js'))) {
    spawnSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  }
  const data = temporaryDataDir();
  const first = await startBuilt(data.path);
  await untilChats(first.url);
  await first.stop();
  const product = await startBuilt(data.path);
  try {
    console.log(
      `ready on an empty folder in ${first.startedInMs} ms, on a used one in ${product.startedInMs} ms\n`,
    );
    const target: SearchTarget = { cityCode: '293397', checkIn: daysAhead(40), checkOut: daysAhead(43) };
    const criteria = {
      location: 'Israel',
      countryCode: 'IL',
      cityCode: target.cityCode,
      cityName: 'Tel Aviv',
      stay: { checkIn: target.checkIn, checkOut: target.checkOut, occupancy: { adults: 2 } },
    };
    await untilComplete(product.url, criteria);
    const plain = plainSearch(target);
    row(
      'results page, 240 hotels',
      await sideBySide(() => ask(product.url, searchQuery, { criteria, page: { page: 7 } }), plain.run),
      'asking the provider each time',
    );
    row(
      'results, filtered and sorted',
      await sideBySide(
        () => ask(product.url, searchQuery, { criteria, filter: { amenities: ['Pool'] } }),
        plain.run,
      ),
      'asking the provider each time',
    );
    row(
      'home page',
      await sideBySide(
        () => fetch(product.url).then((answer) => answer.text()),
        () => ask(product.url, '{ me { id } }'),
      ),
      'smallest GraphQL query',
    );
    await plain.close();
  } finally {
    await product.stop();
    data.remove();
  }
}

await main();
await assistantReplies();
await bigCities();
await adminLists();
