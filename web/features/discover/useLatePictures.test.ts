import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { WITHOUT_PICTURES_MS } from '#shared/hotel/picture-times.ts';
import { useLatePictures } from './useLatePictures.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** Renders the hook for hotels “a” and “b”; those named in `late` have no pictures yet. */
function listed(late: string, { viewKey = 'view', isRunning = false } = {}) {
  const ask = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const hotelsOf = (ids: string) => ['a', 'b'].map((id) => ({ id, images: ids.includes(id) ? null : [] }));
  const { rerender } = renderHook(
    (props: { late: string; viewKey: string; isRunning: boolean }) =>
      useLatePictures(hotelsOf(props.late), props.viewKey, { ...props, isBusy: false, ask }),
    { initialProps: { late, viewKey, isRunning } },
  );
  const wait = (ms = 60_000) => act(() => vi.advanceTimersByTimeAsync(ms));
  const shows = (ids: string, view = viewKey) => rerender({ late: ids, viewKey: view, isRunning: false });
  return { ask, wait, shows };
}

it('late pictures that never arrive are requested at most four times', async () => {
  const { ask, wait } = listed('a');
  for (let turn = 0; turn < 8; turn += 1) await wait();
  expect(ask).toHaveBeenCalledTimes(4);
});

it('late pictures of a hotel that is added later are requested even after the attempts for another are used up', async () => {
  const { ask, wait, shows } = listed('a');
  for (let turn = 0; turn < 5; turn += 1) await wait();
  shows('b');
  for (let turn = 0; turn < 5; turn += 1) await wait();
  expect(ask).toHaveBeenCalledTimes(8);
});

it('attempts to load late pictures start over with another view', async () => {
  const { ask, wait, shows } = listed('a');
  for (let turn = 0; turn < 5; turn += 1) await wait();
  shows('a', 'other');
  await wait();
  expect(ask).toHaveBeenCalledTimes(5);
});

it('requests for late pictures are limited even if the set of hotels without pictures keeps changing', async () => {
  const { ask, wait, shows } = listed('ab');
  for (let turn = 0; turn < 20; turn += 1) {
    await wait();
    shows(turn % 2 === 0 ? 'a' : 'ab');
  }
  expect(ask.mock.calls.length).toBeLessThanOrEqual(8);
});

it('nothing is requested when no pictures are late', async () => {
  const { ask, wait } = listed('');
  await wait();
  expect(ask).not.toHaveBeenCalled();
});

it('late pictures of a running search are requested only after the time in which the server returns none', async () => {
  const { ask, wait } = listed('a', { isRunning: true });
  await wait(WITHOUT_PICTURES_MS - 1);
  expect(ask).not.toHaveBeenCalled();
  await wait(1);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('late pictures are requested sooner once their search is complete', async () => {
  const { ask, wait, shows } = listed('a', { isRunning: true });
  shows('a');
  await wait(WITHOUT_PICTURES_MS - 1);
  expect(ask).toHaveBeenCalledTimes(1);
});
