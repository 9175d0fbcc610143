import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { catchError, concatMap, from, of, tap, throwError } from 'rxjs';
import { forgetAnswers, keepAnswer, keptAnswer } from './keptAnswers.ts';
import { shownAge } from './shownAge.ts';

/** Reads that answer from this device while nothing else answers: who is here, and the pages of his bookings (CV-12). */
const keptReads: ReadonlySet<string> = new Set(['Viewer', 'BookingsPage', 'BookingDetails', 'ReceiptPage']);

/** Whoever signs in may be somebody else; whoever signs out leaves nothing behind, connected or not. */
const changesOfPerson: ReadonlySet<string> = new Set(['SignIn', 'Register', 'AdoptSession', 'SignOut']);

/** fetch rejects with a TypeError when nothing answered. */
const noConnection = (): TypeError => new TypeError('There is no connection');

const idOf = (data: unknown): unknown => {
  if (typeof data !== 'object' || data === null || !('me' in data)) return null;
  const { me } = data;
  return typeof me === 'object' && me !== null && 'id' in me ? me.id : null;
};

/** Keeps an answer; that of `Viewer` first clears what somebody else left. */
async function keep(name: string, variables: unknown, data: Record<string, unknown>): Promise<void> {
  if (name === 'Viewer') {
    const before = await keptAnswer(name, variables);
    const id = idOf(data);
    if (id === null || (before && idOf(before.data) !== id)) await forgetAnswers();
    if (id === null) return;
  } else if (!(await keptAnswer('Viewer', {}))) return;
  await keepAnswer(name, variables, { data, savedAt: Date.now() });
}

/**
 * Own pages stay readable without a connection, marked with their age by `shownAge`. Nothing that changes anything is kept
 * for later: without a connection it fails at once, and the form stays.
 */
export const offlineLink = (isOnline: () => boolean = () => navigator.onLine): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const { operationName: name = '', variables, operationType } = operation;
    if (operationType === OperationTypeNode.SUBSCRIPTION) return forward(operation);
    if (changesOfPerson.has(name)) void forgetAnswers();
    const live = () => (isOnline() ? forward(operation) : throwError(noConnection));
    if (!keptReads.has(name)) return live();
    return live().pipe(
      tap(({ data, errors }) => {
        shownAge.showLive();
        if (data && !errors) void keep(name, variables, data);
      }),
      catchError((error: unknown) =>
        error instanceof TypeError
          ? from(keptAnswer(name, variables)).pipe(
              concatMap((kept) => {
                if (!kept) return throwError(() => error);
                shownAge.showKept(kept.savedAt);
                return of({ data: kept.data });
              }),
            )
          : throwError(() => error),
      ),
    );
  });
