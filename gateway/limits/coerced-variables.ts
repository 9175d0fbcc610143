import { getVariableValues, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';

type Variables = Readonly<Record<string, unknown>>;

/** Keyed by the variables as they were sent: each request has its own object. */
const cache = new WeakMap<
  Variables,
  { readonly operation: OperationDefinitionNode; readonly coerced: Variables | undefined }
>();

/**
 * The variables of an operation with their default values; undefined when they are invalid. Computed once per request,
 * because both its cost and its execution depend on them.
 */
export function coercedVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  sent: Variables,
): Variables | undefined {
  const found = cache.get(sent);
  if (found?.operation === operation) return found.coerced;
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], sent);
  cache.set(sent, { operation, coerced });
  return coerced;
}
