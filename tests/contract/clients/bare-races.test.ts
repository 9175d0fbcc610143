import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EntityPlatform } from '#upstreams/platform/entity-platform.ts';
import { type TestRedis, startOwnRedis } from '#tests/support/servers/redis.ts';
import { hotel } from '#tests/fixtures/wire/clients/platform.ts';
import { ownDraft, startBareKit, type BareKit } from './bare-kit.ts';

const WRITERS = 8;

let redis: TestRedis;
let kit: BareKit;
let bookingId: string;
beforeAll(async () => {
  redis = await startOwnRedis();
});
afterAll(() => redis.stop());
beforeEach(async () => {
  kit = await startBareKit({ slowMs: 4 });
  bookingId = (await kit.gateway(redis.url).bookings.create(ownDraft, kit.memberToken)).id;
});
afterEach(() => kit.close());

/** Adds a reference, and starts again from the current record whenever another writer was faster. */
async function add({ bookings }: EntityPlatform, ref: string): Promise<void> {
  for (;;) {
    const booking = await bookings.booking(bookingId);
    if (!booking) throw new Error('The booking is missing');
    const { version, history } = booking;
    if (await bookings.change(bookingId, version, { refs: [...booking.refs, ref], history })) return;
  }
}

const storedHotel = () => {
  const { id: _id, created_date: _made, created_by: _by, rating: _rating, ...fields } = hotel;
  return kit.bare.store('Hotel', fields, kit.adminToken);
};

/** Uses one gateway for both halves of the work. */
const inTwo = (gateway: EntityPlatform) => [gateway, gateway] as const;
const half = ([one, two]: readonly [EntityPlatform, EntityPlatform], index: number): EntityPlatform =>
  index % 2 === 0 ? one : two;

describe.each([
  ['two gateways that share a Redis', () => [kit.gateway(redis.url), kit.gateway(redis.url)] as const],
  ['one gateway without a Redis', () => inTwo(kit.gateway())],
])('%s on a platform without conditional updates', (_who, open) => {
  it('change one version of a booking once', async () => {
    const gateways = open();
    const changes = await Promise.all(
      Array.from({ length: WRITERS }, (_, index) =>
        half(gateways, index).bookings.change(bookingId, 1, { key: `writer-${index}`, history: [] }),
      ),
    );
    const winners = changes.filter(Boolean);
    expect(winners).toHaveLength(1);
    expect(kit.bare.table('Booking')).toMatchObject([{ version: 2, key: winners[0]?.key }]);
  });

  it('lose no change of a booking when all of them retry', async () => {
    const gateways = open();
    const refs = Array.from({ length: WRITERS }, (_, index) => `ref-${index}`);
    await Promise.all(refs.map((ref, index) => add(half(gateways, index), ref)));
    const after = await gateways[0].bookings.booking(bookingId);
    expect(after?.refs.toSorted()).toEqual(refs);
    expect(after?.version).toBe(WRITERS + 1);
  });

  it('let only one of two administrators change a hotel that both had open', async () => {
    const gateways = open();
    const { id } = storedHotel();
    const before = await gateways[0].hotelRecords.hotel(kit.adminToken, String(id));
    if (!before) throw new Error('A hotel expected');
    const saved = await Promise.all(
      ['Old Pier', 'New Pier'].map((name, index) =>
        half(gateways, index).hotelRecords.change(kit.adminToken, before.id, before.updatedAt, {
          ...before,
          name,
        }),
      ),
    );
    const winners = saved.filter(Boolean);
    expect(winners).toHaveLength(1);
    expect(kit.bare.table('Hotel')).toMatchObject([{ name: winners[0]?.name }]);
  });
});

describe('the lock of a record', () => {
  const key = () => `solera:record:Booking/${bookingId}`;

  it('ends by itself when its gateway crashed', async () => {
    const direct = new Redis(redis.url);
    await direct.set(key(), 'a gateway that died', 'PX', 300);
    direct.disconnect();
    expect(
      await kit.gateway(redis.url).bookings.change(bookingId, 1, { key: 'mine', history: [] }),
    ).toMatchObject({
      key: 'mine',
    });
  });

  it('is released, but never when another gateway has it', async () => {
    const direct = new Redis(redis.url);
    await kit.gateway(redis.url).bookings.change(bookingId, 1, { key: 'mine', history: [] });
    expect(await direct.exists(key())).toBe(0);
    direct.disconnect();
  });

  it('changes nothing when it cannot be acquired because Redis is down', async () => {
    const gone = await startOwnRedis();
    await gone.stop();
    await expect(
      kit.gateway(gone.url).bookings.change(bookingId, 1, { key: 'mine', history: [] }),
    ).rejects.toMatchObject({
      code: 'PLATFORM_UNAVAILABLE',
    });
    expect(kit.bare.table('Booking')).toMatchObject([{ version: 1 }]);
  });
});
