import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPendingDeletions } from './pending-deletions.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A Redis whose deletions end when the test says so. */
function slowRedis() {
  const calls: { readonly keys: readonly string[]; confirm: () => void; fail: () => void }[] = [];
  const drop = (keys: readonly string[]): Promise<void> =>
    new Promise((resolve, reject) => {
      calls.push({ keys, confirm: resolve, fail: () => reject(new Error('down')) });
    });
  return { calls, drop };
}

describe('a deletion that Redis has not confirmed', () => {
  it('marks its keys as outdated and is repeated each second until it is confirmed', async () => {
    const { calls, drop } = slowRedis();
    const repeated: string[] = [];
    const deletions = createPendingDeletions(drop, (key) => repeated.push(key));
    const first = deletions.delete(['a', 'b']);
    expect(deletions.has('a')).toBe(false);
    calls[0]?.fail();
    await first;
    expect(deletions.has('a')).toBe(true);
    await vi.advanceTimersByTimeAsync(1_000);
    calls[1]?.fail();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(calls.map(({ keys }) => keys)).toEqual([
      ['a', 'b'],
      ['a', 'b'],
      ['a', 'b'],
    ]);
    expect(deletions.has('a')).toBe(true);
    calls[2]?.confirm();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([deletions.has('a'), calls.length]).toEqual([false, 3]);
    expect(repeated).toEqual(['a', 'b']);
  });

  it('stays pending when only an earlier deletion of the key is confirmed', async () => {
    const { calls, drop } = slowRedis();
    const deletions = createPendingDeletions(drop, () => undefined);
    const first = deletions.delete(['a']);
    calls[0]?.fail();
    await first;
    await vi.advanceTimersByTimeAsync(1_000);
    const second = deletions.delete(['a']);
    calls[2]?.fail();
    await second;
    calls[1]?.confirm();
    await vi.advanceTimersByTimeAsync(0);
    expect(deletions.has('a')).toBe(true);
    await vi.advanceTimersByTimeAsync(1_000);
    calls[3]?.confirm();
    await vi.advanceTimersByTimeAsync(0);
    expect(deletions.has('a')).toBe(false);
  });

  it('is given up for the oldest keys when there are more than 10,000', async () => {
    const deletions = createPendingDeletions(
      () => Promise.reject(new Error('down')),
      () => undefined,
    );
    const keysFrom = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => `key ${from + at}`);
    await deletions.delete(keysFrom(0, 9_999));
    expect(deletions.has('key 0')).toBe(true);
    await deletions.delete(keysFrom(9_999, 2));
    expect(['key 0', 'key 1', 'key 10000'].map(deletions.has)).toEqual([false, true, true]);
    deletions.stop();
  });

  it('is not repeated after the store was closed', async () => {
    const { calls, drop } = slowRedis();
    const deletions = createPendingDeletions(drop, () => undefined);
    const first = deletions.delete(['a']);
    calls[0]?.fail();
    await first;
    const second = deletions.delete(['b']);
    deletions.stop();
    calls[1]?.fail();
    await second;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toHaveLength(2);
  });
});
