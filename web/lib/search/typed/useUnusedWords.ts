import { useTypedPlaceQuery } from '#generated/graphql.ts';
import type { Suggestion } from '../destination/suggestion.ts';

const NONE: readonly string[] = [];

/**
 * The typed words that do not belong to the place of a page; empty where all were used, and where the page shows another
 * place than the words name.
 * @param sentence the complete typed text; null for none
 * @param isShown whether the page shows the suggestion
 */
export const useUnusedRuns = (
  sentence: string | null,
  isShown: (suggestion: Suggestion) => boolean,
): readonly string[] => {
  const { data } = useTypedPlaceQuery({ variables: { search: sentence ?? '' }, skip: sentence === null });
  return (sentence === null ? undefined : data?.suggestions.find(isShown)?.unused) ?? NONE;
};

/** Joins runs of words to one text. */
export const joinedRuns = (runs: readonly string[]): string => runs.join(' … ');
