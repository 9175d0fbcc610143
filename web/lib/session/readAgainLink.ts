import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { catchError, concatMap, defer, type Observable, of, tap, throwError } from 'rxjs';
import { sharedDocumentIds } from '#generated/shared-documents.ts';

type Names = ReadonlySet<string | undefined>;

/** After these, what was read is deleted; a read that is sent again would ask to sign in. */
const ENDS_OF_SESSION: Names = new Set(['SignOut', 'DeleteAccount', 'AdoptSession']);
/** After these, somebody else may be signed in. */
const SIGN_INS: Names = new Set(['SignIn', 'Register', 'AdoptSession']);
/** These change nothing that a page reads of the account. */
const CHANGE_NOTHING: Names = new Set(['CreateUpload', 'NotifyMe', 'RetryResults', 'SendContact']);
/** Reads that show what another read has made the server store: the prices of the days that were checked. */
const SHOWS_CHECKED_DAYS: Names = new Set(['KnownDays', 'MonthDays']);
const CHECKS_DAY = 'CheckedDay';
const MAX_REPEATS = 2;

/**
 * Sends a read again, at most twice, whose response arrives after that of a mutation which was answered meanwhile: the
 * read may be older than the change, and would overwrite it in the cache. That also holds for a read after the change
 * that is deduplicated with one from before it. A failed mutation may have changed the data, too. When the repetition
 * fails, the first response counts, unless somebody has signed in since. Reads whose responses are shared between
 * visitors are not sent again, because they do not show what one person changes, and none is after the end of a session.
 *
 * A read that checks the price of a day counts as a change for the reads that show the checked days, and for no others.
 */
export const readAgainLink = (): ApolloLink => {
  const answered = { changes: 0, ends: 0, signIns: 0, checkedDays: 0 };
  const count = (name: string | undefined) => () => {
    if (ENDS_OF_SESSION.has(name)) answered.ends += 1;
    else if (!CHANGE_NOTHING.has(name)) answered.changes += 1;
    if (SIGN_INS.has(name)) answered.signIns += 1;
  };
  return new ApolloLink((operation, forward) => {
    const name = operation.operationName;
    if (operation.operationType === OperationTypeNode.MUTATION)
      return forward(operation).pipe(tap({ next: count(name), error: count(name) }));
    if (operation.operationType !== OperationTypeNode.QUERY || Object.hasOwn(sharedDocumentIds, name ?? ''))
      return forward(operation);
    if (name === CHECKS_DAY)
      return forward(operation).pipe(
        tap(() => {
          answered.checkedDays += 1;
        }),
      );
    const changesOf = () => answered.changes + (SHOWS_CHECKED_DAYS.has(name) ? answered.checkedDays : 0);
    const { ends, signIns } = answered;
    const send = (left: number): Observable<ApolloLink.Result> =>
      defer(() => {
        const changes = changesOf();
        const repeated = (result: ApolloLink.Result) =>
          send(left - 1).pipe(
            catchError((cause: unknown) =>
              answered.signIns === signIns ? of(result) : throwError(() => cause),
            ),
          );
        const isFinal = () => changesOf() === changes || answered.ends !== ends || left === 0;
        return forward(operation).pipe(concatMap((result) => (isFinal() ? of(result) : repeated(result))));
      });
    return send(MAX_REPEATS);
  });
};
