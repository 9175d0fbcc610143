import { describe, expect, it } from 'vitest';
import { cancelInput, confirmed, ID } from '../testing/cancel.ts';
import { caller, confirmInput, createInput, FARE, ils, noa } from '../testing/kit.ts';

/** A booking whose cancellation costs the whole price; within 14 days of the payment the law limits the fee to 5 %. */
async function nonRefundable() {
  const kit = await confirmed();
  const { quote } = kit.record();
  if (!quote) throw new Error('no quote');
  const cancellation = {
    isFree: false,
    freeUntil: null,
    steps: [{ from: '2026-11-01T00:00', fee: ils(FARE) }],
  };
  kit.records.set(ID, { ...kit.record(), quote: { ...quote, cancellation } });
  return kit;
}

describe('cancellationPreview', () => {
  it('returns fee, refund, reason and the end of the free period', async () => {
    const { service, me } = await confirmed();
    expect(await service.previewCancellation(me, ID, null)).toEqual({
      hotelFee: ils(0),
      extrasFee: ils(0),
      fee: ils(0),
      refund: ils(FARE),
      reason: 'FREE_BY_POLICY',
      isEstimate: true,
      canDeclare: false,
      freeUntil: '2026-12-04T23:59',
    });
  });

  it('says when a declaration would lower the fee, and applies a given one', async () => {
    const kit = await nonRefundable();
    kit.records.set(ID, { ...kit.record(), checkIn: '2027-01-20', checkOut: '2027-01-23' });
    await kit.clock.advance(15 * 86_400_000);
    expect(await kit.service.previewCancellation(kit.me, ID, null)).toMatchObject({
      fee: ils(FARE),
      reason: 'NON_REFUNDABLE',
      canDeclare: true,
    });
    expect(await kit.service.previewCancellation(kit.me, ID, 'SENIOR')).toMatchObject({
      fee: ils(4500),
      refund: ils(FARE - 4500),
      reason: 'PROTECTED_BUYER',
    });
  });

  it.each([
    ['pending', { status: 'pending' }],
    ['cancelled', { status: 'cancelled' }],
    ['being cancelled', { pendingOperation: 'cancel' }],
    ['over', { checkIn: '2026-11-17', checkOut: '2026-11-20' }],
  ] as const)('is refused when the booking is %s', async (_name, changes) => {
    const { service, me } = await confirmed(changes);
    await expect(service.previewCancellation(me, ID, null)).rejects.toMatchObject({ code: 'INVALID_STATE' });
  });

  it.each([
    ['on the eve of departure', '2026-11-22', '2026-11-21T21:59:00Z', 'Tel Aviv, Israel'],
    ['while it is still the eve at the property', '2026-11-22', '2026-11-21T23:00:00Z', 'Lisbon, Portugal'],
    [
      'while it is still the eve in one of the time zones of the country',
      '2026-11-22',
      '2026-11-21T21:00:00Z',
      'Vladivostok, Russia',
    ],
    ['in an unknown country, while it is still the eve somewhere', '2026-11-22', '2026-11-22T11:59:00Z', ''],
  ])(
    'is available until the day of departure at the property: %s',
    async (_name, checkOut, now, hotelLocation) => {
      const { service, me, clock } = await confirmed({ checkIn: '2026-11-18', checkOut, hotelLocation });
      await clock.advance(Date.parse(now) - clock.now());
      expect(service.canCancel(await service.own(me, ID))).toBe(true);
      await expect(service.previewCancellation(me, ID, null)).resolves.toBeDefined();
      expect(await service.cancel(me, cancelInput({ feeSeenMinor: FARE }))).toMatchObject({
        booking: { status: 'cancelled' },
      });
    },
  );

  it.each([
    ['at the property', '2026-11-22', '2026-11-21T22:00:00Z', 'Tel Aviv, Israel'],
    ['in a country east of Israel', '2026-11-22', '2026-11-21T11:30:00Z', 'Auckland, New Zealand'],
    ['everywhere, for an unknown country', '2026-11-22', '2026-11-22T12:00:00Z', ''],
  ])('is refused once the day of departure has begun %s', async (_name, checkOut, now, hotelLocation) => {
    const { service, me, clock, cancelled } = await confirmed({
      checkIn: '2026-11-18',
      checkOut,
      hotelLocation,
    });
    await clock.advance(Date.parse(now) - clock.now());
    expect(service.canCancel(await service.own(me, ID))).toBe(false);
    await expect(service.previewCancellation(me, ID, null)).rejects.toMatchObject({ code: 'INVALID_STATE' });
    expect(await service.cancel(me, cancelInput({ feeSeenMinor: FARE }))).toMatchObject({
      code: 'INVALID_STATE',
    });
    expect(cancelled).toEqual([]);
  });
});

