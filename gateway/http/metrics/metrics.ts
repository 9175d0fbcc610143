import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { CacheReading } from '#cache/cache.ts';
import type { BudgetName } from '#gateway/limits/rate-limits.ts';
import type { ObservedBreaker, ObservedCall } from '#upstreams/http.ts';

/** Metrics of this process, as Prometheus text. */
export interface Metrics {
  readonly registry: Registry;
  /** Call after each attempt of an upstream call. */
  observeCall(call: ObservedCall): void;
  /** Call when a circuit breaker opens or closes. */
  observeBreaker(breaker: ObservedBreaker): void;
  /** Call for each read of the cache. */
  observeReading(reading: CacheReading): void;
  /** Call for a request refused because its caller has used up a budget. */
  observeLimited(budget: BudgetName): void;
}

/** Starts collecting; each gateway has its own registry, so that tests can run several in one process. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const seconds = new Histogram({
    name: 'solera_upstream_call_seconds',
    help: 'Time of one attempt of an upstream call',
    labelNames: ['upstream', 'call', 'outcome'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25, 120],
    registers,
  });
  const retries = new Counter({
    name: 'solera_upstream_retries_total',
    help: 'Attempts of upstream calls that were not the first',
    labelNames: ['upstream', 'call'],
    registers,
  });
  const breakers = new Gauge({
    name: 'solera_breaker_open',
    help: '1 while a circuit breaker lets nothing but a probe through',
    labelNames: ['upstream', 'breaker'],
    registers,
  });
  const readings = new Counter({
    name: 'solera_cache_readings_total',
    help: 'Values asked of the cache, by kind: fresh, stale because the source failed, or not there',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const limited = new Counter({
    name: 'solera_limited_requests_total',
    help: 'Requests refused because their caller had used up a budget',
    labelNames: ['budget'],
    registers,
  });
  return {
    registry,
    observeCall: ({ upstream, call, status, ms, attempt }) => {
      seconds.observe({ upstream, call, outcome: String(status) }, ms / 1000);
      if (attempt > 1) retries.inc({ upstream, call });
    },
    observeBreaker: ({ upstream, breaker, isOpen }) => breakers.set({ upstream, breaker }, isOpen ? 1 : 0),
    observeReading: ({ kind, outcome }) => readings.inc({ kind, outcome }),
    observeLimited: (budget) => limited.inc({ budget }),
  };
}
