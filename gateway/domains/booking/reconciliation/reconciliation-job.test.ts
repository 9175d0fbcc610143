import { describe, expect, it } from 'vitest';
import { AppError } from '#gateway/errors.ts';
import type { Reservation } from '#upstreams/provider/hotel-provider.ts';
import { cancelInput, confirmed, reservation } from '../testing/cancel.ts';
import { caller, confirmInput, createInput, dana, noa, setUp, shownOffer } from '../testing/kit.ts';
import { beforeLastCheck, row, unanswered } from '../testing/unknown-outcome.ts';
import { MINUTE_MS } from '#shared/stay/time-units.ts';

const absent = { status: 'pending', pendingOperation: null, payment: null, outcome: { kind: 'absent' } };

describe('the reconciliation job', () => {
  it('confirms what was reserved, whichever instance sent it, and notifies the traveller once', async () => {
    const { otherInstance, service, clock, script, record, notifications, metered } = await unanswered();
    script.reservation = () => Promise.resolve(reservation('active'));
    expect(await otherInstance().reconcileDue()).toBe(0);
    await clock.advance(2 * MINUTE_MS);
    const reconciled = await Promise.all([otherInstance().reconcileDue(), service.reconcileDue()]);
    expect(reconciled).toEqual([1, 1]);
    expect(record()).toMatchObject({ status: 'confirmed', pendingOperation: null, providerRef: 'ABC123' });
    expect(notifications).toEqual(['booking-confirmed booking-1']);
    expect(metered).toContain('unknown book');
    expect(await service.reconcileDue()).toBe(0);
  });

  it('checks 2, 5, 15 and 60 minutes after sending, once each', async () => {
    const { service, otherInstance, clock, lookedUp, listed, record, notifications } = await unanswered();
    const looks: number[] = [];
    for (let minute = 1; minute <= 61; minute += 1) {
      await clock.advance(MINUTE_MS);
      await Promise.all([service.reconcileDue(), otherInstance().reconcileDue()]);
      if (lookedUp.length > looks.length) looks.push(minute);
    }
    expect(looks).toEqual([2, 5, 15, 60]);
    expect(lookedUp).toHaveLength(4);
    expect(listed).toEqual(['2026-11-20 2026-11-22', '2026-11-20 2026-11-22']);
    expect(record()).toMatchObject(absent);
    expect(notifications).toEqual(['booking-unclear booking-1', 'booking-not-made booking-1']);
  });

  it('continues with the next booking when one cannot be reconciled', async () => {
    const { service, me, clock, script, records, sent } = await unanswered();
    await service.create(me, createInput({ key: 'create-2', acceptDuplicate: true }));
    await service.confirm(me, confirmInput({ bookingId: 'booking-2', key: 'pay-2', acceptDuplicate: true }));
    const [first] = sent;
    script.reservation = (by) =>
      'clientRef' in by && by.clientRef === first?.clientRef
        ? Promise.reject(new AppError('PROVIDER_UNAVAILABLE'))
        : Promise.resolve(reservation('active'));
    await clock.advance(2 * MINUTE_MS);
    expect(await service.reconcileDue()).toBe(2);
    expect(records.get('booking-1')).toMatchObject({ status: 'pending', pendingOperation: 'book' });
    expect(records.get('booking-2')).toMatchObject({ status: 'confirmed' });
  });

  it('fails when the platform cannot be reached', async () => {
    const { service, store } = await unanswered();
    store.due = () => Promise.reject(new AppError('PLATFORM_UNAVAILABLE'));
    await expect(service.reconcileDue()).rejects.toMatchObject({ code: 'PLATFORM_UNAVAILABLE' });
  });

  it('reports how long every operation has been pending', async () => {
    const { service, clock, metered } = await unanswered();
    await clock.advance(MINUTE_MS);
    await service.reconcileDue();
    expect(metered.at(-1)).toBe(`book ${MINUTE_MS}`);
  });
});

