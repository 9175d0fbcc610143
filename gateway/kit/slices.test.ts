import { expect, it } from 'vitest';
import { mapInSlices, runInSlices, sharedSteps, withoutPause } from './slices.ts';

/** Longer than a job may run without a pause. */
const LONG_MS = 10;

it('of several paused jobs one continues in each turn of the event loop', async () => {
  let turn = 0;
  let ticking = setImmediate(function tick() {
    turn += 1;
    ticking = setImmediate(tick);
  });
  const turns: number[] = [];
  const work = (item: number): void => {
    // The first items are worked on before any pause.
    if (item > 0) turns.push(turn);
    const until = performance.now() + LONG_MS;
    while (performance.now() < until);
  };
  await Promise.all(Array.from({ length: 4 }, () => mapInSlices([0, 1, 2], work)));
  clearImmediate(ticking);
  expect(turns).toHaveLength(8);
  expect(new Set(turns).size).toBe(8);
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

it('a shared job is done once, by all who wait for it in turns', () => {
  const done: number[] = [];
  const share = sharedSteps(
    (function* () {
      for (const step of [1, 2, 3]) {
        done.push(step);
        yield;
      }
      return 'result';
    })(),
  );
  const [one, other] = [share(), share()];
  one.next();
  other.next();
  expect(done).toEqual([1, 2]);
  expect([withoutPause(one), withoutPause(other), withoutPause(share())]).toEqual(Array(3).fill('result'));
  expect(done).toEqual([1, 2, 3]);
});
