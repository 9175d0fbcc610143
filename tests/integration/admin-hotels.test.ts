/** Travellers see what an administrator changes on a stored hotel with their next request. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import type { Visitor } from '../support/visitor.ts';
import { newBooking, hotelPage, readBooking, register } from './support/booking.ts';
import { createHotel, hotelFields, hotelForm, type AdminHotelFields } from './support/admin-hotels.ts';
import { demoAdmin } from './support/callers.ts';
import { cityNamed, criteriaOf, search, searchWhole, twoNights, type Criteria } from './support/search.ts';

const stay = twoNights();
let product: TestProduct;
let admin: Visitor;
let criteria: Criteria;

beforeAll(async () => {
  product = await startTestProduct();
  admin = await demoAdmin(product);
  criteria = criteriaOf(await cityNamed(product.visitor(), 'Tel Aviv'), stay);
});
afterAll(() => product.stop());

const wholePage = { page: { page: 1, pageSize: 50 } };

/** Whether a visitor who has cached nothing finds the hotel. */
async function isFound(id: string): Promise<boolean> {
  const first = await search(product.visitor(), criteria, wholePage);
  const pages = Array.from({ length: first.pageInfo.totalPages - 1 }, (_, at) => at + 2);
  const rest = await Promise.all(
    pages.map((page) => search(product.visitor(), criteria, { page: { page, pageSize: 50 } })),
  );
  return [first, ...rest].some(({ hotels }) => hotels.some((hotel) => hotel.id === id));
}

const actOn = async (name: 'deleteHotel' | 'restoreHotel', id: string) =>
  admin.ask<Record<string, AdminHotelFields>>(`mutation($id: ID!) { ${name}(id: $id) { id isDeleted } }`, {
    id,
  });

interface Saved {
  readonly __typename: 'AdminHotelSaved' | 'AdminHotelConflict';
  readonly hotel?: AdminHotelFields;
  readonly current?: AdminHotelFields;
}
async function update(id: string, input: object, updatedAt: string): Promise<Saved> {
  const { data, errors } = await admin.ask<{ updateHotel: Saved }>(
    `mutation($id: ID!, $input: AdminHotelInput!, $updatedAt: DateTime!) {
      updateHotel(id: $id, input: $input, updatedAt: $updatedAt) {
        __typename
        ... on AdminHotelSaved { hotel { ${hotelFields} } }
        ... on AdminHotelConflict { code current { ${hotelFields} } }
      }
    }`,
    { id, input, updatedAt },
  );
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data.updateHotel;
}

