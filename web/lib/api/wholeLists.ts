import { ApolloLink, DocumentTransform } from '@apollo/client';
import { type DocumentNode, type FieldNode, Kind, visit } from 'graphql';

/**
 * Lists that the cache stores as they arrive, by name of the field. It would store each of their objects, and each
 * object in it, as a part of its own: for the pins of a city that blocks a phone for half a second. Their rows have no
 * record of their own in the cache, and one document only may read such a field, because the cache cannot tell which of
 * its fields a response has.
 */
export const wholeLists: ReadonlySet<string> = new Set(['pins']);

const withoutFields = (field: FieldNode): FieldNode | undefined => {
  if (!wholeLists.has(field.name.value)) return undefined;
  const { selectionSet: _, ...list } = field;
  return list;
};

/** What lets the cache see a list of `wholeLists` as one value, and the server as before. */
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
