import { draw } from '../random.ts';
import type { SandboxHotelFacts } from '../content/facts.ts';

/** A room category of a hotel. */
export interface RoomType {
  /** As in Search and HotelDetails: the bedding follows a comma without a space. */
  readonly name: string;
  /** Number in HotelDetails; 0 is never used. */
  readonly id: number;
  readonly sleeps: number;
  /** Price relative to the hotel's cheapest room. */
  readonly factor: number;
  readonly squareMeters: number;
}

interface Category {
  readonly names: readonly string[];
  readonly beds: readonly string[];
  readonly sleeps: number;
  readonly factor: number;
  readonly minStars: number;
  readonly odds: number;
}

const categories: readonly Category[] = [
  {
    names: ['Standard Double Room', 'Classic Room', 'Room', 'Comfort Room'],
    beds: ['1 Double Bed', '2 Twin Beds', '1 Queen Bed'],
    sleeps: 3,
    factor: 1,
    minStars: 1,
    odds: 1,
  },
  {
    names: ['Superior Room', 'Superior Twin Room', 'Premium Room'],
    beds: ['1 King Bed', '2 Twin Beds'],
    sleeps: 3,
    factor: 1.18,
    minStars: 2,
    odds: 0.6,
  },
  {
    names: ['Deluxe Room', 'Deluxe Room with Balcony', 'Deluxe Room, City View'],
    beds: ['1 King Bed', '1 King Bed and 1 Sofa Bed'],
    sleeps: 4,
    factor: 1.34,
    minStars: 3,
    odds: 0.75,
  },
  {
    names: ['Family Room', 'Quadruple Room', 'Family Studio'],
    beds: ['1 Double Bed and 2 Twin Beds', '2 Double Beds'],
    sleeps: 5,
    factor: 1.55,
    minStars: 1,
    odds: 0.6,
  },
  {
    names: ['Junior Suite', 'Suite, 1 Bedroom', 'Executive Suite & Lounge Access'],
    beds: ['1 King Bed', '1 King Bed and 1 Sofa Bed'],
    sleeps: 4,
    factor: 2.05,
    minStars: 4,
    odds: 0.7,
  },
  {
    names: ['Two-Bedroom Apartment', 'Family Apartment, 2 Bedrooms'],
    beds: ['2 Queen Beds and 2 Sofa Beds'],
    sleeps: 8,
    factor: 2.3,
    minStars: 2,
    odds: 0.22,
  },
];

/** Categories of a hotel from the cheapest on; at least one. */
export function roomTypesOf(seed: string, hotel: SandboxHotelFacts): readonly RoomType[] {
  const chance = draw(seed, 'room-types', hotel.code);
  const own = categories.filter(
    ({ minStars: fewestStars, odds }) => hotel.stars >= fewestStars && chance.chance(odds),
  );
  return own.map((category, index) => ({
    name: `${chance.pick(category.names)},${chance.pick(category.beds)}`,
    id: chance.int(200_000_000, 399_999_999) + index,
    sleeps: category.sleeps,
    factor: category.factor,
    squareMeters: Math.round((12 + hotel.stars * 3) * category.factor ** 0.8),
  }));
}
