import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import {
  chooseExtras,
  claim,
  createBooking,
  newBooking,
  hotelPage,
  pay,
  readBooking,
  recheck,
  register,
  firstWithRooms,
  type Choice,
} from './support/booking.ts';
import { cityNamed, criteriaOf, searchWhole, twoNights, type Card, type Criteria } from './support/search.ts';

const stay = twoNights();
let product: TestProduct;
let criteria: Criteria;
let cards: readonly Card[];

beforeAll(async () => {
  product = await startTestProduct();
  const visitor = product.visitor();
  criteria = criteriaOf(await cityNamed(visitor, 'Tel Aviv'), stay);
  cards = (await searchWhole(visitor, criteria, { page: { page: 1, pageSize: 50 } })).hotels;
});
afterAll(() => product.stop());
beforeEach(async () => {
  await product.sandbox.heal();
});

/** The cheapest room of a hotel. */
async function cheapest(card: Card = firstWithRooms(cards)): Promise<Choice> {
  const { offers } = await hotelPage(product.visitor(), card.id, stay);
  const [offer] = offers.offers;
  if (!offer) throw new Error('no rooms');
  return { hotelId: card.id, offer, stay };
}

/** A member with a draft. */
async function memberWithDraft() {
  const member = product.visitor();
  await register(member);
  return { member, booking: await newBooking(member, await cheapest()) };
}

describe('an offer from the list to the thank-you page', () => {
  it('costs the same on card, hotel page, checkout and booking, and is booked once at the provider', async () => {
    const card = firstWithRooms(cards);
    const visitor = product.visitor();

    const page = await hotelPage(visitor, card.id, stay);
    const [offer] = page.offers.offers;
    if (!offer) throw new Error('no rooms');
    expect(offer.total).toEqual(card.total);
    expect(offer.pricePerNight).toEqual(card.pricePerNight);
    expect(page.offers.nights).toBe(2);
    expect(Math.abs(offer.pricePerNight.amountMinor * 2 - offer.total.amountMinor)).toBeLessThanOrEqual(100);
    const totals = page.offers.offers.map(({ total }) => total.amountMinor);
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));

    await product.sandbox.forget();
    const draft = await newBooking(visitor, { hotelId: card.id, offer, stay });
    expect(draft).toMatchObject({
      status: 'pending',
      isUnclaimed: true,
      totalPrice: card.total,
      totalToPay: card.total,
      pricePerNight: offer.pricePerNight,
      guests: 2,
    });
    expect(visitor.cookie('draft')).toMatch(/^[\w-]{43}$/);
    expect(await readBooking(visitor, draft.id)).toEqual(draft);
    expect(await readBooking(product.visitor(), draft.id)).toBeNull();

    const email = await register(visitor);
    const claimed = await claim(visitor, draft.id);
    expect(claimed.data.claimBooking).toMatchObject({ isUnclaimed: false, totalToPay: card.total });

    const extras = await chooseExtras(visitor, draft.id, {
      car: { carType: 'family', addons: ['gps', 'baby-seat'] },
      insurance: true,
      attractions: [
        { id: 'park', quantity: 2 },
        { id: 'kayak', quantity: 3 },
      ],
    });
    const { data } = await visitor.ask<{ extrasCatalogue: Catalogue }>(catalogueQuery);
    const extrasMinor = pricedByHand(data.extrasCatalogue);
    const hotelMinor = offer.total.amountMinor;
    expect(extras.booking).toMatchObject({
      extrasTotal: { amountMinor: extrasMinor, currency: 'ILS' },
      totalPrice: { amountMinor: hotelMinor },
      totalToPay: { amountMinor: hotelMinor + extrasMinor, currency: 'ILS' },
    });

    expect((await recheck(visitor, draft.id)).__typename).toBe('BookingSaved');
    const paid = await pay(visitor, { bookingId: draft.id, expectedTotalMinor: hotelMinor + extrasMinor });
    expect(paid.booking).toMatchObject({
      status: 'confirmed',
      isProcessing: false,
      totalToPay: { amountMinor: hotelMinor + extrasMinor },
      payment: { brand: 'Visa', lastFour: '4242' },
      guest: { name: 'Tamar Shaked', email: 'tamar.shaked@example.com', phone: '+972501234567' },
    });
    expect(await product.sandbox.counts()).toMatchObject({ PreBook: 3, Book: 1 });

    const mine = await visitor.ask('{ myBookings { id totalToPay { amountMinor } status } }');
    expect(mine.data['myBookings']).toEqual([
      { id: draft.id, totalToPay: { amountMinor: hotelMinor + extrasMinor }, status: 'confirmed' },
    ]);

    const record = await product.record('Booking', draft.id);
    expect(record).toMatchObject({
      created_by: email,
      hotel_id: card.id,
      hotel_name: card.name.en,
      check_in_date: stay.checkIn,
      check_out_date: stay.checkOut,
      guests: 2,
      nights: 2,
      room_type: [...new Set(offer.roomNames)].join(', '),
      total_price: hotelMinor / 100,
      status: 'confirmed',
      cancellation_policy: expect.stringMatching(/\S/),
      includes_car_rental: true,
      includes_insurance: true,
      includes_attraction: true,
      car_rental_details: { car_type: 'family', addons: ['gps', 'baby-seat'], price: expect.any(Number) },
      insurance_details: { package_name: expect.any(String), price: expect.any(Number), options: [] },
      attraction_details: [
        { name: expect.any(String), price: expect.any(Number), quantity: 2 },
        { name: expect.any(String), price: expect.any(Number), quantity: 3 },
      ],
      guest_name: 'Tamar Shaked',
      guest_email: 'tamar.shaked@example.com',
      guest_phone: '+972501234567',
    });
    expect(JSON.stringify(record)).not.toContain(visitor.cookie('draft') ?? 'no cookie');
  });

  it('of a stored hotel is priced by the server, without a provider call', async () => {
    const card = cards.find(({ source }) => source === 'STORED');
    if (!card) throw new Error('no stored hotel in Tel Aviv');
    const member = product.visitor();
    await register(member);
    await product.sandbox.forget();
    const choice = await cheapest(card);
    expect(choice.offer.total).toEqual(card.total);
    const draft = await newBooking(member, choice);
    const paid = await pay(member, { bookingId: draft.id, expectedTotalMinor: draft.totalToPay.amountMinor });
    expect(paid.booking).toMatchObject({ status: 'confirmed', totalPrice: card.total });
    expect(await product.sandbox.counts()).toEqual({});
  });
});

