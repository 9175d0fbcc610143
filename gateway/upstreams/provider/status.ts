import { AppError } from '#gateway/errors.ts';
import { envelope } from './wire.ts';

export const OK = 200;
export const NOTHING_AVAILABLE = 201;
export const INVALID_REQUEST = 400;
const CANCEL_REFUSED = 479;
const UNAUTHORIZED = 401;
const AGENT_BLOCKED = 402;
export const LIMIT_EXCEEDED = 429;

/** Codes of PreBook after which a new search helps: the rate is gone or its session has ended. */
export const RATE_EXPIRED: ReadonlySet<number> = new Set([201, 207, 315]);
/** Codes of PreBook by which the provider refuses to sell. */
export const NOT_SOLD: ReadonlySet<number> = new Set([300, 400, 402]);
/** Codes of Book after which nothing was reserved; every other one leaves the outcome unknown. */
export const NOT_BOOKED: ReadonlySet<number> = new Set([201, 207, 300, 315, 400, 401, 402]);
/**
 * Codes of Cancel after which the reservation is still active; every other one except 200 leaves the outcome unknown.
 */
export const NOT_CANCELLED: ReadonlySet<number> = new Set([CANCEL_REFUSED, 400, 401, 402]);

/** The envelope's status. `code` is null when there is none: `hotelcodelist` has no envelope. */
export interface Status {
  readonly code: number | null;
  readonly description: string;
}

export function readStatus(reply: unknown): Status {
  const read = envelope.safeParse(reply);
  const status = read.success ? read.data.Status : null;
  return { code: status?.Code ?? null, description: status?.Description ?? '' };
}

/** The error of a read that the provider refused. Its description is free text, so it is not passed on. */
export function refusalOfStatus(status: Status, call: string): AppError {
  const facts = {
    upstream: 'hotel-provider',
    call,
    ...(status.code === null ? {} : { status: status.code }),
  };
  if (status.code === UNAUTHORIZED || status.code === AGENT_BLOCKED)
    return new AppError('PROVIDER_UNAVAILABLE', { ...facts, reason: 'account refused' });
  if (status.code === LIMIT_EXCEEDED) return new AppError('RATE_LIMITED', facts);
  return new AppError('UPSTREAM_ERROR', { ...facts, reason: 'call refused' });
}
