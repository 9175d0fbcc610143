import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createReadiness } from './readiness.ts';

const ok = { state: 'ok' } as const;
const refused = { state: 'refused' } as const;
const failing = { state: 'failing', reason: 'no connection' } as const;
const well = { ok: true };
const bad = (reason: string) => ({ ok: false, reason });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const sources = {
  platform: { health: async () => ({ service: ok, cannotStore: null }) },
  provider: { health: async () => ok, isBreakerOpen: () => false },
  chat: { health: async () => ok },
  cache: { isUp: async () => true },
};

it('readiness is ok when every part is', async () => {
  const parts = { platform: well, identity: well, storage: well, provider: well, chat: well, cache: well };
  expect(await createReadiness(sources)()).toEqual({ status: 'ok', parts });
});

it('readiness describes each failing part in plain words, with the variable of a refused credential', async () => {
  const readiness = createReadiness({
    platform: { health: async () => ({ service: ok, cannotStore: 'the disk is full' }) },
    provider: { health: async () => refused, isBreakerOpen: () => false },
    chat: { health: async () => failing },
    cache: { isUp: async () => false },
  });
  expect(await readiness()).toEqual({
    status: 'degraded',
    parts: {
      platform: well,
      identity: well,
      storage: bad('database not writable: the disk is full'),
      provider: bad('it refuses PROVIDER_USERNAME or PROVIDER_PASSWORD'),
      chat: bad('no connection'),
      cache: bad('Redis does not answer: every instance works by itself'),
    },
  });
});

it('readiness distinguishes a platform that refuses our account from one that is unavailable', async () => {
  const partsWith = async (service: typeof refused | typeof failing) =>
    (
      await createReadiness({
        ...sources,
        platform: { health: async () => ({ service, cannotStore: null }) },
      })()
    ).parts;
  expect(await partsWith(refused)).toMatchObject({
    platform: well,
    identity: bad('it refuses PLATFORM_SERVICE_TOKEN'),
  });
  expect(await partsWith(failing)).toMatchObject({
    platform: bad('no connection'),
    identity: bad('the platform does not answer'),
    storage: bad('the platform does not answer'),
  });
});

it('readiness calls the provider once in half a minute, however often it is read', async () => {
  const health = vi.fn<() => Promise<typeof ok>>(async () => ok);
  const readiness = createReadiness({ ...sources, provider: { health, isBreakerOpen: () => false } });
  for (let index = 0; index < 10; index += 1) await readiness();
  await vi.advanceTimersByTimeAsync(29_000);
  await readiness();
  expect(health).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  await readiness();
  expect(health).toHaveBeenCalledTimes(2);
});

it('readiness reports an open breaker at once, calls nothing meanwhile, and checks again when it has closed', async () => {
  const health = vi.fn<() => Promise<typeof ok>>(async () => ok);
  let isOpen = false;
  const readiness = createReadiness({ ...sources, provider: { health, isBreakerOpen: () => isOpen } });
  expect((await readiness()).parts.provider).toEqual(well);
  isOpen = true;
  for (let minute = 0; minute < 3; minute += 1) {
    const left = bad('it failed and is not called for a few seconds');
    expect((await readiness()).parts.provider).toEqual(left);
    await vi.advanceTimersByTimeAsync(60_000);
  }
  expect(health).toHaveBeenCalledTimes(1);
  isOpen = false;
  expect((await readiness()).parts.provider).toEqual(well);
  expect(health).toHaveBeenCalledTimes(2);
});

it('readiness does not wait for a slow upstream, but returns the latest known state', async () => {
  let hangs = false;
  const chat = () => (hangs ? new Promise<never>(() => undefined) : Promise.resolve(ok));
  const readiness = createReadiness({ ...sources, chat: { health: chat } });
  expect((await readiness()).parts.chat).toEqual(well);
  hangs = true;
  await vi.advanceTimersByTimeAsync(10_000);
  const states = readiness();
  await vi.advanceTimersByTimeAsync(1_500);
  expect((await states).parts.chat).toEqual(well);

  const hanging = createReadiness({ ...sources, chat: { health: chat } })();
  await vi.advanceTimersByTimeAsync(1_500);
  expect((await hanging).parts.chat).toEqual(bad('it has not responded yet'));
});
