import { useTypedPlaceQuery } from '#generated/graphql.ts';
import type { Suggestion } from '../destination/suggestion.ts';

/**
 * The words that a search did not use, in one text; empty where all were used, and where something else is shown than what
 * the words mean first.
 * @param asked all that was typed; null where nothing was
 * @param isShown whether the page shows the suggestion
 */
export const useUnusedWords = (asked: string | null, isShown: (first: Suggestion) => boolean): string => {
  const { data } = useTypedPlaceQuery({ variables: { search: asked ?? '' }, skip: asked === null });
  const first = asked === null ? undefined : data?.suggestions[0];
  return first && isShown(first) ? joinedRuns(first.unused) : '';
};

/** Runs of words as one text. */
export const joinedRuns = (runs: readonly string[]): string => runs.join(' … ');
