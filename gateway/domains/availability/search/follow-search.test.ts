import { describe, expect, it } from 'vitest';
import type { SearchProgress } from '#models/search/search.ts';
import { followProgress } from './follow-search.ts';

const at = (checked: number, complete = false): SearchProgress => ({
  checked,
  total: 300,
  complete,
  failedChunks: [],
  isWaiting: false,
});
const shown = async ({ checked }: SearchProgress): Promise<number> => checked;

describe('following a search', () => {
  it('reports every change once, and ends when the search is complete', async () => {
    let progress = at(0);
    const seen: number[] = [];
    for await (const checked of followProgress(() => progress, shown)) {
      seen.push(checked);
      progress = checked < 200 ? at(checked + 100) : at(300, true);
    }
    expect(seen).toEqual([0, 100, 200, 300]);
  });

  it('ends at once for a client that leaves while nothing changes', async () => {
    const progress = at(0);
    const events = followProgress(() => progress, shown);
    expect(await events.next()).toEqual({ done: false, value: 0 });
    const waiting = events.next();
    await events.return?.();
    expect(await waiting).toEqual({ done: true, value: undefined });
    expect(await events.next()).toEqual({ done: true, value: undefined });
  });
});
