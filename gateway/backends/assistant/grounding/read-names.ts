import { folded } from '../language.ts';
import { NAMED, TAKEN, type Claim } from './claim.ts';
import { COMMON_ENGLISH, COMMON_HEBREW } from './words/common-words.ts';

const LATIN_WORD = "[A-Z][\\p{Script=Latin}\\p{N}'&.-]*";
const LATIN_RUN = new RegExp(
  `(?<![\\p{L}\\p{N}'])${LATIN_WORD}(?: (?:(?:of|the|de|la|le|du|by|and|&|el|di|da|del) )?${LATIN_WORD})*`,
  'gu',
);
const QUOTED = /(?<![\p{L}\p{N}])"([^"]{2,120})"(?!\p{L})/gu;
const BOLD = /(\*\*|__)(.+?)\1/gu;
/** “המלון” is followed by no name: it is the one that was spoken of. */
const HEBREW_HOTEL =
  /(?<!\p{L})[ובלמכש]{0,3}(?:מלון|אכסניית|אכסניה|בית מלון|ריזורט|אתר נופש)(?!\p{L})((?: [\p{Script=Hebrew}'"-]+){1,4})/gu;
const START = new RegExp(`(?:^|[.!?:;(•"|${TAKEN}-] ?|[-*] )$`, 'u');
/** What follows a single word that is somebody's name at the start of a sentence. */
const NAME_VERB =
  /^(?:'s\b|,? (?:is|has|was|offers?|costs?|includes?|charges?|sits|lies|starts|comes|in|at|hotel|provides|features|gives|allows|accepts|serves|boasts|stands|remains|would be|will be)\b)/iu;

/** Whether a folded text is a known name, a part of one, or stands in a text that may be quoted. */
export type KnowsName = (name: string) => boolean;

/** What an apostrophe leaves: “I’m”, “you’ve”. */
const ENDINGS: ReadonlySet<string> = new Set(['ve', 're', 'll']);

const isCommonEnglish = (word: string): boolean =>
  word.length === 1 ||
  ENDINGS.has(word) ||
  COMMON_ENGLISH.has(word) ||
  COMMON_ENGLISH.has(word.replace(/s$/u, '')) ||
  /^\d+$/u.test(word);

const isCommonHebrew = (word: string): boolean =>
  COMMON_HEBREW.has(word) ||
  [1, 2].some((glued) => /^[ובלמכהש]/u.test(word) && COMMON_HEBREW.has(word.slice(glued))) ||
  /^\d+$/u.test(word);

const isCommon = (words: string): boolean =>
  folded(words)
    .split(' ')
    .every((word) => word === '' || word.length === 1 || isCommonEnglish(word) || isCommonHebrew(word));

const nameClaim = (name: string): Claim => ({ kind: 'name', text: name, name });

/** What is quoted or in bold and is neither known, nor common words, nor something to say. */
export function readMarked(text: string, knows: KnowsName): readonly Claim[] {
  const quoted = [...text.matchAll(QUOTED)].flatMap((match) => {
    const words = match[1] ?? '';
    if (words.endsWith('?')) return [];
    return words.includes(NAMED) || isHarmless(words, knows) ? [] : [nameClaim(words)];
  });
  const bold = [...text.matchAll(BOLD)].flatMap((match) => {
    const words = match[2] ?? '';
    return words.includes(NAMED) || isHarmless(words, knows) ? [] : [nameClaim(words)];
  });
  return [...quoted, ...bold];
}

/** Lower-case words name nobody; Hebrew has no case, so its words have to be common ones. */
function isHarmless(words: string, knows: KnowsName): boolean {
  const bare = words.replace(new RegExp(`[${TAKEN}${NAMED}]`, 'gu'), ' ');
  if (isCommon(bare) || knows(folded(bare))) return true;
  const hasHebrew = /\p{Script=Hebrew}/u.test(bare);
  return hasHebrew ? bare.trim().split(' ').length > MOST_NAME_WORDS : !/\p{Lu}/u.test(bare);
}

/** A longer Hebrew phrase is a sentence; what it claims is read apart. */
const MOST_NAME_WORDS = 4;

/** Names by their shape: Latin capitals, and what stands behind “מלון”. */
export function readNames(text: string, knows: KnowsName): readonly Claim[] {
  const bare = text.replace(BOLD, '$2').replace(/[*_]/gu, '');
  const latin = [...bare.matchAll(LATIN_RUN)].flatMap((match) => latinClaims(bare, match, knows));
  const hebrew = [...bare.matchAll(HEBREW_HOTEL)].flatMap((match) => {
    const [first = '', ...more] = (match[1] ?? '').trim().split(' ');
    if (isCommon(first) || /^(?:ש|ב|ל|מ|ו|ה)?-?$/u.test(first)) return [];
    const phrases = [[first, ...more].join(' '), [first, more[0]].join(' '), first];
    return phrases.some((phrase) => knows(folded(phrase))) ? [] : [nameClaim(first)];
  });
  return [...latin, ...hebrew];
}

function latinClaims(text: string, match: RegExpExecArray, knows: KnowsName): readonly Claim[] {
  const run = match[0].replace(/[.'&-]+$/u, '');
  const isStart = START.test(text.slice(0, match.index));
  const words = folded(run).split(' ');
  if (words.every(isCommonEnglish) || knows(folded(run))) return [];
  if (isStart) {
    const [first = '', ...rest] = run.split(' ');
    if (rest.length > 0 && isOpener(first) && (isCommon(rest.join(' ')) || knows(folded(rest.join(' ')))))
      return [];
    const behind = text.slice(match.index + match[0].length);
    if (rest.length === 0 && (isOpener(first) || !NAME_VERB.test(behind))) return [];
  } else if (knows(folded(trimmed(run)))) return [];
  return [nameClaim(run)];
}

/** A run without the common words at its ends: “Sherry Grand Plaza OK”. */
const trimmed = (run: string): string => {
  const words = run.split(' ');
  const from = words.findIndex((word) => !isCommonEnglish(folded(word)));
  const to = words.findLastIndex((word) => !isCommonEnglish(folded(word)));
  return words.slice(from, to + 1).join(' ');
};

/** Words that begin a sentence without naming: common ones, adverbs and doings. */
const isOpener = (word: string): boolean => {
  const bare = folded(word).split(' ').join('');
  return isCommonEnglish(bare) || /(?:ly|ing|ed|tion|ness|ment)$/u.test(bare);
};
