import { AppError, type ErrorCode } from '../../errors.ts';
import type { Quote } from '../../models/booking.ts';
import type { BookingDeps, CheckAnswer, OfferPlace, Supply } from './ports.ts';
import { canStillArrive } from './stay-input.ts';

const sourceFailed: ReadonlySet<ErrorCode> = new Set([
  'PROVIDER_UNAVAILABLE',
  'PLATFORM_UNAVAILABLE',
  'UPSTREAM_ERROR',
  'TIMEOUT',
  'RATE_LIMITED',
  'OVERLOADED',
  'HOTEL_UNAVAILABLE',
]);

export const supplyOf = (deps: Pick<BookingDeps, 'supplies'>, quote: Pick<Quote, 'source'>): Supply =>
  quote.source === 'PROVIDER' ? deps.supplies.provider : deps.supplies.house;

/** True for errors of a source that a screen has words for. */
export const isSourceFailure = (cause: unknown): cause is AppError =>
  cause instanceof AppError && sourceFailed.has(cause.code);

/**
 * The check before anything is stored or sent. A source that fails is a refusal a screen has words for.
 * @throws AppError TIMEOUT when nobody waits any more
 */
export async function checkQuote(
  deps: BookingDeps,
  place: OfferPlace,
  quote: Quote,
  signal?: AbortSignal,
): Promise<CheckAnswer> {
  if (!canStillArrive(place.stay.checkIn, deps.clock.now()))
    return { kind: 'refused', code: 'ROOM_UNAVAILABLE' };
  try {
    return await supplyOf(deps, quote).check(place, quote, signal);
  } catch (cause) {
    if (signal?.aborted) throw new AppError('TIMEOUT', {}, { cause });
    if (!isSourceFailure(cause)) throw cause;
    deps.logger.warn({ code: cause.code, ...cause.facts }, 'the offer could not be checked');
    return { kind: 'refused', code: 'PROVIDER_UNAVAILABLE' };
  }
}
