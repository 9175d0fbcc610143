/** Counted rooms of stored hotels: two gateways with one database never sell a room twice. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import { type TestRedis, startOwnRedis } from '../support/servers/redis.ts';
import type { Visitor } from '../support/visitor.ts';
import { createHotel, hotelFields, hotelForm } from './support/admin-hotels.ts';
import { demoAdmin } from './support/callers.ts';
import {
  createBooking,
  newBooking,
  hotelPage,
  pay,
  register,
  type BookingShown,
  type Choice,
} from './support/booking.ts';
import { cancel } from './support/cancelling.ts';
import { cityNamed, criteriaOf, searchWhole, twoNights } from './support/search.ts';

const stay = twoNights();
let redis: TestRedis;
let product: TestProduct;
let other: TestProduct;
let admin: Visitor;

beforeAll(async () => {
  redis = await startOwnRedis();
  product = await startTestProduct({ REDIS_URL: redis.url });
  other = await startTestProduct({ REDIS_URL: redis.url, ...product.upstreams() });
  admin = await demoAdmin(product);
});
afterAll(async () => {
  await other.stop();
  await product.stop();
  await redis.stop();
});

const loft = (count: number | null) => ({ name: 'Loft', priceMinor: 30_000, count });
const store = async (name: string, count: number | null): Promise<string> =>
  (await createHotel(admin, hotelForm({ name, roomTypes: [loft(count)] }))).id;

async function recount(id: string, name: string, count: number | null): Promise<void> {
  const { data } = await admin.ask<{ adminHotel: { updatedAt: string } }>(
    'query($id: ID!) { adminHotel(id: $id) { updatedAt } }',
    { id },
  );
  const { errors } = await admin.ask(
    `mutation($id: ID!, $input: AdminHotelInput!, $updatedAt: DateTime!) {
      updateHotel(id: $id, input: $input, updatedAt: $updatedAt) {
        ... on AdminHotelSaved { hotel { ${hotelFields} } }
      }
    }`,
    { id, input: hotelForm({ name, roomTypes: [loft(count)] }), updatedAt: data.adminHotel.updatedAt },
  );
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
}

async function choiceAt(hotelId: string, visitor = product.visitor()): Promise<Choice> {
  const [offer] = (await hotelPage(visitor, hotelId, stay)).offers.offers;
  if (!offer) throw new Error('no rooms');
  return { hotelId, offer, stay };
}

interface RoomsShown {
  readonly hotel: { readonly offers: { readonly offers: readonly { readonly roomsLeft: number | null }[] } };
}
/** Numbers of rooms left, as the hotel page shows them; empty when sold out. */
async function left(hotelId: string): Promise<readonly (number | null)[]> {
  const { data } = await other
    .visitor()
    .ask<RoomsShown>(
      'query($id: ID!, $stay: StayInput!) { hotel(id: $id) { offers(stay: $stay) { offers { roomsLeft } } } }',
      { id: hotelId, stay },
    );
  return data.hotel.offers.offers.map(({ roomsLeft }) => roomsLeft);
}

/** The reservations of a hotel's only room type, as the platform stores them. */
async function referencesOf(hotelId: string): Promise<Record<string, unknown>[]> {
  const [inventory] = await product.find('RoomInventory', { hotel_id: hotelId });
  const references = inventory?.['references'];
  return Array.isArray(references) ? references : [];
}

