import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '#gateway/context.ts';
import { operationNames } from '#gateway/generated/operation-names.ts';
import type { GraphqlMetrics, GraphqlOutcome } from '../metrics/graphql-metrics.ts';
import { requestScope } from './request-scope.ts';
import type { TraceSpan, Tracing } from '../tracing/tracing.ts';

const known: ReadonlySet<string> = new Set(operationNames);

/** The name of an operation of our own client; names of other clients are unlimited, so they count as `other`. */
const labelOf = (name: string | null | undefined): string => (name && known.has(name) ? name : 'other');

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

/** Counts and traces every operation. Last among the plugins, because it reads errors as they are sent. */
export const graphqlWatch = ({ metrics, tracing }: Deps): ApolloServerPlugin<Context> => ({
  requestDidStart: async () => {
    const began = performance.now();
    const scope = requestScope();
    const outer = scope?.span ?? null;
    let span: TraceSpan | null = null;
    return {
      didResolveOperation: async ({ operationName, operation }) => {
        if (!scope || !outer) return;
        const name = labelOf(operationName);
        const kind = operation?.operation ?? 'query';
        span = tracing.start({
          name: `${kind} ${name}`,
          kind: 'internal',
          parent: outer,
          facts: { 'graphql.operation.name': name, 'graphql.operation.type': kind },
        });
        scope.span = span;
      },
      willSendResponse: async ({ operationName, request, response: { body } }) => {
        const errors = body.kind === 'single' ? (body.singleResult.errors ?? []) : [];
        const codes = errors.map(({ extensions }) => codeOf(extensions?.['code']));
        const operation = labelOf(operationName ?? request.operationName);
        const outcome = outcomeOf(codes);
        metrics.answered({ operation, outcome, ms: performance.now() - began, codes });
        if (outcome === 'failed') span?.fail(codes.find((code) => failures.has(code)) ?? 'INTERNAL');
        span?.end();
      },
    };
  },
});
