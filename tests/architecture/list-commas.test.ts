import { expect, it } from 'vitest';
import { sourceFiles } from '../support/source-files.ts';

/** Files with texts that are only looked up and never shown. */
const lookedUp: ReadonlySet<string> = new Set([
  'web/lib/search/draft.ts',
  'web/lib/search/nearMe/useNearMe.ts',
]);

/**
 * Comma separators written into the code: in a join, between two values, at the start of a text, or between
 * an element and a value.
 */
const joinedByHand = /\.join\(["'`][,،] ["'`]\)|\}, \$\{|[`'], ?(?:\$\{|['`] ?\+)|\/>, ?\{['\w]/u;

it('lists on a page use the comma of their language, not a comma written into the code', () => {
  const files = sourceFiles(['web'], /(?<!\.test)\.tsx?$/).filter(
    ({ path }) =>
      !/^web\/(?:build|generated|testing|playground)\/|\/testing\//.test(path) && !lookedUp.has(path),
  );
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter(({ text }) => joinedByHand.test(text)).map(({ path }) => path)).toEqual([]);
});
