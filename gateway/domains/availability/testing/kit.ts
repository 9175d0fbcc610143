import pino from 'pino';
import { expect, vi } from 'vitest';
import { createCache } from '#cache/create-cache.ts';
import { createMemoryStore } from '#cache/memory-store.ts';
import { AppError } from '#gateway/errors.ts';
import type { HotelContent, HotelListing, StoredHotel } from '#models/hotel/hotel.ts';
import type { ProviderOffer } from '#models/search/offer.ts';
import { todayInIsrael } from '#shared/stay/clocks.ts';
import { addDays } from '#shared/stay/nights.ts';
import { bundledRates } from '#shared/pricing/rates.ts';
import type { SearchView } from '#models/search/search.ts';
import { hotelContent } from '#models/testing/hotels.ts';
import type { OfferQuery } from '#upstreams/provider/hotel-provider.ts';
import { DEFAULT_HOTEL_CODES } from '../default-hotels.ts';
import type { SearchCaller } from '../search/search-opening.ts';
import { type SearchDeps, createSearchService } from '../search/search.service.ts';

export const today = todayInIsrael(new Date());
export const stay = { checkIn: addDays(today, 10), checkOut: addDays(today, 12), occupancy: {} };
export const criteria = { cityCode: '77', countryCode: 'IL', cityName: 'Tel Aviv', location: 'Israel', stay };
export const list = { sort: 'PRICE_ASC' as const, page: 1, pageSize: 5 };

export const listing = (at: number): HotelListing => ({
  code: String(2_000_000 + at),
  name: `Hotel ${at}`,
  city: 'Tel Aviv',
  country: 'Israel',
  address: '',
  stars: (at % 5) + 1,
  coordinates: null,
  facilities: at % 2 === 0 ? ['Free WiFi', 'Swimming pool'] : ['Bar - no', 'Parking'],
  tripAdvisorRating: 3 + (at % 20) / 10,
});

/** Every fourth hotel has no rooms; the others cost 200 ILS and more for two nights. */
const offersFor = (code: string): ProviderOffer[] => {
  const at = Number(code) - 2_000_000;
  if (at % 4 === 3) return [];
  const total = 20_000 + at * 200;
  return [
    {
      bookingCode: `${code}!1`,
      hotelCode: code,
      roomNames: ['Room'],
      inclusions: [],
      totalFareLiteral: String(total / 100),
      totalFare: { amountMinor: total, currency: 'ILS' },
      recommendedSellingRate: null,
      mealType: at % 2 === 0 ? 'BreakFast' : 'Room_Only',
      isRefundable: true,
      cancellation: [{ from: `${addDays(today, 8)}T00:00`, charge: { kind: 'percentage', percent: 100 } }],
      propertyFees: [],
      promotions: [],
      rateConditions: [],
    },
  ];
};

export const content = (code: string): HotelContent =>
  hotelContent(code, {
    name: `Home ${code}`,
    city: code === DEFAULT_HOTEL_CODES[0] ? 'Paris' : 'Haifa',
    country: code === DEFAULT_HOTEL_CODES[0] ? 'France' : 'Israel',
  });

export const stored: StoredHotel = {
  id: 'stored-1',
  name: { en: 'Own', he: null },
  description: { en: null, he: null },
  address: '',
  city: 'תל אביב',
  country: 'Israel',
  netPricePerNight: { amountMinor: 5_000, currency: 'ILS' },
  markup: { type: 'percentage', value: 100 },
  pricePerNight: { amountMinor: 10_000, currency: 'ILS' },
  rating: 5,
  imageUrl: null,
  galleryUrls: [],
  amenities: ['WiFi'],
  roomTypes: [],
  isFeatured: true,
  mealOptions: [],
  hasFreeCancellation: true,
  coordinates: null,
  createdAt: '',
};

export const visitor: SearchCaller = { viewer: null, callerAddress: '192.0.2.1' };

/** The searches of one instance as seen by one visitor. */
export function searchesOf(deps: SearchDeps) {
  const { view, pins, retry, follow } = createSearchService(deps);
  return {
    view: (...of: DropCaller<typeof view>) => view(...of, visitor),
    pins: (...of: DropCaller<typeof pins>) => pins(...of, visitor),
    retry: (...of: DropCaller<typeof retry>) => retry(...of, visitor),
    follow: (...of: DropCaller<typeof follow>) => follow(...of, visitor),
  };
}
type DropCaller<F extends (...of: never[]) => unknown> =
  Parameters<F> extends [...infer Rest, SearchCaller] ? Rest : never;

