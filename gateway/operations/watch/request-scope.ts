import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context } from '#gateway/context.ts';
import type { Span } from '../tracing/tracing.ts';

/** Kind of the caller, which is all that a log line may have of them. */
export type CallerKind = 'visitor' | 'member' | 'administrator' | 'assistant' | 'unknown';

/** Whose budgets a request spends. */
export type Payer = Pick<Context, 'viewer' | 'callerAddress'>;

/** What belongs to one request, for everything that is done because of it: also for what continues after its answer. */
export interface RequestScope {
  readonly requestId: string;
  /** Null until it is known. */
  caller: CallerKind | null;
  /** How the response cache answered; undefined when it did not. */
  cache?: 'hit' | 'not_modified';
  /** Null until the caller is known: then no budget is spent. */
  payer: Payer | null;
  /** What the next call is a part of; null while nothing is traced. */
  span: Span | null;
}

const scopes = new AsyncLocalStorage<RequestScope>();

/** The request because of which this code runs; undefined for background work, such as a sweep. */
export const requestScope = (): RequestScope | undefined => scopes.getStore();

/** Runs something as a part of a request. */
export const withinRequest = <T>(scope: RequestScope, run: () => T): T => scopes.run(scope, run);

/** Headers that let another program go on with this request: its id and its place in the trace. */
export function onwardHeaders(): Readonly<Record<string, string>> {
  const scope = requestScope();
  if (!scope) return {};
  return { 'x-request-id': scope.requestId, ...(scope.span && { traceparent: scope.span.traceparent }) };
}
