import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAskAgain } from './useAskAgain.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const renderAsking = () => {
  const ask = vi.fn<() => Promise<void>>().mockResolvedValue();
  const { rerender, unmount } = renderHook(({ error }: { error: unknown }) => useAskAgain(error, ask), {
    initialProps: { error: undefined as unknown },
  });
  return { ask, unmount, answer: (error: unknown) => rerender({ error }) };
};

it('waits twice as long after each failure, and begins anew after an answer', () => {
  const { ask, answer } = renderAsking();
  vi.advanceTimersByTime(100_000);
  expect(ask).toHaveBeenCalledTimes(0);
  answer(new Error('first'));
  vi.advanceTimersByTime(2_000);
  expect(ask).toHaveBeenCalledTimes(1);
  answer(new Error('second'));
  vi.advanceTimersByTime(2_000);
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2_000);
  expect(ask).toHaveBeenCalledTimes(2);
  answer(undefined);
  answer(new Error('third'));
  vi.advanceTimersByTime(2_000);
  expect(ask).toHaveBeenCalledTimes(3);
});

it('asks nothing once nobody wants to know', () => {
  const { ask, answer, unmount } = renderAsking();
  answer(new Error('first'));
  unmount();
  vi.advanceTimersByTime(100_000);
  expect(ask).not.toHaveBeenCalled();
});
