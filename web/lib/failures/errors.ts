import { type ErrorCode, errorCodes } from '#shared/errors/error-codes.ts';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

/** Codes of the gateway, and one of the client's own: nothing answered. */
export type FailureCode = ErrorCode | 'NETWORK';

const known: ReadonlySet<string> = new Set<ErrorCode>(errorCodes);

const isFailureCode = (code: unknown): code is FailureCode => typeof code === 'string' && known.has(code);

/** A code that came outside GraphQL; everything unknown is INTERNAL. */
export const asFailureCode = (code: unknown): FailureCode => (isFailureCode(code) ? code : 'INTERNAL');

/** The code of a failed operation. Everything unknown is INTERNAL; no answer at all is NETWORK. */
export const failureCode = (error: unknown): FailureCode => {
  if (CombinedGraphQLErrors.is(error)) {
    const code = error.errors[0]?.extensions?.['code'];
    return isFailureCode(code) ? code : 'INTERNAL';
  }
  if (ServerError.is(error)) return serverFailure(error);
  if (error instanceof Error && error.name === 'TimeoutError') return 'TIMEOUT';
  // fetch rejects with a TypeError when nothing answered.
  if (error instanceof TypeError || isLostSocket(error)) return 'NETWORK';
  return 'INTERNAL';
};

/** Closings of a WebSocket that say nothing of what was asked: going away, restart, nothing said, nothing answered. */
const lostSocket = /^Socket closed(?: with event (?:1000|1001|1005|1006|1012|1013|1014|4499|4504)\b|$)/;

/** The subscription link has no class of its own for a closed connection, only words. */
const isLostSocket = (error: unknown): boolean => error instanceof Error && lostSocket.test(error.message);

/** An error status may still carry a GraphQL answer with a code. */
const serverFailure = (error: ServerError): FailureCode => {
  try {
    const body: unknown = JSON.parse(error.bodyText);
    const code = firstCode(body);
    if (isFailureCode(code)) return code;
  } catch {
    // Not JSON: a proxy's page. The status decides.
  }
  if (error.statusCode === 429) return 'RATE_LIMITED';
  return error.statusCode >= 502 ? 'OVERLOADED' : 'INTERNAL';
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

/** Seconds after which a server that is too busy wants to be asked again; null when it is not that. */
export const busyForSeconds = (error: unknown): number | null => {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const { code, retryAfter } = error.errors[0]?.extensions ?? {};
  if (code !== 'OVERLOADED') return null;
  return typeof retryAfter === 'number' ? retryAfter : 1;
};

/** True for failures that a repeated read may heal: nothing answered, or the server failed or was too busy. */
export const isTransient = (error: unknown): boolean => {
  if (CombinedGraphQLErrors.is(error)) return busyForSeconds(error) !== null;
  if (ServerError.is(error)) return error.statusCode >= 500;
  return error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError');
};
