import { Counter, type Registry } from 'prom-client';

/**
 * `stale`: there was an entry, but it was no longer valid. `stored`: a response was made and can be used for others.
 * `received`: a response was read that another instance had left in the shared store.
 */
export type ResponseCacheOutcome = 'hit' | 'not_modified' | 'stale' | 'stored' | 'received';

/** Metrics of the cache of GraphQL responses. */
export interface ResponseCacheMetrics {
  lookedUp(outcome: ResponseCacheOutcome): void;
}

export function createResponseCacheMetrics(registry: Registry): ResponseCacheMetrics {
  const outcomes = new Counter({
    name: 'solera_response_cache_total',
    help: 'GraphQL responses of visitors by cache outcome: hit, not_modified (304), stale, stored, received',
    labelNames: ['outcome'],
    registers: [registry],
  });
  return { lookedUp: (outcome) => outcomes.inc({ outcome }) };
}
