// @ts-check
/** Shared by all peers: listens on a free port of this machine and reports it to the benchmark. */
import { createServer } from 'node:http';

/**
 * @typedef {object} Data content of all responses, sent by the benchmark when the process starts
 * @property {string} typeDefs SDL of the product
 * @property {Record<string, string>} documents query texts by id
 * @property {Record<string, unknown>} data the response of the product, without its envelope
 * @property {string} text the same response, as it was sent
 */

/** @returns {Promise<Data>} */
export const dataOfBench = () =>
  new Promise((resolve) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the benchmark sends nothing else
    process.once('message', (data) => resolve(/** @type {Data} */ (data)));
  });

/** @param {(...asked: Parameters<import('node:http').RequestListener>) => unknown} listener */
export function serve(listener) {
  const server = createServer((request, response) => void listener(request, response));
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
  // Exits together with the benchmark, also when that is killed.
  process.once('disconnect', () => process.exit());
}

/** Resolvers of the peers that execute queries: the values of all root fields are given. @param {Data} data */
export const rootOf = ({ data }) => ({
  Query: Object.fromEntries(Object.entries(data).map(([name, value]) => [name, () => value])),
});
