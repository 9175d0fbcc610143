import type { Services } from '#gateway/context.ts';
import { hebrewCityName } from '#domains/place/data/place-names.ts';
import { AppError } from '#gateway/errors.ts';
import type { LoadShedder } from '#gateway/limits/load-shedding.ts';
import type { RateLimits } from '#gateway/limits/rate-limits.ts';
import { foldText } from '#shared/text/fold-text.ts';
import type { City } from '#models/hotel/place.ts';
import type { HeadSources } from '../page-head.ts';

type Deps = Pick<Services, 'hotels' | 'offers' | 'places' | 'search'> &
  Pick<RateLimits, 'spend'> &
  Pick<LoadShedder, 'admit'>;

/**
 * Reads of heads are admitted like those of a visitor, so they are shed first when the instance is too busy; the page
 * itself is still served.
 */
const aVisitorsRead = { kind: 'query', rootFields: [], hasSession: false } as const;

/** Number of results of a city search that is enough to find the city of a URL. */
const MAX_CITIES = 5;

/** The data sources of page heads: the same services as the pages use, so that both share the cache. */
export const headSources = ({ hotels, offers, places, search, spend, admit }: Deps): HeadSources => ({
  spend: async (caller) => {
    admit(aVisitorsRead);
    await spend('visitor', caller);
  },
  hotel: async (id) => {
    const [hotel] = await hotels.hotels([id]);
    if (hotel === undefined) throw new AppError('INTERNAL');
    if (hotel instanceof Error) throw hotel;
    return hotel;
  },
  cachedHotels: (ids) => hotels.cachedHotels(ids),
  knownOffers: async (id, stay) => offers.cachedOffers(id, offers.stay(stay)),
  firstFound: async (criteria) => {
    const id = await search.firstCached(criteria);
    const [hotel = null] = id === null ? [] : await hotels.cachedHotels([id]);
    return hotel;
  },
  city: async (countryCode, cityCode, name) => {
    const cities = await places.cities(countryCode, name, MAX_CITIES).catch(noCitiesInUnknownCountry);
    const found = cities.find(({ code }) => code === cityCode) ?? cities.find((city) => isCalled(city, name));
    return found ? { code: found.code, name: found.name, nameHe: hebrewCityName(found) } : null;
  },
});

/**
 * No cities for a country of ISO 3166 that the provider does not have, because a retry would not find any. Rethrows
 * other errors.
 */
const noCitiesInUnknownCountry = (error: unknown): readonly City[] => {
  if (error instanceof AppError && error.code === 'BAD_USER_INPUT') return [];
  throw error;
};

/**
 * True when a city has this English or Hebrew name. The provider repeats cities under several codes, of which only one
 * is listed.
 */
const isCalled = (city: City, name: string): boolean =>
  [city.name, hebrewCityName(city) ?? ''].some((known) => foldText(known) === foldText(name));
