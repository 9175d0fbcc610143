import { createClient } from 'graphql-ws';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { WITHOUT_PICTURES_MS } from '#shared/hotel/picture-times.ts';
import { type GatewayProcess, startGatewayProcess } from '../support/servers/gateway-process.ts';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import { type TestRedis, absentRedisUrl, startOwnRedis } from '../support/servers/redis.ts';
import { Visitor } from '../support/visitor.ts';
import {
  type Criteria,
  type Progress,
  type Results,
  cityNamed,
  criteriaOf,
  search,
  searchAnswer,
  searchWhole,
  twoNights,
} from './support/search.ts';

let redis: TestRedis;
let first: TestProduct;
let second: TestProduct;
/** A search of new dates for each test, so that nothing is cached. */
let inTelAviv: () => Criteria;
let ahead = 40;

beforeAll(async () => {
  redis = await startOwnRedis();
  first = await startTestProduct({ REDIS_URL: redis.url });
  second = await startTestProduct({ REDIS_URL: redis.url, ...first.upstreams() });
  const city = await cityNamed(first.visitor(), 'Tel Aviv');
  inTelAviv = () => criteriaOf(city, twoNights((ahead += 1)));
});
afterAll(async () => {
  await second.stop();
  await first.stop();
  await redis.stop();
});
beforeEach(async () => {
  await first.sandbox.heal();
  await first.sandbox.forget();
});

const searches = async (): Promise<number> => (await first.sandbox.counts())['Search'] ?? 0;

/** Fifty travellers request the same search at once, distributed over the gateways. */
const fifty = (criteria: Criteria, gateways: readonly { visitor(): Visitor }[]) =>
  Promise.all(
    Array.from({ length: 50 }, (_, at) => {
      const gateway = gateways[at % gateways.length];
      if (!gateway) throw new Error('no gateway');
      return search(gateway.visitor(), criteria);
    }),
  );

/** A hundred travellers request the same page with its pictures at once, half of them at each gateway. */
const hundredPages = (criteria: Criteria) =>
  Promise.all(
    Array.from({ length: 100 }, (_, at) =>
      search((at % 2 === 0 ? first : second).visitor(), criteria, { withImages: true }),
    ),
  );
const idsOf = ({ hotels }: Results): string => hotels.map(({ id }) => id).join();
const hasPictures = ({ hotels }: Results): boolean => hotels.some(({ images }) => images?.length);

/** Progress of a search as a page receives it, until the stream ends. */
async function received(url: string, criteria: Criteria, most = Infinity): Promise<readonly Progress[]> {
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
  });
  const seen: Progress[] = [];
  const events = client.iterate<{ hotelSearchProgress: Progress }>({
    query: `subscription($criteria: SearchCriteriaInput!) {
      hotelSearchProgress(criteria: $criteria) { checked total complete failedChunks isWaiting }
    }`,
    variables: { criteria },
  });
  for await (const { data } of events) {
    if (data) seen.push(data.hotelSearchProgress);
    if (seen.length >= most) break;
  }
  await client.dispose();
  return seen;
}

describe('a hundred travellers who open the same page at once on two gateways', () => {
  /** Each attempt uses a city whose hotels no other test reads. */
  const cities = ['Eilat', 'Netanya'] as const;

  it('cause the provider calls of one traveller: a list, a search, and one details call for the final page', async ({
    task,
  }) => {
    const name = cities[task.result?.retryCount === 1 ? 1 : 0];
    const criteria = criteriaOf(await cityNamed(first.visitor(), name), twoNights(62));
    await first.sandbox.forget();
    await first.sandbox.fault({ call: 'Search', kind: 'delay', ms: 300 });
    const startedAt = performance.now();
    const early = await hundredPages(criteria);
    for (const gateway of [first, second]) await searchWhole(gateway.visitor(), criteria);
    const tookMs = performance.now() - startedAt;
    const final = await hundredPages(criteria);
    // On a busy machine some images are missing in the first response, and present in a second one.
    for (const gateway of [first, second]) {
      const page = () => search(gateway.visitor(), criteria, { withImages: true });
      await expect.poll(async () => hasPictures(await page())).toBe(true);
    }
    const { HotelDetails: details, ...others } = await first.sandbox.counts();
    expect(others).toEqual({ TBOHotelCodeList: 1, Search: 1 });
    // More than one only where a machine is so busy that pages of a running search get pictures too.
    const pages = new Set([...early, ...final].map(idsOf)).size;
    expect(details).toBeLessThanOrEqual(tookMs < WITHOUT_PICTURES_MS ? 1 : pages);
    expect(new Set(final.map(idsOf)).size).toBe(1);
  });

  it('cause one details call when the prices of a large city are cached', async () => {
    const criteria = inTelAviv();
    await searchWhole(first.visitor(), criteria);
    await searchWhole(second.visitor(), criteria);
    await first.sandbox.forget();
    await hundredPages(criteria);
    expect(await first.sandbox.counts()).toEqual({ HotelDetails: 1 });
  });
});

