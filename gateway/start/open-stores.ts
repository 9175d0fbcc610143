import { createCache } from '../cache/create-cache.ts';
import { createMemoryStore } from '../cache/memory-store.ts';
import { createRedisStore } from '../cache/redis/redis-store.ts';
import type { Config } from '../config.ts';
import { createLoadGauge, createLoadMeter } from '../http/listener/load-gauge.ts';
import type { Metrics } from '../http/metrics/metrics.ts';
import { createLoadShedder } from '../limits/load-shedding.ts';
import { createRateLimits } from '../limits/rate-limits.ts';
import type { Logger } from '../logger.ts';
import { noteFreshUntil } from '../operations/watch/request-scope.ts';
import type { OpenParts } from './open-parts.ts';

interface Options {
  readonly config: Config;
  readonly parts: OpenParts;
  readonly metrics: Metrics;
  readonly logger: Logger;
}

/**
 * Opens the state that requests share: the cache and the rate limits, in Redis if there is one, and the measured load
 * of this instance.
 */
export function openStores({ config, parts, metrics, logger }: Options) {
  const store = config.redisUrl ? createRedisStore(config.redisUrl, logger) : createMemoryStore();
  const cache = parts.add(
    'cache',
    createCache(store, {
      now: Date.now,
      logger,
      onReading: metrics.observeReading,
      onFresh: noteFreshUntil,
    }),
    (it) => it.close(),
  );
  const rateLimits = parts.add(
    'rate limits',
    createRateLimits(config.redisUrl, metrics.observeLimited),
    (it) => it.close(),
  );
  const gauge = parts.add('load gauge', createLoadGauge(), (it) => it.close());
  const load = createLoadShedder({
    load: gauge,
    limits: config.load,
    onShed: createLoadMeter(metrics.registry, gauge),
  });
  return { cache, rateLimits, load, counting: gauge.counting, enter: gauge.enter };
}
