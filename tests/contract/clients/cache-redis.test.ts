import { Redis } from 'ioredis';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type CachePolicy, DELETED_KEY } from '#cache/cache.ts';
import { createCache } from '#cache/create-cache.ts';
import { createRedisStore } from '#cache/redis/redis-store.ts';
import { absentRedisUrl, startOwnRedis, startRedis, type TestRedis } from '#tests/support/servers/redis.ts';
import { startTcpProxy } from '#tests/support/servers/tcp-proxy.ts';

const logger = pino({ level: 'silent' });
const policy: CachePolicy<string> = {
  kind: 'texts.1',
  freshSeconds: 60,
  usableSeconds: 120,
  parse: String,
};

describe('a cache over Redis', () => {
  let redis: TestRedis;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.stop());

  it('shares values and loads between instances: one load for two', async () => {
    const stores = [createRedisStore(redis.url, logger), createRedisStore(redis.url, logger)];
    const [one, two] = stores.map((store) => createCache(store, { now: Date.now, logger }));
    if (!one || !two) throw new Error('two caches expected');
    let fills = 0;
    const slowFill = async (): Promise<string> => {
      fills += 1;
      await new Promise((resolve) => {
        setTimeout(resolve, 150);
      });
      return `fill ${fills}`;
    };
    const answers = await Promise.all([
      one.read(policy, 'shared', slowFill),
      two.read(policy, 'shared', slowFill),
    ]);
    expect(answers.map((answer) => answer.value)).toEqual(['fill 1', 'fill 1']);
    expect(fills).toBe(1);
    await two.drop(policy, ['shared']);
    expect(await one.peekMany(policy, ['shared'])).toEqual([null]);
    await Promise.all([one.close(), two.close()]);
  });

  it('does not store a value if another instance has read a newer one or dropped it meanwhile', async () => {
    const [left, right] = [createRedisStore(redis.url, logger), createRedisStore(redis.url, logger)];
    const one = createCache(left, { now: Date.now, logger });
    const two = createCache(right, { now: Date.now, logger });
    /** Starts a load in the first instance, lets the second act, then ends the load. */
    const during = async (key: string, act: () => Promise<void>): Promise<string | null> => {
      let finish: (value: string) => void = () => undefined;
      let begin: () => void = () => undefined;
      const requested = new Promise<void>((resolve) => (begin = resolve));
      const slow = one.read(policy, key, () => {
        begin();
        return new Promise<string>((resolve) => (finish = resolve));
      });
      await requested;
      await act();
      finish('older');
      await slow;
      const [after] = await two.peekMany(policy, [key]);
      return after?.value ?? null;
    };
    // A paused instance whose lock expired: the next one reads and writes meanwhile.
    const readAnew = async (): Promise<void> => {
      const turn = await two.nextVersion();
      await two.putMany(policy, [{ key: 'paused', value: 'newer' }], Date.now(), turn);
    };
    expect(await during('paused', readAnew)).toBe('newer');
    expect(await during('dropped', () => two.drop(policy, ['dropped']))).toBeNull();
    // A value that is requested after the drop is stored.
    expect((await two.read(policy, 'dropped', async () => 'after')).value).toBe('after');
    expect((await one.peekMany(policy, ['dropped']))[0]?.value).toBe('after');
    expect(await during('undisturbed', async () => undefined)).toBe('older');
    await Promise.all([one.close(), two.close()]);
  });

  it('issues growing numbers for reads, and shares no value whose number came from a local clock', async () => {
    const [left, right] = [createRedisStore(redis.url, logger), createRedisStore(redis.url, logger)];
    const turns: number[] = [];
    for (const store of [left, right, left, right, right, left])
      turns.push((await store.nextVersion()).number);
    expect(turns).toEqual(turns.toSorted((a, b) => a - b));
    expect(new Set(turns).size).toBe(turns.length);
    // The order holds even if an instance misses the message about a deletion.
    const before = await left.nextVersion();
    await right.delete(['gone']);
    await left.setMany([{ key: 'gone', value: 'older' }], 60, before);
    expect(await right.getMany(['gone'])).toEqual([null]);
    // Read while Redis was down, with a number from the local clock: its order relative to others is unknown.
    const local = { number: Number.MAX_SAFE_INTEGER, isLocal: true };
    await right.setMany([{ key: 'apart', value: 'mine' }], 60, local);
    expect(await left.getMany(['apart'])).toEqual([null]);
    await Promise.all([left.close(), right.close()]);
  });

  it('returns values in the requested order, lets them expire, and releases a lock only for its holder', async () => {
    const store = createRedisStore(redis.url, logger);
    await store.setMany([{ key: 'a', value: '1' }], 60);
    await store.setMany([{ key: 'b', value: '2' }], 0.05);
    expect(await store.getMany(['b', 'a', 'c'])).toEqual(['2', '1', null]);
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
    expect(await store.getMany(['b', 'a'])).toEqual([null, '1']);
    const token = await store.acquire('lock', 5_000);
    expect(await store.acquire('lock', 5_000)).toBeNull();
    await store.release('lock', 'not ours');
    expect(await store.acquire('lock', 5_000)).toBeNull();
    await store.release('lock', token ?? '');
    expect(await store.acquire('lock', 5_000)).not.toBeNull();
    await store.close();
  });

  it('extends a lock only if it is its own or has expired', async () => {
    const store = createRedisStore(redis.url, logger);
    const token = (await store.acquire('held', 60)) ?? '';
    await store.extend('held', token, 60_000);
    await store.extend('held', 'another', 60_000);
    expect(await store.acquire('held', 60)).toBeNull();
    await store.release('held', token);
    await store.extend('lost', 'ours', 60_000);
    expect(await store.acquire('lost', 60)).toBeNull();
    await store.close();
  });
});

