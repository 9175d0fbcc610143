import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '#gateway/context.ts';
import { operationNames } from '#gateway/generated/operation-names.ts';
import type { GraphqlMetrics, GraphqlOutcome } from '../metrics/graphql-metrics.ts';
import { requestScope, type RequestScope } from './request-scope.ts';
import type { TraceSpan, Tracing } from '../tracing/tracing.ts';

const operations: ReadonlySet<string> = new Set(operationNames);

/** The name of an operation of our own client; names of other clients are unlimited, so they count as `other`. */
const labelOf = (name: string | null | undefined): string => (name && operations.has(name) ? name : 'other');

/** Codes of failures in this program or an upstream, as opposed to client errors. */
const failures: ReadonlySet<string> = new Set([
  'INTERNAL',
  'TIMEOUT',
  'OVERLOADED',
  'UPSTREAM_ERROR',
  'PROVIDER_UNAVAILABLE',
  'PLATFORM_UNAVAILABLE',
  'CHAT_UNAVAILABLE',
  'HOTEL_UNAVAILABLE',
]);

const outcomeOf = (codes: readonly string[]): GraphqlOutcome => {
  if (codes.length === 0) return 'ok';
  return codes.some((code) => failures.has(code)) ? 'failed' : 'refused';
};

/** The error code, always one of the closed list. */
const codeOf = (code: unknown): string => (typeof code === 'string' ? code : 'INTERNAL');

interface Deps {
  readonly metrics: Pick<GraphqlMetrics, 'answered'>;
  readonly tracing: Tracing;
}

/** Counts and traces the operation of one request. */
export interface OperationWatch {
  /** Called when the operation is known, before it is executed; the first call counts. */
  resolved(name: string | null | undefined, kind: 'query' | 'mutation' | 'subscription'): void;
  /** Called before the response is sent. @param codes of its errors */
  answered(name: string | null | undefined, codes: readonly string[]): void;
}

function operationWatch({ metrics, tracing }: Deps, scope: RequestScope | undefined): OperationWatch {
  const began = performance.now();
  const outer = scope?.span ?? null;
  let span: TraceSpan | null = null;
  return {
    resolved: (operationName, kind) => {
      if (!scope || !outer || span) return;
      const name = labelOf(operationName);
      span = tracing.start({
        name: `${kind} ${name}`,
        kind: 'internal',
        parent: outer,
        facts: { 'graphql.operation.name': name, 'graphql.operation.type': kind },
      });
      scope.span = span;
    },
    answered: (operationName, codes) => {
      const outcome = outcomeOf(codes);
      metrics.answered({ operation: labelOf(operationName), outcome, ms: performance.now() - began, codes });
      if (outcome === 'failed') span?.fail(codes.find((code) => failures.has(code)) ?? 'INTERNAL');
      span?.end();
    },
  };
}

/** Returns the watch of the running request, which begins with the first call for it. */
export function operationWatches(deps: Deps): () => OperationWatch {
  const watches = new WeakMap<RequestScope, OperationWatch>();
  return () => {
    const scope = requestScope();
    const found = scope && watches.get(scope);
    if (found) return found;
    const watch = operationWatch(deps, scope);
    if (scope) watches.set(scope, watch);
    return watch;
  };
}

/**
 * Watches every operation that Apollo Server answers. Last among the plugins, because it reads errors as they are sent.
 */
export const graphqlWatch = (watchOf: () => OperationWatch): ApolloServerPlugin<Context> => ({
  requestDidStart: async () => {
    const watch = watchOf();
    return {
      didResolveOperation: async ({ operationName, operation }) =>
        watch.resolved(operationName, operation?.operation ?? 'query'),
      willSendResponse: async ({ operationName, request, response: { body } }) => {
        const errors = body.kind === 'single' ? (body.singleResult.errors ?? []) : [];
        const codes = errors.map(({ extensions }) => codeOf(extensions?.['code']));
        watch.answered(operationName ?? request.operationName, codes);
      },
    };
  },
});
