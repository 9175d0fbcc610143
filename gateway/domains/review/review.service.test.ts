import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { createCache } from '#cache/create-cache.ts';
import { createMemoryStore } from '#cache/memory-store.ts';
import type { Booking } from '#models/booking.ts';
import type { Review } from '#models/hotel/review.ts';
import type { Viewer } from '#models/viewer.ts';
import { createReviewService } from './review.service.ts';
import { readReview, uploadPath } from './review-input.ts';

const origin = 'http://localhost:4000';
const review = (changes: Partial<Review> = {}): Review => ({
  id: 'r1',
  hotelId: 'h1',
  bookingId: 'b1',
  rating: 5,
  topics: [],
  title: 'Good',
  comment: '',
  reviewerName: 'Dana Levi',
  stayDate: '2026-11-01',
  photos: ['/files/u/a1/room.jpg', 'https://elsewhere.example/x.jpg'],
  isVerified: true,
  createdAt: '2026-11-05T00:00:00.000Z',
  createdBy: 'dana@example.com',
  ...changes,
});

const stay = (changes: Partial<Booking> = {}) =>
  ({
    id: 'b1',
    hotelId: 'h1',
    status: 'confirmed',
    pendingOperation: null,
    hotelLocation: 'Haifa, Israel',
    checkOut: '2026-11-21',
    payment: { brand: 'Visa', lastFour: '1111', paidAt: '2026-11-01T09:00:00.000Z' },
    createdBy: 'dana@example.com',
    ...changes,
  }) as Booking;

/** Payment on the last evening of the stay. */
const bought = { brand: 'Visa', lastFour: '1111', paidAt: '2026-11-20T18:00:00.000Z' };

const dana = { id: 'u1', email: 'Dana@example.com' } as Viewer;
const eve = { id: 'u2', email: 'eve@example.com' } as Viewer;

type Store = Parameters<typeof createReviewService>[0]['reviews'];
type Result = Awaited<ReturnType<Store['create']>>;

function setUp(result: Result = { kind: 'saved', review: review() }) {
  const calls: string[] = [];
  const logger = pino({ level: 'silent' });
  const service = createReviewService({
    reviews: {
      reviewsOfHotels: (ids) => {
        calls.push(`hotels ${ids.join()}`);
        return Promise.resolve(new Map([['h1', [review()]]]));
      },
      reviewsOfBookings: () => Promise.resolve(new Map([['b1', review()]])),
      reviewsBy: () => Promise.resolve([review()]),
      create: (_token, sent) => {
        calls.push(`create ${JSON.stringify(sent)}`);
        return Promise.resolve(result);
      },
      change: (_token, { id }, sent) => {
        calls.push(`change ${id} ${JSON.stringify(sent)}`);
        return Promise.resolve(result.kind === 'exists' ? { kind: 'not-allowed' } : result);
      },
      remove: (_token, id) => Promise.resolve(void calls.push(`remove ${id}`)),
    },
    cache: createCache(createMemoryStore(), { now: Date.now, logger }),
    ratingChanged: (id) => Promise.resolve(void calls.push(`rating ${id}`)),
    publicUrl: origin,
    clock: () => new Date('2026-11-21T09:00:00Z'),
    logger,
  });
  const create = (booking: Booking, input: object = {}) =>
    service.create({ viewer: dana, sessionToken: 't' }, booking, { bookingId: 'b1', rating: 4, ...input });
  return { service, calls, create };
}

describe('published reviews', () => {
  it('are read once for all hotels, and contain neither author nor booking', async () => {
    const { service, calls } = setUp();
    const [first, none] = await service.published(['h1', 'h2']);
    expect(first).toEqual([
      { ...review(), photos: ['/files/u/a1/room.jpg'], createdBy: null, bookingId: null },
    ]);
    expect(none).toEqual([]);
    await service.published(['h2', 'h1']);
    expect(calls).toEqual(['hotels h1,h2']);
    await service.changed('h1');
    await service.published(['h1', 'h2']);
    expect(calls).toEqual(['hotels h1,h2', 'rating h1', 'hotels h1']);
  });
});

describe('the review state of a booking', () => {
  const { service } = setUp();
  it.each([
    ['over, own', stay(), null, dana, true, '2026-11-21'],
    ['not over', stay({ checkOut: '2026-11-22' }), null, dana, false, '2026-11-22'],
    ['reviewed', stay(), review(), dana, false, '2026-11-21'],
    ['another member’s', stay(), null, eve, false, '2026-11-21'],
    ['pending', stay({ status: 'pending' }), null, dana, false, null],
    ['cancelled', stay({ status: 'cancelled' }), null, dana, false, null],
    ['being cancelled', stay({ pendingOperation: 'cancel' }), null, dana, false, null],
    ['over, paid in its last night', stay({ payment: bought }), null, dana, false, null],
    [
      'not over at the property',
      stay({ hotelLocation: 'Honolulu, United States', checkOut: '2026-11-22' }),
      null,
      dana,
      false,
      '2026-11-22',
    ],
  ])('says whether and when it can be reviewed: %s', (_name, booking, written, viewer, canReview, from) => {
    expect(service.stateOf(booking, written, viewer)).toMatchObject({ canReview, from, review: written });
  });
});

