import { parseCookie } from 'cookie';

const yearSeconds = 365 * 24 * 60 * 60;

/**
 * A choice of the traveller: the address wins over the cookie; null when neither names one that is known, as the server
 * reads it too.
 */
export const readChoice = <Known>(
  name: string,
  known: (text: string | null | undefined) => Known | null,
): Known | null =>
  known(new URLSearchParams(window.location.search).get(name)) ?? known(parseCookie(document.cookie)[name]);

/** Keeps a choice for a year in a cookie that the server can read, so that its first answer is right. */
export const keepChoice = (name: string, value: string): void => {
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`;
};
