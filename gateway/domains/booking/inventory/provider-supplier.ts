import { AppError } from '#gateway/errors.ts';
import type { Booking, Quote } from '#models/booking.ts';
import type { CancellationTier, Offer, ProviderOffer } from '#models/search/offer.ts';
import { propertyClock } from '#shared/stay/clocks.ts';
import { sleepersOf } from '#shared/stay/bed-shortage.ts';
import { dayOf, nightsBetween } from '#shared/stay/nights.ts';
import { matchOffer, sellable } from '#shared/pricing/offers.ts';
import type { RateTable } from '#shared/pricing/rates.ts';
import type { HotelProvider, Reservation } from '#upstreams/provider/hotel-provider.ts';
import type { Clock, OfferSource } from '../ports.ts';
import type { CheckResult, LookupResult, OfferContext, RoomSupplier } from './room-supplier.ts';
import { isSameNumber } from '../record/reference.ts';
import { isSellable, quotedOffer } from './quote.ts';

/** A provider's booking code is not used when it is older than this; it expires after 30 minutes. */
export const MAX_CODE_AGE_MS = 25 * 60_000;

export const roomUnavailable: CheckResult = { kind: 'refused', code: 'ROOM_UNAVAILABLE' };

/** Result for a booking without a reference, which cannot be looked up. */
export const noReference: LookupResult = {
  kind: 'unclear',
  reason: 'the booking has no reference',
  confirmationNumber: null,
  saysCancelled: false,
};

export const available = (offer: Offer): CheckResult =>
  isSellable(offer) ? { kind: 'available', offer } : roomUnavailable;

interface ProviderSupplierDeps {
  readonly provider: Pick<
    HotelProvider,
    'checkOffer' | 'takesBookings' | 'book' | 'reservation' | 'reservationsBooked' | 'cancel'
  >;
  readonly offers: OfferSource;
  readonly rates: () => RateTable;
  readonly clock: Pick<Clock, 'now'>;
}

/** Sells rooms of the hotel provider. */
export function createProviderSupplier(deps: ProviderSupplierDeps): RoomSupplier {
  const { provider, offers, clock } = deps;

  const checkCode = async (
    place: OfferContext,
    sold: NonNullable<Quote['provider']>,
    signal?: AbortSignal,
  ): Promise<CheckResult | null> => {
    const result = await provider.checkOffer(sold.bookingCode, signal ? { signal } : {});
    if (result.kind === 'refused') return { kind: 'refused', code: 'PROVIDER_REFUSED' };
    if (result.kind === 'gone') return null;
    const { hotelCode, bookingCode } = result.offer;
    if (hotelCode !== place.hotelId || bookingCode !== sold.bookingCode)
      throw new AppError('UPSTREAM_ERROR', { call: 'checkOffer', reason: 'the response is another offer' });
    const offer = inShekels(result.offer, place, sold, deps);
    return offer ? available(offer) : roomUnavailable;
  };

  return {
    async check({ place, quote }, signal) {
      const sold = quote.provider;
      if (!sold) return { kind: 'refused', code: 'QUOTE_EXPIRED' };
      if (clock.now() - sold.searchedAt <= MAX_CODE_AGE_MS) {
        const answer = await checkCode(place, sold, signal);
        if (answer) return answer;
      }
      const list = await offers.freshOffers(place, signal);
      const same = matchOffer(quotedOffer(quote, place.hotelId), list)?.provider;
      if (!same) return roomUnavailable;
      return (await checkCode(place, atRateOf(same, sold), signal)) ?? roomUnavailable;
    },

    // The provider holds no rooms: the offer is checked again before paying.
    hold: () => Promise.resolve(null),
    heldUntil: () => Promise.resolve(null),
    releaseHold: () => Promise.resolve(),

    takesBookings: () => provider.takesBookings(),

    book: ({ quote, clientRef, rooms, email, phone }) =>
      quote.provider
        ? provider.book({
            bookingCode: quote.provider.bookingCode,
            clientRef,
            totalFareLiteral: quote.provider.totalFareLiteral,
            rooms,
            email,
            phone,
          })
        : Promise.resolve({ kind: 'unknown', reason: 'the quote has no booking code of the provider' }),

    async find(booking, confirmationNumber): Promise<LookupResult> {
      const { clientRef } = booking;
      if (clientRef === null) return noReference;
      const by = confirmationNumber === undefined ? { clientRef } : { confirmationNumber };
      const found = await provider.reservation(by);
      return found ? read(found, booking, confirmationNumber) : { kind: 'not-found' };
    },

    list: (from, to) => provider.reservationsBooked(from, to),

    async getReservation(by) {
      const found = await provider.reservation(by);
      const today = dayOf(propertyClock(new Date(clock.now()), null));
      return (
        found && {
          confirmationNumber: found.confirmationNumber,
          isActive: found.status === 'active',
          isFree: isFreeOn(found.tiers, today),
        }
      );
    },

    cancel: (confirmationNumber) => provider.cancel(confirmationNumber),
  };
}

