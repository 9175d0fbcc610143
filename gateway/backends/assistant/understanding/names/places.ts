/** Finds the words of a message that may name a place. Which of them do is looked up later, by the dialog. */
import { isCounted } from '../grammar.ts';
import { folded } from '../../language.ts';
import type { ParseState } from '../parse-state.ts';
import { shortNames } from '../lexicon/spellings/short-names.ts';
import { isEveryday } from '../lexicon/spellings/real-words.ts';
import type { Term } from '../words/terms.ts';
import { isInClearPosition } from './clear-position.ts';
import type { PlaceMention } from './place-mention.ts';
import { hasPlacePrefix, hasPrefixBeforeName, PLACE_PREFIXES, spellingsOf } from './prefixed-names.ts';
import { exchangedAt, isMentioned, isNegated, SWAPS } from './replaced-places.ts';
import { decisionOn, isRetracted, type Stretch } from './retracted.ts';

const MAX_WORDS = 4;
const MAX_SPELLINGS = 10;
const MAX_PLACES = 12;
const MIN_LETTERS = 2;
/** Maximum number of words of a follow-up message that may be just a name. */
const MAX_NAME_WORDS = 2;

interface Candidate extends Stretch {
  readonly spellings: readonly string[];
  readonly isMarked: boolean;
  readonly isEveryday?: boolean;
}

/**
 * All words that may name a place, those after “in” and the like first. No unknown word is left out, because only
 * the gateway knows which are places. Uses up the words, so it is called after all rules.
 */
export function placesOf(state: ParseState): readonly PlaceMention[] {
  const all: Candidate[] = [];
  const negated = new Set<number>();
  for (let at = 0; at < state.terms.length; at += 1) {
    const whole = runAt(state, at);
    if (whole.length === 0) continue;
    const run =
      isNegated(state, at) && whole.length > 1 && isMentioned(state, at) ? whole.slice(0, 1) : whole;
    if (isOfOpenHotel(state, at)) {
      state.consume(at, at + run.length);
      continue;
    }
    all.push(
      candidateOf(
        run,
        state.context.lastQuestion === 'place' ||
          isMarkedAt(state, at) ||
          run.slice(1).some((term) => hasPlacePrefix(term.text)),
        at,
      ),
    );
    if (isNegated(state, at)) negated.add(at);
    state.consume(at, at + run.length);
    at += run.length - 1;
  }
  const exchanged = exchangedAt(state, all);
  if (exchanged !== null) negated.add(exchanged);
  state.replacesPlace = negated.size > 0 && all.some((one) => !negated.has(one.at) && !one.isEveryday);
  // “Vienna instead of Athens”: the negated place is left out only if another one is named.
  const wanted = all.filter((one) => !negated.has(one.at));
  const found = wanted.length > 0 ? wanted : all;
  const marked = found.filter((one) => one.isMarked);
  const others = found.filter((one) => !one.isMarked);
  const isAlone = !state.context.hasSearch || state.terms.length <= MAX_NAME_WORDS;
  const misread = found.length === 0 && isAlone ? misreadWords(state) : [];
  // “to see Barça: hotel in Barcelona”
  const again = namedAgain(wanted);
  const decision = again ? decisionOn(state.terms, again) : null;
  const isGivenUp = (one: Candidate): boolean =>
    again && decision ? isSame(one, again) === (decision === 'refused') : isTakenBack(state, one, wanted);
  const isNew = (one: Candidate): boolean =>
    isGivenUp(one) || !marked.some(({ spellings }) => spellings[0] === one.spellings[0]);
  return [...marked, ...others.filter(isNew), ...misread].slice(0, MAX_PLACES).map((one): PlaceMention => ({
    spellings: one.spellings,
    isMarked: one.isMarked,
    isEveryday: one.isEveryday,
    isClear: one.isMarked || isInClearPosition(state.terms, one) || undefined,
    isRetracted: isGivenUp(one) || undefined,
  }));
}

const isSame = (one: Candidate, other: Candidate): boolean =>
  one.spellings.some((words) => other.spellings.includes(words));

/** The place that the message names again after others: “Vienna or Prague? OK, Vienna”. */
function namedAgain(all: readonly Candidate[]): Candidate | undefined {
  const last = all.at(-1);
  if (!last || last.isEveryday || all.every((one) => one.isEveryday || isSame(one, last))) return undefined;
  return all.some((one) => one !== last && isSame(one, last)) ? last : undefined;
}

