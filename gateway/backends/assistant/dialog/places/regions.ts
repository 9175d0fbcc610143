import { folded } from '../../language.ts';
import {
  listedPlaces,
  regionNotSearched,
  regionSearched,
  shortPlace,
} from '../../replies/search/place-words.ts';
import type { Place, RegionFound } from '../../tools/tools.ts';
import type { PlaceWords } from '../../understanding/understanding.ts';
import { EXACT, MAX_PHRASES } from './places.ts';
import type { Scope } from '../scope.ts';
import { plainPlace } from '../state.ts';

const MAX_LISTED = 4;

const countOf = (words: string): number => words.split(' ').length;

/** Whether a place mention names the region. Words that are also a part of other names must be the whole mention. */
function isNamedIn({ spellings }: PlaceWords, { words, isOnlyAlone }: RegionFound): boolean {
  const longest = Math.max(...spellings.map(countOf));
  return spellings.includes(words) && (!isOnlyAlone || countOf(words) === longest);
}

const EXCLUSIONS = [
  '(?:any|every)(?:thing|where) but(?: in)?',
  'all but(?: in)?',
  'not(?: in)?',
  'except(?: for)?(?: in)?',
  'ל?לא(?: ב)?',
  '(?:חוץ|פרט) (?:מ|ל)',
  'מלבד(?: ב)?',
  'למעט(?: ב)?',
].join('|');

/** “Florence” in “not Florence”, as whole words. */
const isExcluded = (message: string, names: readonly string[]): boolean =>
  names.some((name) =>
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${EXCLUSIONS}) ?${name}(?![\\p{L}\\p{N}])`, 'u').test(message),
  );

const namesOf = ({ name }: Place): readonly string[] =>
  [name.en, name.he].flatMap((one) => (one ? [folded(one)] : []));

/** True when another known place is wanted: a city of the region or a place elsewhere, but not the region's own country. */
async function isOtherWanted(scope: Scope, region: RegionFound): Promise<boolean> {
  const own = new Set([region.words, ...region.words.split(' ')]);
  const phrases = scope.understood.details.places.flatMap((words) =>
    isNamedIn(words, region) ? words.spellings.filter((spelling) => !own.has(spelling)) : words.spellings,
  );
  if (phrases.length === 0) return false;
  const message = folded(scope.message);
  return (await scope.tools.findPlaces([...new Set(phrases)].slice(0, MAX_PHRASES)))
    .filter(({ likeness }) => likeness >= EXACT)
    .filter(({ kind, countryCode }) => kind !== 'country' || countryCode !== region.countryCode)
    .some((place) => !isExcluded(message, [place.words, ...namesOf(place)]));
}

/** The cities of a region in the message, the one to search first, and what the reply says about it. @returns null when no region is named, or another known place is */
export async function resolveRegion(
  scope: Scope,
): Promise<{ readonly text: string; readonly places: readonly Place[] } | null> {
  const { language } = scope;
  const mentioned = scope.understood.details.places;
  const phrases = [...new Set(mentioned.flatMap(({ spellings }) => spellings))].slice(0, MAX_PHRASES);
  if (phrases.length === 0) return null;
  const found = await scope.tools.findRegions(phrases);
  const region = found.find((one) => mentioned.some((words) => isNamedIn(words, one)));
  if (!region || (await isOtherWanted(scope, region))) return null;
  const message = folded(scope.message);
  const places = region.cities
    .filter((place) => !isExcluded(message, namesOf(place)))
    .map((city) => Object.assign(plainPlace(city), { region: region.name }))
    .slice(0, MAX_LISTED);
  const [first, ...others] = places;
  const name = region.name[language];
  const text = first
    ? regionSearched(name, shortPlace(first, language), listedPlaces(others, language, 'or'), language)
    : regionNotSearched(name, language);
  return { places, text };
}
