import { expect, it } from 'vitest';
import { sourceFiles } from '../support/source-files.ts';

/** Texts that the gateway looks up and that are never shown. */
const lookedUp: ReadonlySet<string> = new Set([
  'web/lib/search/draft.ts',
  'web/lib/search/nearMe/useNearMe.ts',
]);

/** Joined, put between two values of a text, begun with one, or written between an element and a value. */
const joinedByHand = /\.join\(["'`][,،] ["'`]\)|\}, \$\{|[`'], ?(?:\$\{|['`] ?\+)|\/>, ?\{['\w]/u;

it('lists of words on a page have the comma of their language, not one that is written into the code', () => {
  const files = sourceFiles(['web'], /(?<!\.test)\.tsx?$/).filter(
    ({ path }) =>
      !/^web\/(?:build|generated|testing|playground)\/|\/testing\//.test(path) && !lookedUp.has(path),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter(({ text }) => joinedByHand.test(text)).map(({ path }) => path)).toEqual([]);
});
