import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import type { Visitor } from '../support/visitor.ts';
import { todayInIsrael } from '#shared/stay/clocks.ts';
import { addDays } from '#shared/stay/nights.ts';
import { hotelPage, register } from './support/booking.ts';
import { signedIn } from './support/people.ts';
import { twoNights } from './support/search.ts';
import { endStay, storedHotels, paidStay } from './support/stays.ts';

const israelDay = (inDays: number): string => addDays(todayInIsrael(new Date()), inDays);

let product: TestProduct;
let hotels: readonly string[];

beforeAll(async () => {
  product = await startTestProduct();
  hotels = (await storedHotels(product.visitor())).map(({ id }) => id);
});
afterAll(() => product.stop());

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgYPgPAAEDAQAIicLsAAAAAElFTkSuQmCC',
  'base64',
);

async function memberNamed(fullName: string): Promise<{ member: Visitor; email: string }> {
  const member = product.visitor();
  return { member, email: await register(member, fullName) };
}

async function uploaded(member: Visitor, id: string): Promise<string> {
  const { data } = await member.ask<{ createUpload: { url: string } }>(
    'mutation($id: ID!) { createUpload(purpose: REVIEW_PHOTO, bookingId: $id) { url } }',
    { id },
  );
  const sent = await member.fetch(data.createUpload.url, {
    method: 'POST',
    headers: { 'content-type': 'image/png' },
    body: onePixel,
  });
  return ((await sent.json()) as { url: string }).url;
}

interface Shown {
  readonly id: string;
  readonly rating: number;
  readonly title: string;
  readonly comment: string;
  readonly reviewerName: string;
  readonly isVerified: boolean;
}

const fields = 'id hotelId rating title comment reviewerName stayDate photos isVerified createdAt';

interface Answer {
  readonly __typename: string;
  readonly review?: Shown;
  readonly code?: string;
  readonly fields?: readonly string[];
}

const write = (visitor: Visitor, input: object) =>
  visitor.ask<{ createReview: Answer }>(
    `mutation($input: CreateReviewInput!) {
      createReview(input: $input) {
        __typename ... on ReviewSaved { review { ${fields} createdBy } } ... on ReviewRefused { code fields message }
      }
    }`,
    { input },
  );

interface HotelReviews {
  readonly quality: { readonly score: number; readonly reviewCount: number | null } | null;
  readonly reviews: {
    readonly items: readonly Shown[];
    readonly pageInfo: { readonly page: number; readonly totalPages: number; readonly totalItems: number };
  };
}

async function reviewsOf(
  visitor: Visitor,
  id: string,
  page = { page: 1, pageSize: 50 },
): Promise<HotelReviews> {
  const { data, errors } = await visitor.ask<{ hotel: HotelReviews }>(
    `query($id: ID!, $page: PageInput) {
      hotel(id: $id) {
        quality { score reviewCount }
        reviews(page: $page) { items { ${fields} } pageInfo { page totalPages totalItems } }
      }
    }`,
    { id, page },
  );
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data.hotel;
}

const stateOf = async (visitor: Visitor, id: string) =>
  (
    await visitor.ask<{ booking: { reviewState: unknown } }>(
      'query($id: ID!) { booking(id: $id) { reviewState { canReview from review { id } } } }',
      { id },
    )
  ).data.booking;

