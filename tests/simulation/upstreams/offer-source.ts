import { sellable } from '#shared/pricing/offers.ts';
import { bundledRates } from '#shared/pricing/rates.ts';
import { storedOffers } from '#shared/hotel/default-rooms.ts';
import { sleepersOf } from '#shared/stay/bed-shortage.ts';
import { nightsBetween } from '#shared/stay/nights.ts';
import type { Offer, ProviderOffer } from '#models/search/offer.ts';
import type { OfferSource } from '#domains/booking/ports.ts';
import type { OfferContext, OfferInContext } from '#domains/booking/inventory/room-supplier.ts';
import type { Chaos } from '../chaos.ts';
import { storedHotel } from './own-inventory.ts';
import type { SimulatedProvider } from './simulated-provider.ts';

/** Offers that were shown, shared by all instances as through Redis; losing them costs a new search. */
export interface ShownOffers {
  show(place: OfferContext, found: ProviderOffer, now: number): Offer | null;
  /** An offer of a stored hotel's room; null for another hotel. */
  showStored(place: OfferContext, now: number): Offer | null;
  byId(id: string): OfferInContext | null;
  keep(placed: OfferInContext): Offer;
  /** Empties the store, as a Redis restart does. */
  forget(): void;
}

export function createShownOffers(): ShownOffers {
  const shown = new Map<string, OfferInContext>();
  let count = 0;
  const keep = (placed: OfferInContext): Offer => {
    count += 1;
    const offer = { ...placed.offer, id: `offer-${count}` };
    shown.set(offer.id, { ...placed, offer });
    return offer;
  };
  return {
    show(place, found, now) {
      const offer = sellable(found, {
        nights: nightsBetween(place.stay.checkIn, place.stay.checkOut),
        sleepers: sleepersOf(place.stay.occupancy),
        today: new Date(now).toISOString().slice(0, 10),
        rates: bundledRates,
        nationality: 'IL',
        searchedAt: now,
        idOf: ({ bookingCode }) => bookingCode,
      });
      return offer && keep({ ...place, offer });
    },
    showStored(place, now) {
      const hotel = storedHotel(place.hotelId);
      const clock = new Date(now).toISOString().slice(0, 16);
      const [offer] = hotel ? storedOffers(hotel, place.stay, clock, (room) => room) : [];
      return offer ? keep({ ...place, offer }) : null;
    },
    byId: (id) => shown.get(id) ?? null,
    keep,
    forget: () => shown.clear(),
  };
}

export function offerSource(
  shown: ShownOffers,
  provider: SimulatedProvider,
  chaos: Chaos,
  now: () => number,
): OfferSource {
  return {
    offerById: (id) => Promise.resolve(chaos.strikes(0.005) ? null : shown.byId(id)),
    // Ids of offers are never reused here, so no offer was shown with another total.
    wasShownAt: () => Promise.resolve(false),
    async freshOffers(place) {
      const own = shown.showStored(place, now());
      if (own) return [own];
      const { checkIn, checkOut } = place.stay;
      const found = await provider.searchOffer(place.hotelId, checkIn, checkOut);
      const offer = found && shown.show(place, found, now());
      return offer ? [offer] : [];
    },
    keepOffer: (placed) => Promise.resolve(shown.keep(placed)),
  };
}
