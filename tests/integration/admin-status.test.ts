import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import type { Visitor } from '../support/visitor.ts';
import { demoAdmin, signIn } from './support/callers.ts';
import { newBooking, password, pay, register, type Choice } from './support/booking.ts';
import {
  makeDue,
  memberWithStay,
  readAsAdmin,
  readState,
  roomsFor,
  setStatus,
} from './support/cancelling.ts';
import { twoNights } from './support/search.ts';

let product: TestProduct;
let admin: Visitor;
let rooms: { provider: Choice; storedRoom: Choice };

beforeAll(async () => {
  product = await startTestProduct();
  admin = await demoAdmin(product);
  rooms = await roomsFor(product, twoNights());
});
afterAll(() => product.stop());
beforeEach(async () => {
  await product.sandbox.heal();
  await product.sandbox.forget();
});

const sentCancels = async () => (await product.sandbox.counts())['Cancel'] ?? 0;

async function memberWithDraft() {
  const member = product.visitor();
  await register(member);
  return { member, booking: await newBooking(member, rooms.provider) };
}

describe('an administrator sets the status', () => {
  it('of a paid stay: each change is stored and reversed at once, and nothing is sent to the provider', async () => {
    const { booking } = await memberWithStay(product, rooms.provider);
    await product.sandbox.forget();
    for (const status of ['pending', 'cancelled', 'confirmed']) {
      const set = await setStatus(admin, booking.id, status);
      expect(set).toMatchObject({ booking: { status }, isWaiting: false });
      expect(await setStatus(admin, booking.id, set.previous)).toMatchObject({
        previous: status,
        booking: { status: set.previous, pendingOperation: null },
      });
    }
    expect(await readAsAdmin(admin, booking.id)).toMatchObject({ status: 'confirmed', mismatch: null });
    expect(await product.sandbox.counts()).toEqual({});
  });

  it('of a draft: the booking shows that no rooms are reserved', async () => {
    const { member, booking } = await memberWithDraft();
    expect(await setStatus(admin, booking.id, 'confirmed')).toMatchObject({
      previous: 'pending',
      booking: {
        isMarkedByAdmin: true,
        mismatch: 'confirmed without a live reservation',
        pendingOperation: null,
      },
    });
    expect(await readState(member, booking.id)).toMatchObject({ status: 'confirmed' });
    expect(await setStatus(admin, booking.id, 'cancelled')).toMatchObject({
      booking: { mismatch: null, pendingOperation: null },
    });
    expect(await setStatus(admin, booking.id, 'pending')).toMatchObject({ booking: { mismatch: null } });
    expect(await sentCancels()).toBe(0);
    const { history } = await readAsAdmin(admin, booking.id);
    expect(history.map(({ what }) => what)).toEqual([
      'started',
      'status set to confirmed',
      'status set to cancelled',
      'status set to pending',
    ]);
    expect(history.at(-1)?.who).toMatch(/^admin .+/);
  });

  it('to cancelled: the rooms are cancelled free of charge, after the time in which it can be undone', async () => {
    const { member, booking } = await memberWithStay(product, rooms.provider);
    expect(await setStatus(admin, booking.id, 'cancelled')).toMatchObject({
      previous: 'confirmed',
      booking: { status: 'cancelled', pendingOperation: 'cancel' },
    });
    expect(await sentCancels()).toBe(0);
    await makeDue(product, booking.id);
    expect(await readState(member, booking.id)).toMatchObject({
      status: 'cancelled',
      isBeingCancelled: false,
      cancellationOutcome: { fee: { amountMinor: 0 }, refund: booking.totalToPay, reason: null },
    });
    expect(await sentCancels()).toBe(1);
    expect(await readAsAdmin(admin, booking.id)).toMatchObject({ pendingOperation: null, mismatch: null });
    await expect(setStatus(admin, booking.id, 'confirmed')).rejects.toThrow('INVALID_STATE');
    expect(await readState(member, booking.id)).toMatchObject({ status: 'cancelled', canCancel: false });
  });

  it('to cancelled although the provider refuses: the administrator sees that the rooms are still reserved', async () => {
    const { booking } = await memberWithStay(product, rooms.provider);
    await setStatus(admin, booking.id, 'cancelled');
    await product.sandbox.fault({ call: 'Cancel', kind: 'refuse', code: 479 });
    await makeDue(product, booking.id);
    expect(await readAsAdmin(admin, booking.id)).toMatchObject({
      status: 'cancelled',
      pendingOperation: null,
      mismatch: 'cancelled with a live reservation',
    });
  });

  it('back to pending while the rooms are reserved: the traveller cannot pay a second time', async () => {
    const { member, booking } = await memberWithStay(product, rooms.provider);
    expect(await setStatus(admin, booking.id, 'pending')).toMatchObject({
      booking: { mismatch: 'pending with a live reservation' },
    });
    await product.sandbox.forget();
    const again = pay(member, {
      bookingId: booking.id,
      expectedTotalMinor: booking.totalToPay.amountMinor,
    });
    await expect(again).rejects.toThrow('INVALID_STATE');
    expect((await product.sandbox.counts())['Book'] ?? 0).toBe(0);
  });

  it('while a reservation is in flight: the new status waits, and is applied once the outcome is known', async () => {
    const { member, booking } = await memberWithDraft();
    await product.sandbox.fault({ call: 'Book', kind: 'no-answer' });
    const paid = await pay(member, {
      bookingId: booking.id,
      expectedTotalMinor: booking.totalToPay.amountMinor,
    });
    expect(paid.booking).toMatchObject({ status: 'pending', isProcessing: true });
    expect(await setStatus(admin, booking.id, 'cancelled')).toMatchObject({
      isWaiting: true,
      booking: { status: 'pending', requestedStatus: 'cancelled', pendingOperation: 'book' },
    });
    await makeDue(product, booking.id);
    await readState(member, booking.id);
    await expect
      .poll(() => readAsAdmin(admin, booking.id), { timeout: 20_000 })
      .toMatchObject({
        status: 'cancelled',
        pendingOperation: null,
        requestedStatus: null,
        isMarkedByAdmin: true,
      });
    expect(await sentCancels()).toBe(1);
  });
});

