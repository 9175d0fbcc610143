import { expect, it, vi } from 'vitest';
import type { AuditNote } from '#models/admin/admin-records.ts';
import { hotelsAdmin } from './hotels.ts';
import type { AdminDeps } from '../ports.ts';

const empty = { roomTypes: [], galleryUrls: [], amenities: [], mealOptions: [] };
const caller = { viewer: null, sessionToken: 'mine' };

it('an idempotency key that belongs to another hotel is refused, and nothing is logged', async () => {
  const hashes = new Map<string, string>();
  const audit = vi.fn<AdminDeps['audit']>();
  const deps = {
    check: { forWrite: () => Promise.resolve({ id: 'a1', email: 'Boss@example.com', token: 'mine' }) },
    // As on the platform, a key keeps its first content.
    hotelRecords: {
      create: (_token: string, _fields: object, { key, contentHash }: Record<string, string>) => {
        if (!hashes.has(key!)) hashes.set(key!, contentHash!);
        const money = { amountMinor: 0, currency: 'ILS' };
        const stored = { ...empty, id: 'h1', name: 'One', basePricePerNight: money, pricePerNight: money };
        return Promise.resolve(hashes.get(key!) === contentHash ? stored : null);
      },
    },
    audit,
    hotelsChanged: () => Promise.resolve(),
  } as unknown as AdminDeps;
  const hotels = hotelsAdmin(deps);
  await hotels.create(caller, { name: 'One' }, 'an attempt');
  await hotels.create(caller, { name: ' One ' }, 'an attempt');
  await expect(hotels.create(caller, { name: 'Two' }, 'an attempt')).rejects.toMatchObject({
    code: 'IDEMPOTENCY_CONFLICT',
  });
  expect(audit).toHaveBeenCalledTimes(2);
});

it('a hotel that an earlier attempt stored but did not log is logged by the next attempt', async () => {
  const money = { amountMinor: 10_000, currency: 'ILS' };
  const stored = {
    ...empty,
    id: 'h1',
    name: 'Old house',
    basePricePerNight: money,
    pricePerNight: money,
  };
  const notes: AuditNote[] = [];
  const deps = {
    check: { forWrite: () => Promise.resolve({ id: 'a1', email: 'Boss@example.com', token: 'mine' }) },
    // The platform's response to every attempt with one key.
    hotelRecords: { create: () => Promise.resolve(stored) },
    audit: (note: AuditNote) => Promise.resolve(void notes.push(note)),
    hotelsChanged: () => Promise.resolve(),
  } as unknown as AdminDeps;
  const hotels = hotelsAdmin(deps);
  await hotels.create(caller, {}, 'one attempt');
  await hotels.create(caller, {}, 'one attempt');
  expect(notes).toMatchObject([
    { action: 'hotel.create', recordId: 'h1', onceKey: 'hotel.create:h1' },
    { action: 'hotel.create', recordId: 'h1', onceKey: 'hotel.create:h1' },
  ]);
});

it('the audit log lists changes of rooms, pictures, texts and place, and nothing that stayed the same', async () => {
  const money = { amountMinor: 10_000, currency: 'ILS' };
  const room = {
    name: 'Suite',
    nameHe: '',
    price: money,
    description: '',
    descriptionHe: '',
    imageUrl: null,
  };
  const suite = { ...room, amenities: ['WiFi'], count: 2 };
  const other = { ...room, name: 'Single', amenities: [], count: null };
  const before = {
    ...empty,
    id: 'h1',
    name: 'Old house',
    description: 'By the sea',
    latitude: 32,
    imageUrl: '/a.jpg',
    roomTypes: [suite, other],
    basePricePerNight: money,
    pricePerNight: money,
  };
  const after = {
    ...before,
    description: 'By the lake',
    latitude: 33,
    imageUrl: '/b.jpg',
    galleryUrls: ['/c.jpg', '/d.jpg'],
    roomTypes: [{ ...suite, count: 3 }, other],
  };
  const notes: AuditNote[] = [];
  const deps = {
    check: { forWrite: () => Promise.resolve({ id: 'a1', email: 'Boss@example.com', token: 'mine' }) },
    hotelRecords: { hotel: () => Promise.resolve(before), change: () => Promise.resolve(after) },
    audit: (note: AuditNote) => Promise.resolve(void notes.push(note)),
    hotelsChanged: () => Promise.resolve(),
  } as unknown as AdminDeps;
  await hotelsAdmin(deps).update(caller, { id: 'h1', form: {}, updatedAt: '2026-01-01T00:00:00Z' });
  expect(notes).toMatchObject([{ action: 'hotel.update', recordId: 'h1' }]);
  expect(notes[0]?.before).toEqual({
    description: 'By the sea',
    latitude: '32',
    imageUrl: '/a.jpg',
    galleryUrls: null,
    roomTypes: 'Suite · × 2',
  });
  expect(notes[0]?.after).toEqual({
    description: 'By the lake',
    latitude: '33',
    imageUrl: '/b.jpg',
    galleryUrls: '/c.jpg\n/d.jpg',
    roomTypes: 'Suite · × 3',
  });
});
