import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { concatMap, type Observable, of, timer } from 'rxjs';

/** Pauses before a read is repeated, in milliseconds: longer together than a short failure of the platform. */
const pausesMs = [1000, 2000];

/**
 * Repeats a read that says that nobody is signed in, before it is believed of somebody who is: `me` is also null when the
 * server could not check the session. Otherwise one slow call would show a member the page of a visitor until it is loaded
 * again.
 * @param isSignedIn whether the page shows somebody who has not signed out
 */
export const signedOutLink = (isSignedIn: () => boolean): ApolloLink =>
  new ApolloLink((operation, forward) => {
    if (operation.operationType !== OperationTypeNode.QUERY) return forward(operation);
    const send = ([pauseMs, ...later]: readonly number[]): Observable<ApolloLink.Result> =>
      forward(operation).pipe(
        concatMap((result) =>
          pauseMs === undefined || result.data?.['me'] !== null || !isSignedIn()
            ? of(result)
            : timer(pauseMs).pipe(concatMap(() => send(later))),
        ),
      );
    return send(pausesMs);
  });
