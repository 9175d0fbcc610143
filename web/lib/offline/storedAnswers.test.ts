import { expect, it } from 'vitest';
import * as documents from '#generated/graphql.ts';
import { storedReads } from './offlineLink.ts';
import { SHAPE } from './storedAnswers.ts';

/**
 * The beginnings of the hashes of the stored queries, in the order of `storedReads`, for each number of the shape. Add a
 * line with the next number for a changed query; a changed line would let old responses be read as new ones.
 */
const queriesOf: Readonly<Record<number, string>> = {
  5: 'c5b0f10e e08b0c60 64140c72 290466ed 517c195b',
};

const all = new Map<string, unknown>(Object.entries(documents));

/** The hash that codegen writes into a document, with which the client asks for it; it covers the fragments too. */
const hashOf = (name: string): string => {
  const text = JSON.stringify(all.get(`${name}Document`));
  const hash = /"hash":"sha256:([\da-f]{8})/.exec(text)?.[1];
  if (hash === undefined) throw new Error(`there is no document ${name}`);
  return hash;
};

it('a changed query whose responses are stored for offline use raises the number of their shape', () => {
  expect(queriesOf[SHAPE]).toBe([...storedReads].map(hashOf).join(' '));
  expect(Math.max(...Object.keys(queriesOf).map(Number))).toBe(SHAPE);
});
