import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { catchError, concatMap, from, of, tap, throwError } from 'rxjs';
import { forgetAnswers, keepAnswer, type KeptAnswer, keptAnswer } from './keptAnswers.ts';
import { shownAge } from './shownAge.ts';

/** Reads that answer from this device while nothing else answers: who is here, and the pages of his bookings (CV-12). */
const keptReads: ReadonlySet<string> = new Set(['Viewer', 'BookingsPage', 'BookingDetails', 'ReceiptPage']);

/** Whoever signs in may be somebody else; whoever signs out leaves nothing behind, connected or not. */
const changesOfPerson: ReadonlySet<string> = new Set([
  'SignIn',
  'Register',
  'AdoptSession',
  'SignOut',
  'DeleteAccount',
]);

/** fetch rejects with a TypeError when nothing answered. */
const noConnection = (): TypeError => new TypeError('There is no connection');

const idOf = (data: unknown): unknown => {
  if (typeof data !== 'object' || data === null || !('me' in data)) return null;
  const { me } = data;
  return typeof me === 'object' && me !== null && 'id' in me ? me.id : null;
};

let changes: Promise<void> = Promise.resolve();

/** One change of what is kept at a time, in the order they came: no answer slips in behind a sign-out. */
function inTurn(change: () => Promise<void>): void {
  const before = changes;
  const made = async () => {
    await before;
    // What cannot be kept is only missing later.
    await change().catch(() => undefined);
  };
  changes = made();
}

const keptInTurn = async (name: string, variables: unknown): Promise<KeptAnswer | null> => {
  await changes;
  return keptAnswer(name, variables);
};

/** Keeps an answer; that of `Viewer` first clears what somebody else left. */
async function keep(name: string, variables: unknown, data: Record<string, unknown>): Promise<void> {
  if (name === 'Viewer') {
    const before = await keptAnswer(name, variables);
    const id = idOf(data);
    if (id === null || idOf(before?.data) !== id) await forgetAnswers();
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
    if (changesOfPerson.has(name)) {
      inTurn(forgetAnswers);
      shownAge.clear();
    }
    const live = () => (isOnline() ? forward(operation) : throwError(noConnection));
    if (!keptReads.has(name)) return live();
    return live().pipe(
      tap(({ data, errors }) => {
        shownAge.showLive(name);
        if (data && !errors) inTurn(() => keep(name, variables, data));
      }),
      catchError((error: unknown) =>
        error instanceof TypeError
          ? from(keptInTurn(name, variables)).pipe(
              concatMap((kept) => {
                if (!kept) return throwError(() => error);
                shownAge.showKept(name, kept.savedAt);
                return of({ data: kept.data });
              }),
            )
          : throwError(() => error),
      ),
    );
  });
