import { LRUCache } from 'lru-cache';
import { COMMON_ENGLISH, COMMON_HEBREW } from '../grounding/words/common-words.ts';
import type { LedgerSnapshot } from '../grounding/ledger.ts';
import { folded } from '../language.ts';
import { CLAIMING, PLAIN_ENGLISH, PLAIN_HEBREW } from './plain-words.ts';

const PLAIN: ReadonlySet<string> = new Set([
  ...[...COMMON_ENGLISH, ...PLAIN_ENGLISH].filter((word) => !CLAIMING.has(word)),
  ...[...COMMON_HEBREW, ...PLAIN_HEBREW].filter((word) => !CLAIMING.has(word)),
]);

/** What she does not know may be called by the traveller's own words. */
const IGNORANCE =
  /^\s*(?:sorry,?\s*)?(?:i (?:don.?t|do not) know|i (?:can.?t|cannot|could not|couldn.?t)|i found nothing|(?:אני )?לא (?:יודעת|מצאתי)|לא ידוע לי|אני לא יכולה)/iu;
const QUESTION = /\?[\s*)»”"]*$/u;
const LINK_TARGET = /\]\([^)]*\)/gu;
const CURRENCY = /^(?:ils|usd|eur|gbp|jpy|aud|cad|chf|nis|ש|ח|שח)$/u;
const GLUED = /^[ובלמכהש]{1,3}(?=\p{L}{2})/u;

const texts = new LRUCache<string, readonly string[]>({ max: 1_000 });

function wordsOf(text: string): readonly string[] {
  const known = texts.get(text);
  if (known) return known;
  const words = folded(text).split(' ');
  texts.set(text, words);
  return words;
}

/** Every word of names and texts that results brought. */
function wordsOfFacts({ names, texts: quoted, pages }: LedgerSnapshot): ReadonlySet<string> {
  return new Set([...names, ...quoted, ...pages].flatMap(wordsOf));
}

/** The word as it is, and without the letters that Hebrew glues to its front. */
function formsOf(word: string): readonly string[] {
  const glued = GLUED.exec(word)?.[0] ?? '';
  return [word, ...Array.from(glued, (_letter, index) => word.slice(index + 1))];
}

/**
 * Does a model's sentence consist of plain words and words of results alone? Prose can claim anything in words that no
 * pattern knows ("a casino on the roof", "half of what others charge"), so what is not known is refused.
 * @param said the traveller's messages
 */
export function isOfKnownWords(sentence: string, facts: LedgerSnapshot, said: string): boolean {
  const bare = sentence.replace(LINK_TARGET, '] ');
  const isIgnorant = IGNORANCE.test(bare.trim());
  const mayClaim = isIgnorant || QUESTION.test(bare);
  const ofFacts = wordsOfFacts(facts);
  const ofTraveller = new Set(isIgnorant ? wordsOf(said) : []);
  const isKnown = (word: string): boolean =>
    PLAIN.has(word) || ofFacts.has(word) || ofTraveller.has(word) || (mayClaim && CLAIMING.has(word));
  return folded(bare)
    .split(' ')
    .every(
      (word) =>
        word.length < 2 ||
        /\d/u.test(word) ||
        CURRENCY.test(word) ||
        formsOf(word).some((form) => isKnown(form)),
    );
}
