import { readDevice, watchDevice, writeDevice } from '../storage/deviceStorage.ts';
import { randomId } from '../storage/randomId.ts';
import { readTab, writeTab } from '../storage/tabStorage.ts';

const name = 'signedIn';
/** Changes whenever a session is ended on purpose in any tab. */
const endName = 'sessionEnd';

/** The last end of a session on this device; empty without one. */
export const lastEnd = (): string => {
  const stored = readDevice(endName);
  return typeof stored === 'string' ? stored : '';
};

/**
 * Whether a member is signed in in this tab, or was until the session ended by itself. Signing out, in this tab or
 * another one, clears it.
 */
export const wasSignedIn = (): boolean => readTab(name) === lastEnd();

/** Stores that a member is signed in in this tab, until a session is ended on purpose. */
export const recordSignIn = (): void => writeTab(name, lastEnd());

/** Records for all tabs that the session was ended on purpose. */
export const recordSignOut = (): void => void writeDevice(endName, randomId());

/**
 * Calls back when the session is ended on purpose in another tab.
 * @returns the function that stops it
 */
export const watchSignOut = (ended: () => void): (() => void) => watchDevice(endName, ended);
