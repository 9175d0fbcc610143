import { expect, it } from 'vitest';
import type { AuditNote } from '../../models/desk.ts';
import { hotelDesk } from './hotels.ts';
import type { AdminDeps } from './ports.ts';

it('a hotel that an earlier attempt stored and did not tell of is told of by the next one', async () => {
  const money = { amountMinor: 10_000, currency: 'ILS' };
  const stored = { id: 'h1', name: 'Old house', basePricePerNight: money, pricePerNight: money };
  const told: AuditNote[] = [];
  const deps = {
    check: { forWrite: () => Promise.resolve({ id: 'a1', email: 'Boss@example.com', token: 'mine' }) },
    // What the platform answers to every attempt with one key.
    hotelDesk: { create: () => Promise.resolve(stored) },
    audit: (note: AuditNote) => Promise.resolve(void told.push(note)),
    hotelsChanged: () => Promise.resolve(),
  } as unknown as AdminDeps;
  const desk = hotelDesk(deps);
  const caller = { viewer: null, sessionToken: 'mine' };
  await desk.create(caller, {}, 'one attempt');
  await desk.create(caller, {}, 'one attempt');
  expect(told).toMatchObject([
    { action: 'hotel.create', recordId: 'h1', onceKey: 'hotel.create:h1' },
    { action: 'hotel.create', recordId: 'h1', onceKey: 'hotel.create:h1' },
  ]);
});
