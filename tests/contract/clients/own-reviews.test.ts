import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createEntityPlatform } from '#upstreams/platform/client.ts';
import type { EntityPlatform } from '#upstreams/platform/entity-platform.ts';
import { startStubServer } from '#tests/support/servers/stub-server.ts';
import type { StubServer } from '#tests/support/servers/stub-server.ts';

let server: StubServer;
let platform: EntityPlatform;
beforeAll(async () => {
  server = await startStubServer();
});
afterAll(() => server.close());
beforeEach(() => {
  platform = createEntityPlatform({
    baseUrl: server.url,
    appId: 'solera',
    environment: 'prod',
    originUrl: 'https://solera.example',
    serviceToken: 'service-secret',
    logger: pino({ level: 'silent' }),
    random: () => 0,
  });
});

const record = {
  id: 'r/1',
  created_date: '2031-02-03T04:05:06',
  hotel_id: 'h1',
  booking_id: 'b1',
  rating: 4,
  comment: 'Fine.',
};
const said = { rating: 4, topics: [], title: '', comment: 'Fine.', photos: [] };
const review: Parameters<EntityPlatform['reviews']['change']>[1] = {
  id: 'r/1',
  hotelId: 'h1',
  bookingId: 'b1',
  rating: 4,
  topics: [{ topic: 'STAFF', rating: 2 }],
  title: '',
  comment: 'Fine.',
  reviewerName: 'Dana Levi',
  stayDate: '2031-02-01',
  photos: [],
  isVerified: true,
  createdAt: '2031-02-03T04:05:06.000Z',
  createdBy: 'dana@example.com',
};

describe('own reviews through the platform client', () => {
  it('are changed and deleted with the author’s own token; hotel and stay are not sent', async () => {
    server.json({ ...record, rating: 2 });
    expect(await platform.reviews.change('mine', review, said)).toMatchObject({
      kind: 'saved',
      review: { rating: 2 },
    });
    await platform.reviews.remove('mine', 'r/1');
    expect(server.seen.map(({ method, headers }) => [method, headers.authorization])).toEqual([
      ['PUT', 'Bearer mine'],
      ['DELETE', 'Bearer mine'],
    ]);
    expect(server.seen.every(({ url }) => url.endsWith('/entities/Review/r%2F1'))).toBe(true);
    expect(JSON.parse(server.seen[0]?.body ?? '')).toEqual({ ...said, topics: {} });
  });

  it.each([
    [403, 'not-allowed'],
    [404, 'not-allowed'],
    [422, 'bad-input'],
  ])('whose change is refused with %i are reported as %s', async (status, kind) => {
    server.json({ message: 'no' }, status);
    expect(await platform.reviews.change('mine', { ...review, topics: [] }, said)).toEqual({ kind });
  });

  it('are deleted when they no longer exist, and not when another person wrote them', async () => {
    server.json({ message: 'no' }, 404);
    await platform.reviews.remove('mine', 'r1');
    server.json({ message: 'no' }, 403);
    await expect(platform.reviews.remove('mine', 'r1')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('require a sign-in when the session has ended', async () => {
    server.json({ message: 'Unauthorized' }, 401);
    await expect(platform.reviews.change('dead', review, said)).rejects.toMatchObject({
      code: 'AUTH_REQUIRED',
    });
    await expect(platform.reviews.remove('dead', 'r1')).rejects.toMatchObject({ code: 'AUTH_REQUIRED' });
  });
});
