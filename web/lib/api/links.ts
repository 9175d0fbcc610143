import { ApolloLink, HttpLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { RetryLink } from '@apollo/client/link/retry';
import { OperationTypeNode } from 'graphql';
import { asyncScheduler, defer, from, map, subscribeOn, switchMap, throwError, timeout } from 'rxjs';
import { busyForSeconds, isTransient } from '../failures/errors.ts';

const requestTimeoutMs = 30_000;
const maxRetries = 3;
const loginDelayMs = 100;

/**
 * Starts every read in a task of its own: pages ask when they are put up, which is when the reader's first tap must not
 * wait.
 */
export const deferLink = (): ApolloLink =>
  new ApolloLink((operation, forward) =>
    operation.operationType === OperationTypeNode.QUERY
      ? defer(() => forward(operation)).pipe(subscribeOn(asyncScheduler))
      : forward(operation),
  );

/** Money may be moving: such a request is neither timed out nor dropped when the page is left. */
const unstoppable: ReadonlySet<string> = new Set(['ConfirmBooking', 'CancelBooking']);

/** Ends a request without an answer after 30 s; the request itself is aborted. */
export const timeoutLink = (limitMs = requestTimeoutMs): ApolloLink =>
  new ApolloLink((operation, forward) => {
    if (unstoppable.has(operation.operationName ?? '')) {
      operation.setContext({ fetchOptions: { keepalive: true } });
      return forward(operation);
    }
    if (operation.operationType === OperationTypeNode.SUBSCRIPTION) return forward(operation);
    const tooLong = new DOMException('The server did not answer in time', 'TimeoutError');
    return forward(operation).pipe(timeout({ first: limitMs, with: () => throwError(() => tooLong) }));
  });

const longestPauseMs = 30_000;

/** Links see an answer, not a failure, when a busy server refuses: only a failure is repeated. */
const refusalAsFailure = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((result) => {
      const refusal = result.errors ? new CombinedGraphQLErrors(result) : null;
      if (refusal && busyForSeconds(refusal) !== null) throw refusal;
      return result;
    }),
  ),
);

/**
 * Repeats reads without an answer, or that the server failed: 3 times, from 1 s doubling, at most 30 s apart; not
 * before a busy server wants it.
 */
export const retryLink = (initialMs = 1000): ApolloLink =>
  ApolloLink.from([
    new RetryLink({
      delay: (count, _operation, error) => {
        const doubled = initialMs * 2 ** (count - 1);
        return Math.min(longestPauseMs, Math.max(doubled, 1000 * (busyForSeconds(error) ?? 0)));
      },
      attempts: (count, operation, error) =>
        count <= maxRetries && operation.operationType === OperationTypeNode.QUERY && isTransient(error),
    }),
    refusalAsFailure,
  ]);

/** Sends the traveller to the login page when the server asks for a sign-in; `me` is silent. */
export const signInLink = (goToLogin: () => void): ApolloLink =>
  new ErrorLink(({ error, operation }) => {
    if (operation.operationName === 'Viewer' || !CombinedGraphQLErrors.is(error)) return;
    if (error.errors.some((entry) => entry.extensions?.['code'] === 'AUTH_REQUIRED')) {
      setTimeout(goToLogin, loginDelayMs);
    }
  });

/** One WebSocket on our own origin, opened for the first subscription; so is the code for it loaded, again after a failure. */
const subscriptionLink = (origin: string): ApolloLink => {
  let loading: Promise<ApolloLink> | null = null;
  const loaded = async () => {
    loading ??= import('./socketLink.ts').then(({ socketLink }) => socketLink(origin, maxRetries));
    try {
      return await loading;
    } catch (cause) {
      loading = null;
      throw cause;
    }
  };
  return new ApolloLink((operation, forward) =>
    defer(() => from(loaded())).pipe(switchMap((link) => link.request(operation, forward))),
  );
};

/** HTTP for reads and writes, a WebSocket for subscriptions. */
export const transportLink = (origin: string): ApolloLink =>
  ApolloLink.split(
    (operation) => operation.operationType === OperationTypeNode.SUBSCRIPTION,
    subscriptionLink(origin),
    new HttpLink({ uri: `${origin}/graphql`, credentials: 'same-origin' }),
  );
