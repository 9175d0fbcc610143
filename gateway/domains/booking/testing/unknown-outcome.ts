import type { Reservation, ReservationRow } from '#upstreams/provider/hotel-provider.ts';
import { ID, reservation } from './cancel.ts';
import { caller, confirmInput, createInput, dana, setUp } from './kit.ts';
import { reportedStay } from './scripted-provider.ts';
import { MINUTE_MS } from '#shared/stay/time-units.ts';

/** Shared parts of the tests of unknown outcomes and of the reservation audit. */

/** A row of the provider's report. */
export const row = (clientRef: string, changes: Partial<ReservationRow> = {}): ReservationRow => ({
  confirmationNumber: 'ABC123',
  clientRef,
  status: 'active',
  statusWord: 'Vouchered',
  bookedOn: '2026-11-21',
  ...reportedStay,
  ...changes,
});

/** An active reservation that may be cancelled free of charge until the fifth of December. */
export const freeLive = (changes: Partial<Reservation> = {}): Reservation => ({
  ...reservation('active'),
  tiers: [
    { from: '2026-11-20T00:00', charge: { kind: 'percentage', percent: 0 } },
    { from: '2026-12-05T00:00', charge: { kind: 'percentage', percent: 100 } },
  ],
  ...changes,
});

/** A draft that was paid, but whose Book got no response. */
export async function unanswered() {
  const kit = setUp();
  const me = caller(dana);
  await kit.service.create(me, createInput());
  kit.script.book = () => Promise.resolve({ kind: 'unknown', reason: 'timeout' });
  await kit.service.confirm(me, confirmInput());
  const record = () => {
    const found = kit.records.get(ID);
    if (!found) throw new Error('no record');
    return found;
  };
  return { ...kit, me, record, ref: record().clientRef ?? '' };
}

/** The same after status checks at 2, 5 and 15 minutes found nothing; the next check, at 60 minutes, is the last. */
export async function beforeLastCheck() {
  const kit = await unanswered();
  for (const minutes of [2, 3, 10]) {
    await kit.clock.advance(minutes * MINUTE_MS);
    await kit.service.reconcileDue();
  }
  return kit;
}
