import { describe, expect, it } from 'vitest';
import { AppError } from '#gateway/errors.ts';
import type { Booking } from '#models/booking.ts';
import type { Reservation } from '#upstreams/provider/hotel-provider.ts';
import { cancelInput, confirmed, reservation } from '../testing/cancel.ts';
import { caller, noa } from '../testing/kit.ts';
import { beforeLastCheck, freeLive, row, unanswered } from '../testing/unknown-outcome.ts';
import { MINUTE_MS } from '#shared/stay/time-units.ts';

const nothing = { cancelled: 0, reported: 0 };

/** An attempt that was given up as absent, although its request arrived later. */
async function lateArrival() {
  const kit = await beforeLastCheck();
  await kit.clock.advance(45 * MINUTE_MS);
  await kit.service.reconcileDue();
  kit.script.report = () => Promise.resolve([row(kit.ref)]);
  kit.script.reservation = () => Promise.resolve(freeLive());
  return kit;
}

describe('an audit does not cancel', () => {
  it('the reservation of a confirmed booking', async () => {
    const { service, script, record, cancelled, listed } = await confirmed();
    script.report = () => Promise.resolve([row(record().clientRef ?? '')]);
    script.reservation = () => Promise.resolve(freeLive());
    expect(await service.auditReservations()).toEqual({ listed: 1, finds: nothing });
    expect(listed).toEqual(['2026-11-18 2026-11-22']);
    expect(cancelled).toEqual([]);
  });

  it('the reservation of a pending operation, which the reconciliation job resolves', async () => {
    const { service, script, ref, cancelled } = await unanswered();
    script.report = () => Promise.resolve([row(ref)]);
    script.reservation = () => Promise.resolve(freeLive());
    expect(await service.auditReservations()).toMatchObject({ finds: nothing });
    expect(cancelled).toEqual([]);
  });

  it.each(['SOL-1', '', 'HBshort', `HB${'a'.repeat(18)}`, `HB${'1'.repeat(18)}`])(
    'a reservation with the reference %j, which is not in our format',
    async (clientRef) => {
      const { service, script, cancelled, audited } = await unanswered();
      script.report = () => Promise.resolve([row(clientRef)]);
      script.reservation = () => Promise.resolve(freeLive());
      expect(await service.auditReservations()).toEqual({ listed: 0, finds: nothing });
      expect([...cancelled, ...audited]).toEqual([]);
    },
  );

  it.each(['cancelled', 'cancelling'] as const)('a reservation that is already %s', async (status) => {
    const { service, script, ref, cancelled } = await lateArrival();
    script.report = () => Promise.resolve([row(ref, { status })]);
    await service.auditReservations();
    script.report = () => Promise.resolve([row(ref)]);
    script.reservation = () => Promise.resolve(reservation(status));
    expect(await service.auditReservations()).toMatchObject({ finds: nothing });
    expect(cancelled).toEqual([]);
  });

  it('the reservation of a booking that an administrator set back to pending', async () => {
    const { service, script, record, cancelled } = await confirmed();
    await service.setStatus(caller(noa), 'booking-1', 'pending');
    script.report = () => Promise.resolve([row(record().clientRef ?? '')]);
    script.reservation = () => Promise.resolve(freeLive());
    expect(await service.auditReservations()).toMatchObject({ finds: nothing });
    expect(cancelled).toEqual([]);
    expect(record().mismatch).toBe('pending with a live reservation');
  });
});

