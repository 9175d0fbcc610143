import { describe, expect, it } from 'vitest';
import type { Reservation } from '#upstreams/provider/hotel-provider.ts';
import { cancelInput, confirmed, ID, reservation } from '../testing/cancel.ts';
import { caller, confirmInput, noa, providerOffer } from '../testing/kit.ts';
import { beforeLastCheck, freeLive, row, unanswered } from '../testing/unknown-outcome.ts';
import { MINUTE_MS } from '#shared/stay/time-units.ts';

const pending = { status: 'pending', pendingOperation: 'book', providerRef: null };

/** A confirmed booking whose number was not stored. */
const numberless = () => confirmed({ providerRef: null });

describe('a status check', () => {
  it.each<[string, Partial<Reservation>]>([
    ['the confirmation number', { confirmationNumber: null }],
    ['the hotel', { hotelCode: null }],
    ['the arrival', { checkIn: null }],
    ['the departure', { checkOut: null }],
    ['the fare', { totalFare: null }],
    ['the status', { status: 'unknown', statusWord: '' }],
  ])('without %s neither confirms nor gives up the booking, and is repeated', async (_name, left) => {
    const { service, clock, script, record, notifications } = await unanswered();
    script.reservation = () => Promise.resolve({ ...reservation('active'), ...left });
    await clock.advance(2 * MINUTE_MS);
    await service.reconcileDue();
    expect(record()).toMatchObject({ ...pending, mismatch: null });
    expect(notifications).toEqual(['booking-unclear booking-1']);
    script.reservation = () => Promise.resolve(reservation('active'));
    await clock.advance(3 * MINUTE_MS);
    await service.reconcileDue();
    expect(record()).toMatchObject({ status: 'confirmed', providerRef: 'ABC123' });
  });

  it('with another number than requested neither confirms nor gives up the booking', async () => {
    const { service, clock, script, record, ref } = await beforeLastCheck();
    script.report = () => Promise.resolve([row(ref)]);
    script.reservation = (by) =>
      Promise.resolve('clientRef' in by ? null : freeLive({ confirmationNumber: 'OTHER1' }));
    await clock.advance(45 * MINUTE_MS);
    await service.reconcileDue();
    expect(record()).toMatchObject(pending);
  });
});

describe('a single response that contradicts a reservation', () => {
  it('does not give up an attempt as cancelled while the report lists it as live', async () => {
    const { service, clock, script, record, ref } = await unanswered();
    script.reservation = () => Promise.resolve(reservation('cancelled'));
    script.report = () => Promise.resolve([row(ref)]);
    await clock.advance(2 * MINUTE_MS);
    await service.reconcileDue();
    expect(record()).toMatchObject(pending);
    script.report = () => Promise.resolve([row(ref, { status: 'cancelled' })]);
    await clock.advance(3 * MINUTE_MS);
    await service.reconcileDue();
    expect(record()).toMatchObject({
      status: 'pending',
      pendingOperation: null,
      outcome: { kind: 'refused' },
    });
  });

  it('does not prove an attempt absent when one report lacks it', async () => {
    const { service, clock, script, record, ref, listed } = await beforeLastCheck();
    script.report = () => Promise.resolve(listed.length === 1 ? [] : [row(ref)]);
    await clock.advance(45 * MINUTE_MS);
    await service.reconcileDue();
    expect(record()).toMatchObject(pending);
  });

  it.each([
    ['names no reference', [row('')]],
    ['names no reference and no stay', [row('', { hotelCode: null, checkIn: null, checkOut: null })]],
    ['names one reference twice', [row('HBAAAAAAAAAAAAAAAAAA'), row('HBAAAAAAAAAAAAAAAAAA')]],
  ])('does not prove an attempt absent while a row of its stay %s', async (_name, rows) => {
    const { service, clock, script, record } = await beforeLastCheck();
    script.report = () => Promise.resolve(rows);
    await clock.advance(45 * MINUTE_MS);
    await service.reconcileDue();
    expect(record()).toMatchObject(pending);
    script.report = () => Promise.resolve(rows.map((one) => ({ ...one, hotelCode: '1000002' })));
    await clock.advance(60 * MINUTE_MS);
    await service.reconcileDue();
    expect(record()).toMatchObject({ pendingOperation: null, outcome: { kind: 'absent' } });
  });
});

