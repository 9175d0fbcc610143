import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { concatMap, type Observable, of, tap, timer } from 'rxjs';

/** Pauses before a read is repeated, in milliseconds: longer together than a short failure of the platform. */
const pausesMs = [1000, 2000];

/** Whether the response to a mutation says that somebody has just signed in. */
const isSignIn = ({ data }: ApolloLink.Result): boolean =>
  Object.values(data ?? {}).some(
    (value: unknown) =>
      typeof value === 'object' && value !== null && Reflect.get(value, '__typename') === 'SignedIn',
  );

/**
 * Repeats a read that says that nobody is signed in, before it is believed of somebody who is: `me` is also null when the
 * server could not check the session. Otherwise one slow call would show a member the page of a visitor until it is loaded
 * again.
 * @param isSignedIn whether the page shows somebody who has not signed out
 */
export const signedOutLink = (isSignedIn: () => boolean): ApolloLink => {
  /** True between a sign-in and the first response about it. */
  let isExpected = false;
  return new ApolloLink((operation, forward) => {
    if (operation.operationType === OperationTypeNode.MUTATION)
      return forward(operation).pipe(tap((result) => (isExpected = isExpected || isSignIn(result))));
    if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);
    const send = ([pauseMs, ...later]: readonly number[]): Observable<ApolloLink.Result> =>
      forward(operation).pipe(
        concatMap((result) => {
          const me: unknown = result.data?.['me'];
          if (me === null && pauseMs !== undefined && (isExpected || isSignedIn()))
            return timer(pauseMs).pipe(concatMap(() => send(later)));
          if (me !== undefined) isExpected = false;
          return of(result);
        }),
      );
    return send(pausesMs);
  });
};
