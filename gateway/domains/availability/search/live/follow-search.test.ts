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

/** Progress that the test changes. */
function changing() {
  let now = at(0);
  let wake = (): void => undefined;
  let change = new Promise<void>((resolve) => (wake = resolve));
  return {
    progress: { now: () => now, nextChange: () => change },
    becomes: (next: SearchProgress) => {
      now = next;
      const reported = wake;
      change = new Promise((resolve) => (wake = resolve));
      reported();
    },
  };
}

describe('following a search', () => {
  it('reports every change once, and ends when the search is complete', async () => {
    const { progress, becomes } = changing();
    const seen: number[] = [];
    for await (const checked of followProgress(progress, shown)) {
      seen.push(checked);
      becomes(checked < 200 ? at(checked + 100) : at(300, true));
    }
    expect(seen).toEqual([0, 100, 200, 300]);
  });

  it('reports a change to a reader who is waiting for it', async () => {
    const { progress, becomes } = changing();
    const events = followProgress(progress, shown);
    await events.next();
    const waiting = events.next();
    becomes(at(300, true));
    expect(await waiting).toEqual({ done: false, value: 300 });
    expect(await events.next()).toEqual({ done: true, value: undefined });
  });

  it('reports several changes that come at once as one, with the latest state', async () => {
    const { progress, becomes } = changing();
    const events = followProgress(progress, shown);
    await events.next();
    const waiting = events.next();
    for (const checked of [100, 200]) becomes(at(checked));
    expect(await waiting).toEqual({ done: false, value: 200 });
  });

  it('ends at once for a client that leaves while nothing changes', async () => {
    const events = followProgress(changing().progress, shown);
    expect(await events.next()).toEqual({ done: false, value: 0 });
    const waiting = events.next();
    await events.return?.();
    expect(await waiting).toEqual({ done: true, value: undefined });
    expect(await events.next()).toEqual({ done: true, value: undefined });
  });
});
