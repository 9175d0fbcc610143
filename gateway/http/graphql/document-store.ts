import type { ApolloServerOptionsWithSchema } from '@apollo/server';
import type { DocumentNode, Token } from 'graphql';
import { LRUCache } from 'lru-cache';

type KeyValueStore = NonNullable<ApolloServerOptionsWithSchema<object>['documentStore']>;

/** Parsed and validated documents by the hash of their text. */
export interface DocumentStore extends KeyValueStore {
  /** Whether the document of this text is held, so that asking it costs neither parsing nor validation. */
  holds(text: string): boolean;
  /** What the held documents weigh together, in bytes. */
  weight(): number;
  /** How many documents are held. */
  count(): number;
}

/** All documents of our own client weigh about 3 MB; no valid one comes near `bytesOfOne`. */
export const documentStoreLimits = { bytes: 16 * 2 ** 20, bytesOfOne: 2 * 2 ** 20 } as const;

/** Nodes, places and the token itself: measured as 280 bytes a token in usual documents, 480 in lists of bare fields. */
const BYTES_OF_TOKEN = 500;
/** A character outside Latin-1 makes the whole text two bytes wide. */
const BYTES_OF_CHARACTER = 2;

/**
 * Memory that a parsed document holds, in bytes, as an upper estimate. Its tokens tell it, comments included: they hang on
 * the document in a chain, and its places hold the whole text. The length of its JSON, which is the usual measure, shows
 * neither.
 */
export function documentWeight({ loc }: DocumentNode): number {
  let tokens = 1;
  for (let token: Token | null | undefined = loc?.startToken; token; token = token.next) tokens += 1;
  return tokens * BYTES_OF_TOKEN + (loc?.source.body.length ?? 0) * BYTES_OF_CHARACTER;
}

/** A store that strangers may fill with any number of distinct documents: the ones used longest ago leave. */
export function createDocumentStore(): DocumentStore {
  /** The texts that the documents hold themselves. */
  const texts = new Set<string | undefined>();
  const documents = new LRUCache<string, DocumentNode>({
    maxSize: documentStoreLimits.bytes,
    maxEntrySize: documentStoreLimits.bytesOfOne,
    sizeCalculation: documentWeight,
    noDisposeOnSet: true,
    dispose: ({ loc }) => void texts.delete(loc?.source.body),
  });
  return {
    holds: (text) => texts.has(text),
    get: async (key) => documents.get(key),
    set: async (key, document) => {
      documents.set(key, document);
      if (documents.has(key)) texts.add(document.loc?.source.body);
    },
    delete: async (key) => documents.delete(key),
    weight: () => documents.calculatedSize,
    count: () => documents.size,
  };
}
