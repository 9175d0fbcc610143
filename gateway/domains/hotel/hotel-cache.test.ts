import { expect, it } from 'vitest';
import { unknownHotelFacts } from '#models/hotel/hotel-facts.ts';
import { hotelContent } from '#models/testing/hotels.ts';
import { HOTEL_CONTENT } from './hotel-cache.ts';

const stored = (facts: object): unknown => ({ ...hotelContent('7'), facts });

it('a stored hotel that lacks a fact is read from the provider again', () => {
  const { checkOutTime: _missing, ...others } = unknownHotelFacts;
  expect(() => HOTEL_CONTENT.parse(stored(others))).toThrow('checkOutTime');
});

it('a stored hotel with a fact of a later release is used', () => {
  const later = { ...unknownHotelFacts, checkInTime: '2:00 PM', laterFact: 'new' };
  expect(HOTEL_CONTENT.parse(stored(later)).facts).toMatchObject({
    ...unknownHotelFacts,
    checkInTime: '2:00 PM',
  });
});
