/** Finds words of a message that may be the name of a hotel that was not shown. */
import { textOf } from '../grammar.ts';
import { isEveryday } from '../lexicon/spellings/real-words.ts';
import type { ParseState } from '../parse-state.ts';
import type { Term } from '../words/terms.ts';

/** Words of a message that may be the name of a hotel. */
export interface HotelName {
  /** Folded, including everyday words that belong to it: “white terrace”. */
  readonly words: string;
  /** Next to “hotel”: “Yarden Hotel”, מלון ירדן. */
  readonly isBesideHotel: boolean;
  /** A proper name after a question word or “at”: “does Coral Bay…”, “price of Coral Bay”, “at the White Terrace”. */
  readonly isAfterQuestion: boolean;
  /** Begins with a capital letter inside a sentence. */
  readonly isCapitalized: boolean;
  /** After a colon, where the words are rarely the name of a hotel. */
  readonly isAfterColon: boolean;
}

const MAX_WORDS = 6;
/** Everyday words that occur in names of hotels, together with a word that is not an everyday one. */
const NOUNS = new Set(
  (
    'terrace rooms garden gardens bay beach view house palace club park court suites inn tower towers lodge plaza ' +
    'resort spa place boutique palms sands ביי מרפסת נוף בית גן גני ים חוף ארמון מגדל אחוזת אחוזה וילה כפר בוטיק ספא'
  ).split(' '),
);
const HOTEL = /^(?:hotel|[בלש]{0,2}מלון)$/u;
const STARTS = new Set('does is has the at'.split(' '));
/** “in Haifa” after “hotel” is a place, not a name. */
const PLACE_PREFIX = /^[בל]/u;
const PREFIXED_NAME = /^[בלמהש]\p{Script=Hebrew}{3,}$/u;
const CAPITAL = /^\p{Lu}/u;

/**
 * The first words that no rule explains, as a possible name; null without any. Must be called before `placesOf`,
 * which uses up such words.
 */
export function hotelNameIn(state: ParseState): HotelName | null {
  const { terms } = state;
  const at = terms.findIndex((_, here) => isUnknown(state.peek(here)));
  if (at < 0) return null;
  let [from, to] = [at, at + 1];
  while (from > 0 && at - from < 2 && isNoun(state, from - 1)) from -= 1;
  to = endOfName(state, from, to);
  const name = terms.slice(from, to);
  const isThe = terms[from - 1]?.text === 'the';
  const before = terms[from - (isThe ? 2 : 1)];
  const isCapital = CAPITAL.test(terms[at]?.raw ?? '');
  const isHebrew = /\p{Script=Hebrew}/u.test(terms[at]?.text ?? '');
  const isBefore =
    HOTEL.test(terms[from - 1]?.text ?? '') &&
    (isHebrew ? !PLACE_PREFIX.test(terms[at]?.text ?? '') : isCapital);
  const isAfter = terms[to]?.text === 'hotel' && (isCapital || isThe);
  return {
    words: name.map(spelled).join(' '),
    isBesideHotel: isBefore || isAfter,
    isAfterQuestion: isCapital && before !== undefined && (before.tags.has('ask') || STARTS.has(before.text)),
    isCapitalized: isCapital && !startsSentence(terms, from),
    isAfterColon: before?.text === ':',
  };
}

/** True at the start of a sentence, where a capital letter does not show a name. */
const startsSentence = (terms: readonly Term[], at: number): boolean =>
  at === 0 || /^[.!?\n]$/u.test(terms[at - 1]?.text ?? '');

/**
 * A word after “hotel” that may be a name although it begins like “in …”: מלון בראשית is Hotel Bereshit, or a
 * hotel in Reshit. Returned with the words that continue it; null without one.
 */
export function prefixedHotelName(state: ParseState): string | null {
  const { terms } = state;
  const at = terms.findIndex(
    (_, here) => HOTEL.test(terms[here - 1]?.text ?? '') && PREFIXED_NAME.test(state.peek(here)?.text ?? ''),
  );
  if (at < 0) return null;
  return textOf(terms.slice(at, endOfName(state, at, at + 1)));
}

/**
 * True for a word that no rule, and neither the lexicon nor the list of everyday words, explains; a capital letter
 * outweighs that list.
 */
const isUnknown = (term: Term | undefined): boolean =>
  term?.kind === 'word' &&
  term.tags.size === 0 &&
  term.text.length >= 2 &&
  (CAPITAL.test(term.raw) || !isEveryday(term.text));

/** The word of a name without a Hebrew prefix letter: במרפסת (in the terrace) is מרפסת. */
const spelled = ({ text, prefix }: Term): string =>
  /^[בלמש]/u.test(prefix) && NOUNS.has(text.slice(1)) ? text.slice(1) : text;

/**
 * True for an everyday word before the name that is part of it: “King” of “King David”, המרפסת of המרפסת הלבנה
 * (the White Terrace).
 */
function isNoun(state: ParseState, at: number): boolean {
  const term = state.peek(at);
  if (term?.kind !== 'word') return false;
  if (term.tags.has('name-part') || NOUNS.has(term.text)) return true;
  if (NOUNS.has(term.text.replace(/^[בלמשה](?=\p{Script=Hebrew})/u, ''))) return true;
  return at > 0 && term.text !== 'the' && isProper(term);
}

/** The position after a name that has the words from `from` up to `to`. */
function endOfName(state: ParseState, from: number, to: number): number {
  const term = state.peek(to);
  const isMore =
    term?.kind === 'word' &&
    !HOTEL.test(term.text) &&
    (isUnknown(term) || term.tags.has('name-part') || NOUNS.has(term.text) || isProper(term));
  return isMore && to - from < MAX_WORDS ? endOfName(state, from, to + 1) : to;
}

/** True for an everyday word with a capital letter. */
const isProper = (term: Term): boolean =>
  CAPITAL.test(term.raw) && !term.tags.has('ask') && !term.tags.has('place-mark');
