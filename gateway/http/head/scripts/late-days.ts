import { daysBefore, firstDaySlots, type FirstSearchSlot, lateWords } from '#shared/routes/first-search.ts';
import { scriptText } from '#shared/seo/structured-data.ts';
import { MAX_DAYS_AHEAD } from '#shared/stay/stay-limits.ts';
import { usualStay } from '#shared/stay/usual-stay.ts';
import { rangeText, type RequestedDays, stayFormats, todays } from '../sources/first-search.ts';
import { DAY_MS } from '#shared/stay/time-units.ts';

/** The dates of a search on one day of the user's clock. */
interface DaysOfSearch {
  readonly words: Partial<Record<FirstSearchSlot, string>>;
  /** Slot of the searched day. */
  readonly searched: FirstSearchSlot | undefined;
}

/**
 * Creates the script that writes the dates of a search into its first frame when they depend on the user's current day:
 * those of a URL without dates, and those that may be past in some time zone. The server writes the texts for each day
 * that is today somewhere, because a phone takes long to read its tables of dates. The application shows the same once
 * it has started; where a clock is wrong by days, only the application writes dates.
 */
export function createLateDays(dateLocale: string) {
  const dates = new Intl.DateTimeFormat(dateLocale, stayFormats.stay);
  const weekdays = new Intl.DateTimeFormat(dateLocale, stayFormats.day);

  const daysOn = (today: number, requestedDays: RequestedDays | null): DaysOfSearch => {
    const last = today + MAX_DAYS_AHEAD * DAY_MS;
    const isUsable = requestedDays && requestedDays[0] >= today && requestedDays[0] <= last;
    const stay: RequestedDays = isUsable
      ? requestedDays
      : [today + usualStay.first * DAY_MS, today + usualStay.last * DAY_MS];
    const first = Math.max(today, stay[0] - daysBefore * DAY_MS);
    const week = firstDaySlots.map((slot, at) => [slot, first + at * DAY_MS] as const);
    const shown = week.filter(([, day]) => day <= last).map(([slot, day]) => [slot, weekdays.format(day)]);
    return {
      words: { dates: rangeText(dates, stay), ...Object.fromEntries(shown) },
      searched: week.find(([, day]) => day === stay[0])?.[0],
    };
  };

  /** @param requestedDays dates in the URL; null for none */
  return (requestedDays: RequestedDays | null, now: number): string => {
    const { earliest, latest } = todays(now);
    const count = (latest - earliest) / DAY_MS + 1;
    const possible = Array.from({ length: count }, (_, at) => earliest + at * DAY_MS);
    const byToday = Object.fromEntries(possible.map((today) => [today, daysOn(today, requestedDays)]));
    return `(() => {
  const now = new Date();
  const days = ${scriptText(byToday)}[Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())];
  if (!days) return;
  for (const word of document.querySelectorAll('[${lateWords}]')) {
    const slot = word.getAttribute('${lateWords}');
    if (days.words[slot]) word.textContent = days.words[slot];
    if (slot === days.searched) word.closest('a')?.setAttribute('aria-current', 'true');
  }
})();`;
  };
}
