import { plain } from './day-words.ts';

const MAX_NIGHTS = 30;
const WEEK = 7;
const MAX_WEEKS = Math.floor(MAX_NIGHTS / WEEK);

const counts = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

/**
 * Reads a length of stay in place of a check-out: "1 week", "3 days", "4 nights", in the language of the page or English.
 * @param nightsText how the page says a number of nights
 * @returns nights; null for anything else
 */
export function readNights(
  text: string,
  locale: string,
  nightsText: (count: number) => string,
): number | null {
  const words = plain(text);
  for (const language of [locale, 'en-GB']) {
    const days = new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' });
    const weeks = new Intl.NumberFormat(language, { style: 'unit', unit: 'week', unitDisplay: 'long' });
    const ofWeeks = counts(MAX_WEEKS).find((count) => plain(weeks.format(count)) === words);
    if (ofWeeks !== undefined) return ofWeeks * WEEK;
    if (plain(weeks.format(1)) === `1 ${words.replace(/^a /, '')}`) return WEEK;
    const ofDays = counts(MAX_NIGHTS).find((count) => plain(days.format(count)) === words);
    if (ofDays !== undefined) return ofDays;
  }
  const isNights = (count: number) =>
    words === plain(nightsText(count)) || words === `${count} night${count === 1 ? '' : 's'}`;
  return counts(MAX_NIGHTS).find(isNights) ?? null;
}
