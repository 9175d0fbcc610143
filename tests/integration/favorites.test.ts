import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import type { Visitor } from '../support/visitor.ts';
import { hotelPage, register } from './support/booking.ts';
import { twoNights } from './support/search.ts';
import { signedIn } from './support/people.ts';
import { storedHotels } from './support/stays.ts';

let product: TestProduct;
let hotels: readonly string[];
const stay = twoNights();

beforeAll(async () => {
  product = await startTestProduct();
  hotels = (await storedHotels(product.visitor())).map(({ id }) => id);
});
afterAll(() => product.stop());

async function memberOf(): Promise<Visitor> {
  const member = product.visitor();
  await register(member);
  return member;
}

interface Saved {
  readonly id: string;
  readonly hotelId: string;
  readonly hotelName: string;
  readonly savedPricePerNight: { readonly amountMinor: number } | null;
  readonly savedStay: object | null;
  readonly hotel: { readonly id: string } | null;
}

const fields = `id hotelId hotelName savedAt savedPricePerNight { amountMinor currency }
  savedStay { checkIn checkOut adults childrenAges rooms } hotel { id }`;

const list = async (visitor: Visitor): Promise<readonly Saved[]> =>
  (await visitor.ask<{ favorites: Saved[] }>(`{ favorites { ${fields} } }`)).data.favorites;

const favorite = (visitor: Visitor, hotelId: string, isFavorite = true, withStay: object | null = null) =>
  visitor.ask<{ setFavorite: { isFavorite: boolean; favorite: Saved | null } }>(
    `mutation($hotelId: ID!, $isFavorite: Boolean!, $stay: StayInput) {
      setFavorite(hotelId: $hotelId, isFavorite: $isFavorite, stay: $stay) { hotelId isFavorite favorite { ${fields} } }
    }`,
    { hotelId, isFavorite, stay: withStay },
  );

describe('favorites', () => {
  it.each(['stored', 'provider'])('store a %s hotel with its known price per night', async (source) => {
    const member = await memberOf();
    const hotelId = source === 'stored' ? (hotels[0] ?? '') : '1000450';
    const page = await hotelPage(member, hotelId, stay);
    const prices = page.offers.offers.map(({ pricePerNight }) => pricePerNight.amountMinor);
    const { data } = await favorite(member, hotelId, true, stay);
    expect(data.setFavorite).toMatchObject({
      isFavorite: true,
      favorite: {
        hotelId,
        hotelName: page.name.en,
        savedPricePerNight: { amountMinor: Math.min(...prices), currency: 'ILS' },
        savedStay: {
          checkIn: stay.checkIn,
          checkOut: stay.checkOut,
          adults: 2,
          childrenAges: [],
          rooms: 1,
        },
        hotel: { id: hotelId },
      },
    });
    expect(await list(member)).toEqual([data.setFavorite.favorite]);
  });

  it('show prices of stored hotels while the provider does not respond', async () => {
    const member = await memberOf();
    const own = hotels[0] ?? '';
    for (const hotelId of [own, '1000450']) await favorite(member, hotelId);
    await list(member);
    await product.sandbox.fault({ call: 'Search', kind: 'delay', ms: 20_000 });
    const { data, errors } = await member.ask<{ favorites: object[] }>(
      'query($stay: StayInput!) { favorites { hotelId hotel { offers(stay: $stay) { nights } } } }',
      { stay: twoNights(90) },
    );
    await product.sandbox.heal();
    expect(data.favorites).toEqual([
      { hotelId: '1000450', hotel: { offers: null } },
      { hotelId: own, hotel: { offers: { nights: 2 } } },
    ]);
    expect(errors.map(({ extensions }) => extensions?.['code'])).toEqual(['TIMEOUT']);
  });

  it('are added and removed, and a repeated request changes nothing more', async () => {
    const member = await memberOf();
    const [hotelId = ''] = hotels;
    const first = (await favorite(member, hotelId)).data.setFavorite;
    expect((await favorite(member, hotelId, true, stay)).data.setFavorite).toEqual(first);
    expect(await list(member)).toHaveLength(1);
    for (let round = 0; round < 2; round += 1)
      expect((await favorite(member, hotelId, false)).data.setFavorite).toMatchObject({
        isFavorite: false,
        favorite: null,
      });
    expect(await list(member)).toEqual([]);
  });

  it('saved several times at once are stored once', async () => {
    const member = await memberOf();
    const [hotelId = ''] = hotels;
    const answers = await Promise.all([1, 2, 3].map(() => favorite(member, hotelId)));
    const ids = answers.map(({ data }) => data.setFavorite.favorite?.id);
    expect(new Set(ids).size).toBe(1);
    expect(await list(member)).toHaveLength(1);
  });

  it.each(['no-such-hotel', '999999999999', ''])('refuse the unknown hotel %j', async (id) => {
    const member = await memberOf();
    expect((await favorite(member, id)).errors[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('refuse dates that do not exist', async () => {
    const member = await memberOf();
    const { errors } = await favorite(member, hotels[0] ?? '', true, { ...stay, checkOut: stay.checkIn });
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('saved while signed out are merged at sign-in', async () => {
    const member = await memberOf();
    const [first = '', second = ''] = hotels;
    await favorite(member, first);
    const merge = (hotelIds: readonly string[]) =>
      member.ask<{ mergeFavorites: Saved[] }>(
        'mutation($hotelIds: [ID!]!) { mergeFavorites(hotelIds: $hotelIds) { hotelId } }',
        { hotelIds },
      );
    const { data } = await merge([first, second, 'no-such-hotel', '999999999999', second]);
    expect(data.mergeFavorites.map(({ hotelId }) => hotelId).toSorted()).toEqual([first, second].toSorted());
    const { errors } = await merge(Array.from({ length: 101 }, (_, at) => String(at)));
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
  });

  it('are visible to their member only, and not to an administrator', async () => {
    const [member, other, admin] = [await memberOf(), await memberOf(), await signedIn(product, 'admin')];
    const [hotelId = ''] = hotels;
    await favorite(member, hotelId);
    for (const somebody of [other, admin]) {
      expect(await list(somebody)).toEqual([]);
      await favorite(somebody, hotelId, false);
    }
    expect(await list(member)).toHaveLength(1);
    const { errors } = await product.visitor().ask('{ favorites { id } }');
    expect(errors[0]?.extensions).toMatchObject({ code: 'AUTH_REQUIRED' });
  });

  it('remain when their hotel is deleted', async () => {
    const member = await memberOf();
    const hotelId = hotels[1] ?? '';
    await favorite(member, hotelId);
    const admin = await signedIn(product, 'admin');
    const { errors } = await admin.ask('mutation($id: ID!) { deleteHotel(id: $id) { __typename } }', {
      id: hotelId,
    });
    expect(errors).toEqual([]);
    expect(await list(member)).toMatchObject([{ hotelId, hotel: null }]);
  });
});