describe('a row of the same stay without a reference', () => {
  /** In addition to the attempt, another of our bookings has a reservation of the same stay under OTHER1. */
  const besideAnother = async (named: Reservation | null) => {
    const kit = await beforeLastCheck();
    const other = {
      ...kit.record(),
      id: 'booking-2',
      status: 'confirmed',
      pendingOperation: null,
      dueAt: null,
      clientRef: 'HBBBBBBBBBBBBBBBBBBB',
      refs: ['HBBBBBBBBBBBBBBBBBBB'],
      providerRef: 'OTHER1',
    } as const;
    kit.records.set('booking-2', other);
    kit.script.report = () => Promise.resolve([row('', { confirmationNumber: 'OTHER1' })]);
    kit.script.reservation = (by) =>
      Promise.resolve('clientRef' in by && by.clientRef === other.clientRef ? named : null);
    await kit.clock.advance(45 * MINUTE_MS);
    await kit.service.reconcileDue();
    return kit;
  };

  it('does not leave a payment pending when the row is cancelled', async () => {
    const { service, clock, script, record } = await beforeLastCheck();
    script.report = () => Promise.resolve([row('', { status: 'cancelling' })]);
    await clock.advance(45 * MINUTE_MS);
    await service.reconcileDue();
    expect(record()).toMatchObject(pending);
    script.report = () => Promise.resolve([row('', { status: 'cancelled' })]);
    await clock.advance(60 * MINUTE_MS);
    await service.reconcileDue();
    expect(record()).toMatchObject({ pendingOperation: null, outcome: { kind: 'absent' } });
  });

  it('leaves the payment pending while only one of two reports calls the row cancelled', async () => {
    const { service, clock, script, record, listed } = await beforeLastCheck();
    script.report = () =>
      Promise.resolve([row('', { status: listed.length % 2 === 0 ? 'active' : 'cancelled' })]);
    await clock.advance(45 * MINUTE_MS);
    await service.reconcileDue();
    expect(record()).toMatchObject(pending);
  });

  it('does not leave a payment pending when the row’s number is that of another booking', async () => {
    const { record } = await besideAnother(freeLive({ confirmationNumber: 'OTHER1' }));
    expect(record()).toMatchObject({ pendingOperation: null, outcome: { kind: 'absent' } });
  });

  it.each([
    ['is not found', null],
    ['leads to another number', freeLive({ confirmationNumber: 'OTHER2' })],
    ['leads to no number', freeLive({ confirmationNumber: null })],
  ])('leaves the payment pending when the reference of the other booking %s', async (_name, named) => {
    const { record } = await besideAnother(named);
    expect(record()).toMatchObject(pending);
  });
});

describe('a confirmed booking without its number', () => {
  it('is not cancelled by the audit, which stores the number that it finds', async () => {
    const { service, script, record, cancelled, audited } = await numberless();
    script.report = () => Promise.resolve([row(record().clientRef ?? '')]);
    script.reservation = () => Promise.resolve(freeLive());
    expect(await service.auditReservations()).toMatchObject({ finds: { cancelled: 0, reported: 1 } });
    expect(cancelled).toEqual([]);
    expect(record()).toMatchObject({ status: 'confirmed', providerRef: 'ABC123', mismatch: null });
    expect(audited).toMatchObject([{ action: 'booking.alert', recordId: ID }]);
    expect(await service.auditReservations()).toMatchObject({ finds: { cancelled: 0, reported: 0 } });
  });

  it.each([
    ['another number', { confirmationNumber: 'OTHER1' }],
    ['no number', { confirmationNumber: null }],
  ])('is left unchanged when its reference leads to %s', async (_name, answer) => {
    const { service, script, record, cancelled } = await numberless();
    script.report = () => Promise.resolve([row(record().clientRef ?? '')]);
    script.reservation = (by) => Promise.resolve(freeLive('clientRef' in by ? answer : {}));
    await service.auditReservations();
    await service.auditReservations();
    expect(cancelled).toEqual([]);
    expect(record()).toMatchObject({ status: 'confirmed', providerRef: null });
  });

  it.each([
    ['of another hotel', { hotelCode: '1000002' }],
    ['of other days', { checkIn: '2026-12-11' }],
    ['at another fare', { totalFare: '950.00' }],
  ])('is shown to administrators once when its reference leads to a stay %s', async (_name, answer) => {
    const { service, script, record, cancelled, audited } = await numberless();
    script.report = () => Promise.resolve([row(record().clientRef ?? '')]);
    script.reservation = () => Promise.resolve(freeLive(answer));
    expect(await service.auditReservations()).toMatchObject({ finds: { cancelled: 0, reported: 1 } });
    expect(await service.auditReservations()).toMatchObject({ finds: { cancelled: 0, reported: 0 } });
    expect(cancelled).toEqual([]);
    expect(record()).toMatchObject({
      status: 'confirmed',
      providerRef: null,
      mismatch: 'reservation ABC123 under our reference is another stay or fare',
    });
    expect(audited).toMatchObject([{ action: 'booking.alert', recordId: ID }]);
    script.reservation = () => Promise.resolve(freeLive());
    await service.auditReservations();
    expect(record()).toMatchObject({ providerRef: 'ABC123', mismatch: null });
  });

  it('is cancelled at the provider under the number on which the status check and the report agree', async () => {
    const { service, me, script, record, cancelled } = await numberless();
    script.report = () => Promise.resolve([row(record().clientRef ?? '')]);
    expect(await service.cancel(me, cancelInput())).toMatchObject({ booking: { status: 'cancelled' } });
    expect(cancelled).toEqual(['ABC123']);
  });

  it('is never reported as cancelled while the provider does not say which reservation it is', async () => {
    const { service, me, script, record, cancelled, clock, notifications } = await numberless();
    script.reservation = () => Promise.resolve(freeLive({ confirmationNumber: null }));
    expect(await service.cancel(me, cancelInput())).toMatchObject({
      booking: { status: 'confirmed', pendingOperation: 'cancel' },
    });
    expect([cancelled, notifications]).toEqual([[], []]);
    script.reservation = () => Promise.resolve(freeLive());
    script.report = () => Promise.resolve([row(record().clientRef ?? '')]);
    await clock.advance(2 * MINUTE_MS);
    await service.reconcileDue();
    expect(cancelled).toEqual(['ABC123']);
    expect(record()).toMatchObject({ status: 'cancelled', pendingOperation: null });
  });

  it('is cancelled at the provider too when an administrator cancels it', async () => {
    const { service, script, record, cancelled, clock } = await numberless();
    script.report = () => Promise.resolve([row(record().clientRef ?? '')]);
    await service.setStatus(caller(noa), ID, 'cancelled');
    await clock.advance(10_000);
    for (let turn = 0; turn < 8; turn += 1) await clock.advance(0);
    await service.idle();
    expect(cancelled).toEqual(['ABC123']);
  });
});

