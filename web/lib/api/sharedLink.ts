import { ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { catchError, mergeMap, of, throwError } from 'rxjs';
import { sharedDocumentIds } from '#generated/shared-documents.ts';

/** Statuses that say something of the visitor or the moment, not of the address. */
const saidOfTheAsker: ReadonlySet<number> = new Set([401, 408, 429]);
const NOT_IMPLEMENTED = 501;
/** A server, or a proxy in front of it, that does not take such an address: too long, or no GET here. */
const isRefusedAddress = (status: number): boolean =>
  status === NOT_IMPLEMENTED || (status >= 400 && status < 500 && !saidOfTheAsker.has(status));

/** After a refusal the text goes for so long: the servers of a new version are there by then. */
const BY_TEXT_MS = 5 * 60_000;

/**
 * Asks for what every visitor is answered alike by the id of its document, with a GET: the server keeps such answers, and the
 * browser need not load one again that it has. A server of another version does not know the id: then the text goes.
 */
export function sharedLink(now = Date.now): ApolloLink {
  let refusedAt = Number.NEGATIVE_INFINITY;
  return new ApolloLink((operation, forward) => {
    const id = sharedDocumentIds[operation.operationName ?? ''];
    if (id === undefined || now() - refusedAt < BY_TEXT_MS) return forward(operation);
    operation.setContext({ http: { includeQuery: false }, fetchOptions: { method: 'GET' } });
    operation.extensions['persistedQuery'] = { version: 1, sha256Hash: id };
    const byText = () => {
      refusedAt = now();
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
        ServerError.is(cause) && isRefusedAddress(cause.statusCode) ? byText() : throwError(() => cause),
      ),
    );
  });
}
