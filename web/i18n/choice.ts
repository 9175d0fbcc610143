import { parseCookie } from 'cookie';

const yearSeconds = 365 * 24 * 60 * 60;

/**
 * Reads a choice of the traveller: the query string takes precedence over the cookie; null when neither has a known
 * value. The server reads them in the same way.
 */
export const readChoice = <Known>(
  name: string,
  known: (text: string | null | undefined) => Known | null,
): Known | null =>
  known(new URLSearchParams(window.location.search).get(name)) ?? known(parseCookie(document.cookie)[name]);

/** Stores a choice for a year in a cookie that the server can read, so that its first response already applies it. */
export const storeChoice = (name: string, value: string): void => {
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`;
};
