import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { REQUEST_BUCKETS } from './http-metrics.ts';

/** `refused` is a client error or a limit, `failed` is our fault or an upstream's. */
export type GraphqlOutcome = 'ok' | 'refused' | 'failed';

export interface AnsweredOperation {
  readonly operation: string;
  readonly outcome: GraphqlOutcome;
  readonly ms: number;
  /** Codes of its errors. */
  readonly codes: readonly string[];
}

/** GraphQL metrics. Only operation names of our own client are labels, so that other clients cannot add series. */
export interface GraphqlMetrics {
  answered(operation: AnsweredOperation): void;
  /** Reads the number of open sockets and subscriptions whenever the metrics are requested. */
  readSockets(open: () => { readonly sockets: number; readonly subscriptions: number }): void;
}

export function createGraphqlMetrics(registry: Registry): GraphqlMetrics {
  const registers = [registry];
  const requests = new Counter({
    name: 'solera_graphql_requests_total',
    help: 'GraphQL operations by name and outcome: refused is a client error or a limit, failed is ours',
    labelNames: ['operation', 'outcome'],
    registers,
  });
  const seconds = new Histogram({
    name: 'solera_graphql_request_seconds',
    help: 'Time until a GraphQL operation was answered',
    labelNames: ['operation'],
    buckets: REQUEST_BUCKETS,
    registers,
  });
  const errors = new Counter({
    name: 'solera_graphql_errors_total',
    help: 'Errors in responses, by operation and code',
    labelNames: ['operation', 'code'],
    registers,
  });
  let open: () => { readonly sockets: number; readonly subscriptions: number } = () => ({
    sockets: 0,
    subscriptions: 0,
  });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  gauge('solera_sockets_open', 'WebSockets that clients hold', () => open().sockets);
  gauge('solera_subscriptions_open', 'Subscriptions that run on them', () => open().subscriptions);
  return {
    answered({ operation, outcome, ms, codes }) {
      requests.inc({ operation, outcome });
      seconds.observe({ operation }, ms / 1000);
      for (const code of codes) errors.inc({ operation, code });
    },
    readSockets: (read) => {
      open = read;
    },
  };
}
