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

const review = {
  id: 'r1',
  created_date: '2031-02-03T04:05:06',
  hotel_id: 'h1',
  booking_id: 'b1',
  rating: 4,
  title: null,
  comment: 'Fine.',
  reviewer_name: 'Dana Levi',
  stay_date: '2031-02-01',
  photos: null,
};
const newReview = {
  bookingId: 'b1',
  hotelId: 'h1',
  rating: 4,
  topics: [],
  title: '',
  comment: 'Fine.',
  photos: [],
};
const favorite = {
  id: 'f1',
  created_date: '2031-02-03T04:05:06',
  hotel_id: 'h1',
  hotel_name: 'Dune House',
  price_per_night: 123.45,
  stay: { check_in: '2031-05-02', check_out: '2031-05-04', adults: 2 },
};
const newFavorite = { hotelId: 'h1', hotelName: 'Dune House', savedPricePerNight: null, savedStay: null };

/** Loses the response to the first write, and responds to everything after it as given. */
const losingFirst = (status: number, body: unknown, list: unknown) =>
  server.answer((request, response, index) => {
    if (index === 0) response.socket?.destroy();
    else if (request.method === 'GET') response.end(JSON.stringify(list));
    else response.writeHead(status).end(JSON.stringify(body));
  });

describe('reviews through the platform client', () => {
  it('of several hotels are grouped by hotel, and their authors are not requested', async () => {
    server.json([review, { ...review, id: 'r2', hotel_id: 'h2', booking_id: null }, { id: 'broken' }]);
    const found = await platform.reviews.reviewsOfHotels(['h1', 'h2', 'h3']);
    expect(found.get('h1')).toMatchObject([
      {
        id: 'r1',
        title: '',
        photos: [],
        isVerified: true,
        createdAt: '2031-02-03T04:05:06.000Z',
        createdBy: null,
      },
    ]);
    expect(found.get('h2')).toMatchObject([{ isVerified: false }]);
    expect(found.has('h3')).toBe(false);
    expect(server.seen).toHaveLength(1);
    expect(server.seen[0]?.url).toContain('fields=');
    expect(server.seen[0]?.url).not.toContain('created_by');
  });

  it('have only topics with a valid rating; older reviews have none', async () => {
    server.json([
      review,
      { ...review, id: 'r2', topics: null },
      { ...review, id: 'r3', topics: 'all fine' },
      { ...review, id: 'r4', topics: { value: 3, cleanliness: 5, staff: 9, comfort: 'good', noise: 2 } },
    ]);
    const found = await platform.reviews.reviewsOfHotels(['h1']);
    expect(found.get('h1')?.map(({ topics }) => topics)).toEqual([
      [],
      [],
      [],
      [
        { topic: 'CLEANLINESS', rating: 5 },
        { topic: 'VALUE', rating: 3 },
      ],
    ]);
  });

  it('send topics only when some are rated', async () => {
    server.json(review, 201);
    await platform.reviews.create('mine', newReview);
    await platform.reviews.create('mine', { ...newReview, topics: [{ topic: 'STAFF', rating: 2 }] });
    const sent = server.seen.map(({ body }) => JSON.parse(body ?? ''));
    expect(sent[0]).not.toHaveProperty('topics');
    expect(sent[1]).toMatchObject({ topics: { staff: 2 } });
  });

  it('are written with the member’s own token', async () => {
    server.json(review, 201);
    expect(await platform.reviews.create('mine', newReview)).toMatchObject({
      kind: 'saved',
      review: { id: 'r1' },
    });
    expect(server.seen[0]?.headers.authorization).toBe('Bearer mine');
    expect(JSON.parse(server.seen[0]?.body ?? '')).not.toHaveProperty('reviewer_name');
  });

  it.each([
    [403, 'not-allowed'],
    [409, 'exists'],
    [422, 'bad-input'],
  ])('refused with %i are reported as %s', async (status, kind) => {
    server.json({ message: 'no' }, status);
    expect(await platform.reviews.create('mine', newReview)).toEqual({ kind });
  });

  it('are found again after a lost response, not reported as a duplicate', async () => {
    losingFirst(409, { message: 'exists' }, [review]);
    expect(await platform.reviews.create('mine', newReview)).toMatchObject({
      kind: 'saved',
      review: { id: 'r1' },
    });
  });

  it('require a sign-in when the session has ended', async () => {
    server.json({ message: 'Unauthorized' }, 401);
    await expect(platform.reviews.create('dead', newReview)).rejects.toMatchObject({ code: 'AUTH_REQUIRED' });
  });
});

