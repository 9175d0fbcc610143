import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportMissedCode } from '#ui/lazy/missedCode.ts';
import { installServiceWorker } from './serviceWorker.ts';

class Workers extends EventTarget {
  controller: object | null = {};
  registration = Object.assign(new EventTarget(), {
    update: vi.fn<() => Promise<void>>().mockResolvedValue(undefined),
    waiting: null as null | { postMessage: (message: string) => void },
  });
  register = () => Promise.resolve(this.registration);
}

const reload = vi.fn<() => void>();
const postMessage = vi.fn<(message: string) => void>();
let workers: Workers;
let offered: (() => void)[];
let end: () => void = () => undefined;

/** A tab some time after it was opened. */
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

it('a new version that waits is offered, and the page reloads once it is active', async () => {
  workers.registration.waiting = { postMessage };
  await start();
  expect(offered).toHaveLength(1);
  offered[0]?.();
  expect(postMessage).toHaveBeenCalledWith('take over');
  expect(reload).not.toHaveBeenCalled();
  takeOver();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('a new version is also offered in other tabs, which reload only when the user accepts there', async () => {
  await start();
  takeOver();
  expect(reload).not.toHaveBeenCalled();
  expect(offered).toHaveLength(1);
  offered[0]?.();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('a new version is offered again after another tab activated it, and an earlier offer still works', async () => {
  workers.registration.waiting = { postMessage };
  await start();
  takeOver();
  expect(offered).toHaveLength(2);
  offered[0]?.();
  expect(postMessage).not.toHaveBeenCalled();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('the very first service worker is not offered as a new version', async () => {
  workers.controller = null;
  await start();
  takeOver();
  expect(offered).toEqual([]);
});

it('code that could not be loaded makes the worker look for a newer version', async () => {
  await start();
  expect(workers.registration.update).not.toHaveBeenCalled();
  reportMissedCode();
  expect(workers.registration.update).toHaveBeenCalledTimes(1);
  end();
  reportMissedCode();
  expect(workers.registration.update).toHaveBeenCalledTimes(1);
});
