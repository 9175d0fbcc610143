import { daysBefore, firstDaySlots, lateWords } from '#shared/routes/first-search.ts';
import { MAX_DAYS_AHEAD } from '#shared/stay/stay-limits.ts';
import { usualStay } from '#shared/stay/usual-stay.ts';
import { type RequestedDays, stayFormats } from './sources/first-search.ts';

/**
 * A script that writes the dates of a search into its first frame when they depend on the user's current day: those of
 * a URL without dates, and those that may be past in some time zone. The application shows the same once it has
 * started.
 * @param requestedDays dates in the URL; null for none
 */
export const lateDays = (dateLocale: string, requestedDays: RequestedDays | null): string => `(() => {
  const words = document.querySelectorAll('[${lateWords}]');
  if (!words.length) return;
  const day = 864e5;
  const now = new Date();
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  const last = today + ${MAX_DAYS_AHEAD} * day;
  const asked = ${JSON.stringify(requestedDays)};
  const isAsked = asked && asked[0] >= today && asked[0] <= last;
  const stay = isAsked ? asked : [today + ${usualStay.first} * day, today + ${usualStay.last} * day];
  const format = (options) => new Intl.DateTimeFormat('${dateLocale}', options);
  const range = format(${JSON.stringify(stayFormats.stay)}).formatRange(...stay).replace(/\\s*[–-]\\s*/u, ' – ');
  const weekday = format(${JSON.stringify(stayFormats.day)});
  const first = Math.max(today, stay[0] - ${daysBefore} * day);
  for (const word of words) {
    const at = ${JSON.stringify(firstDaySlots)}.indexOf(word.getAttribute('${lateWords}'));
    const shown = first + at * day;
    if (at < 0) word.textContent = range;
    else if (shown <= last) word.textContent = weekday.format(shown);
    if (at >= 0 && shown === stay[0]) word.closest('a')?.setAttribute('aria-current', 'true');
  }
})();`;
