import { addDays } from '#i18n/dates/plain-date.ts';
import { readTypedDay } from '#ui/typed-day.ts';
import { COUNT_EN, COUNT_HE, numberOf } from '../numbers.ts';
import { placesOf, type Read } from '../run.ts';

/** A day that the words mention, with the number of nights if given. */
export interface SpokenDay {
  readonly checkIn: string;
  readonly nights: number | null;
}

const WEEK = 7;
const LEAD = '(?:(?:from|on|for|starting|leaving|arriving) )?';
const DAYS = 'sunday|monday|tuesday|wednesday|thursday|friday|saturday';

type Ahead = readonly [pattern: string, days: (match: RegExpExecArray) => number, nights?: number];

const inWeeks = (unit: string | undefined): number => (/^(?:week|שבוע)/iu.test(unit ?? '') ? WEEK : 1);

const AHEAD: readonly Ahead[] = [
  [`${LEAD}(?:the )?day after tomorrow`, () => 2],
  [`(?<!day after )${LEAD}tomorrow(?! night)`, () => 1],
  [`${LEAD}tomorrow night`, () => 1, 1],
  [`${LEAD}tonight`, () => 0, 1],
  [`${LEAD}today`, () => 0],
  [`${LEAD}next week`, () => WEEK],
  [`in (${COUNT_EN}|a) (days?|weeks?)`, ([, count = '', unit]) => numberOf(count) * inWeeks(unit)],
  ['מ?מחר', () => 1],
  ['מ?מחרתיים', () => 2],
  ['ל?הלילה', () => 0, 1],
  ['מ?היום', () => 0],
  ['ב?שבוע הבא', () => WEEK],
  [`ב?עוד (${COUNT_HE}) (ימים|שבועות)`, ([, count = '', unit]) => numberOf(count) * inWeeks(unit)],
  ['ב?עוד שבוע', () => WEEK],
  ['ב?עוד שבועיים', () => 2 * WEEK],
  ['ב?עוד יומיים', () => 2],
];

const WEEKDAYS: readonly string[] = [
  `(?:(?:from|on|for|starting) )?((?:(?:this|next|coming) )?(?:${DAYS}))`,
  'מ?(ב?יום (?:ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת)(?: הבא| הקרוב)?)',
  'מ?(ב?שבת(?: הבאה| הקרובה)?)',
];

/** Days given by their distance from today, or by their weekday. */
export function spokenDaysIn(
  runs: readonly string[],
  { locale, today }: { readonly locale: string; readonly today: string },
): readonly Read<SpokenDay>[] {
  const ahead = AHEAD.flatMap(([pattern, days, nights = null]) =>
    placesOf(runs, pattern).map(({ match, span }) => ({
      value: { checkIn: addDays(today, days(match)), nights },
      spans: [span],
    })),
  );
  const weekdays = WEEKDAYS.flatMap((pattern) =>
    placesOf(runs, pattern).flatMap(({ match, span }) => {
      const checkIn = readTypedDay(match[1] ?? '', { locale, today });
      return checkIn === null ? [] : [{ value: { checkIn, nights: null }, spans: [span] }];
    }),
  );
  return [...ahead, ...weekdays];
}