describe('an existing review', () => {
  const caller = { viewer: dana, sessionToken: 't' };

  it.each([
    ['its author, also when the case of the email differs', review(), dana, true],
    ['another member', review(), eve, false],
    ['a visitor', review(), null, false],
    ['anyone after its author has deleted the account', review({ createdBy: null }), dana, false],
  ])('may be changed only by its author: checked for %s', (_name, written, viewer, canChange) => {
    expect(setUp().service.stateOf(stay(), written, viewer).canChange).toBe(canChange);
  });

  it('is stored with its text cleaned and without hotel and stay, and the cached data of the hotel is dropped', async () => {
    const { service, calls } = setUp();
    const answer = await service.change(caller, review(), {
      bookingId: 'b1',
      rating: 2,
      title: '<b>Loud</b>',
    });
    expect(answer).toMatchObject({ __typename: 'ReviewSaved' });
    const sent = { rating: 2, topics: [], title: 'Loud', comment: '', photos: [] };
    expect(calls).toEqual([`change r1 ${JSON.stringify(sent)}`, 'rating h1']);
  });

  it('stays as it is after invalid input', async () => {
    const { service, calls } = setUp();
    expect(await service.change(caller, review(), { bookingId: 'b1', rating: 9 })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: ['rating'],
    });
    expect(calls).toEqual([]);
  });

  it.each([
    ['not-allowed', 'INVALID_STATE'],
    ['bad-input', 'BAD_USER_INPUT'],
  ] as const)('is not changed when the platform answers %s', async (kind, code) => {
    const { service, calls } = setUp({ kind });
    expect(await service.change(caller, review(), { bookingId: 'b1', rating: 2 })).toMatchObject({ code });
    expect(calls).not.toContain('rating h1');
  });

  it('is deleted, and the cached data of the hotel is dropped', async () => {
    const { service, calls } = setUp();
    await service.remove(caller, review());
    expect(calls).toEqual(['remove r1', 'rating h1']);
  });
});

describe('writing a review', () => {
  it('stores the review with its text cleaned, and invalidates the cached data of the hotel', async () => {
    const { calls, create } = setUp();
    const photos = [`${origin}/files/u/a1/room.jpg`, '/files/u/a1/room.jpg'];
    const answer = await create(stay(), {
      title: ' <b>Nice</b> ',
      comment: 'a < b\r\n4111 1111 1111 1111',
      topics: [
        { topic: 'VALUE', rating: 2 },
        { topic: 'STAFF', rating: 5 },
      ],
      photos,
    });
    expect(answer).toMatchObject({ __typename: 'ReviewSaved', review: { photos: ['/files/u/a1/room.jpg'] } });
    const sent = {
      rating: 4,
      topics: [
        { topic: 'STAFF', rating: 5 },
        { topic: 'VALUE', rating: 2 },
      ],
      title: 'Nice',
      comment: 'a < b\n•••• 1111',
      photos: ['/files/u/a1/room.jpg'],
      bookingId: 'b1',
      hotelId: 'h1',
    };
    expect(calls).toEqual([`create ${JSON.stringify(sent)}`, 'rating h1']);
  });

  it.each([
    ['is not over', stay({ checkOut: '2026-11-22' })],
    ['is not confirmed', stay({ status: 'pending' })],
    ['was paid in its last night', stay({ payment: bought })],
  ])('is refused when the stay %s', async (_name, booking) => {
    const { calls, create } = setUp();
    expect(await create(booking)).toMatchObject({ code: 'INVALID_STATE' });
    expect(calls).toEqual([]);
  });

  it.each([
    ['exists', 'CONFLICT'],
    ['not-allowed', 'INVALID_STATE'],
    ['bad-input', 'BAD_USER_INPUT'],
  ] as const)('returns the result %s as %s', async (kind, code) => {
    const { calls, create } = setUp({ kind });
    expect(await create(stay())).toMatchObject({ __typename: 'ReviewRefused', code });
    expect(calls).not.toContain('rating h1');
  });

  it.each([
    [{ rating: 0 }, ['rating']],
    [{ rating: 6, title: 'x'.repeat(101) }, ['rating', 'title']],
    [{ topics: [{ topic: 'STAFF', rating: 6 }] }, ['topics']],
    [{ topics: [{ topic: 'STAFF', rating: 4.5 }] }, ['topics']],
    [
      {
        topics: [
          { topic: 'STAFF', rating: 4 },
          { topic: 'STAFF', rating: 5 },
        ],
      },
      ['topics'],
    ],
    [{ comment: 'x'.repeat(5_001) }, ['comment']],
    [{ photos: ['https://elsewhere.example/x.jpg'] }, ['photos']],
    [{ photos: Array.from({ length: 11 }, (_, at) => `/files/u/a${at}/x.jpg`) }, ['photos']],
  ])('refuses %j', (input, fields) => {
    expect(readReview({ bookingId: 'b1', rating: 4, ...(input as object) }, origin)).toEqual({
      kind: 'bad',
      fields,
    });
  });
});

describe('the URL of an upload', () => {
  it.each([
    ['/files/u/a1/room.jpg', '/files/u/a1/room.jpg'],
    [`${origin}/files/u/a1/room.jpg`, '/files/u/a1/room.jpg'],
    ['/files/demo/sea.svg', null],
    ['/files/u/a1/../../demo/sea.svg', null],
    ['/files/u/a1/..', null],
    ['/files/u/a1/%2e%2e', null],
    ['/files/u/a1/%D7%97%D7%93%D7%A8.jpg', '/files/u/a1/%D7%97%D7%93%D7%A8.jpg'],
    ['/files/u/a1/room.jpg?w=320', null],
    ['//elsewhere.example/files/u/a1/x.jpg', null],
    ['https://elsewhere.example/files/u/a1/x.jpg', null],
    ['javascript:alert(1)', null],
  ])('%s is stored as %s', (url, path) => expect(uploadPath(url, origin)).toBe(path));
});
