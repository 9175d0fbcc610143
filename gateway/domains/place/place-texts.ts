import { cityNamesHe } from '#shared/hebrew/city-names-he.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { countryCodeOf, everyCountryName, hebrewCountries } from '#gateway/kit/countries.ts';

/** A place as written in a hotel's record, in either language. */
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

/** All folded names of the city that has this name. */
export function cityNames(city: string): readonly string[] {
  const name = foldText(city);
  const english = [name, ...(englishByHebrew.get(name) ?? [])];
  return [...new Set([...english, ...english.flatMap((known) => hebrewByEnglish.get(known) ?? [])])];
}

/**
 * English names of the cities and countries whose Hebrew name contains a text; those with a word that starts with it
 * come first. None for a text without Hebrew letters.
 */
export function placesNamedInHebrew(text: string): readonly string[] {
  const wanted = foldText(text);
  if (!/\p{Script=Hebrew}/u.test(wanted)) return [];
  const named = [...englishByHebrew, ...hebrewCountries].filter(([hebrew]) => hebrew.includes(wanted));
  const begun = named.filter(([hebrew]) => startsAWord(hebrew, wanted));
  return [...new Set([...begun, ...named].flatMap(([, english]) => english))];
}

/** Codes and names of a country in both languages, folded; only the given name for an unknown country. */
function countryNames(country: string): readonly string[] {
  const code = countryCodeOf(country);
  return (code === null ? [country] : [country, ...everyCountryName(code)]).map(foldText);
}

/**
 * City and country of a location in one line, as bookings store it: “Eilat, Israel”. A city may be followed by its
 * region, “Al Lith, Makkah”: the region alone would be another city. A street with its number is left out.
 */
export function placeOfLine(line: string): Pick<PlaceTexts, 'city' | 'country'> {
  const parts = line.split(',').map((part) => part.trim());
  const country = parts.pop() ?? '';
  const begin = parts.findLastIndex((part) => /\d/.test(part)) + 1;
  return { city: parts.slice(Math.min(begin, parts.length - 1)).join(', '), country };
}

/**
 * A place in one line, as bookings store it: “Hayarkon 1, Tel Aviv, Israel”. `placeOfLine` recognizes a street by its
 * number, so a street without one is left out.
 */
export function lineOfPlace({ address, city, country }: PlaceTexts): string {
  const parts = address.split(',').map((part) => part.trim());
  const town = new Set([city, ...city.split(',')].flatMap(cityNames).concat(countryNames(country)));
  const isOfTown = (part: string): boolean => town.has(foldText(part));
  const end = parts.findIndex(isOfTown);
  const street = (end === -1 ? parts : parts.slice(0, end)).join(' ').replaceAll(/\s+/g, ' ').trim();
  const isStreet = city !== '' && /\d/.test(street) && /\p{L}/u.test(street) && street.length <= MAX_STREET;
  return [isStreet ? street : '', city, country].filter((part) => part !== '').join(', ');
}

const MAX_STREET = 200;

const startsAWord = (name: string, text: string): boolean =>
  name.startsWith(text) || name.includes(` ${text}`);

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
  const countries = countryNames(place.country);
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
