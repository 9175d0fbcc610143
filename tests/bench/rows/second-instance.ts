import { startOwnRedis } from '../../support/servers/redis.ts';
import { type CountingProxy, startCountingProxy, type Traffic } from '../measure/counting-proxy.ts';
import { load } from '../measure/http-load.ts';
import { processorTime } from '../measure/processor-time.ts';
import { inTurns, median, oneRound, type Round } from '../measure/rounds.ts';
import { cpuRow, plainRow, type Row } from '../measure/row.ts';
import { type Parts, type Process, startParts } from '../parts.ts';
import { withPeers } from '../peers.ts';
import { askPage, criteriaOf, otherPages, pageOf, posted, usualCity, completeResponse } from '../pages.ts';

/** Searches, made by the other instance, that the measured one answers to warm up. */
const WARM = 20;
/** Searches whose trips to Redis and bytes are counted. */
const COUNTED = 8;
const ROUNDS = 5;
/** Searches of each round. */
const IN_ROUND = 16;
/** Pages of each of these searches that the other instance has made: enough for the resolution of CPU time. */
const MADE = Array.from({ length: 20 }, (_, at) => at + 1);
/** Pages that no instance has made. */
const UNMADE = [30] as const;
const UNMADE_TOO = [31, 32, 33, 34] as const;
const CONNECTIONS = 8;
const MAX_TRIPS = 2;
const MAX_BYTES = 16_384;
/** Different requests for pages of one search, which warm up the code before the measurement. */
const DIFFERENT = 40_000;
const WARM_UP_MS = 6_000;

const variables = {
  TRUSTED_PROXIES: '127.0.0.1',
  LOG_LEVEL: 'info',
  // High, so that a busy machine does not count as overload.
  MAX_LOOP_DELAY_MS: '60000',
  // Searches are prepared as fast as the sandbox responds.
  PROVIDER_RATE: '1000',
  // Instances of one site have one public address.
  PUBLIC_URL: 'http://localhost:8080',
};

/** The page of a search of its own. @param at number of the search; each one begins on another day */
const pageAt = (at: number, page = 1) =>
  pageOf(usualCity, { criteria: criteriaOf(usualCity, 20 + at), page: { page, pageSize: 5 } });

interface Counted {
  readonly trips: number;
  readonly bytes: number;
}

/** Median Redis round trips and bytes per page, pages requested one by one. */
async function counted(proxy: CountingProxy, pages: readonly object[], url: string): Promise<Counted> {
  const seen: Traffic[] = [];
  for (const [at, page] of pages.entries()) {
    proxy.read();
    await askPage(url, page, at);
    seen.push(proxy.read());
  }
  return {
    trips: median(seen.map(({ trips }) => trips)),
    bytes: median(seen.map(({ requested, answered }) => requested + answered)),
  };
}

const countRows = (name: string, { trips, bytes }: Counted): readonly Row[] => [
  plainRow({ name: `P4 ${name} / 2 trips to Redis`, goal: '<= 1', ours: trips, peer: MAX_TRIPS }, 'trips'),
  plainRow({ name: `P4 ${name} / 16 KB of Redis`, goal: '<= 1', ours: bytes, peer: MAX_BYTES }, 'bytes'),
];

/** Pages of searches. */
interface Pages {
  /** Number of the first search. */
  readonly from: number;
  readonly searches: number;
  /** The pages of each search. */
  readonly pages: readonly number[];
}

/** Makes pages at the instance that knows their searches, so that others find them in Redis. */
async function prepare({ url }: Process, { from, searches, pages }: Pages): Promise<void> {
  for (let at = from; at < from + searches; at += 1)
    for (const page of pages) await completeResponse(url, pageAt(at, page), at);
}

