import { type DocumentNode, Kind, type OperationDefinitionNode, parse } from 'graphql';
import { rootFieldsOf } from '#gateway/limits/fragments.ts';

/** A query of our own client whose response is the same for every visitor. */
export interface PersistedDocument {
  readonly text: string;
  readonly operationName: string;
  /** Fields of the query's root: each costs a point. */
  readonly rootFields: readonly string[];
}

/** Persisted queries by id: the SHA-256 of their text in hexadecimal digits. */
export type PersistedDocuments = ReadonlyMap<string, PersistedDocument>;

const operationOf = (document: DocumentNode): OperationDefinitionNode | undefined =>
  document.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);

/** @param texts by id, each with one named query */
export function persistedDocuments(texts: Readonly<Record<string, string>>): PersistedDocuments {
  return new Map(
    Object.entries(texts).map(([id, text]) => {
      const document = parse(text);
      const operation = operationOf(document);
      const operationName = operation?.name?.value;
      if (!operation || operationName === undefined) throw new Error(`The document ${id} has no name`);
      return [id, { text, operationName, rootFields: rootFieldsOf(operation, document) }];
    }),
  );
}

/** The documents in the form of Apollo Server's store. Documents that clients send with an id are not stored. */
export const documentsById = (documents: PersistedDocuments) => ({
  get: async (key: string): Promise<string | undefined> => documents.get(key.replace(/^apq:/, ''))?.text,
  set: async (): Promise<void> => undefined,
  delete: async (): Promise<boolean> => false,
});
