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
  provider: { health: async () => ok, isLeftAlone: () => false },
  chat: { health: async () => ok },
  cache: { isUp: async () => true },
};

it('is ok with every part well', async () => {
  const parts = { platform: well, identity: well, storage: well, provider: well, chat: well, cache: well };
  expect(await createReadiness(sources)()).toEqual({ status: 'ok', parts });
});

it('tells each part that fails in plain words, and the variable of a credential that is refused', async () => {
  const readiness = createReadiness({
    platform: { health: async () => ({ service: ok, cannotStore: 'the disk is full' }) },
    provider: { health: async () => refused, isLeftAlone: () => false },
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

it('tells a platform that refuses our identity from one that is away', async () => {
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

it('asks the provider once in half a minute, however often it is asked itself', async () => {
  const health = vi.fn<() => Promise<typeof ok>>(async () => ok);
  const readiness = createReadiness({ ...sources, provider: { health, isLeftAlone: () => false } });
  for (let index = 0; index < 10; index += 1) await readiness();
  await vi.advanceTimersByTimeAsync(29_000);
  await readiness();
  expect(health).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  await readiness();
  expect(health).toHaveBeenCalledTimes(2);
});

it('tells an open breaker at once, asks nothing meanwhile, and looks again when it has closed', async () => {
  const health = vi.fn<() => Promise<typeof ok>>(async () => ok);
  let isOpen = false;
  const readiness = createReadiness({ ...sources, provider: { health, isLeftAlone: () => isOpen } });
  expect((await readiness()).parts.provider).toEqual(well);
  isOpen = true;
  for (let minute = 0; minute < 3; minute += 1) {
    const left = bad('it failed and is left alone for some seconds');
    expect((await readiness()).parts.provider).toEqual(left);
    await vi.advanceTimersByTimeAsync(60_000);
  }
  expect(health).toHaveBeenCalledTimes(1);
  isOpen = false;
  expect((await readiness()).parts.provider).toEqual(well);
  expect(health).toHaveBeenCalledTimes(2);
});

it('does not wait for an upstream that hangs: what was known last is told meanwhile', async () => {
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
  expect((await hanging).parts.chat).toEqual(bad('it has not answered yet'));
});