describe('an idempotency key', () => {
  it('starts one booking, however often Book Now is pressed', async () => {
    const member = product.visitor();
    await register(member);
    const choice = { ...(await cheapest()), key: randomUUID() };
    const outcomes = await Promise.all([createBooking(member, choice), createBooking(member, choice)]);
    const again = await createBooking(member, choice);
    const ids = [...outcomes, again].map(({ booking }) => booking?.id);
    expect(new Set(ids).size).toBe(1);
    const { data } = await member.ask<{ myBookings: object[] }>('{ myBookings { id } }');
    expect(data.myBookings).toHaveLength(1);
  });

  it('belongs to one choice: another stay with the same key is refused', async () => {
    const member = product.visitor();
    await register(member);
    const choice = { ...(await cheapest()), key: randomUUID() };
    await newBooking(member, choice);
    const other = { ...choice, stay: twoNights(44) };
    await expect(createBooking(member, other)).rejects.toThrow('IDEMPOTENCY_CONFLICT');
  });

  it('pays once for a double click and for a repeated request', async () => {
    const { member, booking } = await memberWithDraft();
    await product.sandbox.fault({ call: 'Book', kind: 'delay', ms: 300 });
    await product.sandbox.forget();
    const payment = {
      bookingId: booking.id,
      expectedTotalMinor: booking.totalToPay.amountMinor,
      key: randomUUID(),
    };
    const outcomes = await Promise.all([pay(member, payment), pay(member, payment)]);
    const again = await pay(member, payment);
    for (const { booking: paid } of [...outcomes, again])
      expect(paid).toMatchObject({ id: booking.id, status: 'confirmed' });
    expect((await product.sandbox.counts())['Book']).toBe(1);
  });

  it('two keys from two tabs pay once', async () => {
    const { member, booking } = await memberWithDraft();
    await product.sandbox.fault({ call: 'Book', kind: 'delay', ms: 300 });
    await product.sandbox.forget();
    const payment = { bookingId: booking.id, expectedTotalMinor: booking.totalToPay.amountMinor };
    const outcomes = await Promise.all([pay(member, payment), pay(member, payment)]);
    for (const outcome of outcomes) expect(outcome.booking).toMatchObject({ status: 'confirmed' });
    expect((await product.sandbox.counts())['Book']).toBe(1);
  });
});

describe('a restart of the product', () => {
  it('loses no draft, no payment and no session', async () => {
    const { member, booking } = await memberWithDraft();
    const visitor = product.visitor();
    const draft = await newBooking(visitor, await cheapest());
    await pay(member, { bookingId: booking.id, expectedTotalMinor: booking.totalToPay.amountMinor });

    await product.restart();

    expect(await readBooking(member, booking.id)).toMatchObject({
      status: 'confirmed',
      payment: { lastFour: '4242' },
    });
    expect(await readBooking(visitor, draft.id)).toEqual(draft);
    expect(await readBooking(member, draft.id)).toBeNull();
  });
});

interface Priced {
  readonly id: string;
  readonly price: { readonly amountMinor: number };
}
interface Catalogue {
  readonly cars: readonly Priced[];
  readonly carAddons: readonly Priced[];
  readonly insurance: Priced;
  readonly attractions: readonly Priced[];
}
const catalogueQuery = `{
  extrasCatalogue {
    cars { id price: pricePerDay { amountMinor } }
    carAddons { id price { amountMinor } }
    insurance { id price: pricePerGuest { amountMinor } }
    attractions { id price: pricePerPerson { amountMinor } }
  }
}`;

/** Two nights, two guests: a family car with two add-ons, the insurance, two park and three kayak tickets. */
function pricedByHand({ cars, carAddons, insurance, attractions }: Catalogue): number {
  const of = (list: readonly Priced[], id: string) => {
    const found = list.find((item) => item.id === id);
    if (!found) throw new Error(`nothing is called ${id}`);
    return found.price.amountMinor;
  };
  const car = 2 * of(cars, 'family') + of(carAddons, 'gps') + of(carAddons, 'baby-seat');
  return car + 2 * insurance.price.amountMinor + 2 * of(attractions, 'park') + 3 * of(attractions, 'kayak');
}
