import { cityNamesHe } from '#shared/hebrew/city-names-he.ts';
import { landmarks } from '#shared/map/landmarks.ts';
import { gazetteer } from './gazetteer.ts';
import { gazetteerName } from './gazetteer-names.ts';

/** A sight or railway station that travellers name instead of its city. */
export interface CityLandmark {
  readonly kind: 'SIGHT' | 'STATION';
  readonly country: string;
  /** Folded English name of its city, a key of `cityNamesHe`. */
  readonly city: string;
  readonly name: string;
  readonly nameHe: string;
  /** Names of the landmark in both languages, its common short forms included. */
  readonly names: readonly string[];
}

/** A landmark that is farther than this from every known city belongs to none. */
const MAX_METERS = 30_000;

/** Landmarks whose nearest listed city is not the city they are known for. */
const CITIES: Readonly<Record<string, readonly [country: string, city: string]>> = {
  'Jaffa Clock Tower': ['IL', 'tel aviv'],
  'Savidor Central': ['IL', 'tel aviv'],
  'Yad Vashem': ['IL', 'jerusalem'],
  // The provider's list has Washington without “D.C.”.
  'White House': ['US', 'washington'],
  Capitol: ['US', 'washington'],
  'Lincoln Memorial': ['US', 'washington'],
};

/** Shorter and other common names of the same sight. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  'Eiffel Tower': ['Eiffel', 'אייפל'],
  'Notre-Dame de Paris': ['Notre Dame', 'נוטרה דאם'],
  'Sacré-Cœur': ['סקרקר'],
  'St. Peter’s Basilica': ['St Peters', 'Saint Peter’s Basilica', 'כנסיית פטרוס הקדוש'],
  'Western Wall': ['Wailing Wall', 'Kotel', 'הכותל'],
  'Church of the Holy Sepulchre': ['Holy Sepulchre', 'כנסיית הקבר הקדוש'],
  'Mahane Yehuda Market': ['Mahane Yehuda', 'מחנה יהודה'],
  Knesset: ['משכן הכנסת'],
  'Empire State Building': ['Empire State', 'בניין האמפייר סטייט'],
  'Rockefeller Center': ['רוקפלר סנטר'],
  'Metropolitan Museum of Art': ['Metropolitan Museum', 'Met Museum'],
  'Museo del Prado': ['Prado', 'Prado Museum', 'הפראדו'],
  'Santiago Bernabéu': ['Bernabeu', 'ברנבאו'],
  'Florence Cathedral': ['Duomo di Firenze', 'הדואומו של פירנצה'],
  'Milan Cathedral': ['Duomo di Milano', 'הדואומו של מילאנו'],
  'Great Pyramid of Giza': ['Great Pyramid', 'Pyramids of Giza', 'Giza Pyramids', 'הפירמידות'],
  'Hungarian Parliament Building': ['Hungarian Parliament'],
  'Széchenyi Chain Bridge': ['Chain Bridge', 'גשר השלשלאות'],
  'Christ the Redeemer': ['פסל ישו הגואל'],
  'Sydney Opera House': ['בית האופרה סידני'],
  'København H': ['Copenhagen Central'],
  'Roma Termini': ['Termini Station', 'תחנת טרמיני'],
};

/**
 * Hebrew names that are also everyday words: “the peace”, “the defence”, and “the synagogue”, which also names Israel's
 * parliament.
 */
const EVERYDAY: ReadonlySet<string> = new Set(['השלום', 'ההגנה', 'הכנסת']);

/** Names of sights in several cities: each counts only together with its city. */
const OF_MANY_CITIES: ReadonlySet<string> = new Set([
  'Old Town Square',
  'כיכר העיר העתיקה',
  'Grand Palace',
  'הארמון הגדול',
  'ארמון המלוכה',
  'National Archaeological Museum',
  'המוזיאון הארכאולוגי הלאומי',
  'White Tower',
  'המגדל הלבן',
  'הבודהה הגדול',
  'הדואומו',
]);

const ARTICLE = /^ה(?=\p{Script=Hebrew}{3})/u;

type Located = Pick<CityLandmark, 'kind' | 'country' | 'city' | 'name' | 'nameHe'>;

function namesOf({ kind, country, city, name, nameHe }: Located): readonly string[] {
  const withCity = (one: string): readonly string[] =>
    OF_MANY_CITIES.has(one)
      ? [city, cityNamesHe[country]?.[city]].flatMap((own) => (own ? [`${one} ${own}`, `${own} ${one}`] : []))
      : [one, one.replace(ARTICLE, '')];
  const hebrew = [nameHe, ...(ALSO[name] ?? [])].flatMap(withCity);
  const own = [...withCity(name), ...(EVERYDAY.has(nameHe) ? (ALSO[name] ?? []) : hebrew)];
  const station = [`${name} station`, `תחנת ${nameHe}`, `תחנת הרכבת ${nameHe}`, `תחנת רכבת ${nameHe}`];
  return [...new Set([...own, ...(kind === 'STATION' ? station : [])])];
}

/** Our names of cities, by country and the gazetteer's name. */
const knownNames = (): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(cityNamesHe).flatMap(([country, cities]) =>
      Object.keys(cities).map((city) => [`${country} ${gazetteerName(country, city)}`, city] as const),
    ),
  );

function located(): readonly CityLandmark[] {
  const known = knownNames();
  const all = landmarks().flatMap(([landmarkKind, name, nameHe, latitude, longitude]) => {
    if (landmarkKind !== 'sight' && landmarkKind !== 'station') return [];
    const kind = landmarkKind === 'sight' ? ('SIGHT' as const) : ('STATION' as const);
    return [{ kind, name, nameHe, point: { latitude, longitude } }];
  });
  const towns = gazetteer().around(
    all.map(({ point }) => point),
    MAX_METERS,
  );
  const nearest = (at: number): readonly [string, string] | null => {
    for (const town of towns[at] ?? []) {
      const city = known.get(`${town.countryCode} ${town.name}`);
      if (city !== undefined) return [town.countryCode, city];
    }
    return null;
  };
  return all.flatMap(({ kind, name, nameHe }, at) => {
    const found = CITIES[name] ?? nearest(at);
    if (!found) return [];
    const [country, city] = found;
    const own = { kind, country, city, name, nameHe };
    return [{ ...own, names: namesOf(own) }];
  });
}

let loaded: readonly CityLandmark[] | null = null;

/** Sights and stations with their city, in most cases the nearest known one; computed once per process. */
export const cityLandmarks = (): readonly CityLandmark[] => (loaded ??= located());
