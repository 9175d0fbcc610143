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
/** Searches whose CPU time is measured in each round. */
const IN_ROUND = 16;
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

/** One round: this page of each of `IN_ROUND` searches, one after the other. */
async function pagesRound({ url, pid }: Process, from: number, page: number): Promise<Round> {
  const before = processorTime(pid);
  let bytes = 0;
  for (let at = from; at < from + IN_ROUND; at += 1)
    bytes += (await askPage(url, pageAt(at, page), at)).length;
  const cpuUs = (processorTime(pid) - before) / IN_ROUND;
  return { cpuUs, ms: Number.NaN, bytes: bytes / IN_ROUND };
}

/** Round trips and bytes, measured through a counting proxy. */
async function countedRows(parts: Parts, redisUrl: string): Promise<readonly Row[]> {
  const proxy = await startCountingProxy(redisUrl);
  try {
    const { url } = await parts.another({ ...variables, REDIS_URL: proxy.url });
    const days = Array.from({ length: COUNTED }, (_, at) => at);
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
  for (let at = 0; at < WARM; at += 1) await askPage(second.url, pageAt(at), at);
  await load(second, {
    requests: otherPages(usualCity, DIFFERENT),
    connections: 8,
    ms: WARM_UP_MS,
    status: 200,
  });
  return withPeers(['express'], text, async ({ express }) => {
    const contender = { name: 'E', target: express, requests: posted(1, () => ({})) };
    await inTurns([contender], { rounds: 1, roundMs: 1_000, connections: 8 });
    const first: Round[] = [];
    const next: Round[] = [];
    const peer: Round[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      first.push(await pagesRound(second, WARM + round * IN_ROUND, 1));
      next.push(await pagesRound(second, WARM + round * IN_ROUND, 2));
      peer.push(await oneRound(contender));
    }
    const goal = '>= 3.5';
    return [
      cpuRow({ name: 'P4 first page that only Redis knows / E', goal, ours: first, peer }),
      cpuRow({ name: 'P4 another page of that search / E', goal, ours: next, peer }),
    ];
  });
}

/**
 * P4: an instance that has nothing of a search in its own memory, while another one has stored all of it in
 * Redis.
 */
export async function secondInstance(): Promise<Row[]> {
  const redis = await startOwnRedis();
  try {
    const parts = await startParts({ ...variables, REDIS_URL: redis.url });
    try {
      for (let at = 0; at < WARM + ROUNDS * IN_ROUND; at += 1)
        await completeResponse(parts.gateway.url, pageAt(at), at);
      // The other instance has requested these pages too, so that only the second instance's own work is
      // counted.
      for (let at = 0; at < COUNTED; at += 1) await askPage(parts.gateway.url, pageAt(at, 2), at);
      return [...(await costRows(parts, redis.url)), ...(await countedRows(parts, redis.url))];
    } finally {
      await parts.close();
    }
  } finally {
    await redis.stop();
  }
}