/** True when another place of the message replaces this one. If unmarked, it needs a capital letter like this one. */
const isTakenBack = ({ terms, context }: ParseState, one: Candidate, all: readonly Candidate[]): boolean =>
  isRetracted(
    terms,
    one,
    all.filter(
      (other) =>
        other !== one &&
        !other.isEveryday &&
        other.spellings[0] !== one.spellings[0] &&
        (other.isMarked || isName(terms[other.at]) || !isName(terms[one.at])),
    ),
    (context.placeNames ?? []).some((name) => one.spellings.includes(folded(name))),
  );

/** Begins with a capital letter. */
const isName = (term: Term | undefined): boolean => /^\p{Lu}/u.test(term?.raw ?? '');

/** True for “this hotel in Rome”: where the open hotel is, not where to search. */
function isOfOpenHotel({ terms, context }: ParseState, at: number): boolean {
  const before = terms.slice(0, terms[at - 1]?.tags.has('place-mark') ? at - 1 : at);
  return (
    context.hasHotel &&
    before.at(-1)?.tags.get('it') === 'this' &&
    !/^(?:like|כמו)$/u.test(before.at(-2)?.text ?? '')
  );
}

/**
 * The words from `at` on that may be one name: unknown words, with everyday words between or beside them. Empty
 * when no name begins here.
 */
function runAt(state: ParseState, at: number): readonly Term[] {
  const run: Term[] = [];
  // “תחליפי את רומא במדריד”
  const isSwap = state.terms.some(({ tags, text }) => tags.has('swap') || SWAPS.test(text));
  for (let here = at; run.length < MAX_WORDS; here += 1) {
    const term = state.peek(here);
    const isLinked =
      run.length > 0 &&
      (isLink(term, state.peek(here + 1)) || isSideOf(run.at(-1), term, state.peek(here + 1)));
    if (!term || !(isUnknown(term) || isNamePart(term) || isLinked || isWholeName(term, state, here))) break;
    // A prefix letter begins the next name: “מלונדון לפריז”.
    if (run.length > 0 && (hasPrefixBeforeName(term.text) || (isSwap && hasPlacePrefix(term.text)))) break;
    run.push(term);
  }
  return run.some((term, index) => isUnknown(term) || isWholeName(term, state, at + index)) ? run : [];
}

const isUnknown = (term: Term): boolean =>
  term.kind === 'word' && term.tags.size === 0 && term.text.length >= MIN_LETTERS;

const isNamePart = (term: Term): boolean => term.tags.has('name-part');

/** True for “do” in “Viana do Castelo”, and for “garden” in “Covent Garden”, but not in “Rome garden view”. */
const isLink = (term: Term | undefined, next: Term | undefined): boolean =>
  term?.tags.has('name-link') === true &&
  ((next !== undefined && (isUnknown(next) || isNamePart(next))) ||
    (term.text === 'garden' && !/^(?:views?|wing|rooms?|suites?|access|hotels?)$/u.test(next?.text ?? '')));

/** True for “of” in “the south of France”. */
const isSideOf = (side: Term | undefined, of: Term | undefined, next: Term | undefined): boolean =>
  /^(?:north|south|east|west)$/u.test(side?.text ?? '') &&
  /^of(?: the)?$/u.test(of?.text ?? '') &&
  next !== undefined &&
  isUnknown(next);

const isGuests = (term: Term | undefined): boolean =>
  ['adult', 'person', 'child', 'room'].some((name) => term?.tags.has(name));

/**
 * True for a first word before a date, a comma or guests, which is then a name: “Cork 3-6 March”, “Bath, England”,
 * at the start of a conversation “bath 2 adults 11 to 18 january”.
 */
function isFirstWithDay({ terms, dates, context }: ParseState, at: number): boolean {
  const [first, next, after] = terms;
  if (at > 0 || !next) return false;
  if (next.text === ',')
    return (
      !context.hasSearch &&
      /^\p{Lu}/u.test(first?.raw ?? '') &&
      after !== undefined &&
      (isUnknown(after) || after.number !== null || after.tags.has('month') || after.tags.has('weekday'))
    );
  return (
    dates.length > 0 &&
    ['number', 'pair'].includes(next.kind) &&
    (!isCounted(after) || (!context.hasSearch && isGuests(after)))
  );
}

/**
 * True for a place name that the lexicon has; one that is also an everyday word (“Nice”) only where a place is
 * expected.
 */
