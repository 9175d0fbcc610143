import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { catchError, concatMap, from, of, tap, throwError } from 'rxjs';
import { deleteResponses, storeResponse, type StoredResponse, storedAnswer } from './storedAnswers.ts';
import { shownAge } from './shownAge.ts';

/** Reads that this device answers when there is no connection: who is signed in, and the pages of their bookings. */
export const storedReads: ReadonlySet<string> = new Set([
  'Viewer',
  'BookingsPage',
  'BookingDetails',
  'ReceiptPage',
  'ThankYouPage',
]);

/** Operations that change who is signed in, each with the result type of its success. */
const changesOfPerson: Readonly<Record<string, string>> = {
  SignIn: 'SignedIn',
  Register: 'SignedIn',
  AdoptSession: 'SignedIn',
  DeleteAccount: 'AccountDeleted',
};

/** fetch rejects with a TypeError when there is no connection. */
const noConnection = (): TypeError => new TypeError('There is no connection');

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined;

const idOf = (data: unknown): unknown => fieldOf(fieldOf(data, 'me'), 'id') ?? null;

let changes: Promise<void> = Promise.resolve();

/**
 * Number of changes of the signed-in person. A response requested before the last change belongs to the previous
 * person.
 */
let generation = 0;

/** Runs one change of the storage at a time, in order, so that no response is stored after a sign-out. */
function inTurn(change: () => Promise<void>): void {
  const before = changes;
  const made = async () => {
    await before;
    // A response that cannot be stored is not available offline, which is no error.
    await change().catch(() => undefined);
  };
  changes = made();
}

const storedInTurn = async (name: string, variables: unknown): Promise<StoredResponse | null> => {
  await changes;
  return storedAnswer(name, variables);
};

/** Deletes the stored responses of other people. */
async function forgetOthers(id: unknown): Promise<void> {
  const before = await storedAnswer('Viewer', {});
  if (idOf(before?.data) !== id) await deleteResponses();
}

/** Stores a response; a response to `Viewer` first deletes those of another person. */
async function keep(name: string, variables: unknown, data: Record<string, unknown>): Promise<void> {
  if (name === 'Viewer') {
    const id = idOf(data);
    if (id === null) return deleteResponses();
    await forgetOthers(id);
  } else if (!(await storedAnswer('Viewer', {}))) return;
  await storeResponse(name, variables, { data, savedAt: Date.now() });
}

function personLeaves(): void {
  generation += 1;
  inTurn(deleteResponses);
  shownAge.clear();
}

/** Deletes the responses of the previous person after a successful change; a refused one changes nothing. */
function personChanges(data: unknown, granted: string): void {
  const result = Object.values(data ?? {}).find((value) => fieldOf(value, '__typename') === granted);
  if (!result) return;
  generation += 1;
  inTurn(() => forgetOthers(fieldOf(fieldOf(result, 'viewer'), 'id')));
  shownAge.clear();
}

/**
 * Keeps the user's own pages readable without a connection; `shownAge` has their age. Changes are never stored for
 * later: without a connection they fail at once, and the form stays open.
 */
export const offlineLink = (isOnline: () => boolean = () => navigator.onLine): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const { operationName: name = '', variables, operationType } = operation;
    if (operationType === OperationTypeNode.SUBSCRIPTION) return forward(operation);
    const live = () => (isOnline() ? forward(operation) : throwError(noConnection));
    if (name === 'SignOut') {
      // Deletes at once, connected or not, and again when the operation is done: other requests may have been sent
      // while the session was still valid.
      personLeaves();
      return live().pipe(tap(personLeaves));
    }
    const granted = changesOfPerson[name];
    if (granted) return live().pipe(tap(({ data }) => personChanges(data, granted)));
    if (!storedReads.has(name)) return live();
    const requestGeneration = generation;
    return live().pipe(
      tap(({ data, errors }) => {
        shownAge.showLive(name);
        if (data && !errors && requestGeneration === generation) inTurn(() => keep(name, variables, data));
      }),
      catchError((error: unknown) =>
        error instanceof TypeError
          ? from(storedInTurn(name, variables)).pipe(
              concatMap((kept) => {
                if (!kept) return throwError(() => error);
                shownAge.showStored(name, kept.savedAt);
                return of({ data: kept.data });
              }),
            )
          : throwError(() => error),
      ),
    );
  });
