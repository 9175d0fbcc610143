const parameter = 'access_token';
const stateParameter = 'sign_in';

/** A token, and the proof that its sign-in started in this browser; empty without it. */
export interface ArrivedToken {
  readonly token: string;
  readonly state: string;
}

/**
 * Takes the login page's token out of the URL and keeps the rest of the URL. Runs before anything else loads, so that
 * no request, link or history entry carries it.
 */
export const takeTokenFromUrl = (location: Location, history: History): ArrivedToken | null => {
  const url = new URL(location.href);
  const token = url.searchParams.get(parameter);
  const state = url.searchParams.get(stateParameter);
  if (token === null && state === null) return null;
  url.searchParams.delete(parameter);
  url.searchParams.delete(stateParameter);
  history.replaceState(history.state, '', url.pathname + url.search + url.hash);
  return token ? { token, state: state ?? '' } : null;
};

/**
 * Where the platform's own browser client stores its token: under its own name, and more recently also under a common
 * one.
 */
const storedName = 'base44_access_token';
const commonName = 'token';

/**
 * Takes the token that a client of the platform left in this browser's local storage. It is removed, because the
 * session that replaces it is in a cookie that no script can read. The entry with the common name is removed only when
 * it has the same token.
 */
export const takeStoredToken = (storage: () => Storage): string | null => {
  try {
    const store = storage();
    const token = store.getItem(storedName);
    if (token === null) return null;
    store.removeItem(storedName);
    if (store.getItem(commonName) === token) store.removeItem(commonName);
    return token || null;
  } catch {
    // There is no token when storage is switched off.
    return null;
  }
};
