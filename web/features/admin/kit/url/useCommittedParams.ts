import { useLayoutEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * The query parameters as rendered on screen, and a function that changes them. The router renders a new URL as a
 * transition, which restarts whenever a query responds; a query with variables from such an unfinished render would be
 * sent again on each restart, without end. So queries use the parameters only once they are on screen.
 */
export const useCommittedParams = (): ReturnType<typeof useSearchParams> => {
  const [params, setParams] = useSearchParams();
  const [shown, setShown] = useState(params);
  // oxlint-disable-next-line react/set-state-in-effect -- setting it during render would repeat the queries without end, as described above
  useLayoutEffect(() => setShown(params), [params]);
  return [shown, setParams];
};
