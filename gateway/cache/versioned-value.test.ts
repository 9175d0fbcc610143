import pino from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Cache, CachePolicy, CacheStore } from './cache.ts';
import { createCache } from './create-cache.ts';
import { versionOf, withVersion, valueBytesOf, valueOf } from './versioned-value.ts';
import { createMemoryStore } from './memory-store.ts';

const policy: CachePolicy<number> = {
  kind: 'numbers.1',
  freshSeconds: 100,
  usableSeconds: 300,
  parse: Number,
};

let clock: number;
let store: CacheStore;
/** Two instances over one store. */
let one: Cache;
let two: Cache;
beforeEach(() => {
  clock = 1_000_000;
  const now = (): number => clock;
  store = createMemoryStore({ now });
  const logger = pino({ level: 'silent' });
  one = createCache(store, { now, logger });
  two = createCache(store, { now, logger });
});

/** Starts a fill in the first instance. @returns a function that completes it */
async function slowFill() {
  let finish = (_value: number): void => undefined;
  let begin = (): void => undefined;
  const requested = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const reading = one.read(policy, 'k', () => {
    begin();
    return new Promise<number>((resolve) => {
      finish = resolve;
    });
  });
  await requested;
  return async (value: number): Promise<number> => {
    finish(value);
    return (await reading).value;
  };
}
const cachedValue = async (): Promise<number | null> => (await two.peekMany(policy, ['k']))[0]?.value ?? null;

describe('the value of a fill', () => {
  it('is stored when nothing else was written', async () => {
    const finish = await slowFill();
    expect(await finish(1)).toBe(1);
    expect(await cachedValue()).toBe(1);
  });

  it('does not overwrite what another instance read later, as if its lock had expired', async () => {
    const finish = await slowFill();
    await two.putMany(policy, [{ key: 'k', value: 7 }], clock, await two.nextVersion());
    await finish(1);
    expect(await cachedValue()).toBe(7);
  });

  it('is not stored when another instance has dropped the value meanwhile, but the value of the next fill is', async () => {
    const finish = await slowFill();
    await two.drop(policy, ['k']);
    await finish(1);
    expect(await cachedValue()).toBeNull();
    expect((await one.read(policy, 'k', async () => 2)).value).toBe(2);
    expect(await cachedValue()).toBe(2);
  });

  it('is not shared with readers after another instance has dropped the value', async () => {
    const finish = await slowFill();
    await two.drop(policy, ['k']);
    expect((await one.read({ ...policy, waitSeconds: 0 }, 'k', async () => 8)).value).toBe(8);
    await finish(1);
    expect(await cachedValue()).toBe(8);
  });
});

describe('the numbering of reads in a store', () => {
  it('increases even when the clock stops or goes back', async () => {
    const first = await store.nextVersion();
    clock -= 5_000;
    const second = await store.nextVersion();
    expect(second.number).toBeGreaterThan(first.number);
    await store.setMany([{ key: 'k', value: 'new' }], 60, second);
    await store.setMany([{ key: 'k', value: 'old' }], 60, first);
    expect(await store.getMany(['k'])).toEqual(['new']);
    await store.delete(['k']);
    await store.setMany([{ key: 'k', value: 'new' }], 60, second);
    expect(await store.getMany(['k'])).toEqual([null]);
    await store.setMany([{ key: 'k', value: 'newest' }], 60);
    expect(await store.getMany(['k'])).toEqual(['newest']);
  });
});

describe('a stored text', () => {
  it.each([
    [withVersion(12, 'a|b'), 12, 'a|b'],
    [withVersion(12, ''), 12, null],
    ['garbage', 0, null],
    ['x|garbage', 0, null],
    ['{"v":1}', 0, null],
    ['', 0, null],
    [null, 0, null],
  ])('%s is split into its number and its value', (stored, version, value) => {
    expect([versionOf(stored), valueOf(stored)]).toEqual([version, value]);
    const bytes = valueBytesOf(stored === null ? null : Buffer.from(stored));
    expect(bytes?.toString() ?? null).toBe(value);
  });
});
