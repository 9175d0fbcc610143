/** Whether the words of a message name a place, before something else is done with them. */
import { orNull, type Scope } from '../scope.ts';
import { EXACT } from './place-choice.ts';
import { MAX_PHRASES } from './places.ts';

/** Courtesies and what else may stand beside the name of a place that is wanted: “hi, Rome please”. */
const COURTEOUS =
  /^(?:[\s,.!]|(?<!\p{L})(?:hi|hey|hello|thanks?|thx|ty|great|ok(?:ay)?|good|morning|evening|afternoon|sherry|please|pls|and|so|then|now|in|to|wait|wow|lovely|perfect|cool|super|very|much|lots?|a|you|hotels?|תודה|רבה|היי|הי|שלום|בבקשה|אוקיי|אז|יופי|מעולה|שרי|בוקר|ערב|טוב|רגע|[בל]|מלון|מלונות)(?!\p{L}))*$/iu;

/** True when the message only names a well-known place beside courtesies: “thanks, Rome”, not “thanks, Rome is great”. */
export async function asksPlace({ message, reading: { details }, tools }: Scope): Promise<boolean> {
  const rest = (name: string): string => message.toLowerCase().replace(name.toLowerCase(), ' ');
  if (!details.places.some(({ spellings }) => spellings.some((name) => COURTEOUS.test(rest(name)))))
    return false;
  const names = details.places.flatMap(({ isClear, isEveryday, spellings }) =>
    isClear && !isEveryday ? spellings : [],
  );
  const found = names.length === 0 ? null : await orNull(tools.findPlaces(names));
  return found?.some(({ likeness, name }) => likeness >= EXACT && name.he !== null) === true;
}

const MIN_NAME_LENGTH = 4;
/** From this likeness on, words are probably a place. */
const LIKELY = 0.8;
const isLong = (words: string): boolean => words.length >= MIN_NAME_LENGTH;

/** True when a word of the message is the name of a place; null when that could not be looked up. */
export const namesPlace = (scope: Scope): Promise<boolean | null> =>
  isPlace(scope, scope.reading.details.places.flatMap((words) => words.spellings).filter(isLong), EXACT);

/**
 * True when a word of the message may be a misspelled name of a place; short words count only after “in” and the like.
 * Null when that could not be looked up.
 */
export const mayNamePlace = (scope: Scope): Promise<boolean | null> =>
  isPlace(
    scope,
    scope.reading.details.places.flatMap(({ spellings, isMarked }) =>
      isMarked ? spellings : spellings.filter(isLong),
    ),
    LIKELY,
  );

async function isPlace(scope: Scope, spellings: readonly string[], least: number): Promise<boolean | null> {
  const found = spellings.length === 0 ? [] : await orNull(scope.tools.findPlaces(spellings));
  if (!found || found.some(({ likeness }) => likeness >= least)) return found && true;
  return spellings.length > 0 && namesRegion(scope);
}

/** True when the message names a region, “the whole of Tuscany”; null when that could not be looked up. */
async function namesRegion(scope: Scope): Promise<boolean | null> {
  const spellings = scope.reading.details.places.flatMap((words) => words.spellings).filter(isLong);
  const found = await orNull(scope.tools.findRegions([...new Set(spellings)].slice(0, MAX_PHRASES)));
  return found && found.some(({ isOnlyAlone }) => !isOnlyAlone);
}