describe('fifty identical searches at once on two gateways', () => {
  it('cause one set of provider calls, also when the hotel list is slow', async () => {
    const city = await cityNamed(first.visitor(), 'Haifa');
    const criteria = criteriaOf(city, twoNights());
    await first.sandbox.forget();
    await first.sandbox.fault({ call: 'TBOHotelCodeList', kind: 'delay', ms: 3_000 });
    await first.sandbox.fault({ call: 'Search', kind: 'delay', ms: 500 });
    const early = await fifty(criteria, [first, second]);
    expect(new Set(early.map(({ key }) => key)).size).toBe(1);
    const [one, other] = await Promise.all(
      [first, second].map((gateway) => searchWhole(gateway.visitor(), criteria)),
    );
    expect(await first.sandbox.counts()).toEqual({ TBOHotelCodeList: 1, Search: 1 });
    expect(other?.hotels).toEqual(one?.hotels);
    expect(one?.progress).toMatchObject({ complete: true, failedChunks: [] });
  });

  it('cause one set of three chunks', async () => {
    const criteria = inTelAviv();
    await first.sandbox.fault({ call: 'Search', kind: 'delay', ms: 500 });
    await fifty(criteria, [first, second]);
    const [one, other] = await Promise.all(
      [first, second].map((gateway) => searchWhole(gateway.visitor(), criteria)),
    );
    expect(await searches()).toBe(3);
    expect(other?.hotels).toEqual(one?.hotels);
  });

  it('cause one set for each gateway without Redis, and no error', async () => {
    const nowhere = { REDIS_URL: await absentRedisUrl(), ...first.upstreams() };
    const gateways = [await startTestProduct(nowhere), await startTestProduct(nowhere)];
    try {
      const criteria = inTelAviv();
      await fifty(criteria, gateways);
      const [one, other] = await Promise.all(
        gateways.map((gateway) => searchWhole(gateway.visitor(), criteria)),
      );
      expect(await searches()).toBe(6);
      expect(other?.hotels).toEqual(one?.hotels);
      expect(one?.progress).toMatchObject({ complete: true, failedChunks: [] });
    } finally {
      for (const gateway of gateways) await gateway.stop();
    }
  });
});

describe('a Redis that stops', () => {
  let own: TestRedis;
  let gateways: readonly TestProduct[];
  beforeEach(async () => {
    own = await startOwnRedis();
    const variables = { REDIS_URL: own.url, ...first.upstreams() };
    gateways = [await startTestProduct(variables), await startTestProduct(variables)];
    return async () => {
      for (const gateway of gateways) await gateway.stop();
      await own.stop();
    };
  });

  it('during a search causes at most a second set of calls, and the whole list is shown', async () => {
    const criteria = inTelAviv();
    await first.sandbox.fault({ call: 'Search', kind: 'delay', ms: 1_500 });
    const requested = fifty(criteria, gateways);
    await expect.poll(searches, { timeout: 20_000 }).toBe(3);
    await own.stop();
    await requested;
    const found = await Promise.all(gateways.map((gateway) => searchWhole(gateway.visitor(), criteria)));
    for (const { hotels, progress } of found) {
      expect(progress).toMatchObject({ complete: true, failedChunks: [] });
      expect(hotels).toHaveLength(5);
    }
    expect(await searches()).toBeLessThanOrEqual(6);
  });

  it('after a search causes no empty page: lost data is read again', async () => {
    const criteria = inTelAviv();
    const visitors = gateways.map((gateway) => gateway.visitor());
    const [before] = await Promise.all(visitors.map((visitor) => searchWhole(visitor, criteria)));
    await own.stop();
    for (const visitor of visitors) {
      await search(visitor, criteria);
      const { hotels, progress } = await searchWhole(visitor, criteria);
      expect(hotels).toEqual(before?.hotels);
      expect(progress).toMatchObject({ complete: true, failedChunks: [] });
    }
    expect(await searches()).toBeLessThanOrEqual(9);
  });
});

