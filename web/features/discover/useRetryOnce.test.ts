import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TRY_AFTER_MS, useRetryOnce } from './useRetryOnce.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const render = (isNeeded = true) => {
  const again = vi.fn<() => void>();
  const { rerender, unmount } = renderHook(
    ({ key, needed }: { key: string; needed: boolean }) => useRetryOnce(key, needed, again),
    { initialProps: { key: 'haifa', needed: isNeeded } },
  );
  return { again, rerender, unmount };
};

it('hotels that could not be checked are retried only once, even if they fail again', () => {
  const { again, rerender } = render();
  vi.advanceTimersByTime(TRY_AFTER_MS - 1);
  expect(again).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(again).toHaveBeenCalledTimes(1);
  // The retry fails, so hotels are reported as not checked again.
  rerender({ key: 'haifa', needed: false });
  rerender({ key: 'haifa', needed: true });
  vi.advanceTimersByTime(60 * 60_000);
  window.dispatchEvent(new Event('online'));
  expect(again).toHaveBeenCalledTimes(1);
});

it('another search is retried too', () => {
  const { again, rerender } = render();
  vi.advanceTimersByTime(TRY_AFTER_MS);
  rerender({ key: 'eilat', needed: true });
  vi.advanceTimersByTime(TRY_AFTER_MS);
  expect(again).toHaveBeenCalledTimes(2);
});

it('hotels are retried as soon as the device is online again, and not while it is offline', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { again } = render();
  vi.advanceTimersByTime(TRY_AFTER_MS);
  expect(again).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(again).toHaveBeenCalledTimes(1);
});

it('a page in the background retries only when it is shown', () => {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { again } = render();
  vi.advanceTimersByTime(10 * TRY_AFTER_MS);
  expect(again).not.toHaveBeenCalled();
  state.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(again).toHaveBeenCalledTimes(1);
});

it('a page in the background does not retry when the device is online again, but when it is shown', () => {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { again } = render();
  window.dispatchEvent(new Event('online'));
  expect(again).not.toHaveBeenCalled();
  state.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(again).toHaveBeenCalledTimes(1);
});

it('nothing is retried if everything was checked, or after the page was left', () => {
  const complete = render(false);
  const left = render();
  left.unmount();
  vi.advanceTimersByTime(10 * TRY_AFTER_MS);
  expect(complete.again).not.toHaveBeenCalled();
  expect(left.again).not.toHaveBeenCalled();
});
