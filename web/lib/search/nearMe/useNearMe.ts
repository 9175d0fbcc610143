import { useCallback, useEffect, useRef, useState } from 'react';
import { useDestinationFieldLazyQuery } from '#generated/graphql.ts';
import { ownPosition, type PositionProblem } from './ownPosition.ts';
import type { Suggestion } from '../destination/suggestion.ts';

/** Progress of the search for the nearest city; null before it is requested, and once something else is requested. */
export type NearMe =
  | { readonly kind: 'asking' }
  | { readonly kind: 'found'; readonly city: Suggestion; readonly meters: number }
  | { readonly kind: PositionProblem | 'none' | 'unlisted' | 'failed' }
  | null;

const englishNames = new Intl.DisplayNames(['en'], { type: 'region' });

/**
 * The nearest city that hotels can be searched in. The position stays in the browser, which has a list of cities: only
 * names of cities are sent, the nearest first, at most four.
 * @param pick called with the city
 */
export const useNearMe = (pick: (city: Suggestion) => void) => {
  const [state, setState] = useState<NearMe>(null);
  const [suggest] = useDestinationFieldLazyQuery();
  // Number of the current request. Results of earlier ones are dropped, and all of them once the form is unmounted.
  const turn = useRef(0);
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );

  const look = async (isWanted: () => boolean): Promise<NearMe> => {
    const point = await ownPosition();
    if (typeof point === 'string') return { kind: point };
    try {
      const { nearestCities } = await import('./nearestCities.ts');
      const near = nearestCities(point);
      for (const { name, countryCode, meters } of near) {
        if (!isWanted()) return null;
        // One after the other, because the first one nearly always has hotels.
        // oxlint-disable-next-line no-await-in-loop
        const answer = await suggest({
          // In English, as the gateway reads it; not text for the page.
          variables: { search: `${name}, ${englishNames.of(countryCode) ?? countryCode}` },
        });
        if (!answer.data) return { kind: 'failed' };
        const [city] = answer.data.suggestions;
        if (city?.kind === 'CITY' && city.isClear && city.countryCode === countryCode)
          return { kind: 'found', city, meters };
      }
      return { kind: near.length === 0 ? 'none' : 'unlisted' };
    } catch {
      return { kind: 'failed' };
    }
  };

  const run = async () => {
    const own = (turn.current += 1);
    const isWanted = () => own === turn.current;
    setState({ kind: 'asking' });
    const found = await look(isWanted);
    if (!isWanted()) return;
    setState(found);
    if (found?.kind === 'found') pick(found.city);
  };

  const forget = useCallback(() => {
    turn.current += 1;
    setState(null);
  }, []);
  return {
    state,
    ask: () => void run(),
    /** Discards the result, known or still awaited, when something else is searched. The same function in every render. */
    forget,
  };
};
