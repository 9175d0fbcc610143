import { randomUUID } from 'node:crypto';
import { DelegateBackoff, bulkhead, handleWhen, retry } from 'cockatiel';
import type { BulkheadPolicy } from 'cockatiel';
import type { Logger } from 'pino';
import type { ErrorCode } from '../errors.ts';
import { createBreaker, createRetryBudget } from './breakers.ts';
import type { Breaker } from './breakers.ts';
import { MAX_BREAKER_OPEN_MS, budgets } from './budgets.ts';
import type { CallBudget, RetryRule } from './budgets.ts';
import { Fault, toAppError } from './fault.ts';
import { exchange, isTimeout } from './transport.ts';
import type { HttpReply, HttpRequest } from './transport.ts';

/** One attempt, as reported to metrics and tests. */
export interface ObservedCall {
  readonly upstream: string;
  readonly call: string;
  /** HTTP status, or the kind of failure when there was none. */
  readonly status: number | string;
  readonly ms: number;
  readonly attempt: number;
}

/** State of a circuit breaker after a change, as reported to metrics and tests. */
export interface ObservedBreaker {
  readonly upstream: string;
  readonly breaker: string;
  readonly isOpen: boolean;
}

/** Settings of every upstream client. */
export interface UpstreamSettings {
  /** URL with its path, without a trailing slash. */
  readonly baseUrl: string;
  readonly logger: Logger;
  /** Called after every attempt. */
  readonly onCall?: (call: ObservedCall) => void;
  /** Called when a circuit breaker opens or closes. */
  readonly onBreaker?: (breaker: ObservedBreaker) => void;
  /** Id that is sent with a call; a new one by default. */
  readonly requestId?: () => string;
  /** Runs one attempt, with headers that connect it to the trace of its request. */
  readonly around?: (
    attempt: { readonly upstream: string; readonly call: string; readonly attempt: number },
    send: (headers: Readonly<Record<string, string>>) => Promise<HttpReply>,
  ) => Promise<HttpReply>;
  /** 0 to 1; for the jitter of the pauses. */
  readonly random?: () => number;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
  /** Aborts the client's background work: the probes of its breakers. */
  readonly closing?: AbortSignal;
}

