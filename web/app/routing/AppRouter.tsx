import { type ReactNode, useState } from 'react';
import { unstable_HistoryRouter as HistoryRouter, UNSAFE_createBrowserHistory } from 'react-router-dom';

/**
 * The browser's history, without duplicate entries: navigating to the current address adds none. The router itself
 * compares with the page that is rendered; the second press of a double click comes before that, and Back then seemed
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

/** The router of the product, for links and for navigation by code. */
export function AppRouter({ children }: { children: ReactNode }) {
  const [history] = useState(oneEntryHistory);
  return <HistoryRouter history={history}>{children}</HistoryRouter>;
}
