import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { createCache } from '../../cache/create-cache.ts';
import { createMemoryStore } from '../../cache/memory-store.ts';
import { AppError } from '../../errors.ts';
import type { HotelContent, HotelListing, StoredHotel } from '../../models/hotel.ts';
import type { ProviderOffer } from '../../models/offer.ts';
import { addDays, dayOf, wallClock } from '../../pricing/nights.ts';
import { bundledRates } from '../../pricing/rates.ts';
import type { OfferQuery } from '../../upstreams/provider/hotel-provider.ts';
import { HOME_CODES } from './home-codes.ts';
import { createOfferService } from './offer.service.ts';
import { type SearchDeps, createSearchService } from './search.service.ts';
import type { CriteriaInput } from './stay-input.ts';

const today = dayOf(wallClock(new Date()));
const stay = { checkIn: addDays(today, 10), checkOut: addDays(today, 12), occupancy: {} };
const criteria = { cityCode: '77', countryCode: 'IL', cityName: 'Tel Aviv', location: 'Israel', stay };
const list = { sort: 'PRICE_ASC' as const, page: 1, pageSize: 5 };

const listing = (at: number): HotelListing => ({
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
      deskFees: [],
      promotions: [],
      rateConditions: [],
    },
  ];
};

const content = (code: string): HotelContent => ({
  code,
  name: `Home ${code}`,
  description: '',
  city: code === HOME_CODES[0] ? 'Paris' : 'Haifa',
  country: code === HOME_CODES[0] ? 'France' : 'Israel',
  address: '',
  stars: 4,
  coordinates: null,
  facilities: [],
  imageUrls: [],
  checkInTime: null,
  checkOutTime: null,
});

const stored: StoredHotel = {
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

interface Bench {
  readonly calls: { lists: number; searches: string[][] };
  readonly failing: Set<string>;
  readonly deps: SearchDeps;
}

function bench(overrides: Partial<SearchDeps> = {}, delayMs = 0, hotels = 240): Bench {
  const calls: Bench['calls'] = { lists: 0, searches: [] };
  const failing = new Set<string>();
  const logger = pino({ level: 'silent' });
  const deps: SearchDeps = {
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
        return { searchedAt: 0, offers: new Map(hotelCodes.map((code) => [code, offersFor(code)])) };
      },
    },
    cache: createCache(createMemoryStore(), { now: Date.now, logger }),
    accountKey: 'test',
    nationality: 'AE',
    clock: () => new Date(),
    rates: () => bundledRates,
    reviews: async () => new Map(),
    rememberRatings: async () => {},
    storedHotels: async () => [],
    contents: async (codes) => new Map(codes.map((code) => [code, content(code)])),
    places: {
      matches: (text, place) => text === '' || [place.city, place.country].includes(text),
      isSameCity: (place, city) => city.name === 'Tel Aviv' && place.city === 'תל אביב',
    },
    logger,
    ...overrides,
  };
  return { calls, failing, deps };
}

async function finished(service: ReturnType<typeof createSearchService>, wanted: CriteriaInput = criteria) {
  for await (const progress of service.follow(wanted)) if (progress.complete) return progress;
  throw new Error('ended before it was complete');
}

