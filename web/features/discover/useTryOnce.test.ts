import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TRY_AFTER_MS, useTryOnce } from './useTryOnce.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const render = (isNeeded = true) => {
  const again = vi.fn<() => void>();
  const { rerender, unmount } = renderHook(
    ({ key, needed }: { key: string; needed: boolean }) => useTryOnce(key, needed, again),
    { initialProps: { key: 'haifa', needed: isNeeded } },
  );
  return { again, rerender, unmount };
};

it('hotels that could not be checked are tried again once, however often they fail', () => {
  const { again, rerender } = render();
  vi.advanceTimersByTime(TRY_AFTER_MS - 1);
  expect(again).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(again).toHaveBeenCalledTimes(1);
  // The try fails, which is reported like the first time.
  rerender({ key: 'haifa', needed: false });
  rerender({ key: 'haifa', needed: true });
  vi.advanceTimersByTime(60 * 60_000);
  window.dispatchEvent(new Event('online'));
  expect(again).toHaveBeenCalledTimes(1);
});

it('another search is tried again too', () => {
  const { again, rerender } = render();
  vi.advanceTimersByTime(TRY_AFTER_MS);
  rerender({ key: 'eilat', needed: true });
  vi.advanceTimersByTime(TRY_AFTER_MS);
  expect(again).toHaveBeenCalledTimes(2);
});

it('a device that is back online tries again at once, and one without a connection does not', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { again } = render();
  vi.advanceTimersByTime(TRY_AFTER_MS);
  expect(again).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(again).toHaveBeenCalledTimes(1);
});

it('a page in the background tries again when it is shown', () => {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { again } = render();
  vi.advanceTimersByTime(10 * TRY_AFTER_MS);
  expect(again).not.toHaveBeenCalled();
  state.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(again).toHaveBeenCalledTimes(1);
});

it('a page in the background does not try again when the device is back online, but when it is shown', () => {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { again } = render();
  window.dispatchEvent(new Event('online'));
  expect(again).not.toHaveBeenCalled();
  state.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(again).toHaveBeenCalledTimes(1);
});

it('nothing is tried again where everything was checked, or when the page was left', () => {
  const complete = render(false);
  const left = render();
  left.unmount();
  vi.advanceTimersByTime(10 * TRY_AFTER_MS);
  expect(complete.again).not.toHaveBeenCalled();
  expect(left.again).not.toHaveBeenCalled();
});