describe('a live reservation without a matching booking', () => {
  it('is cancelled while that is free, and the history of the booking says so', async () => {
    const { service, record, cancelled, metered } = await lateArrival();
    expect(await service.auditReservations()).toEqual({ listed: 1, finds: { cancelled: 1, reported: 0 } });
    expect(cancelled).toEqual(['ABC123']);
    expect(record()).toMatchObject({ status: 'pending', pendingOperation: null, mismatch: null });
    expect(record().history.at(-1)?.what).toMatch(/^audit: reservation ABC123 cancelled/);
    expect(metered).toContain('cancelled');
  });

  it('is cancelled when its reference is an earlier one of a confirmed booking', async () => {
    const { service, script, record, cancelled } = await confirmed({
      refs: ['HBAAAAAAAAAAAAAAAAAA', 'HBBBBBBBBBBBBBBBBBBB'],
      clientRef: 'HBBBBBBBBBBBBBBBBBBB',
    });
    script.report = () =>
      Promise.resolve([
        row('HBAAAAAAAAAAAAAAAAAA', { confirmationNumber: 'OLD111' }),
        row('HBBBBBBBBBBBBBBBBBBB'),
      ]);
    script.reservation = (by) =>
      Promise.resolve(freeLive({ confirmationNumber: 'clientRef' in by ? 'OLD111' : by.confirmationNumber }));
    expect(await service.auditReservations()).toMatchObject({ finds: { cancelled: 1 } });
    expect(cancelled).toEqual(['OLD111']);
    expect(record()).toMatchObject({ status: 'confirmed', providerRef: 'ABC123' });
  });

  it('is flagged and never cancelled when it is a second one under the reference of a confirmed booking', async () => {
    const { service, script, record, cancelled } = await confirmed();
    const ref = record().clientRef ?? '';
    script.report = () => Promise.resolve([row(ref, { confirmationNumber: 'TWO222' }), row(ref)]);
    script.reservation = (by) =>
      Promise.resolve(freeLive({ confirmationNumber: 'clientRef' in by ? 'TWO222' : by.confirmationNumber }));
    expect(await service.auditReservations()).toMatchObject({ finds: { cancelled: 0, reported: 1 } });
    expect(cancelled).toEqual([]);
    expect(record()).toMatchObject({ providerRef: 'ABC123', mismatch: expect.stringMatching(/TWO222/) });
  });

  it('is only flagged, when two audits list it, if our reference leads to no reservation', async () => {
    const { service, script, record, cancelled } = await confirmed();
    const ref = record().clientRef ?? '';
    script.report = () => Promise.resolve([row(ref, { confirmationNumber: 'TWO222' })]);
    script.reservation = (by) =>
      Promise.resolve(
        'confirmationNumber' in by && by.confirmationNumber === 'TWO222'
          ? freeLive({ confirmationNumber: 'TWO222' })
          : null,
      );
    expect(await service.auditReservations()).toMatchObject({ finds: nothing });
    expect(await service.auditReservations()).toMatchObject({ finds: { cancelled: 0, reported: 1 } });
    expect(cancelled).toEqual([]);
    expect(record().mismatch).toMatch(/TWO222/);
  });

  it('is cancelled when the booking was cancelled and the provider lost the cancellation', async () => {
    const { service, me, script, record, cancelled } = await confirmed();
    await service.cancel(me, cancelInput());
    script.report = () => Promise.resolve([row(record().clientRef ?? '')]);
    script.reservation = () => Promise.resolve(freeLive());
    await service.auditReservations();
    expect(cancelled).toEqual(['ABC123', 'ABC123']);
  });

  it.each([
    ['would cost a fee', [{ from: '2026-11-21T23:00', charge: { kind: 'percentage', percent: 10 } }]],
    ['has unknown terms', [{ from: '2026-01-01T00:00', charge: { kind: 'unknown' } }]],
    ['has no terms', []],
  ] as const)('is flagged for administrators once when it %s', async (_name, tiers) => {
    const { service, script, record, cancelled } = await lateArrival();
    script.reservation = () => Promise.resolve(freeLive({ tiers }));
    expect(await service.auditReservations()).toMatchObject({ finds: { cancelled: 0, reported: 1 } });
    const marked = record();
    expect(marked.mismatch).toMatch(/ABC123 is live at the provider and belongs to no booking/);
    expect(await service.auditReservations()).toMatchObject({ finds: nothing });
    expect(record().version).toBe(marked.version);
    expect(cancelled).toEqual([]);
    script.reservation = () => Promise.resolve(freeLive());
    await service.auditReservations();
    expect(record().mismatch).toBeNull();
  });

  it('waits for the next audit while Cancel gets no response, and is flagged when Cancel is refused', async () => {
    const { service, script, record } = await lateArrival();
    script.cancel = () => Promise.resolve({ kind: 'unknown', reason: 'timeout' });
    expect(await service.auditReservations()).toMatchObject({ finds: nothing });
    script.cancel = () => Promise.resolve({ kind: 'refused', statusCode: 0 });
    expect(await service.auditReservations()).toMatchObject({ finds: nothing });
    expect(record().mismatch).toBeNull();
    script.cancel = () => Promise.resolve({ kind: 'refused', statusCode: 479 });
    expect(await service.auditReservations()).toMatchObject({ finds: { reported: 1 } });
    expect(record().mismatch).not.toBeNull();
  });

  it('is never cancelled when it has no booking at all, and is reported once', async () => {
    const { service, script, cancelled, audited } = await unanswered();
    script.report = () => Promise.resolve([row('HBZZZZZZZZZZZZZZZZZZ')]);
    script.reservation = () => Promise.resolve(freeLive());
    expect(await service.auditReservations()).toMatchObject({ finds: { reported: 1 } });
    expect(await service.auditReservations()).toMatchObject({ finds: nothing });
    expect(cancelled).toEqual([]);
    expect(audited).toMatchObject([
      { action: 'booking.orphan', actor: { id: 'system' }, onceKey: expect.stringMatching(/ HB\w+ \w+$/) },
    ]);
  });
});

