import type { PlainDate } from '#models/stay.ts';
import { addDays, dayNumber } from '../stay/nights.ts';
import { bundledRates, type RateTable } from './rates.ts';

/** A rate that changes by more than this factor counts as a mistake, such as a misplaced point or an inverted quote. */
const MAX_CHANGE = 2;

/**
 * The reason not to use a table from a source instead of the current one; null when it can be used.
 * @param today calendar day; a table of tomorrow is accepted, because it is tomorrow somewhere already
 * @returns a few words, with codes but without amounts
 */
export function faultOfRateChange(next: RateTable, current: RateTable, today: PlainDate): string | null {
  if (dayNumber(next.asOf) === null) return 'no date';
  if (next.asOf < current.asOf) return 'older than the held one';
  if (next.asOf > addDays(today, 1)) return 'dated in the future';
  for (const code of Object.keys(bundledRates.shekelsPerUnit)) {
    const rate = Number(next.shekelsPerUnit[code] ?? 'none');
    if (!(rate > 0)) return `no rate of ${code}`;
    if (code === 'ILS' && rate !== 1) return 'a shekel is not one shekel';
    const change = rate / Number(current.shekelsPerUnit[code] ?? rate);
    if (change > MAX_CHANGE || change < 1 / MAX_CHANGE) return `${code} moved too far`;
  }
  return null;
}
