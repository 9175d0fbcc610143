import { takeStoredToken, takeTokenFromUrl } from './token.ts';
import type { ArrivedToken } from './token.ts';

const fromAddress = takeTokenFromUrl(window.location, window.history);
const fromStorage = takeStoredToken(() => window.localStorage);

/**
 * Token that the login page put into this page's URL, or a client into local storage, already removed from there;
 * otherwise null.
 */
export const arrivedToken: ArrivedToken | null =
  fromAddress ?? (fromStorage === null ? null : { token: fromStorage, state: '' });
