import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type RequestState, useRetryWithBackoff } from './useRetryWithBackoff.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const renderAsking = (initial: RequestState) => {
  const ask = vi.fn<() => Promise<void>>().mockResolvedValue();
  const { rerender, unmount } = renderHook(
    ({ requested }: { requested: RequestState }) => useRetryWithBackoff(requested, ask),
    {
      initialProps: { requested: initial },
    },
  );
  return { ask, unmount, become: (requested: RequestState) => rerender({ requested }) };
};

it('repeated requests wait twice as long after each failure, up to a minute, and start over after a response', () => {
  const { ask, become } = renderAsking('asking');
  vi.advanceTimersByTime(100_000);
  expect(ask).not.toHaveBeenCalled();
  for (const pause of [2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]) {
    ask.mockClear();
    become('failed');
    vi.advanceTimersByTime(pause - 1);
    expect(ask).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(ask).toHaveBeenCalledTimes(1);
    // A request has started before it fails again.
    become('asking');
  }
  become('answered');
  ask.mockClear();
  become('failed');
  vi.advanceTimersByTime(2_000);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('repeated requests stop once no component needs the response', () => {
  const { ask, unmount } = renderAsking('failed');
  unmount();
  vi.advanceTimersByTime(100_000);
  expect(ask).not.toHaveBeenCalled();
});
