// @ts-check
/** GraphQL Yoga with its response cache, queried by document id. */
import { useResponseCache as responseCache } from '@graphql-yoga/plugin-response-cache';
import { usePersistedOperations as persistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import { createSchema, createYoga } from 'graphql-yoga';
import { dataOfBench, rootOf, serve } from './peer.js';

const bench = await dataOfBench();
serve(
  createYoga({
    schema: createSchema({ typeDefs: bench.typeDefs, resolvers: rootOf(bench) }),
    logging: false,
    graphiql: false,
    plugins: [
      responseCache({ session: () => null }),
      persistedOperations({
        getPersistedOperation: (id) => bench.documents[id] ?? null,
        skipDocumentValidation: true,
      }),
    ],
  }),
);
