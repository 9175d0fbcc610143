import { describe, expect, it } from 'vitest';
import type { BookRequest, BookResult, Reservation } from '#upstreams/provider/hotel-provider.ts';
import {
  caller,
  confirmInput,
  createInput,
  dana,
  FARE,
  ils,
  providerOffer,
  setUp,
  settled,
} from '../testing/kit.ts';

async function draft() {
  const kit = setUp();
  await kit.service.create(caller(dana), createInput());
  return { ...kit, me: caller(dana) };
}

/** Makes Book wait for a response that the test sends with `answer`. */
function openBook(script: { book: (request: BookRequest) => Promise<BookResult> }) {
  let answer: (result: BookResult) => void = () => undefined;
  script.book = () => new Promise((resolve) => (answer = resolve));
  return { answer: (result: BookResult) => answer(result) };
}

const live: Reservation = {
  status: 'active',
  statusWord: 'Confirmed',
  confirmationNumber: 'ABC123',
  hotelCode: '1000001',
  checkIn: '2026-12-10',
  checkOut: '2026-12-13',
  totalFare: '900.00',
  currency: 'ILS',
  tiers: [],
};

describe('confirmBooking', () => {
  it('writes the record before it sends, sends once, and confirms', async () => {
    const { service, me, sent, script, records } = await draft();
    script.book = () => {
      const record = records.get('booking-1');
      expect(record).toMatchObject({ status: 'pending', pendingOperation: 'book', attempt: 1, version: 2 });
      expect(record?.clientRef).toMatch(/^HB[A-Z2-7]{18}$/);
      return Promise.resolve({ kind: 'booked', confirmationNumber: 'ABC123' });
    };
    expect(await service.confirm(me, confirmInput())).toMatchObject({
      __typename: 'BookingSaved',
      booking: {
        status: 'confirmed',
        pendingOperation: null,
        providerRef: 'ABC123',
        totalPrice: ils(FARE),
        guest: { phone: '+972501234567' },
        payment: { brand: 'Visa', lastFour: '1111' },
      },
    });
    expect(sent).toEqual([
      {
        bookingCode: 'CODE-1',
        clientRef: records.get('booking-1')?.clientRef,
        totalFareLiteral: '900.00',
        email: 'dana@example.com',
        phone: '+972501234567',
        rooms: [
          [
            { title: 'Mr', firstName: 'Dana', lastName: 'Levi', type: 'Adult' },
            { title: 'Mr', firstName: 'Guest 2', lastName: 'Levi', type: 'Adult' },
            { title: 'Mr', firstName: 'Guest 3', lastName: 'Levi', type: 'Child' },
          ],
        ],
      },
    ]);
    expect(records.get('booking-1')?.refs).toEqual([sent[0]?.clientRef]);
  });

  it('books once for a double click, in one process and in two', async () => {
    const { service, otherInstance, me, sent, clock } = await draft();
    const jobs = Promise.all([
      service.confirm(me, confirmInput()),
      service.confirm(me, confirmInput()),
      otherInstance().confirm(me, confirmInput()),
    ]);
    for (let turn = 0; turn < 10; turn += 1) await clock.advance(500);
    const answers = await jobs;
    expect(sent).toHaveLength(1);
    for (const answer of answers) expect(answer).toMatchObject({ booking: { status: 'confirmed' } });
  });

  it('returns the first outcome to a repeated request, and refuses other content with the same key', async () => {
    const { service, me, sent } = await draft();
    const first = await service.confirm(me, confirmInput());
    expect(await service.confirm(me, confirmInput())).toEqual(first);
    expect(first).toMatchObject({ wasPaidBefore: false });
    // Another page paid with a key of its own: it must be able to say that it charged nothing.
    const again = await service.confirm(me, confirmInput({ key: 'pay-2' }));
    expect(again).toEqual({ ...first, wasPaidBefore: true });
    const other = confirmInput({ card: { brand: 'Visa', lastFour: '2222' } });
    await expect(service.confirm(me, other)).rejects.toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
    expect(sent).toHaveLength(1);
  });

  it('stores a refusal for its key, and tries again with a new reference for another key', async () => {
    const { service, me, sent, script, records } = await draft();
    script.book = () => Promise.resolve({ kind: 'refused', statusCode: 300 });
    const refusal = { __typename: 'BookingRefused', code: 'PROVIDER_REFUSED' };
    expect(await service.confirm(me, confirmInput())).toEqual(refusal);
    expect(await service.confirm(me, confirmInput())).toEqual(refusal);
    expect(sent).toHaveLength(1);
    const record = records.get('booking-1');
    expect(record).toMatchObject({ status: 'pending', pendingOperation: null, payment: null });
    script.book = () => Promise.resolve({ kind: 'booked', confirmationNumber: 'ABC124' });
    await service.confirm(me, confirmInput({ key: 'pay-2' }));
    expect(new Set(sent.map(({ clientRef }) => clientRef)).size).toBe(2);
    expect(records.get('booking-1')).toMatchObject({ status: 'confirmed', attempt: 2 });
  });

  it('stops without sending when the price is higher, and stores nothing', async () => {
    const { service, me, sent, script, records } = await draft();
    script.check = () => Promise.resolve({ kind: 'available', offer: providerOffer(99_000) });
    const answer = await service.confirm(me, confirmInput());
    expect(answer).toMatchObject({ __typename: 'PriceChanged', oldTotal: ils(FARE), newTotal: ils(99_000) });
    expect(sent).toEqual([]);
    expect(records.get('booking-1')?.version).toBe(1);
  });

  it('applies a lower price, reports it, and charges it at the next click', async () => {
    const { service, me, sent, script, records } = await draft();
    script.check = () => Promise.resolve({ kind: 'available', offer: providerOffer(81_000) });
    expect(await service.confirm(me, confirmInput())).toMatchObject({ newTotal: ils(81_000) });
    expect(sent).toEqual([]);
    expect(records.get('booking-1')?.totalPrice).toEqual(ils(81_000));
    const again = confirmInput({ expectedTotalMinor: 81_000 });
    expect(await service.confirm(me, again)).toMatchObject({ booking: { status: 'confirmed' } });
    expect(sent[0]?.totalFareLiteral).toBe('810.00');
  });

  it('compares the total including extras, and refuses a different one', async () => {
    const { service, me, sent } = await draft();
    await service.updateExtras(me, 'booking-1', { insurance: true });
    const refusal = { __typename: 'BookingRefused', code: 'AMOUNT_MISMATCH' };
    expect(await service.confirm(me, confirmInput())).toEqual(refusal);
    expect(sent).toEqual([]);
    const right = confirmInput({ expectedTotalMinor: FARE + 10_200 });
    expect(await service.confirm(me, right)).toMatchObject({
      booking: { status: 'confirmed', totalPrice: ils(FARE), insurance: { price: ils(10_200) } },
    });
  });

  it('compares the total again when the extras changed between reading and writing', async () => {
    const { service, me, sent, hooks, records } = await draft();
    let once = true;
    hooks.beforeChange = (booking) => {
      if (!once) return;
      once = false;
      const insurance = { packageName: 'Travel insurance', options: [], price: ils(10_200) };
      records.set(booking.id, { ...booking, insurance, version: booking.version + 1 });
    };
    expect(await service.confirm(me, confirmInput())).toMatchObject({ code: 'AMOUNT_MISMATCH' });
    expect(sent).toEqual([]);
  });

  it('refuses a cancelled booking', async () => {
    const { service, me, records } = await draft();
    const record = records.get('booking-1');
    if (record) records.set('booking-1', { ...record, status: 'cancelled' });
    await expect(service.confirm(me, confirmInput())).rejects.toMatchObject({ code: 'INVALID_STATE' });
  });

  it('writes and sends nothing while the supplier takes no bookings, and accepts the key afterwards', async () => {
    const { service, me, sent, checked, script, records, hooks } = await draft();
    const before = records.get('booking-1');
    const requested = checked.length;
    let writes = 0;
    hooks.beforeChange = () => void (writes += 1);
    script.takesBookings = () => false;
    expect(await service.confirm(me, confirmInput())).toMatchObject({
      __typename: 'BookingRefused',
      code: 'PROVIDER_UNAVAILABLE',
    });
    expect(records.get('booking-1')).toEqual(before);
    expect([writes, sent.length, checked.length - requested]).toEqual([0, 0, 0]);
    script.takesBookings = () => true;
    expect(await service.confirm(me, confirmInput())).toMatchObject({ booking: { status: 'confirmed' } });
    expect(sent).toHaveLength(1);
  });

  it('does not send when writing the record took too long, and lets the key be used again', async () => {
    const { service, me, sent, hooks, clock, records } = await draft();
    hooks.beforeChange = () => void clock.advance(6000);
    expect(await service.confirm(me, confirmInput())).toMatchObject({ code: 'PROVIDER_UNAVAILABLE' });
    expect(sent).toEqual([]);
    expect(records.get('booking-1')).toMatchObject({ pendingOperation: null, status: 'pending', attempt: 1 });
    hooks.beforeChange = () => undefined;
    expect(await service.confirm(me, confirmInput())).toMatchObject({ booking: { status: 'confirmed' } });
    expect(records.get('booking-1')?.refs).toHaveLength(2);
  });

  it('books rooms of stored hotels under our own reference', async () => {
    const { service, me, sent } = await draft();
    const input = createInput({ hotelId: 'stored-1', offerId: 'offer-stored', key: 'create-2' });
    await service.create(me, input);
    const hebrew = { ...confirmInput().guest, firstName: 'דנה', lastName: 'לוי' };
    const answer = await service.confirm(me, confirmInput({ bookingId: 'booking-2', guest: hebrew }));
    expect(answer).toMatchObject({
      booking: { status: 'confirmed', providerRef: expect.stringMatching(/^HB[A-Z2-7]{18}$/) },
    });
    expect(sent).toEqual([]);
  });
});

