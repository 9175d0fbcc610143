import { describe, expect, it } from 'vitest';
import type { Booking } from '#models/booking.ts';
import { caller, confirmInput, createInput, dana, eve, FARE, noa, setUp } from '../testing/kit.ts';
import { revisionOf } from './revision.ts';

const me = caller(dana);

async function started() {
  const parts = setUp();
  await parts.service.create(me, createInput());
  const stored = (): Booking => {
    const booking = parts.records.get('booking-1');
    if (!booking) throw new Error('no booking');
    return booking;
  };
  return { ...parts, stored };
}

describe('the guests of a draft', () => {
  it('are stored field by field, so that a page that was loaded earlier keeps what another one has stored', async () => {
    const { service, stored } = await started();
    await service.updateGuests(me, 'booking-1', { specialRequests: 'Baby cot' });
    await service.updateGuests(me, 'booking-1', { firstName: 'Dana', phone: '050-123-4567' });
    expect(stored()).toMatchObject({
      guest: {
        firstName: 'Dana',
        lastName: '',
        email: '',
        phone: '+972501234567',
        specialRequests: 'Baby cot',
      },
      otherGuests: [],
    });
    await service.updateGuests(me, 'booking-1', {
      specialRequests: '',
      otherGuests: [{ firstName: 'Noam' }],
    });
    expect(stored()).toMatchObject({
      guest: { firstName: 'Dana', specialRequests: '' },
      otherGuests: [{ title: '', firstName: 'Noam', lastName: '' }],
    });
  });

  it('are stored by two pages at once without losing either', async () => {
    const { service, stored } = await started();
    await Promise.all([
      service.updateGuests(me, 'booking-1', { specialRequests: 'Baby cot' }),
      service.updateGuests(me, 'booking-1', { email: 'dana@example.com' }),
    ]);
    expect(stored().guest).toMatchObject({ specialRequests: 'Baby cot', email: 'dana@example.com' });
  });

  it('change nothing when they are the same, and several changes are one entry of the history', async () => {
    const { service, stored } = await started();
    await service.updateGuests(me, 'booking-1', { specialRequests: 'Baby' });
    await service.updateGuests(me, 'booking-1', { specialRequests: 'Baby cot' });
    const before = stored();
    await service.updateGuests(me, 'booking-1', { specialRequests: 'Baby cot', lastName: null });
    expect(stored()).toBe(before);
    expect(before.history.map(({ what }) => what)).toEqual(['started', 'guest details changed']);
  });

  it('have card numbers in requests masked', async () => {
    const { service, stored } = await started();
    await service.updateGuests(me, 'booking-1', { specialRequests: 'Card 4580 1111 1111 1121' });
    expect(stored().guest?.specialRequests).not.toContain('1111 1111');
  });

  it.each([
    ['firstName', { firstName: 'דנה' }],
    ['email', { email: 'dana@' }],
    ['phone', { phone: 'call me' }],
    ['specialRequests', { specialRequests: 'x'.repeat(2001) }],
    ['otherGuests', { otherGuests: [{ firstName: 'נועם' }] }],
  ])('are refused with the name of the invalid field: %s', async (field, input) => {
    const { service, stored } = await started();
    const before = stored();
    const answer = await service.updateGuests(me, 'booking-1', { lastName: 'Levi', ...input });
    expect(answer).toEqual({ __typename: 'BookingInputRefused', code: 'BAD_USER_INPUT', fields: [field] });
    expect(stored()).toBe(before);
  });

  it('belong to the owner: others find no booking, and an administrator is named in the history', async () => {
    const { service, stored } = await started();
    const foreign = service.updateGuests(caller(eve), 'booking-1', { firstName: 'Eve' });
    await expect(foreign).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await service.updateGuests(caller(noa), 'booking-1', { specialRequests: 'Baby cot' });
    expect(stored().history.at(-1)).toMatchObject({ who: 'admin u3', what: 'guest details changed' });
  });

  it('can no longer change once the booking is paid', async () => {
    const { service } = await started();
    await service.confirm(me, confirmInput());
    const late = service.updateGuests(me, 'booking-1', { specialRequests: 'Baby cot' });
    await expect(late).rejects.toMatchObject({ code: 'INVALID_STATE' });
  });
});

describe('a payment of an older page', () => {
  it.each([
    ['guests', { specialRequests: 'Baby cot' }, null],
    ['extras of the same total', null, { attractions: [{ id: 'kayak', quantity: 1 }] }],
  ])(
    'is refused when another page has changed the %s, and nothing is sent',
    async (_what, guests, extras) => {
      const { service, stored, sent } = await started();
      const first = { attractions: [{ id: 'zoo', quantity: 1 }] };
      if (extras) await service.updateExtras(me, 'booking-1', first);
      const expectedRevision = revisionOf(stored());
      if (guests) await service.updateGuests(me, 'booking-1', guests);
      if (extras) await service.updateExtras(me, 'booking-1', extras);
      const expectedTotalMinor = FARE + (extras ? 12_000 : 0);
      const payment = confirmInput({ expectedRevision, expectedTotalMinor });
      expect(await service.confirm(me, payment)).toEqual({
        __typename: 'BookingRefused',
        code: 'AMOUNT_MISMATCH',
      });
      expect(sent).toEqual([]);
      const again = { ...payment, key: 'pay-2', expectedRevision: revisionOf(stored()) };
      expect(await service.confirm(me, again)).toMatchObject({ booking: { status: 'confirmed' } });
    },
  );

  it('gets the first outcome when it is repeated after the booking was paid', async () => {
    const { service, stored, sent } = await started();
    const payment = confirmInput({ expectedRevision: revisionOf(stored()) });
    const first = await service.confirm(me, payment);
    expect(await service.confirm(me, payment)).toEqual(first);
    expect(sent).toHaveLength(1);
  });
});

describe('the revision of a booking', () => {
  it('does not change with the price, or with the order in which fields were stored', async () => {
    const { stored } = await started();
    const { occupancy, quote, ...rest } = stored();
    if (!occupancy || !quote) throw new Error('no quote');
    const { adults, childrenAges, infants, rooms } = occupancy;
    const other = {
      ...rest,
      occupancy: { rooms, infants, childrenAges, adults },
      quote: { ...quote, total: { ...quote.total, amountMinor: 1 } },
    };
    expect(revisionOf(other)).toBe(revisionOf(stored()));
  });

  it.each<Partial<Booking>>([
    { checkIn: '2026-12-09' },
    { checkOut: '2026-12-14' },
    { mealPlan: 'Half Board' },
    { occupancy: { adults: 3, childrenAges: [], infants: 0, rooms: 1 } },
    { otherGuests: [{ title: '', firstName: 'Noam', lastName: '' }] },
  ])('changes with %o', async (change) => {
    const { stored } = await started();
    expect(revisionOf({ ...stored(), ...change })).not.toBe(revisionOf(stored()));
  });
});
