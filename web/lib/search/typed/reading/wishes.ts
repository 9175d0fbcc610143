import type { StayDates } from '../../dates/stayDates.ts';
import { readBreakfast } from './meals.ts';
import { type MostPaid, readMostPaid } from './money.ts';
import { readAdults } from './people.ts';
import { type Read, without } from './run.ts';
import { type DayReading, readStay } from './stay.ts';

/** What words beside a place surely say of a search; null for what they do not say. */
export interface TypedWishes {
  readonly adults: Read<number> | null;
  readonly stay: Read<StayDates> | null;
  readonly breakfast: Read<true> | null;
  readonly mostPaid: Read<MostPaid> | null;
}

/** @param runs words that were not used for the place, as they were typed */
export function readWishes(runs: readonly string[], reading: DayReading): TypedWishes {
  const mostPaid = readMostPaid(runs);
  const afterMoney = without(runs, mostPaid?.spans ?? []);
  const stay = readStay(afterMoney, reading);
  const afterDays = without(afterMoney, stay?.spans ?? []);
  return { mostPaid, stay, adults: readAdults(afterDays), breakfast: readBreakfast(runs) };
}
