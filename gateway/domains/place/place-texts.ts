import { cityNamesHe } from '#shared/hebrew/city-names-he.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { countryCodeOf, everyCountryName } from '#gateway/kit/countries.ts';

/** A place as a hotel's record writes it, in either language. */
export interface PlaceTexts {
  readonly city: string;
  readonly country: string;
  readonly address: string;
}

/** Folded Hebrew city names to their folded English ones, all countries together. */
const englishByHebrew: ReadonlyMap<string, readonly string[]> = (() => {
  const names = new Map<string, string[]>();
  for (const cities of Object.values(cityNamesHe))
    for (const [english, hebrew] of Object.entries(cities)) {
      const folded = foldText(hebrew);
      names.set(folded, [...(names.get(folded) ?? []), english]);
    }
  return names;
})();

const hebrewByEnglish: ReadonlyMap<string, readonly string[]> = (() => {
  const names = new Map<string, string[]>();
  for (const [hebrew, english] of englishByHebrew)
    for (const name of english) names.set(name, [...(names.get(name) ?? []), hebrew]);
  return names;
})();

/** Every folded name of a city that we know for one of its names. */
export function cityNames(city: string): readonly string[] {
  const name = foldText(city);
  const english = [name, ...(englishByHebrew.get(name) ?? [])];
  return [...new Set([...english, ...english.flatMap((known) => hebrewByEnglish.get(known) ?? [])])];
}

/** Codes and names of a country in both languages, folded; the name alone when it is not known. */
function countryNames(country: string): readonly string[] {
  const code = countryCodeOf(country);
  return (code === null ? [country] : [country, ...everyCountryName(code)]).map(foldText);
}

/**
 * City and country of a place in one line, as bookings keep it: “Eilat, Israel”. A city may carry its region behind a
 * comma, “Al Lith, Makkah”: the region alone would be another city. Only a street with its number is left out.
 */
export function placeOfLine(line: string): Pick<PlaceTexts, 'city' | 'country'> {
  const parts = line.split(',').map((part) => part.trim());
  const country = parts.pop() ?? '';
  const begin = parts.findLastIndex((part) => /\d/.test(part)) + 1;
  return { city: parts.slice(Math.min(begin, parts.length - 1)).join(', '), country };
}

const startsAWord = (name: string, text: string): boolean =>
  name.startsWith(text) || name.includes(` ${text}`);

/**
 * Does a free text name the place? Parts between commas are looked for one by one at the start of a word of city,
 * country or address, in both languages; all must be found. A code of two letters must be the country's.
 */
export function matchesPlace(text: string, place: PlaceTexts): boolean {
  const parts = text
    .split(',')
    .map(foldText)
    .filter((part) => part !== '');
  if (parts.length === 0) return true;
  const countries = countryNames(place.country);
  const names = [...cityNames(place.city), ...countries, foldText(place.address)];
  return parts.every((part) =>
    /^[a-z]{2}$/.test(part) ? countries.includes(part) : names.some((name) => startsAWord(name, part)),
  );
}

/** Is the place's city the named one, in any language we know, and its country, where one is asked for, the same? */
export function isSameCity(
  place: PlaceTexts,
  city: { readonly name: string; readonly countryCode: string | null },
): boolean {
  const wanted = cityNames(city.name);
  if (!cityNames(place.city).some((name) => wanted.includes(name))) return false;
  const code = countryCodeOf(place.country);
  return city.countryCode === null || code === null || code === city.countryCode.toUpperCase();
}
