/** Regions (“Tuscany”), which cannot be searched as a whole: one of their cities is searched instead. */
import { folded } from '../../language.ts';
import { regionText } from '../../replies/search/place-texts.ts';
import type { Text } from '../../texts/say.ts';
import type { Place, FoundRegion } from '../../tools/tools.ts';
import { hasDetails } from '../../understanding/mentions.ts';
import type { PlaceMention } from '../../understanding/names/place-mention.ts';
import { EXACT } from './place-choice.ts';
import { MAX_PHRASES } from './places.ts';
import type { Scope } from '../scope.ts';
import { plainPlace } from '../state.ts';

const MAX_LISTED = 4;

const countOf = (words: string): number => words.split(' ').length;

/** Whether a place mention names the region. Words that are also a part of other names must be the whole mention. */
function isNamedIn({ spellings }: PlaceMention, { words, isOnlyAlone }: FoundRegion): boolean {
  const longest = Math.max(...spellings.map(countOf));
  return spellings.includes(words) && (!isOnlyAlone || countOf(words) === longest);
}

const EXCLUSIONS = [
  '(?:any|every)(?:thing|where) but(?: in)?',
  'all but(?: in)?',
  'not(?: just| only)?(?: in)?',
  'except(?: for)?(?: in)?',
  'ל?לא(?: רק)?(?: ב)?',
  '(?:חוץ|פרט) (?:מ|ל)',
  'מלבד(?: ב)?',
  'למעט(?: ב)?',
].join('|');

/** True when the message excludes the place: “not Florence”. */
const isExcluded = (message: string, names: readonly string[]): boolean =>
  names.some((name) =>
    new RegExp(`(?<![\\p{L}\\p{N}])(?:${EXCLUSIONS}) ?${name}(?![\\p{L}\\p{N}])`, 'u').test(message),
  );

const namesOf = ({ name }: Place): readonly string[] =>
  [name.en, name.he].flatMap((one) => (one ? [folded(one)] : []));

/** Words before the name of a region that is not the destination, as in “we fly from Wales” and “New South Wales”. */
const NO_AIM_BEFORE =
  '(?<!\\p{L})(?:from|new|(?:glass|bottle)s? of|facing|faces) (?:the )?|(?:פונה|פונים|פונות|נוף|לכיוון) ל?ה?|(?:כוס|בקבוק) (?:של )?|(?<!\\p{L})מה?';
/** Words after the name of a region that only describes something else, as in “champagne breakfast”. */
const NO_AIM_AFTER =
  '[ -](?:sides?|facing|views?|wing|breakfast|brunch|wines?|style|food|cuisine|restaurants?|rooms?|terrace)';

/**
 * Whether the travellers want to go to the region, unlike in “we fly from Scotland” and “champagne breakfast”. Where a
 * place is searched already, a word in passing beside other wishes does not replace it.
 */
function isAim(scope: Scope, words: PlaceMention, region: FoundRegion, hasPlace: boolean): boolean {
  const message = folded(scope.message);
  const isNamedSo = (before: string, after: string): boolean =>
    new RegExp(`(?:${before})${region.words}(?:${after})(?![\\p{L}\\p{N}])`, 'u').test(message);
  if (isNamedSo(NO_AIM_BEFORE, '') || isNamedSo('(?<![\\p{L}\\p{N}])', NO_AIM_AFTER)) return false;
  const { details } = scope.reading;
  const others = { ...details, dates: null, compared: null, sort: null };
  return !hasPlace || words.isMarked || !(hasDetails(others) || details.dropped.length > 0);
}

const wantedPlaces = ({ reading }: Scope): readonly PlaceMention[] =>
  reading.details.places.filter(({ isRetracted }) => !isRetracted);

/** True when another known place is wanted: a city of the region or a place elsewhere, but not the region's own country. */
async function isOtherWanted(scope: Scope, region: FoundRegion): Promise<boolean> {
  const own = new Set([region.words, ...region.words.split(' ')]);
  const phrases = wantedPlaces(scope).flatMap((words) =>
    isNamedIn(words, region) ? words.spellings.filter((spelling) => !own.has(spelling)) : words.spellings,
  );
  if (phrases.length === 0) return false;
  const message = folded(scope.message);
  return (await scope.tools.findPlaces([...new Set(phrases)].slice(0, MAX_PHRASES)))
    .filter(({ likeness }) => likeness >= EXACT)
    .filter(({ kind, countryCode }) => kind !== 'country' || countryCode !== region.countryCode)
    .some((place) => !isExcluded(message, [place.words, ...namesOf(place)]));
}

/**
 * The cities of a region in the message, the one to search first, and what the reply says about it.
 * @returns null when no region is wanted, or another known place is
 */
export async function resolveRegion(
  scope: Scope,
  hasPlace: boolean,
): Promise<{ readonly text: Text; readonly places: readonly Place[] } | null> {
  const mentioned = wantedPlaces(scope);
  const phrases = [...new Set(mentioned.flatMap(({ spellings }) => spellings))].slice(0, MAX_PHRASES);
  if (phrases.length === 0) return null;
  const found = await scope.tools.findRegions(phrases);
  const region = found.find((one) =>
    mentioned.some((words) => isNamedIn(words, one) && isAim(scope, words, one, hasPlace)),
  );
  if (!region || (await isOtherWanted(scope, region))) return null;
  const message = folded(scope.message);
  const places = region.cities
    .filter((place) => !isExcluded(message, namesOf(place)))
    .map((city) => Object.assign(plainPlace(city), { region: region.name }))
    .slice(0, MAX_LISTED);
  return { places, text: regionText(region.name, places) };
}
