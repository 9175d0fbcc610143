import { foldText } from '#shared/text/fold-text.ts';

/**
 * A folded name without the doubled letters of full Hebrew spelling, which may be written or left out: חייפה, ווינה.
 */
export const plainSpelling = (folded: string): string => folded.replace(/יי/g, 'י').replace(/וו/g, 'ו');

/**
 * How well a folded name matches a folded text: exact, then prefix, word prefix, substring. Lower is better; null
 * without a match.
 */
export function matchRank(name: string, text: string): 0 | 1 | 2 | 3 | null {
  if (name === text) return 0;
  if (name.startsWith(text)) return 1;
  if (name.includes(` ${text}`)) return 2;
  return name.includes(text) ? 3 : null;
}

/** An item that can be found by one of its names. */
export interface Candidate<T> {
  readonly item: T;
  /** Folded names in any language; codes too. */
  readonly names: readonly string[];
  /** Folded codes: they match only when typed in full. */
  readonly codes: readonly string[];
  /** Rank in the list of popular ones; `Infinity` for the others. */
  readonly popularityRank: number;
}

/**
 * The best matches of a text, at most `limit`: by rank of the best name, then popular ones, then by name.
 * An empty text matches all.
 */
export function bestMatches<T>(
  candidates: readonly Candidate<T>[],
  search: string,
  limit: number,
): readonly T[] {
  const text = foldText(search);
  const ranked = candidates.flatMap((candidate) => {
    const rank = rankOf(candidate, text);
    return rank === null ? [] : [{ candidate, rank }];
  });
  return ranked
    .sort(
      (left, right) =>
        left.rank - right.rank ||
        byNumber(left.candidate.popularityRank, right.candidate.popularityRank) ||
        byText(left.candidate.names[0] ?? '', right.candidate.names[0] ?? ''),
    )
    .slice(0, limit)
    .map(({ candidate }) => candidate.item);
}

function rankOf<T>({ names, codes }: Candidate<T>, text: string): number | null {
  if (text === '' || codes.includes(text)) return 0;
  const ranks = names.map((name) => matchRank(name, text)).filter((rank) => rank !== null);
  return ranks.length === 0 ? null : Math.min(...ranks);
}

/** Equal values are tested first, because the difference of two infinities is not a number. */
const byNumber = (left: number, right: number): number => (left === right ? 0 : left - right);

const byText = (left: string, right: string): number => (left < right ? -1 : Number(left > right));
