import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import { demoAdmin } from './support/callers.ts';
import { chooseExtras, newBooking, pay, register, type Choice } from './support/booking.ts';
import {
  cancel,
  makeDue,
  memberWithStay,
  preview,
  readAsAdmin,
  readState,
  roomsFor,
} from './support/cancelling.ts';
import { twoNights } from './support/search.ts';

let product: TestProduct;
let rooms: { provider: Choice; storedRoom: Choice };

beforeAll(async () => {
  product = await startTestProduct();
  rooms = await roomsFor(product, twoNights());
});
afterAll(() => product.stop());
beforeEach(async () => {
  await product.sandbox.heal();
  await product.sandbox.forget();
});

const sentCancels = async () => (await product.sandbox.counts())['Cancel'] ?? 0;

describe('cancelling an own stay', () => {
  it('charges the fee of the preview, cancels once at the provider, and stores the fee', async () => {
    const { member, booking, email } = await memberWithStay(product, rooms.provider);
    const shown = await preview(member, booking.id);
    const paid = booking.totalToPay.amountMinor;
    expect(shown.fee.amountMinor).toBe(shown.hotelFee.amountMinor + shown.extrasFee.amountMinor);
    expect(shown.fee.amountMinor + shown.refund.amountMinor).toBe(paid);
    // Booked today, weeks ahead: by law the fee is at most 5 % or ₪100.
    expect(shown.fee.amountMinor).toBeLessThanOrEqual(Math.min(10_000, Math.ceil(paid / 20)));
    expect(shown).toMatchObject({ isEstimate: true, canDeclare: false });
    expect(await readState(member, booking.id)).toMatchObject({ canCancel: true, cancellationOutcome: null });

    const done = await cancel(member, { bookingId: booking.id, feeSeenMinor: shown.fee.amountMinor });
    expect(done.booking).toMatchObject({
      status: 'cancelled',
      isBeingCancelled: false,
      canCancel: false,
      cancellationOutcome: { fee: shown.fee, refund: shown.refund, reason: shown.reason },
    });
    expect(await sentCancels()).toBe(1);
    expect(await product.record('Booking', booking.id)).toMatchObject({
      status: 'cancelled',
      created_by: email,
      language: 'en',
      effect: null,
    });
  });

  it('sends one Cancel for a double click and a repeated request', async () => {
    const { member, booking } = await memberWithStay(product, rooms.provider);
    const { fee } = await preview(member, booking.id);
    await product.sandbox.fault({ call: 'Cancel', kind: 'delay', ms: 300 });
    const choice = { bookingId: booking.id, feeSeenMinor: fee.amountMinor, key: randomUUID() };
    const answers = await Promise.all([cancel(member, choice), cancel(member, choice)]);
    for (const answer of [...answers, await cancel(member, choice)])
      expect(answer.booking).toMatchObject({ status: 'cancelled' });
    expect(await sentCancels()).toBe(1);
  });

  it("of a stored hotel's room is done at once, without the provider", async () => {
    const { member, booking } = await memberWithStay(product, rooms.storedRoom);
    const { fee, isEstimate } = await preview(member, booking.id);
    expect(isEstimate).toBe(false);
    const done = await cancel(member, { bookingId: booking.id, feeSeenMinor: fee.amountMinor });
    expect(done.booking).toMatchObject({ status: 'cancelled' });
    expect(await product.sandbox.counts()).toEqual({});
  });

  it('charges the step that applies after the free period, and refuses when the fee has changed since the preview', async () => {
    const { member, booking } = await memberWithStay(product, rooms.provider);
    const record = await product.record('Booking', booking.id);
    const total = booking.totalPrice;
    const cancellation = {
      isFree: false,
      freeUntil: null,
      steps: [{ from: '2026-01-01T00:00', fee: total }],
    };
    const quote = { ...(record['quote'] as object), cancellation };
    const longAgo = new Date(Date.now() - 20 * 86_400_000).toISOString();
    const payment = { ...(record['payment'] as object), paid_at: longAgo };
    await product.update('Booking', booking.id, { quote, payment });

    expect(await preview(member, booking.id)).toMatchObject({
      fee: total,
      refund: { amountMinor: 0 },
      reason: 'NON_REFUNDABLE',
      canDeclare: true,
    });
    const declared = await preview(member, booking.id, 'SENIOR');
    expect(declared.reason).toBe('PROTECTED_BUYER');
    expect(
      await cancel(member, { bookingId: booking.id, feeSeenMinor: declared.fee.amountMinor }),
    ).toMatchObject({
      __typename: 'FeeChanged',
      code: 'FEE_CHANGED',
      preview: { fee: total },
    });
    expect(await sentCancels()).toBe(0);
    expect(await readState(member, booking.id)).toMatchObject({ status: 'confirmed', canCancel: true });
    const done = await cancel(member, {
      bookingId: booking.id,
      feeSeenMinor: declared.fee.amountMinor,
      declaration: 'SENIOR',
    });
    expect(done.booking).toMatchObject({ status: 'cancelled', cancellationOutcome: { fee: declared.fee } });
  });

  it('refunds extras in full', async () => {
    const member = product.visitor();
    await register(member);
    const draft = await newBooking(member, rooms.storedRoom);
    const { booking } = await chooseExtras(member, draft.id, { insurance: true });
    if (!booking) throw new Error('no extras');
    await pay(member, { bookingId: draft.id, expectedTotalMinor: booking.totalToPay.amountMinor });
    const shown = await preview(member, draft.id);
    expect(shown.extrasFee.amountMinor).toBe(0);
    expect(shown.fee.amountMinor + shown.refund.amountMinor).toBe(booking.totalToPay.amountMinor);
  });
});