describe('a review', () => {
  it('can be written once, after the stay, and is public at once', async () => {
    const [hotelId = ''] = hotels;
    const { member, email } = await memberNamed('Tamar Shaked');
    const before = await reviewsOf(product.visitor(), hotelId);
    const id = await paidStay(member, hotelId);
    const departure = (await product.record('Booking', id))['check_out_date'];
    expect(await stateOf(member, id)).toEqual({
      reviewState: { canReview: false, from: departure, review: null },
    });
    const text = { title: ' <i>Lovely</i> ', comment: 'Sea & sun,\nlate breakfast.' };
    expect((await write(member, { bookingId: id, rating: 1, ...text })).data.createReview).toMatchObject({
      __typename: 'ReviewRefused',
      code: 'INVALID_STATE',
    });

    await endStay(product, id, 0);
    expect(await stateOf(member, id)).toMatchObject({ reviewState: { canReview: true } });
    const { data } = await write(member, { bookingId: id, rating: 1, ...text });
    expect(data.createReview).toMatchObject({
      __typename: 'ReviewSaved',
      review: {
        hotelId,
        rating: 1,
        title: 'Lovely',
        comment: 'Sea & sun,\nlate breakfast.',
        reviewerName: 'Tamar Shaked',
        isVerified: true,
        createdBy: email,
        photos: [],
      },
    });
    const reviewId = data.createReview.review?.id;
    expect(await stateOf(member, id)).toMatchObject({
      reviewState: { canReview: false, review: { id: reviewId } },
    });
    expect((await write(member, { bookingId: id, rating: 5 })).data.createReview).toMatchObject({
      code: 'CONFLICT',
    });

    const after = await reviewsOf(product.visitor(), hotelId);
    expect(after.reviews.items[0]).toMatchObject({ id: reviewId, rating: 1, isVerified: true });
    expect(after.reviews.pageInfo.totalItems).toBe(before.reviews.pageInfo.totalItems + 1);
    expect(after.quality?.reviewCount).toBe((before.quality?.reviewCount ?? 0) + 1);
    expect(after.quality?.score).toBeLessThan(before.quality?.score ?? 0);
    expect((await member.ask('{ myReviews { id } me { travelStats { reviews } } }')).data).toEqual({
      myReviews: [{ id: reviewId }],
      me: { travelStats: { reviews: 1 } },
    });
  });

  it('needs a stay that was paid before its last night began; a night that is over cannot be booked either', async () => {
    const [hotelId = ''] = hotels;
    const { member } = await memberNamed('Eve Stone');
    const past = { ...twoNights(), checkIn: israelDay(-1), checkOut: israelDay(0) };
    expect((await hotelPage(member, hotelId, past)).offers.offers).toEqual([]);

    const id = await paidStay(member, hotelId);
    await product.update('Booking', id, { check_in_date: israelDay(-2), check_out_date: israelDay(-1) });
    expect(await stateOf(member, id)).toEqual({
      reviewState: { canReview: false, from: null, review: null },
    });
    expect((await write(member, { bookingId: id, rating: 1 })).data.createReview).toMatchObject({
      code: 'INVALID_STATE',
    });
    const { errors } = await member.ask(
      'mutation($id: ID!) { createUpload(purpose: REVIEW_PHOTO, bookingId: $id) { url } }',
      { id },
    );
    expect(errors[0]?.extensions).toMatchObject({ code: 'INVALID_STATE' });
  });

  it('can be written by the guest only', async () => {
    const [, hotelId = ''] = hotels;
    const { member } = await memberNamed('Tamar Shaked');
    const { member: other } = await memberNamed('Eve Stone');
    const id = await paidStay(member, hotelId);
    await endStay(product, id);
    for (const visitor of [other, await signedIn(product, 'admin')])
      expect((await write(visitor, { bookingId: id, rating: 1 })).errors[0]?.extensions).toMatchObject({
        code: 'NOT_FOUND',
      });
    expect(
      (await write(product.visitor(), { bookingId: id, rating: 1 })).errors[0]?.extensions,
    ).toMatchObject({
      code: 'AUTH_REQUIRED',
    });
    expect(await stateOf(await signedIn(product, 'admin'), id)).toMatchObject({
      reviewState: { canReview: false },
    });
    await write(member, { bookingId: id, rating: 5 });
    expect((await other.ask('{ myReviews { id } }')).data).toEqual({ myReviews: [] });
  });

  it('is public with its photos', async () => {
    const [, hotelId = ''] = hotels;
    const { member } = await memberNamed('Tamar Shaked');
    const id = await paidStay(member, hotelId);
    await endStay(product, id);
    const url = await uploaded(member, id);
    const { data } = await write(member, { bookingId: id, rating: 5, photos: [url] });
    const photos = [new URL(url, product.url).pathname];
    expect(data.createReview).toMatchObject({ review: { photos } });
    const { reviews } = await reviewsOf(product.visitor(), hotelId);
    expect(reviews.items[0]).toMatchObject({ photos });
    const shown = await product.visitor().fetch(photos[0] ?? '');
    expect([shown.status, shown.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('image/'),
    ]);
  });

  it('cannot have a photo that another member uploaded', async () => {
    const [hotelId = ''] = hotels;
    const urls: string[] = [];
    const stays: { member: Visitor; id: string }[] = [];
    for (const name of ['Tamar Shaked', 'Eve Stone']) {
      const { member } = await memberNamed(name);
      const id = await paidStay(member, hotelId);
      await endStay(product, id);
      urls.push(await uploaded(member, id));
      stays.push({ member, id });
    }
    const [first] = stays;
    if (!first) throw new Error('no stay');
    const { data } = await write(first.member, { bookingId: first.id, rating: 5, photos: urls });
    expect(data.createReview).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: ['photos'],
      message: expect.stringContaining('photos (at most 10 addresses of own uploads)'),
    });
  });

  it('accepts only photos uploaded to the product, and names invalid fields', async () => {
    const [hotelId = ''] = hotels;
    const { member } = await memberNamed('Tamar Shaked');
    const id = await paidStay(member, hotelId);
    await endStay(product, id);
    const input = {
      bookingId: id,
      rating: 7,
      title: 'x'.repeat(101),
      photos: ['https://elsewhere.example/a.jpg'],
    };
    expect((await write(member, input)).data.createReview).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: ['rating', 'title', 'photos'],
      message: expect.stringMatching(/rating \(1 to 5.*title \(at most 100.*photos \(/),
    });
  });
});

describe('published reviews', () => {
  it('do not reveal their authors', async () => {
    const [hotelId = ''] = hotels;
    const { member } = await memberNamed('Tamar Shaked');
    const id = await paidStay(member, hotelId);
    await endStay(product, id);
    await write(member, { bookingId: id, rating: 5 });
    const query = 'query($id: ID!) { hotel(id: $id) { reviews { items { createdBy } } } }';
    for (const visitor of [
      product.visitor(),
      (await memberNamed('Eve Stone')).member,
      await signedIn(product, 'admin'),
    ]) {
      const text = await (
        await visitor.fetch('/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query, variables: { id: hotelId } }),
        })
      ).text();
      expect(text).toContain('createdBy');
      expect(text).not.toContain('@');
    }
  });

  it('are paged, newest first; a page past the end is the last page', async () => {
    const [hotelId = ''] = hotels;
    const visitor = product.visitor();
    const all = await reviewsOf(visitor, hotelId);
    expect(all.reviews.items.length).toBeGreaterThan(2);
    const { totalItems } = all.reviews.pageInfo;
    const second = await reviewsOf(visitor, hotelId, { page: 2, pageSize: 1 });
    expect(second.reviews).toMatchObject({
      items: [{ id: all.reviews.items[1]?.id }],
      pageInfo: { page: 2, totalPages: totalItems, totalItems },
    });
    const last = await reviewsOf(visitor, hotelId, { page: 999, pageSize: 1 });
    expect(last.reviews.items).toEqual([all.reviews.items.at(-1)]);
    await expect(reviewsOf(visitor, hotelId, { page: 0, pageSize: 51 })).rejects.toThrow('BAD_USER_INPUT');
  });
});