describe('a hotel with three rooms', () => {
  it('is sold to three of twenty who pay at once at two gateways, and later guests see that it is sold out', async () => {
    const name = 'Hotel of three rooms';
    const id = await store(name, null);
    const choice = await choiceAt(id);
    const people: { readonly visitor: Visitor; readonly booking: BookingShown }[] = [];
    for (let nth = 0; nth < 20; nth += 1) {
      const visitor = product.visitor();
      await register(visitor);
      const there = nth % 2 === 0 ? visitor : visitor.at(() => other.url);
      people.push({ visitor: there, booking: await newBooking(there, choice) });
    }
    await recount(id, name, 3);

    const outcomes = await Promise.all(
      people.map(({ visitor, booking }) =>
        pay(visitor, { bookingId: booking.id, expectedTotalMinor: booking.totalToPay.amountMinor }),
      ),
    );
    const codes = outcomes.map(({ booking, code }) => booking?.status ?? code);
    expect(codes.filter((code) => code === 'confirmed')).toHaveLength(3);
    expect(codes.filter((code) => code === 'ROOM_UNAVAILABLE')).toHaveLength(17);
    const references = await referencesOf(id);
    expect(references.filter(({ kind }) => kind === 'booking')).toHaveLength(3);

    // The sold-out hotel is still listed, without a price, and its page has no rooms.
    expect(await left(id)).toEqual([]);
    const visitor = other.visitor();
    const criteria = criteriaOf(await cityNamed(visitor, 'Tel Aviv'), stay);
    const listed = async () => {
      const all = [];
      for (let page = 1; page < 10; page += 1) {
        const { hotels, pageInfo } = await searchWhole(visitor, criteria, { page: { page, pageSize: 50 } });
        all.push(...hotels);
        if (page >= pageInfo.totalPages) break;
      }
      return all.find((hotel) => hotel.id === id);
    };
    // The list waits only briefly for the inventory, so at first it may still show a price.
    await expect.poll(listed).toMatchObject({ pricePerNight: null });
    expect(await createBooking(visitor, choice)).toMatchObject({ code: 'ROOM_UNAVAILABLE' });

    const winner = people.find((_, nth) => outcomes[nth]?.booking);
    if (!winner) throw new Error('nobody won');
    const { id: bookingId, totalToPay } = winner.booking;
    expect(await cancel(winner.visitor, { bookingId, feeSeenMinor: totalToPay.amountMinor })).toMatchObject({
      booking: { status: 'cancelled' },
    });
    expect(await left(id)).toEqual([1]);
    await expect.poll(listed).toMatchObject({ pricePerNight: { amountMinor: 30_000 } });
    // Twenty registrations take long, because password hashing is slow on purpose.
  }, 180_000);
});

describe('a held room', () => {
  it('cannot be booked by others at either gateway until its half hour is over', async () => {
    const id = await store('Hotel of one room', 1);
    const choice = await choiceAt(id);
    expect(await left(id)).toEqual([1]);
    const [dana, eve] = [product.visitor(), other.visitor()];
    await newBooking(dana, choice);
    expect(await left(id)).toEqual([]);
    expect(await createBooking(eve, choice)).toMatchObject({ code: 'ROOM_UNAVAILABLE' });
    // The holder may press Book Now again.
    await newBooking(dana, choice);

    const [inventory] = await product.find('RoomInventory', { hotel_id: id });
    const [held] = await referencesOf(id);
    expect(held).toMatchObject({ kind: 'hold', rooms: 1, check_in: stay.checkIn });
    const version = Number(inventory?.['version']);
    const over = { references: [{ ...held, ends_at: Date.now() - 1 }], version: version + 1 };
    await product.update('RoomInventory', String(inventory?.['id']), over, { version });
    await newBooking(eve, choice);
    expect((await referencesOf(id)).map(({ kind }) => kind)).toEqual(['hold']);
  });

  it('is one of at most three per visitor; the fourth is refused with a code of its own', async () => {
    const visitor = product.visitor();
    const choices: Choice[] = [];
    for (const nth of [1, 2, 3, 4]) choices.push(await choiceAt(await store(`Held ${nth}`, 9)));
    const codes: unknown[] = [];
    for (const choice of choices) {
      const outcome = await createBooking(visitor, choice);
      codes.push(outcome.code ?? outcome.booking?.status);
    }
    expect(codes).toEqual(['pending', 'pending', 'pending', 'RATE_LIMITED']);
    const [fourth] = choices.slice(3);
    expect(await referencesOf(fourth?.hotelId ?? '')).toEqual([]);
  });
});
