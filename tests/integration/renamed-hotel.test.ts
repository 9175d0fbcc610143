import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import { createHotel, hotelForm } from './support/admin-hotels.ts';
import { hotelPage, newBooking, register } from './support/booking.ts';
import { demoAdmin } from './support/callers.ts';
import { twoNights } from './support/search.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());

it('a booking has the names of its hotel as booked, in both languages, after the hotel was renamed', async () => {
  const admin = await demoAdmin(product);
  const booked = { name: 'Hotel Before', nameHe: 'המלון שלפני' };
  const hotel = await createHotel(admin, hotelForm(booked));
  const member = product.visitor();
  await register(member);
  const stay = twoNights();
  const [offer] = (await hotelPage(member, hotel.id, stay)).offers.offers;
  if (!offer) throw new Error('no rooms');
  const { id } = await newBooking(member, { hotelId: hotel.id, offer, stay });
  const names = async () => {
    const { data } = await member.ask<{ booking: object }>(
      'query($id: ID!) { booking(id: $id) { hotelName hotelNameHe } }',
      { id },
    );
    return data.booking;
  };
  const asBooked = { hotelName: booked.name, hotelNameHe: booked.nameHe };
  expect(await names()).toEqual(asBooked);

  const { data } = await admin.ask(
    `mutation($id: ID!, $input: AdminHotelInput!, $updatedAt: DateTime!) {
      updateHotel(id: $id, input: $input, updatedAt: $updatedAt) { ... on AdminHotelSaved { hotel { name nameHe } } }
    }`,
    {
      id: hotel.id,
      updatedAt: hotel.updatedAt,
      input: hotelForm({ name: 'Hotel After', nameHe: 'המלון שאחרי' }),
    },
  );
  expect(data['updateHotel']).toMatchObject({ hotel: { name: 'Hotel After' } });
  expect(await names()).toEqual(asBooked);
});
