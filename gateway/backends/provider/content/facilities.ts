import { draw } from '../random.ts';
import type { SandboxHotelFacts } from './facts.ts';

/**
 * An amenity that guests filter by. `yes` are its texts when a hotel has it; `no` is a rare text for a hotel without
 * it.
 */
interface Amenity {
  readonly yes: readonly string[];
  readonly no?: string;
  /** Probability for one to five stars. */
  readonly odds: readonly [number, number, number, number, number];
}

const amenities: readonly Amenity[] = [
  {
    yes: ['Free WiFi', 'Free WiFi', 'WiFi available in all areas', 'Wireless internet access'],
    odds: [0.75, 0.85, 0.94, 0.98, 1],
  },
  {
    yes: ['Outdoor pool', 'Indoor pool', 'Seasonal outdoor pool', 'Rooftop swimming pool'],
    no: 'Swimming pool - no',
    odds: [0.03, 0.1, 0.34, 0.7, 0.95],
  },
  { yes: ['Fitness center', 'Gym', '24-hour fitness facilities'], odds: [0.02, 0.08, 0.35, 0.75, 0.97] },
  { yes: ['Spa services', 'Full-service spa', 'Spa treatment room(s)'], odds: [0.01, 0.03, 0.14, 0.45, 0.9] },
  { yes: ['Restaurant', '2 restaurants', 'Number of restaurants - 1'], odds: [0.12, 0.3, 0.58, 0.85, 0.99] },
  { yes: ['Bar/lounge', 'Rooftop bar', 'Poolside bar'], odds: [0.1, 0.25, 0.55, 0.82, 0.97] },
  {
    yes: ['Pets allowed', 'Pet friendly', 'Pets allowed (surcharge)'],
    no: 'Pets allowed - no',
    odds: [0.2, 0.25, 0.25, 0.25, 0.3],
  },
  {
    yes: ['Free self parking', 'Parking onsite', 'Private parking', 'Valet parking (surcharge)'],
    no: 'Parking – no',
    odds: [0.4, 0.45, 0.55, 0.65, 0.85],
  },
  { yes: ['Business center', '24-hour business center'], odds: [0.02, 0.1, 0.3, 0.6, 0.85] },
  {
    yes: ['Room service', '24-hour room service', 'Room service (limited hours)'],
    odds: [0.02, 0.08, 0.3, 0.7, 0.98],
  },
];

const others: readonly string[] = [
  '24-hour front desk',
  'Luggage storage',
  'Daily housekeeping',
  'Elevator',
  'Laundry facilities',
  'Dry cleaning/laundry service',
  'Multilingual staff',
  'Tour/ticket assistance',
  'Terrace',
  'Garden',
  'Safe-deposit box at front desk',
  'Free breakfast',
  'Coffee shop or café',
  'Airport transportation (surcharge)',
  'Smoke-free property',
  'Concierge services',
  'Meeting rooms',
  'Number of meeting rooms - 3',
  'Wheelchair accessible – no',
  'Wheelchair-accessible path of travel',
  'Non-smoking rooms',
  'Bicycle rentals nearby',
  'Library',
  'ATM/banking',
  'Babysitting or childcare (surcharge)',
  'Express check-out',
  'Snack bar/deli',
];

/** HotelFacilities: free texts, sometimes with a negation or a duplicate. */
export function facilitiesOf(seed: string, hotel: SandboxHotelFacts): readonly string[] {
  const chance = draw(seed, 'facilities', hotel.code);
  const rows: string[] = [];
  for (const { yes, no, odds } of amenities) {
    const present = chance.chance(odds[hotel.stars - 1] ?? 0.5);
    const wording = chance.pick(yes);
    if (present) rows.push(wording);
    else if (no && chance.chance(0.3)) rows.push(no);
  }
  const more = chance.some(others, chance.int(3, 4 + hotel.stars * 2));
  const twice = chance.chance(0.15) && rows[0] ? [rows[0]] : [];
  return [...more.slice(0, 2), ...rows, ...more.slice(2), ...twice];
}