/** A cheap read that shows whether an upstream has recovered. */
export interface Probe {
  readonly path: string;
  readonly suffix?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface UpstreamTraits {
  readonly upstream: string;
  /** Error code when the upstream does not answer. */
  readonly unavailable: ErrorCode;
  /** Sent with every call. */
  readonly headers: Readonly<Record<string, string>>;
  /** True when a response with status 429 or 5xx is no failure; by default all of them are failures. */
  readonly isAnswer?: HttpRequest['isAnswer'];
  /** Longest open time of its breakers, milliseconds; a minute by default. */
  readonly longestRestMs?: number;
  /** Background probe by name of the breaker, sent when its open time is over; by default the next call is the probe. */
  readonly probes?: Readonly<Record<string, Probe>>;
}

export interface HttpCall {
  /** Name of the call in logs, errors and metrics. */
  readonly call: string;
  readonly method: HttpRequest['method'];
  /** Path below the base URL; logged, so ids and queries belong in `suffix`. */
  readonly path: string;
  /** Appended to the path, for example `/{id}` or `?q=`; never logged. */
  readonly suffix?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON text, or a form with files. */
  readonly body?: string | FormData;
  readonly budget: CallBudget;
  readonly signal?: AbortSignal;
  readonly onPart?: HttpRequest['onPart'];
  /** Awaited before every attempt except the first, until the signal aborts. When set, the caller handles 429. */
  readonly again?: (signal: AbortSignal) => Promise<void>;
}

export interface UpstreamHttp {
  /**
   * Sends a call within its budget: queue, deadline, breaker, bounded retries.
   * @returns the response, also for a 4xx
   * @throws AppError the `unavailable` code, TIMEOUT, RATE_LIMITED, or UPSTREAM_ERROR for a redirect or an oversized
   * response
   */
  send(call: HttpCall): Promise<HttpReply & { readonly attempts: number }>;
  /** False while the breaker of such calls is open, so that a call would be refused unsent. */
  takes(budget: Pick<CallBudget, 'breaker'>): boolean;
}

const QUICK_MS = 1_000;
const MAX_RETRY_AFTER_MS = 2_000;
const FIRST_PAUSE_MS = 100;
const MAX_PAUSE_MS = 1_000;
const GATEWAY_STATUSES: ReadonlySet<number> = new Set([502, 503, 504]);

/** True when this failed attempt may be repeated. */
function isRetryable(fault: unknown, rule: RetryRule): boolean {
  if (!(fault instanceof Fault) || rule === 'never') return false;
  const { status = 0, retryAfterMs = Number.POSITIVE_INFINITY, elapsedMs } = fault.details;
  if (fault.kind === 'connection') return rule === 'transient' || elapsedMs < QUICK_MS;
  if (rule !== 'transient' || fault.kind !== 'status') return false;
  return GATEWAY_STATUSES.has(status) || (status === 429 && retryAfterMs <= MAX_RETRY_AFTER_MS);
}

/** Sends a call once. @param number 1 for the first attempt */
type Attempt = (call: HttpCall, id: string, number: number, signal: AbortSignal) => Promise<HttpReply>;

/** Creates single attempts, each logged and reported. */
function createAttempt(settings: UpstreamSettings, traits: UpstreamTraits): Attempt {
  const { baseUrl, logger, onCall, around = (_attempt, send) => send({}) } = settings;
  const { upstream, isAnswer = () => false } = traits;
  return async (call, id, number, signal) => {
    const started = performance.now();
    const report = (status: number | string): void => {
      const ms = Math.round(performance.now() - started);
      const { call: name, method, path } = call;
      const line = {
        event: 'upstream.call',
        upstream,
        call: name,
        method,
        path,
        status,
        ms,
        attempt: number,
        requestId: id,
      };
      if (typeof status === 'number' && status < 500) logger.debug(line, 'upstream call');
      else logger.warn(line, 'upstream call failed');
      onCall?.({ upstream, call: name, status, ms, attempt: number });
    };
    try {
      const reply = await around({ upstream, call: call.call, attempt: number }, (headers) =>
        exchange({
          url: `${baseUrl}${call.path}${call.suffix ?? ''}`,
          method: call.method,
          headers: {
            Accept: 'application/json',
            ...(typeof call.body === 'string' && { 'Content-Type': 'application/json' }),
            ...traits.headers,
            ...call.headers,
            ...headers,
            'X-Request-Id': id,
          },
          maxBytes: call.budget.maxBytes,
          attemptMs: call.budget.attemptMs,
          signal,
          isAnswer,
          ...(call.onPart && { onPart: call.onPart }),
          ...(call.body === undefined ? {} : { body: call.body }),
        }),
      );
      report(reply.status);
      return reply;
    } catch (cause) {
      report(cause instanceof Fault ? (cause.details.status ?? cause.kind) : 'error');
      throw cause;
    }
  };
}

/** The transport of one upstream: its pools, breakers and retry budget. */
export function createUpstreamHttp(settings: UpstreamSettings, traits: UpstreamTraits): UpstreamHttp {
  const {
    logger,
    onBreaker,
    requestId = randomUUID,
    random = Math.random,
    now = Date.now,
    closing,
  } = settings;
  const { upstream, unavailable, longestRestMs = MAX_BREAKER_OPEN_MS, probes = {} } = traits;
  const attempt = createAttempt(settings, traits);
  const retryBudget = createRetryBudget(now);
  const pools = new Map<string, BulkheadPolicy>();
  const breakers = new Map<string, Breaker>();

  const retrying = ({ budget: { retry: rule, attempts }, again }: HttpCall, made: () => number) =>
    retry(
      handleWhen((error) => {
        if (again && error instanceof Fault && error.details.status === 429) return false;
        // After the last attempt no retry is taken out of the budget.
        return made() < attempts && isRetryable(error, rule) && retryBudget.takeRetry();
      }),
      {
        maxAttempts: attempts - 1,
        backoff: new DelegateBackoff((context) => pauseBefore(context, random)),
      },
    );

  const probing = (probe: Probe): Promise<HttpReply> => {
    const call: HttpCall = { call: 'probe', method: 'GET', budget: budgets.health, ...probe };
    return attempt(call, requestId(), 1, AbortSignal.timeout(call.budget.wholeMs));
  };

  const breakerNamed = (name: string): Breaker => {
    const probe = probes[name];
    return createBreaker({
      name,
      logger,
      onChange: (isOpen) => onBreaker?.({ upstream, breaker: name, isOpen }),
      rest: {
        longestMs: longestRestMs,
        ...(probe && { probe: () => probing(probe) }),
        ...(closing && { closing }),
      },
    });
  };

  const guarded = <T>(call: HttpCall, run: () => Promise<T>): Promise<T> => {
    const { breaker } = call.budget;
    if (breaker === null) return run();
    return getOrCreate(breakers, breaker, () => breakerNamed(breaker)).execute(run);
  };

  return {
    takes: ({ breaker }) => breaker === null || breakers.get(breaker)?.takesCalls() !== false,
    send: async (call) => {
      const { budget } = call;
      const deadline = AbortSignal.timeout(budget.wholeMs);
      const signal = call.signal ? AbortSignal.any([call.signal, deadline]) : deadline;
      const id = requestId();
      retryBudget.countCall();
      const pool = getOrCreate(pools, budget.pool.name, () =>
        bulkhead(budget.pool.inFlight, budget.pool.queue),
      );
      let number = 0;
      const policy = budget.attempts > 1 ? retrying(call, () => number) : null;
      const once = async (): Promise<HttpReply> => {
        number += 1;
        if (number > 1) await call.again?.(signal);
        return guarded(call, () => attempt(call, id, number, signal));
      };
      try {
        const reply = await untilAborted(signal, () =>
          pool.execute(() => {
            // The request may have waited in the queue until its deadline.
            if (signal.aborted) throw abortFault(signal);
            return policy ? policy.execute(once, signal) : once();
          }),
        );
        return { ...reply, attempts: number };
      } catch (cause) {
        throw toAppError(cause, { upstream, call: call.call, timeoutMs: budget.attemptMs, unavailable });
      }
    },
  };
}

/** A pause with full jitter, or the one that the upstream asked for. */
function pauseBefore(
  context: { readonly attempt: number; readonly result: object },
  random: () => number,
): number {
  const error = 'error' in context.result ? context.result.error : null;
  const retryAfterMs = error instanceof Fault ? error.details.retryAfterMs : undefined;
  if (retryAfterMs !== undefined) return retryAfterMs;
  return random() * Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (context.attempt - 1));
}

const abortFault = (signal: AbortSignal): Fault =>
  new Fault(isTimeout(signal) ? 'timeout' : 'cancelled', { elapsedMs: 0 });

/**
 * The result, or a fault as soon as the signal aborts: no caller waits in a queue or for a probe beyond its deadline.
 */
async function untilAborted<T>(signal: AbortSignal, run: () => Promise<T>): Promise<T> {
  if (signal.aborted) throw abortFault(signal);
  return new Promise<T>((resolve, reject) => {
    const abort = (): void => reject(abortFault(signal));
    signal.addEventListener('abort', abort, { once: true });
    run()
      .then(resolve, reject)
      .finally(() => signal.removeEventListener('abort', abort));
  });
}

function getOrCreate<V>(map: Map<string, V>, name: string, make: () => V): V {
  const found = map.get(name);
  if (found !== undefined) return found;
  const made = make();
  map.set(name, made);
  return made;
}
