import type { HotelPinList } from '#models/search/hotel-pin.ts';
import { type MaybeLater, whenKnown } from '#gateway/kit/maybe-later.ts';
import type { HotelRow, SearchProgress, SearchView } from '#models/search/search.ts';
import type { OfferWishes } from '#models/search/offer-wishes.ts';
import type { ChunkDeps } from './live/chunk-runner.ts';
import {
  type CityHotels,
  type CachedCityHotels,
  type CityHotelsDeps,
  createCityHotels,
} from '../city/city-hotels.ts';
import { followProgress } from './live/follow-search.ts';
import type { PricedDay } from '../dates/priced-day.ts';
import { type CityFinder, searchedCity } from '../city/listed-city.ts';
import type { SeaDistances } from '../view/filtered-list.ts';
import { pinsOf } from '../view/pins/search-pins.ts';
import type { WantedList } from '../view/search-view.ts';
import { lowestNight } from '../view/index-for-wishes.ts';
import { type OpenedSearch, createOpenSearches } from './open-searches.ts';
import { createRecentSearches } from './live/recent-searches.ts';
import { createFirstResponse } from './first-response.ts';
import { createSearchList, noRows, type SearchListDeps } from './search-list.ts';
import { refuseIfLost } from './search-lost.ts';
import { type DayPriceDeps, type DayPrices, createDayPrices } from '../dates/day-prices.ts';
import { type ChargeSearch, type SearchCaller, createSearchOpening } from './search-opening.ts';
import { type PlanDeps, fitsCity } from './search-plan.ts';
import { type CriteriaInput, type StayInput, validCriteria } from '../stay-input.ts';
import { type StoredRowDeps, createStoredRows, withStored } from './stored-rows.ts';
import { type ViewRequest, validRequest, validWhole } from '../view/view-request.ts';
import type { FindCityByName } from '../city/with-city.ts';
import { within } from '#gateway/kit/within.ts';
import { WITHOUT_PICTURES_MS } from '#shared/hotel/picture-times.ts';

export interface SearchDeps
  extends
    Omit<ChunkDeps, 'contents' | 'reviews'>,
    Omit<PlanDeps, 'cityHotels'>,
    Pick<DayPriceDeps, 'cityPrices'>,
    StoredRowDeps {
  readonly provider: ChunkDeps['provider'] & CityHotelsDeps['provider'];
  readonly cache: ChunkDeps['cache'];
  readonly cities: CityFinder;
  readonly sea: SeaDistances;
  readonly cityNamed: FindCityByName;
  /** Cached pictures; the provider is not called. */
  readonly cachedImages: SearchListDeps['cachedImages'];
  /** Takes the points for opening a search off its caller's budget. */
  readonly chargeSearch: ChargeSearch;
  /** How long a response waits for something to show, in milliseconds; 1.5 s by default. */
  readonly patienceMs?: number;
  /** Time after which a search counts as settled although it still runs, in milliseconds; 3 s by default. */
  readonly settledMs?: number;
}

/**
 * Searches shared by all requests and instances. Methods throw AppError:
 * - BAD_USER_INPUT
 * - RATE_LIMITED when the caller has opened too many searches; searches that are open can still be read
 * - PROVIDER_UNAVAILABLE (`view` and `pins`) when the source failed and no hotel is known, until a retry finds one
 */
export interface SearchService {
  /**
   * The current results, within two seconds; without a promise when their parts were read a moment ago (see
   * `RecentSearches`). Also stores the lowest prices of a complete search for its check-in day.
   */
  view(criteria: CriteriaInput, request: ViewRequest, caller: SearchCaller): MaybeLater<SearchView>;
  /**
   * Pins of the hotels that match, as far as they are known now, within two seconds; at most 2,000, with their count.
   */
  pins(
    criteria: CriteriaInput,
    request: Pick<ViewRequest, 'filter' | 'sort' | 'airport'>,
    caller: SearchCaller,
  ): Promise<HotelPinList>;
  /** Repeats failed chunks, with at most one upstream call each, and an incomplete list of hotels. */
  retry(criteria: CriteriaInput, caller: SearchCaller): Promise<SearchProgress>;
  /** The provider's hotels of a city, from the cache or read once. @throws AppError when they cannot be read */
  readonly cityHotels: CityHotels;
  readonly cachedCityHotels: CachedCityHotels;
  /**
   * The lowest price of a night that meets the wishes in each city, stored hotels included, in whole shekels, if a
   * search for exactly this stay is complete in this process; null otherwise, and when no offer meets them. Opens no
   * search.
   * @throws AppError BAD_USER_INPUT
   */
  lowestCached(
    cities: readonly Pick<CriteriaInput, 'cityCode' | 'cityName' | 'countryCode'>[],
    stay: StayInput,
    wishes: OfferWishes,
  ): Promise<readonly (number | null)[]>;
  /**
   * Id of the first hotel of a search in the recommended order; null when the search is not complete in this process or
   * found no hotel.
   * @throws AppError BAD_USER_INPUT
   */
  firstCached(criteria: CriteriaInput): Promise<string | null>;
  /**
   * Days up to six earlier or later with their lowest price, from earlier searches or a few hotels. Opens no search.
   */
  dayPrices(criteria: CriteriaInput, wishes: OfferWishes): Promise<readonly PricedDay[]>;
  /** Progress at each change, at most four times a second, until complete; a lost search is reported, not thrown. */
  follow(criteria: CriteriaInput, caller: SearchCaller): Promise<AsyncIterableIterator<SearchProgress>>;
}

const PATIENCE_MS = 1_500;
/** The first hotel of the default order. */
const FIRST_HOTEL = validRequest({ sort: 'RECOMMENDED', page: 1, pageSize: 1 });

