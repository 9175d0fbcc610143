// @ts-check
/** Prints the names of the client's operations: by them, and no others, the gateway counts requests. */
import { Kind } from 'graphql';

/** @type {import('@graphql-codegen/plugin-helpers').PluginFunction} */
export const plugin = (_schema, documents) => {
  const names = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION && definition.name ? [definition.name.value] : [],
    )
    .toSorted();
  return `export const operationNames: readonly string[] = ${JSON.stringify(names, null, 2)};\n`;
};
