import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import {
  type RunningProduct,
  startBuilt,
  startPart,
  temporaryDataDir,
} from '../e2e/support/product/running-product.ts';
import { startFaultProxy, type FaultProxy } from '../support/servers/fault-proxy.ts';
import { startPostgres } from '../support/servers/postgres.ts';
import { startRedis } from '../support/servers/redis.ts';
import { startTcpProxy, type TcpProxy } from '../support/servers/tcp-proxy.ts';

/** Shorter intervals, so that minutes show what takes hours in production. */
const shortIntervals = {
  BOOK_TIMEOUT_S: '10',
  BOOK_ANSWER_S: '8',
  BOOK_SETTLE_S: '3,6,15',
  BOOK_SWEEP_S: '1',
  BOOK_AUDIT_S: '5',
};
const serviceToken = 'token-of-the-soak-only';

/**
 * Two gateways, a platform and a provider as processes, on one Redis and one PostgreSQL, with fault proxies
 * between them.
 */
export interface Deployment {
  readonly provider: FaultProxy;
  readonly platform: FaultProxy;
  readonly redis: TcpProxy;
  /** Origin of a gateway that is up; `nth` chooses one. */
  gateway(nth: number): string;
  /**
   * Kills the second gateway and starts another one. The first one keeps running, so that its memory can be
   * measured.
   */
  replaceSecond(): Promise<void>;
  /** A metric of the first gateway. */
  figure(name: string): Promise<number>;
  /** Records of an entity, read with the gateway's own identity and not through a fault proxy. */
  records(entity: string): Promise<readonly Record<string, unknown>[]>;
  /** Lines of the provider's journal of reservations. */
  journal(): readonly unknown[];
  stop(): Promise<void>;
}

export async function startDeployment(): Promise<Deployment> {
  const folders = [temporaryDataDir(), temporaryDataDir(), temporaryDataDir(), temporaryDataDir()] as const;
  const [redisServer, postgres] = await Promise.all([startRedis(), startPostgres()]);
  const redis = await startTcpProxy(redisServer.url);
  const shared = { PLATFORM_SERVICE_TOKEN: serviceToken, LOG_LEVEL: 'fatal' };
  const platformProcess = await startPart('platform', folders[0].path, {
    ...shared,
    DATABASE_URL: postgres.url,
    DEMO: '1',
  });
  const providerProcess = await startPart('provider', folders[1].path, shared);
  const [platform, provider] = await Promise.all([
    startFaultProxy(platformProcess.url),
    startFaultProxy(providerProcess.url),
  ]);
  const startGateway = (nth: 2 | 3): Promise<RunningProduct> =>
    startBuilt(folders[nth].path, {
      ...shared,
      ...shortIntervals,
      REDIS_URL: redis.url,
      PLATFORM_URL: platform.url,
      PROVIDER_URL: provider.url + new URL(providerProcess.url).pathname.replace(/\/$/, ''),
      // Each traveller has an IP address of their own, sent as `X-Forwarded-For`.
      TRUSTED_PROXIES: '127.0.0.1',
    });
  const first = await startGateway(2);
  let second: RunningProduct | null = await startGateway(3);

  return {
    provider,
    platform,
    redis,
    gateway: (nth) => (second && nth % 2 === 1 ? second.url : first.url),
    async replaceSecond() {
      const old = second;
      second = null;
      await old?.kill();
      second = await startGateway(3);
    },
    async figure(name) {
      const text = await (await fetch(`${first.url}/metrics`)).text();
      return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
    },
    async records(entity) {
      const answer = await fetch(`${platformProcess.url}/api/apps/solera/entities/${entity}?limit=5000`, {
        headers: { authorization: `Bearer ${serviceToken}` },
      });
      return z.array(z.record(z.string(), z.unknown())).parse(await answer.json());
    },
    journal: () =>
      readFileSync(join(folders[1].path, 'provider', 'reservations.jsonl'), 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line): unknown => JSON.parse(line)),
    async stop() {
      await Promise.all([first.stop(), second?.stop()]);
      await Promise.all([platformProcess.stop(), providerProcess.stop()]);
      await Promise.all([platform.close(), provider.close(), redis.close()]);
      await Promise.all([redisServer.stop(), postgres.stop()]);
      for (const folder of folders) folder.remove();
    },
  };
}
