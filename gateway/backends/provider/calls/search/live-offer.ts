import { today } from '../../calendar.ts';
import { offersOf, repriced, type Offer } from '../../fares/offers.ts';
import { policyOf } from '../../fares/policies.ts';
import { refusal, refusals, type Answer } from '../../reply.ts';
import type { Checked, Session } from '../../store/sessions.ts';
import { readBookingCode } from '../booking/booking-code.ts';
import type { World } from '../call.ts';

/** Lifetime of a booking code from its search; PreBook does not renew it. */
const sessionMs = 30 * 60_000;

export interface LiveOffer {
  readonly session: Session;
  readonly offer: Offer;
  /** Day of the search. */
  readonly searchDay: number;
}

/**
 * The offer of a code as Search returned it, or why there is none: 315 for an expired session, 201 for a rate that is
 * no longer available.
 */
export function liveOffer(code: string, world: World): LiveOffer | Answer {
  if (code === '') return refusal(400, 'Booking Code can not be null or empty');
  const parts = readBookingCode(code);
  const session = parts && world.sessions.find(parts.sessionId);
  if (!parts || !session) return refusals.sessionExpired;
  if (world.now() - session.at >= sessionMs) {
    return world.settings.expiredCode === 201 ? refusals.noRooms : refusals.sessionExpired;
  }
  const hotel = world.hotels.hotel(parts.hotelCode);
  const searchDay = today(session.at);
  const market = { seed: world.seed, currency: world.currency, searchDay };
  const offers = hotel ? offersOf(market, hotel, session.stay) : [];
  const offer = offers.find(({ number }) => number === parts.number);
  return offer ? { session, offer, searchDay } : refusals.noRooms;
}

/** The offer with the changes of price and policy that faults made at PreBook. */
export function checkedOffer(
  { offer, session, searchDay }: LiveOffer,
  { percent, strict }: Checked,
  seed: string,
): Offer {
  const priced = percent === 0 ? offer : repriced(offer, percent);
  if (!strict) return priced;
  return {
    ...priced,
    refundable: false,
    policies: policyOf(seed, offer.hotel, session.stay, searchDay, false, 0),
  };
}
