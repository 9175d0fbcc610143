import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/** The fragments of a document by name. */
export function fragmentsOf({
  definitions,
}: Pick<DocumentNode, 'definitions'>): ReadonlyMap<string, FragmentDefinitionNode> {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  return fragments;
}

/** Names the type: clients with a cache add it to every selection, and it costs nothing. */
const typeName = '__typename';

/**
 * Names of the root fields of an operation, including those inside fragments: otherwise a fragment would bypass a
 * budget. `__typename` is left out.
 * @param document a fragment that is spread twice is executed, and counted, once; so is one that contains itself
 */
export function rootFieldsOf(
  operation: Pick<OperationDefinitionNode, 'selectionSet'>,
  document: Pick<DocumentNode, 'definitions'>,
): readonly string[] {
  const fragments = fragmentsOf(document);
  const seen = new Set<string>();
  const fieldsOf = ({ selections }: SelectionSetNode): string[] =>
    selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD)
        return selection.name.value === typeName ? [] : [selection.name.value];
      if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(selection.selectionSet);
      const fragment = fragments.get(selection.name.value);
      if (!fragment || seen.has(selection.name.value)) return [];
      seen.add(selection.name.value);
      return fieldsOf(fragment.selectionSet);
    });
  return fieldsOf(operation.selectionSet);
}
