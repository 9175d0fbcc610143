import { describe, expect, it } from 'vitest';
import { bedsOfRoom } from './room-beds.ts';

/** “1 KING + 1 SOFA | 2 SINGLE = 4”, or “unknown”. */
const bedsText = (name: string): string => {
  const beds = bedsOfRoom(name);
  if (!beds) return 'unknown';
  const options = beds.options.map((option) =>
    option.map(({ kind, count }) => `${count} ${kind}`).join(' + '),
  );
  return `${options.join(' | ')} = ${beds.places}`;
};

describe('the beds in the name of a room', () => {
  // Names from recorded responses of the provider.
  it.each([
    ['Studio,2 Twin Beds', '2 SINGLE = 2'],
    ['Traditional Room, 1 King Bed, Smoking', '1 KING = 2'],
    ['Apartment, 1 Bedroom,1 King Bed', '1 KING = 2'],
    ['Standard Room, 1 King Bed, Pool View', '1 KING = 2'],
    ['Standard Studio,1 Queen Bed', '1 QUEEN = 2'],
    ['Executive Suite, 1 Bedroom, Smoking, Corner,1 King Bed', '1 KING = 2'],
    ['Deluxe Room, 2 Double Beds, Smoking', '2 DOUBLE = 4'],
    ['Villa,2 Twin Beds and 1 King Bed', '2 SINGLE + 1 KING = 4'],
    ['Villa,1 Queen Bed, 1 King Bed and 2 Twin Beds', '1 QUEEN + 1 KING + 2 SINGLE = 6'],
    ['Villa, 3 Bedrooms,1 King Bed, 1 Twin Bed and 1 Queen Bed', '1 KING + 1 SINGLE + 1 QUEEN = 5'],
    ['Superior Twin,2 Twin Beds', '2 SINGLE = 2'],
    ['Suite,1 Twin Bed', '1 SINGLE = 1'],
    ['Suite, 2 Bedrooms,4 Twin Beds', '4 SINGLE = 4'],
    ['Standard Single Room,2 Twin Beds', '2 SINGLE = 2'],
    ['Standard Double Room,1 King Bed', '1 KING = 2'],
    ['Fairmont, Room, 1 King Bed', '1 KING = 2'],
    ['Room, 1 King Bed, Smoking (View)', '1 KING = 2'],
  ])('are found in “%s”', (name, beds) => {
    expect(bedsText(name)).toBe(beds);
  });

  // Other common spellings.
  it.each([
    ['Deluxe Room,1 King Bed and 1 Sofa Bed', '1 KING + 1 SOFA = 4'],
    ['Two-Bedroom Apartment,2 Queen Beds and 2 Sofa Beds', '2 QUEEN + 2 SOFA = 8'],
    ['Family Room,1 Double Bed and 2 Twin Beds', '1 DOUBLE + 2 SINGLE = 4'],
    ['Room, 1 King Bed or 2 Twin Beds, City View', '1 KING | 2 SINGLE = 2'],
    ['Room, 1 Double or 2 Twin Beds', '1 DOUBLE | 2 SINGLE = 2'],
    ['Family Room, 1 Double Bed and 1 Bunk Bed', '1 DOUBLE + 1 BUNK = 4'],
    ['Family Room, 1 Double Bed and 1 Twin Bunk Bed', '1 DOUBLE + 1 BUNK = 4'],
    ['Quadruple Room, 2 Bunk Beds', '2 BUNK = 4'],
    ['DELUXE ROOM, ONE KING-SIZE BED', '1 KING = 2'],
    ['Room, two queen size beds', '2 QUEEN = 4'],
    ['2 Queens Non Smoking', '2 QUEEN = 4'],
    ['Room, 2 Full Beds', '2 DOUBLE = 4'],
    ['Deluxe Room, King Bed', '1 KING = 2'],
    ['Deluxe Room with Sofa Bed, King Bed', '1 KING + 1 SOFA = 4'],
    ['Room, 1 Twin Bed, 1 Single Bed', '2 SINGLE = 2'],
    ['Double or Twin Room', '1 DOUBLE | 2 SINGLE = 2'],
    ['Standard Double/Twin Room', '1 DOUBLE | 2 SINGLE = 2'],
    ['Deluxe Twin or King Room, Sea View', '1 KING | 2 SINGLE = 2'],
    ['Superior Twin Room', '2 SINGLE = 2'],
    ['Standard Twin, City View', '2 SINGLE = 2'],
  ])('are also found in the spelling “%s”', (name, beds) => {
    expect(bedsText(name)).toBe(beds);
  });

  // Unknown when the name does not mention the beds, or not all of them.
  it.each([
    '',
    'Deluxe Room',
    'Standard Double Room',
    'Suite, 2 Bedrooms',
    'Two Double Bedrooms Apartment',
    'Family Room with Sofa Bed',
    'Room, Twin Towers View',
    'King David Suite',
    'Bed in 6-Bed Dormitory',
    'Shared Dormitory, 1 Bunk Bed',
    'Quadruple Room, Bunk Beds',
    'Room, 1 King Bed and 1 Futon',
    'Room, 2 Twin Beds or Double Futon',
    'Room, 40 Twin Beds',
    'Room, 0 King Beds',
    '2 Double Rooms',
    'חדר זוגי',
  ])('are unknown for “%s”', (name) => {
    expect(bedsText(name)).toBe('unknown');
  });
});
