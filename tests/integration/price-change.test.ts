import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import type { Visitor } from '../support/visitor.ts';
import {
  acceptPrice,
  createBooking,
  newBooking,
  hotelPage,
  pay,
  readBooking,
  recheck,
  register,
  firstWithRooms,
  type BookingShown,
  type Choice,
} from './support/booking.ts';
import { cityNamed, criteriaOf, searchWhole, twoNights } from './support/search.ts';

const stay = twoNights();
let product: TestProduct;
let choice: Choice;

beforeAll(async () => {
  product = await startTestProduct();
  const visitor = product.visitor();
  const city = await cityNamed(visitor, 'Tel Aviv');
  const page = { page: 1, pageSize: 50 };
  const { hotels } = await searchWhole(visitor, criteriaOf(city, stay), { page });
  const hotelId = firstWithRooms(hotels).id;
  const [offer] = (await hotelPage(visitor, hotelId, stay)).offers.offers;
  if (!offer) throw new Error('no rooms');
  choice = { hotelId, offer, stay };
});
afterAll(() => product.stop());

let member: Visitor;
beforeEach(async () => {
  await product.sandbox.heal();
  member = product.visitor();
  await register(member);
});

const dearer = { call: 'PreBook', kind: 'price', percent: 10 };
const cheaper = { call: 'PreBook', kind: 'price', percent: -10 };
const payment = ({ id, totalToPay }: BookingShown) => ({
  bookingId: id,
  expectedTotalMinor: totalToPay.amountMinor,
});
/** Equal within one agora, because a price changed by 10 % is rounded. */
const about = (minor: number) => (seen: number) => Math.abs(seen - minor) <= 1;

describe('a price increase', () => {
  it('at Book Now is returned with both amounts, and the new offer can be booked', async () => {
    await product.sandbox.fault(dearer);
    const change = await createBooking(member, choice);
    const old = choice.offer.total.amountMinor;
    expect(change).toMatchObject({ __typename: 'PriceChanged', code: 'PRICE_CHANGED' });
    expect(change.oldTotal).toEqual(choice.offer.total);
    expect(change.newTotal?.amountMinor).toSatisfy(about(old * 1.1));
    expect(change.offer?.total).toEqual(change.newTotal);

    if (!change.offer) throw new Error('no new offer');
    const accepted = await newBooking(member, {
      ...choice,
      offer: { ...choice.offer, ...change.offer },
    });
    expect(accepted).toMatchObject({ status: 'pending', totalPrice: change.newTotal });
  });

  it('when the checkout opens is returned, and applied only once accepted', async () => {
    const draft = await newBooking(member, choice);
    await product.sandbox.fault(dearer);
    const change = await recheck(member, draft.id);
    expect(change).toMatchObject({ __typename: 'PriceChanged', oldTotal: draft.totalPrice });
    expect(await readBooking(member, draft.id)).toMatchObject({ totalPrice: draft.totalPrice });

    const accepted = await acceptPrice(member, draft.id, change.offer?.id ?? '');
    expect(accepted.booking).toMatchObject({ totalPrice: change.newTotal });
    expect(await recheck(member, draft.id)).toMatchObject({ __typename: 'BookingSaved' });
  });

  it('at payment books nothing; once accepted and paid, the new amount is charged', async () => {
    const draft = await newBooking(member, choice);
    await product.sandbox.fault(dearer);
    await product.sandbox.forget();
    const change = await pay(member, payment(draft));
    expect(change).toMatchObject({ __typename: 'PriceChanged', oldTotal: draft.totalPrice });
    expect((await product.sandbox.counts())['Book']).toBeUndefined();

    const accepted = await acceptPrice(member, draft.id, change.offer?.id ?? '');
    if (!accepted.booking) throw new Error('the price was not taken');
    const paid = await pay(member, payment(accepted.booking));
    expect(paid.booking).toMatchObject({ status: 'confirmed', totalPrice: change.newTotal });
    expect((await product.sandbox.counts())['Book']).toBe(1);
  });

  it('cannot be avoided by sending another amount', async () => {
    const draft = await newBooking(member, choice);
    const cheap = await pay(member, { ...payment(draft), expectedTotalMinor: 100 });
    expect(cheap).toMatchObject({ __typename: 'BookingRefused', code: 'AMOUNT_MISMATCH' });
    const wrong = await createBooking(member, { ...choice, expectedTotalMinor: 100 });
    expect(wrong).toMatchObject({ __typename: 'BookingRefused', code: 'AMOUNT_MISMATCH' });
  });
});

