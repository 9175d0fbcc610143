import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Context } from '#gateway/context.ts';
import { AppError, type ErrorCode } from '#gateway/errors.ts';
import type { Logger } from '#gateway/logger.ts';
import { errorSentence, sentenceOfCode } from '#gateway/kit/error-sentence.ts';

/** Maximum number of errors in one response. */
export const maxErrors = 10;

/** Our codes for the codes that GraphQL execution gives to client errors. */
const clientErrors: Readonly<Record<string, ErrorCode>> = {
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

/** Client errors whose message in the library contains names of the schema. */
const hidesSchema: ReadonlySet<ErrorCode> = new Set(['BAD_REQUEST', 'BAD_USER_INPUT']);

/** The original error, without the wrappers of execution, validation and plugins. */
function causeOf(error: unknown): unknown {
  const isWrapping =
    error instanceof Error && 'originalError' in error && error.originalError instanceof Error;
  return isWrapping ? causeOf(error.originalError) : error;
}

const isBadRequest = ({ extensions: { code, http } }: GraphQLError): boolean =>
  code === undefined && typeof http === 'object' && http !== null && 'status' in http && http.status === 400;

/**
 * The code of a client error; undefined for any other error. Validation replaces the code of a rule's error by its
 * own.
 */
function clientErrorOf(error: unknown, outerCode?: unknown): ErrorCode | undefined {
  const cause = causeOf(error);
  // The parser's own limit can only be recognized by its message.
  if (cause instanceof Error && /more tha[nt] \d+ tokens/.test(cause.message)) return 'QUERY_TOO_COMPLEX';
  if (!(cause instanceof GraphQLError)) return clientErrors[String(outerCode)];
  // The library refuses some requests with only a status, for example when an id is not that of the text.
  if (isBadRequest(cause)) return 'BAD_REQUEST';
  return clientErrors[String(cause.extensions['code'] ?? outerCode)];
}

/** Turns an error into the one that the client gets. */
export type ErrorFormatter = (formatted: GraphQLFormattedError, error: unknown) => GraphQLFormattedError;

/**
 * Gives an error a safe message for developers, a code of the closed list, and facts without hosts or payloads. Any
 * unexpected error becomes INTERNAL.
 * @param showsDetails true when the schema is open to developers: then an error in a query is explained
 */
export function errorFormatter(showsDetails: boolean): ErrorFormatter {
  return (formatted, error) => {
    const cause = causeOf(error);
    const base = {
      ...(formatted.path && { path: formatted.path }),
      ...(formatted.locations && { locations: formatted.locations }),
    };
    if (cause instanceof AppError) {
      const { code, facts, retryable } = cause;
      return {
        ...base,
        message: errorSentence(cause),
        extensions: {
          code,
          retryable,
          ...(facts.status !== undefined && { status: facts.status }),
          ...(facts.retryAfter !== undefined && { retryAfter: facts.retryAfter }),
          ...(facts.fields && { data: { fields: facts.fields } }),
          ...(facts.reason !== undefined && { reason: facts.reason }),
        },
      };
    }
    const clientError = clientErrorOf(error, formatted.extensions?.['code']);
    if (!clientError)
      return {
        ...base,
        message: sentenceOfCode('INTERNAL'),
        extensions: { code: 'INTERNAL', retryable: false },
      };
    const isHidden = hidesSchema.has(clientError) && !showsDetails;
    const message = isHidden ? sentenceOfCode(clientError) : formatted.message;
    return { ...base, message, extensions: { code: clientError, retryable: clientError === 'RATE_LIMITED' } };
  };
}

const withRequestId = (error: GraphQLFormattedError, requestId: string): GraphQLFormattedError => ({
  ...error,
  extensions: { ...error.extensions, requestId },
});

/**
 * Logs unexpected errors, and adds the request's id to every error, so that the log line of a reported error can be
 * found.
 */
export const errorReports = (logger: Logger): ApolloServerPlugin<Context> => ({
  requestDidStart: async ({ contextValue: { requestId } }) => ({
    async didEncounterErrors({ errors }) {
      for (const error of errors) {
        const cause = causeOf(error);
        const isForeseen = cause instanceof AppError || clientErrorOf(error, error.extensions['code']);
        if (!isForeseen)
          logger.error({ event: 'graphql.error', err: cause, requestId }, 'unexpected error in a resolver');
      }
    },
    async willSendResponse({ response: { body } }) {
      if (body.kind !== 'single' || !body.singleResult.errors) return;
      const shown = body.singleResult.errors.slice(0, maxErrors);
      const errors = shown.map((error) => withRequestId(error, requestId));
      body.singleResult = { ...body.singleResult, errors };
    },
  }),
});
