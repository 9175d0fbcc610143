import { ApolloLink } from '@apollo/client';
import { randomId } from '../storage/randomId.ts';

/**
 * Marks the requests that belong to one page, with W3C Trace Context: one trace for every path that the user visits,
 * one span for every request. Both ids are random and are dropped with the page; the server decides whether a trace is
 * stored.
 */
export const traceLink = (pathNow = () => window.location.pathname): ApolloLink => {
  let path = '';
  let trace = '';
  return new ApolloLink((operation, forward) => {
    if (trace === '' || path !== pathNow()) {
      path = pathNow();
      trace = randomId();
    }
    const traceparent = `00-${trace}-${randomId().slice(0, 16)}-01`;
    operation.setContext(({ headers }) => ({ headers: { ...headers, traceparent } }));
    return forward(operation);
  });
};