describe('setting the status of a booking', () => {
  it('is for administrators only, and an unknown booking is NOT_FOUND', async () => {
    const { member, booking } = await memberWithDraft();
    await expect(setStatus(member, booking.id, 'confirmed')).rejects.toThrow('FORBIDDEN');
    await expect(setStatus(product.visitor(), booking.id, 'confirmed')).rejects.toThrow('AUTH_REQUIRED');
    await expect(setStatus(admin, '000000000000000000000000', 'confirmed')).rejects.toThrow('NOT_FOUND');
    await expect(readAsAdmin(member, booking.id)).rejects.toThrow('FORBIDDEN');
  });

  it('reads the role from the platform each time: a demotion applies at once', async () => {
    const { booking } = await memberWithDraft();
    const helper = product.visitor();
    const email = await register(helper);
    const { data } = await helper.ask<{ me: { id: string } }>('{ me { id } }');
    const setRole = (role: string) =>
      admin.ask('mutation($id: ID!, $role: Role!) { setUserRole(userId: $id, role: $role) { __typename } }', {
        id: data.me.id,
        role,
      });
    await setRole('admin');
    await signIn(helper, email, password);
    expect(await setStatus(helper, booking.id, 'confirmed')).toMatchObject({ previous: 'pending' });
    await setRole('user');
    await expect(setStatus(helper, booking.id, 'pending')).rejects.toThrow(/FORBIDDEN|AUTH_REQUIRED/);
    expect(await readAsAdmin(admin, booking.id)).toMatchObject({ status: 'confirmed' });
  });
});
