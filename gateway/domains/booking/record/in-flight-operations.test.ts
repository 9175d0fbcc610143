import { expect, it } from 'vitest';
import type { Booking } from '#models/booking.ts';
import { unanswered } from '../testing/unknown-outcome.ts';
import { createInFlightOperations } from './in-flight-operations.ts';

/** An operation that ends when the test says so. */
function pending() {
  let end: (outcome: Booking) => void = () => undefined;
  const outcome = new Promise<Booking>((resolve) => (end = resolve));
  return { act: () => outcome, end };
}

it('while a second operation of a booking runs, the process is not idle although the first one has ended', async () => {
  const { record, deps } = await unanswered();
  const inFlight = createInFlightOperations(deps);
  const booking = record();
  const first = pending();
  const second = pending();
  const firstRun = inFlight.run(booking, first.act);
  void inFlight.run(booking, second.act);

  first.end(booking);
  await firstRun;
  let isIdle = false;
  const idle = inFlight.idle().then(() => (isIdle = true));
  const outcome = inFlight.outcome(booking, 60_000);
  await new Promise((resolve) => setImmediate(resolve));
  expect(isIdle).toBe(false);

  const confirmed: Booking = { ...booking, status: 'confirmed' };
  second.end(confirmed);
  expect(await outcome).toBe(confirmed);
  await idle;
});

it('the first of two operations of a booking keeps the process busy after the second has ended', async () => {
  const { record, deps } = await unanswered();
  const inFlight = createInFlightOperations(deps);
  const booking = record();
  const first = pending();
  void inFlight.run(booking, first.act);
  await inFlight.run(booking, () => Promise.resolve(booking));

  let isIdle = false;
  const idle = inFlight.idle().then(() => (isIdle = true));
  await new Promise((resolve) => setImmediate(resolve));
  expect(isIdle).toBe(false);
  first.end(booking);
  await idle;
});
