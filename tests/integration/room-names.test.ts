/** Hebrew names of a stored hotel's rooms, from the administrators' form to the booking. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import type { Visitor } from '../support/visitor.ts';
import { createHotel, hotelForm } from './support/admin-hotels.ts';
import { demoAdmin } from './support/callers.ts';
import { newBooking, hotelPage, register } from './support/booking.ts';
import { twoNights } from './support/search.ts';

const oneRoom = twoNights();
const stay = { ...oneRoom, occupancy: { ...oneRoom.occupancy, rooms: 2 } };
let product: TestProduct;
let admin: Visitor;

beforeAll(async () => {
  product = await startTestProduct();
  admin = await demoAdmin(product);
});
afterAll(() => product.stop());

const rename = (id: string, updatedAt: string, roomTypes: readonly object[]) =>
  admin.ask(
    `mutation($id: ID!, $input: AdminHotelInput!, $updatedAt: DateTime!) {
      updateHotel(id: $id, input: $input, updatedAt: $updatedAt) { __typename }
    }`,
    { id, input: hotelForm({ roomTypes }), updatedAt },
  );

it('travellers see the Hebrew names of rooms, and a booking has those at the time of booking', async () => {
  const roomTypes = [
    { name: 'Loft', nameHe: ' עליית הגג ', priceMinor: 50_000 },
    { name: 'Attic', priceMinor: 60_000 },
  ];
  const hotel = await createHotel(admin, hotelForm({ roomTypes }));
  const member = product.visitor();
  await register(member);
  const names = async () => {
    const { offers } = (await hotelPage(member, hotel.id, stay)).offers;
    return offers.map(({ roomNames, roomNamesHe }) => ({ roomNames, roomNamesHe }));
  };
  const loft = { roomNames: ['Loft', 'Loft'], roomNamesHe: ['עליית הגג', 'עליית הגג'] };
  expect(await names()).toEqual([loft, { roomNames: ['Attic', 'Attic'], roomNamesHe: [null, null] }]);

  const [offer] = (await hotelPage(member, hotel.id, stay)).offers.offers;
  if (!offer) throw new Error('no rooms');
  const { id } = await newBooking(member, { hotelId: hotel.id, stay, offer });
  await rename(hotel.id, hotel.updatedAt, [{ name: 'Loft', nameHe: 'הלופט', priceMinor: 50_000 }]);
  const { data } = await member.ask('query($id: ID!) { booking(id: $id) { roomNames roomNamesHe } }', { id });
  expect(data['booking']).toEqual(loft);
  expect(await names()).toEqual([{ roomNames: ['Loft', 'Loft'], roomNamesHe: ['הלופט', 'הלופט'] }]);
});
