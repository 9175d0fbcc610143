import { draw } from '../random.ts';
import type { SandboxHotelFacts } from './facts.ts';

/** A telephone number that no one can have, because no network uses the leading zeros. */
export function phoneOf(seed: string, hotel: SandboxHotelFacts): string {
  const chance = draw(seed, 'phone', hotel.code);
  return chance.chance(0.1) ? '' : `00-000-${chance.int(100, 999)}-${chance.int(1_000, 9_999)}`;
}
