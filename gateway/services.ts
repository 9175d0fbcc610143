import { brand } from './brand.ts';
import type { Cache } from './cache/cache.ts';
import type { Context, Loaders, Services } from './context.ts';
import { createAdminService } from './domains/admin/admin.service.ts';
import { administratorCheck } from './domains/admin/administrator.ts';
import { createAudit } from './domains/admin/audit/audit.ts';
import { createAvailabilityLoaders } from './domains/availability/availability.public.loaders.ts';
import { createCityPrices } from './domains/availability/city/city-prices.ts';
import { createMonthDays } from './domains/availability/dates/month-days.ts';
import { createNearbyService } from './domains/availability/dates/nearby.service.ts';
import { createOwnInventoryAvailability } from './domains/availability/offers/own-inventory-availability.ts';
import { createOfferService } from './domains/availability/offers/offer.service.ts';
import type { PayForSearch } from './domains/availability/search/search-opening.ts';
import { createSearchService } from './domains/availability/search/search.service.ts';
import {
  createBookingService,
  defaultBookingSettings,
  systemClock,
} from './domains/booking/booking.service.ts';
import { bookingLoaders } from './domains/booking/booking.viewer.loaders.ts';
import type { BookingMetrics } from './domains/booking/booking-metrics.ts';
import type { BookingSettings } from './domains/booking/ports.ts';
import { createOwnInventorySupplier } from './domains/booking/inventory/own-inventory-supplier.ts';
import { isRestDay } from './domains/booking/cancellation/non-business-days.ts';
import { createProviderSupplier } from './domains/booking/inventory/provider-supplier.ts';
import { createConversationService } from './domains/chat/chat.service.ts';
import { createFavoriteService } from './domains/favorite/favorite.service.ts';
import { createHotelLoaders } from './domains/hotel/hotel.public.loaders.ts';
import { createHotelService } from './domains/hotel/hotel.service.ts';
import { createMailService } from './domains/mail/mail.service.ts';
import { createMessageService } from './domains/message/message.service.ts';
import type { Contact } from './domains/page/page.ts';
import { createPageService } from './domains/page/page.service.ts';
import { createHotelFinder } from './domains/place/suggest/hotel-finder.ts';
import { createPlaceService } from './domains/place/place.service.ts';
import { createNamedCity } from './domains/place/match/named-city.ts';
import { createSuggestionService } from './domains/place/suggest/suggestion.service.ts';
import { createSurroundings } from './domains/place/surroundings/surroundings.ts';
import { createTowns } from './domains/place/surroundings/towns.ts';
import { createUploadService } from './domains/upload/upload.service.ts';
import type { UploadKeys } from './domains/upload/upload-target.ts';
import { createReviewLoaders } from './domains/review/review.public.loaders.ts';
import { createReviewService } from './domains/review/review.service.ts';
import { reviewViewerLoaders } from './domains/review/review.viewer.loaders.ts';
import { createAccountService } from './domains/user/account.service.ts';
import { createUserService } from './domains/user/user.service.ts';
import { userLoaders } from './domains/user/user.viewer.loaders.ts';
import { paidProvider } from './limits/paid-provider.ts';
import type { Logger } from './logger.ts';
import type { RateTable } from './shared/pricing/rates.ts';
import type { ChatService } from './upstreams/chat/chat-service.ts';
import type { EntityPlatform } from './upstreams/platform/entity-platform.ts';
import type { HotelProvider } from './upstreams/provider/hotel-provider.ts';

