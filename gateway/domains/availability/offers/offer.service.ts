import { cacheKey } from '#cache/key.ts';
import { AppError } from '#gateway/errors.ts';
import type { StoredHotel } from '#models/hotel/hotel.ts';
import type { Offer, OfferList } from '#models/search/offer.ts';
import type { Stay } from '#models/stay.ts';
import type { OfferWishes } from '#models/search/offer-wishes.ts';
import { isProviderCode } from '#shared/hotel/provider-code.ts';
import { bestMatchingOffer, withoutMax } from '#shared/pricing/matching-offer.ts';
import { storedOffers } from '#shared/hotel/default-rooms.ts';
import { countryCodeOf } from '#gateway/kit/countries.ts';
import { isDayOver, propertyClock, todayInIsrael } from '#shared/stay/clocks.ts';
import { addDays, nightsBetween } from '#shared/stay/nights.ts';
import type { CallOptions } from '#upstreams/provider/hotel-provider.ts';
import type { OwnInventoryAvailability, AvailabilityFilter } from './own-inventory-availability.ts';
import { type WishesInput, validWishes } from './offer-wishes.ts';
import { type OfferInContext, SHOWN_OFFER, SHOWN_TOTAL } from './offer-cache.ts';
import {
  type ProviderOfferDeps,
  type ReadOffers,
  createProviderOffers,
  keepShown,
} from './provider-offers.ts';
import { within } from '#gateway/kit/within.ts';
import { MAX_DAYS_AHEAD } from '#shared/stay/stay-limits.ts';
import { type StayInput, validStay } from '../stay-input.ts';
import { type PricedStaysQuery, cachedHotelPrices, type PricedStay, staysOn } from '../dates/hotel-prices.ts';
import { stayKey } from '../stay-key.ts';

/**
 * Maximum time in milliseconds that the provider's offers wait for the platform to confirm that the hotel is not a
 * stored one.
 */
const PLATFORM_MS = 1_000;

export interface OfferDeps extends ProviderOfferDeps {
  /** The stored hotel with this id; null when there is none. @throws AppError when the platform is down */
  readonly storedHotel: (id: string) => Promise<StoredHotel | null>;
  readonly ownInventory: Pick<OwnInventoryAvailability, 'availabilityFilter'>;
}

/** Offers of single hotels, from either source. */
export interface OfferService {
  /** Validates a stay. @throws AppError BAD_USER_INPUT */
  stay(input: StayInput): Stay;
  /** Validates the wishes for rooms. @throws AppError BAD_USER_INPUT */
  wishes(input: WishesInput | null | undefined): OfferWishes;
  /** Offers aligned to hotel ids, those of the provider perhaps from the cache; an error fails only its hotel. */
  offersOf(
    hotelIds: readonly string[],
    stay: Stay,
    options?: CallOptions,
  ): Promise<readonly (OfferList | Error)[]>;
  /**
   * The fresh cached offers of a provider hotel, or the current ones of a stored hotel; null when none are cached. The
   * provider is not called.
   * @throws AppError for an id that is no provider code, when the platform is down
   */
  cachedOffers(hotelId: string, stay: Stay): Promise<OfferList | null>;
  /**
   * Lowest prices that meet the wishes, of stays of the same length that start within `days` days from `first`: for a
   * provider hotel as last read, for a stored hotel the current ones. The provider is not called.
   */
  pricedStays(hotelId: string, query: PricedStaysQuery): Promise<readonly PricedStay[]>;
  /**
   * All offers of a hotel now, sold-out rooms of a stored hotel included: the cache is bypassed. Each is stored under
   * its id. Empty for an unknown hotel.
   * @throws AppError when the source fails
   */
  freshOffers(
    place: { readonly hotelId: string; readonly stay: Stay },
    signal?: AbortSignal,
  ): Promise<readonly Offer[]>;
  /** The offer as it was last shown, with its hotel and stay; null when it was not shown within the last 25 minutes. */
  offerById(id: string): Promise<OfferInContext | null>;
  /** True when the offer was shown at this total within the last 25 minutes, perhaps before a later price. */
  wasShownAt(id: string, totalMinor: number): Promise<boolean>;
  /** Stores a repriced offer under a new id. @returns the offer with that id */
  keepOffer(placed: OfferInContext): Promise<Offer>;
}

