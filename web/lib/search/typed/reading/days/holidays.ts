import { nightsBetween } from '#i18n/dates/plain-date.ts';
import { type Holiday, HOLIDAY_NAMES, HOLIDAYS } from '#shared/holidays/holiday-names.ts';
import { nextHoliday } from '#shared/holidays/holidays.ts';
import { COUNT_HE } from '../numbers.ts';
import { overlaps, placesOf, type Read } from '../run.ts';
import type { SpokenDay } from './spokenDays.ts';

/** More names: in the other languages of the site, and such as need the words around them. */
const MORE: Readonly<Partial<Record<Holiday, readonly string[]>>> = {
  christmas: ['weihnachten', 'noël', 'navidad', 'natale', 'рождество', 'عيد الميلاد'],
  'new-year': ['silvester', 'neujahr', 'réveillon', 'nochevieja', 'capodanno', 'новый год', 'رأس السنة'],
  easter: ['ostern', 'pâques', 'semana santa', 'pasqua', 'páscoa', 'عيد الفصح'],
  passover: ['ליל הסדר', 'seder night'],
  // “Weeks” without a number.
  shavuot: [`(?<!(?:${COUNT_HE}|כמה|מספר|עוד) )שבועות`],
};

/** Names are listed without apostrophes, which people write or leave out: “New Year’s Eve”. */
const withApostrophes = (name: string): string => name.replaceAll(/(?<=[a-z]{2})s(?![a-z])/gu, "['’]?s");

/** Longer names first: “New Year’s Eve” is not only “New Year”. */
const patternOf = (holiday: Holiday): string =>
  [...HOLIDAY_NAMES[holiday], ...(MORE[holiday] ?? [])]
    .toSorted((one, other) => other.length - one.length)
    .map(withApostrophes)
    .join('|');

const LEAD =
  '(?:(?:for|at|on|over|during|around|in|this|the|next|our|coming|of|zu|an|über|à|en|a|per|на|في) )*';
const LEAD_HE = '[ושל]{0,2}ב?(?:תקופת |חופשת |ימי )?[בלה]?(?:ערב )?ה?';
const AFTER = '(?:[ -](?:holidays?|break|weekend|week|time|vacation|period|eve|day))?';
/** Things that only carry the name of a holiday. */
const NO_TIME = '(?! (?:markets?|trees?|lights?|dinner|island|cards?))';
const YEAR = '(?:,? (?<year>20\\d\\d))?';

const PATTERNS = HOLIDAYS.map((holiday) => ({
  holiday,
  pattern: `(?:${LEAD}|${LEAD_HE})(?:${patternOf(holiday)})${AFTER}${NO_TIME}${YEAR}`,
}));

/** The nights of the holidays that the words name, each the next time it has not begun. */
export const holidaysIn = (
  runs: readonly string[],
  { today }: { readonly today: string },
): readonly Read<SpokenDay>[] => {
  const found = PATTERNS.flatMap(({ holiday, pattern }) =>
    placesOf(runs, pattern).flatMap(({ match: { groups = {} }, span }) => {
      const { year } = groups;
      const stay = nextHoliday(holiday, today, year === undefined ? null : Number(year));
      if (!stay) return [];
      const value = { checkIn: stay.checkIn, nights: nightsBetween(stay.checkIn, stay.checkOut) };
      return [{ value, spans: [span] }];
    }),
  );
  const length = ({ spans: [span] }: Read<SpokenDay>): number => (span ? span.to - span.from : 0);
  return found.toSorted((one, other) => length(other) - length(one)).filter(isFirstOf);
};

/** Keeps the longest of overlapping names: “חול המועד פסח” is not all of Passover. */
const isFirstOf = (read: Read<SpokenDay>, at: number, all: readonly Read<SpokenDay>[]): boolean =>
  !all
    .slice(0, at)
    .some(({ spans }) => spans.some((one) => read.spans.some((other) => overlaps(one, other))));