interface Deps {
  readonly platform: EntityPlatform;
  readonly provider: HotelProvider;
  readonly chat: ChatService;
  readonly cache: Cache;
  readonly logger: Logger;
  readonly publicUrl: string;
  /** Names the provider account in cache keys; not a secret. */
  readonly accountKey: string;
  readonly nationality: string;
  /** How travellers reach a person. */
  readonly contact: Contact;
  /** Pages offer what only testers need. */
  readonly hasTestTools: boolean;
  /** Address of street tiles with `{z}`, `{x}` and `{y}`. */
  readonly mapTilesUrl: string | null;
  /** Where pages read our own street tiles; null while there are none. */
  readonly mapStreetsUrl: () => string | null;
  /** The exchange rates of this moment. */
  readonly rates: () => RateTable;
  /** Signs upload targets. */
  readonly uploadKeys: UploadKeys;
  /** What the assistant gets to know of a caller. */
  readonly callerTokens: {
    seal(
      caller: Pick<Context, 'sessionToken' | 'guestToken' | 'callerAddress' | 'language'>,
    ): Promise<string>;
    pseudonym(memberId: string): string;
    pseudonyms(memberId: string): readonly string[];
  };
  /** Our own number for guests who give none: digits with the country code; null where there is none. */
  readonly servicePhone: string | null;
  /** Times of the booking saga that are set from outside. */
  readonly bookingTimes: Pick<BookingSettings, 'answerMs' | 'sendByMs' | 'statusCheckMs'>;
  readonly bookingMetrics: BookingMetrics;
  /** Whether a visitor's address may have one more counted room kept. */
  readonly mayHold: (newcomerAddress: string) => Promise<boolean>;
  /** Takes the price of a search that begins off its caller's budget. */
  readonly payForSearch: PayForSearch;
  /** Takes one call of the provider off the budget of the request that it is made for. @throws AppError RATE_LIMITED */
  readonly payForCall: () => Promise<void>;
  /** Bytes from a secure source. */
  readonly random: (bytes: number) => Uint8Array;
}

