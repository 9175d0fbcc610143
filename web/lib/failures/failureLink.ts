import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { tap } from 'rxjs';
import { failureCode } from './errors.ts';
import type { FailureReports } from './failureReport.ts';

/** Shows developers in the browser's console which operation failed. */
const showInConsole = (name: string, error: unknown): void => {
  // oxlint-disable-next-line no-console -- the page shows the reader's words; the console is for developers
  console.warn(`${name} failed: ${failureCode(error)}`);
};

/** Reports operations that failed for the page: after all retries, and only when this device had no stored response. */
export const failureLink = (reports: Pick<FailureReports, 'operation'>): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const notify = (error: unknown) => {
      const name = operation.operationName ?? 'unnamed';
      showInConsole(name, error);
      reports.operation(name, error);
    };
    return forward(operation).pipe(
      tap({
        next: (result) => {
          if (result.errors?.length) notify(new CombinedGraphQLErrors(result));
        },
        error: notify,
      }),
    );
  });
