import {
  CalendarDate,
  GregorianCalendar,
  HebrewCalendar,
  parseDate,
  toCalendar,
} from '@internationalized/date';
import type { PlainDate } from '#models/stay.ts';
import type { Holiday } from './holiday-names.ts';

/** A holiday as a stay: as a rule from its eve to the day after it. */
export interface HolidaySpan {
  readonly checkIn: PlainDate;
  readonly checkOut: PlainDate;
}

const hebrew = new HebrewCalendar();
const gregorian = new GregorianCalendar();

/** Months of the Hebrew calendar count from Tishri; Adar of a leap year is the second Adar. */
type HebrewStay = {
  readonly month: 'tishri' | 'kislev' | 'adar' | 'nisan' | 'sivan';
  readonly day: number;
  readonly nights: number;
};

/**
 * Day of check-in, the eve of the holiday or the first of its middle days, and number of nights (by the custom of
 * Israel). Day 0 is the last of the month before; Hanukkah has one night for each candle.
 */
const HEBREW_STAYS: Readonly<Partial<Record<string, HebrewStay>>> = {
  'rosh-hashanah': { month: 'tishri', day: 0, nights: 3 },
  'yom-kippur': { month: 'tishri', day: 9, nights: 2 },
  sukkot: { month: 'tishri', day: 14, nights: 9 },
  'sukkot-middle': { month: 'tishri', day: 16, nights: 5 },
  hanukkah: { month: 'kislev', day: 24, nights: 8 },
  purim: { month: 'adar', day: 13, nights: 2 },
  passover: { month: 'nisan', day: 14, nights: 8 },
  'passover-middle': { month: 'nisan', day: 16, nights: 5 },
  shavuot: { month: 'sivan', day: 5, nights: 2 },
} satisfies Partial<Record<Holiday, HebrewStay>>;

type CivilStay = readonly [month: number, day: number, nights: number];

/** Check-in and number of nights of holidays with a fixed date in the civil calendar. */
const CIVIL_STAYS: Readonly<Partial<Record<string, CivilStay>>> = {
  christmas: [12, 24, 3],
  'new-years-eve': [12, 30, 3],
  'new-year': [12, 30, 3],
  valentine: [2, 13, 2],
} satisfies Partial<Record<Holiday, CivilStay>>;

/**
 * The next occurrence of a holiday that has not begun yet; with a year, the one of that year. Null for an unknown name,
 * and when the holiday of that year has already begun.
 * @param today the traveller's own day
 * @param year the year that was named; null for none
 */
export function nextHoliday(name: string, today: PlainDate, year: number | null = null): HolidaySpan | null {
  const first = year ?? parseDate(today).year;
  const spans = [first - 1, first, first + 1, first + 2].flatMap((each) => holidayIn(name, each) ?? []);
  const isMeant = (span: HolidaySpan): boolean => year === null || yearOf(name, span) === year;
  return spans.find((span) => span.checkIn >= today && isMeant(span)) ?? null;
}

/** The year that people name with a holiday: a stay over the New Year begins in the year before. */
const yearOf = (name: string, { checkIn, checkOut }: HolidaySpan): number =>
  parseDate(name === 'new-year' ? checkOut : checkIn).year;

function holidayIn(name: string, year: number): HolidaySpan | null {
  const stay = HEBREW_STAYS[name];
  if (stay) return hebrewSpan(stay, year);
  const civil = CIVIL_STAYS[name];
  if (civil) return spanOf(new CalendarDate(year, civil[0], civil[1]), civil[2]);
  return name === 'easter' ? spanOf(easterOf(year).subtract({ days: 2 }), 3) : null;
}

/** The holiday in the Hebrew year that begins in autumn of the civil year. */
function hebrewSpan(stay: HebrewStay, year: number): HolidaySpan {
  const hebrewYear = toCalendar(new CalendarDate(year, 12, 1), hebrew).year;
  const months = hebrew.getMonthsInYear(new CalendarDate(hebrew, hebrewYear, 1, 1));
  const leap = months - 12;
  const month = { tishri: 1, kislev: 3, adar: 6 + leap, nisan: 7 + leap, sivan: 9 + leap }[stay.month];
  const first = toCalendar(new CalendarDate(hebrew, hebrewYear, month, 1), gregorian);
  return spanOf(first.add({ days: stay.day - 1 }), stay.nights);
}

const spanOf = (checkIn: CalendarDate, nights: number): HolidaySpan => ({
  checkIn: checkIn.toString(),
  checkOut: checkIn.add({ days: nights }).toString(),
});

/** Western Easter Sunday by the anonymous Gregorian rule (Meeus, Astronomical Algorithms, chapter 8). */
function easterOf(year: number): CalendarDate {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const leaps = Math.floor(century / 4);
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leaps - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const total = epact + weekday - 7 * shift + 114;
  return new CalendarDate(year, Math.floor(total / 31), (total % 31) + 1);
}
