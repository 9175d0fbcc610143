// @ts-check
/** Apollo Server with its response cache, behind `node:http`, queried by document id. */
import { ApolloServer, HeaderMap } from '@apollo/server';
import { ApolloServerPluginCacheControl } from '@apollo/server/plugin/cacheControl';
import responseCachePlugin from '@apollo/server-plugin-response-cache';
import { dataOfBench, rootOf, serve } from './peer.js';

const bench = await dataOfBench();
const apollo = new ApolloServer({
  typeDefs: bench.typeDefs,
  resolvers: rootOf(bench),
  plugins: [ApolloServerPluginCacheControl({ defaultMaxAge: 3_600 }), responseCachePlugin()],
  persistedQueries: {
    cache: {
      get: async (key) => bench.documents[key.replace(/^apq:/, '')],
      set: async () => undefined,
      delete: async () => false,
    },
  },
});
await apollo.start();

serve(async (request, response) => {
  const headers = new HeaderMap();
  for (const [name, value] of Object.entries(request.headers)) headers.set(name, String(value));
  const search = (request.url ?? '').slice('/graphql'.length);
  const answer = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: { method: 'GET', headers, search, body: undefined },
    context: async () => ({}),
  });
  if (answer.body.kind !== 'complete') throw new Error('an answer in parts');
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  response.statusCode = answer.status ?? 200;
  response.end(answer.body.string);
});
