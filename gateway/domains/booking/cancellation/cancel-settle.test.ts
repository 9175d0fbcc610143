import { describe, expect, it } from 'vitest';
import type { CancelResult } from '#upstreams/provider/hotel-provider.ts';
import { cancelInput, confirmed, ID, reservation } from '../testing/cancel.ts';
import { dana, FARE, ils, settled, START } from '../testing/kit.ts';

/** Makes Cancel wait for a response. @returns a function that sends this response */
function openCancel(script: { cancel: (confirmationNumber: string) => Promise<CancelResult> }) {
  let answer: (result: CancelResult) => void = () => undefined;
  script.cancel = () => new Promise((resolve) => (answer = resolve));
  return (result: CancelResult) => answer(result);
}

const turns = async (count = 5) => {
  for (let turn = 0; turn < count; turn += 1) await settled();
};

describe('a Cancel that the provider refuses', () => {
  it.each([
    ['while the reservation is live', 479, 'active', 'CANCEL_REFUSED'],
    ['when nothing was sent', 0, 'active', 'CANCEL_FAILED'],
  ] as const)('leaves the booking unchanged %s', async (_name, statusCode, status, code) => {
    const { service, me, script, record, notifications } = await confirmed();
    script.cancel = () => Promise.resolve({ kind: 'refused', statusCode });
    script.reservation = () => Promise.resolve(reservation(status));
    const refusal = { __typename: 'CancelRefused', code };
    expect(await service.cancel(me, cancelInput())).toEqual(refusal);
    expect(await service.cancel(me, cancelInput())).toEqual(refusal);
    expect(record()).toMatchObject({
      status: 'confirmed',
      pendingOperation: null,
      cancellationDetails: null,
    });
    expect(notifications).toEqual([]);
    script.cancel = () => Promise.resolve({ kind: 'accepted' });
    expect(await service.cancel(me, cancelInput({ key: 'cancel-2' }))).toMatchObject({
      booking: { status: 'cancelled' },
    });
  });

  it('counts as accepted when the reservation had been cancelled before', async () => {
    const { service, me, script } = await confirmed();
    script.cancel = () => Promise.resolve({ kind: 'refused', statusCode: 479 });
    script.reservation = () => Promise.resolve(reservation('cancelled'));
    expect(await service.cancel(me, cancelInput())).toMatchObject({ booking: { status: 'cancelled' } });
  });

  it('leaves the cancellation pending when the reservation cannot be read', async () => {
    const { service, me, script } = await confirmed();
    script.cancel = () => {
      script.reservation = () => Promise.resolve(null);
      return Promise.resolve({ kind: 'refused', statusCode: 479 });
    };
    const answer = await service.cancel(me, cancelInput());
    expect(answer).toMatchObject({ booking: { status: 'confirmed', pendingOperation: 'cancel' } });
  });
});

describe('a cancellation whose record took too long to write', () => {
  it('is sent by the next status check, not by the slow process', async () => {
    const { service, me, store, clock, cancelled, record, script } = await confirmed();
    const { change } = store;
    store.change = async (...write) => {
      const written = await change(...write);
      store.change = change;
      await clock.advance(5001);
      return written;
    };
    script.reservation = () => Promise.resolve(reservation('active'));
    expect(await service.cancel(me, cancelInput())).toMatchObject({
      booking: { pendingOperation: 'cancel' },
    });
    expect(cancelled).toEqual([]);
    await clock.advance(120_000);
    await service.reconcileDue();
    expect(cancelled).toEqual(['ABC123']);
    expect(record()).toMatchObject({ status: 'cancelled', pendingOperation: null });
  });
});

