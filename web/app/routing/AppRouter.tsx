import { type ReactNode, useState } from 'react';
import { unstable_HistoryRouter as HistoryRouter, UNSAFE_createBrowserHistory } from 'react-router-dom';

/**
 * The browser's history without duplicate entries: navigating to the current URL replaces the entry. The router itself
 * compares with the rendered page, but the second click of a double click comes before that, and Back would then seem
 * to do nothing.
 */
const oneEntryHistory = () => {
  const history = UNSAFE_createBrowserHistory({ v5Compat: true });
  const push = history.push.bind(history);
  history.push = (to, state) => {
    if (history.createURL(to).href === window.location.href) history.replace(to, state);
    else push(to, state);
  };
  return history;
};

/** The router of the client. */
export function AppRouter({ children }: { children: ReactNode }) {
  const [history] = useState(oneEntryHistory);
  return <HistoryRouter history={history}>{children}</HistoryRouter>;
}
