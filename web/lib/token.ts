const parameter = 'access_token';

/**
 * Takes the login page's token out of the address and leaves the rest of it (DEC-58). Runs before anything else loads,
 * so that no request, link or history entry carries it.
 */
export const takeToken = (location: Location, history: History): string | null => {
  const url = new URL(location.href);
  const token = url.searchParams.get(parameter);
  if (token === null) return null;
  url.searchParams.delete(parameter);
  history.replaceState(history.state, '', url.pathname + url.search + url.hash);
  return token || null;
};