describe('a reservation that the provider does not know', () => {
  const lastLook = async () => {
    const kit = await beforeLastCheck();
    await kit.clock.advance(45 * MINUTE_MS);
    return kit;
  };

  it('does not count as absent just before the last status check', async () => {
    const { service, clock, record, listed } = await beforeLastCheck();
    await clock.advance(45 * MINUTE_MS - 1);
    await service.reconcileDue();
    expect(record()).toMatchObject({ status: 'pending', pendingOperation: 'book' });
    expect(listed).toEqual([]);
  });

  it('does not count as absent after one status check, however late it is by the clock', async () => {
    const { service, clock, record, lookedUp } = await unanswered();
    for (const minutes of [180, 2, 2]) {
      await clock.advance(minutes * MINUTE_MS);
      await service.reconcileDue();
      expect(record()).toMatchObject({ status: 'pending', pendingOperation: 'book' });
    }
    await clock.advance(2 * MINUTE_MS);
    await service.reconcileDue();
    expect(lookedUp).toHaveLength(4);
    expect(record()).toMatchObject(absent);
  });

  it('is given up without a charge after the last check; then a new key books under a new reference', async () => {
    const { service, me, script, record, sent, ref, fresh, clock } = await lastLook();
    await service.reconcileDue();
    expect(record()).toMatchObject(absent);
    expect(await service.confirm(me, confirmInput())).toMatchObject({ code: 'PROVIDER_REFUSED' });
    expect(sent).toHaveLength(1);
    fresh.offers = [shownOffer(clock.now())];
    script.book = () => Promise.resolve({ kind: 'booked', confirmationNumber: 'NEW456' });
    const again = await service.confirm(me, confirmInput({ key: 'pay-2' }));
    expect(again).toMatchObject({ booking: { status: 'confirmed', attempt: 2 } });
    expect(record().refs).toEqual([ref, sent[1]?.clientRef]);
    expect(sent[1]?.clientRef).not.toBe(ref);
  });

  it('stays pending when the report cannot be read', async () => {
    const { service, script, record } = await lastLook();
    script.report = () => Promise.reject(new AppError('UPSTREAM_ERROR'));
    await service.reconcileDue();
    expect(record()).toMatchObject({ status: 'pending', pendingOperation: 'book' });
  });

  it('counts as absent only by reports that are read after the process has claimed the check', async () => {
    const { service, script, record } = await lastLook();
    const claims: number[] = [];
    script.report = () => {
      claims.push(record().tries);
      return Promise.resolve([]);
    };
    await service.reconcileDue();
    expect(claims).toEqual([4, 4]);
  });

  it.each<[string, Reservation | null, object]>([
    ['active', reservation('active'), { status: 'confirmed', pendingOperation: null, providerRef: 'ABC123' }],
    [
      'cancelled',
      reservation('cancelled'),
      { status: 'pending', pendingOperation: null, outcome: { kind: 'refused' } },
    ],
    ['not readable yet', null, { status: 'pending', pendingOperation: 'book' }],
    [
      'of other days',
      { ...reservation('active'), checkOut: '2026-12-14' },
      { status: 'pending', pendingOperation: 'book' },
    ],
  ])('is looked up by its number when the report lists it: %s', async (_name, found, expected) => {
    const { service, script, record, ref } = await lastLook();
    const status = found?.status ?? 'active';
    script.report = () => Promise.resolve([row('SOMEBODY'), row(ref, { status })]);
    script.reservation = (by) => Promise.resolve('clientRef' in by ? null : found);
    await service.reconcileDue();
    expect(record()).toMatchObject(expected);
  });
});

describe('an outcome that only people can resolve', () => {
  it('is flagged once and checked every hour when our reference belongs to another stay', async () => {
    const { service, clock, script, record, lookedUp, audited } = await unanswered();
    script.reservation = () => Promise.resolve({ ...reservation('active'), hotelCode: '1000002' });
    await clock.advance(2 * MINUTE_MS);
    await service.reconcileDue();
    expect(record()).toMatchObject({
      status: 'pending',
      pendingOperation: 'book',
      mismatch: expect.stringMatching(/another/),
    });
    await clock.advance(59 * MINUTE_MS);
    expect(await service.reconcileDue()).toBe(0);
    await clock.advance(MINUTE_MS);
    expect(await service.reconcileDue()).toBe(1);
    expect(lookedUp).toHaveLength(2);
    expect(record().history.filter(({ what }) => what.startsWith('flagged'))).toHaveLength(1);
    expect(audited).toMatchObject([{ action: 'booking.alert', recordId: 'booking-1' }]);
    script.reservation = () => Promise.resolve(reservation('active'));
    await clock.advance(60 * MINUTE_MS);
    await service.reconcileDue();
    expect(record()).toMatchObject({ status: 'confirmed', mismatch: null });
  });

  it('is shown to administrators after a day, and still checked every hour', async () => {
    const { service, clock, script, record, lookedUp, audited } = await unanswered();
    script.reservation = () => Promise.resolve(reservation('unknown'));
    for (let hour = 1; hour < 24; hour += 1) {
      await clock.advance(60 * MINUTE_MS);
      await service.reconcileDue();
    }
    expect(record().mismatch).toBeNull();
    expect(audited).toEqual([]);
    await clock.advance(60 * MINUTE_MS);
    await service.reconcileDue();
    expect(record()).toMatchObject({
      pendingOperation: 'book',
      mismatch: expect.stringMatching(/unknown for a day/),
    });
    const looks = lookedUp.length;
    await clock.advance(60 * MINUTE_MS);
    await service.reconcileDue();
    expect(lookedUp).toHaveLength(looks + 1);
    expect(audited).toMatchObject([{ action: 'booking.alert', actor: { id: 'system' } }]);
  });
});

