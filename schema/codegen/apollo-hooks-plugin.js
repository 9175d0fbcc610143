// @ts-check
/**
 * Prints one typed Apollo hook per operation after the documents of the client preset, and the schema's possible
 * types for the cache. Decision: gateway/decisions/0001-generated-hooks.md.
 */
import { isAbstractType, Kind, OperationTypeNode } from 'graphql';

/** @param {string} name */
const pascal = (name) => name.charAt(0).toUpperCase() + name.slice(1);

/**
 * True when the caller has to pass variables.
 * @param {import('graphql').OperationDefinitionNode} operation
 */
const needsVariables = (operation) =>
  (operation.variableDefinitions ?? []).some(
    ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue,
  );

/**
 * Member types of every union and interface, as InMemoryCache wants them.
 * @param {import('graphql').GraphQLSchema} schema
 */
const possibleTypesOf = (schema) => {
  /** @type {Record<string, string[]>} */
  const possible = {};
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isAbstractType(type) || type.name.startsWith('__')) continue;
    possible[type.name] = schema.getPossibleTypes(type).map((member) => member.name);
  }
  return possible;
};

/** @param {string} name @param {boolean} required */
const queryHooks = (name, required) => {
  const mark = required ? '' : '?';
  const types = `${name}Query, ${name}QueryVariables`;
  return [
    `export const use${name}Query = (options${mark}: SkipToken | useQuery.Options<${types}>) => useQuery(${name}Document, options);`,
    `export const use${name}LazyQuery = (options?: useLazyQuery.Options<${types}>) => useLazyQuery(${name}Document, options);`,
  ];
};

/** @param {string} name */
const mutationHook = (name) =>
  `export const use${name}Mutation = (options?: Omit<useMutation.Options<${name}Mutation, ${name}MutationVariables>, 'variables'>) => useMutation(${name}Document, options);`;

/** @param {string} name @param {boolean} required */
const subscriptionHook = (name, required) =>
  `export const use${name}Subscription = (options${required ? '' : '?'}: useSubscription.Options<${name}Subscription, ${name}SubscriptionVariables>) => useSubscription(${name}Document, options);`;

/** @type {import('@graphql-codegen/plugin-helpers').PluginFunction} */
export const plugin = (schema, documents) => {
  /** @type {Set<string>} */
  const imports = new Set();
  /** @type {string[]} */
  const lines = [];
  for (const { document } of documents) {
    for (const definition of document?.definitions ?? []) {
      if (definition.kind !== Kind.OPERATION_DEFINITION || !definition.name) continue;
      const name = pascal(definition.name.value);
      const required = needsVariables(definition);
      if (definition.operation === OperationTypeNode.QUERY) {
        imports.add('useQuery').add('useLazyQuery').add('type SkipToken');
        lines.push(...queryHooks(name, required));
      } else if (definition.operation === OperationTypeNode.MUTATION) {
        imports.add('useMutation');
        lines.push(mutationHook(name));
      } else {
        imports.add('useSubscription');
        lines.push(subscriptionHook(name, required));
      }
    }
  }
  return {
    prepend: imports.size > 0 ? [`import { ${[...imports].join(', ')} } from '@apollo/client/react';`] : [],
    content: [...lines, `export const possibleTypes = ${JSON.stringify(possibleTypesOf(schema))};`].join(
      '\n',
    ),
  };
};