/** Returns a function that stores the lowest prices of a complete search for its check-in day. */
const createDayKeeper =
  ({ cities, places }: Pick<SearchDeps, 'cities' | 'places'>, days: Pick<DayPrices, 'store'>) =>
  async ({ live, criteria }: OpenedSearch, stored: readonly HotelRow[]): Promise<void> => {
    const city = searchedCity(live.hotels(), criteria, cities)?.city ?? null;
    // A URL that names another city finds other stored hotels, so the lowest price of this city is unknown.
    const own = fitsCity(criteria, city, places)
      ? { stored, cityNames: city }
      : { stored: [], cityNames: null };
    await days.store(live, criteria, own);
  };

export function createSearchService(deps: SearchDeps): SearchService {
  const { clock, patienceMs = PATIENCE_MS, settledMs = WITHOUT_PICTURES_MS } = deps;
  const days = createDayPrices(deps);
  const cities = createCityHotels(deps);
  const opening = createSearchOpening(deps.cache, deps.chargeSearch);
  const searches = createOpenSearches(
    { ...deps, cityHotels: cities.read, cachedCityHotels: cities.cached },
    opening,
  );
  const { open, criteriaOf, completeNow } = searches;
  const listOf = createSearchList({ ...deps, patienceMs, settledMs });
  const storedRows = createStoredRows(deps);
  const ready = createRecentSearches(deps.cache, searches);
  const unreviewedRows = createStoredRows({ ...deps, reviews: () => Promise.resolve(new Map()) });

  const keepDay = createDayKeeper(deps, days);
  const firstResponse = createFirstResponse({ ...deps, open, storedRows, patienceMs });

  const viewSoon = async (
    input: CriteriaInput,
    wanted: WantedList,
    caller: SearchCaller,
  ): Promise<SearchView> => {
    const keep = ready.beginReading(input);
    const startedAt = clock().getTime();
    let isWhole = true;
    const onMissing = () => {
      isWhole = false;
      caller.validity?.markIncomplete();
    };
    const read = async (opened: OpenedSearch, stored: readonly HotelRow[]) => {
      if (wanted.sort === 'SEA') await deps.sea.measure(opened.live.hotels());
      searches.markValidity(opened, caller, stored.length > 0 ? startedAt : null);
      const [state, known] = [opened.live.state(), noRows()];
      const [list] = await Promise.all([
        listOf(opened, stored, wanted, known, { onMissing }),
        keepDay(opened, stored),
      ]);
      if (isWhole) keep({ opened, state, stored, known });
      return { ...list, key: opened.key };
    };
    const list = await firstResponse(
      input,
      { caller, onMissing },
      read,
      ({ totalItems }) => totalItems === 0,
    );
    refuseIfLost(list.progress);
    return list;
  };

  return {
    cityHotels: cities.read,
    cachedCityHotels: cities.cached,
    lowestCached: (cities, stay, wishes) =>
      Promise.all(
        cities.map(async (city) => {
          const opened = completeNow(validCriteria({ ...city, stay }, clock()));
          return opened && lowestNight(opened.live.state().index, await unreviewedRows(opened), wishes);
        }),
      ),
    firstCached: async (input) => {
      const opened = completeNow(await criteriaOf(input));
      if (opened === null) return null;
      const { hotels } = await listOf(
        opened,
        await storedRows(opened),
        { ...FIRST_HOTEL, sea: deps.sea },
        noRows(),
        { mayAskAgain: false },
      );
      return hotels[0]?.id ?? null;
    },
    dayPrices: async (input, wishes) => days.around(await criteriaOf(input), wishes),
    view: (input, request, caller) => {
      const wanted = { ...validRequest(request), sea: deps.sea };
      // Distances to the sea have to be measured before, which takes a while.
      const found = wanted.sort === 'SEA' ? null : ready.find(input);
      if (!found) return viewSoon(input, wanted, caller);
      const { opened, stored, known, readAt } = found;
      searches.markValidity(opened, caller, stored.length > 0 ? readAt : null);
      caller.validity?.hasPartsFrom(readAt);
      const onMissing = () => caller.validity?.markIncomplete();
      return whenKnown(listOf(opened, stored, wanted, known, { onMissing }), (list) => ({
        ...list,
        key: opened.key,
      }));
    },
    pins: async (input, request, caller) => {
      const wanted = { ...validWhole(request), sea: deps.sea };
      const startedAt = clock().getTime();
      const read = async (opened: OpenedSearch, stored: readonly HotelRow[]) => {
        // Measured before, because each pin contains the distance to the sea.
        await deps.sea.measure(opened.live.hotels());
        searches.markValidity(opened, caller, stored.length > 0 ? startedAt : null);
        const [state, planned] = [opened.live.state(), opened.live.hotels()];
        const progress = refuseIfLost(withStored(state.progress, stored.length));
        const city = searchedCity(planned, opened.criteria, deps.cities);
        return { ...(await pinsOf(state, planned, stored, wanted, city)), progress };
      };
      const onMissing = () => caller.validity?.markIncomplete();
      return firstResponse(input, { caller, onMissing }, read, ({ pins }) => pins.length === 0);
    },
    retry: async (input, caller) => {
      const opened = await open(input, caller);
      await within(opened.live.firstResult, patienceMs, undefined);
      await opening.repeat(caller, opened.live.state().progress.failedChunks.length);
      await opened.live.retry();
      return withStored(opened.live.state().progress, (await storedRows(opened)).length);
    },
    follow: async (input, caller) => {
      const opened = await open(input, caller);
      return followProgress(
        { now: () => opened.live.state().progress, nextChange: opened.live.nextChange },
        async (progress) => withStored(progress, (await storedRows(opened)).length),
      );
    },
  };
}