describe('a pending cancellation', () => {
  it('is sent again if the reservation is live after two minutes, and done if it is being cancelled', async () => {
    const { service, me, clock, script, record, cancelled } = await confirmed();
    script.cancel = () => Promise.resolve({ kind: 'unknown', reason: 'timeout' });
    await service.cancel(me, cancelInput());
    script.reservation = () => Promise.resolve(reservation('active'));
    await clock.advance(2 * MINUTE_MS);
    await service.reconcileDue();
    expect(cancelled).toHaveLength(2);
    script.reservation = () => Promise.resolve(reservation('cancelling'));
    await clock.advance(2 * MINUTE_MS);
    await service.reconcileDue();
    expect(record()).toMatchObject({ status: 'cancelled', pendingOperation: null });
    expect(cancelled).toHaveLength(2);
  });

  it('is sent less often after an hour, and shown to administrators after a day', async () => {
    const { service, me, clock, script, record, cancelled } = await confirmed();
    script.cancel = () => Promise.resolve({ kind: 'unknown', reason: 'timeout' });
    script.reservation = () => Promise.resolve(reservation('active'));
    await service.cancel(me, cancelInput());
    for (let minute = 0; minute < 25 * 60; minute += 1) {
      await clock.advance(MINUTE_MS);
      await service.reconcileDue();
    }
    expect(cancelled.length).toBeLessThan(60);
    expect(record()).toMatchObject({
      status: 'confirmed',
      pendingOperation: 'cancel',
      mismatch: expect.stringMatching(/unknown for a day/),
    });
    script.reservation = () => Promise.resolve(reservation('cancelled'));
    await clock.advance(60 * MINUTE_MS);
    await service.reconcileDue();
    expect(record()).toMatchObject({ status: 'cancelled', pendingOperation: null, mismatch: null });
  });

  it('is sent by the reconciliation job when the process that scheduled it has died', async () => {
    const dueAt = new Date(0).toISOString();
    const { service, record, cancelled } = await confirmed({
      status: 'cancelled',
      pendingOperation: 'cancel',
      tries: 0,
      dueAt,
    });
    expect(await service.reconcileDue()).toBe(1);
    expect(cancelled).toEqual(['ABC123']);
    expect(record()).toMatchObject({ status: 'cancelled', pendingOperation: null });
  });
});

describe('a pending cancellation without a reservation', () => {
  it.each([
    ['never paid', false],
    ['refused by the provider', true],
  ])(
    'is completed after its process died, for a booking that was %s and set to confirmed',
    async (_name, isTried) => {
      const kit = setUp();
      const me = caller(dana);
      await kit.service.create(me, createInput());
      if (isTried) {
        kit.script.book = () => Promise.resolve({ kind: 'refused', statusCode: 300 });
        await kit.service.confirm(me, confirmInput());
      }
      await kit.service.setStatus(caller(noa), 'booking-1', 'confirmed');
      const record = kit.records.get('booking-1');
      if (!record) throw new Error('no record');
      const pending = {
        pendingOperation: 'cancel',
        tries: 1,
        sentAt: record.createdAt,
        dueAt: record.createdAt,
      } as const;
      kit.records.set('booking-1', { ...record, ...pending });
      expect(await kit.service.reconcileDue()).toBe(1);
      expect(kit.records.get('booking-1')).toMatchObject({
        status: 'cancelled',
        pendingOperation: null,
        mismatch: null,
      });
      expect([...kit.lookedUp, ...kit.cancelled]).toEqual([]);
    },
  );
});

describe('a Book that was never sent', () => {
  it('is refused at once as unavailable', async () => {
    const { service, me, script, records } = await unanswered();
    await service.create(me, createInput({ key: 'create-2', acceptDuplicate: true }));
    script.book = () => Promise.resolve({ kind: 'refused', statusCode: 0 });
    const pay = confirmInput({ bookingId: 'booking-2', key: 'pay-2', acceptDuplicate: true });
    expect(await service.confirm(me, pay)).toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    expect(records.get('booking-2')).toMatchObject({
      status: 'pending',
      pendingOperation: null,
      payment: null,
    });
  });
});
