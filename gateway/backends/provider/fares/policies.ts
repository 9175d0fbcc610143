import { unitOf } from '../random.ts';
import type { SandboxHotelFacts } from '../content/facts.ts';
import type { FareStay } from './stay.ts';

/** A tier of a cancellation policy: from `day` on, cancelling costs `charge`. */
export interface PolicyTier {
  readonly day: number;
  readonly type: 'Fixed' | 'Percentage';
  /** Percent, or account currency with up to ten decimals. */
  readonly charge: number;
}

const daysFree = [1, 2, 3, 3, 5, 7, 7, 10, 14, 21];

/** Number of days before arrival until which cancelling a refundable rate of the hotel is free. */
function freeDays(seed: string, hotel: SandboxHotelFacts): number {
  return daysFree[Math.floor(unitOf(seed, 'free-days', hotel.code) * daysFree.length)] ?? 3;
}

/** The day after the last day of free cancellation; a refundable rate is only sold before it. */
export function deadline(seed: string, hotel: SandboxHotelFacts, stay: FareStay): number {
  return stay.checkIn - freeDays(seed, hotel);
}

/**
 * The tiers of an offer: first a zero charge dated the day before the search, then the actual charges. Cancelling a
 * non-refundable rate costs the full price from the day of the search on.
 * @param searchDay day of the search
 * @param firstNight fare of the first night, in the account currency
 */
export function policyOf(
  seed: string,
  hotel: SandboxHotelFacts,
  stay: FareStay,
  searchDay: number,
  refundable: boolean,
  firstNight: number,
): readonly PolicyTier[] {
  const free: PolicyTier = { day: searchDay - 1, type: 'Fixed', charge: 0 };
  if (!refundable) return [free, { day: searchDay, type: 'Percentage', charge: 100 }];
  const day = deadline(seed, hotel, stay);
  const style = unitOf(seed, 'policy-style', hotel.code);
  if (style < 0.3)
    return [free, { day, type: 'Fixed', charge: Number(((firstNight * 19) / 17).toFixed(10)) }];
  if (style < 0.5 && stay.checkIn - 1 > day) {
    return [
      free,
      { day, type: 'Percentage', charge: 50 },
      { day: stay.checkIn - 1, type: 'Percentage', charge: 100 },
    ];
  }
  return [free, { day, type: 'Percentage', charge: 100 }];
}
