// @ts-check
/** What every peer does around its own way of answering: it listens on a spare port of this machine and says which. */
import { createServer } from 'node:http';

/**
 * @typedef {object} Data what all peers answer from, sent by the benchmark when the process starts
 * @property {string} typeDefs SDL of the product
 * @property {Record<string, string>} documents texts by id
 * @property {Record<string, unknown>} data the answer of the product, without its envelope
 * @property {string} text the same, as it was sent
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
  // It ends with the benchmark, also with one that was stopped.
  process.once('disconnect', () => process.exit());
}

/** Resolvers of the peers that execute: every root field is there already. @param {Data} data */
export const rootOf = ({ data }) => ({
  Query: Object.fromEntries(Object.entries(data).map(([name, value]) => [name, () => value])),
});