describe('a wrong number returned by Book', () => {
  it('is never cancelled, because it may belong to another guest', async () => {
    const { service, me, script, record, cancelled } = await confirmed({ providerRef: 'OTHER1' });
    script.reservation = (by) =>
      Promise.resolve(freeLive({ confirmationNumber: 'clientRef' in by ? 'ABC123' : by.confirmationNumber }));
    expect(await service.cancel(me, cancelInput())).toMatchObject({
      booking: { pendingOperation: 'cancel' },
    });
    expect(cancelled).toEqual([]);
    expect(record()).toMatchObject({ status: 'confirmed', pendingOperation: 'cancel' });
  });

  it('is corrected by the audit when two responses agree on another one', async () => {
    const { service, script, record, cancelled } = await confirmed({ providerRef: 'OTHER1' });
    script.report = () => Promise.resolve([row(record().clientRef ?? '')]);
    script.reservation = () => Promise.resolve(freeLive());
    await service.auditReservations();
    expect(cancelled).toEqual([]);
    expect(record()).toMatchObject({ status: 'confirmed', providerRef: 'ABC123' });
  });
});

describe('an audit with a list whose rows are mixed up', () => {
  it('does not cancel a room that is listed under another reference', async () => {
    const { service, script, clock, ref, cancelled, record } = await beforeLastCheck();
    await clock.advance(45 * MINUTE_MS);
    await service.reconcileDue();
    expect(record()).toMatchObject({ outcome: { kind: 'absent' } });
    script.report = () => Promise.resolve([row(ref, { confirmationNumber: 'OTHER1' })]);
    script.reservation = (by) =>
      Promise.resolve('clientRef' in by ? null : freeLive({ confirmationNumber: by.confirmationNumber }));
    await service.auditReservations();
    await service.auditReservations();
    expect(cancelled).toEqual([]);
  });

  it('flags a confirmed booking whose reservation is for another stay', async () => {
    const { service, script, record } = await confirmed();
    const listed = row(record().clientRef ?? '', { hotelCode: '1000002' });
    script.report = () => Promise.resolve([listed]);
    expect(await service.auditReservations()).toMatchObject({ finds: { reported: 0 } });
    script.reservation = () => Promise.resolve(freeLive({ hotelCode: '1000002' }));
    expect(await service.auditReservations()).toMatchObject({ finds: { reported: 1 } });
    expect(record()).toMatchObject({ status: 'confirmed', mismatch: expect.stringMatching(/another hotel/) });
  });
});

describe('a PreBook response for another offer', () => {
  it.each([{ hotelCode: '1000002' }, { bookingCode: 'CODE-2' }])('is refused: %j', async (other) => {
    const { service, me, script, sent, records } = await confirmed();
    const record = records.get(ID);
    if (record)
      records.set(ID, { ...record, status: 'pending', providerRef: null, payment: null, outcome: null });
    sent.length = 0;
    script.check = () => Promise.resolve({ kind: 'available', offer: providerOffer(90_000, other) });
    expect(await service.confirm(me, confirmInput({ key: 'pay-2' }))).toMatchObject({
      code: 'PROVIDER_UNAVAILABLE',
    });
    expect(sent).toEqual([]);
  });
});
