import { describe, expect, it } from 'vitest';
import type { Booking } from '#models/booking.ts';
import { caller, confirmInput, createInput, dana, eve, noa, setUp } from '../testing/kit.ts';
import { unanswered } from '../testing/unknown-outcome.ts';
import { MINUTE_MS } from '#shared/stay/time-units.ts';

const duplicateOf = (id: string) => ({
  __typename: 'DuplicateBooking',
  code: 'DUPLICATE_BOOKING',
  booking: { id },
});

/** One booking of the room, paid a moment ago. */
async function booked(changes: Partial<Booking> = {}) {
  const kit = setUp();
  const me = caller(dana);
  await kit.service.create(me, createInput());
  await kit.service.confirm(me, confirmInput());
  const record = kit.records.get('booking-1');
  if (record) kit.records.set('booking-1', { ...record, ...changes });
  return { ...kit, me };
}

const again = createInput({ key: 'create-2' });

describe('booking the same room again', () => {
  it('returns the other booking as a possible duplicate, before the provider is called', async () => {
    const { service, me, checked, records } = await booked();
    const asksBefore = checked.length;
    expect(await service.create(me, again)).toMatchObject(duplicateOf('booking-1'));
    expect(checked).toHaveLength(asksBefore);
    expect(records.size).toBe(1);
  });

  it('succeeds under the same key when the traveller wants both', async () => {
    const { service, me, sent } = await booked();
    await service.create(me, again);
    const wanted = { ...again, acceptDuplicate: true };
    expect(await service.create(me, wanted)).toMatchObject({ booking: { id: 'booking-2' } });
    const pay = confirmInput({ bookingId: 'booking-2', key: 'pay-2' });
    expect(await service.confirm(me, pay)).toMatchObject(duplicateOf('booking-1'));
    expect(sent).toHaveLength(1);
    expect(await service.confirm(me, { ...pay, acceptDuplicate: true })).toMatchObject({
      booking: { id: 'booking-2', status: 'confirmed' },
    });
  });

  it('is reported at the payment if both were drafts, also when an administrator pays', async () => {
    const { service, records } = setUp();
    const me = caller(dana);
    await service.create(me, createInput());
    expect(await service.create(me, again)).toMatchObject({ booking: { id: 'booking-2' } });
    await service.confirm(me, confirmInput());
    const pay = confirmInput({ bookingId: 'booking-2', key: 'pay-2' });
    expect(await service.confirm(caller(noa), pay)).toMatchObject(duplicateOf('booking-1'));
    expect(records.get('booking-2')).toMatchObject({ pendingOperation: null, attempt: 0 });
  });

  it('is reported while the outcome of the first booking is pending, however long that takes', async () => {
    const { service, me, clock, fresh } = await unanswered();
    await clock.advance(11 * MINUTE_MS);
    expect(await service.create(me, again)).toMatchObject(duplicateOf('booking-1'));
    expect(fresh.offers).toHaveLength(1);
  });

  it('is not reported for a key that already has its booking', async () => {
    const { service, me } = await booked();
    expect(await service.create(me, createInput())).toMatchObject({ booking: { id: 'booking-1' } });
    expect(await service.confirm(me, confirmInput())).toMatchObject({ booking: { status: 'confirmed' } });
  });
});

describe('the check for duplicate bookings', () => {
  it.each<[string, Partial<Booking>]>([
    ['another room', { roomType: 'Garden Single' }],
    ['nights before', { checkIn: '2026-12-08', checkOut: '2026-12-10' }],
    ['nights after', { checkIn: '2026-12-13', checkOut: '2026-12-15' }],
    ['another hotel', { hotelId: '1000002' }],
    ['a cancelled one', { status: 'cancelled' }],
    ['one that is being cancelled', { pendingOperation: 'cancel' }],
    ['an unpaid one', { status: 'pending', sentAt: null }],
    ['one of another member', { createdBy: eve.email }],
    ['one of ten minutes ago', { sentAt: '2026-11-21T08:50:00.000Z' }],
  ])('finds none for %s', async (_name, changes) => {
    const { service, me } = await booked(changes);
    expect(await service.create(me, again)).toMatchObject({ booking: { id: 'booking-2' } });
  });

  it('finds none for a visitor, whose other bookings are unknown', async () => {
    const { service } = await booked();
    expect(await service.create(caller(null), again)).toMatchObject({ __typename: 'BookingSaved' });
  });

  it.each<[string, Partial<Booking>]>([
    ['overlap by one night', { checkIn: '2026-12-12', checkOut: '2026-12-20' }],
    ['within', { checkIn: '2026-12-11', checkOut: '2026-12-12' }],
  ])('finds one when the nights %s', async (_name, changes) => {
    const { service, me } = await booked(changes);
    expect(await service.create(me, again)).toMatchObject(duplicateOf('booking-1'));
  });
});
