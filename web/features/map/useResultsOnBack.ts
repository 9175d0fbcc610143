import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { homePath } from '#lib/page/paths.ts';
import { sentenceEntry } from '#lib/search/typed/sentenceEntry.ts';

/** Paths of the results of a search. */
const resultsPaths: ReadonlySet<string> = new Set([homePath, '/Discover']);

/** Index of the current history entry, set by the router; null without one. */
const indexNow = (): number | null => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : null;
};

/**
 * After the browser's Back from a map whose search was changed, the results show the changed search, as with the map's
 * own Back button.
 * @param results path of the results of the changed search; null while nothing was changed
 * @param sentence words that were typed for its place; null where it was picked
 */
export const useResultsOnBack = (results: string | null, sentence: string | null): void => {
  const navigate = useNavigate();
  useEffect(() => {
    if (results === null) return undefined;
    const index = indexNow();
    const pop = () => {
      const isBack = index !== null && indexNow() === index - 1;
      if (isBack && resultsPaths.has(window.location.pathname))
        void navigate(results, { replace: true, state: sentenceEntry(sentence) });
    };
    window.addEventListener('popstate', pop);
    return () => window.removeEventListener('popstate', pop);
  }, [results, sentence, navigate]);
};
