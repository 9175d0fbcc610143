import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context } from '#gateway/context.ts';
import type { TraceSpan } from '../tracing/tracing.ts';

/** Kind of the caller, which is all that a log line may contain about them. */
export type CallerKind = 'visitor' | 'member' | 'administrator' | 'assistant' | 'unknown';

/** The caller whose budgets a request spends. */
export type Payer = Pick<Context, 'viewer' | 'callerAddress'>;

/** Data of one request, for everything that it causes, including work that continues after its response. */
export interface RequestScope {
  readonly requestId: string;
  /** Null until it is known. */
  caller: CallerKind | null;
  /** How the response cache responded; undefined when it did not. */
  cache?: 'hit' | 'not_modified';
  /** Null until the caller is known: then no budget is spent. */
  payer: Payer | null;
  /**
   * The moment until which every cached value is fresh that the request has used, milliseconds since the epoch; undefined
   * before the first.
   */
  freshUntil?: number;
  /** Parent span of the next call; null when tracing is off. */
  span: TraceSpan | null;
}

const scopes = new AsyncLocalStorage<RequestScope>();

/** The request that caused the running code; undefined for background work, such as reconciliation. */
export const requestScope = (): RequestScope | undefined => scopes.getStore();

/** Runs a function in the scope of a request. */
export const withinRequest = <T>(scope: RequestScope, run: () => T): T => scopes.run(scope, run);

/** Records until when a value is fresh that the running request has used. @param until milliseconds since the epoch */
export function noteFreshUntil(until: number): void {
  const scope = scopes.getStore();
  if (scope) scope.freshUntil = Math.min(scope.freshUntil ?? Infinity, until);
}

/** Headers that connect a call to another program with this request: its id and its position in the trace. */
export function onwardHeaders(): Readonly<Record<string, string>> {
  const scope = requestScope();
  if (!scope) return {};
  return { 'x-request-id': scope.requestId, ...(scope.span && { traceparent: scope.span.traceparent }) };
}
