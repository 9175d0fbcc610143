import { useEffect, useRef } from 'react';
import { useViewer } from './Viewer.tsx';

/**
 * Calls `reread` when it becomes known who is signed in after the checks had failed: what a page has read meanwhile
 * lacks the data of the member.
 */
export const useOnceKnown = (reread: () => Promise<unknown>): void => {
  const { isUnknown } = useViewer();
  const wasUnknown = useRef(false);
  useEffect(() => {
    if (wasUnknown.current && !isUnknown) void reread().catch(() => undefined);
    wasUnknown.current = isUnknown;
  }, [isUnknown, reread]);
};
