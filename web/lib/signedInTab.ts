import { readTab, writeTab } from './tabStorage.ts';

const name = 'signedIn';

/** Whether somebody is signed in in this tab, or was until the session ended by itself. Signing out forgets it. */
export const wasSignedIn = (): boolean => readTab(name) === true;

/** Keeps that somebody is signed in in this tab, until it is cleared. */
export const keepSignedIn = (): void => writeTab(name, true);
