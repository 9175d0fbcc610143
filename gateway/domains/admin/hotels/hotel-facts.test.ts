import { describe, expect, it } from 'vitest';
import type { RoomTypeRecord, StoredHotelRecord } from '#models/admin/stored-hotel-record.ts';
import { hotelChange } from './hotel-facts.ts';

const ils = (shekels: number) => ({ amountMinor: shekels * 100, currency: 'ILS' });

const room = (changes: Partial<RoomTypeRecord> = {}): RoomTypeRecord => ({
  name: 'Classic',
  nameHe: 'חדר קלאסי',
  price: ils(621),
  description: 'A quiet room.',
  descriptionHe: '',
  imageUrl: '/files/classic.svg',
  amenities: ['WiFi', 'Bar'],
  count: null,
  ...changes,
});

const hotel = (changes: Partial<StoredHotelRecord> = {}): StoredHotelRecord => ({
  id: 'h1',
  name: 'Casa',
  nameHe: '',
  description: '',
  descriptionHe: '',
  location: '',
  city: 'Rome',
  country: 'Italy',
  basePricePerNight: ils(540),
  markupType: 'percentage',
  markupValue: 15,
  pricePerNight: ils(621),
  rating: 4,
  imageUrl: null,
  galleryUrls: [],
  amenities: [],
  roomTypes: [room()],
  isFeatured: false,
  mealOptions: [],
  hasFreeCancellation: true,
  latitude: 0,
  longitude: 0,
  missing: [],
  isDeleted: false,
  createdAt: '2026-05-01T10:00:00Z',
  updatedAt: '2026-05-01T10:00:00Z',
  ...changes,
});

describe('the changed fields of a hotel', () => {
  const roomsOf = (before: readonly RoomTypeRecord[], after: readonly RoomTypeRecord[]) => {
    const change = hotelChange(hotel({ roomTypes: before }), hotel({ roomTypes: after }));
    return [change.before?.roomTypes, change.after?.roomTypes];
  };
  const whole = 'Suite · חדר קלאסי · 900.00 ILS · WiFi, Bar · /files/classic.svg · A quiet room.';

  it.each([
    [
      'a new price of one room type',
      [room(), room({ name: 'Suite' })],
      [room({ price: ils(700) }), room({ name: 'Suite' })],
      ['Classic · 621.00 ILS', 'Classic · 700.00 ILS'],
    ],
    ['a count where there was none', [room()], [room({ count: 3 })], ['Classic', 'Classic · × 3']],
    [
      'a renamed room type',
      [room(), room({ name: 'Suite' })],
      [room({ name: 'Loft' }), room({ name: 'Suite' })],
      ['Classic', 'Loft'],
    ],
    ['an added room type', [room()], [room(), room({ name: 'Suite', price: ils(900) })], [null, whole]],
    ['a removed room type', [room({ name: 'Suite', price: ils(900) }), room()], [room()], [whole, null]],
    [
      'a new price of one of two room types with the same name',
      [room(), room({ count: 5 })],
      [room(), room({ count: 5, price: ils(700) })],
      ['Classic · 621.00 ILS', 'Classic · 700.00 ILS'],
    ],
    [
      'another order',
      [room(), room({ name: 'Suite' })],
      [room({ name: 'Suite' }), room()],
      [undefined, undefined],
    ],
  ])('have of %s only the parts that differ', (_, before, after, lines) => {
    expect(roomsOf(before, after)).toEqual(lines);
  });

  it('show the markup with its unit, per cent or shekels', () => {
    const change = hotelChange(hotel(), hotel({ markupType: 'fixed', markupValue: 40 }));
    expect(change.before?.markupValue).toBe('15%');
    expect(change.after?.markupValue).toBe('40 ILS');
  });
});
