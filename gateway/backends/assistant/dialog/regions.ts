import { folded } from '../language.ts';
import { listedPlaces, regionNotSearched } from '../replies/place-words.ts';
import type { Place } from '../tools/tools.ts';
import type { PlaceWords } from '../understanding/understanding.ts';
import { plainPlace } from './places.ts';
import type { Scope } from './scope.ts';

/**
 * Regions that people name and no search knows: in English, in Hebrew, other spellings, their country and cities. A spelling
 * with `=` before it is a word of other names too (“Riviera Maya”), so it counts only alone.
 */
const REGIONS: readonly (readonly [en: string, he: string, also: string, country: string, cities: string])[] =
  [
    ['Tuscany', 'טוסקנה', 'toscana,tuscan', 'IT', 'Siena,Pisa,Lucca,Florence,Arezzo'],
    ['Umbria', 'אומבריה', '', 'IT', 'Perugia,Assisi,Orvieto'],
    ['the Amalfi Coast', 'חוף אמלפי', 'amalfi coast', 'IT', 'Amalfi,Positano,Sorrento'],
    ['Provence', 'פרובנס', '', 'FR', 'Avignon,Aix-en-Provence,Arles,Marseille'],
    [
      'the French Riviera',
      'הריביירה הצרפתית',
      'french riviera,cote dazur,=riviera,=ריביירה',
      'FR',
      'Nice,Cannes,Antibes',
    ],
    ['Normandy', 'נורמנדי', 'normandie', 'FR', 'Rouen,Caen,Deauville,Le Havre'],
    ['Brittany', 'ברטאן', 'bretagne,בריטני', 'FR', 'Rennes,Saint-Malo,Quimper'],
    ['Alsace', 'אלזס', '', 'FR', 'Strasbourg,Colmar,Mulhouse'],
    ['Bavaria', 'בוואריה', 'bayern,בוואריה', 'DE', 'Munich,Nuremberg,Augsburg,Regensburg'],
    ['Tyrol', 'טירול', 'tirol', 'AT', 'Innsbruck,Kitzbühel'],
    ['Andalusia', 'אנדלוסיה', 'andalucia', 'ES', 'Seville,Granada,Málaga,Córdoba'],
    ['Catalonia', 'קטלוניה', 'catalunya', 'ES', 'Barcelona,Girona,Tarragona'],
    ['the Algarve', 'אלגרבה', 'algarve', 'PT', 'Faro,Lagos,Albufeira'],
    ['Cornwall', 'קורנוול', '', 'GB', 'Newquay,Falmouth,Penzance'],
    [
      'the Scottish Highlands',
      'ההיילנדס',
      'scottish highlands,=highlands,=היילנדס',
      'GB',
      'Inverness,Fort William',
    ],
    ['Transylvania', 'טרנסילבניה', '', 'RO', 'Brasov,Sibiu,Cluj-Napoca'],
    ['Dalmatia', 'דלמטיה', '', 'HR', 'Split,Dubrovnik,Zadar'],
    ['the Peloponnese', 'פלופונסוס', 'peloponnese', 'GR', 'Nafplio,Kalamata,Patras'],
  ];

const EXACT = 0.95;
const MOST = 4;
const MOST_PHRASES = 20;

type Region = (typeof REGIONS)[number];

/** Spellings of a region and whether it counts only alone. */
const spellingsOf = ([en, he, also]: Region) =>
  [en, he, ...also.split(',')]
    .filter((name) => name !== '')
    .map((name) => ({ name: folded(name), isOnlyAlone: name.startsWith('=') }));

const countOf = (words: string): number => words.split(' ').length;

/** Whether a run of words names a region. */
function isNamedIn({ spellings }: PlaceWords, region: Region): boolean {
  const longest = Math.max(...spellings.map(countOf));
  return spellingsOf(region).some(
    ({ name, isOnlyAlone }) => spellings.includes(name) && (!isOnlyAlone || countOf(name) === longest),
  );
}

const REFUSALS = [
  '(?:any|every)(?:thing|where) but(?: in)?',
  'all but(?: in)?',
  'not(?: in)?',
  'except(?: for)?(?: in)?',
  'ל?לא(?: ב)?',
  '(?:חוץ|פרט) (?:מ|ל)',
  'מלבד(?: ב)?',
  'למעט(?: ב)?',
].join('|');

/** “Florence” of “not Florence”, where it stands as whole words. */
const isRefused = (message: string, names: readonly string[]): boolean =>
  names.some((name) =>
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${REFUSALS}) ?${name}(?![\\p{L}\\p{N}])`, 'u').test(message),
  );

const namesOf = ({ name }: Place): readonly string[] =>
  [name.en, name.he].flatMap((one) => (one ? [folded(one)] : []));

/** Another known place that is wanted: a city of the region as well as one elsewhere, but not the country around it. */
async function isOtherWanted(scope: Scope, region: Region): Promise<boolean> {
  const own = new Set(spellingsOf(region).flatMap(({ name }) => [name, name.split(' ')].flat()));
  const phrases = scope.understood.said.places.flatMap((words) =>
    isNamedIn(words, region) ? words.spellings.filter((spelling) => !own.has(spelling)) : words.spellings,
  );
  if (phrases.length === 0) return false;
  const message = folded(scope.message);
  const [, , , country] = region;
  return (await scope.tools.findPlaces([...new Set(phrases)].slice(0, MOST_PHRASES)))
    .filter(({ likeness }) => likeness >= EXACT)
    .filter(({ kind, countryCode }) => kind !== 'country' || countryCode !== country)
    .some((place) => !isRefused(message, [place.words, ...namesOf(place)]));
}

/** The region in a message and the reply about it. @returns null when no region is named, or another known place is */
export async function regionSaid(
  scope: Scope,
): Promise<{ readonly text: string; readonly places: readonly Place[] } | null> {
  const { language } = scope;
  const said = scope.understood.said.places;
  const region = REGIONS.find((one) => said.some((words) => isNamedIn(words, one)));
  if (!region || (await isOtherWanted(scope, region))) return null;
  const [en, he, , country, cities] = region;
  const found = await scope.tools.findPlaces(cities.split(','));
  const message = folded(scope.message);
  const places = found
    .filter(
      ({ kind, countryCode, likeness }) => kind === 'city' && countryCode === country && likeness >= EXACT,
    )
    .filter(({ code }, at, all) => all.findIndex((other) => other.code === code) === at)
    .filter((place) => !isRefused(message, namesOf(place)))
    .map(plainPlace)
    .slice(0, MOST);
  return {
    places,
    text: regionNotSearched(language === 'he' ? he : en, listedPlaces(places, language), language),
  };
}
