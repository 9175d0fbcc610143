/** Corrects typing errors: a word that nothing explains is replaced by a similar word of the lexicon. */
import { distance } from 'fastest-levenshtein';
import countries from 'i18n-iso-countries';
import { folded } from '../../language.ts';
import { lexicon } from '../lexicon/lexicon.ts';
import { isEveryday, isPlural, stemsOf } from '../lexicon/spellings/real-words.ts';
import { shortWords } from '../lexicon/spellings/short-words.ts';
import { areKeysNear } from './keyboard.ts';
import { formsOf, isHebrew, prefixesOf, withoutFinalForms } from './prefixes.ts';
import { tokensOf, type Token } from './tokens.ts';

/** Fewest letters of a word that is corrected: shorter ones are one letter away from too many others. */
const MIN_LENGTH = 5;
const MIN_HEBREW_LENGTH = 4;
/** Swapped or doubled letters are also corrected in shorter words. */
const MIN_SWAPPED_LENGTH = 3;
/** Words from this length may have two errors; names of days and months are few and differ a lot, so earlier. */
const LONG = 8;
const LONG_TIME = 7;
/** Fewest letters of a word that is corrected even where a place is expected. */
const MIN_LONG = 7;
/** A Hebrew word with a prefix letter needs this many letters. */
const LED = 5;
/** Cost of a missing vowel, less than that of any other edit; words for times are slightly likelier than others. */
const VOWEL = 0.5;
const SLIGHT = 0.1;
/** Places that are one letter away from a word of the lexicon. */
const PLACES = new Set(
  (
    'augusta inverness menton cassino stirling frome forst troyes gouda safed durham woking sucre poole stara marche starnberg hotton holon holland sparta prine parma brest quito nantes night knight kinds cairns chean cheam cheapside rooma roma romas montt abbas setar claros santa salta satna staten stoke brasilia chongqing jining recife thane thies changde campos monte montes suita latur franca mazar meads logan hulan petah herne valle americana dera coast tema lansing redding gardena burgess newburn dollard chanika changqing changping hyeres ' +
    'המבורג אגרה מלגה דוחה ציריך ורנה בראשוב חדרה נצרת חאניה נהריה עפולה שוהם סלימה ולטה תקווה ריגה מטולה אונו קצרין מיורקה לימה בלד'
  ).split(' '),
);

/** Words of the names of countries in both languages. */
const COUNTRIES = new Set(
  ['en', 'he'].flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return Object.keys(countries.getAlpha2Codes()).flatMap((code) => folded(names.of(code) ?? '').split(' '));
  }),
);

/**
 * A word of the lexicon that may have been meant. A `slip` (swapped or doubled letters) is certain, an `edit` may
 * be another word.
 */
interface WordCorrection {
  readonly word: string;
  readonly kind: 'slip' | 'edit';
}

const single = (word: string): string => word.replace(/(.)\1+/gu, '$1');

const tagsOf = (known: string): ReadonlyMap<string, string | number> => lexicon.exact(known) ?? NONE;
const NONE: ReadonlyMap<string, string | number> = new Map();

/** The likeliest correction of a word; null when no known word is close enough. */
function correctionOf(word: string, previous?: Token): WordCorrection | null {
  if (
    COUNTRIES.has(word) ||
    [word, ...prefixesOf(word).map(({ rest }) => rest)].some((one) => PLACES.has(one))
  )
    return null;
  const whole = nearest(word, previous);
  if (whole) return whole;
  if (!isHebrew(word))
    return word.length > MIN_LENGTH && word.endsWith('s') ? nearest(word.slice(0, -1)) : null;
  for (const { text, prefix } of formsOf({ kind: 'word', text: word }).slice(1)) {
    const found = nearest(text);
    if (found && (found.kind === 'slip' || text.length >= LED || tagsOf(found.word).has('month')))
      return { ...found, word: prefix + found.word };
  }
  return null;
}

/** The known word with the lowest cost of correction; null when none is close enough. */
function nearest(word: string, previous?: Token): WordCorrection | null {
  let best: WordCorrection | null = null;
  let lowest = Infinity;
  for (const known of lexicon.near(word)) {
    const isSlip = isSlipOf(word, known);
    // A misspelled place is looked up as it is written: וילנה (Vilna) is not וינה (Vienna).
    if (tagsOf(known).has('place-name') || (!isSlip && known.charAt(0) !== word.charAt(0))) continue;
    const isVowel = lacksVowel(word, known);
    const isAlike = isSlip || soundsAlike(word, known);
    // כרטיס אשרי is כרטיס אשראי (credit card), not כרטיס אישור (card of approval).
    const isOfPhrase = (): boolean => previous !== undefined && isPhrase(previous, known);
    const away = isAlike ? slipCost(known) : isVowel ? VOWEL : distance(word, known);
    // כמה רחק (how far): a short word of a phrase
    if (!isSlip && !(isVowel && isOfPhrase()) && away > maxEdits(word, known)) continue;
    // “to sundy” is Sunday rather than sunny.
    const cost = away - (isOfPhrase() ? 1 : isTime(known) ? SLIGHT : 0);
    if (cost >= lowest) continue;
    lowest = cost;
    best = { word: known, kind: isSlip ? 'slip' : 'edit' };
  }
  return best;
}

