import { describe, expect, it } from 'vitest';
import type { Booking } from '#models/booking.ts';
import { recordOutcome } from './record-outcome.ts';
import { unanswered } from '../testing/unknown-outcome.ts';
import { markConfirmed, markRefused } from './transitions.ts';

/** Concludes a booking in flight over a store that writes at once but shows the record only after others moved it on. */
async function notified(write: 'confirmed' | 'refused', shown: Partial<Booking>) {
  const { record, clock, deps } = await unanswered();
  const inFlight = record();
  const notifications: string[] = [];
  const bookings = {
    ...deps.bookings,
    change: async () => ({ ...inFlight, version: inFlight.version + 3, ...shown }),
  };
  const act = { who: 'system', at: clock.now() };
  await recordOutcome(
    { bookings, clock, notify: ({ kind }) => void notifications.push(kind) },
    inFlight,
    (current) =>
      write === 'confirmed'
        ? markConfirmed(current, 'ABC123', act)
        : markRefused(current, 'PROVIDER_REFUSED', act),
  );
  return notifications;
}

describe('the process that resolved an attempt', () => {
  it('announces its own outcome, not what another attempt became meanwhile', async () => {
    expect(await notified('refused', { status: 'confirmed', pendingOperation: null })).toEqual([]);
    expect(await notified('confirmed', { status: 'cancelled', pendingOperation: null })).toEqual([
      'booking-confirmed',
    ]);
  });
});
