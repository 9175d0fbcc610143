import { expect, it } from 'vitest';
import { bookedRooms } from './booked-rooms.ts';
import { countedRooms } from './counted-rooms.ts';

const twoRooms = { adults: 3, childrenAges: [], infants: 0, rooms: 2 };

it.each([
  [{ quote: { roomNames: ['Suite', 'Suite'] }, roomType: 'Suite', occupancy: twoRooms }, '2 × Suite'],
  [
    { quote: { roomNames: ['Suite', 'Loft'] }, roomType: 'Suite, Loft', occupancy: twoRooms },
    '1 × Suite, 1 × Loft',
  ],
  [
    {
      quote: { roomNames: ['Suite', 'Loft', 'Loft'], roomNamesHe: [null, 'עליית גג', 'עליית גג'] },
      roomType: 'Suite, Loft',
      occupancy: twoRooms,
    },
    '1 × Suite, 2 × Loft (עליית גג)',
  ],
  [{ quote: null, roomType: 'Suite', occupancy: twoRooms }, '2 × Suite'],
  [{ quote: null, roomType: 'Suite', occupancy: null }, '1 × Suite'],
  [{ quote: null, roomType: '', occupancy: twoRooms }, ''],
])('the booked rooms of %o are %s', (booking, rooms) => {
  const texts = countedRooms(bookedRooms(booking)).map(
    ({ name, nameHe, count }) => `${count} × ${name}${nameHe === null ? '' : ` (${nameHe})`}`,
  );
  expect(texts.join(', ')).toBe(rooms);
});
