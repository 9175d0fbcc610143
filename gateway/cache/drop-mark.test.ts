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

it('the mark of what was dropped stays while values come, and changes in every instance when one drops', async () => {
  const store = createMemoryStore();
  const [here, there] = [store, store].map((one) => createCache(one, { now: Date.now, logger }));
  if (!here || !there) throw new Error('no caches');
  const first = await here.dropMark();
  await here.putMany(policy, [{ key: 'k', value: 1 }]);
  await here.read(policy, 'other', async () => 2);
  expect([await here.dropMark(), await there.dropMark()]).toEqual([first, first]);
  await there.drop(policy, ['k']);
  const second = await here.dropMark();
  expect(second).not.toBe(first);
  expect(await there.dropMark()).toBe(second);
});

it('a drop of nothing leaves the mark, so that it ends no kept answer', async () => {
  const cache = createCache(createMemoryStore(), { now: Date.now, logger });
  const first = await cache.dropMark();
  await cache.drop(policy, []);
  expect(await cache.dropMark()).toBe(first);
});

it('a mark that is being made while another instance drops something is not kept', async () => {
  const store = createMemoryStore();
  const other = createCache(store, { now: Date.now, logger });
  let drops = 0;
  const turn = async () => {
    const taken = await store.turn();
    if ((drops += 1) === 1) await other.drop(policy, ['k']);
    return taken;
  };
  const cache = createCache({ ...store, turn }, { now: Date.now, logger });
  const during = await cache.dropMark();
  expect(await cache.dropMark()).not.toBe(during);
});
