import { monthOf, weekday } from '../calendar.ts';
import { unitOf } from '../random.ts';
import type { SandboxHotelFacts } from '../content/facts.ts';
import type { Party } from './stay.ts';

/** Lowest and highest price of a plain double room in an ordinary place by stars, in shekels. */
const rangeByStars: readonly (readonly [number, number])[] = [
  [130, 230],
  [210, 370],
  [330, 560],
  [500, 940],
  [860, 1_800],
];
const northernSeason = [0.82, 0.84, 0.92, 1.04, 1.06, 1.14, 1.28, 1.32, 1.1, 1, 0.86, 0.98];
/** Deserts have their season in winter. */
const desertSeason = [1.12, 1.14, 1.18, 1.2, 1.02, 0.92, 1, 1.04, 0.98, 1.12, 1.14, 1.2];

function season(hotel: SandboxHotelFacts, day: number): number {
  const month = monthOf(day);
  if (hotel.city.kind === 'desert') return desertSeason[month] ?? 1;
  return northernSeason[hotel.city.latitude < -10 ? (month + 6) % 12 : month] ?? 1;
}

/** Price factor of a night. Israel's weekend nights are Thursday to Saturday; elsewhere Friday and Saturday. */
function weekend(hotel: SandboxHotelFacts, day: number): number {
  const night = weekday(day);
  if (hotel.city.country === 'IL') return night >= 4 ? 1.17 : 1;
  return night >= 5 ? 1.1 : 1;
}

/** Price for the guests of a room relative to two adults. */
function occupancy({ adults, ages }: Party): number {
  const grown = adults === 1 ? 0.86 : 1 + (adults - 2) * 0.28;
  return ages.reduce<number>((share, age) => share + (age < 2 ? 0 : age < 12 ? 0.15 : 0.24), grown);
}

/** Price of the hotel's cheapest room for two adults, before the factors of the season, in shekels. */
function basePrice(hotel: SandboxHotelFacts): number {
  const [low, high] = rangeByStars[hotel.stars - 1] ?? [350, 600];
  const rank = (hotel.standing - 0.8) / 0.5;
  return (low + (high - low) * rank ** 1.4) * hotel.city.priceFactor ** 0.8;
}

/** Price of one night in the hotel's cheapest room for the guests of one room, in shekels, without meals and tax. */
export function nightPrice(seed: string, hotel: SandboxHotelFacts, day: number, party: Party): number {
  const mood = 0.96 + 0.08 * unitOf(seed, 'mood', hotel.code, day);
  return basePrice(hotel) * season(hotel, day) * weekend(hotel, day) * mood * occupancy(party);
}

/** Tax relative to the fare without tax; in Israel foreign visitors pay none. */
export function taxRate(hotel: SandboxHotelFacts, nationality: string): number {
  if (hotel.city.country === 'IL') return nationality === 'IL' ? 0.18 : 0;
  return 0.05 + Math.round(unitOf('tax', hotel.city.country) * 11) / 100;
}
