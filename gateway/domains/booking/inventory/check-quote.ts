import { AppError, type ErrorCode } from '#gateway/errors.ts';
import type { Booking, Quote } from '#models/booking.ts';
import { isDayOverAt } from '#gateway/kit/countries.ts';
import { dayOf } from '#shared/stay/nights.ts';
import { propertyClock } from '#shared/stay/clocks.ts';
import { stayOf } from '../booked-stay.ts';
import { holdOf } from './hold-identity.ts';
import { QUOTE_VALID_MS } from './quote.ts';
import type { RefusalCode } from '../results.ts';
import type { BookingDeps } from '../ports.ts';
import type { AvailabilityRequest, CheckResult, RoomSupplier } from './room-supplier.ts';

const sourceFailed: ReadonlySet<ErrorCode> = new Set([
  'PROVIDER_UNAVAILABLE',
  'PLATFORM_UNAVAILABLE',
  'UPSTREAM_ERROR',
  'TIMEOUT',
  'RATE_LIMITED',
  'OVERLOADED',
  'HOTEL_UNAVAILABLE',
]);

export const supplierOf = (
  deps: Pick<BookingDeps, 'suppliers'>,
  quote: Pick<Quote, 'source'>,
): RoomSupplier => (quote.source === 'PROVIDER' ? deps.suppliers.provider : deps.suppliers.ownInventory);

/** The availability request for the rooms of a booking. */
export const toAvailabilityRequest = (
  booking: Booking,
  quote: Quote,
  isPaying = false,
): AvailabilityRequest => ({
  place: { hotelId: booking.hotelId, stay: stayOf(booking) },
  quote,
  hold: holdOf(booking, { isPaying }),
});

/** True for failures of an upstream that the pages have a text for. */
export const isUpstreamFailure = (cause: unknown): cause is AppError =>
  cause instanceof AppError && sourceFailed.has(cause.code);

/**
 * Turns the failure of an upstream into a refusal that the pages have a text for.
 * @throws AppError TIMEOUT when the caller no longer waits
 */
async function orRefused<T>(
  deps: Pick<BookingDeps, 'logger'>,
  ask: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T | 'PROVIDER_UNAVAILABLE'> {
  try {
    return await ask();
  } catch (cause) {
    if (signal?.aborted) throw new AppError('TIMEOUT', {}, { cause });
    if (!isUpstreamFailure(cause)) throw cause;
    deps.logger.warn({ code: cause.code, ...cause.facts }, 'the offer could not be checked');
    return 'PROVIDER_UNAVAILABLE';
  }
}

/**
 * False once the check-in day is over at the property. While a quote is valid its own time counts instead of the
 * present, so that a guest may still pay just after midnight.
 */
async function canStillArrive(deps: BookingDeps, { place, quote }: AvailabilityRequest): Promise<boolean> {
  const { checkIn } = place.stay;
  const now = deps.clock.now();
  const quotedAt = Date.parse(quote.quotedAt);
  const asOf = new Date(now - quotedAt <= QUOTE_VALID_MS ? quotedAt : now);
  // The hotel's country is only read when the day is over somewhere in the world.
  if (checkIn >= dayOf(propertyClock(asOf, null))) return true;
  try {
    const hotel = await deps.hotels.nameAndPlace(place.hotelId);
    return !isDayOverAt(checkIn, asOf, hotel?.location ?? '');
  } catch (cause) {
    if (!isUpstreamFailure(cause)) throw cause;
    return !isDayOverAt(checkIn, asOf, '');
  }
}

/**
 * Checks an offer before anything is stored or sent. The failure of an upstream becomes a refusal that the pages have a
 * text for.
 * @throws AppError TIMEOUT when the caller no longer waits
 */
export async function checkQuote(
  deps: BookingDeps,
  request: AvailabilityRequest,
  signal?: AbortSignal,
): Promise<CheckResult> {
  // Not ROOM_UNAVAILABLE, for which the pages advise another room: none can be booked for that day.
  if (!(await canStillArrive(deps, request))) return { kind: 'refused', code: 'QUOTE_EXPIRED' };
  const answer = await orRefused(deps, () => supplierOf(deps, request.quote).check(request, signal), signal);
  return answer === 'PROVIDER_UNAVAILABLE' ? { kind: 'refused', code: answer } : answer;
}

/** Until when the rooms of a draft are held (ISO); null when they are not held, or when that cannot be read. */
export async function heldUntil(deps: BookingDeps, booking: Booking): Promise<string | null> {
  const { quote } = booking;
  if (!quote || booking.status !== 'pending' || booking.pendingOperation !== null) return null;
  try {
    const until = await supplierOf(deps, quote).heldUntil(toAvailabilityRequest(booking, quote));
    return until === null ? null : new Date(until).toISOString();
  } catch (cause) {
    if (!isUpstreamFailure(cause)) throw cause;
    return null;
  }
}

/** Holds the rooms of a draft for half an hour, if the supplier can. @returns why it could not; null otherwise */
export const holdRooms = (deps: BookingDeps, request: AvailabilityRequest): Promise<RefusalCode | null> =>
  orRefused(deps, () => supplierOf(deps, request.quote).hold(request));
