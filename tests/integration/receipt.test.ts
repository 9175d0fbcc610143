import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import type { Visitor } from '../support/visitor.ts';
import { chooseExtras, newBooking, pay, register, type Choice } from './support/booking.ts';
import { cancel, codesOf, roomsFor } from './support/cancelling.ts';
import { twoNights, type Amount } from './support/search.ts';

const stay = twoNights();
let product: TestProduct;
let room: Choice;

beforeAll(async () => {
  product = await startTestProduct();
  room = (await roomsFor(product, stay)).storedRoom;
});
afterAll(() => product.stop());

interface ReceiptShown {
  readonly number: string;
  readonly lines: readonly { readonly kind: string; readonly quantity: number; readonly amount: Amount }[];
  readonly total: Amount;
  readonly paidAt: string | null;
  readonly booking: {
    readonly id: string;
    readonly bookedAt: string | null;
    readonly payment: object | null;
  };
}

async function receipt(visitor: Visitor, id: string): Promise<ReceiptShown> {
  const { data, errors } = await visitor.ask<{ bookingReceipt?: ReceiptShown }>(
    `query($id: ID!) {
      bookingReceipt(bookingId: $id) {
        number paidAt total { amountMinor currency } lines { kind label quantity amount { amountMinor currency } }
        booking { id bookedAt payment { brand lastFour } }
      }
    }`,
    { id },
  );
  if (!data.bookingReceipt) throw new Error(codesOf(errors));
  return data.bookingReceipt;
}

interface FileShown {
  readonly name: string;
  readonly mediaType: string;
  readonly content: string;
}

async function calendar(visitor: Visitor, id: string): Promise<FileShown> {
  const { data, errors } = await visitor.ask<{ bookingCalendar?: FileShown }>(
    'query($id: ID!) { bookingCalendar(bookingId: $id) { name mediaType content } }',
    { id },
  );
  if (!data.bookingCalendar) throw new Error(codesOf(errors));
  return data.bookingCalendar;
}

/** A member with a draft and insurance. */
async function memberWithExtras() {
  const member = product.visitor();
  await register(member);
  const draft = await newBooking(member, room);
  const { booking } = await chooseExtras(member, draft.id, {
    car: { carType: 'suv', addons: ['gps'] },
    insurance: true,
    attractions: [{ id: 'park', quantity: 2 }],
  });
  if (!booking) throw new Error('no extras');
  return { member, booking };
}

const payFor = (member: Visitor, booking: { id: string; totalToPay: Amount }) =>
  pay(member, { bookingId: booking.id, expectedTotalMinor: booking.totalToPay.amountMinor });

describe('the receipt', () => {
  it('lists the charges before and after a cancellation', async () => {
    const { member, booking } = await memberWithExtras();
    await expect(receipt(member, booking.id)).rejects.toThrow('INVALID_STATE');
    await payFor(member, booking);
    const paper = await receipt(member, booking.id);
    expect(paper.lines.map(({ kind }) => kind)).toEqual(['HOTEL', 'CAR', 'INSURANCE', 'ATTRACTION']);
    expect(paper.lines.reduce((sum, { amount }) => sum + amount.amountMinor, 0)).toBe(
      paper.total.amountMinor,
    );
    expect(paper).toMatchObject({
      number: booking.id.slice(-8).toUpperCase(),
      total: booking.totalToPay,
      paidAt: expect.any(String),
      booking: { payment: { brand: 'Visa', lastFour: '4242' } },
    });
    expect(paper.booking.bookedAt).toBe(paper.paidAt);
    expect(paper.lines[0]).toMatchObject({ quantity: 2, amount: booking.totalPrice });
    await cancel(member, { bookingId: booking.id, feeSeenMinor: booking.totalToPay.amountMinor });
    expect(await receipt(member, booking.id)).toEqual(paper);
  });

  it('is shown to its owner only', async () => {
    const { member, booking } = await memberWithExtras();
    await payFor(member, booking);
    const stranger = product.visitor();
    await register(stranger);
    await expect(receipt(stranger, booking.id)).rejects.toThrow('NOT_FOUND');
    await expect(calendar(stranger, booking.id)).rejects.toThrow('NOT_FOUND');
    await expect(receipt(product.visitor(), booking.id)).rejects.toThrow('AUTH_REQUIRED');
  });
});

describe('the calendar file', () => {
  it('has a stay of whole days at the hotel’s address, and the same event id every time', async () => {
    const { member, booking } = await memberWithExtras();
    await payFor(member, booking);
    const file = await calendar(member, booking.id);
    expect(file).toMatchObject({ name: expect.stringMatching(/\.ics$/), mediaType: 'text/calendar' });
    const lines = file.content.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
    const plain = (day: string) => day.replaceAll('-', '');
    expect(lines).toContain(`DTSTART;VALUE=DATE:${plain(stay.checkIn)}`);
    expect(lines).toContain(`DTEND;VALUE=DATE:${plain(stay.checkOut)}`);
    expect(lines).toContain(`UID:booking-${booking.id}`);
    expect(lines.find((line) => line.startsWith('LOCATION:'))).toMatch(/Tel Aviv/);
    expect(lines.find((line) => line.startsWith('GEO:'))).toMatch(/^GEO:32\.\d+;34\.\d+$/);
    expect(lines.find((line) => line.startsWith('DESCRIPTION:'))).toContain('from the centre');
    expect(file.content).not.toMatch(/tamar|shaked|@example/i);
    const again = (await calendar(member, booking.id)).content;
    expect(again.split('\r\n').filter((line) => !line.startsWith('DTSTAMP'))).toEqual(
      file.content.split('\r\n').filter((line) => !line.startsWith('DTSTAMP')),
    );
  });
});
