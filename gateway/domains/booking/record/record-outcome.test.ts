import { describe, expect, it } from 'vitest';
import type { Booking } from '#models/booking.ts';
import { conclude } from './record-outcome.ts';
import { unanswered } from '../testing/unknown-outcome.ts';
import { toConfirmed, toRefused } from './transitions.ts';

/** Concludes a booking in flight over a store that writes at once but shows the record only after others moved it on. */
async function told(write: 'confirmed' | 'refused', shown: Partial<Booking>) {
  const { record, clock, deps } = await unanswered();
  const owing = record();
  const news: string[] = [];
  const bookings = {
    ...deps.bookings,
    change: async () => ({ ...owing, version: owing.version + 3, ...shown }),
  };
  const act = { who: 'system', at: clock.now() };
  await conclude({ bookings, clock, notify: ({ kind }) => void news.push(kind) }, owing, (current) =>
    write === 'confirmed' ? toConfirmed(current, 'ABC123', act) : toRefused(current, 'PROVIDER_REFUSED', act),
  );
  return news;
}

describe('whoever settled an attempt', () => {
  it('tells what he made of it, not what another attempt became meanwhile', async () => {
    expect(await told('refused', { status: 'confirmed', effect: null })).toEqual([]);
    expect(await told('confirmed', { status: 'cancelled', effect: null })).toEqual(['booking-confirmed']);
  });
});
