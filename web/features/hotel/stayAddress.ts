import type { OfferWishes } from '#models/search/offer-wishes.ts';
import { readWishes, writeWishes } from '#shared/pricing/wishes-address.ts';
import { addDays } from '#i18n/dates/plain-date.ts';
import { type PartySize, readAskedParty, writeParty } from '#lib/stay/guests/occupancy.ts';
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
 * Reads the stay of an address: today to tomorrow and two adults by default.
 * @param today the traveller's local day
 * @returns a usable stay, and whether an invalid or past day, or the people, were replaced; missing values do not count
 * as replaced
 */
export const readStay = (
  params: URLSearchParams,
  today: string,
): { readonly stay: HotelStay; readonly isReplaced: boolean; readonly isPartyReplaced: boolean } => {
  const { party, isReplaced: isPartyReplaced } = readAskedParty(params);
  const asked = { checkIn: params.get('checkin'), checkOut: params.get('checkout') };
  const hasStart = asked.checkIn !== null && isGoodStart(asked.checkIn, today);
  const checkIn = hasStart && asked.checkIn !== null ? asked.checkIn : today;
  // A check-out without its check-in belongs to another stay.
  const keepsEnd = asked.checkOut !== null && (hasStart || asked.checkIn === null);
  const hasEnd = keepsEnd && asked.checkOut !== null && isGoodEnd(checkIn, asked.checkOut);
  const checkOut = hasEnd && asked.checkOut !== null ? asked.checkOut : addDays(checkIn, 1);
  const isReplaced = (asked.checkIn !== null && !hasStart) || (asked.checkOut !== null && !hasEnd);
  const airport = readAirport(params);
  const stay = { checkIn, checkOut, party, wishes: readWishes(params), ...(airport && { airport }) };
  return { stay, isReplaced, isPartyReplaced };
};

/** Writes a stay into the address and keeps its other parameters. */
export const writeStay = (params: URLSearchParams, stay: HotelStay): URLSearchParams => {
  const next = new URLSearchParams(params);
  next.set('checkin', stay.checkIn);
  next.set('checkout', stay.checkOut);
  writeParty(next, stay.party);
  writeWishes(next, stay.wishes);
  return next;
};