/** Every service of the gateway, wired to its upstreams and to each other. Domains meet here and nowhere else. */
export function createServices(deps: Deps): Services {
  const { platform, provider, chat, cache, logger, publicUrl, accountKey, nationality, rates } = deps;
  const clock = () => new Date();
  const paid = paidProvider(provider, deps.payForCall);
  const shared = { provider: paid, cache, accountKey, nationality, clock, rates, logger };

  const towns = createTowns();
  const places = createPlaceService({ ...shared, countriesOfTown: towns.countriesOf });
  const hotels = createHotelService({ ...shared, platform: platform.open, publicUrl });
  const ownInventory = createOwnInventoryAvailability({ rooms: platform.rooms, cache, clock, logger });
  const offers = createOfferService({ ...shared, storedHotel: hotels.storedHotel, ownInventory });
  const cityPrices = createCityPrices(shared);
  const surroundings = createSurroundings();
  const search = createSearchService({
    ...shared,
    sea: surroundings.sea,
    cityPrices,
    // A search is paid for as a whole.
    provider: { searchOffers: provider.searchOffers, hotelsOfCity: paid.hotelsOfCity },
    places,
    towns,
    cityNamed: (name, countryCode) => cityNamed(name, countryCode),
    storedHotels: hotels.storedHotels,
    ownInventory,
    contents: hotels.contents,
    pictureless: hotels.pictureless,
    reviews: hotels.reviews,
    rememberRatings: hotels.rememberRatings,
    payForSearch: deps.payForSearch,
  });
  const suggestions = createSuggestionService({
    places,
    storedHotels: hotels.storedHotels,
    atHand: search.citiesAtHand,
    logger,
  });
  const cityNamed = createNamedCity({ places, suggestions });
  const audit = createAudit(platform.audit, logger);
  const mail = createMailService({
    outbox: platform.mailbox,
    whereIs: async (hotelId) => {
      const [hotel] = await hotels.hotels([hotelId]);
      if (!hotel || hotel instanceof Error) return null;
      return {
        address: hotel.address,
        coordinates: hotel.coordinates,
        placeInTown: towns.placeInTown(hotel),
        surroundings: surroundings.around(hotel.coordinates),
      };
    },
    publicUrl,
    brand,
    logger,
  });
  const booking = createBookingService({
    bookings: platform.bookings,
    offers,
    suppliers: {
      provider: createProviderSupplier({ provider, offers, rates, clock: systemClock }),
      ownInventory: createOwnInventorySupplier({
        offers,
        rooms: platform.rooms,
        hotelNow: async (id) => (await platform.open.storedHotelsById([id])).get(id) ?? null,
        mayHold: deps.mayHold,
        changed: (hotelId) => void ownInventory.forget(hotelId),
        clock: systemClock,
        random: deps.random,
        logger,
      }),
    },
    hotels: {
      async nameAndPlace(hotelId) {
        const [hotel] = await hotels.hotels([hotelId]);
        if (hotel instanceof Error) throw hotel;
        if (!hotel) return null;
        const { name, city, country } = hotel;
        return { name: name.en ?? name.he ?? '', location: [city, country].filter(Boolean).join(', ') };
      },
    },
    clock: systemClock,
    random: deps.random,
    isRestDay,
    notify: (notification) => mail.bookingNotification(notification),
    audit,
    freshRole: async (token) => (await platform.sessions.viewer(token))?.role ?? null,
    logger,
    metrics: deps.bookingMetrics,
    settings: {
      ...defaultBookingSettings,
      ...deps.bookingTimes,
      servicePhone: deps.servicePhone,
      cancelAgainMs: deps.bookingTimes.statusCheckMs[0],
    },
  });
  const review = createReviewService({
    reviews: platform.reviews,
    cache,
    ratingChanged: hotels.ratingChanged,
    publicUrl,
    clock,
    logger,
  });
  const { people, favorites, bookings, sessions } = platform;
  const account = createAccountService({
    people,
    removal: platform.accountRemoval,
    reviews: platform.reviews,
    favorites,
    bookings,
    sessions,
    reviewsChanged: review.changed,
    talksOf: async (memberId) =>
      (
        await Promise.all(deps.callerTokens.pseudonyms(memberId).map((name) => chat.conversations(name)))
      ).flat(),
    forgetTalks: async (memberId) => {
      await Promise.all(deps.callerTokens.pseudonyms(memberId).map((name) => chat.forget(name)));
    },
    clock,
    logger,
  });
  const admin = createAdminService({
    adminLists: platform.adminLists,
    hotelRecords: platform.hotelRecords,
    mailbox: platform.mailbox,
    answers: platform.answers,
    mail,
    check: administratorCheck((token) => platform.sessions.viewer(token)),
    audit,
    hotelsChanged: hotels.forgetStored,
    reviewsChanged: review.changed,
    contents: hotels.contents,
    clock,
    logger,
  });
  const conversations = createConversationService({
    chat,
    cache,
    callers: deps.callerTokens,
    now: Date.now,
  });
  return {
    account,
    admin,
    booking,
    chat: conversations,
    cityPrices,
    favorite: createFavoriteService({ favorites, logger }),
    hotelNames: createHotelFinder({ storedHotels: hotels.storedHotels, cityHotels: search.cityHotels }),
    hotels,
    mail,
    messages: createMessageService({
      desk: platform.messages,
      copies: mail,
      transcript: conversations.transcript,
      logger,
    }),
    monthDays: createMonthDays({ ...shared, offers, cityHotels: search.cityHotels }),
    nearby: createNearbyService({ offers, clock }),
    offers,
    pages: createPageService({ ...deps, brand, rates }),
    places,
    rates,
    review,
    search,
    suggestions,
    surroundings,
    towns,
    uploads: createUploadService({
      keys: deps.uploadKeys,
      bookings: platform.bookings,
      pictures: platform.integrations,
      clock,
      random: deps.random,
    }),
    user: createUserService({
      sessions: platform.sessions,
      publicUrl: () => publicUrl,
      random: deps.random,
      logger,
    }),
  };
}

/** The loaders of one request. Those of the viewer know who asks; the public ones do not. */
export const createLoaders = (
  services: Services,
  caller: Pick<Context, 'viewer' | 'guestToken'>,
): Loaders => ({
  ...createAvailabilityLoaders(services.offers),
  ...createHotelLoaders(services.hotels),
  ...bookingLoaders(services.booking, caller),
  ...createReviewLoaders(services.review),
  ...reviewViewerLoaders(services.review),
  ...userLoaders(services.account),
});
