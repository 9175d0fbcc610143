import { startOwnRedis } from '../../support/servers/redis.ts';
import { untilQuiet } from '../measure/elapsed.ts';
import { load } from '../measure/http-load.ts';
import { processorTime } from '../measure/processor-time.ts';
import { median } from '../measure/rounds.ts';
import { plainRow, type Row } from '../measure/row.ts';
import { otherPages, pageOf, usualCity, completeResponse } from '../pages.ts';
import { type Process, startParts } from '../parts.ts';

const ROUNDS = 5;
const ROUND_MS = 3_000;
const WARM_MS = 8_000;
const CONNECTIONS = 4;
const DIFFERENT = 40_000;
/** Share of a core below which a process did not get the processor time it could have used. */
const FULL = 0.85;

interface Answers {
  /** Responses per second of all processes together. */
  readonly perSecond: number;
  /** Number of cores that all processes used together. */
  readonly cores: number;
}

const requests = otherPages(usualCity, DIFFERENT);

/** Sends requests to all processes at the same time for a while. */
async function answersOf(processes: readonly Process[], ms: number): Promise<Answers> {
  const used = (): number => processes.reduce((sum, { pid }) => sum + processorTime(pid), 0);
  const [before, began] = [used(), performance.now()];
  const loads = processes.map((process) =>
    load(process, { requests, connections: CONNECTIONS, ms, status: 200 }),
  );
  const counts = await Promise.all(loads);
  const seconds = (performance.now() - began) / 1_000;
  return {
    perSecond: counts.reduce((sum, { count }) => sum + count, 0) / seconds,
    cores: (used() - before) / 1_000_000 / seconds,
  };
}

/**
 * P12: throughput of two instances on one Redis, compared with that of one. It depends on elapsed time, so it
 * is valid only if each instance had a core of its own.
 */
export async function twoProcesses(): Promise<Row[]> {
  const redis = await startOwnRedis();
  const variables = { TRUSTED_PROXIES: '127.0.0.1', MAX_LOOP_DELAY_MS: '60000', REDIS_URL: redis.url };
  try {
    const parts = await startParts(variables);
    try {
      const both = [parts.gateway, await parts.another(variables)];
      for (const { url } of both) await completeResponse(url, pageOf(usualCity));
      await untilQuiet();
      await answersOf(both, WARM_MS);
      const seen: { readonly one: Answers; readonly two: Answers }[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        seen.push({
          one: await answersOf([parts.gateway], ROUND_MS),
          two: await answersOf(both, ROUND_MS),
        });
      const [one, two] = [median(seen.map((it) => it.one.cores)), median(seen.map((it) => it.two.cores))];
      const row = plainRow(
        {
          name: 'P12 two instances / one',
          goal: '>= 1.6',
          ours: median(seen.map((it) => it.two.perSecond)),
          peer: median(seen.map((it) => it.one.perSecond)),
        },
        'a second',
      );
      if (one >= FULL && two >= 2 * FULL) return [row];
      const note = `not valid: they got ${two.toFixed(2)} cores, one alone ${one.toFixed(2)}`;
      return [{ ...row, ok: null, note }];
    } finally {
      await parts.close();
    }
  } finally {
    await redis.stop();
  }
}
