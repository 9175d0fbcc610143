import { ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { catchError, mergeMap, of, throwError } from 'rxjs';
import { sharedDocumentIds } from '#generated/shared-documents.ts';

/** Statuses of an address that a server or a proxy does not take: what is wrong with it, too long, too long with all headers. */
const refusedAddress: ReadonlySet<number> = new Set([400, 414, 431]);

/**
 * Asks for what every visitor is answered alike by the id of its document, with a GET: the server keeps such answers, and the
 * browser need not load one again that it has. A server of another version does not know the id: then the text goes.
 */
export const sharedLink = (): ApolloLink =>
  new ApolloLink((operation, forward) => {
    const id = sharedDocumentIds[operation.operationName ?? ''];
    if (id === undefined) return forward(operation);
    operation.setContext({ http: { includeQuery: false }, fetchOptions: { method: 'GET' } });
    operation.extensions['persistedQuery'] = { version: 1, sha256Hash: id };
    const byText = () => {
      operation.setContext({ http: { includeQuery: true }, fetchOptions: { method: 'POST' } });
      delete operation.extensions['persistedQuery'];
      return forward(operation);
    };
    return forward(operation).pipe(
      mergeMap((result) => {
        const isUnknown = result.errors?.some(({ extensions }) => extensions?.['code'] === 'BAD_REQUEST');
        return isUnknown ? byText() : of(result);
      }),
      catchError((cause: unknown) =>
        ServerError.is(cause) && refusedAddress.has(cause.statusCode) ? byText() : throwError(() => cause),
      ),
    );
  });
