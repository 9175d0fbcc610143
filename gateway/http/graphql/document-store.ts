import type { ApolloServerOptionsWithSchema } from '@apollo/server';
import type { DocumentNode, Token } from 'graphql';
import { LRUCache } from 'lru-cache';

type KeyValueStore = NonNullable<ApolloServerOptionsWithSchema<object>['documentStore']>;

/** Parsed and validated documents by the hash of their text. */
export interface DocumentStore extends KeyValueStore {
  /** True when the document of this text is stored, so that it needs neither parsing nor validation. */
  holds(text: string): boolean;
  /** The stored document of this text, without a promise. */
  find(text: string): DocumentNode | undefined;
  /** Estimated memory of all stored documents, in bytes. */
  weight(): number;
  /** Number of stored documents. */
  count(): number;
}

/** All documents of our own client take about 3 MB; no valid one comes near `bytesOfOne`. */
export const documentStoreLimits = { bytes: 16 * 2 ** 20, bytesOfOne: 2 * 2 ** 20 } as const;

/**
 * Nodes, locations and the token itself: measured as 280 bytes per token in usual documents, 480 in lists of bare
 * fields.
 */
const BYTES_OF_TOKEN = 500;
/** A character outside Latin-1 makes the whole text two bytes wide. */
const BYTES_OF_CHARACTER = 2;

/**
 * Memory of a parsed document in bytes, as an upper estimate. Computed from its tokens, comments included: they are
 * linked to the document in a chain, and its locations keep the whole text. The length of its JSON, the usual measure,
 * includes neither.
 */
export function documentWeight({ loc }: DocumentNode): number {
  let tokens = 1;
  for (let token: Token | null | undefined = loc?.startToken; token; token = token.next) tokens += 1;
  return tokens * BYTES_OF_TOKEN + (loc?.source.body.length ?? 0) * BYTES_OF_CHARACTER;
}

/** A store that clients may fill with any number of distinct documents: the least recently used are evicted. */
export function createDocumentStore(): DocumentStore {
  /**
   * Keys of the stored documents by their text. The texts need no further memory, because the documents contain them.
   */
  const keys = new Map<string | undefined, string>();
  const documents = new LRUCache<string, DocumentNode>({
    maxSize: documentStoreLimits.bytes,
    maxEntrySize: documentStoreLimits.bytesOfOne,
    sizeCalculation: documentWeight,
    noDisposeOnSet: true,
    dispose: ({ loc }) => void keys.delete(loc?.source.body),
  });
  return {
    holds: (text) => keys.has(text),
    find: (text) => {
      const key = keys.get(text);
      // Subscriptions on sockets use the text itself as the key, and Apollo Server has not validated their documents.
      return key === undefined || key === text ? undefined : documents.get(key);
    },
    get: async (key) => documents.get(key),
    set: async (key, document) => {
      documents.set(key, document);
      if (documents.has(key)) keys.set(document.loc?.source.body, key);
    },
    delete: async (key) => documents.delete(key),
    weight: () => documents.calculatedSize,
    count: () => documents.size,
  };
}
