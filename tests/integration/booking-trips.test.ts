import { afterAll, beforeAll, expect, it } from 'vitest';
import { newBooking, pay, register } from './support/booking.ts';
import { cancel, preview, roomsFor } from './support/cancelling.ts';
import { startFaultyUpstreams, type FaultyUpstreams } from './support/faulty-upstreams.ts';
import { twoNights } from './support/search.ts';

let upstreams: FaultyUpstreams;
beforeAll(async () => {
  upstreams = await startFaultyUpstreams();
});
afterAll(() => upstreams.stop());

/** The gateway's calls to the platform about bookings while `act` runs, without ids. */
async function callsUntil(act: () => Promise<unknown>): Promise<readonly string[]> {
  const seen: string[] = [];
  let isOver = false;
  upstreams.platform.onRequest((path) => {
    const [, rest] = /\/entities\/Booking(.*)$/.exec(path) ?? [];
    if (rest !== undefined && !isOver)
      seen.push(rest.startsWith('/update-many') ? 'write' : rest.startsWith('/') ? 'read' : 'list');
  });
  await act();
  isOver = true;
  return seen;
}

it('a payment and a cancellation read once and write twice', async () => {
  const { provider } = await roomsFor(upstreams.product, twoNights());
  const member = upstreams.product.visitor();
  await register(member);
  const { id: bookingId, totalToPay } = await newBooking(member, provider);
  const paying = await callsUntil(async () => {
    const { booking } = await pay(member, { bookingId, expectedTotalMinor: totalToPay.amountMinor });
    expect(booking?.status).toBe('confirmed');
  });
  expect(paying).toEqual(['list', 'write', 'write']);
  const { fee } = await preview(member, bookingId);
  const cancelling = await callsUntil(async () => {
    const { booking } = await cancel(member, { bookingId, feeSeenMinor: fee.amountMinor });
    expect(booking?.status).toBe('cancelled');
  });
  expect(cancelling).toEqual(['read', 'write', 'write']);
});
