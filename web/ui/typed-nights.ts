import { isFiller, languagesRead, monthOf, plain } from './day-words.ts';
import { toDay } from './date-text.ts';

const MAX_NIGHTS = 30;
const WEEK = 7;
const MAX_WEEKS = Math.floor(MAX_NIGHTS / WEEK);

const counts = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

/**
 * Reads a length of stay that was typed instead of a check-out: "1 week", "3 days", "4 nights", in the language of the
 * page and, in every language, in English and Hebrew.
 * @param nightsText formats a number of nights like the page
 * @returns nights; null for anything else
 */
export function readNights(
  text: string,
  locale: string,
  nightsText: (count: number) => string,
): number | null {
  const words = plain(text);
  for (const language of languagesRead(locale)) {
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

/**
 * Reads a month for a flexible stay: "any 3 nights in March", "March".
 * @param nightsText formats a number of nights like the page
 * @returns the first day of the next such month, yyyy-MM-dd; null for anything that names a day, or no month
 */
export function readFlexibleMonth(
  text: string,
  { locale, today }: { readonly locale: string; readonly today: string },
  nightsText: (count: number) => string,
): string | null {
  const words = plain(text).split(' ');
  const isLength = (at: number) =>
    /^\d+$/.test(words[at] ?? '') && readNights(`${words[at]} ${words[at + 1]}`, locale, nightsText) !== null;
  const others = words.filter((_, at) => !isLength(at) && !isLength(at - 1));
  const months = others.filter((word) => !isFiller(word)).map((word) => monthOf(word, locale));
  const [month, another] = months.filter((found) => found !== -1);
  const first = toDay(today);
  if (!first || month === undefined || another !== undefined) return null;
  if (others.some((word) => /\d/.test(word))) return null;
  const year = month + 1 < first.month ? first.year + 1 : first.year;
  return first.set({ year, month: month + 1, day: 1 }).toString();
}
