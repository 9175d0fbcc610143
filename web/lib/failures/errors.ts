import { type ErrorCode, errorCodes } from '#shared/errors/error-codes.ts';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

/**
 * Codes of the gateway, and two of the client itself. NETWORK: no response. UNANSWERED: a proxy failed in place of the
 * server, so it is unknown whether the request was carried out.
 */
export type FailureCode = ErrorCode | 'NETWORK' | 'UNANSWERED';

const known: ReadonlySet<string> = new Set<ErrorCode>(errorCodes);

const isFailureCode = (code: unknown): code is FailureCode => typeof code === 'string' && known.has(code);

/** A code that did not come through GraphQL; an unknown one becomes INTERNAL. */
export const asFailureCode = (code: unknown): FailureCode => (isFailureCode(code) ? code : 'INTERNAL');

/** The code of a failed operation. An unknown failure is INTERNAL; no response at all is NETWORK. */
export const failureCode = (error: unknown): FailureCode => {
  if (CombinedGraphQLErrors.is(error)) {
    const code = error.errors[0]?.extensions?.['code'];
    return isFailureCode(code) ? code : 'INTERNAL';
  }
  if (ServerError.is(error)) return serverFailure(error);
  if (error instanceof Error && error.name === 'TimeoutError') return 'TIMEOUT';
  // fetch rejects with a TypeError when there is no response.
  if (error instanceof TypeError || isLostSocket(error)) return 'NETWORK';
  return 'INTERNAL';
};

/**
 * Close codes of a WebSocket that say nothing about the subscription: normal and lost connections, restarts, overload,
 * and the codes 4499 and 4504 of graphql-ws (terminated, no response).
 */
const lostSocket = /^Socket closed(?: with event (?:1000|1001|1005|1006|1012|1013|1014|4499|4504)\b|$)/;

/** The subscription link has no error class for a closed connection, only a message. */
const isLostSocket = (error: unknown): boolean => error instanceof Error && lostSocket.test(error.message);

/** A response with an error status may still contain a GraphQL error with a code. */
const serverFailure = (error: ServerError): FailureCode => {
  try {
    const body: unknown = JSON.parse(error.bodyText);
    const code = firstCode(body);
    if (isFailureCode(code)) return code;
  } catch {
    // Not JSON but a page of a proxy: the status decides.
  }
  if (error.statusCode === 429) return 'RATE_LIMITED';
  return error.statusCode >= 502 ? 'UNANSWERED' : 'INTERNAL';
};

const firstCode = (body: unknown): unknown => {
  if (typeof body !== 'object' || body === null || !('errors' in body) || !Array.isArray(body.errors))
    return null;
  const first: unknown = body.errors[0];
  if (typeof first !== 'object' || first === null || !('extensions' in first)) return null;
  const { extensions } = first;
  return typeof extensions === 'object' && extensions !== null && 'code' in extensions
    ? extensions.code
    : null;
};

/** Seconds after which a server that is too busy accepts the request again; null for any other failure. */
export const busyForSeconds = (error: unknown): number | null => {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const { code, retryAfter } = error.errors[0]?.extensions ?? {};
  if (code !== 'OVERLOADED') return null;
  return typeof retryAfter === 'number' ? retryAfter : 1;
};

/** True when the server could not check who is signed in: `me` is null then, but its error says that it is unknown. */
const isSessionUnchecked = ({ errors }: CombinedGraphQLErrors): boolean =>
  errors.some(
    ({ path, extensions }) =>
      path?.length === 1 && path[0] === 'me' && extensions?.['code'] === 'PLATFORM_UNAVAILABLE',
  );

/**
 * True for failures that may disappear when a read is repeated: no response, the server failed or was too busy, or it
 * could not check the session.
 */
export const isTransient = (error: unknown): boolean => {
  if (CombinedGraphQLErrors.is(error)) return busyForSeconds(error) !== null || isSessionUnchecked(error);
  if (ServerError.is(error)) return error.statusCode >= 500;
  return error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError');
};
