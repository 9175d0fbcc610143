/** Corrects typing errors: a word that nothing explains is replaced by a similar word of the lexicon. */
import { distance } from 'fastest-levenshtein';
import countries from 'i18n-iso-countries';
import { folded } from '../../language.ts';
import { formsOf } from './forms.ts';
import { lexicon } from '../lexicon/lexicon.ts';
import { isEveryday, isPlural, stemsOf } from '../lexicon/spellings/real-words.ts';
import { shortWords } from '../lexicon/spellings/short-words.ts';
import { areKeysNear } from './keyboard.ts';
import { isHebrew, prefixesOf, withoutFinalForms } from './prefixes.ts';
import { tokensOf, type Token } from './tokens.ts';

/** Fewest letters of a word that is corrected: shorter ones are one letter away from too many others. */
const MIN_LENGTH = 5;
const MIN_HEBREW_LENGTH = 4;
/** Swapped or doubled letters are also corrected in shorter words. */
const MIN_SWAPPED_LENGTH = 3;
const LONG = 8;
/** Fewest letters of a word that is corrected even where a place is expected. */
const MIN_LONG = 7;
/** Names of days and months are few and differ a lot, so shorter ones may have two errors. */
const LONG_TIME = 7;
/** A Hebrew word with a prefix letter needs this many letters. */
const LED = 5;
/** Cost of a missing vowel, less than that of any other edit. */
const VOWEL = 0.5;
/** Makes words for times likelier than equally similar others. */
const SLIGHT = 0.1;
/** Places that are one letter away from a word of the lexicon. */
const PLACES = new Set(
  (
    'augusta inverness menton cassino stirling frome forst troyes gouda safed durham woking sucre poole stara marche starnberg hotton holon holland sparta prine parma brest quito nantes night knight kinds cairns chean cheam cheapside rooma roma romas montt abbas setar claros santa salta satna staten stoke brasilia chongqing jining recife thane thies changde campos monte montes suita latur franca mazar meads logan hulan petah herne valle americana dera coast tema lansing redding gardena burgess newburn dollard chanika changqing changping hyeres ' +
    'המבורג אגרה מלגה דוחה ציריך ורנה בראשוב חדרה נצרת חאניה נהריה עפולה שוהם סלימה ולטה תקווה ריגה מטולה אונו קצרין מיורקה לימה בלד'
  ).split(' '),
);

/** Words of the names of countries in both languages. */
const COUNTRIES = new Set(countryWords());

function countryWords(): string[] {
  const names = [
    new Intl.DisplayNames('en', { type: 'region' }),
    new Intl.DisplayNames('he', { type: 'region' }),
  ];
  return Object.keys(countries.getAlpha2Codes()).flatMap((code) =>
    names.flatMap((name) => folded(name.of(code) ?? '').split(' ')),
  );
}

/**
 * A word of the lexicon that may have been meant. A `slip` (swapped or doubled letters) is certain, an `edit` may
 * be another word.
 */
interface WordCorrection {
  readonly word: string;
  readonly kind: 'slip' | 'edit';
}

const single = (word: string): string => word.replace(/(.)\1+/gu, '$1');

/** The likeliest correction of a word; null when no known word is close enough. */
function correctionOf(word: string, previous?: Token): WordCorrection | null {
  if (PLACES.has(word) || COUNTRIES.has(word)) return null;
  if (prefixesOf(word).some(({ rest }) => PLACES.has(rest))) return null;
  // ן is the key next to ו, and a final letter is never in the middle of a word.
  const rekeyed = word.replace(/ן(?=\p{L})/gu, 'ו');
  if (rekeyed !== word && formsOf({ kind: 'word', text: rekeyed }).some(({ text }) => lexicon.isWord(text)))
    return { word: rekeyed, kind: 'slip' };
  const whole = nearest(word, previous);
  if (whole) return whole;
  if (isHebrew(word)) {
    for (const { text, prefix } of formsOf({ kind: 'word', text: word }).slice(1)) {
      const found = nearest(text);
      if (found && (found.kind === 'slip' || text.length >= LED || isMonth(found.word)))
        return { ...found, word: prefix + found.word };
    }
    return null;
  }
  return word.length > MIN_LENGTH && word.endsWith('s') ? nearest(word.slice(0, -1)) : null;
}

