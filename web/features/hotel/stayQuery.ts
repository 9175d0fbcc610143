import type { OfferWishes } from '#models/search/offer-wishes.ts';
import { readWishes, writeWishes } from '#shared/pricing/wishes-url.ts';
import { addDays } from '#i18n/dates/plain-date.ts';
import { type PartySize, readRequestedParty, writeParty } from '#lib/stay/guests/occupancy.ts';
import { readAirport } from '#lib/search/searchState.ts';
import { isGoodEnd, isGoodStart } from '#lib/search/dates/stayDates.ts';

/** The stay of a hotel page; days as `yyyy-MM-dd`. */
export interface HotelStay {
  readonly checkIn: string;
  readonly checkOut: string;
  readonly party: PartySize;
  /** Wishes for the room. */
  readonly wishes: OfferWishes;
  /** IATA code of the airport that the search was for; missing without one. */
  readonly airport?: string;
}

/**
 * Reads the stay in the query string: today to tomorrow and two adults by default.
 * @param today the traveller's local day
 * @returns a usable stay, and whether invalid or past dates, or invalid guests, were replaced; missing values do not
 * count as replaced
 */
export const readStay = (
  params: URLSearchParams,
  today: string,
): { readonly stay: HotelStay; readonly isReplaced: boolean; readonly isPartyReplaced: boolean } => {
  const { party, isReplaced: isPartyReplaced } = readRequestedParty(params);
  const requested = { checkIn: params.get('checkin'), checkOut: params.get('checkout') };
  const hasStart = requested.checkIn !== null && isGoodStart(requested.checkIn, today);
  const checkIn = hasStart && requested.checkIn !== null ? requested.checkIn : today;
  // When the check-in is invalid, its check-out is dropped, too: it belongs to another stay.
  const keepsEnd = requested.checkOut !== null && (hasStart || requested.checkIn === null);
  const hasEnd = keepsEnd && requested.checkOut !== null && isGoodEnd(checkIn, requested.checkOut);
  const checkOut = hasEnd && requested.checkOut !== null ? requested.checkOut : addDays(checkIn, 1);
  const isReplaced = (requested.checkIn !== null && !hasStart) || (requested.checkOut !== null && !hasEnd);
  const airport = readAirport(params);
  const stay = { checkIn, checkOut, party, wishes: readWishes(params), ...(airport && { airport }) };
  return { stay, isReplaced, isPartyReplaced };
};

/** Writes a stay into the query string and keeps the other parameters. */
export const writeStay = (params: URLSearchParams, stay: HotelStay): URLSearchParams => {
  const next = new URLSearchParams(params);
  next.set('checkin', stay.checkIn);
  next.set('checkout', stay.checkOut);
  writeParty(next, stay.party);
  writeWishes(next, stay.wishes);
  return next;
};
