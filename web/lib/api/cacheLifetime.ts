import type { ApolloClient, InMemoryCache } from '@apollo/client';
import { Kind } from 'graphql';

/** Responses that no page shows are dropped after this long. */
const lifetimeMs = 5 * 60_000;
const sweepMs = 60_000;

/** Names, as the cache stores them, of the root fields that are on screen now. */
const shownFields = (client: ApolloClient, cache: InMemoryCache): Set<string> => {
  const names = new Set<string>();
  for (const query of client.getObservableQueries('active')) {
    for (const definition of query.query.definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
      for (const field of definition.selectionSet.selections) {
        if (field.kind !== Kind.FIELD) continue;
        const variables = query.variables;
        names.add(
          cache.policies.getStoreFieldName({
            typename: 'Query',
            fieldName: field.name.value,
            field,
            variables,
          }),
        );
      }
    }
  }
  return names;
};

/** Drops responses of root fields that no screen has shown for five minutes, and the records that only they referred to. */
export const createSweeper = (client: ApolloClient, cache: InMemoryCache, now: () => number) => {
  const lastShown = new Map<string, number>();
  return (): void => {
    const shown = shownFields(client, cache);
    for (const name of Object.keys(cache.extract().ROOT_QUERY ?? {})) {
      if (name === '__typename') continue;
      const seen = shown.has(name) ? now() : (lastShown.get(name) ?? now());
      lastShown.set(name, seen);
      if (now() - seen < lifetimeMs) continue;
      lastShown.delete(name);
      cache.modify({
        id: 'ROOT_QUERY',
        fields: (value, details) => (details.storeFieldName === name ? details.DELETE : value),
        broadcast: false,
      });
    }
    cache.gc();
  };
};

/** Sweeps once a minute; returns the function that stops it. */
export const limitCacheLifetime = (client: ApolloClient, cache: InMemoryCache): (() => void) => {
  const timer = setInterval(createSweeper(client, cache, Date.now), sweepMs);
  return () => clearInterval(timer);
};