describe('a confirmed booking whose reservation is gone', () => {
  it.each(['cancelled', 'cancelling'] as const)(
    'is flagged for administrators, once (%s)',
    async (status) => {
      const { service, script, record, cancelled } = await confirmed();
      script.report = () => Promise.resolve([row(record().clientRef ?? '', { status })]);
      script.reservation = () => Promise.resolve(reservation(status));
      expect(await service.auditReservations()).toEqual({ listed: 0, finds: { cancelled: 0, reported: 1 } });
      expect(record()).toMatchObject({
        status: 'confirmed',
        pendingOperation: null,
        mismatch: 'reservation ABC123 was cancelled at the provider',
      });
      expect(await service.auditReservations()).toMatchObject({ finds: nothing });
      expect(cancelled).toEqual([]);
    },
  );

  it('is not flagged because of the list alone', async () => {
    const { service, script, record } = await confirmed();
    script.report = () => Promise.resolve([row(record().clientRef ?? '', { status: 'cancelled' })]);
    script.reservation = () => Promise.resolve(freeLive());
    expect(await service.auditReservations()).toMatchObject({ finds: nothing });
    expect(record().mismatch).toBeNull();
  });

  it('is not flagged while its cancellation is pending', async () => {
    const { service, script, record, me } = await confirmed();
    script.cancel = () => Promise.resolve({ kind: 'unknown', reason: 'lost' });
    script.reservation = () => Promise.resolve(reservation('cancelled'));
    await service.cancel(me, cancelInput());
    script.report = () => Promise.resolve([row(record().clientRef ?? '', { status: 'cancelled' })]);
    expect(await service.auditReservations()).toMatchObject({ finds: nothing });
    expect(record()).toMatchObject({ pendingOperation: 'cancel', mismatch: null });
  });
});

describe('a booking that differs from the provider in two ways', () => {
  it('is flagged once for each difference, however often it is audited', async () => {
    const { service, script, record, audited, cancelled } = await confirmed({ providerRef: null });
    const ref = record().clientRef ?? '';
    script.report = () => Promise.resolve([row(ref), row(ref, { confirmationNumber: 'TWO222' })]);
    script.reservation = (by) =>
      Promise.resolve(
        'clientRef' in by
          ? freeLive({ totalFare: '950.00' })
          : freeLive({ confirmationNumber: by.confirmationNumber, totalFare: '950.00' }),
      );
    await service.auditReservations();
    await service.auditReservations();
    const marked = record();
    expect(marked.mismatch).toBe(
      'reservation ABC123 under our reference is another stay or fare; reservation TWO222 is live at the provider and belongs to no booking',
    );
    for (let time = 0; time < 60; time += 1) await service.auditReservations();
    expect(record().version).toBe(marked.version);
    expect(audited.map(({ summary }) => summary)).toEqual(marked.mismatch?.split('; '));
    expect(cancelled).toEqual([]);
  });

  it('still shows the second difference when the first one is resolved', async () => {
    const { service, script, record } = await confirmed({ providerRef: null });
    const ref = record().clientRef ?? '';
    script.report = () => Promise.resolve([row(ref), row(ref, { confirmationNumber: 'TWO222' })]);
    const answer = (marked: Partial<Reservation>) => {
      script.reservation = (by) =>
        Promise.resolve(
          freeLive({
            ...marked,
            ...('confirmationNumber' in by && { confirmationNumber: by.confirmationNumber }),
          }),
        );
    };
    answer({ totalFare: '950.00' });
    await service.auditReservations();
    await service.auditReservations();
    answer({});
    await service.auditReservations();
    expect(record()).toMatchObject({
      providerRef: 'ABC123',
      mismatch: 'reservation TWO222 is live at the provider and belongs to no booking',
    });
  });
});

describe('an audit', () => {
  it('reads a booking after the list, so that a booking sent meanwhile does not look like an orphan', async () => {
    const { service, script, store, ref, cancelled } = await unanswered();
    const order: string[] = [];
    const { byReference } = store;
    store.byReference = (clientRef): Promise<Booking | null> => {
      order.push('record');
      return byReference(clientRef);
    };
    script.report = () => {
      order.push('list');
      return Promise.resolve([row(ref)]);
    };
    await service.auditReservations();
    expect(order).toEqual(['list', 'record']);
    expect(cancelled).toEqual([]);
  });

  it('continues when one booking cannot be read, and fails when there is no list', async () => {
    const { service, script, store, ref, cancelled } = await lateArrival();
    const { byReference } = store;
    script.report = () => Promise.resolve([row('HBZZZZZZZZZZZZZZZZZZ'), row(ref)]);
    store.byReference = (clientRef) =>
      clientRef === ref ? byReference(clientRef) : Promise.reject(new AppError('PLATFORM_UNAVAILABLE'));
    await service.auditReservations();
    expect(cancelled).toEqual(['ABC123']);
    script.report = () => Promise.reject(new AppError('PROVIDER_UNAVAILABLE'));
    await expect(service.auditReservations()).rejects.toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
  });
});