describe('a gateway that is killed while it runs a search', () => {
  let leader: GatewayProcess;
  beforeAll(async () => {
    leader = await startGatewayProcess({ REDIS_URL: redis.url, ...first.upstreams() });
  });
  afterAll(() => leader.kill());

  it('is replaced by another one, which reads the missing chunks when the locks of the dead one have expired', async () => {
    const criteria = inTelAviv();
    // The first chunk gets its response; this gateway never gets the other two.
    await first.sandbox.fault({ call: 'Search', kind: 'delay', ms: 60_000, times: 2 });
    const known = new Visitor(() => leader.url);
    // A process that has just started on a busy machine may shed its visitors' requests at first.
    await expect
      .poll(async () => (await searchAnswer(known, criteria)).errors, { timeout: 20_000 })
      .toEqual([]);
    await expect.poll(searches, { timeout: 20_000 }).toBe(3);
    const checked = async () => (await search(known, criteria)).progress.checked;
    // Stored hotels count as checked from the start; more than these means that the first chunk has arrived.
    await expect.poll(checked).toBeGreaterThan(20);
    const following = received(first.url, criteria);
    await leader.kill();
    const seen = await following;
    expect(seen.at(-1)).toMatchObject({ complete: true, failedChunks: [] });
    expect(seen.at(-1)?.checked).toBe(seen.at(-1)?.total);
    // The chunk that the killed gateway had read is not read again.
    expect(await searches()).toBe(5);
  });
});

describe('a search started at another gateway', () => {
  it('is there after a restart and at a gateway that starts later, without provider calls', async () => {
    const criteria = inTelAviv();
    const before = await searchWhole(first.visitor(), criteria);
    await first.sandbox.forget();
    await second.restart();
    const later = await search(second.visitor(), criteria);
    expect(later).toEqual(before);
    // Each start checks the provider's credentials with a list of countries.
    const { CountryList: _, ...searching } = await first.sandbox.counts();
    expect(searching).toEqual({});
  });

  it('continues at another gateway from the chunks that are known', async () => {
    const criteria = inTelAviv();
    await first.sandbox.fault({ call: 'Search', kind: 'delay', ms: 2_000, nth: 3 });
    await search(first.visitor(), criteria);
    await expect
      .poll(async () => (await search(second.visitor(), criteria)).progress.checked)
      .toBeGreaterThan(100);
    const whole = await searchWhole(second.visitor(), criteria);
    expect(whole.progress).toMatchObject({ complete: true, failedChunks: [] });
    expect(await searches()).toBe(3);
  });

  it('can be repaired at any gateway, and only the failed part is read again', async () => {
    const criteria = inTelAviv();
    await first.sandbox.fault({ call: 'Search', kind: 'http', status: 500, nth: 2 });
    const broken = await searchWhole(first.visitor(), criteria);
    expect(broken.progress.failedChunks).toHaveLength(1);
    expect((await searchWhole(second.visitor(), criteria)).progress.failedChunks).toHaveLength(1);
    await second
      .visitor()
      .ask(
        'mutation($criteria: SearchCriteriaInput!) { retryHotelSearch(criteria: $criteria) { complete } }',
        { criteria },
      );
    await expect
      .poll(async () => (await search(first.visitor(), criteria)).progress.failedChunks, { timeout: 20_000 })
      .toEqual([]);
    expect(await searches()).toBe(4);
  });

  it('reports its progress at every gateway, also to a page that reconnects', async () => {
    const criteria = inTelAviv();
    await first.sandbox.fault({ call: 'Search', kind: 'delay', ms: 1_500 });
    await search(first.visitor(), criteria);
    expect(await received(second.url, criteria, 1)).toHaveLength(1);
    const seen = await received(second.url, criteria);
    expect(seen.at(-1)).toMatchObject({ complete: true, failedChunks: [] });
    expect((await received(first.url, criteria)).at(-1)).toMatchObject({ complete: true });
    expect(await searches()).toBe(3);
  });
});
