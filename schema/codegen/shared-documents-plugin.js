// @ts-check
/**
 * Prints the client's queries whose answers many visitors share, by id: the texts for the gateway, which knows no others by
 * an id, and the ids by operation for the client. An id is the SHA-256 of the text in hexadecimal digits.
 */
import { createHash } from 'node:crypto';
import { Kind, OperationTypeNode, print, stripIgnoredCharacters, visit } from 'graphql';

/**
 * @param {import('graphql').OperationDefinitionNode} operation
 * @param {ReadonlyMap<string, import('graphql').FragmentDefinitionNode>} fragments
 */
function textOf(operation, fragments) {
  /** @type {Map<string, import('graphql').FragmentDefinitionNode>} */
  const used = new Map();
  /** @param {import('graphql').ASTNode} node */
  const collect = (node) =>
    void visit(node, {
      FragmentSpread: ({ name: { value } }) => {
        const fragment = fragments.get(value);
        if (!fragment || used.has(value)) return;
        used.set(value, fragment);
        collect(fragment);
      },
    });
  collect(operation);
  return stripIgnoredCharacters([operation, ...used.values()].map((node) => print(node)).join('\n'));
}

/**
 * @type {import('@graphql-codegen/plugin-helpers').PluginFunction<{
 *   readonly rootFields: readonly string[];
 *   readonly prints: 'texts' | 'ids';
 * }>}
 */
export const plugin = (_schema, documents, { rootFields, prints }) => {
  const shared = new Set(rootFields);
  const definitions = documents.flatMap(({ document }) => document?.definitions ?? []);
  const fragments = new Map(
    definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [])),
  );
  const found = definitions.flatMap((node) => {
    if (node.kind !== Kind.OPERATION_DEFINITION || node.operation !== OperationTypeNode.QUERY) return [];
    const isShared = node.selectionSet.selections.every(
      (field) =>
        field.kind === Kind.FIELD && (field.name.value === '__typename' || shared.has(field.name.value)),
    );
    if (!isShared || !node.name) return [];
    const text = textOf(node, fragments);
    return [{ id: createHash('sha256').update(text).digest('hex'), name: node.name.value, text }];
  });
  const entries = found.map(({ id, name, text }) => (prints === 'ids' ? [name, id] : [id, text]));
  const constant = prints === 'ids' ? 'sharedDocumentIds' : 'sharedDocuments';
  const value = JSON.stringify(Object.fromEntries(entries), null, 2);
  return `export const ${constant}: Readonly<Record<string, string>> = ${value};\n`;
};