describe('the provider’s response to a cancellation', () => {
  it('a refusal leaves the booking as it was, and the traveller may try again', async () => {
    const { member, booking } = await memberWithStay(product, rooms.provider);
    const feeSeenMinor = booking.totalToPay.amountMinor;
    await product.sandbox.fault({ call: 'Cancel', kind: 'refuse', code: 479 });
    expect(await cancel(member, { bookingId: booking.id, feeSeenMinor })).toEqual({
      __typename: 'CancelRefused',
      code: 'CANCEL_REFUSED',
    });
    expect(await readState(member, booking.id)).toMatchObject({
      status: 'confirmed',
      isBeingCancelled: false,
      canCancel: true,
      cancellationOutcome: null,
    });
    await product.sandbox.heal();
    const done = await cancel(member, { bookingId: booking.id, feeSeenMinor });
    expect(done.booking).toMatchObject({ status: 'cancelled' });
  });

  it('a missing response leads to a status check, and no second Cancel', async () => {
    const { member, booking } = await memberWithStay(product, rooms.provider);
    const feeSeenMinor = booking.totalToPay.amountMinor;
    await product.sandbox.fault({ call: 'Cancel', kind: 'no-answer' });
    const silent = await cancel(member, { bookingId: booking.id, feeSeenMinor });
    expect(silent.booking).toMatchObject({ status: 'confirmed', isBeingCancelled: true, canCancel: false });
    await expect(preview(member, booking.id)).rejects.toThrow('INVALID_STATE');
    await product.sandbox.heal();
    await makeDue(product, booking.id);
    expect(await readState(member, booking.id)).toMatchObject({
      status: 'cancelled',
      isBeingCancelled: false,
    });
    expect(await sentCancels()).toBe(1);
  });

  it('a second Cancel is sent once the status check finds the reservation still live', async () => {
    const { member, booking } = await memberWithStay(product, rooms.provider);
    const feeSeenMinor = booking.totalToPay.amountMinor;
    await product.sandbox.fault({ call: 'Cancel', kind: 'drop', times: 1 });
    const silent = await cancel(member, { bookingId: booking.id, feeSeenMinor });
    expect(silent.booking).toMatchObject({ isBeingCancelled: true });
    await makeDue(product, booking.id);
    expect(await readState(member, booking.id)).toMatchObject({ status: 'cancelled' });
    expect(await sentCancels()).toBe(2);
  });
});

describe('another member', () => {
  it('cannot read or cancel a stay', async () => {
    const { booking } = await memberWithStay(product, rooms.provider);
    const stranger = product.visitor();
    await register(stranger);
    await expect(preview(stranger, booking.id)).rejects.toThrow('NOT_FOUND');
    await expect(cancel(stranger, { bookingId: booking.id })).rejects.toThrow('NOT_FOUND');
    await expect(preview(product.visitor(), booking.id)).rejects.toThrow('AUTH_REQUIRED');
  });
});

describe('an administrator', () => {
  it('can cancel the stay of a member, and the history names them', async () => {
    const { member, booking } = await memberWithStay(product, rooms.provider);
    const admin = await demoAdmin(product);
    const done = await cancel(admin, {
      bookingId: booking.id,
      feeSeenMinor: booking.totalToPay.amountMinor,
    });
    expect(done.booking).toMatchObject({ status: 'cancelled' });
    const { history } = await readAsAdmin(admin, booking.id);
    expect(history.at(-2)?.who).toMatch(/^admin /);
    expect(await readState(member, booking.id)).toMatchObject({ status: 'cancelled' });
  });
});
