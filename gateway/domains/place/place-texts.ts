import { foldText } from '#shared/text/fold-text.ts';
import { countryCodeOf } from '#gateway/kit/countries.ts';
import { cityNames, foldedCountryNames, startsAWord } from './folded-names.ts';

/** A place as written in a hotel's record, in either language. */
export interface PlaceTexts {
  readonly city: string;
  readonly country: string;
  readonly address: string;
}

/**
 * True when a free text names the place. Each part between commas must be the start of a word of city, country or
 * address, in either language. A code of two letters must be the country's.
 */
export function matchesPlace(text: string, place: PlaceTexts): boolean {
  const parts = text
    .split(',')
    .map(foldText)
    .filter((part) => part !== '');
  if (parts.length === 0) return true;
  const countries = foldedCountryNames(place.country);
  const names = [...cityNames(place.city), ...countries, foldText(place.address)];
  return parts.every((part) =>
    /^[a-z]{2}$/.test(part) ? countries.includes(part) : names.some((name) => startsAWord(name, part)),
  );
}

/** True when the place's city is the named one, in any known language, and its country the same if one is given. */
export function isSameCity(
  place: PlaceTexts,
  city: { readonly name: string; readonly countryCode: string | null },
): boolean {
  const wanted = cityNames(city.name);
  if (!cityNames(place.city).some((name) => wanted.includes(name))) return false;
  const code = countryCodeOf(place.country);
  return city.countryCode === null || code === null || code === city.countryCode.toUpperCase();
}
