import { createContext } from 'react';

interface Streets {
  /** Archive of street tiles (PMTiles); null without one, or while it is not known yet. */
  readonly url: string | null;
  /** Called by every new map; the first call requests the URL. */
  readonly want: () => void;
}

/** Outside a StreetsContext provider, maps have no streets. */
export const StreetsContext = createContext<Streets>({ url: null, want: () => undefined });
