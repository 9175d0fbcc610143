import { ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { catchError, mergeMap, of, throwError } from 'rxjs';
import { sharedDocumentIds } from '#generated/shared-documents.ts';

/** Statuses that depend on the visitor or the moment, not on the URL. */
const visitorStatuses: ReadonlySet<number> = new Set([401, 408, 429]);
const NOT_IMPLEMENTED = 501;
/** Whether a server, or a proxy in front of it, does not accept such a URL: too long, or no GET allowed. */
const isRefusedUrl = (status: number): boolean =>
  status === NOT_IMPLEMENTED || (status >= 400 && status < 500 && !visitorStatuses.has(status));

/** How long the full text is sent after a refusal; by then servers of the new version are running. */
const BY_TEXT_MS = 5 * 60_000;

/**
 * Requests data that is the same for every visitor with a GET that names its document by id: the server caches such
 * responses, and so does the browser. A server of another version does not know the id; then the full text is sent.
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
        ServerError.is(cause) && isRefusedUrl(cause.statusCode) ? byText() : throwError(() => cause),
      ),
    );
  });
}
