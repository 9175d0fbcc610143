import pino from 'pino';
import { expect, it } from 'vitest';
import type { CachePolicy } from './cache.ts';
import { createCache } from './create-cache.ts';
import { createMemoryStore } from './memory-store.ts';

const policy: CachePolicy<number> = {
  kind: 'numbers.1',
  freshSeconds: 100,
  usableSeconds: 300,
  parse: Number,
};
const logger = pino({ level: 'silent' });
/** A store that counts as shared by several instances. */
const sharedStore = () => ({ ...createMemoryStore(), isShared: true });

it('the generation stays while values are put, and changes in every instance when one drops a value', async () => {
  const store = sharedStore();
  const [here, there] = [store, store].map((one) => createCache(one, { now: Date.now, logger }));
  if (!here || !there) throw new Error('no caches');
  const first = await here.generation();
  await here.putMany(policy, [{ key: 'k', value: 1 }]);
  await here.read(policy, 'other', async () => 2);
  expect([await here.generation(), await there.generation()]).toEqual([first, first]);
  await there.drop(policy, ['k']);
  const second = await here.generation();
  expect(second).not.toBe(first);
  expect(await there.generation()).toBe(second);
});

it('a drop of no keys does not change the generation', async () => {
  const cache = createCache(createMemoryStore(), { now: Date.now, logger });
  const first = await cache.generation();
  await cache.drop(policy, []);
  expect(await cache.generation()).toBe(first);
});

it('a generation that is being created while another instance drops a value is not stored', async () => {
  const store = sharedStore();
  const other = createCache(store, { now: Date.now, logger });
  let drops = 0;
  const nextVersion = async () => {
    const taken = await store.nextVersion();
    if ((drops += 1) === 1) await other.drop(policy, ['k']);
    return taken;
  };
  const cache = createCache({ ...store, nextVersion }, { now: Date.now, logger });
  const during = await cache.generation();
  expect(await cache.generation()).not.toBe(during);
});

it('the generation of a single process is known without a promise, and ends in the step that drops a value', async () => {
  const cache = createCache(createMemoryStore(), { now: Date.now, logger });
  const first = await cache.generation();
  expect(cache.generation()).toBe(first);
  const dropping = cache.drop(policy, ['k']);
  const second = await cache.generation();
  expect(second).not.toBe(first);
  await dropping;
  expect(cache.generation()).toBe(second);
});

it('the generation of a single process is not kept when a value was dropped while it was created', async () => {
  const store = createMemoryStore();
  let isFirst = true;
  const nextVersion = async () => {
    const taken = await store.nextVersion();
    if (isFirst) {
      isFirst = false;
      await cache.drop(policy, ['k']);
    }
    return taken;
  };
  const cache = createCache({ ...store, nextVersion }, { now: Date.now, logger });
  const during = await cache.generation();
  expect(await cache.generation()).not.toBe(during);
});
