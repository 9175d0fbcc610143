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
 * Defers every read to a task of its own: pages send their queries while they are mounted, and that must not delay the
 * user's first tap.
 */
export const deferLink = (): ApolloLink =>
  new ApolloLink((operation, forward) =>
    operation.operationType === OperationTypeNode.QUERY
      ? defer(() => forward(operation)).pipe(subscribeOn(asyncScheduler))
      : forward(operation),
  );

/** Requests that may move money: they have no time limit, and continue when the page is left. */
const withoutTimeLimit: ReadonlySet<string> = new Set(['ConfirmBooking', 'CancelBooking']);

/** Aborts a request that has no response after 30 s. */
export const timeoutLink = (limitMs = requestTimeoutMs): ApolloLink =>
  new ApolloLink((operation, forward) => {
    if (withoutTimeLimit.has(operation.operationName ?? '')) {
      operation.setContext({ fetchOptions: { keepalive: true } });
      return forward(operation);
    }
    if (operation.operationType === OperationTypeNode.SUBSCRIPTION) return forward(operation);
    const tooLong = new DOMException('The server did not answer in time', 'TimeoutError');
    return forward(operation).pipe(timeout({ first: limitMs, with: () => throwError(() => tooLong) }));
  });

const longestPauseMs = 30_000;

/**
 * Throws the failures inside a response after which a read is repeated, because the retry link repeats only after
 * errors: a busy server, and a session that could not be checked.
 */
const transientAsFailure = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((result) => {
      const failure = result.errors ? new CombinedGraphQLErrors(result) : null;
      if (failure && isTransient(failure)) throw failure;
      return result;
    }),
  ),
);

/**
 * Repeats reads that got no response, failed at the server, or could not be answered because the session was not
 * checked: 3 times, after 1 s and then twice as long each time, at most 30 s, and not before the time that a busy
 * server names.
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
    transientAsFailure,
  ]);

/**
 * Operations that a person did not ask for: one asks who is signed in, the other saves what was typed when a form is
 * left.
 */
const UNASKED: ReadonlySet<string | undefined> = new Set(['Viewer', 'UpdateBookingGuests']);

/** Opens the login page when the server requires a sign-in, except after operations that a person did not ask for. */
export const signInLink = (goToLogin: () => void): ApolloLink =>
  new ErrorLink(({ error, operation }) => {
    if (UNASKED.has(operation.operationName) || !CombinedGraphQLErrors.is(error)) return;
    if (error.errors.some((entry) => entry.extensions?.['code'] === 'AUTH_REQUIRED')) {
      setTimeout(goToLogin, loginDelayMs);
    }
  });

/**
 * One WebSocket on our own origin, opened for the first subscription. Its code is loaded then; if that fails, the next
 * subscription loads it again.
 */
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
