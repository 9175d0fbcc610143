import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installServiceWorker } from './serviceWorker.ts';

class Workers extends EventTarget {
  controller: object | null = {};
  registration = Object.assign(new EventTarget(), {
    waiting: null as null | { postMessage: (message: string) => void },
  });
  register = () => Promise.resolve(this.registration);
}

const reload = vi.fn<() => void>();
const postMessage = vi.fn<(message: string) => void>();
let workers: Workers;
let offered: (() => void)[];
let end: () => void = () => undefined;

/** A tab some time after its start. */
const start = async () => {
  end = installServiceWorker((takeOver) => offered.push(takeOver));
  await vi.advanceTimersByTimeAsync(5000);
};
const takeOver = () => workers.dispatchEvent(new Event('controllerchange'));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv('PROD', true);
  workers = new Workers();
  offered = [];
  reload.mockReset();
  postMessage.mockReset();
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, { serviceWorker: workers }));
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  end();
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('offers a version that waits, and loads the page again once it is in effect', async () => {
  workers.registration.waiting = { postMessage };
  await start();
  expect(offered).toHaveLength(1);
  offered[0]?.();
  expect(postMessage).toHaveBeenCalledWith('take over');
  expect(reload).not.toHaveBeenCalled();
  takeOver();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('offers it in the other tabs too, which stay as they are until they are asked', async () => {
  await start();
  takeOver();
  expect(reload).not.toHaveBeenCalled();
  expect(offered).toHaveLength(1);
  offered[0]?.();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('offers it again once another tab has taken it over, and an offer of before still works', async () => {
  workers.registration.waiting = { postMessage };
  await start();
  takeOver();
  expect(offered).toHaveLength(2);
  offered[0]?.();
  expect(postMessage).not.toHaveBeenCalled();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('says nothing of the first worker of all', async () => {
  workers.controller = null;
  await start();
  takeOver();
  expect(offered).toEqual([]);
});
