import isoCountries from 'i18n-iso-countries';
import en from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import { LRUCache } from 'lru-cache';
import { countryAliases } from '../shared/text/country-aliases.ts';
import { foldText } from '../shared/text/fold-text.ts';
import { countryOfPlace, isDayOver, type PropertyClocks, propertyClocks } from '../shared/stay/clocks.ts';

isoCountries.registerLocale(en);

const hebrewRegions = new Intl.DisplayNames('he', { type: 'region', fallback: 'none' });
const englishRegions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

const abroad = ['ar', 'de', 'es', 'fr', 'it', 'pt', 'ru', 'zh'].map(
  (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
);

/** Hebrew name of a country; null for codes that are not in ISO 3166-1, such as historical ones. */
export function hebrewCountryName(code: string): string | null {
  return isoCountries.isValid(code) ? (hebrewRegions.of(code.toUpperCase()) ?? null) : null;
}

/** English name by the standard, which may differ from the provider's spelling; null outside ISO 3166-1. */
export function englishCountryName(code: string): string | null {
  return isoCountries.isValid(code) ? (englishRegions.of(code.toUpperCase()) ?? null) : null;
}

/** Names of a country in the other languages of the interface; empty for codes outside ISO 3166-1. */
export const countriesAbroad = (code: string): readonly string[] =>
  isoCountries.isValid(code) ? abroad.flatMap((names) => names.of(code.toUpperCase()) ?? []) : [];

/** A country's code and all its known names, in both languages. */
export const everyCountryName = (code: string): readonly string[] =>
  [code, isoCountries.getName(code, 'en'), englishCountryName(code), hebrewCountryName(code)].filter(
    (name) => typeof name === 'string',
  );

/** The folded Hebrew names of each country, with its English names. */
export const hebrewCountries: readonly (readonly [hebrew: string, english: readonly string[]])[] =
  Object.keys(isoCountries.getAlpha2Codes()).flatMap((code) => {
    const hebrew = hebrewCountryName(code);
    if (hebrew === null) return [];
    const names = [...everyCountryName(code), ...(countryAliases[code] ?? [])];
    const english = names.filter(
      (name) => name !== code && /\p{Script=Latin}/u.test(name) && name.length > 3,
    );
    const inHebrew = [hebrew, ...names.filter((name) => /\p{Script=Hebrew}/u.test(name))].map(foldText);
    return [...new Set(inHebrew)].map((name) => [name, [...new Set(english)]] as const);
  });

/** Spellings in lists of hotels that no standard has. */
const OTHER_SPELLINGS: Readonly<Record<string, string>> = {
  'Bonaire Saba Sint Eustatius': 'BQ',
  'Bosnia and Herzegowina': 'BA',
  'Bouvet Islands': 'BV',
  'Congo (Rep. Dem.)': 'CD',
  'East Timor': 'TL',
  'Fiji Islands': 'FJ',
  Macau: 'MO',
  Macedonia: 'MK',
  'Norfolk Islands': 'NF',
  'South Georgia & South Sandwich': 'GS',
  'St. Kitts and Nevis': 'KN',
  'St. Pierre And Miquelon': 'PM',
  'St. Vincent & the Grenadines': 'VC',
  'Svalbard & Jan Mayen Islands': 'SJ',
  Swaziland: 'SZ',
  'US Minor Outlying Islands': 'UM',
  'Vatican City State': 'VA',
  'Wallis & Futuna Islands': 'WF',
};

const codeByName: ReadonlyMap<string, string> = new Map([
  ...Object.keys(isoCountries.getAlpha2Codes()).flatMap((code) =>
    everyCountryName(code).map((name) => [foldText(name), code] as const),
  ),
  ...Object.entries(OTHER_SPELLINGS).map(([name, code]) => [foldText(name), code] as const),
  ...Object.entries(countryAliases).flatMap(([code, names]) => names.map((name) => [name, code] as const)),
]);

function searchedCode(text: string): string | null {
  if (/^[A-Za-z]{2}$/.test(text) && isoCountries.isValid(text)) return text.toUpperCase();
  return isoCountries.getAlpha2Code(text, 'en') ?? codeByName.get(foldText(text)) ?? null;
}

/** Records of hotels contain the same few countries again and again; unknown names are cached too. */
const cache = new LRUCache<string, { readonly code: string | null }>({ max: 1_000 });

/** ISO code of a country by its code or any known name, in English or Hebrew; null when it is none of these. */
export function countryCodeOf(country: string): string | null {
  const text = country.trim();
  const cached = cache.get(text);
  if (cached) return cached.code;
  const code = searchedCode(text);
  // Longer texts are not names, and texts of members must not fill the memory.
  if (text.length <= 100) cache.set(text, { code });
  return code;
}

/** Code of the country in a place, “City, Country” as bookings store it; null when it is unknown. */
function codeOfPlace(location: string): string | null {
  const country = countryOfPlace(location);
  return country === null ? null : countryCodeOf(country);
}

/** Possible wall clocks of a property, by its place, `yyyy-MM-ddTHH:mm`. */
export const clocksOfPlace = (moment: Date, location: string): PropertyClocks =>
  propertyClocks(moment, codeOfPlace(location));

/** True once a calendar day is over at a property, in every time zone that its place may have. */
export const isDayOverAt = (day: string, moment: Date, location: string): boolean =>
  isDayOver(day, moment, codeOfPlace(location));
