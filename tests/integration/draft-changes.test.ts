import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import type { Visitor } from '../support/visitor.ts';
import {
  chooseExtras,
  createBooking,
  newBooking,
  hotelPage,
  pay,
  register,
  saveGuests,
  firstWithRooms,
  type Choice,
} from './support/booking.ts';
import { cityNamed, criteriaOf, searchWhole, twoNights, type Card, type Stay } from './support/search.ts';

const stay = twoNights();
const nextDay = (day: string): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
};
/** The stay with one more night, for three adults. */
const longer: Stay = {
  ...stay,
  checkOut: nextDay(stay.checkOut),
  occupancy: { ...stay.occupancy, adults: 3 },
};
let product: TestProduct;
let card: Card;

beforeAll(async () => {
  product = await startTestProduct();
  const visitor = product.visitor();
  const criteria = criteriaOf(await cityNamed(visitor, 'Tel Aviv'), stay);
  card = firstWithRooms((await searchWhole(visitor, criteria, { page: { page: 1, pageSize: 50 } })).hotels);
});
afterAll(() => product.stop());

/** The cheapest room of the hotel for a stay. */
async function cheapest(wanted = stay): Promise<Choice> {
  const { offers } = await hotelPage(product.visitor(), card.id, wanted);
  const [offer] = offers.offers;
  if (!offer) throw new Error('no rooms');
  return { hotelId: card.id, offer, stay: wanted };
}

async function memberWithDraft() {
  const member = product.visitor();
  await register(member);
  return { member, booking: await newBooking(member, await cheapest()) };
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

const bookingsOf = async (visitor: Visitor): Promise<unknown> =>
  (await visitor.ask('{ myBookings { id } }')).data['myBookings'];

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

describe('another stay for an unpaid booking', () => {
  it('changes that booking, which keeps requests and extras, and is paid at the new total', async () => {
    const { member, booking } = await memberWithDraft();
    await saveGuests(member, booking.id, { specialRequests: 'Baby cot, please' });
    await chooseExtras(member, booking.id, {
      car: { carType: 'family' },
      insurance: true,
      attractions: [{ id: 'zoo', quantity: 2 }],
    });
    const choice = { ...(await cheapest(longer)), bookingId: booking.id, key: 'once' };
    const changed = await createBooking(member, choice);
    // Three days of a car for 149, three insured guests for 34, two tickets for 80.
    const total = choice.offer.total.amountMinor + (3 * 149 + 3 * 34 + 2 * 80) * 100;
    expect(changed.booking).toMatchObject({ id: booking.id, totalToPay: { amountMinor: total } });
    expect(await createBooking(member, choice)).toEqual(changed);
    expect(await bookingsOf(member)).toEqual([{ id: booking.id }]);
    const draft = await readDraft(member, booking.id);
    expect(draft).toMatchObject({
      status: 'pending',
      checkIn: longer.checkIn,
      checkOut: longer.checkOut,
      nights: 3,
      guests: 3,
      guest: { specialRequests: 'Baby cot, please' },
      carRental: { car_type: 'family', days: 3 },
      insurance: { package_name: 'Travel insurance' },
      attractions: [{ id: 'zoo', quantity: 2 }],
    });

    await product.sandbox.forget();
    const paid = await pay(member, {
      bookingId: booking.id,
      expectedTotalMinor: total,
      expectedRevision: draft.revision,
    });
    expect(paid.booking).toMatchObject({ status: 'confirmed', totalToPay: { amountMinor: total } });
    expect(await product.sandbox.counts()).toMatchObject({ Book: 1 });
    expect(await product.record('Booking', booking.id)).toMatchObject({
      check_in_date: longer.checkIn,
      check_out_date: longer.checkOut,
      nights: 3,
      total_price: choice.offer.total.amountMinor / 100,
      hotel_id: card.id,
    });
  });

  it('starts a booking when the named one is paid or belongs to another person', async () => {
    const { member, booking } = await memberWithDraft();
    const stranger = product.visitor();
    await register(stranger);
    const theirs = await newBooking(stranger, { ...(await cheapest(longer)), bookingId: booking.id });
    expect(theirs.id).not.toBe(booking.id);
    expect(await readDraft(member, booking.id)).toMatchObject({ nights: 2 });

    await pay(member, { bookingId: booking.id, expectedTotalMinor: booking.totalToPay.amountMinor });
    const second = await newBooking(member, {
      ...(await cheapest(longer)),
      bookingId: booking.id,
      acceptDuplicate: true,
    });
    expect(second.id).not.toBe(booking.id);
    expect(await readDraft(member, booking.id)).toMatchObject({ status: 'confirmed', nights: 2 });
  });
});
