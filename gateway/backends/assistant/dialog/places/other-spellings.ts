/** Places that a message names without their names: by a sight, or without a vowel. */
import type { PlaceMention } from '../../understanding/names/place-mention.ts';
import { orNull, type Scope } from '../scope.ts';
import { plainPlace } from '../state.ts';
import { EXACT, type PlaceChoice } from './place-choice.ts';

/** The city of a sight: “close to the Colosseum”; null without one. */
export async function nearSight(
  mentioned: readonly PlaceMention[],
  { tools, message }: Scope,
): Promise<PlaceChoice | null> {
  const words = mentioned.find(({ isMarked }) => isMarked)?.spellings[0];
  const city = words === undefined ? null : await orNull(tools.cityOfSight(message));
  return words !== undefined && city
    ? { kind: 'place', place: plainPlace(city), also: [], assumed: words, leftOver: [] }
    : null;
}

const VOWELS = ['א', 'ו', 'י'];
const isShortHebrew = (name: string): boolean => /^\p{Script=Hebrew}{3,5}$/u.test(name);

/**
 * The place of a Hebrew name that lacks one of its vowel letters, where a place is expected: פרג is Prague. Null
 * without one.
 */
export async function withVowels(
  mentioned: readonly PlaceMention[],
  { tools }: Scope,
): Promise<PlaceChoice | null> {
  const name = mentioned
    .flatMap(({ isMarked, spellings }) => (isMarked ? spellings.slice(0, 1) : []))
    .find(isShortHebrew);
  if (name === undefined) return null;
  const ways = Array.from(name)
    .slice(1)
    .flatMap((_, at) => VOWELS.map((letter) => name.slice(0, at + 1) + letter + name.slice(at + 1)));
  const found = (await tools.findPlaces(ways)).find(({ likeness }) => likeness >= EXACT);
  return found ? { kind: 'place', place: plainPlace(found), also: [], assumed: name, leftOver: [] } : null;
}