describe('favorites through the platform client', () => {
  it('are read by the email of their owner, without their stay when it is invalid', async () => {
    server.json([favorite, { ...favorite, id: 'f2', stay: { nights: 2 }, price_per_night: null }]);
    expect(await platform.favorites.favorites('mine', 'dana@example.com', 200)).toMatchObject([
      { savedPricePerNight: { amountMinor: 12_345 }, savedStay: { adults: 2, childrenAges: [], rooms: 1 } },
      { savedPricePerNight: null, savedStay: null },
    ]);
    expect(server.seen[0]?.url).toContain(encodeURIComponent('{"created_by":"dana@example.com"}'));
  });

  it('that exist already are returned instead of created', async () => {
    server.answer((request, response) => {
      if (request.method === 'GET') response.end(JSON.stringify([favorite]));
      else response.writeHead(409).end('{}');
    });
    expect(await platform.favorites.save('mine', 'dana@example.com', newFavorite)).toMatchObject({
      id: 'f1',
    });
  });

  it('that no longer exist can be deleted without an error', async () => {
    server.json({ message: 'Favorite not found' }, 404);
    await expect(platform.favorites.remove('mine', 'f1')).resolves.toBeUndefined();
    server.json({ message: 'Forbidden' }, 403);
    await expect(platform.favorites.remove('mine', 'f1')).rejects.toMatchObject({
      code: 'PLATFORM_UNAVAILABLE',
    });
  });
});

describe('users through the platform client', () => {
  it.each([
    [200, {}, 'changed'],
    [400, { code: 'weak_password' }, 'WEAK_PASSWORD'],
    [400, { code: 'invalid_credentials' }, 'WRONG_PASSWORD'],
    [429, {}, 'TOO_MANY_ATTEMPTS'],
  ])('whose password change is answered with %i %j get the result %s', async (status, body, result) => {
    server.json(body, status);
    const passwords = { userId: 'u1', current: 'old', next: 'new' };
    expect(await platform.people.changePassword('mine', passwords, '10.0.0.9')).toBe(result);
    expect(server.seen).toHaveLength(1);
    expect(server.seen[0]?.headers).toMatchObject({
      authorization: 'Bearer mine',
      'x-forwarded-for': '10.0.0.9',
    });
  });

  it('keep the preferences that they did not change', async () => {
    server.json({ id: 'u1', email: 'dana@example.com', role: 'user' });
    const preferences = { newsletter: true, notifications: false, language: null, currency: 'EUR' };
    await platform.people.changeSelf('mine', { phone: '', preferences });
    expect(JSON.parse(server.seen[0]?.body ?? '')).toEqual({
      phone: null,
      preferences: { newsletter: true, notifications: false, currency: 'EUR' },
    });
  });

  it('have travel statistics of their own', async () => {
    server.answer(({ url }, response) => {
      const isBooking = url.includes('/Booking');
      const rows = isBooking
        ? [
            { created_by: 'a@example.com', hotel_location: 'Eilat, Israel' },
            { created_by: 'b@example.com', hotel_location: null },
          ]
        : [{ created_by: 'a@example.com' }, { created_by: 'a@example.com' }];
      response.end(JSON.stringify(rows));
    });
    const found = await platform.people.travels(['a@example.com', 'b@example.com', 'c@example.com']);
    expect(Object.fromEntries(found)).toEqual({
      'a@example.com': { places: ['Eilat, Israel'], reviews: 2 },
      'b@example.com': { places: [''], reviews: 0 },
      'c@example.com': { places: [], reviews: 0 },
    });
  });
});

describe('deleting an account', () => {
  it('is refused for the last administrator', async () => {
    server.json([{ id: 'u1' }]);
    expect(await platform.accountRemoval.isLastAdministrator('u1')).toBe(true);
    server.json([{ id: 'u1' }, { id: 'u2' }]);
    expect(await platform.accountRemoval.isLastAdministrator('u1')).toBe(false);
    server.json({ code: 'last_admin' }, 409);
    expect(await platform.accountRemoval.deletePerson('u1')).toBe(false);
  });

  it('names the version of every booking that it changes', async () => {
    server.json({ success: true, updated: 0 });
    expect(await platform.accountRemoval.anonymiseBooking('b1', 3)).toBe(false);
    expect(JSON.parse(server.seen[0]?.body ?? '')).toMatchObject({
      query: { id: 'b1', version: 3 },
      data: { $set: { version: 4, created_by: null, guest_email: null } },
    });
    await platform.accountRemoval.deleteDraft('b2', 5);
    expect(JSON.parse(server.seen[1]?.body ?? '')).toEqual({ id: 'b2', version: 5 });
  });
});

describe('the audit log through the platform client', () => {
  const note = {
    actor: { id: 'a1', email: 'boss@example.com' },
    action: 'hotel.create',
    entity: 'Hotel' as const,
    recordId: 'h1',
    summary: 'Stored',
    before: null,
    after: {},
  };

  it('treats an entry with a known key as stored', async () => {
    server.json({ code: 'duplicate' }, 409);
    await platform.audit.write({ ...note, onceKey: 'hotel.create:h1' });
    expect(JSON.parse(server.seen[0]?.body ?? '')).toMatchObject({ entry_key: 'hotel.create:h1' });
    await expect(platform.audit.write(note)).rejects.toMatchObject({ facts: { status: 409 } });
    expect(JSON.parse(server.seen[1]?.body ?? '')).not.toHaveProperty('entry_key');
  });
});
