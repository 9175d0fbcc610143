import { describe, expect, it } from 'vitest';
import type { Booking } from '#models/booking.ts';
import { recordOutcome } from './record-outcome.ts';
import { unanswered } from '../testing/unknown-outcome.ts';
import { markConfirmed, markRefused } from './transitions.ts';

/**
 * Records an outcome in a store that writes at once but returns the record only after others have changed it.
 * @returns the notifications that were sent
 */
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

describe('the process that resolves an attempt', () => {
  it('notifies about its own outcome, not about that of a later attempt', async () => {
    expect(await notified('refused', { status: 'confirmed', pendingOperation: null })).toEqual([]);
    expect(await notified('confirmed', { status: 'cancelled', pendingOperation: null })).toEqual([
      'booking-confirmed',
    ]);
  });
});
