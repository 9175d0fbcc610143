import { createContext } from 'react';

interface Streets {
  /** Archive of street tiles (PMTiles); null while there is none, or it is not known yet. */
  readonly url: string | null;
  /** Told by every map that comes: the archive is asked for by the first one. */
  readonly want: () => void;
}

/** Without a provider maps have no streets. */
export const StreetsContext = createContext<Streets>({ url: null, want: () => undefined });
