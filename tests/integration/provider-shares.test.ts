/** How many provider calls the reads of one caller may cause, and that others are not affected. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import { cityNamed, criteriaOf, searchWhole, twoNights } from './support/search.ts';
import { addDays } from '#shared/stay/nights.ts';
import { firstWithRooms } from './support/booking.ts';

let product: TestProduct;
let ids: readonly string[];
beforeAll(async () => {
  product = await startTestProduct({ TRUSTED_PROXIES: '127.0.0.1' });
  const visitor = product.visitor();
  const city = await cityNamed(visitor, 'Haifa');
  const { hotels } = await searchWhole(visitor, criteriaOf(city, twoNights()), {
    page: { page: 1, pageSize: 50 },
  });
  ids = hotels.filter(({ id }) => /^\d+$/.test(id)).map(({ id }) => id);
  firstWithRooms(hotels);
});
afterAll(() => product.stop());
beforeEach(async () => {
  await product.sandbox.heal();
  await product.sandbox.forget();
});

const dayAfter = (days: number): string => addDays(twoNights().checkIn, days);

/** A query for prices of one hotel on many days, none of which is cached. */
const manyDays = (id: string, from: number, count: number): string =>
  `{ hotel(id: "${id}") { ${Array.from(
    { length: count },
    (_, at) =>
      `o${at}: offers(stay: { checkIn: "${dayAfter(from + at)}", checkOut: "${dayAfter(from + at + 1)}", occupancy: { adults: 2, rooms: 1 } }) { nights }`,
  ).join(' ')} } }`;

const codesOf = ({ errors }: { errors: readonly { extensions?: Record<string, unknown> }[] }) =>
  errors.map(({ extensions }) => extensions?.['code']);

describe('prices inside one document', () => {
  it("each count as one provider call against the caller's limit, and do not affect other callers", async () => {
    const greedy = { 'x-forwarded-for': '192.0.2.1' };
    const visitor = product.visitor();
    const id = ids[0] ?? '';
    const answers = [];
    for (let at = 0; at < 18; at += 1) answers.push(await visitor.ask(manyDays(id, at * 25, 25), {}, greedy));
    expect(answers.flatMap(codesOf)).toContain('RATE_LIMITED');
    expect((await product.sandbox.counts())['Search']).toBeLessThanOrEqual(336);

    const other = await product
      .visitor()
      .ask(manyDays(ids[1] ?? '', 100, 3), {}, { 'x-forwarded-for': '192.0.2.2' });
    expect(other.errors).toEqual([]);
  });

  it('cost nothing when they are cached', async () => {
    const from = { 'x-forwarded-for': '192.0.2.3' };
    const visitor = product.visitor();
    for (let at = 0; at < 20; at += 1) {
      const { errors } = await visitor.ask(manyDays(ids[1] ?? '', 0, 25), {}, from);
      expect(errors).toEqual([]);
    }
    expect((await product.sandbox.counts())['Search']).toBe(25);
  });

  it('stay within the limit for a caller who opens ten hotels and changes the dates of each five times', async () => {
    const from = { 'x-forwarded-for': '192.0.2.4' };
    const visitor = product.visitor();
    for (const id of ids.slice(0, 10))
      for (let at = 0; at < 5; at += 1) {
        const { errors } = await visitor.ask(manyDays(id, 200 + at, 1), {}, from);
        expect(errors).toEqual([]);
      }
  });
});

describe('with a slow provider', () => {
  let slow: TestProduct;
  beforeAll(async () => {
    slow = await startTestProduct({ TRUSTED_PROXIES: '127.0.0.1', PROVIDER_RATE: '10' });
  });
  afterAll(() => slow.stop());

  it('a caller who requests one price does not wait for all requests of another caller', async () => {
    const searches = async () => (await slow.sandbox.counts())['Search'] ?? 0;
    const [one = '', other = ''] = ids;
    const greedy = [0, 25].map((day) =>
      slow.visitor().ask(manyDays(one, day, 25), {}, { 'x-forwarded-for': '192.0.2.1' }),
    );
    await expect.poll(searches).toBeGreaterThan(1);
    const { errors } = await slow
      .visitor()
      .ask(manyDays(other, 0, 1), {}, { 'x-forwarded-for': '192.0.2.2' });
    expect(errors).toEqual([]);
    expect(await searches()).toBeLessThan(40);
    await Promise.all(greedy);
  });
});
