import type { Booking } from '#models/booking.ts';
import type { Reservation } from '#upstreams/provider/hotel-provider.ts';
import type { CancelInput } from '../inputs.ts';
import { caller, confirmInput, createInput, dana, setUp } from './kit.ts';

/** Id of the booking in the tests of cancelling. */
export const ID = 'booking-1';

export const cancelInput = (changes: Partial<CancelInput> = {}): CancelInput => ({
  bookingId: ID,
  feeSeenMinor: 0,
  declaration: null,
  key: 'cancel-1',
  ...changes,
});

export const reservation = (status: Reservation['status']): Reservation => ({
  status,
  statusWord: status,
  confirmationNumber: 'ABC123',
  hotelCode: '1000001',
  checkIn: '2026-12-10',
  checkOut: '2026-12-13',
  totalFare: '900.00',
  currency: 'ILS',
  tiers: [],
});

/** A paid booking of a provider room; notifications about paying are cleared. */
export async function confirmed(changes: Partial<Booking> = {}, deps: Parameters<typeof setUp>[0] = {}) {
  const kit = setUp(deps);
  const me = caller(dana);
  await kit.service.create(me, createInput());
  await kit.service.confirm(me, confirmInput());
  const record = () => {
    const found = kit.records.get(ID);
    if (!found) throw new Error('no record');
    return found;
  };
  kit.records.set(ID, { ...record(), ...changes });
  kit.notifications.length = 0;
  return { ...kit, me, record };
}
