import { ApolloLink, DocumentTransform } from '@apollo/client';
import { type DocumentNode, type FieldNode, Kind, visit } from 'graphql';

/**
 * Lists that the cache stores as they arrive, by name of the field. Otherwise it would process each object in them
 * separately: for the pins of a city that blocks a phone for half a second. The rows have no records of their own in
 * the cache, and only one document may read such a list, because the cache does not know which fields of the rows a
 * response has.
 */
export const wholeLists: ReadonlySet<string> = new Set(['pins']);

const withoutFields = (field: FieldNode): FieldNode | undefined => {
  if (!wholeLists.has(field.name.value)) return undefined;
  const { selectionSet: _, ...list } = field;
  return list;
};

/** Makes the cache treat each list of `wholeLists` as one value, while the server still gets the complete document. */
export interface WholeLists {
  /** Takes the fields of the rows out of the documents that the cache works with. */
  readonly transform: DocumentTransform;
  /** Sends the complete documents. */
  readonly link: ApolloLink;
}

export const createWholeLists = (): WholeLists => {
  const complete = new Map<string, DocumentNode>();
  const transform = new DocumentTransform((document) => {
    const stored = visit(document, { Field: withoutFields });
    if (stored === document) return document;
    for (const definition of document.definitions) {
      if (definition.kind === Kind.OPERATION_DEFINITION && definition.name)
        complete.set(definition.name.value, document);
    }
    return stored;
  });
  const link = new ApolloLink((operation, forward) => {
    operation.query = complete.get(operation.operationName ?? '') ?? operation.query;
    return forward(operation);
  });
  return { transform, link };
};
