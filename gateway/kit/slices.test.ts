import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createSharedSteps, type InSteps, mapInSlices, runInSlices, withoutPause } from './slices.ts';

/** Longer than a job may run without a pause. */
const LONG_MS = 10;

it('only one of several long jobs works in each turn of the event loop, also when they begin together', async () => {
  let turn = 0;
  let ticking = setImmediate(function tick() {
    turn += 1;
    ticking = setImmediate(tick);
  });
  const turns: number[] = [];
  const work = (): void => {
    turns.push(turn);
    const until = performance.now() + LONG_MS;
    while (performance.now() < until);
  };
  await Promise.all(Array.from({ length: 4 }, () => mapInSlices([0, 1, 2], work)));
  clearImmediate(ticking);
  expect(turns).toHaveLength(12);
  expect(new Set(turns).size).toBe(12);
});

it('short jobs that begin together are done in one turn', async () => {
  await nextTurn();
  let hasTurned = false;
  setImmediate(() => {
    hasTurned = true;
  });
  await Promise.all(Array.from({ length: 4 }, () => mapInSlices([0, 1, 2], () => undefined)));
  expect(hasTurned).toBe(false);
});

it('a short job in steps is done at once, and a long one lets others run in between', async () => {
  function* job(ms: number): Generator<void, string> {
    for (let step = 0; step < 3; step += 1) {
      const until = performance.now() + ms;
      while (performance.now() < until);
      yield;
    }
    return 'done';
  }
  expect(runInSlices(job(0))).toBe('done');
  let hasRun = false;
  setImmediate(() => {
    hasRun = true;
  });
  expect(await runInSlices(job(LONG_MS))).toBe('done');
  expect(hasRun).toBe(true);
});

/** A job of three steps, which notes each of them. */
function* noted(done: number[], end: () => string): InSteps<string> {
  for (const step of [1, 2, 3]) {
    done.push(step);
    yield;
  }
  return end();
}

it('a shared job is run once, in turns, by all who wait for it', () => {
  const done: number[] = [];
  const share = createSharedSteps<string>(2);
  const wait = () => share('key', () => noted(done, () => 'result'));
  const [one, other] = [wait(), wait()];
  one.next();
  other.next();
  expect(done).toEqual([1, 2]);
  expect([withoutPause(one), withoutPause(other), withoutPause(wait())]).toEqual(Array(3).fill('result'));
  expect(done).toEqual([1, 2, 3]);
});

it('a shared job that fails gives its error to all who wait for it, and is started again for the next one', () => {
  const done: number[] = [];
  const share = createSharedSteps<string>(2);
  const failure = new Error('failed');
  const wait = (end: () => string) => share('key', () => noted(done, end));
  const fail = () => {
    throw failure;
  };
  const [one, other] = [wait(fail), wait(fail)];
  one.next();
  other.next();
  expect(() => withoutPause(one)).toThrow(failure);
  expect(() => withoutPause(other)).toThrow(failure);
  expect(withoutPause(wait(() => 'result'))).toBe('result');
  expect(done).toEqual([1, 2, 3, 1, 2, 3]);
});

it('a shared job that was evicted as the least recently used one is run again', () => {
  const begun: string[] = [];
  const share = createSharedSteps<string>(2);
  const ask = (key: string) =>
    withoutPause(
      share(key, () => {
        begun.push(key);
        return noted([], () => key);
      }),
    );
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) expect(ask(key)).toBe(key);
  expect(begun).toEqual(['a', 'b', 'c', 'b']);
});
