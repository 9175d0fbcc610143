import { placesOf, type Read } from './run.ts';

const NOT = '(?:no|not|without|w/o|skip|ללא|בלי|לא) ';
const BREAKFAST =
  '(?:(?:with|including|incl\\.?) )?(?:(?:a|free) )?(?:bed (?:and|&) )?breakfasts?(?: (?:included|inclusive))?|(?:(?:עם|כולל) )?ו?ארוחת[ \\-־]בוקר(?: כלולה)?';

/** Whether breakfast is wished for. */
export function readBreakfast(runs: readonly string[]): Read<true> | null {
  if (placesOf(runs, `${NOT}(?:${BREAKFAST})`).length > 0) return null;
  const found = placesOf(runs, BREAKFAST);
  return found.length > 0 ? { value: true, spans: found.map(({ span }) => span) } : null;
}
