import { type DocumentNode, Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql';
import { rootFieldsOf } from '#gateway/limits/fragments.ts';

/** A valid query, with the properties that are the same in every request for it. */
export interface KnownQuery {
  readonly document: DocumentNode;
  readonly operation: OperationDefinitionNode;
  readonly name: string | null;
  readonly rootFields: readonly string[];
}

const cache = new WeakMap<DocumentNode, KnownQuery | null>();

function read(document: DocumentNode): KnownQuery | null {
  const operations = document.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  if (operations.length !== 1 || operation?.kind !== Kind.OPERATION_DEFINITION) return null;
  if (operation.operation !== OperationTypeNode.QUERY) return null;
  const name = operation.name?.value ?? null;
  return { document, operation, name, rootFields: rootFieldsOf(operation, document) };
}

/** Null for a document that is not one single query. */
export function knownQueryOf(document: DocumentNode): KnownQuery | null {
  const found = cache.get(document);
  if (found !== undefined) return found;
  const query = read(document);
  cache.set(document, query);
  return query;
}