/** The known word with the lowest cost of correction; null when none is close enough. */
function nearest(word: string, previous?: Token): WordCorrection | null {
  let best: (WordCorrection & { readonly away: number }) | null = null;
  for (const known of lexicon.near(word)) {
    // A misspelled place is looked up as it is written: וילנה (Vilna) is not וינה (Vienna).
    if (lexicon.exact(known)?.has('place-name')) continue;
    const isSlip = isSlipOf(word, known);
    if (!isSlip && known.charAt(0) !== word.charAt(0)) continue;
    // תשמעי (listen) and other verbs are not תשיעי (ninth).
    if (!isSlip && /^ת\p{L}{3,}י$/u.test(word) && lexicon.exact(known)?.has('nth')) continue;
    const isAlike = isSlip || soundsAlike(word, known);
    const away = isAlike ? slipCost(known) : lacksVowel(word, known) ? VOWEL : distance(word, known);
    // כמה רחק (how far): a short word of a phrase
    const isOfPhrase = lacksVowel(word, known) && previous !== undefined && isPhrase(previous, known);
    if (!isSlip && !isOfPhrase && away > maxEdits(word, known)) continue;
    // כרטיס אשרי is כרטיס אשראי (credit card), not כרטיס אישור (card of approval).
    // “to sundy” is Sunday rather than sunny.
    const likely = previous && isPhrase(previous, known) ? 1 : isTime(known) ? SLIGHT : 0;
    const cost = away - likely;
    if (!best || cost < best.away) best = { word: known, kind: isSlip ? 'slip' : 'edit', away: cost };
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
  // Function words are too many and too short to be guessed.
  const shortest = Math.min(word.length, known.length);
  if (shortest <= MIN_LENGTH && lexicon.isFiller(known)) return 0;
  if (isHebrew(word)) {
    // A prefix letter before a short name is likelier than a typing error.
    const isOther = shortest < MIN_HEBREW_LENGTH || (/^[לב]/u.test(word) && word.length < LED);
    return isOther || !isMistyped(word, known) ? 0 : 1;
  }
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

const isMonth = (known: string): boolean => lexicon.exact(known)?.has('month') === true;
const isTime = (known: string): boolean => TIME_TAGS.some((name) => lexicon.exact(known)?.has(name));

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
  const forms = formsOf({ kind: 'word', text: word }).flatMap(({ text }) => lexicon.exact(text) ?? []);
  const isOf = (names: readonly string[]): boolean =>
    names.some((name) => forms.some((tags) => tags.has(name)));
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
const isPhrase = (first: Token, second: string): boolean =>
  formsOf(first).some(
    ({ text }) => lexicon.longest(text, (offset) => (offset === 1 ? [second] : []))?.length === 2,
  );

const leadsTo = (token: Token, tag: string): boolean =>
  formsOf(token).some(({ text }) => lexicon.exact(text)?.has(tag));

/** True when the token occurs in a phrase of the lexicon. */
const isKnown = (token: Token): boolean => formsOf(token).some(({ text }) => lexicon.isWord(text));

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
function splitCompound(token: Token): readonly Token[] | null {
  const { text } = token;
  // תהזמנה, short for את ההזמנה (the booking, as an object).
  if (/^תה\p{Script=Hebrew}{3}/u.test(text) && isKnown({ ...token, text: text.slice(1) }))
    return [
      { ...token, text: 'את' },
      { ...token, text: `ה${text.slice(1)}`, prefix: '' },
    ];
  if (text.length < MIN_COMPOUND_LENGTH || isEveryday(text)) return null;
  for (let at = 2; at <= text.length - 2; at += 1) {
    const [one, other] = [text.slice(0, at), text.slice(at)];
    if (lexicon.longest(one, (offset) => (offset === 1 ? [other] : []))?.length === 2)
      return [
        { ...token, text: one },
        { ...token, text: other, prefix: '' },
      ];
  }
  return null;
}

/** The word with two letters swapped that completes a phrase; null for others, and for words of the lexicon. */
function completion({ kind, text }: Token, previous: Token | undefined): string | null {
  if (kind !== 'word' || !isHebrew(text) || lexicon.isWord(text) || previous?.kind !== 'word') return null;
  return lexicon.near(text).find((known) => isSlipOf(text, known) && isPhrase(previous, known)) ?? null;
}

/** The same tokens with misspelled words corrected. */
export function withoutTypos(tokens: readonly Token[]): readonly Token[] {
  let left = MAX_TYPOS;
  const read: Token[] = [];
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1];
    // “Da Nang”: before an unknown word, “da” belongs to a name.
    const isName = token.text === 'da' && next?.kind === 'word' && !isKnown(next);
    const whole = token.kind === 'word' && !isName ? shortWords.get(token.text) : undefined;
    if (whole !== undefined) {
      read.push({ ...token, text: whole });
      continue;
    }
    const parts = token.kind === 'word' && !isKnown(token) ? splitCompound(token) : null;
    if (parts) {
      read.push(...parts);
      continue;
    }
    // ארוחת בורק is ארוחת בוקר (breakfast), although ורק (and only) is a word.
    const phrase = completion(token, read.at(-1));
    if (phrase !== null) {
      read.push({ ...token, text: phrase, isTypo: false });
      continue;
    }
    const isWord = isKnown(token) || isEveryday(token.text) || isPlural(token.text);
    const stem = isWord ? undefined : stemsOf(token.text).find((one) => lexicon.isWord(one));
    if (stem !== undefined && token.text.length > MIN_LENGTH) {
      read.push({ ...token, text: stem });
      continue;
    }
    const isTypoLike = token.kind === 'word' && left > 0 && !isWord;
    const correction = isTypoLike ? correctionOf(token.text, read.at(-1)) : null;
    if (isTypoLike && correction === null) left -= 1;
    if (correction === null || !isPlausible(correction, token, read.at(-1))) read.push(token);
    else read.push({ ...token, text: correction.word, isTypo: isGuess(correction, token.text) });
  }
  return read;
}
