// @ts-check
/** Hive Gateway with its response cache in front of a service that sends the response, queried by document id. */
import { createServer } from 'node:http';
import { createGatewayRuntime } from '@graphql-hive/gateway-runtime';
import { dataOfBench, serve } from './peer.js';

const bench = await dataOfBench();
const service = createServer((_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(bench.text);
});
await new Promise((resolve) => void service.listen(0, '127.0.0.1', () => resolve(undefined)));
const address = service.address();
if (address === null || typeof address === 'string') throw new Error('the service has no port');

/** The cheapest possible cache: values in this process, not serialized. @type {Map<string, unknown>} */
const values = new Map();
const cache = {
  get: (/** @type {string} */ key) => values.get(key),
  set: (/** @type {string} */ key, /** @type {unknown} */ value) => void values.set(key, value),
  delete: (/** @type {string} */ key) => values.delete(key),
  getKeysByPrefix: (/** @type {string} */ prefix) =>
    [...values.keys()].filter((key) => key.startsWith(prefix)),
};

serve(
  createGatewayRuntime({
    cache,
    proxy: { endpoint: `http://127.0.0.1:${address.port}/graphql` },
    schema: bench.typeDefs,
    logging: false,
    graphiql: false,
    responseCaching: { session: () => null, ttl: 3_600_000 },
    persistedDocuments: { getPersistedOperation: (id) => bench.documents[id] ?? null },
  }),
);
