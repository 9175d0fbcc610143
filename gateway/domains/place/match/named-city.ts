import type { City } from '#models/hotel/place.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { hebrewCityName } from '../data/place-names.ts';
import type { PlaceService } from '../place.service.ts';
import type { SuggestionService } from '../suggest/suggestion.service.ts';

interface Deps {
  readonly places: Pick<PlaceService, 'cities'>;
  readonly suggestions: Pick<SuggestionService, 'suggest'>;
}

/** Maximum number of cities of a country, with the same start, that are compared with the exact name. */
const LOOKED_AT = 10;

const isCalled = (city: City, folded: string): boolean =>
  [city.name, hebrewCityName(city)].some((name) => name !== null && foldText(name) === folded);

/** Finds the city that a name means, as the search box would; implements `FindCityByName` of the availability domain. */
export const createNamedCity =
  ({ places, suggestions }: Deps) =>
  async (name: string, countryCode: string | null) => {
    if (countryCode !== null) {
      const cities = await places.cities(countryCode, name, LOOKED_AT);
      const city = cities.find((one) => isCalled(one, foldText(name)));
      return city ? { cityCode: city.code, cityName: city.name, countryCode } : null;
    }
    const [first] = await suggestions.suggest(name, 1);
    if (first?.kind !== 'PLACE' || !first.isClear || first.spot.kind !== 'CITY') return null;
    const { place } = first.spot;
    if (place.code === null) return null;
    return { cityCode: place.code, cityName: place.name, countryCode: first.country.code.toUpperCase() };
  };