const SOUNDS: Readonly<Record<string, string>> = { ט: 'ת', כ: 'ק', א: 'ע', ש: 'ס' };
const soundOf = (word: string): string =>
  withoutFinalForms(word).replace(/[טכאש]/gu, (letter) => SOUNDS[letter] ?? letter);
/** Two Hebrew spellings with one sound: מעליט for מעלית (lift). */
const soundsAlike = (word: string, known: string): boolean =>
  isHebrew(word) && word.length >= LED && word.length === known.length && soundOf(word) === soundOf(known);

/** Prefers words with a meaning to fillers. */
const slipCost = (known: string): number => (lexicon.isFiller(known) && lexicon.exact(known) ? 2 * VOWEL : 0);

/** Maximum number of wrong, missing or additional letters. */
function maxEdits(word: string, known: string): number {
  if (word.length >= MIN_HEBREW_LENGTH && lacksVowel(word, known)) return 1;
  const shortest = Math.min(word.length, known.length);
  // Function words are too many and too short to be guessed.
  if (shortest <= MIN_LENGTH && lexicon.isFiller(known)) return 0;
  // A prefix letter before a short name is likelier than a typing error.
  const isOther = shortest < MIN_HEBREW_LENGTH || (/^[לב]/u.test(word) && word.length < LED);
  if (isHebrew(word)) return isOther || !isMistyped(word, known) ? 0 : 1;
  // Two wrong letters leave the last one: “operation” is not “operator”.
  if (shortest >= (isTime(known) ? LONG_TIME : LONG)) return word.at(-1) === known.at(-1) ? 2 : 1;
  return word.length >= MIN_LENGTH ? 1 : 0;
}

/**
 * In a short word a wrong letter is a typing error only next to the right key or with its sound: מתים (are dead) is not
 * מסים (taxes).
 */
function isMistyped(word: string, known: string): boolean {
  if (word.length !== known.length || word.length > LED) return true;
  const [written, meant] = [soundOf(word), soundOf(known)];
  const at = Array.from(written).findIndex((letter, index) => letter !== meant[index]);
  return at < 0 || areKeysNear(word.charAt(at), known.charAt(at));
}

const isTime = (known: string): boolean => TIME_TAGS.some((name) => tagsOf(known).has(name));

/** A Hebrew word written without one of its vowel letters. */
const lacksVowel = (word: string, known: string): boolean =>
  isHebrew(word) &&
  word.length === known.length - 1 &&
  word.replace(/[וי]/gu, '') === known.replace(/[וי]/gu, '');

/** Two swapped letters, a doubled letter, or no vowels at all: corrected in any word. */
export function isSlipOf(written: string, known: string): boolean {
  const [one, other] = [withoutFinalForms(written), withoutFinalForms(known)];
  if (/^[a-z]{4,}$/u.test(one) && one === other.replace(/[aeiou]/gu, '')) return true;
  if (one.length < MIN_SWAPPED_LENGTH) return false;
  if (one.length !== other.length) {
    const [short, long] = one.length < other.length ? [one, other] : [other, one];
    // A short word with one letter too few may be any other word.
    const least = long === one ? (isHebrew(one) ? 2 : MIN_SWAPPED_LENGTH) : LED;
    return long.length > least && single(short) === single(long);
  }
  const at = Array.from(one).findIndex((letter, index) => letter !== other[index]);
  if (at < 0) return one !== written || other !== known;
  const swapped = one.slice(0, at) + one.charAt(at + 1) + one.charAt(at) + one.slice(at + 2);
  return swapped === other;
}

/** Words for times are corrected even after a name or where a name is expected: “rome saturdy”, “in febuary”. */
const TIME_TAGS = ['month', 'weekday', 'unit', 'weekend'];
const KNOWN_TAGS = [...TIME_TAGS, ...'adult person child infant room star amenity meal currency'.split(' ')];

/**
 * True when the correction fits its place. A word with a capital letter, after “in” or after an unknown word is
 * probably a name; there only words for times and the like are corrected.
 */
function isPlausible({ word, kind }: WordCorrection, token: Token, previous: Token | undefined): boolean {
  const isOf = (names: readonly string[]): boolean =>
    names.some((name) => leadsTo({ kind: 'word', text: word }, name));
  if (previous === undefined || previous.kind !== 'word') return true;
  if (/^\p{Lu}\p{Ll}/u.test(token.raw)) return isOf(TIME_TAGS);
  // “in febuary”, “in instalmnts”, “in genral”
  if (leadsTo(previous, 'place-mark'))
    return isOf(TIME_TAGS) || isLongSlip(word, token.text) || isPhrase(previous, word);
  if (kind === 'edit' && /^[בל]\p{L}{3}/u.test(token.text) && leadsTo(previous, 'hotel-word'))
    return isOf(TIME_TAGS);
  return isKnown(previous) || kind === 'slip' || isOf(KNOWN_TAGS);
}

