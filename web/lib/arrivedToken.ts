import { takeToken } from './token.ts';

/** Token the login page put into this page's address, already removed from it; null on every other visit. */
export const arrivedToken: string | null = takeToken(window.location, window.history);
