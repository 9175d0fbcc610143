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

it('the local counter refuses a request that costs more points than a whole window has', () => {
  expect(localCounter({ points: 3, seconds: 20 })('v:1', 4)).toBe(20_000);
});

it('callers who have used up their window stay refused, however many others come', () => {
  const spend = localCounter({ points: 3, seconds: 20 });
  expect([spend('v:1', 3), spend('v:1', 1)]).toEqual([0, 20_000]);
  for (let other = 0; other < 30_000; other += 1) spend(`other:${other}`, 1);
  expect(spend('v:1', 1)).toBe(20_000);
});

it('with too many callers, those who have spent the least are forgotten first', () => {
  const spend = localCounter({ points: 3, seconds: 20 });
  spend('v:1', 2);
  for (let other = 0; other < 30_000; other += 1) spend(`other:${other}`, 1);
  expect(spend('v:1', 2)).toBe(20_000);
});

it('a caller who is refused has to wait for the end of the window in which the first points were spent', () => {
  const spend = localCounter({ points: 3, seconds: 20 });
  spend('v:1', 1);
  vi.advanceTimersByTime(5_000);
  expect([spend('v:1', 1), spend('v:1', 2)]).toEqual([0, 15_000]);
  vi.advanceTimersByTime(15_100);
  expect(spend('v:1', 3)).toBe(0);
});
