import { readDevice, writeDevice } from '../storage/deviceStorage.ts';
import { randomId } from '../storage/randomId.ts';
import { readTab, writeTab } from '../storage/tabStorage.ts';

const name = 'signedIn';
/** Changes whenever a session is ended on purpose in any tab. */
const endName = 'sessionEnd';

const lastEnd = (): string => {
  const kept = readDevice(endName);
  return typeof kept === 'string' ? kept : '';
};

/**
 * Whether a member is signed in in this tab, or was until the session ended by itself. Signing out forgets it, in this
 * tab or in another one.
 */
export const wasSignedIn = (): boolean => readTab(name) === lastEnd();

/** Stores that a member is signed in in this tab, until a session is ended on purpose. */
export const keepSignedIn = (): void => writeTab(name, lastEnd());

/** Keeps for all tabs that the session was ended on purpose. */
export const keepSignedOut = (): void => void writeDevice(endName, randomId());