describe('a price decrease', () => {
  it('is applied at once and returned', async () => {
    const draft = await newBooking(member, choice);
    await product.sandbox.fault(cheaper);
    const change = await recheck(member, draft.id);
    expect(change).toMatchObject({ __typename: 'PriceChanged', oldTotal: draft.totalPrice });
    expect(change.newTotal?.amountMinor).toSatisfy(about(draft.totalPrice.amountMinor * 0.9));
    expect(await readBooking(member, draft.id)).toMatchObject({ totalPrice: change.newTotal });
  });
});

describe('a room that is no longer available', () => {
  it('is refused at Book Now and at the payment, and nothing is booked', async () => {
    const draft = await newBooking(member, choice);
    await product.sandbox.fault(
      { call: 'PreBook', kind: 'sold-out', hotelCode: choice.hotelId },
      { call: 'Search', kind: 'sold-out', hotelCode: choice.hotelId },
    );
    await product.sandbox.forget();
    expect(await createBooking(member, choice)).toMatchObject({ code: 'ROOM_UNAVAILABLE' });
    expect(await pay(member, payment(draft))).toMatchObject({ code: 'ROOM_UNAVAILABLE' });
    expect((await product.sandbox.counts())['Book']).toBeUndefined();
    expect(await readBooking(member, draft.id)).toMatchObject({ status: 'pending', isProcessing: false });
  });

  it('is refused when the provider refuses Book; the draft can be paid again', async () => {
    const draft = await newBooking(member, choice);
    await product.sandbox.fault({ call: 'Book', kind: 'refuse', code: 402, times: 1 });
    expect(await pay(member, payment(draft))).toMatchObject({
      __typename: 'BookingRefused',
      code: 'PROVIDER_REFUSED',
    });
    const open = await readBooking(member, draft.id);
    expect(open).toMatchObject({ status: 'pending', isProcessing: false, payment: null });
    const paid = await pay(member, payment(draft));
    expect(paid.booking).toMatchObject({ status: 'confirmed' });
  });
});

describe('a Book whose response is lost', () => {
  it('is in flight, never sent again, and confirmed once a status check reads it', async () => {
    const draft = await newBooking(member, choice);
    await product.sandbox.fault({ call: 'Book', kind: 'no-answer' });
    await product.sandbox.forget();
    const key = randomUUID();
    const first = await pay(member, { ...payment(draft), key });
    expect(first.booking).toMatchObject({ status: 'pending', isProcessing: true });
    expect((await product.sandbox.counts())['Book']).toBe(1);

    // The status check would be due after two minutes; this makes it due now.
    await product.update('Booking', draft.id, { due_at: new Date(Date.now() - 1000).toISOString() });
    expect(await readBooking(member, draft.id)).toMatchObject({ status: 'confirmed', isProcessing: false });

    const again = await pay(member, { ...payment(draft), key });
    expect(again.booking).toMatchObject({ status: 'confirmed' });
    expect(await product.sandbox.counts()).toMatchObject({ Book: 1, BookingDetail: 1 });
    const record = await product.record('Booking', draft.id);
    expect(record).toMatchObject({
      provider_ref: expect.stringMatching(/\S/),
      refs: [expect.stringMatching(/^HB/)],
    });
  });

  it('stays in flight while the status check finds nothing, because the request may still arrive', async () => {
    const draft = await newBooking(member, choice);
    await product.sandbox.fault({ call: 'Book', kind: 'drop' });
    const first = await pay(member, payment(draft));
    expect(first.booking).toMatchObject({ status: 'pending', isProcessing: true });
    await product.update('Booking', draft.id, { due_at: new Date(Date.now() - 1000).toISOString() });
    expect(await readBooking(member, draft.id)).toMatchObject({ status: 'pending', isProcessing: true });
    expect(await product.record('Booking', draft.id)).toMatchObject({ effect: 'book', tries: 1 });
  });

  it('is still in flight after a restart', async () => {
    const draft = await newBooking(member, choice);
    await product.sandbox.fault({ call: 'Book', kind: 'no-answer' });
    await pay(member, payment(draft));
    await product.restart();
    await product.update('Booking', draft.id, { due_at: new Date(Date.now() - 1000).toISOString() });
    expect(await readBooking(member, draft.id)).toMatchObject({ status: 'confirmed' });
  });
});
