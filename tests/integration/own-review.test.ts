import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import type { Visitor } from '../support/visitor.ts';
import { register } from './support/booking.ts';
import { signedIn } from './support/people.ts';
import { endStay, paidStay, storedHotels } from './support/stays.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

const update = (visitor: Visitor, input: object) =>
  visitor.ask<{ updateMyReview: { readonly __typename: string } }>(
    `mutation($input: CreateReviewInput!) {
      updateMyReview(input: $input) {
        __typename ... on ReviewSaved { review { id rating title comment isVerified } } ... on ReviewRefused { code fields }
      }
    }`,
    { input },
  );

const remove = (visitor: Visitor, id: string) =>
  visitor.ask<{ deleteMyReview: boolean }>('mutation($id: ID!) { deleteMyReview(bookingId: $id) }', { id });

const state = async (visitor: Visitor, id: string) =>
  (
    await visitor.ask<{ booking: { reviewState: unknown } }>(
      'query($id: ID!) { booking(id: $id) { reviewState { canReview canChange review { rating } } } }',
      { id },
    )
  ).data.booking.reviewState;

const hotelNow = async (id: string) => {
  const { data } = await product.visitor().ask<{
    hotel: {
      quality: { score: number; reviewCount: number };
      reviews: { items: readonly { id: string; rating: number; title: string }[] };
    };
  }>('query($id: ID!) { hotel(id: $id) { quality { score reviewCount } reviews(page: { page: 1, pageSize: 50 }) { items { id rating title } } } }', { id });
  return data.hotel;
};

/** A member with a reviewed stay in the first stored hotel. */
async function reviewer() {
  const [hotel] = await storedHotels(product.visitor());
  const hotelId = hotel?.id ?? '';
  const before = await hotelNow(hotelId);
  const member = product.visitor();
  await register(member, 'Tamar Shaked');
  const id = await paidStay(member, hotelId);
  await endStay(product, id);
  const { data } = await member.ask<{ createReview: { review: { id: string } } }>(
    'mutation($input: CreateReviewInput!) { createReview(input: $input) { ... on ReviewSaved { review { id } } } }',
    { input: { bookingId: id, rating: 1, title: 'Loud', comment: 'All night.' } },
  );
  return { hotelId, before, member, id, reviewId: data.createReview.review.id };
}

describe('the review of a member', () => {
  it('is changed by its author, and list and score of the hotel follow at once', async () => {
    const { hotelId, member, id, reviewId } = await reviewer();
    const loud = await hotelNow(hotelId);
    expect(await state(member, id)).toEqual({ canReview: false, canChange: true, review: { rating: 1 } });
    const { data } = await update(member, { bookingId: id, rating: 5, title: 'Quiet after all' });
    expect(data.updateMyReview).toEqual({
      __typename: 'ReviewSaved',
      review: { id: reviewId, rating: 5, title: 'Quiet after all', comment: '', isVerified: true },
    });
    const now = await hotelNow(hotelId);
    expect(now.reviews.items).toContainEqual({ id: reviewId, rating: 5, title: 'Quiet after all' });
    expect(now.quality.reviewCount).toBe(loud.quality.reviewCount);
    expect(now.quality.score).toBeGreaterThan(loud.quality.score);
    const refused = await update(member, { bookingId: id, rating: 6 });
    expect(refused.data.updateMyReview).toMatchObject({ code: 'BAD_USER_INPUT', fields: ['rating'] });
    expect((await hotelNow(hotelId)).reviews.items).toEqual(now.reviews.items);
  });

  it('is deleted by its author, who may write another', async () => {
    const { hotelId, before, member, id, reviewId } = await reviewer();
    expect((await remove(member, id)).data).toEqual({ deleteMyReview: true });
    const now = await hotelNow(hotelId);
    expect(now).toEqual(before);
    expect(now.reviews.items.map((review) => review.id)).not.toContain(reviewId);
    expect(await state(member, id)).toEqual({ canReview: true, canChange: false, review: null });
    expect((await remove(member, id)).errors[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
    const late = await update(member, { bookingId: id, rating: 5 });
    expect(late.errors[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is neither changed nor deleted by anybody else', async () => {
    const { member, id } = await reviewer();
    const other = product.visitor();
    await register(other, 'Eve Stone');
    const admin = await signedIn(product, 'admin');
    expect(await state(admin, id)).toEqual({ canReview: false, canChange: false, review: { rating: 1 } });
    for (const [visitor, code] of [
      [other, 'NOT_FOUND'],
      [admin, 'NOT_FOUND'],
      [product.visitor(), 'AUTH_REQUIRED'],
    ] as const) {
      const changed = await update(visitor, { bookingId: id, rating: 5 });
      expect(changed.errors[0]?.extensions).toMatchObject({ code });
      expect((await remove(visitor, id)).errors[0]?.extensions).toMatchObject({ code });
    }
    expect(await state(member, id)).toMatchObject({ review: { rating: 1 } });
  });
});
