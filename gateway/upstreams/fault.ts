import { BrokenCircuitError, BulkheadRejectedError } from 'cockatiel';
import { AppError } from '../errors.ts';
import type { ErrorCode, ErrorFacts } from '../errors.ts';

/** Why an attempt got no response. */
export type FaultKind =
  /** No connection, or it broke before the first byte. */
  | 'connection'
  /** The connection broke in the middle of the response. */
  | 'reset'
  | 'timeout'
  /** The caller no longer waits. */
  | 'cancelled'
  /** 429 or a server error. */
  | 'status'
  /** A redirect or a response above the size limit. */
  | 'unreadable';

interface FaultDetails {
  readonly status?: number;
  readonly retryAfterMs?: number;
  /** Measured from the start of the attempt. */
  readonly elapsedMs: number;
  readonly cause?: unknown;
}

/** A failed attempt. Used between the transport and its policies; callers get an `AppError`. */
export class Fault extends Error {
  readonly kind: FaultKind;
  readonly details: FaultDetails;

  constructor(kind: FaultKind, details: FaultDetails) {
    super(kind, { cause: details.cause });
    this.name = 'Fault';
    this.kind = kind;
    this.details = details;
  }

  /** True for a failure of the upstream itself, not for business errors and cancelled calls. */
  get isServerFailure(): boolean {
    if (this.kind === 'status') return (this.details.status ?? 0) >= 500;
    return this.kind === 'connection' || this.kind === 'reset' || this.kind === 'timeout';
  }
}

/** The call that failed, for the facts of the error. */
export interface FaultSite {
  readonly upstream: string;
  readonly call: string;
  readonly timeoutMs: number;
  /** Error code for an upstream that does not answer. */
  readonly unavailable: ErrorCode;
}

/** Turns the cause of a failed call into the error that callers of the upstream clients get. */
export function toAppError(cause: unknown, site: FaultSite): AppError {
  if (cause instanceof AppError) return cause;
  const { upstream, call, timeoutMs, unavailable } = site;
  const fail = (code: ErrorCode, facts: ErrorFacts = {}): AppError =>
    new AppError(code, { upstream, call, ...facts }, { cause });
  if (cause instanceof BrokenCircuitError) return fail(unavailable, { reason: 'breaker open' });
  if (cause instanceof BulkheadRejectedError) return fail(unavailable, { reason: 'queue full' });
  if (!(cause instanceof Fault)) return fail('INTERNAL');
  const { status, retryAfterMs } = cause.details;
  if (cause.kind === 'timeout') return fail('TIMEOUT', { timeoutMs });
  if (cause.kind === 'cancelled') return fail('TIMEOUT', { reason: 'cancelled' });
  if (cause.kind === 'unreadable') return fail('UPSTREAM_ERROR', status === undefined ? {} : { status });
  if (cause.kind === 'status' && status === 429)
    return fail('RATE_LIMITED', {
      status,
      ...(retryAfterMs === undefined ? {} : { retryAfter: Math.ceil(retryAfterMs / 1000) }),
    });
  return fail(unavailable, status === undefined ? { reason: cause.kind } : { status });
}

/** True when the request certainly was not sent, so that nothing can have happened at the upstream. */
export const wasNeverSent = (error: AppError): boolean =>
  error.cause instanceof BrokenCircuitError || error.cause instanceof BulkheadRejectedError;