describe('the mail about a cancellation', () => {
  it('is in the language of the pages on which the owner cancels, not that of the booking', async () => {
    const { service, me, record } = await confirmed();
    expect(record().language).toBe('en');
    await service.cancel({ ...me, language: 'he' }, cancelInput());
    expect(record()).toMatchObject({ status: 'cancelled', language: 'he' });
  });

  it('stays in the language of the booking when an administrator cancels it', async () => {
    const { service, record } = await confirmed();
    await service.cancel({ ...caller(noa), language: 'he' }, cancelInput());
    expect(record()).toMatchObject({ status: 'cancelled', language: 'en' });
  });
});

describe('cancelling a stay that has begun', () => {
  /** Three nights in Haifa from 10 December at ₪300 each, with free cancellation throughout by the rate. */
  const begun = async (changes: object = {}) => {
    const kit = await confirmed({ hotelLocation: 'Haifa, Israel', ...changes });
    const { quote } = kit.record();
    if (!quote) throw new Error('no quote');
    const cancellation = { isFree: true, freeUntil: null, steps: [] };
    kit.records.set(ID, { ...kit.record(), quote: { ...quote, cancellation } });
    await kit.clock.advance(Date.parse('2026-12-10T13:00:00Z') - kit.clock.now());
    return kit;
  };
  const firstNightAndOneMore = { fee: ils(60_000), refund: ils(FARE - 60_000), reason: 'STAY_BEGUN' };

  it('costs the nights that have begun and one more, in the preview, in FEE_CHANGED and in the record', async () => {
    const { service, me, record } = await begun();
    const seen = await service.previewCancellation(me, ID, null);
    expect(seen).toMatchObject({ ...firstNightAndOneMore, canDeclare: false });
    expect(await service.cancel(me, cancelInput({ feeSeenMinor: 59_999 }))).toMatchObject({
      code: 'FEE_CHANGED',
      preview: firstNightAndOneMore,
    });
    await service.cancel(me, cancelInput({ feeSeenMinor: 60_000 }));
    expect(record()).toMatchObject({ status: 'cancelled', cancellationDetails: firstNightAndOneMore });
  });

  it('costs the same when done directly on the platform, or by an administrator for the owner', async () => {
    const past = await begun();
    past.records.set(ID, {
      ...past.record(),
      status: 'cancelled',
      pendingOperation: 'cancel',
      dueAt: '2026-12-10T13:00:00.000Z',
      tries: 0,
    });
    await past.service.reconcileDue();
    await past.service.idle();
    expect(past.record()).toMatchObject({ status: 'cancelled', cancellationDetails: firstNightAndOneMore });
    const begunBooking = await begun();
    await begunBooking.service.cancel(caller(noa), cancelInput({ feeSeenMinor: 60_000 }));
    expect(begunBooking.record()).toMatchObject({
      status: 'cancelled',
      cancellationDetails: firstNightAndOneMore,
    });
  });

  it('costs what it cost when the platform recorded it, however much later the gateway finds it', async () => {
    const { service, records, record, clock } = await begun();
    const dueAt = '2026-12-10T12:59:59.999Z';
    records.set(ID, { ...record(), status: 'cancelled', pendingOperation: 'cancel', dueAt, tries: 0 });
    await clock.advance(26 * 3_600_000);
    await service.reconcileDue();
    await service.idle();
    expect(record()).toMatchObject({
      status: 'cancelled',
      cancellationDetails: { fee: ils(0), refund: ils(FARE), requestedAt: dueAt },
    });
  });

  it('is free for the guest when an administrator sets the status to cancelled', async () => {
    const { service, record } = await begun();
    await service.setStatus(caller(noa), ID, 'cancelled');
    expect(record().cancellationDetails).toMatchObject({ fee: ils(0), refund: ils(FARE), reason: null });
  });
});

