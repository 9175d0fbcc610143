import { AppError } from '#gateway/errors.ts';
import type { Booking, Quote } from '#models/booking.ts';
import type { BookingEventText } from '#models/admin/stored-sentences.ts';
import { matchOffer } from '#shared/pricing/offers.ts';
import { actorName } from '../record/booking-access.ts';
import { checkQuote, holdRooms, isUpstreamFailure, toAvailabilityRequest } from '../inventory/check-quote.ts';
import { compareQuotes } from './compare-quotes.ts';
import { priceChanged, refused, savedResult } from '../results.ts';
import type { QuoteResult, RefusalCode } from '../results.ts';
import type { BookingDeps, Caller } from '../ports.ts';
import type { OfferInContext } from '../inventory/room-supplier.ts';
import { stayOf } from '../booked-stay.ts';
import { MAX_CODE_AGE_MS } from '../inventory/provider-supplier.ts';
import { quotedOffer, quoteOf } from '../inventory/quote.ts';
import { updateWithRetry, visibleBooking } from '../record/update-with-retry.ts';
import { sameStay } from './stay-input.ts';
import { isOpenDraft, toQuoted } from '../record/transitions.ts';

/** Stores a new quote if the draft still has the one that was read; otherwise changes nothing. */
export async function changeQuote(
  deps: BookingDeps,
  actor: Pick<Caller, 'viewer' | 'guestToken'>,
  booking: Booking,
  change: { readonly quote: Quote; readonly what: BookingEventText },
): Promise<Booking> {
  return updateWithRetry(deps.bookings, booking, (current) =>
    isOpenDraft(current) && current.quote?.quotedAt === booking.quote?.quotedAt
      ? toQuoted(current, change.quote, { who: actorName(current, actor), at: deps.clock.now() }, change.what)
      : null,
  );
}

/**
 * Checks price and availability of a draft, as when the checkout opens. A lower price is applied and reported; any
 * other change of price or terms is only reported; a quote that is about to expire is renewed. Bookings that are paid,
 * or that have a pending operation, are returned unchanged.
 * @throws AppError NOT_FOUND
 */
export async function recheckBooking(deps: BookingDeps, caller: Caller, id: string): Promise<QuoteResult> {
  const booking = await visibleBooking(deps.bookings, caller, id);
  if (!isOpenDraft(booking)) return savedResult(booking);
  const { quote } = booking;
  if (!quote) return refused('QUOTE_EXPIRED');
  const request = toAvailabilityRequest(booking, quote);
  const { place } = request;
  const check = await checkQuote(deps, request, caller.signal);
  if (check.kind === 'refused') return refusedUnlessTaken(deps, caller, id, check.code);
  const now = deps.clock.now();
  const fresh = quoteOf(check.offer, place.stay, now);
  const comparison = compareQuotes(quote, check.offer);
  if (comparison === 'different')
    return priceChanged(quote.total, await deps.offers.keepOffer({ ...place, offer: check.offer }));
  if (comparison === 'same' && now - Date.parse(quote.quotedAt) < MAX_CODE_AGE_MS)
    return savedResult(booking);
  // The hold is renewed, because the page shows the rooms as held from now on.
  const refusal = await holdRooms(deps, request);
  if (refusal) return refusedUnlessTaken(deps, caller, id, refusal);
  if (comparison === 'lower') {
    const offer = await deps.offers.keepOffer({ ...place, offer: check.offer });
    await changeQuote(deps, caller, booking, {
      quote: { ...fresh, offerId: offer.id },
      what: 'lower price applied',
    });
    return priceChanged(quote.total, offer);
  }
  const renewed = { ...fresh, offerId: quote.offerId };
  return savedResult(await changeQuote(deps, caller, booking, { quote: renewed, what: 'quote renewed' }));
}

/**
 * Returns the booking instead of a refusal when it is no longer an open draft: its own payment may have taken the last
 * room meanwhile.
 */
async function refusedUnlessTaken(
  deps: BookingDeps,
  caller: Caller,
  id: string,
  code: RefusalCode,
): Promise<QuoteResult> {
  try {
    const current = await visibleBooking(deps.bookings, caller, id);
    return isOpenDraft(current) ? refused(code) : savedResult(current);
  } catch (cause) {
    if (isUpstreamFailure(cause)) return refused(code);
    throw cause;
  }
}

/**
 * Accepts the new price of a draft. The offer must be of the same room and stay; it is checked once more when the draft
 * is paid.
 * @throws AppError NOT_FOUND; INVALID_STATE when the booking is no longer an open draft
 */
export async function acceptBookingPrice(
  deps: BookingDeps,
  caller: Caller,
  input: { readonly bookingId: string; readonly offerId: string },
): Promise<QuoteResult> {
  const booking = await visibleBooking(deps.bookings, caller, input.bookingId);
  if (booking.quote?.offerId === input.offerId) return savedResult(booking);
  if (!isOpenDraft(booking)) throw new AppError('INVALID_STATE');
  const placed = await deps.offers.offerById(input.offerId);
  if (!placed || !booking.quote || !isSameRoom(booking, booking.quote, placed))
    return refused('QUOTE_EXPIRED');
  const quote = quoteOf(placed.offer, placed.stay, deps.clock.now());
  const refusal = await holdRooms(deps, toAvailabilityRequest(booking, quote));
  if (refusal) return refused(refusal);
  return savedResult(await changeQuote(deps, caller, booking, { quote, what: 'new price accepted' }));
}

function isSameRoom(booking: Booking, quote: Quote, placed: OfferInContext): boolean {
  return (
    placed.hotelId === booking.hotelId &&
    sameStay(placed.stay, stayOf(booking)) &&
    matchOffer(quotedOffer(quote, booking.hotelId), [placed.offer]) !== null
  );
}