describe('messages through Redis', () => {
  it('reach every instance once, and again after Redis was down', async () => {
    const first = await startOwnRedis();
    const [one, two] = [createRedisStore(first.url, logger), createRedisStore(first.url, logger)];
    const received: string[] = [];
    one.subscribe('topic', (news) => received.push(`one ${news}`));
    two.subscribe('topic', (news) => received.push(`two ${news}`));
    const toldUntilHeard = async (news: string): Promise<void> => {
      await expect
        .poll(() => (one.publish('topic', news), received.includes(`two ${news}`)), { timeout: 20_000 })
        .toBe(true);
    };
    await toldUntilHeard('a');
    one.publish('topic', 'b');
    const heardB = () => received.filter((text) => text.endsWith(' b')).toSorted();
    await expect.poll(heardB, { timeout: 20_000 }).toEqual(['one b', 'two b']);

    await first.stop();
    one.publish('topic', 'c');
    expect(received).toContain('one c');
    const again = await startOwnRedis(Number(new URL(first.url).port));
    await toldUntilHeard('d');
    await Promise.all([one.close(), two.close()]);
    await again.stop();
  });
});

describe('a cache whose Redis stops', () => {
  afterEach(vi.useRealTimers);
  it('continues locally, reports it, and recovers by itself', async () => {
    const first = await startOwnRedis();
    const store = createRedisStore(first.url, logger);
    const cache = createCache(store, { now: Date.now, logger });
    expect(await cache.isUp()).toBe(true);
    await first.stop();

    expect((await cache.read(policy, 'k', async () => 'local')).value).toBe('local');
    expect((await cache.read(policy, 'k', async () => 'never asked')).value).toBe('local');
    expect(await cache.isUp()).toBe(false);

    const again = await startOwnRedis(Number(new URL(first.url).port));
    await expect.poll(() => cache.isUp(), { timeout: 12_000, interval: 250 }).toBe(true);
    await store.setMany([{ key: 'back', value: 'yes' }], 60);
    expect(await store.getMany(['back'])).toEqual(['yes']);
    await cache.close();
    await again.stop();
  });

  it('repeats a deletion that Redis has missed while it was down', async () => {
    const redis = await startOwnRedis();
    const proxy = await startTcpProxy(redis.url);
    const [here, there] = [createRedisStore(proxy.url, logger), createRedisStore(redis.url, logger)];
    const heard: string[] = [];
    there.subscribe(DELETED_KEY, (key) => heard.push(key));
    await here.setMany([{ key: 'edited', value: 'old' }], 60);
    expect(await there.getMany(['edited'])).toEqual(['old']);
    proxy.change('down');
    // Until Redis counts as down: then commands are no longer sent to it.
    for (let failure = 0; failure < 5; failure += 1) await here.getMany(['edited']);
    await here.delete(['edited']);
    expect(await here.getMany(['edited'])).toEqual([null]);
    expect(await there.getMany(['edited'])).toEqual(['old']);
    proxy.change('up');
    await expect.poll(() => there.getMany(['edited']), { timeout: 20_000 }).toEqual([null]);
    await expect.poll(() => heard, { timeout: 20_000 }).toContain('edited');
    await expect
      .poll(
        async () => (await here.setMany([{ key: 'edited', value: 'new' }], 60), there.getMany(['edited'])),
        { timeout: 20_000 },
      )
      .toEqual(['new']);
    await Promise.all([here.close(), there.close()]);
    await proxy.close();
    await redis.stop();
  });

  it('caches a deleted key locally while Redis refuses writes', async () => {
    const redis = await startOwnRedis();
    const admin = new Redis(redis.url);
    const store = createRedisStore(redis.url, logger);
    await store.setMany([{ key: 'edited', value: 'old' }], 60);
    await admin.config('SET', 'min-replicas-to-write', '1');
    await store.delete(['edited']);
    expect(await store.getMany(['edited'])).toEqual([null]);
    await store.setMany([{ key: 'edited', value: 'new' }], 60);
    expect(await store.getMany(['edited'])).toEqual(['new']);
    await store.close();
    admin.disconnect();
    await redis.stop();
  });

  it('caches a deleted key from the next write on, before the deletion that Redis has missed is repeated', async () => {
    const redis = await startOwnRedis();
    const admin = new Redis(redis.url);
    const store = createRedisStore(redis.url, logger);
    await store.setMany([{ key: 'edited', value: 'old' }], 60);
    await admin.config('SET', 'min-replicas-to-write', '1');
    await store.delete(['edited']);
    await admin.config('SET', 'min-replicas-to-write', '0');
    await store.setMany([{ key: 'edited', value: 'new' }], 60, await store.nextVersion());
    expect(await store.getMany(['edited'])).toEqual(['new']);
    await store.close();
    admin.disconnect();
    await redis.stop();
  });

  it.each([-2000, 2000])('orders fills around a pending deletion, by a clock %i ms off', async (shiftMs) => {
    const redis = await startOwnRedis();
    const admin = new Redis(redis.url);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + shiftMs });
    const store = createRedisStore(redis.url, logger);
    const before = await store.nextVersion();
    await admin.config('SET', 'min-replicas-to-write', '1');
    await store.delete(['edited']);
    await store.setMany([{ key: 'edited', value: 'old' }], 60, before);
    const [early] = await store.getMany(['edited']);
    await store.setMany([{ key: 'edited', value: 'new' }], 60, await store.nextVersion());
    expect([early, ...(await store.getMany(['edited']))]).toEqual([null, 'new']);
    await store.close();
    admin.disconnect();
    await redis.stop();
  });

  it('does not give a reader who comes after a deletion the fill of one who came before it had ended', async () => {
    const redis = await startOwnRedis();
    const proxy = await startTcpProxy(redis.url);
    const cache = createCache(createRedisStore(proxy.url, logger), { now: Date.now, logger });
    expect(await cache.isUp()).toBe(true);
    proxy.change('silent');
    // Both wait for Redis as long as a command may take; the reader then begins to fill, while the deletion still waits.
    const before = cache.read(policy, 'edited', async () => 'before');
    await cache.drop(policy, ['edited']);
    const after = cache.read(policy, 'edited', async () => 'after');
    expect([(await before).value, (await after).value]).toEqual(['before', 'after']);
    await cache.close();
    await proxy.close();
    await redis.stop();
  });

  it('deletes its local copy when another instance deletes the value', async () => {
    const redis = await startOwnRedis();
    const admin = new Redis(redis.url);
    // Redis refuses every other command of this user, so that values are stored locally.
    await admin.acl('SETUSER', 'subscriber', 'on', '>secret', 'allchannels', '+subscribe', '+ping', '+info');
    const url = new URL(redis.url);
    url.username = 'subscriber';
    url.password = 'secret';
    const [alone, other] = [createRedisStore(url.href, logger), createRedisStore(redis.url, logger)];
    await alone.setMany([{ key: 'copied', value: 'old' }], 60);
    expect(await alone.getMany(['copied'])).toEqual(['old']);
    await expect
      .poll(async () => (await other.delete(['copied']), alone.getMany(['copied'])), { timeout: 20_000 })
      .toEqual([null]);
    await Promise.all([alone.close(), other.close()]);
    admin.disconnect();
    await redis.stop();
  });

  it('works with a Redis that never started', async () => {
    const store = createRedisStore(await absentRedisUrl(), logger);
    await store.setMany([{ key: 'a', value: '1' }], 60);
    expect(await store.getMany(['a'])).toEqual(['1']);
    expect(await store.acquire('lock', 1_000)).not.toBeNull();
    expect(await store.isUp()).toBe(false);
    await store.close();
  });
});