describe('cancelBooking', () => {
  it('writes the record before it sends, sends once, stores the fee and notifies once', async () => {
    const { service, me, script, record, cancelled, notifications } = await nonRefundable();
    script.cancel = () => {
      expect(record()).toMatchObject({ status: 'confirmed', pendingOperation: 'cancel', tries: 1 });
      return Promise.resolve({ kind: 'accepted' });
    };
    const answer = await service.cancel(me, cancelInput({ feeSeenMinor: 4500 }));
    expect(answer).toMatchObject({
      __typename: 'BookingSaved',
      booking: { status: 'cancelled', pendingOperation: null },
    });
    expect(cancelled).toEqual(['ABC123']);
    expect(record().cancellationDetails).toEqual({
      hotelFee: ils(4500),
      extrasFee: ils(0),
      fee: ils(4500),
      refund: ils(FARE - 4500),
      reason: 'REMOTE_SALE',
      isEstimate: false,
      requestedAt: expect.any(String),
      declaration: null,
    });
    expect(notifications).toEqual(['booking-cancelled booking-1']);
    expect(record().history.slice(-2)).toMatchObject([
      { who: 'owner', what: 'cancellation asked for' },
      { who: 'system', what: 'cancelled' },
    ]);
  });

  it('refuses when the fee is higher than the page showed, and applies a lower one without asking', async () => {
    const { service, me, cancelled, record } = await nonRefundable();
    expect(await service.cancel(me, cancelInput({ feeSeenMinor: 4499 }))).toMatchObject({
      __typename: 'FeeChanged',
      code: 'FEE_CHANGED',
      preview: { fee: ils(4500), reason: 'REMOTE_SALE' },
    });
    expect(cancelled).toEqual([]);
    expect(record()).toMatchObject({ status: 'confirmed', pendingOperation: null });
    expect(await service.cancel(me, cancelInput({ feeSeenMinor: 9999 }))).toMatchObject({
      booking: { status: 'cancelled' },
    });
  });

  it('sends one Cancel for a double click, in one process and in two, and for a repeated request', async () => {
    const { service, otherInstance, me, cancelled, notifications, clock } = await confirmed();
    const jobs = Promise.all([
      service.cancel(me, cancelInput()),
      service.cancel(me, cancelInput()),
      otherInstance().cancel(me, cancelInput({ key: 'cancel-2' })),
    ]);
    for (let turn = 0; turn < 10; turn += 1) await clock.advance(500);
    for (const answer of await jobs) expect(answer).toMatchObject({ booking: { status: 'cancelled' } });
    expect(await service.cancel(me, cancelInput())).toMatchObject({ booking: { status: 'cancelled' } });
    expect(cancelled).toHaveLength(1);
    expect(notifications).toHaveLength(1);
  });

  it('refuses other content under the same key', async () => {
    const { service, me } = await confirmed();
    await service.cancel(me, cancelInput());
    const other = cancelInput({ declaration: 'SENIOR' });
    await expect(service.cancel(me, other)).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  });

  it.each([
    ['pending', { status: 'pending' }],
    ['over', { checkIn: '2026-11-17', checkOut: '2026-11-20' }],
  ] as const)('is refused when the booking is %s', async (_name, changes) => {
    const { service, me, cancelled } = await confirmed(changes);
    expect(await service.cancel(me, cancelInput())).toEqual({
      __typename: 'CancelRefused',
      code: 'INVALID_STATE',
    });
    expect(cancelled).toEqual([]);
  });

  it('cancels rooms of stored hotels at once, without the provider', async () => {
    const { service, me, cancelled, records } = await confirmed();
    await service.create(me, createInput({ hotelId: 'stored-1', offerId: 'offer-stored', key: 'c2' }));
    await service.confirm(me, confirmInput({ bookingId: 'booking-2', key: 'p2' }));
    await service.cancel(me, cancelInput({ bookingId: 'booking-2' }));
    expect(records.get('booking-2')).toMatchObject({
      status: 'cancelled',
      pendingOperation: null,
      cancellationDetails: { isEstimate: false },
    });
    expect(cancelled).toEqual([]);
  });
});