describe('a stored hotel', () => {
  it('is marked as unlisted while its city or country is in no list', async () => {
    const unlisted = async (place: object) => {
      const { id } = await createHotel(admin, hotelForm(place));
      const { data } = await admin.ask<{ adminHotel: { unlisted: string | null } }>(
        'query($id: ID!) { adminHotel(id: $id) { unlisted } }',
        { id },
      );
      return data.adminHotel.unlisted;
    };
    expect(await unlisted({ city: 'Haifa' })).toBeNull();
    expect(await unlisted({ city: 'Hiafa' })).toBe('CITY');
    expect(await unlisted({ country: 'Isreal' })).toBe('COUNTRY');
  });

  it('is stored and logged once per idempotency key of an administrator', async () => {
    const name = `Once ${randomUUID()}`;
    const [first, second] = await Promise.all([
      createHotel(admin, hotelForm({ name }), `key of ${name}`),
      createHotel(admin, hotelForm({ name }), `key of ${name}`),
    ]);
    expect(second.id).toBe(first.id);
    expect((await createHotel(admin, hotelForm({ name }), `another key of ${name}`)).id).not.toBe(first.id);
    const { data } = await admin.ask<{ adminAuditLog: { items: { recordId: string }[] } }>(
      '{ adminAuditLog(page: { page: 1, pageSize: 50 }) { items { recordId } } }',
    );
    expect(data.adminAuditLog.items.filter(({ recordId }) => recordId === first.id)).toHaveLength(1);
  });

  it('is refused for a key that another hotel has used, also after that one was changed', async () => {
    const [name, key] = [`Keyed ${randomUUID()}`, randomUUID()];
    const hotel = await createHotel(admin, hotelForm({ name }), key);
    await expect(createHotel(admin, hotelForm({ name: 'Another' }), key)).rejects.toThrow(
      'IDEMPOTENCY_CONFLICT',
    );
    await update(hotel.id, hotelForm({ name: 'Another' }), hotel.updatedAt);
    await expect(createHotel(admin, hotelForm({ name: 'Another' }), key)).rejects.toThrow(
      'IDEMPOTENCY_CONFLICT',
    );
    expect(await createHotel(admin, hotelForm({ name }), key)).toMatchObject({
      id: hotel.id,
      name: 'Another',
    });
  });

  it.each(['', ' ', 'k'.repeat(201)])('is refused with the idempotency key "%s"', async (key) => {
    await expect(createHotel(admin, hotelForm({ name: 'Unkeyed' }), key)).rejects.toThrow('BAD_USER_INPUT');
  });

  it('is found by the next search and can be booked, disappears when it is deleted, and comes back when restored', async () => {
    await searchWhole(product.visitor(), criteria);
    const hotel = await createHotel(admin, hotelForm({ name: 'Hotel At Once' }));
    expect(hotel).toMatchObject({
      missing: [],
      isDeleted: false,
      markupType: 'percentage',
      markupValue: 15,
      rating: 5,
      hasFreeCancellation: true,
      isFeatured: false,
      amenities: ['WiFi', 'Pool'],
      roomTypes: [],
      basePricePerNight: { amountMinor: 10_000, currency: 'ILS' },
      pricePerNight: { amountMinor: 11_500, currency: 'ILS', amount: '115.00' },
    });

    expect(await isFound(hotel.id)).toBe(true);
    const member = product.visitor();
    await register(member);
    const { offers } = await hotelPage(member, hotel.id, stay);
    expect(
      offers.offers.map(({ roomNames, pricePerNight }) => [roomNames[0], pricePerNight.amountMinor]),
    ).toEqual([
      ['Standard Room', 11_500],
      ['Deluxe Room', 15_000],
      ['Suite', 20_700],
    ]);
    const [offer] = offers.offers;
    if (!offer) throw new Error('no rooms');
    const booking = await newBooking(member, { hotelId: hotel.id, offer, stay });
    expect(booking.totalPrice.amountMinor).toBe(23_000);

    expect((await actOn('deleteHotel', hotel.id)).data['deleteHotel']).toMatchObject({ isDeleted: true });
    expect(await isFound(hotel.id)).toBe(false);
    const gone = await product.visitor().ask('query($id: ID!) { hotel(id: $id) { id } }', { id: hotel.id });
    expect(gone.data['hotel']).toBeNull();
    const kept = await readBooking(member, booking.id);
    expect(kept).toMatchObject({ hotelName: 'Hotel At Once', totalPrice: { amountMinor: 23_000 } });

    expect((await actOn('restoreHotel', hotel.id)).data['restoreHotel']).toMatchObject({ isDeleted: false });
    expect(await isFound(hotel.id)).toBe(true);
  });

  it('without name, place or price is stored but not offered, and is offered once it is complete', async () => {
    const hotel = await createHotel(admin, {});
    expect(hotel.missing).toEqual(['name', 'place', 'price']);
    expect(await isFound(hotel.id)).toBe(false);

    const { data } = await admin.ask<{ adminHotels: { items: AdminHotelFields[] } }>(
      '{ adminHotels(show: INCOMPLETE) { items { id missing } } }',
    );
    expect(data.adminHotels.items).toContainEqual({ id: hotel.id, missing: ['name', 'place', 'price'] });

    const saved = await update(hotel.id, hotelForm({ name: 'Now complete' }), hotel.updatedAt);
    expect(saved.hotel?.missing).toEqual([]);
    expect(await isFound(hotel.id)).toBe(true);
  });

  it('is priced by the server from net price and markup of any kind', async () => {
    const hotel = await createHotel(
      admin,
      hotelForm({ basePriceMinor: 10_001, markupType: 'fixed', markupValue: 49.99 }),
    );
    expect(hotel.pricePerNight.amountMinor).toBe(15_000);
    const { hotel: saved } = await update(
      hotel.id,
      hotelForm({ basePriceMinor: 10_001, markupValue: 50 }),
      hotel.updatedAt,
    );
    expect(saved?.pricePerNight.amountMinor).toBe(15_002);
    const { offers } = await hotelPage(product.visitor(), hotel.id, stay);
    expect(offers.offers[0]?.pricePerNight.amountMinor).toBe(15_002);
  });

  it('shows administrators the lowest price guests pay: that of its own room types, whatever the markup', async () => {
    const roomTypes = [
      { name: 'Suite', priceMinor: 90_000 },
      { name: 'Classic', priceMinor: 73_600 },
      { name: 'Never', priceMinor: 100, count: 0 },
      { name: '', priceMinor: 200 },
    ];
    const roomsFrom = async (id: string) => {
      const { data } = await admin.ask<{ adminHotel: { roomsFrom: { amountMinor: number } | null } }>(
        'query($id: ID!) { adminHotel(id: $id) { roomsFrom { amountMinor } } }',
        { id },
      );
      return data.adminHotel.roomsFrom;
    };
    const hotel = await createHotel(admin, hotelForm({ roomTypes }));
    await update(hotel.id, hotelForm({ roomTypes, markupValue: 50 }), hotel.updatedAt);
    const { offers } = await hotelPage(product.visitor(), hotel.id, stay);
    expect(offers.offers[0]?.pricePerNight.amountMinor).toBe(73_600);
    expect(await roomsFrom(hotel.id)).toEqual({ amountMinor: 73_600 });
    expect(await roomsFrom((await createHotel(admin, hotelForm())).id)).toBeNull();
  });

  it.each([
    ['White Terrace Tel Aviv', 4],
    ['Mahane Rooms', 3],
  ])(
    'has the same stars for administrators and travellers, also after a change of its markup: %s',
    async (name, stars) => {
      const { data } = await admin.ask<{ adminHotels: { items: (AdminHotelFields & { rating: number })[] } }>(
        `query($name: String!) { adminHotels(search: $name) { items { ${hotelFields} } } }`,
        { name },
      );
      const [stored] = data.adminHotels.items;
      if (!stored) throw new Error(`no ${name}`);
      const shown = async () => {
        const answer = await product
          .visitor()
          .ask('query($id: ID!) { hotel(id: $id) { stars quality { score } } }', { id: stored.id });
        return answer.data['hotel'];
      };
      const before = await shown();
      expect([stored.rating, before]).toMatchObject([stars, { stars }]);
      const saved = await update(stored.id, hotelForm({ name, markupValue: 18 }), stored.updatedAt);
      expect(saved.hotel).toMatchObject({ rating: stars, markupValue: 18 });
      // The number of an old rating, 4.6, is unchanged too: guest quality may be derived from it.
      expect(await shown()).toEqual(before);
      const touched = await update(stored.id, hotelForm({ name, rating: 2 }), saved.hotel?.updatedAt ?? '');
      expect(touched.hotel).toMatchObject({ rating: 2 });
      expect(await shown()).toMatchObject({ stars: 2 });
    },
  );

  it('is not overwritten by an administrator who has not seen the last change', async () => {
    const hotel = await createHotel(admin, hotelForm({ name: 'First' }));
    const second = await update(hotel.id, hotelForm({ name: 'Second' }), hotel.updatedAt);
    expect(second).toMatchObject({ __typename: 'AdminHotelSaved', hotel: { name: 'Second' } });
    const late = await update(hotel.id, hotelForm({ name: 'Third' }), hotel.updatedAt);
    expect(late).toMatchObject({ __typename: 'AdminHotelConflict', current: { name: 'Second' } });
    const both = await Promise.all(
      ['A', 'B'].map((name) => update(hotel.id, hotelForm({ name }), late.current?.updatedAt ?? '')),
    );
    expect(both.map(({ __typename }) => __typename).toSorted()).toEqual([
      'AdminHotelConflict',
      'AdminHotelSaved',
    ]);
  });

  it('refuses script URLs, and numbers and texts beyond the limits', async () => {
    const { errors } = await admin.ask(
      'mutation($input: AdminHotelInput!) { createHotel(input: $input, key: "refused") { hotel { id } } }',
      {
        input: hotelForm({
          imageUrl: 'javascript:alert(1)',
          galleryUrls: ['//evil.example/x.png'],
          markupValue: 1e9,
          rating: 6,
          latitude: 91,
          name: 'x'.repeat(300),
        }),
      },
    );
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      data: { fields: ['name', 'markupValue', 'rating', 'imageUrl', 'galleryUrls', 'latitude'] },
    });
  });

  it('loses bidirectional control characters in its name and address', async () => {
    const { id } = await createHotel(
      admin,
      hotelForm({ name: 'Sea\u202Eside', location: '1 Main\u2067 Street' }),
    );
    const { data } = await admin.ask('query($id: ID!) { adminHotel(id: $id) { name location } }', { id });
    expect(data['adminHotel']).toEqual({ name: 'Seaside', location: '1 Main Street' });
  });

  it('is NOT_FOUND when it does not exist', async () => {
    for (const id of ['nobody', '../User/me', 'x'.repeat(200)]) {
      const { errors } = await actOn('deleteHotel', id);
      expect(errors[0]?.extensions?.['code']).toBe('NOT_FOUND');
    }
    const { data } = await admin.ask('query($id: ID!) { adminHotel(id: $id) { id } }', { id: 'nobody' });
    expect(data['adminHotel']).toBeNull();
  });
});
