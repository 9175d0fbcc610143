import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../support/source-files.ts';
import { type Edge, importGraph } from './import-graph.ts';

const isTest = (path: string): boolean => /\.test\.tsx?$|^tests\/|\/testing\//.test(path);

// Test cases and environments of the assistant are stored next to the code that they test. Of the other modules the
// build makes scripts for first frames.
const isSpared = (path: string): boolean =>
  path.startsWith('gateway/backends/assistant/') || path.endsWith('/firstFill.ts');

/** Modules outside folders named testing that only tests import. */
const strays = (edges: readonly Edge[]): string[] => {
  const users = new Map<string, string[]>();
  for (const { from, to } of edges) users.set(to, [...(users.get(to) ?? []), from]);
  return [...users]
    .filter(([path, from]) => /^(?:gateway|web)\//.test(path) && !isTest(path) && from.every(isTest))
    .map(([path]) => path)
    .filter((path) => /\.tsx?$/.test(path) && !isSpared(path));
};

const edge = (from: string, to: string): Edge => ({ from, to, isTypeOnly: false });

describe('the check of modules that only tests import', () => {
  it('finds none outside folders named testing', () => {
    const edges = importGraph(sourceFiles(['gateway', 'web', 'tests'], /\.tsx?$/));
    expect(edges.length).toBeGreaterThan(1_000);
    expect(strays(edges)).toEqual([]);
  });

  it('finds a test helper beside the code', () => {
    expect(strays([edge('web/lib/stay/guests.test.ts', 'web/lib/stay/guestKit.ts')])).toEqual([
      'web/lib/stay/guestKit.ts',
    ]);
  });

  it('ignores a module that the product imports too', () => {
    const edges = [
      edge('web/lib/stay/guests.test.ts', 'web/lib/stay/guests.ts'),
      edge('web/lib/stay/GuestsPanel.tsx', 'web/lib/stay/guests.ts'),
    ];
    expect(strays(edges)).toEqual([]);
  });
});
