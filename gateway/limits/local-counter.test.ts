import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { localCounter } from './local-counter.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('the local counter says how long a caller must wait for the next window, and starts again after it', () => {
  const spend = localCounter({ points: 3, seconds: 20 });
  expect(spend('v:1', 2)).toBe(0);
  vi.advanceTimersByTime(5_000);
  expect([spend('v:1', 1), spend('v:1', 1)]).toEqual([0, 15_000]);
  expect(spend('v:2', 3)).toBe(0);
  vi.advanceTimersByTime(15_100);
  expect(spend('v:1', 3)).toBe(0);
});

it('the local counter refuses what costs more than a whole window', () => {
  expect(localCounter({ points: 3, seconds: 20 })('v:1', 4)).toBe(20_000);
});
