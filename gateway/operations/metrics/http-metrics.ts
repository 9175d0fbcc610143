import { Counter, Histogram, type Registry } from 'prom-client';
import type { ProcessPart } from '../tracing/tracing.ts';

/** A request that was answered, or aborted by its client. */
export interface AnsweredRequest {
  readonly part: ProcessPart;
  readonly route: string;
  /** HTTP status; null when the connection ended before the response did. */
  readonly status: number | null;
  readonly ms: number;
}

/** Upper bounds of the buckets of request times, in seconds. */
export const REQUEST_BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Metrics of HTTP requests, by part, named route and class of status. Several parts in one process share them. */
export function createHttpMetrics(registry: Registry): (request: AnsweredRequest) => void {
  const registers = [registry];
  const requests = new Counter({
    name: 'solera_http_requests_total',
    help: 'HTTP requests by route and class of status; aborted when the caller did not wait',
    labelNames: ['part', 'route', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'solera_http_request_seconds',
    help: 'Time until an HTTP request was answered',
    labelNames: ['part', 'route'],
    buckets: REQUEST_BUCKETS,
    registers,
  });
  return ({ part, route, status, ms }) => {
    requests.inc({ part, route, status: status === null ? 'aborted' : `${Math.floor(status / 100)}xx` });
    seconds.observe({ part, route }, ms / 1000);
  };
}
