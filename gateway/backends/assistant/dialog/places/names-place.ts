import { orNull, type Scope } from '../scope.ts';
import { EXACT } from './places.ts';

const SHORTEST_NAME = 4;
const isLong = (words: string): boolean => words.length >= SHORTEST_NAME;

/**
 * Is one of the words the name of a place? Null when that could not be looked up.
 * @param least least likeness of the name
 */
export async function namesPlace(scope: Scope, least = EXACT): Promise<boolean | null> {
  const spellings = scope.understood.details.places.flatMap((words) => words.spellings).filter(isLong);
  const found = spellings.length === 0 ? [] : await orNull(scope.tools.findPlaces(spellings));
  return found && found.some(({ likeness }) => likeness >= least);
}