/** True when a long word differs in one letter from one that has a meaning: it is likelier that than a place. */
const isLongSlip = (word: string, written: string): boolean =>
  written.length >= MIN_LONG &&
  !isHebrew(written) &&
  !lexicon.isFiller(word) &&
  distance(word, written) === 1;

/** True when the two words are a phrase of the lexicon: “in general”. */
const isPhrase = (first: Pick<Token, 'kind' | 'text'>, second: string): boolean =>
  formsOf(first).some(
    ({ text }) => lexicon.longest(text, (offset) => (offset === 1 ? [second] : []))?.length === 2,
  );

const leadsTo = (token: Pick<Token, 'kind' | 'text'>, tag: string): boolean =>
  formsOf(token).some(({ text }) => tagsOf(text).has(tag));

/** True when the token occurs in a phrase of the lexicon. */
const isKnown = (token: Pick<Token, 'kind' | 'text'>): boolean =>
  formsOf(token).some(({ text }) => lexicon.isWord(text));

/** True when it may be a different word after all: זולל (glutton) is not a misspelled זול (cheap). */
const isGuess = ({ word, kind }: WordCorrection, written: string): boolean =>
  kind === 'edit' || single(withoutFinalForms(word)) === single(withoutFinalForms(written));

const MAX_TYPOS = 40;

/** The message with its misspelled words corrected. */
export const correctTypos = (message: string): string =>
  withoutTypos(tokensOf(message))
    .map(({ text, raw, isTypo, kind }) =>
      kind === 'word' && (isTypo !== undefined || shortWords.has(raw.toLowerCase())) ? text : raw,
    )
    .join(' ');

const MIN_COMPOUND_LENGTH = 7;

/**
 * The two words of a known phrase that was written without its space: “freecancellation”, ארוחתבוקר (breakfast).
 * Null for any other word.
 */
function splitCompound({ text }: Token): readonly [string, string] | null {
  // תהזמנה, short for את ההזמנה (the booking, as an object).
  if (/^תה\p{Script=Hebrew}{3}/u.test(text) && isKnown({ kind: 'word', text: text.slice(1) }))
    return ['את', `ה${text.slice(1)}`];
  if (text.length < MIN_COMPOUND_LENGTH || isEveryday(text)) return null;
  for (let at = 2; at <= text.length - 2; at += 1) {
    const [one, other] = [text.slice(0, at), text.slice(at)];
    if (lexicon.longest(one, (offset) => (offset === 1 ? [other] : []))?.length === 2) return [one, other];
  }
  return null;
}

/** The word with two letters swapped that completes a phrase; undefined for others, and for words of the lexicon. */
const completion = ({ text }: Token, previous: Token | undefined): string | undefined =>
  isHebrew(text) && !lexicon.isWord(text) && previous?.kind === 'word'
    ? lexicon.near(text).find((known) => isSlipOf(text, known) && isPhrase(previous, known))
    : undefined;

/** What a word is without errors, perhaps two words. @param isTired too many words were unknown: it is not corrected */
function corrected(token: Token, previous: Token | undefined, isTired: boolean): readonly Token[] | null {
  const { text } = token;
  const whole = shortWords.get(text);
  if (whole !== undefined) return [{ ...token, text: whole }];
  const parts = isKnown(token) ? null : splitCompound(token);
  if (parts)
    return [
      { ...token, text: parts[0] },
      { ...token, text: parts[1], prefix: '' },
    ];
  // ארוחת בורק is ארוחת בוקר (breakfast), although ורק (and only) is a word.
  const phrase = completion(token, previous);
  if (phrase !== undefined) return [{ ...token, text: phrase, isTypo: false }];
  if (isKnown(token) || isEveryday(text) || isPlural(text)) return [token];
  const stem = stemsOf(text).find((one) => lexicon.isWord(one));
  if (stem !== undefined && text.length > MIN_LENGTH) return [{ ...token, text: stem }];
  const correction = isTired ? null : correctionOf(text, previous);
  if (!correction) return null;
  return isPlausible(correction, token, previous)
    ? [{ ...token, text: correction.word, isTypo: isGuess(correction, text) }]
    : [token];
}

/** The same tokens with misspelled words corrected. */
export function withoutTypos(tokens: readonly Token[]): readonly Token[] {
  let left = MAX_TYPOS;
  const read: Token[] = [];
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1];
    // “Da Nang”: before an unknown word, “da” belongs to a name.
    const isName = token.text === 'da' && next?.kind === 'word' && !isKnown(next);
    const found = token.kind === 'word' && !isName ? corrected(token, read.at(-1), left <= 0) : [token];
    if (!found) left -= 1;
    read.push(...(found ?? [token]));
  }
  return read;
}