/** One round: these pages of each search, eight at a time as in the rounds of the peer. */
async function pagesRound({ url, pid }: Process, { from, searches, pages }: Pages): Promise<Round> {
  const waiting = Array.from({ length: searches }, (_, at) => from + at)
    .flatMap((at) => pages.map((page) => ({ at, page })))
    .toReversed();
  const count = waiting.length;
  let bytes = 0;
  const visitor = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop())
      bytes += (await askPage(url, pageAt(next.at, next.page), next.at)).length;
  };
  const before = processorTime(pid);
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  return { cpuUs: (processorTime(pid) - before) / count, ms: Number.NaN, bytes: bytes / count };
}

/** Round trips and bytes, measured through a counting proxy. */
async function countedRows(parts: Parts, redisUrl: string): Promise<readonly Row[]> {
  const proxy = await startCountingProxy(redisUrl);
  try {
    const { url } = await parts.another({ ...variables, REDIS_URL: proxy.url });
    const days = Array.from({ length: COUNTED }, (_, at) => at);
    await prepare(parts.gateway, { from: 0, searches: COUNTED, pages: [1, 2] });
    const first = await counted(
      proxy,
      days.map((at) => pageAt(at)),
      url,
    );
    const next = await counted(
      proxy,
      days.map((at) => pageAt(at, 2)),
      url,
    );
    const again = await counted(
      proxy,
      days.map((at) => pageAt(at, 2)),
      url,
    );
    return [
      ...countRows('first page that only Redis knows', first),
      ...countRows('another page of that search', next),
      ...countRows('the same page again', again),
    ];
  } finally {
    await proxy.close();
  }
}

/** Processor time, without a proxy between the instance and Redis. */
async function costRows(parts: Parts, redisUrl: string): Promise<readonly Row[]> {
  const second = await parts.another({ ...variables, REDIS_URL: redisUrl });
  const text = await completeResponse(parts.gateway.url, pageAt(0));
  const warm = { from: 0, searches: WARM, pages: MADE };
  await prepare(parts.gateway, warm);
  await pagesRound(second, warm);
  await load(second, {
    requests: otherPages(usualCity, DIFFERENT),
    connections: CONNECTIONS,
    ms: WARM_UP_MS,
    status: 200,
  });
  return withPeers(['express'], text, async ({ express }) => {
    const contender = { name: 'E', target: express, requests: posted(1, () => ({})) };
    await inTurns([contender], { rounds: 1, roundMs: 1_000, connections: CONNECTIONS });
    const [made, next, unmade, peer]: [Round[], Round[], Round[], Round[]] = [[], [], [], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      const searches = { from: WARM + round * IN_ROUND, searches: IN_ROUND };
      await prepare(parts.gateway, { ...searches, pages: MADE });
      made.push(await pagesRound(second, { ...searches, pages: MADE }));
      unmade.push(await pagesRound(second, { ...searches, pages: UNMADE }));
      // Now it knows the searches.
      next.push(await pagesRound(second, { ...searches, pages: UNMADE_TOO }));
      peer.push(await oneRound(contender));
    }
    const goal = '>= 3.5';
    return [
      cpuRow({ name: 'P4 first page that only Redis knows / E', goal, ours: made, peer }),
      cpuRow({ name: 'P4 a page that nobody has made / E', goal, ours: unmade, peer }),
      cpuRow({ name: 'P4 another page of that search / E', goal, ours: next, peer }),
    ];
  });
}

/**
 * P4: an instance that has nothing of a search in its own memory, while another one has just made the page and stored
 * it in Redis, with all of the search.
 */
export async function secondInstance(): Promise<Row[]> {
  const redis = await startOwnRedis();
  try {
    const parts = await startParts({ ...variables, REDIS_URL: redis.url });
    try {
      await prepare(parts.gateway, { from: 0, searches: WARM + ROUNDS * IN_ROUND, pages: [1] });
      return [...(await costRows(parts, redis.url)), ...(await countedRows(parts, redis.url))];
    } finally {
      await parts.close();
    }
  } finally {
    await redis.stop();
  }
}
