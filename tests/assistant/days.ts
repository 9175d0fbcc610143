import { CalendarDate, getLocalTimeZone, parseDate, today as todayIn } from '@internationalized/date';

/**
 * The traveller's calendar day in every question. Read once, so that a run over midnight stays consistent.
 */
export const today: string = todayIn(getLocalTimeZone()).toString();

export const plus = (days: number, from = today): string => parseDate(from).add({ days }).toString();

/** 0 is Sunday. */
const weekdayOf = (day: string): number => parseDate(day).toDate('UTC').getUTCDay();

/** The first such weekday after the given day; 0 is Sunday. */
export function following(weekday: number, from = today): string {
  const days = (weekday - weekdayOf(from) + 7) % 7;
  return plus(days === 0 ? 7 : days, from);
}

/** The next occurrence of a day of the year; today counts. */
export function coming(day: number, month: number): string {
  const { year } = parseDate(today);
  const here = new CalendarDate(year, month, day);
  return (here.compare(parseDate(today)) >= 0 ? here : here.add({ years: 1 })).toString();
}

/** Year, month and day of the month of a calendar day. */
const parts = (day: string) => {
  const { year, month, day: date } = parseDate(day);
  return { year, month, date };
};

const EN = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const HE = [
  'ינואר',
  'פברואר',
  'מרץ',
  'אפריל',
  'מאי',
  'יוני',
  'יולי',
  'אוגוסט',
  'ספטמבר',
  'אוקטובר',
  'נובמבר',
  'דצמבר',
];

/** `12 December` */
export const enDay = (day: string): string => `${parts(day).date} ${EN[parts(day).month - 1] ?? ''}`;
/** `Dec 12` */
export const enShort = (day: string): string =>
  `${(EN[parts(day).month - 1] ?? '').slice(0, 3)} ${parts(day).date}`;
/** `12 בדצמבר` */
export const heDay = (day: string): string => `${parts(day).date} ב${HE[parts(day).month - 1] ?? ''}`;
/** `12.12` */
export const dotted = (day: string): string => `${parts(day).date}.${parts(day).month}`;
/** `12/12/2026` */
export const slashed = (day: string): string => `${parts(day).date}/${parts(day).month}/${parts(day).year}`;

/** Every month name of the replies with its number, for parsing dates in them. */
export const monthNames: readonly (readonly [name: string, month: number])[] = [...EN, ...HE].map(
  (name, index) => [name, (index % 12) + 1],
);