function isWholeName(term: Term, state: ParseState, at: number): boolean {
  if (term.tags.has('place-name')) return true;
  return (
    term.tags.has('maybe-place') &&
    (isFirstWithDay(state, at) ||
      state.context.lastQuestion === 'place' ||
      isCapitalized(state, at) ||
      term.prefix === 'ב' ||
      state.terms[at - 1]?.tags.has('place-mark') === true)
  );
}

/** True for a capital letter inside a sentence: “we would rather have Split”. */
function isCapitalized({ terms }: ParseState, at: number): boolean {
  const [before, term] = [terms[at - 1], terms[at]];
  const isInside = before?.kind === 'word' && !/^\p{Lu}\p{Ll}/u.test(before.raw);
  return isInside && /^\p{Lu}\p{Ll}/u.test(term?.raw ?? '') && term?.tags.has('amenity') === false;
}

/** Places inside a hotel, such as the reception. */
const THINGS =
  /^(?:desk|lobby|reception|counter|door|entrance|gate|bar|lounge|hall|lift|building|property)$/u;

/** True when the word at a position follows “in”, “to” or the like, or has the Hebrew prefix ב (in) or ל (to). */
function isMarkedAt(state: ParseState, at: number): boolean {
  const term = state.terms[at];
  const isThe = state.terms[at - 1]?.text === 'the';
  const before = state.terms[at - (isThe ? 2 : 1)];
  // “do they ask me at the desk” of a hotel
  if (isThe && state.context.hasHotel && THINGS.test(term?.text ?? '')) return false;
  // פראג מול בודפשט (Prague versus Budapest) is a comparison.
  const isAgainst = before?.text === 'מול' && state.terms[at - 2]?.tags.size === 0;
  if (before?.tags.has('place-mark') && !isAgainst) return true;
  if (term?.prefix && PLACE_PREFIXES.includes(term.prefix.slice(-1))) return true;
  return term !== undefined && hasPlacePrefix(term.text);
}

/** Hebrew names that end in ה are often written with א, and vice versa. */
const otherEnd = (words: string): readonly string[] =>
  /^\p{Script=Hebrew}{3,}[אה]$/u.test(words)
    ? [`${words.slice(0, -1)}${words.endsWith('א') ? 'ה' : 'א'}`]
    : [];

/** The words of a run as a candidate: all parts of the run as spellings, longest first. */
function candidateOf(run: readonly Term[], isMarked: boolean, at: number): Candidate {
  const words = run.map((term) => cityOfShortName(term.text) ?? asWritten(term));
  const spellings: string[] = [];
  for (let size = words.length; size > 0; size -= 1)
    for (let start = 0; start + size <= words.length; start += 1) {
      const part = run.slice(start, start + size);
      if (
        !part.some((term) => isUnknown(term) || term.tags.has('place-name') || term.tags.has('maybe-place'))
      )
        continue;
      spellings.push(...spellingsOf(words.slice(start, start + size)));
    }
  const isPlain = run.every(({ text }) => isEveryday(text));
  return {
    spellings: [...new Set([...spellings, ...spellings.flatMap(otherEnd)])].slice(0, MAX_SPELLINGS),
    isMarked: isMarked && !isPlain,
    at,
    size: run.length,
    ...(isPlain && { isEveryday: true }),
  };
}

/** The word as it is written if its correction has no meaning: “Pari” is not a pair. */
function asWritten({ text, raw, tags, kind }: Term): string {
  const written = folded(raw);
  return kind === 'word' && tags.size === 0 && /^\p{L}+$/u.test(written) ? written : text;
}

/** The city of an airport or a short name; the whole word is tried before the one without its prefix. */
const cityOfShortName = (word: string): string | undefined =>
  shortNames.get(word) ?? shortNames.get(word.replace(/^ב(?=\p{Script=Hebrew}{3})/u, ''));

/**
 * Words that were corrected as typing errors, as they are written: when no other word may be a name, these may be.
 */
function misreadWords(state: ParseState): readonly Candidate[] {
  return state.terms.flatMap((term, at) =>
    term.isTypo
      ? [{ spellings: spellingsOf(folded(term.raw).split(' ')), isMarked: false, at, size: 1 }]
      : [],
  );
}

/**
 * Words that were read as other ones beside days or people, where a place may be named: “prage in may for 2” is not about a
 * page. Each is a place only if it is nearly the name of a well-known one.
 */
export const misreadNames = (state: ParseState): readonly PlaceMention[] =>
  misreadWords(state).flatMap(({ spellings, isMarked, at, size }) =>
    isInClearPosition(state.terms, { at, size }) ? [{ spellings, isMarked, isClear: true }] : [],
  );
