/** Words that are nearly the name of a well-known city, where no word is exactly a name. */
import { folded } from '../../language.ts';
import type { FoundPlace } from '../../tools/tools.ts';
import type { PlaceMention } from '../../understanding/names/place-mention.ts';
import type { Scope } from '../scope.ts';

/** Least likeness: one wrong letter of four. */
const NEAR = 0.75;

/** A found place with the words of the message that name it. */
export interface NearName {
  readonly found: FoundPlace;
  readonly words: PlaceMention;
  /** The words stand where a place is named; otherwise the traveller has to be asked. */
  readonly isSure: boolean;
}

/** Languages and peoples, which are nearly the names of their countries. */
const PEOPLE =
  /^(?:\p{Script=Hebrew}+(?:ית|יים|יות)|german|italian|spanish|greeks?|turks?|turkish|polish|danish|swedish|finnish|irish|israelis?|indians?|croatian|romanian|hungarian|bulgarian|austrian|russian|thais?|swiss|norse|dane|spaniards?|egyptian|american|mexican|cuban|korean)$/u;
/** True for a well-known city or a country that begins like the words: a mistake in the first letter is rare. */
const isWellKnown = ({ kind, name, words }: FoundPlace): boolean =>
  (kind === 'city' || !PEOPLE.test(words)) &&
  name.he !== null &&
  [name.en, name.he].some((one) => folded(one).charAt(0) === words.charAt(0));

/** True when the words are whole words of the message, at most without ב (in) or ל (to). */
function isWhole(words: string, message: string): boolean {
  const written = ` ${folded(message)} `;
  return ['', 'ב', 'ל', 'וב', 'ול', 'ו'].some((prefix) => written.includes(` ${prefix}${words} `));
}

/** True for a thing of the hotel, “a beauty salon”, where no place follows the article. */
const isThing = ({ spellings }: PlaceMention, message: string): boolean =>
  spellings.some((words) =>
    [' a ', ' an ', ' the ', ' any '].some((before) => ` ${folded(message)} `.includes(`${before}${words} `)),
  );

const countOf = (words: string): number => words.split(' ').length;

/** True when the words of the message that stand together are all of the name. */
const isAll = ({ words }: FoundPlace, { spellings }: PlaceMention): boolean =>
  countOf(words) === Math.max(...spellings.map(countOf));

/**
 * The well-known cities that misspelled words of the message nearly name, likeliest first. Those in unclear positions
 * only count in a message that gives days or people, because any other word may be like a name.
 */
export function nearNames(
  mentioned: readonly PlaceMention[],
  found: readonly FoundPlace[],
  { message, reading: { details, isFromModel } }: Scope,
): readonly NearName[] {
  const isSearch = details.dates !== null || details.guests !== null;
  const near = found.flatMap((place): NearName[] => {
    const words = mentioned.find(({ spellings }) => spellings.includes(place.words));
    if (!words || words.isEveryday || words.isRetracted || place.likeness < NEAR) return [];
    if (!isWellKnown(place) || !isWhole(place.words, message) || isThing(words, message)) return [];
    const isClear = words.isClear ?? (isFromModel === true && words.isMarked);
    const isSure = isClear && isAll(place, words);
    return isSure || isSearch ? [{ found: place, words, isSure }] : [];
  });
  return near.toSorted((a, b) => Number(b.isSure) - Number(a.isSure) || b.found.likeness - a.found.likeness);
}
