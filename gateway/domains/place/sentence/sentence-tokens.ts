import { foldText } from '#shared/text/fold-text.ts';
import { plainSpelling } from '../match/place-match.ts';
import { isEmptyWord, isConnectingWord } from './sentence-words.ts';

/** A word of typed text; in Chinese, which has no spaces, a character. */
export interface Token {
  /** As it was typed. */
  readonly raw: string;
  /** Folded as in the word lists. */
  readonly word: string;
  /** Folded as in the names of places. */
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const WORD = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}'"`´‘’‚“”„′″ʼ׳״])+/gu;
const HAN = /^\p{Script=Han}$/u;

/** The words of a text, in their order. */
export function tokensOf(typed: string): readonly Token[] {
  return [...typed.matchAll(WORD)].flatMap(({ 0: raw, index: from }) => {
    const word = foldText(raw);
    return word === '' ? [] : [{ raw, word, text: plainSpelling(word), from, to: from + raw.length }];
  });
}

/** Adjacent words as one folded text: with spaces between them, but none between Chinese characters. */
export const joined = (tokens: readonly Token[]): string =>
  tokens.reduce((text, token, at) => {
    const isTight = at === 0 || (HAN.test(token.raw) && HAN.test(tokens[at - 1]?.raw ?? ''));
    return text + (isTight ? '' : ' ') + token.text;
  }, '');

const EDGES = /^[\s,.;:!?，。、的–—-]+|[\s,;:，、–—-]+$/gu;

/**
 * The runs of unused words, as they were typed: without the words that connect them to the following place, and without
 * runs that express no wish (“hotel in”).
 * @param isUsed for each token
 */
export function unusedRuns(
  typed: string,
  tokens: readonly Token[],
  isUsed: readonly boolean[],
): readonly string[] {
  const runs: string[] = [];
  let at = 0;
  while (at < tokens.length) {
    const next = isUsed.indexOf(true, at);
    const end = next < 0 ? tokens.length : next;
    const run = withoutConnectors(tokens.slice(at, end), next >= 0);
    const [first, last] = [run[0], run.at(-1)];
    if (first && last && run.some(({ word }) => !isEmptyWord(word))) {
      const isWhole = last === tokens[end - 1];
      const to = isWhole ? (tokens[end]?.from ?? typed.length) : last.to;
      runs.push(typed.slice(first.from, to).replaceAll(EDGES, ''));
    }
    at = end + 1;
  }
  return runs;
}

/** A run without the connecting words at its end, when a place follows: “hotel in” becomes “hotel”. */
function withoutConnectors(run: readonly Token[], isBeforePlace: boolean): readonly Token[] {
  if (!isBeforePlace) return run;
  return run.slice(0, run.findLastIndex(({ word }) => !isConnectingWord(word)) + 1);
}