describe('a booking whose outcome takes long or stays unknown', () => {
  it('is returned as pending after 25 s, and its outcome is written later', async () => {
    const { service, me, script, clock, records } = await draft();
    const book = openBook(script);
    const job = service.confirm(me, confirmInput());
    for (let turn = 0; turn < 5; turn += 1) await settled();
    await clock.advance(25_000);
    expect(await job).toMatchObject({ booking: { status: 'pending', pendingOperation: 'book' } });
    book.answer({ kind: 'booked', confirmationNumber: 'ABC123' });
    await service.idle();
    expect(records.get('booking-1')).toMatchObject({ status: 'confirmed', pendingOperation: null });
  });

  it('stays pending and is not sent again', async () => {
    const { service, me, script, sent, clock } = await draft();
    script.book = () => Promise.resolve({ kind: 'unknown', reason: 'timeout' });
    const pending = { booking: { status: 'pending', pendingOperation: 'book' } };
    expect(await service.confirm(me, confirmInput())).toMatchObject(pending);
    const again = service.confirm(me, confirmInput({ key: 'pay-2' }));
    for (let turn = 0; turn < 60; turn += 1) await clock.advance(500);
    expect(await again).toMatchObject(pending);
    expect(sent).toHaveLength(1);
  });

  const unknown = async () => {
    const kit = await draft();
    kit.script.book = () => Promise.resolve({ kind: 'unknown', reason: 'timeout' });
    await kit.service.confirm(kit.me, confirmInput());
    return kit;
  };

  it('is checked once when due, and confirmed when found', async () => {
    const { service, me, script, clock, lookedUp, records } = await unknown();
    await service.visible(me, 'booking-1');
    expect(lookedUp).toEqual([]);
    await clock.advance(120_000);
    await Promise.all([service.visible(me, 'booking-1'), service.visible(me, 'booking-1')]);
    expect(lookedUp).toEqual([records.get('booking-1')?.clientRef]);
    await clock.advance(60_000);
    await service.visible(me, 'booking-1');
    expect(lookedUp).toHaveLength(1);
    await clock.advance(120_000);
    script.reservation = () => Promise.resolve(live);
    expect(await service.visible(me, 'booking-1')).toMatchObject({
      status: 'confirmed',
      pendingOperation: null,
      providerRef: 'ABC123',
    });
    expect(lookedUp).toHaveLength(2);
  });

  it.each([
    ['a cancelled reservation', { ...live, status: 'cancelled' as const }, { pendingOperation: null }],
    ['a reservation at another hotel', { ...live, hotelCode: '1000002' }, { pendingOperation: 'book' }],
    ['a reservation for other days', { ...live, checkIn: '2026-12-11' }, { pendingOperation: 'book' }],
    ['a reservation at another fare', { ...live, totalFare: '901.00' }, { pendingOperation: 'book' }],
    ['no reservation', null, { pendingOperation: 'book' }],
  ])('is not confirmed by a status check that finds %s', async (_name, found, expected) => {
    const { service, me, script, clock } = await unknown();
    script.reservation = () => Promise.resolve(found);
    await clock.advance(120_000);
    expect(await service.visible(me, 'booking-1')).toMatchObject({ status: 'pending', ...expected });
  });

  it('is not changed by a late response when its operation was resolved meanwhile', async () => {
    const { service, me, script, clock, records } = await draft();
    const book = openBook(script);
    const job = service.confirm(me, confirmInput());
    for (let turn = 0; turn < 5; turn += 1) await settled();
    await clock.advance(25_000);
    await job;
    const record = records.get('booking-1');
    if (record) records.set('booking-1', { ...record, pendingOperation: null, version: record.version + 1 });
    book.answer({ kind: 'booked', confirmationNumber: 'ABC123' });
    await service.idle();
    const after = records.get('booking-1');
    expect(after).toMatchObject({ status: 'pending', pendingOperation: null, providerRef: null });
  });
});
