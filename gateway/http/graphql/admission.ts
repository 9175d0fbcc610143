import { type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import { GraphQLError, OperationTypeNode } from 'graphql';
import type { Context } from '#gateway/context.ts';
import { AppError } from '#gateway/errors.ts';
import { rootFieldsOf } from '#gateway/limits/fragments.ts';
import type { LoadShedder } from '#gateway/limits/load-shedding.ts';
import { callerOf, fieldBudgets, type RateLimits, spendOf } from '#gateway/limits/rate-limits.ts';
import type { EarlierSteps } from './direct/earlier-steps.ts';

type Caller = Pick<Context, 'viewer' | 'isViewerUnknown' | 'callerAddress'>;

/** The operation of a request, before any of it is executed. */
export interface RequestedOperation {
  readonly kind: 'query' | 'mutation' | 'subscription';
  readonly rootFields: readonly string[];
}

/**
 * Refuses a request when the instance is too busy, and charges the caller's points. Returns a promise only when shared
 * counters must be read.
 * @throws AppError OVERLOADED, RATE_LIMITED, synchronously or as a rejection
 */
export type Admit = (operation: RequestedOperation, caller: Caller) => Promise<void> | undefined;

interface Deps {
  readonly load: LoadShedder;
  readonly rateLimits: Pick<RateLimits, 'spend' | 'spendAtOnce'>;
  /** Called with the root fields of an operation that was refused because its caller has used up a budget. */
  readonly onLimited: (rootFields: readonly string[]) => void;
}

function spendPoints(
  limits: Deps['rateLimits'],
  fields: readonly string[],
  caller: Caller,
): Promise<void> | undefined {
  const general = caller.viewer ? 'member' : 'visitor';
  const payer = callerOf(caller, general);
  const points = Math.max(1, fields.length);
  const others = fields.flatMap((field) => fieldBudgets[field] ?? []);
  if (limits.spendAtOnce && others.length === 0) {
    limits.spendAtOnce(general, payer, points);
    return undefined;
  }
  const spendAll = async (): Promise<void> => {
    await limits.spend(general, payer, points);
    for (const budget of others) await spendOf(limits, caller, budget);
  };
  return spendAll();
}

export const createAdmission =
  ({ load, rateLimits, onLimited }: Deps): Admit =>
  ({ kind, rootFields }, caller) => {
    const hasSession = caller.viewer !== null || caller.isViewerUnknown;
    const rethrowLogged = (refusal: unknown): never => {
      if (refusal instanceof AppError && refusal.code === 'RATE_LIMITED') onLimited(rootFields);
      throw refusal;
    };
    try {
      load.admit({ kind, rootFields, hasSession });
      return spendPoints(rateLimits, rootFields, caller)?.catch(rethrowLogged);
    } catch (refusal) {
      return rethrowLogged(refusal);
    }
  };

/** An error that refuses a request before execution, with a matching HTTP status. */
export const refusedWith = (status: number, cause: unknown): unknown =>
  cause instanceof AppError
    ? new GraphQLError(cause.code, { originalError: cause, extensions: { http: { status } } })
    : cause;

/** The refusal with a matching HTTP status and `retry-after` header. */
export function withRetryAfter(refusal: unknown): unknown {
  if (!(refusal instanceof AppError)) return refusal;
  const headers = new HeaderMap([['retry-after', String(refusal.facts.retryAfter ?? 1)]]);
  const extensions = { http: { status: refusal.facts.status ?? 429, headers } };
  return new GraphQLError(refusal.code, { originalError: refusal, extensions });
}

/**
 * Admits an operation before it is executed.
 * @param stepsOf returns what was already done for the request of a context
 */
export const admissionPlugin = (
  admit: Admit,
  stepsOf: (context: Context) => EarlierSteps | undefined,
): ApolloServerPlugin<Context> => ({
  requestDidStart: async () => ({
    didResolveOperation: async ({ operation, document, contextValue }) => {
      const steps = stepsOf(contextValue);
      // Already admitted and executed.
      if (steps?.result) return;
      // A document without the named operation will be refused by the execution; it costs a point like any other.
      const rootFields = operation ? rootFieldsOf(operation, document) : [];
      const kind = operation?.operation ?? OperationTypeNode.QUERY;
      if (contextValue.isReadOnly && kind !== OperationTypeNode.QUERY)
        throw refusedWith(403, new AppError('FORBIDDEN', { reason: 'read-only' }));
      if (steps && steps.refusal !== null) throw withRetryAfter(steps.refusal);
      try {
        if (!steps?.isAdmitted) await admit({ kind, rootFields }, contextValue);
      } catch (cause) {
        throw withRetryAfter(cause);
      }
      // Its read started before that of the counters, so that both are read in one round trip.
      await steps?.ready;
    },
  }),
});
