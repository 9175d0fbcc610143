import {
  type DocumentNode,
  type ExecutionArgs,
  getOperationAST,
  getVariableValues,
  GraphQLError,
  type GraphQLSchema,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { AppError } from '#gateway/errors.ts';
import { refuseLongLists } from '#gateway/limits/list-size.ts';
import { refuseCost } from '#gateway/limits/query-cost.ts';
import { querySizeLimits, querySizeRule } from '#gateway/limits/query-size.ts';
import { maxErrors } from './format-error.ts';

/** The request of a subscription on a socket. */
interface Payload {
  readonly query: string;
  readonly operationName?: string | null | undefined;
  readonly variables?: Record<string, unknown> | null | undefined;
}

/** Adds the code that Apollo Server gives to the same client error over HTTP. */
const coded = (code: string) => (error: GraphQLError) =>
  new GraphQLError(error.message, {
    nodes: error.nodes ?? null,
    source: error.source ?? null,
    positions: error.positions ?? null,
    extensions: { code, ...error.extensions },
  });

function refuse(errors: readonly GraphQLError[], code: string): void {
  if (errors.length > 0) throw new AggregateError(errors.map(coded(code)));
}

function parsed(query: string): DocumentNode {
  try {
    return parse(query, { maxTokens: querySizeLimits.tokens });
  } catch (cause) {
    throw cause instanceof GraphQLError ? coded('GRAPHQL_PARSE_FAILED')(cause) : cause;
  }
}

/** Parses and validates a document. */
function validDocument(schema: GraphQLSchema, query: string): DocumentNode {
  const document = parsed(query);
  const errors = validate(schema, document, [...specifiedRules, querySizeRule], { maxErrors });
  refuse(errors, 'GRAPHQL_VALIDATION_FAILED');
  return document;
}

/**
 * Reads a subscription with the same checks as over HTTP: tokens, size, validity, variables, cost and lists.
 * @param known the parsed document of the same text, when it was found to be valid before
 * @throws GraphQLError, or an AggregateError of them, with the same codes as over HTTP
 */
export function readSubscription(
  schema: GraphQLSchema,
  { query, operationName, variables }: Payload,
  known?: DocumentNode,
): ExecutionArgs {
  const document = known ?? validDocument(schema, query);
  const operation = getOperationAST(document, operationName);
  if (!operation)
    throw new GraphQLError(
      operationName == null
        ? 'Must provide operation name if query contains multiple operations.'
        : `Unknown operation named "${operationName}".`,
      { extensions: { code: 'OPERATION_RESOLUTION_FAILURE' } },
    );
  // Queries and mutations are only accepted over HTTP.
  if (operation.operation !== OperationTypeNode.SUBSCRIPTION)
    throw new AppError('BAD_REQUEST', { reason: 'only subscriptions are accepted here' });
  const variableValues = variables ?? {};
  const { errors = [] } = getVariableValues(schema, operation.variableDefinitions ?? [], variableValues, {
    maxErrors,
  });
  refuse(errors, 'BAD_USER_INPUT');
  refuseCost(schema, { document, operation, variables: variableValues });
  refuseLongLists(document, variableValues);
  return { schema, document, operationName: operationName ?? null, variableValues };
}
