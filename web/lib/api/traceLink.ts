import { ApolloLink } from '@apollo/client';
import { randomId } from '../storage/randomId.ts';

/**
 * Tells the server which requests belong to one page, as W3C Trace Context does: one trace for every address the reader is
 * at, one span for every request. Both are random and die with the page; whether anything is kept is the server's choice.
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
