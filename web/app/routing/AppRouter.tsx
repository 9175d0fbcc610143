import { type ReactNode, useState } from 'react';
import { unstable_HistoryRouter as HistoryRouter, UNSAFE_createBrowserHistory } from 'react-router-dom';

/**
 * The browser's history, in which one way is one entry: where somebody already is, they do not go again. The router compares
 * with the page that is drawn; the second press of a double click comes before that, and Back then seemed to do nothing.
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

/** The router of the product, for every link and every way that a program takes. */
export function AppRouter({ children }: { children: ReactNode }) {
  const [history] = useState(oneEntryHistory);
  return <HistoryRouter history={history}>{children}</HistoryRouter>;
}
