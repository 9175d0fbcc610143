import { describe, expect, it } from 'vitest';
import type { Reservation, ReservationRow } from '#upstreams/provider/hotel-provider.ts';
import { cancelInput, confirmed, ID, reservation } from '../testing/cancel.ts';
import { row } from '../testing/unknown-outcome.ts';
import { MINUTE_MS } from '#shared/stay/time-units.ts';

const pending = { status: 'confirmed', pendingOperation: 'cancel' };

/** A confirmed booking whose Cancel got no response; its status is checked two minutes later. */
async function unanswered() {
  const kit = await confirmed();
  kit.script.cancel = () => Promise.resolve({ kind: 'unknown', reason: 'timeout' });
  await kit.service.cancel(kit.me, cancelInput());
  kit.script.cancel = () => Promise.resolve({ kind: 'accepted' });
  kit.cancelled.length = 0;
  const later = async (minutes = 2) => {
    await kit.clock.advance(minutes * MINUTE_MS);
    await kit.service.reconcileDue();
    await kit.service.idle();
  };
  return { ...kit, later };
}

const omittedFacts: readonly [string, Partial<Reservation>][] = [
  ['the hotel', { hotelCode: null }],
  ['the arrival', { checkIn: null }],
  ['the departure', { checkOut: null }],
  ['the fare', { totalFare: null }],
];

describe('a pending cancellation', () => {
  const words = ['cancelled', 'cancelling'] as const;
  it.each(omittedFacts.flatMap(([name, left]) => words.map((word) => [name, word, left] as const)))(
    'is done when a status check omits %s but says “%s” for our number',
    async (_name, word, left) => {
      const { script, later, record, cancelled } = await unanswered();
      script.reservation = () => Promise.resolve({ ...reservation(word), ...left });
      await later();
      expect(record()).toMatchObject({ status: 'cancelled', pendingOperation: null });
      expect(cancelled).toEqual([]);
    },
  );

  it.each(omittedFacts)(
    'is sent again when a status check omits %s but says “active”',
    async (_name, left) => {
      const { script, later, record, cancelled } = await unanswered();
      script.reservation = () => Promise.resolve({ ...reservation('active'), ...left });
      await later();
      expect(cancelled).toEqual(['ABC123']);
      expect(record()).toMatchObject({ status: 'cancelled', pendingOperation: null });
    },
  );

  it.each(omittedFacts)(
    'stays pending when a status check omits %s and names another number',
    async (_name, left) => {
      const { script, later, record, cancelled } = await unanswered();
      script.reservation = () =>
        Promise.resolve({ ...reservation('cancelled'), ...left, confirmationNumber: 'OTHER1' });
      await later();
      expect(record()).toMatchObject(pending);
      expect(cancelled).toEqual([]);
    },
  );

  it.each(omittedFacts)(
    'is done when Cancel is refused and the status check omits %s but says “cancelled”',
    async (_name, left) => {
      const { script, service, me } = await confirmed();
      script.cancel = () => Promise.resolve({ kind: 'refused', statusCode: 479 });
      script.reservation = () => Promise.resolve({ ...reservation('cancelled'), ...left });
      expect(await service.cancel(me, cancelInput())).toMatchObject({ booking: { status: 'cancelled' } });
    },
  );
});

