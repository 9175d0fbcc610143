import { cityNamesHe } from '#shared/hebrew/city-names-he.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { countryCodeOf, everyCountryName, hebrewCountries } from '#gateway/kit/countries.ts';

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

/** Codes and names of a country in both languages, folded; only the given name for an unknown country. */
export function foldedCountryNames(country: string): readonly string[] {
  const code = countryCodeOf(country);
  return (code === null ? [country] : [country, ...everyCountryName(code)]).map(foldText);
}

/** Whether a word of a folded name starts with a folded text. */
export const startsAWord = (name: string, text: string): boolean =>
  name.startsWith(text) || name.includes(` ${text}`);

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
