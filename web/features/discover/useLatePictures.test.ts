import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useLatePictures } from './useLatePictures.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** A list of which the hotels named have no pictures yet. */
function listed(late: string, viewKey = 'view') {
  const ask = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const hotelsOf = (ids: string) => ['a', 'b'].map((id) => ({ id, images: ids.includes(id) ? null : [] }));
  const { rerender } = renderHook(
    (props: { late: string; viewKey: string }) =>
      useLatePictures(hotelsOf(props.late), props.viewKey, { isBusy: false, ask }),
    { initialProps: { late, viewKey } },
  );
  const wait = (ms = 60_000) => act(() => vi.advanceTimersByTimeAsync(ms));
  return { ask, wait, shows: (ids: string, view = viewKey) => rerender({ late: ids, viewKey: view }) };
}

it('asks four times for pictures that never come, and no more', async () => {
  const { ask, wait } = listed('a');
  for (let turn = 0; turn < 8; turn += 1) await wait();
  expect(ask).toHaveBeenCalledTimes(4);
});

it('asks for another hotel that came into the same view after the turns of the first are used up', async () => {
  const { ask, wait, shows } = listed('a');
  for (let turn = 0; turn < 5; turn += 1) await wait();
  shows('b');
  for (let turn = 0; turn < 5; turn += 1) await wait();
  expect(ask).toHaveBeenCalledTimes(8);
});

it('starts over with another view', async () => {
  const { ask, wait, shows } = listed('a');
  for (let turn = 0; turn < 5; turn += 1) await wait();
  shows('a', 'other');
  await wait();
  expect(ask).toHaveBeenCalledTimes(5);
});

it('comes to an end although pictures come and go', async () => {
  const { ask, wait, shows } = listed('ab');
  for (let turn = 0; turn < 20; turn += 1) {
    await wait();
    shows(turn % 2 === 0 ? 'a' : 'ab');
  }
  expect(ask.mock.calls.length).toBeLessThanOrEqual(8);
});

it('asks nothing while every picture is there', async () => {
  const { ask, wait } = listed('');
  await wait();
  expect(ask).not.toHaveBeenCalled();
});
