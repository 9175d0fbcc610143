import { useLayoutEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * The address as it is on screen, and a function that changes it. The router renders an address as a transition, which
 * restarts whenever a query responds; a query that follows the address in such a render would be sent again each time,
 * without end. So queries follow the address only once it is on screen.
 */
export const useShownParams = (): ReturnType<typeof useSearchParams> => {
  const [params, setParams] = useSearchParams();
  const [shown, setShown] = useState(params);
  // oxlint-disable-next-line react/set-state-in-effect -- setting it during render would repeat the queries without end, as described above
  useLayoutEffect(() => setShown(params), [params]);
  return [shown, setParams];
};