export function createOfferService(deps: OfferDeps): OfferService {
  const { cache, clock, storedHotel, ownInventory } = deps;
  const provider = createProviderOffers(deps);

  const ownOffers = async (hotel: StoredHotel, stay: Stay): Promise<ReadOffers> => {
    const now = clock();
    const stayPart = stayKey(stay, deps);
    const idOf = (room: string): string => cacheKey(stayPart, hotel.id, room);
    const offers = storedOffers(hotel, stay, propertyClock(now, countryCodeOf(hotel.country)), idOf);
    await keepShown(
      cache,
      offers.map((offer) => ({ hotelId: hotel.id, stay, offer })),
    );
    return { offers, readAt: now.getTime(), isStale: false };
  };

  /**
   * The offers to show: without sold-out rooms, and none once the check-in day is over at the hotel. Booking checks the
   * inventory itself.
   */
  const openOffers = async (
    hotel: StoredHotel,
    stay: Stay,
    onlyAvailable: AvailabilityFilter,
  ): Promise<ReadOffers> => {
    const own = await ownOffers(hotel, stay);
    const isTooLate = isDayOver(stay.checkIn, clock(), countryCodeOf(hotel.country));
    return { ...own, offers: isTooLate ? [] : onlyAvailable(hotel, own.offers) };
  };

  /** Prices of a stored hotel on the requested days, as far ahead as stays can be booked. */
  const ownDays = async (hotel: StoredHotel, query: PricedStaysQuery): Promise<readonly PricedStay[]> => {
    const onlyAvailable = await ownInventory.availabilityFilter([hotel], query.stay);
    const [now, country] = [clock(), countryCodeOf(hotel.country)];
    const last = addDays(todayInIsrael(now), MAX_DAYS_AHEAD);
    return staysOn(query).flatMap((stay) => {
      if (stay.checkIn > last || isDayOver(stay.checkIn, now, country)) return [];
      const offers = storedOffers(hotel, stay, propertyClock(now, country), () => '');
      // A maximum price does not select another room, as with the provider's hotels.
      const offer = bestMatchingOffer(onlyAvailable(hotel, offers, stay), withoutMax(query.wishes));
      if (!offer) return [];
      const { total, pricePerNight } = offer;
      return [{ ...daysOf(stay), total, pricePerNight, pricedAt: now.toISOString() }];
    });
  };

  /**
   * The stored hotel with this id, or null. A platform that is down or slow does not hide the provider's hotels.
   * @throws AppError for an id that is no provider code, when the platform is down
   */
  const storedOrNull = async (id: string): Promise<StoredHotel | null> => {
    if (!isProviderCode(id)) return storedHotel(id);
    return within(storedHotel(id), PLATFORM_MS, null).catch(() => null);
  };

  return {
    stay: (input) => validStay(input, clock()),
    wishes: validWishes,
    offersOf: async (hotelIds, stay, options) => {
      const own = await Promise.all(hotelIds.map((id) => settled(() => storedOrNull(id))));
      const codes = hotelIds.filter((id, at) => own[at] === null && isProviderCode(id));
      const ours = own.flatMap((hotel) => (hotel === null || hotel instanceof Error ? [] : [hotel]));
      const [found, onlyAvailable] = await Promise.all([
        provider.read([...new Set(codes)], stay, options),
        ownInventory.availabilityFilter(ours, stay),
      ]);
      return Promise.all(
        hotelIds.map(async (id, at) => {
          const hotel = own[at];
          if (hotel instanceof Error) return hotel;
          const read = hotel
            ? await openOffers(hotel, stay, onlyAvailable)
            : (found.get(id) ?? nothing(clock()));
          return read instanceof Error ? read : listOf(read, stay);
        }),
      );
    },
    cachedOffers: async (hotelId, stay) => {
      const hotel = await storedOrNull(hotelId);
      const read = hotel
        ? await openOffers(hotel, stay, await ownInventory.availabilityFilter([hotel], stay))
        : (await provider.cached([hotelId], stay)).get(hotelId);
      return read ? listOf(read, stay) : null;
    },
    pricedStays: async (hotelId, query) => {
      const hotel = await storedOrNull(hotelId).catch(() => null);
      return hotel ? ownDays(hotel, query) : cachedHotelPrices(deps, hotelId, query);
    },
    freshOffers: async ({ hotelId, stay }, signal) => {
      const own = await storedOrNull(hotelId);
      if (own) return (await ownOffers(own, stay)).offers;
      if (!isProviderCode(hotelId)) return [];
      const found = (await provider.fetch([hotelId], stay, signal && { signal })).get(hotelId);
      if (!found) throw new AppError('UPSTREAM_ERROR');
      return found.offers;
    },
    offerById: async (id) => {
      const [found] = await cache.peekMany(SHOWN_OFFER, [cacheKey(id)]);
      return found?.value ?? null;
    },
    wasShownAt: async (id, totalMinor) => {
      const [found] = await cache.peekMany(SHOWN_TOTAL, [cacheKey(id, totalMinor)]);
      return found?.value === true;
    },
    keepOffer: async ({ hotelId, stay, offer }) => {
      const { total, cancellation } = offer;
      const stored = {
        ...offer,
        id: cacheKey(
          offer.id,
          total.amountMinor,
          cancellation.freeUntil,
          offer.provider?.bookingCode ?? null,
        ),
      };
      await keepShown(cache, [{ hotelId, stay, offer: stored }]);
      return stored;
    },
  };
}

const daysOf = ({ checkIn, checkOut }: Stay): Pick<Stay, 'checkIn' | 'checkOut'> => ({ checkIn, checkOut });

const nothing = (now: Date): ReadOffers => ({ offers: [], readAt: now.getTime(), isStale: false });

const listOf = ({ offers, readAt, isStale }: ReadOffers, stay: Stay): OfferList => ({
  offers,
  nights: nightsBetween(stay.checkIn, stay.checkOut),
  pricedAt: new Date(readAt).toISOString(),
  isStale,
});

async function settled<T>(ask: () => Promise<T>): Promise<T | Error> {
  try {
    return await ask();
  } catch (cause) {
    return cause instanceof Error ? cause : new AppError('INTERNAL', {}, { cause });
  }
}