describe('a search of a city', () => {
  it('takes one list and three searches for 240 hotels, and nothing the second time', async () => {
    const { calls, deps } = bench();
    const service = createSearchService(deps);
    expect(await finished(service)).toEqual({ checked: 240, total: 240, complete: true, failedChunks: [] });
    expect([calls.lists, calls.searches.map((codes) => codes.length)]).toEqual([1, [100, 100, 40]]);
    const view = await service.view(criteria, list);
    const sorted = await service.view(criteria, {
      ...list,
      sort: 'STARS',
      page: 3,
      filter: { amenities: ['Pool'] },
    });
    expect(view.hotels.map((hotel) => hotel.total?.amountMinor)).toEqual([
      20_000, 20_200, 20_400, 20_800, 21_000,
    ]);
    expect([view.totalItems, sorted.totalItems, view.facets.knownHotels]).toEqual([240, 120, 240]);
    expect([calls.lists, calls.searches.length]).toEqual([1, 3]);
  });

  it('is shared by two instances over one cache', async () => {
    const { calls, deps } = bench({}, 50);
    const [one, other] = [createSearchService(deps), createSearchService(deps)];
    await Promise.all([finished(one), finished(other)]);
    expect(calls.searches).toHaveLength(3);
    expect((await other.view(criteria, list)).totalItems).toBe(240);
  });

  it('answers with what is known while the rest runs', async () => {
    const { deps } = bench({ patienceMs: 30 }, 200);
    const service = createSearchService(deps);
    const early = await service.view(criteria, list);
    expect(early.progress).toMatchObject({ checked: 0, total: 240, complete: false });
    await finished(service);
    expect((await service.view(criteria, list)).progress.complete).toBe(true);
  });

  it('names a failed chunk, keeps the rest, and retries only that one', async () => {
    const { calls, deps, failing } = bench();
    const service = createSearchService(deps);
    failing.add('2000150');
    expect(await finished(service)).toEqual({ checked: 140, total: 240, complete: true, failedChunks: [1] });
    expect((await service.view(criteria, list)).totalItems).toBe(140);
    expect(calls.searches).toHaveLength(3);
    failing.clear();
    expect((await service.retry(criteria)).failedChunks).toEqual([]);
    expect((await finished(service)).failedChunks).toEqual([]);
    expect(calls.searches.slice(3).map((codes) => codes[0])).toEqual(['2000100']);
  });

  it('names chunk 0 when the list itself cannot be read, and still shows stored hotels', async () => {
    const { deps } = bench({ storedHotels: async () => [stored] });
    const hotelsOfCity = () => Promise.reject(new AppError('PROVIDER_UNAVAILABLE'));
    const service = createSearchService({ ...deps, provider: { ...deps.provider, hotelsOfCity } });
    const view = await service.view(criteria, list);
    expect(view.progress).toEqual({ checked: 1, total: 1, complete: true, failedChunks: [0] });
    expect(view.hotels.map((hotel) => hotel.id)).toEqual(['stored-1']);
  });

  it('merges stored hotels of the city, priced per night and room', async () => {
    const { deps } = bench({ storedHotels: async () => [stored, { ...stored, id: 'x', city: 'Haifa' }] });
    const service = createSearchService(deps);
    const wanted = { ...criteria, stay: { ...stay, occupancy: { adults: 4, rooms: 2 } } };
    await finished(service, wanted);
    const view = await service.view(wanted, {
      ...list,
      filter: { hotel_class: [5], hotel_rating: ['EXCELLENT'] },
    });
    const own = view.hotels.find((hotel) => hotel.source === 'STORED');
    expect(own).toMatchObject({
      id: 'stored-1',
      total: { amountMinor: 40_000 },
      pricePerNight: { amountMinor: 20_000 },
      freeCancellation: true,
      pickReason: 'FEATURED',
    });
    expect(view.progress.total).toBe(241);
  });

  it('suggests the filter that hurts most when nothing is left', async () => {
    const { deps } = bench();
    const service = createSearchService(deps);
    await finished(service);
    const filter = { amenities: ['Pool', 'Parking'], hotel_class: [1] };
    const view = await service.view(criteria, { ...list, filter });
    expect(view.totalItems).toBe(0);
    expect(view.suggestion).toEqual({ field: 'amenities', value: 'Pool', count: 24 });
  });
});

describe('a search without a city', () => {
  const anywhere = { location: '', cityCode: null, countryCode: null, cityName: '', stay };

  it('looks at the whole fixed list in one call', async () => {
    const { calls, deps } = bench();
    const service = createSearchService(deps);
    expect((await finished(service, anywhere)).total).toBe(HOME_CODES.length);
    expect([calls.lists, calls.searches.length]).toEqual([0, 1]);
  });

  it('looks at the hotels that the free text names', async () => {
    const { calls, deps } = bench();
    const service = createSearchService(deps);
    await finished(service, { ...anywhere, location: 'France' });
    expect(calls.searches).toEqual([[HOME_CODES[0]]]);
  });
});

describe('refusals', () => {
  it.each([
    [{ ...criteria, cityCode: 'x' }, ['cityCode']],
    [{ ...criteria, stay: { ...stay, checkOut: stay.checkIn } }, ['checkOut']],
    [{ ...criteria, stay: { ...stay, checkIn: addDays(today, -2) } }, ['checkIn']],
    [{ ...criteria, stay: { ...stay, occupancy: { adults: 1, rooms: 2 } } }, ['rooms']],
    [{ ...criteria, stay: { ...stay, occupancy: { children: 1, childrenAges: [] } } }, ['childrenAges']],
  ])('%#', async (input, fields) => {
    const service = createSearchService(bench().deps);
    await expect(service.view(input, list)).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      facts: { fields },
    });
  });
});

describe('offers of one hotel', () => {
  it('come from one search for several hotels, and are found again by their id', async () => {
    const { calls, deps } = bench();
    const offers = createOfferService({ ...deps, storedHotel: async () => null });
    const checked = offers.stay(stay);
    const [first, none, strange] = await offers.offersOf(['2000000', '2000003', 'no-such-hotel'], checked);
    expect([first, none, strange].map((l) => (l instanceof Error ? l : l?.offers.length))).toEqual([1, 0, 0]);
    await offers.offersOf(['2000000', '2000003'], checked);
    expect(calls.searches).toEqual([['2000000', '2000003']]);
    const [offer] = await offers.freshOffers({ hotelId: '2000000', stay: checked });
    expect(calls.searches).toHaveLength(2);
    expect(await offers.offerById(offer?.id ?? '')).toEqual({ hotelId: '2000000', stay: checked, offer });
    expect(first instanceof Error ? null : first?.offers[0]?.id).toBe(offer?.id);
  });

  it('fail alone when their source does', async () => {
    const { deps, failing } = bench();
    failing.add('2000001');
    const offers = createOfferService({
      ...deps,
      storedHotel: async (id) => (id === stored.id ? stored : null),
    });
    const [own, failed] = await offers.offersOf([stored.id, '2000001'], offers.stay(stay));
    expect(failed).toMatchObject({ code: 'TIMEOUT' });
    expect(own instanceof Error ? [] : own?.offers.map((offer) => offer.total.amountMinor)).toEqual([
      20_000, 26_000, 36_000,
    ]);
  });
});