describe('a cancellation whose outcome takes long or stays unknown', () => {
  it('is reported after 25 s as being cancelled, and recorded later', async () => {
    const { service, me, script, clock, record } = await confirmed();
    const answer = openCancel(script);
    const job = service.cancel(me, cancelInput());
    await turns();
    await clock.advance(25_000);
    expect(await job).toMatchObject({ booking: { status: 'confirmed', pendingOperation: 'cancel' } });
    answer({ kind: 'accepted' });
    await service.idle();
    expect(record()).toMatchObject({ status: 'cancelled', pendingOperation: null });
  });

  const unknown = async () => {
    const kit = await confirmed();
    kit.script.cancel = () => Promise.resolve({ kind: 'unknown', reason: 'timeout' });
    const job = kit.service.cancel(kit.me, cancelInput());
    await turns();
    await job;
    kit.script.reservation = () => Promise.resolve(null);
    kit.lookedUp.length = 0;
    return kit;
  };

  it.each(['cancelled', 'cancelling'] as const)(
    'is checked when due: “%s” counts as accepted',
    async (status) => {
      const { service, me, script, clock, lookedUp, cancelled, notifications } = await unknown();
      await service.visible(me, ID);
      expect(lookedUp).toEqual([]);
      script.reservation = () => Promise.resolve(reservation(status));
      await clock.advance(120_000);
      await Promise.all([service.visible(me, ID), service.ownedBy(dana.email, 50, 0)]);
      expect(await service.visible(me, ID)).toMatchObject({ status: 'cancelled', pendingOperation: null });
      expect(lookedUp).toHaveLength(1);
      expect(cancelled).toHaveLength(1);
      expect(notifications).toHaveLength(1);
    },
  );

  it('is sent again when the reservation is still active two minutes after sending', async () => {
    const { service, me, script, clock, cancelled, record } = await unknown();
    script.reservation = () => Promise.resolve(reservation('active'));
    script.cancel = () => Promise.resolve({ kind: 'accepted' });
    await clock.advance(120_000);
    await Promise.all([service.visible(me, ID), service.visible(me, ID)]);
    expect(cancelled).toHaveLength(2);
    expect(record()).toMatchObject({ status: 'cancelled', pendingOperation: null });
  });

  it('stays pending when the second Cancel is not sent, because the first may still take effect', async () => {
    const { service, me, script, clock, cancelled, record } = await unknown();
    script.reservation = () => Promise.resolve(reservation('active'));
    script.cancel = () => Promise.resolve({ kind: 'refused', statusCode: 0 });
    await clock.advance(120_000);
    await service.visible(me, ID);
    expect(cancelled).toHaveLength(2);
    expect(record()).toMatchObject({ status: 'confirmed', pendingOperation: 'cancel' });
    script.reservation = () => Promise.resolve(reservation('cancelled'));
    await clock.advance(120_000);
    expect(await service.visible(me, ID)).toMatchObject({ status: 'cancelled', pendingOperation: null });
  });

  it('stays pending while the provider does not know the reservation, and is checked less and less often', async () => {
    const { service, me, clock, lookedUp, cancelled } = await unknown();
    for (const [ms, count] of [
      [120_000, 1],
      [120_000, 1],
      [180_000, 2],
      [900_000, 3],
    ] as const) {
      await clock.advance(ms);
      expect(await service.visible(me, ID)).toMatchObject({
        status: 'confirmed',
        pendingOperation: 'cancel',
      });
      expect(lookedUp).toHaveLength(count);
    }
    expect(cancelled).toHaveLength(1);
  });

  it('is completed when only the platform’s record says cancelled', async () => {
    const dueAt = new Date(START).toISOString();
    const kit = await confirmed({ status: 'cancelled', pendingOperation: 'cancel', tries: 0, dueAt });
    expect(await kit.service.visible(kit.me, ID)).toMatchObject({
      status: 'cancelled',
      pendingOperation: null,
    });
    expect(kit.cancelled).toEqual(['ABC123']);
    expect(kit.record().cancellationDetails).toMatchObject({ fee: ils(0), refund: ils(FARE) });
    expect(kit.notifications).toEqual(['booking-cancelled booking-1']);
  });
});
