import { draw } from '../random.ts';
import type { SandboxHotelFacts } from '../content/facts.ts';

/** A meal plan that a hotel sells. */
export interface Board {
  /** MealType in responses. */
  readonly meal: string;
  /** Shekels per adult and night; children pay half. */
  readonly price: number;
  readonly inclusion: string;
}

const extras = [
  'Free self parking',
  'Free WiFi',
  'Free valet parking',
  'Welcome drink,Free WiFi',
  'Free parking & WiFi',
];
const level = [0.5, 0.6, 0.8, 1.1, 1.7];

/** Meal plans of a hotel, the simplest first; `adults` decides between two spellings of breakfast. */
export function boardsOf(seed: string, hotel: SandboxHotelFacts, adults: number): readonly Board[] {
  const chance = draw(seed, 'boards', hotel.code);
  const scale = (level[hotel.stars - 1] ?? 1) * (0.6 + 0.4 * hotel.city.priceFactor);
  const extra = chance.chance(0.55) ? chance.pick(extras) : '';
  const counted = chance.chance(0.2) && adults === 2;
  const resort = hotel.city.kind === 'sea' || hotel.city.kind === 'desert';
  const boards: Board[] = [];
  const add = (meal: string, shekels: number, text: string): void => {
    boards.push({ meal, price: shekels * scale, inclusion: [text, extra].filter(Boolean).join(',') });
  };
  const breakfastOnly = hotel.stars >= 4 && hotel.city.country === 'IL' && chance.chance(0.4);
  if (!breakfastOnly) add('Room_Only', 0, extra ? '' : 'Room Only');
  if (breakfastOnly || chance.chance(0.35 + hotel.stars * 0.12)) {
    add(
      counted ? 'Breakfast_For_2' : 'BreakFast',
      breakfastOnly ? 0 : 55,
      chance.pick(['Free breakfast', 'Breakfast buffet', 'Continental breakfast']),
    );
  }
  if (hotel.stars >= 3 && chance.chance(resort ? 0.45 : 0.12)) add('Half_Board', 160, 'Breakfast & dinner');
  if (hotel.stars >= 4 && resort && chance.chance(0.25))
    add('All_Inclusive_All_Meal', 330, 'All meals & selected drinks');
  return boards;
}
