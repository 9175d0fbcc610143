import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import type { Visitor } from '../support/visitor.ts';
import {
  chooseExtras,
  newBooking,
  hotelPage,
  pay,
  register,
  firstWithRooms,
  type Choice,
} from './support/booking.ts';
import { arrived, hebrewVisitor, listed, signedIn } from './support/people.ts';
import { cityNamed, criteriaOf, searchWhole, twoNights } from './support/search.ts';

const stay = twoNights();
let product: TestProduct;
let admin: Visitor;
let choice: Choice;
beforeAll(async () => {
  product = await startTestProduct();
  admin = await signedIn(product, 'admin');
  const visitor = product.visitor();
  const city = await cityNamed(visitor, 'Haifa');
  const { hotels } = await searchWhole(visitor, criteriaOf(city, stay), { page: { page: 1, pageSize: 50 } });
  const hotelId = firstWithRooms(hotels).id;
  const [offer] = (await hotelPage(visitor, hotelId, stay)).offers.offers;
  if (!offer) throw new Error('no rooms');
  choice = { hotelId, offer, stay };
});
afterAll(() => product.stop());

async function paid(member: Visitor) {
  await register(member);
  const draft = await newBooking(member, choice);
  const { booking } = await chooseExtras(member, draft.id, {
    car: { carType: 'suv', addons: ['gps'] },
    insurance: true,
    attractions: [{ id: 'zoo', quantity: 2 }],
  });
  const { amountMinor: expectedTotalMinor } = booking?.totalToPay ?? { amountMinor: 0 };
  const outcome = await pay(member, { bookingId: draft.id, expectedTotalMinor });
  if (outcome.booking?.status !== 'confirmed') throw new Error(`not paid: ${JSON.stringify(outcome)}`);
  return outcome.booking;
}

/** The digits of an amount, to compare amounts formatted in any language. */
const digits = (text: unknown) => String(text).replaceAll(/[^\d.]/g, '');

describe('the mail after a payment', () => {
  it('is in the outbox once, in the traveller’s language, with the total that every page shows', async () => {
    const booking = await paid(hebrewVisitor(product));
    const [mail, ...more] = await arrived(admin, 'OutboxMail', { reference: booking.id });
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: 'tamar.shaked@example.com',
      kind: 'booking-confirmed',
      language: 'he',
      status: 'stored',
      from_name: 'סולרה',
    });
    const html = String(mail?.['html']);
    expect(html).toContain('<html dir="rtl" lang="he">');
    expect(html).toContain(`/ThankYou?bookingId=${booking.id}`);
    const total = (booking.totalToPay.amountMinor / 100).toFixed(2).replace(/\.00$/, '');
    const line = String(mail?.['text'])
      .split('\n')
      .find((text) => text.startsWith('סה״כ'));
    expect(digits(line)).toBe(total);
    expect(html).not.toMatch(/<img|<link|<script|src=/i);
  });

  it('is in English for a traveller who reads English, and sent once however often the payment is repeated', async () => {
    const member = product.visitor();
    const booking = await paid(member);
    await pay(member, { bookingId: booking.id, expectedTotalMinor: booking.totalToPay.amountMinor });
    const [mail] = await arrived(admin, 'OutboxMail', { reference: booking.id });
    expect(mail).toMatchObject({ language: 'en' });
    expect(String(mail?.['text'])).toContain('Your booking is confirmed!');
    expect(String(mail?.['text'])).toMatch(/^Address: .*\S/m);
    expect(String(mail?.['text'])).toMatch(/^From the centre: .*k?m.* in a straight line/m);
    expect(await listed(admin, 'OutboxMail', { reference: booking.id })).toHaveLength(1);
  });
});

describe('the mail after cancelling', () => {
  it('states the fee and the refund', async () => {
    const member = product.visitor();
    const booking = await paid(member);
    const { data } = await member.ask<{
      cancellationPreview: { fee: { amountMinor: number }; refund: { amountMinor: number } };
    }>(
      'query($id: ID!) { cancellationPreview(bookingId: $id) { fee { amountMinor } refund { amountMinor } } }',
      { id: booking.id },
    );
    const { fee, refund } = data.cancellationPreview;
    await member.ask(
      `mutation($input: CancelBookingInput!) { cancelBooking(input: $input) { __typename } }`,
      { input: { bookingId: booking.id, feeSeenMinor: fee.amountMinor, key: `cancel-${booking.id}` } },
    );
    const [mail] = await arrived(admin, 'OutboxMail', { reference: booking.id, kind: 'booking-cancelled' });
    const text = String(mail?.['text']);
    const sum = (minor: number) => (minor / 100).toFixed(2).replace(/\.00$/, '');
    const amountOf = (label: string) => digits(text.split('\n').find((line) => line.startsWith(label)));
    expect(amountOf('Cancellation fee')).toBe(sum(fee.amountMinor));
    expect(amountOf('Refund')).toBe(sum(refund.amountMinor));
  });
});

// Last in the file, because a restart invalidates offers that were shown.
describe('a mail that a process did not write before it died', () => {
  it('is written once after the next start', async () => {
    const { id: _id, ...paidFor } = await product.record('Booking', (await paid(product.visitor())).id);
    const before = new Date(Date.now() - 120_000).toISOString();
    const history = [{ at: before, who: 'system', what: 'confirmed' }];
    const twin = { ...paidFor, create_key: null, client_ref: 'HBAAAAAAAAAAAAAAAAAA', refs: [], history };
    const { id } = await product.store('Booking', twin);
    for (let start = 0; start < 2; start += 1) {
      await product.restart();
      const mails = await arrived(admin, 'OutboxMail', { reference: id });
      expect(mails).toEqual([
        expect.objectContaining({ kind: 'booking-confirmed', to: 'tamar.shaked@example.com' }),
      ]);
    }
  });
});
