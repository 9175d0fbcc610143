import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { homePath } from '#lib/page/paths.ts';
import { askedEntry } from '#lib/search/typed/askedEntry.ts';

/** Where the results of a search stand. */
const resultsPaths: ReadonlySet<string> = new Set([homePath, '/Discover']);

/** The number that the router gives an entry of the history. */
const indexNow = (): number | null => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : null;
};

/**
 * The browser's own Back from a map whose search was changed: the results before it take the change over, as the map's own
 * button gives it to them.
 * @param results path of the results of the changed search; null while nothing was changed
 * @param asked words that were typed for its place; null where it was picked
 */
export const useResultsOnBack = (results: string | null, asked: string | null): void => {
  const navigate = useNavigate();
  useEffect(() => {
    if (results === null) return undefined;
    const index = indexNow();
    const pop = () => {
      const isBack = index !== null && indexNow() === index - 1;
      if (isBack && resultsPaths.has(window.location.pathname))
        void navigate(results, { replace: true, state: askedEntry(asked) });
    };
    window.addEventListener('popstate', pop);
    return () => window.removeEventListener('popstate', pop);
  }, [results, asked, navigate]);
};