/**
 * The checked offer in shekels; at the rate of the quote, unless the currency has changed. The caller that stores the
 * offer gives it another id.
 */
function inShekels(
  checked: ProviderOffer,
  place: OfferContext,
  sold: NonNullable<Quote['provider']>,
  deps: ProviderSupplierDeps,
): Offer | null {
  const table = deps.rates();
  const sameCurrency = checked.totalFare.currency === sold.currency;
  const rates = sameCurrency
    ? { asOf: sold.rateDate, shekelsPerUnit: { ...table.shekelsPerUnit, [sold.currency]: sold.rate } }
    : table;
  return sellable(checked, {
    nights: nightsBetween(place.stay.checkIn, place.stay.checkOut),
    sleepers: sleepersOf(place.stay.occupancy),
    today: dayOf(propertyClock(new Date(deps.clock.now()), null)),
    rates,
    nationality: sold.nationality,
    searchedAt: sold.searchedAt,
    idOf: () => sold.bookingCode,
  });
}

type Sold = NonNullable<Quote['provider']>;

const atRateOf = (found: Sold, sold: Sold): Sold =>
  found.currency === sold.currency ? { ...found, rate: sold.rate, rateDate: sold.rateDate } : found;

/**
 * Compares a reservation with its booking. It proves something only when it has a confirmation number, and its hotel
 * and dates match those of the booking; while it is active the fare must match too. If one of them is missing the
 * result is unclear, so the status is checked again later.
 */
function read(found: Reservation, booking: Booking, requestedNumber?: string): LookupResult {
  const { status, statusWord, confirmationNumber, hotelCode, checkIn, checkOut, totalFare } = found;
  const saysCancelled = status === 'cancelled' || status === 'cancelling';
  const unclear = (reason: string): LookupResult => ({
    kind: 'unclear',
    reason,
    confirmationNumber,
    saysCancelled,
  });
  if (confirmationNumber === null) return unclear('no confirmation number');
  if (requestedNumber !== undefined && !isSameNumber(requestedNumber, confirmationNumber))
    return unclear('another number');
  if (status === 'unknown') return unclear(statusWord === '' ? 'no status' : statusWord);
  if (hotelCode === null || checkIn === null || checkOut === null) return unclear('no hotel or dates');
  const isOurs =
    hotelCode === booking.hotelId && checkIn === booking.checkIn && checkOut === booking.checkOut;
  if (!isOurs) return { kind: 'mismatched', confirmationNumber };
  if (status === 'cancelled') return { kind: 'cancelled', confirmationNumber };
  if (status === 'cancelling') return { kind: 'cancelling', confirmationNumber };
  // The fare of a cancelled reservation does not matter.
  const fare = Number(totalFare ?? Number.NaN);
  if (Number.isNaN(fare)) return unclear('no fare');
  const isSameFare = fare.toFixed(2) === Number(booking.quote?.provider?.totalFareLiteral).toFixed(2);
  return { kind: isSameFare ? 'active' : 'mismatched', confirmationNumber };
}

/**
 * True when cancelling costs nothing on this day. The times of tiers have no zone, so each counts from the start of its
 * day; without tiers nothing is known, so the result is false.
 */
function isFreeOn(tiers: readonly CancellationTier[], today: string): boolean {
  return tiers.length > 0 && tiers.every(({ from, charge }) => dayOf(from) > today || costsNothing(charge));
}

const costsNothing = (charge: CancellationTier['charge']): boolean =>
  (charge.kind === 'fixed' && charge.amount.amountMinor === 0) ||
  (charge.kind === 'percentage' && charge.percent === 0);