describe('a cancellation whose reservation is not found by a status check', () => {
  const missing = async () => {
    const kit = await unanswered();
    kit.script.reservation = () => Promise.resolve(null);
    return { ...kit, ref: kit.record().clientRef ?? '' };
  };

  it('is sent again when the report lists our number under our reference', async () => {
    const { script, later, record, cancelled, ref } = await missing();
    script.report = () => Promise.resolve([row(ref)]);
    await later();
    expect(cancelled).toEqual(['ABC123']);
    expect(record()).toMatchObject({ status: 'cancelled', pendingOperation: null });
  });

  it.each([
    ['nothing', () => []],
    ['our number under another reference', () => [row('HBAAAAAAAAAAAAAAAAAA')]],
    ['another number under our reference', (ref: string) => [row(ref, { confirmationNumber: 'OTHER1' })]],
  ])(
    'is never sent for a number that may belong to another guest: the report lists %s',
    async (_name, rows) => {
      const { script, later, record, cancelled, ref } = await missing();
      script.report = () => Promise.resolve(rows(ref));
      for (const minutes of [2, 5, 15, 60]) await later(minutes);
      expect(cancelled).toEqual([]);
      expect(record()).toMatchObject(pending);
    },
  );

  it.each(['cancelled', 'cancelling'] as const)(
    'is done, without another Cancel, when two reports list our number under our reference as %s',
    async (status) => {
      const { script, later, record, cancelled, ref, notifications } = await missing();
      script.report = () => Promise.resolve([row('HBAAAAAAAAAAAAAAAAAA'), row(ref, { status })]);
      script.cancel = () => Promise.resolve({ kind: 'refused', statusCode: 479 });
      await later();
      expect(record()).toMatchObject({ status: 'cancelled', pendingOperation: null });
      expect(cancelled).toEqual([]);
      expect(notifications).toEqual([`booking-cancelled ${ID}`]);
    },
  );

  const gone = { status: 'cancelled' } as const;
  it.each<[string, (ref: string) => readonly (readonly ReservationRow[])[]]>([
    ['the next report lists it as live', (ref) => [[row(ref, gone)], [row(ref)]]],
    ['the next report does not list it', (ref) => [[row(ref, gone)], []]],
    ['the same report lists it as live too', (ref) => [[row(ref, gone), row(ref)]]],
    ['it is listed under another reference', () => [[row('HBAAAAAAAAAAAAAAAAAA', gone)]]],
    ['the listed number is another one', (ref) => [[row(ref, { ...gone, confirmationNumber: 'OTHER1' })]]],
  ])('stays pending although a report lists it as cancelled, when %s', async (_name, reports) => {
    const { script, later, record, ref } = await missing();
    const answers = [...reports(ref)];
    const last = answers.at(-1) ?? [];
    script.report = () => Promise.resolve(answers.shift() ?? last);
    script.cancel = () => Promise.resolve({ kind: 'refused', statusCode: 479 });
    await later();
    expect(record()).toMatchObject(pending);
  });

  it('is sent again once a status check finds it live, whatever the reports say', async () => {
    const { script, later, cancelled, ref } = await missing();
    script.reservation = () => Promise.resolve(reservation('active'));
    script.report = () => Promise.resolve([row(ref, gone)]);
    await later();
    expect(cancelled).toEqual(['ABC123']);
  });

  it('is shown to administrators once after a day, and resolved when a status check finds it again', async () => {
    const { script, later, record, audited } = await missing();
    for (let hour = 0; hour < 23; hour += 1) await later(60);
    expect(record()).toMatchObject({ ...pending, mismatch: null });
    for (let hour = 0; hour < 3; hour += 1) await later(60);
    expect(record()).toMatchObject({ ...pending, mismatch: expect.stringMatching(/unknown for a day/) });
    expect(audited).toMatchObject([{ action: 'booking.alert', recordId: ID }]);
    script.reservation = () => Promise.resolve(reservation('cancelled'));
    await later(60);
    expect(record()).toMatchObject({ status: 'cancelled', pendingOperation: null, mismatch: null });
  });
});

describe('a cancellation of a reservation in an unknown state', () => {
  it('is sent again while number and reference are ours, and shown to administrators after a day', async () => {
    const { script, later, record, cancelled, audited } = await unanswered();
    script.reservation = () => Promise.resolve({ ...reservation('unknown'), statusWord: 'Limbo' });
    script.cancel = () => Promise.resolve({ kind: 'refused', statusCode: 479 });
    await later();
    expect(cancelled).toEqual(['ABC123']);
    for (let hour = 0; hour < 25; hour += 1) await later(60);
    expect(record()).toMatchObject({ ...pending, mismatch: expect.stringMatching(/unknown for a day/) });
    expect(audited).toHaveLength(1);
  });
});
