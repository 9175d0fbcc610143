import { getDayOfWeek } from '@internationalized/date';
import { addDays, nightsBetween, parsePlainDate } from '#i18n/dates/plain-date.ts';
import { stayShortcuts } from '#lib/search/dates/stayShortcuts.ts';
import { lastCheckIn } from '#lib/search/dates/stayDates.ts';
import { placesOf, type Span } from '../run.ts';
import type { AnyDays } from './months.ts';

type Which = 'this' | 'next' | number;

/** A weekend that the words mention. */
export interface Weekend {
  /** One of a month by its number, −1 for the last. */
  readonly which: Which;
  readonly isLong: boolean;
  readonly span: Span;
}

const LAST = -1;
const ORDINALS: Readonly<Record<string, Which>> = {
  next: 'next',
  first: 1,
  '1st': 1,
  second: 2,
  '2nd': 2,
  third: 3,
  '3rd': 3,
  fourth: 4,
  '4th': 4,
  last: LAST,
  הבא: 'next',
  הראשון: 1,
  השני: 2,
  השלישי: 3,
  הרביעי: 4,
  האחרון: LAST,
};

const PATTERNS: readonly string[] = [
  `(?:for |on |over |at |in )?(?:(?:a|any|the|this|our|coming|upcoming|quick|short) )*(?<which>next|first|1st|second|2nd|third|3rd|fourth|4th|last)? ?(?<long>long |extended |three[- ]day |3[- ]day )?weekend(?: (?:break|trip|getaway|stay))?`,
  `(?:ב|ל|של )?(?:סוף[ \\-־]ה?שבוע|ה?סופ["״'׳]?ש)(?<long> ה?ארוך)?(?: (?:הזה|הקרוב|(?<which>הבא|הראשון|השני|השלישי|הרביעי|האחרון)))?(?<also> ה?ארוך)?`,
  // “This weekend” or “at the weekend” in the other languages of the site; read as the coming one.
  '(?:(?:am|le|un|ce|este|un|il|um|neste|no|на) )?(?:week-end|wochenende|fin de semana|fine settimana|fim de semana|выходны[ех]|周末|نهاية الأسبوع)',
];

const [NIGHTS, LONG_NIGHTS, WEEK] = [2, 3, 7];
const [THURSDAY, FRIDAY] = [4, 5];
/** Length of `yyyy-MM`. */
const MONTH_LETTERS = 7;

export const weekendsIn = (runs: readonly string[]): readonly Weekend[] =>
  PATTERNS.flatMap((pattern) =>
    placesOf(runs, pattern).map(({ match: { groups = {} }, span }) => ({
      which: ORDINALS[(groups['which'] ?? '').toLowerCase()] ?? 'this',
      isLong: (groups['long'] ?? groups['also']) !== undefined,
      span,
    })),
  );

interface Where {
  /** The traveller's current day. */
  readonly today: string;
  /** Whether weekends are those of Israel, which begin on Thursday. */
  readonly isIsraeliWeek: boolean;
}

/** The first days of the weekends that begin on this day or later in its month. */
function weekendsFrom(from: string, isIsraeliWeek: boolean): readonly string[] {
  const first = parsePlainDate(from);
  if (!first) return [];
  const ahead = ((isIsraeliWeek ? THURSDAY : FRIDAY) - getDayOfWeek(first, 'en', 'sun') + WEEK) % WEEK;
  const found = [0, 1, 2, 3, 4].map((week) => addDays(from, ahead + week * WEEK));
  return found.filter((day) => day.startsWith(from.slice(0, MONTH_LETTERS)));
}

const yearLater = (month: string): string => `${Number(month.slice(0, 4)) + 1}${month.slice(4)}`;

/** The weekend of that number; of the next year where it is past and no year is given. */
function numbered(
  at: number,
  { month, hasYear }: AnyDays,
  { today, isIsraeliWeek }: Where,
): string | undefined {
  const of = (each: string): string | undefined => {
    const all = weekendsFrom(`${each}-01`, isIsraeliWeek);
    return at === LAST ? all.at(LAST) : all[at - 1];
  };
  const found = of(month);
  return found !== undefined && found < today && !hasYear ? of(yearLater(month)) : found;
}

/**
 * First day and number of nights of a weekend; null for “the first weekend” without a month, and for a fifth one where
 * there are four.
 */
export function daysOfWeekend(
  { which, isLong }: Weekend,
  month: AnyDays | null,
  { today, isIsraeliWeek }: Where,
): { readonly checkIn: string; readonly nights: number } | null {
  const nights = isLong ? LONG_NIGHTS : NIGHTS;
  if (month) {
    const checkIn =
      typeof which === 'number'
        ? numbered(which, month, { today, isIsraeliWeek })
        : weekendsFrom(month.from, isIsraeliWeek)[0];
    return checkIn === undefined ? null : { checkIn, nights };
  }
  if (typeof which === 'number') return null;
  const name = which === 'next' ? 'nextWeekend' : 'thisWeekend';
  const found = stayShortcuts({ today, last: lastCheckIn(today), isIsraeliWeek }).find(
    (each) => each.name === name || (name === 'thisWeekend' && each.alsoNamed === name),
  );
  if (!found) return null;
  // Of a weekend that has begun, only the remaining nights are offered.
  return {
    checkIn: found.start,
    nights: (nightsBetween(found.start, found.end) ?? NIGHTS) + (isLong ? 1 : 0),
  };
}
