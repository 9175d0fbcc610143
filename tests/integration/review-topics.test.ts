import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import { register } from './support/booking.ts';
import { endStay, storedHotels, paidStay } from './support/stays.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

interface Topic {
  readonly topic: string;
  readonly rating?: number;
  readonly score?: number;
  readonly reviewCount?: number;
}

describe('topics of reviews', () => {
  const topicsOf = async (id: string) => {
    const { data } = await product.visitor().ask<{
      hotel: { reviews: { topics: readonly Topic[]; items: readonly { topics: readonly Topic[] }[] } };
    }>(
      `query($id: ID!) {
        hotel(id: $id) {
          reviews(page: { page: 1, pageSize: 1 }) {
            topics { topic score reviewCount } items { topics { topic rating } }
          }
        }
      }`,
      { id },
    );
    return data.hotel.reviews;
  };

  it('are shown for a hotel once three guests have rated them', async () => {
    const hotelId = (await storedHotels(product.visitor())).at(-1)?.id ?? '';
    const review = async (topics: readonly Topic[]) => {
      const member = product.visitor();
      await register(member, 'Tamar Shaked');
      const id = await paidStay(member, hotelId);
      await endStay(product, id);
      const { data } = await member.ask<{ createReview: { readonly __typename: string } }>(
        'mutation($input: CreateReviewInput!) { createReview(input: $input) { __typename } }',
        { input: { bookingId: id, rating: 4, topics } },
      );
      expect(data.createReview.__typename).toBe('ReviewSaved');
    };
    expect((await topicsOf(hotelId)).topics).toEqual([]);
    await review([{ topic: 'STAFF', rating: 5 }]);
    await review([
      { topic: 'STAFF', rating: 4 },
      { topic: 'CLEANLINESS', rating: 2 },
    ]);
    expect((await topicsOf(hotelId)).topics).toEqual([]);
    await review([]);
    await review([
      { topic: 'VALUE', rating: 1 },
      { topic: 'STAFF', rating: 5 },
    ]);
    expect(await topicsOf(hotelId)).toEqual({
      topics: [{ topic: 'STAFF', score: 4.6, reviewCount: 3 }],
      items: [
        {
          topics: [
            { topic: 'STAFF', rating: 5 },
            { topic: 'VALUE', rating: 1 },
          ],
        },
      ],
    });
  });
});
