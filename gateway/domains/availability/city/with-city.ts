import { demandFields } from '#gateway/kit/demand-fields.ts';
import type { SearchCriteria } from '#models/search/search.ts';

/** A city of the provider's lists. */
export interface NamedCity {
  readonly cityCode: string;
  readonly cityName: string;
  readonly countryCode: string;
}

/**
 * The one city that a name clearly means, in a country if one is given; null when there is none or several are
 * possible.
 */
export type FindCityByName = (name: string, countryCode: string | null) => Promise<NamedCity | null>;

/**
 * The criteria with code, name and country of the city that they name. A free text stays a free text when it does not
 * clearly name one city, and when a country is given with it.
 * @throws AppError BAD_USER_INPUT when `cityName` names no city, or several
 */
export async function withCity(criteria: SearchCriteria, cityNamed: FindCityByName): Promise<SearchCriteria> {
  const { location, cityName, countryCode, cityCode } = criteria;
  if (cityCode !== null) return criteria;
  if (cityName !== '') {
    const city = await cityNamed(cityName, countryCode);
    const where = countryCode === null ? '; a countryCode may tell which one is meant' : '';
    const rule = `required, as \`cities\` or \`suggestions\` give it: cityName is unknown or names several cities${where}`;
    demandFields({ cityCode: city !== null || rule });
    return { ...criteria, ...city };
  }
  if (location === '' || countryCode !== null) return criteria;
  // When the lists of places cannot be read, the text filters the default hotels.
  const city = await cityNamed(location, null).catch(() => null);
  return { ...criteria, ...city };
}