/** The dependencies of a search with a provider in memory that counts its calls. */
export interface SearchFixture {
  readonly calls: { lists: number; searches: string[][] };
  readonly failing: Set<string>;
  readonly deps: SearchDeps;
}

export function searchFixture(overrides: Partial<SearchDeps> = {}, delayMs = 0, hotels = 240): SearchFixture {
  const calls: SearchFixture['calls'] = { lists: 0, searches: [] };
  const failing = new Set<string>();
  const logger = pino({ level: 'silent' });
  const deps: SearchDeps = {
    cityNamed: () => Promise.resolve(null),
    provider: {
      hotelsOfCity: async () => {
        calls.lists += 1;
        return Array.from({ length: hotels }, (_, at) => listing(at));
      },
      searchOffers: async ({ hotelCodes }: OfferQuery) => {
        calls.searches.push([...hotelCodes]);
        await new Promise((resolve) => {
          setTimeout(resolve, delayMs);
        });
        if (hotelCodes.some((code) => failing.has(code))) throw new AppError('TIMEOUT');
        const offers = new Map(hotelCodes.map((code) => [code, offersFor(code)]));
        return { searchedAt: Date.now(), offers, unread: new Set<string>() };
      },
    },
    cache: createCache(createMemoryStore(), { now: Date.now, logger }),
    accountKey: 'test',
    nationality: 'AE',
    clock: () => new Date(),
    rates: () => bundledRates,
    reviews: async () => new Map(),
    cacheRatings: async () => {},
    storedHotels: async () => [],
    ownInventory: { availabilityFilter: async () => (_, offers) => offers },
    contents: async (codes) => ({
      found: new Map(codes.map((code) => [code, content(code)])),
      failed: new Set(),
    }),
    cachedImages: async (hotels) => hotels.map(() => null),
    pictureless: async () => new Set(),
    places: {
      matches: (text, place) => text === '' || [place.city, place.country].includes(text),
      isSameCity: ({ city }, { name }) => city === name || (name === 'Tel Aviv' && city === 'תל אביב'),
    },
    cities: { centre: () => null, parts: () => [] },
    sea: { meters: () => null, measure: async () => undefined },
    cityPrices: { store: async () => {} },
    chargeSearch: async () => {},
    logger,
    ...overrides,
  };
  return { calls, failing, deps };
}

/** Dependencies with which a part of the stored hotels cannot be read, by the name of that part. */
export const unreadable: readonly (readonly [string, Partial<SearchDeps>])[] = [
  [
    'the stored hotels',
    {
      storedHotels: async (onMissing) => {
        onMissing?.();
        return [];
      },
    },
  ],
  [
    'their reviews',
    {
      storedHotels: async () => [stored],
      reviews: async (_, onMissing) => {
        onMissing?.();
        return new Map();
      },
    },
  ],
  [
    'their remaining rooms',
    {
      storedHotels: async () => [stored],
      ownInventory: {
        availabilityFilter: async (_hotels, _stay, onMissing) => {
          onMissing?.();
          return (_, offers) => offers;
        },
      },
    },
  ],
];

/** Waits until this many hotels of the search are listed and this many of them have prices. */
export const searchedSoFar = (
  service: ReturnType<typeof searchesOf>,
  so: { readonly total: number; readonly checked: number },
): Promise<SearchView> =>
  vi.waitFor(
    async () => {
      const view = await service.view(criteria, list);
      expect(view.progress).toMatchObject(so);
      return view;
    },
    { timeout: 20_000 },
  );

/** A provider that answers only for chunks that start with these codes, until `goOn` is called. */
export function haltedProvider(
  provider: SearchDeps['provider'],
  open: readonly string[] = [],
): { readonly provider: SearchDeps['provider']; readonly goOn: () => void } {
  let goOn = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const searchOffers: SearchDeps['provider']['searchOffers'] = async (query, options) => {
    if (!open.includes(query.hotelCodes[0] ?? '')) {
      options?.onWait?.(true);
      await gate;
      options?.onWait?.(false);
    }
    return provider.searchOffers(query, options);
  };
  return { provider: { ...provider, searchOffers }, goOn };
}
