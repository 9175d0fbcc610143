import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { AppError, type ErrorCode } from '../errors.ts';
import type { Logger } from '../logger.ts';

/** Codes that GraphQL execution itself gives to a client's mistake. */
const clientMistakes: Readonly<Record<string, ErrorCode>> = {
  GRAPHQL_PARSE_FAILED: 'BAD_REQUEST',
  GRAPHQL_VALIDATION_FAILED: 'BAD_REQUEST',
  BAD_USER_INPUT: 'BAD_USER_INPUT',
  BAD_REQUEST: 'BAD_REQUEST',
  OPERATION_RESOLUTION_FAILURE: 'BAD_REQUEST',
  PERSISTED_QUERY_NOT_FOUND: 'BAD_REQUEST',
  PERSISTED_QUERY_NOT_SUPPORTED: 'BAD_REQUEST',
  QUERY_TOO_COMPLEX: 'QUERY_TOO_COMPLEX',
  RATE_LIMITED: 'RATE_LIMITED',
};

/** What was thrown, out of the wrappings of execution, validation and plugins. */
function causeOf(error: unknown): unknown {
  const isWrapping =
    error instanceof Error && 'originalError' in error && error.originalError instanceof Error;
  return isWrapping ? causeOf(error.originalError) : error;
}

/** Validation replaces the code of a rule's error by one of its own. */
const codeOf = (cause: unknown, formatted: GraphQLFormattedError): string => {
  const inner = cause instanceof GraphQLError ? cause.extensions['code'] : undefined;
  return String(inner ?? formatted.extensions?.['code']);
};

/**
 * What of an error reaches the client: a safe message, a code of the closed list, and facts without addresses or payloads.
 * Anything unforeseen becomes INTERNAL and is logged with the request id.
 */
export function errorFormatter(logger: Logger, showsDetails: boolean) {
  return (formatted: GraphQLFormattedError, error: unknown, requestId?: string): GraphQLFormattedError => {
    const cause = causeOf(error);
    const base = {
      ...(formatted.path && { path: formatted.path }),
      ...(formatted.locations && { locations: formatted.locations }),
    };
    if (cause instanceof AppError) {
      const { code, facts, retryable } = cause;
      return {
        ...base,
        message: code,
        extensions: {
          code,
          retryable,
          ...(facts.status !== undefined && { status: facts.status }),
          ...(facts.retryAfter !== undefined && { retryAfter: facts.retryAfter }),
          ...(facts.fields && { data: { fields: facts.fields } }),
          ...(facts.reason !== undefined && { reason: facts.reason }),
          ...(requestId && { requestId }),
        },
      };
    }
    const known = clientMistakes[codeOf(cause, formatted)];
    if (known) {
      const message =
        showsDetails || known !== 'BAD_REQUEST' ? formatted.message : 'The request cannot be understood.';
      return { ...base, message, extensions: { code: known, retryable: known === 'RATE_LIMITED' } };
    }
    logger.error({ err: cause, requestId }, 'unexpected error in a resolver');
    return {
      ...base,
      message: 'INTERNAL',
      extensions: { code: 'INTERNAL', retryable: false, ...(requestId && { requestId }) },
    };
  };
}
