import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import type { Visitor } from '../support/visitor.ts';
import { created, hotelPage, pay, register, saveGuests, withRooms, type Choice } from './support/booking.ts';
import { cityNamed, criteriaOf, searchWhole, twoNights, type Card } from './support/search.ts';

const stay = twoNights();
let product: TestProduct;
let card: Card;

beforeAll(async () => {
  product = await startTestProduct();
  const visitor = product.visitor();
  const criteria = criteriaOf(await cityNamed(visitor, 'Tel Aviv'), stay);
  card = withRooms((await searchWhole(visitor, criteria, { page: { page: 1, pageSize: 50 } })).hotels);
});
afterAll(() => product.stop());

/** The cheapest room of the hotel. */
async function cheapest(): Promise<Choice> {
  const { offers } = await hotelPage(product.visitor(), card.id, stay);
  const [offer] = offers.offers;
  if (!offer) throw new Error('no rooms');
  return { hotelId: card.id, offer, stay };
}

async function memberWithDraft() {
  const member = product.visitor();
  await register(member);
  return { member, booking: await created(member, await cheapest()) };
}

interface DraftShown {
  readonly revision: string;
  readonly totalToPay: { readonly amountMinor: number };
}

const readDraft = async (visitor: Visitor, id: string): Promise<DraftShown> => {
  const { data } = await visitor.ask<{ booking: DraftShown }>(
    `query($id: ID!) {
      booking(id: $id) {
        revision status checkIn checkOut nights guests totalToPay { amountMinor }
        guest { name firstName lastName email phone specialRequests } otherGuests { firstName }
        carRental { car_type days } insurance { package_name } attractions { id quantity }
      }
    }`,
    { id },
  );
  return data.booking;
};

describe('guest details of an unpaid booking', () => {
  it('are stored with the booking, field by field, and shown wherever it is opened', async () => {
    const { member, booking } = await memberWithDraft();
    await saveGuests(member, booking.id, { specialRequests: 'Baby cot, please' });
    await saveGuests(member, booking.id, { firstName: 'Tamar', otherGuests: [{ firstName: 'Dan' }] });
    expect(await readDraft(member, booking.id)).toMatchObject({
      guest: {
        name: 'Tamar',
        firstName: 'Tamar',
        lastName: null,
        email: null,
        phone: null,
        specialRequests: 'Baby cot, please',
      },
      otherGuests: [{ firstName: 'Dan' }],
    });
    expect(await product.record('Booking', booking.id)).toMatchObject({
      status: 'pending',
      special_requests: 'Baby cot, please',
      guest_first_name: 'Tamar',
      other_guests: [{ first_name: 'Dan' }],
    });
    expect(await saveGuests(member, booking.id, { firstName: 'תמר' })).toMatchObject({
      __typename: 'BookingInputRefused',
      fields: ['firstName'],
    });
  });

  it('are not lost to a payment of a page that has not seen them', async () => {
    const { member, booking } = await memberWithDraft();
    const { revision, totalToPay } = await readDraft(member, booking.id);
    await saveGuests(member, booking.id, { specialRequests: 'Baby cot, please' });
    const payment = { bookingId: booking.id, expectedTotalMinor: totalToPay.amountMinor };
    expect(await pay(member, { ...payment, expectedRevision: revision })).toMatchObject({
      code: 'AMOUNT_MISMATCH',
    });
    const { revision: now } = await readDraft(member, booking.id);
    expect(await pay(member, { ...payment, expectedRevision: now })).toMatchObject({
      booking: { status: 'confirmed' },
    });
  });
});
