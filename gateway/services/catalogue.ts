import { createCityPrices } from '../domains/availability/city/city-prices.ts';
import { createMonthDays } from '../domains/availability/dates/month-days.ts';
import { createNearbyService } from '../domains/availability/dates/nearby.service.ts';
import { createOfferService } from '../domains/availability/offers/offer.service.ts';
import { createOwnInventoryAvailability } from '../domains/availability/offers/own-inventory-availability.ts';
import { createSearchService } from '../domains/availability/search/search.service.ts';
import { createHotelService } from '../domains/hotel/hotel.service.ts';
import { createNamedCity } from '../domains/place/match/named-city.ts';
import { createPlaceService } from '../domains/place/place.service.ts';
import { createHotelFinder } from '../domains/place/suggest/hotel-finder.ts';
import { createSuggestionService } from '../domains/place/suggest/suggestion.service.ts';
import { createSurroundings } from '../domains/place/surroundings/surroundings.ts';
import { createCities } from '../domains/place/surroundings/cities.ts';
import { chargedProvider } from '../limits/charged-provider.ts';
import type { ServiceDeps } from './service-deps.ts';

/** The services behind searches: places, hotels, and the offers of hotels for a stay. */
export function createCatalogue(deps: ServiceDeps) {
  const { platform, provider, cache, logger, publicUrl, accountKey, nationality, rates } = deps;
  const clock = () => new Date();
  const charged = chargedProvider(provider, deps.chargeCall);
  const shared = { provider: charged, cache, accountKey, nationality, clock, rates, logger };

  const cities = createCities();
  const places = createPlaceService({ ...shared, countriesOfCity: cities.countriesOf });
  const hotels = createHotelService({ ...shared, platform: platform.open, publicUrl });
  const ownInventory = createOwnInventoryAvailability({ rooms: platform.rooms, cache, clock, logger });
  const offers = createOfferService({ ...shared, storedHotel: hotels.storedHotel, ownInventory });
  const cityPrices = createCityPrices(shared);
  const surroundings = createSurroundings();
  const search = createSearchService({
    ...shared,
    sea: surroundings.sea,
    cityPrices,
    // Prices are not charged per call, because a search is charged as a whole.
    provider: { searchOffers: provider.searchOffers, hotelsOfCity: charged.hotelsOfCity },
    places,
    cities: cities,
    cityNamed: (name, countryCode) => cityNamed(name, countryCode),
    storedHotels: hotels.storedHotels,
    ownInventory,
    contents: hotels.contents,
    cachedImages: hotels.cachedImages,
    pictureless: hotels.pictureless,
    reviews: hotels.reviews,
    cacheRatings: hotels.cacheRatings,
    chargeSearch: deps.chargeSearch,
  });
  const suggestions = createSuggestionService({
    places,
    storedHotels: hotels.storedHotels,
    cached: search.cachedCityHotels,
    logger,
  });
  const cityNamed = createNamedCity({ places, suggestions });
  return {
    cityPrices,
    hotelNames: createHotelFinder({ storedHotels: hotels.storedHotels, cityHotels: search.cityHotels }),
    hotels,
    monthDays: createMonthDays({ ...shared, offers, cityHotels: search.cityHotels }),
    nearby: createNearbyService({ offers, clock }),
    offers,
    ownInventory,
    places,
    rates,
    search,
    suggestions,
    surroundings,
    cities,
  };
}

export type Catalogue = ReturnType<typeof createCatalogue>;
