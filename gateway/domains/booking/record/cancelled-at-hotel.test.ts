import { describe, expect, it } from 'vitest';
import type { Booking } from '#models/booking.ts';
import { leftToRefund } from '#shared/cancellation/left-to-refund.ts';
import { cancellationQuote } from '../cancellation/cancel-quote.ts';
import { caller, confirmInput, createInput, dana, FARE, ils, noa, setUp, START } from '../testing/kit.ts';

const ID = 'booking-1';
const admin = caller(noa);
const me = caller(dana);

/** A paid booking with its reservation. */
async function confirmed() {
  const kit = setUp();
  await kit.service.create(me, createInput());
  await kit.service.confirm(me, confirmInput());
  kit.notifications.length = 0;
  const record = (): Booking => {
    const found = kit.records.get(ID);
    if (!found) throw new Error('no record');
    return found;
  };
  const passUndoTime = async () => {
    await kit.clock.advance(10_000);
    for (let turn = 0; turn < 8; turn += 1) await kit.clock.advance(0);
    await kit.service.idle();
  };
  return { ...kit, record, passUndoTime };
}

type Kit = Awaited<ReturnType<typeof confirmed>>;

/** Both ways in which a paid booking is cancelled at the hotel. */
const ways: Record<string, (kit: Kit) => Promise<unknown>> = {
  'its traveller': ({ service }) => service.cancel(me, { bookingId: ID, feeSeenMinor: 0, key: 'cancel-1' }),
  'an administrator': async ({ service, passUndoTime }) => {
    await service.setStatus(admin, ID, 'cancelled');
    await passUndoTime();
  },
};

describe.each(Object.entries(ways))('a booking that %s cancelled at the hotel', (_who, cancel) => {
  it.each(['cancelled', 'pending'] as const)(
    'cannot be set to confirmed again while it is %s, and stays as it is',
    async (status) => {
      const kit = await confirmed();
      await cancel(kit);
      if (status === 'pending') await kit.service.setStatus(admin, ID, 'pending');
      const before = kit.record();
      expect(before).toMatchObject({ status, pendingOperation: null });
      await expect(kit.service.setStatus(admin, ID, 'confirmed')).rejects.toMatchObject({
        code: 'INVALID_STATE',
      });
      expect(kit.record()).toEqual(before);
    },
  );

  it('is not cancelled, refunded or announced again when its record says confirmed', async () => {
    const kit = await confirmed();
    await cancel(kit);
    const { cancellationDetails } = kit.record();
    expect(cancellationDetails).toMatchObject({ refund: ils(FARE) });
    expect(kit.notifications).toEqual(['booking-cancelled booking-1']);
    kit.records.set(ID, { ...kit.record(), status: 'confirmed' });
    expect(kit.service.canCancel(kit.record())).toBe(false);
    await expect(kit.service.previewCancellation(me, ID, null)).rejects.toMatchObject({
      code: 'INVALID_STATE',
    });
    expect(await kit.service.cancel(me, { bookingId: ID, feeSeenMinor: 0, key: 'cancel-2' })).toMatchObject({
      __typename: 'CancelRefused',
      code: 'INVALID_STATE',
    });
    await kit.service.setStatus(admin, ID, 'cancelled');
    await kit.passUndoTime();
    expect(kit.record()).toMatchObject({ status: 'cancelled', cancellationDetails });
    expect(kit.notifications).toHaveLength(1);
    expect(kit.cancelled).toHaveLength(1);
  });
});

it('a cancellation that was sent to the hotel can no longer be set back to confirmed', async () => {
  const kit = await confirmed();
  kit.script.cancel = () => Promise.resolve({ kind: 'unknown', reason: 'no answer' });
  await kit.service.setStatus(admin, ID, 'cancelled');
  await kit.passUndoTime();
  expect(kit.record()).toMatchObject({ status: 'cancelled', pendingOperation: 'cancel', tries: 1 });
  await expect(kit.service.setStatus(admin, ID, 'confirmed')).rejects.toMatchObject({
    code: 'INVALID_STATE',
  });
  expect(kit.record().adminOverride).toMatchObject({ requestedStatus: null });
});

describe('the refund', () => {
  const quoteOf = (kit: Kit, booking: Booking) =>
    cancellationQuote(kit.deps, booking, { at: START, declaration: null });

  it.each([
    ['nothing', 0, FARE],
    ['a part', 30_000, FARE - 30_000],
    ['all', FARE, 0],
  ])('is at most what is left of the payment once %s of it was refunded', async (_what, before, left) => {
    const kit = await confirmed();
    const details = { ...quoteOf(kit, kit.record()), requestedAt: '', declaration: null };
    const refunded: Booking = {
      ...kit.record(),
      outcome: { kind: 'cancelled', code: null },
      cancellationDetails: { ...details, refund: ils(before) },
    };
    expect(leftToRefund(refunded)).toBe(left);
    expect(quoteOf(kit, refunded)).toMatchObject({ fee: ils(0), refund: ils(left) });
  });

  it('of a booking that was paid again after a cancellation is that of the new payment', async () => {
    const kit = await confirmed();
    await kit.service.cancel(me, { bookingId: ID, feeSeenMinor: 0, key: 'cancel-1' });
    await kit.service.setStatus(admin, ID, 'pending');
    await kit.service.confirm(me, confirmInput({ key: 'pay-2' }));
    expect(kit.service.canCancel(kit.record())).toBe(true);
    expect(quoteOf(kit, kit.record())).toMatchObject({ refund: ils(FARE) });
  });
});
