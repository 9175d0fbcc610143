import { nightsBetween } from '#i18n/dates/plain-date.ts';
import { type Holiday, HOLIDAY_NAMES, HOLIDAYS } from '#shared/holidays/holiday-names.ts';
import { nextHoliday } from '#shared/holidays/holidays.ts';
import { COUNT_HE } from '../numbers.ts';
import { overlaps, placesOf, type Read, type Span } from '../run.ts';
import type { SpokenDay } from './spokenDays.ts';

/** More names: those in the other languages of the site, and those that depend on the words around them. */
const MORE: Readonly<Partial<Record<Holiday, readonly string[]>>> = {
  christmas: ['weihnachten', 'noël', 'navidad', 'natale', 'рождество', 'عيد الميلاد'],
  'new-years-eve': [
    'silvester',
    'réveillon',
    'nochevieja',
    'capodanno',
    'ערב (?:השנה|שנה) ה?חדשה',
    'ערב ראש השנה (?:האזרחית|הלועזית)',
  ],
  'new-year': ['neujahr', 'новый год', 'رأس السنة'],
  easter: ['ostern', 'pâques', 'semana santa', 'pasqua', 'páscoa', 'عيد الفصح'],
  passover: ['ליל הסדר', 'seder night'],
  // “Weeks” without a number, and not “in the coming weeks”.
  shavuot: [`(?<!(?:${COUNT_HE}|כמה|מספר|עוד) )שבועות(?! ה?(?:קרוב|בא|ראשונ|אחרונ))`],
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

interface NamedHoliday {
  readonly span: Span;
  /** Null for a year in which the holiday is over. */
  readonly value: SpokenDay | null;
}

/** The holidays that the words name, each in the year written beside it, otherwise the next that has not begun. */
function namedIn(runs: readonly string[], today: string): readonly NamedHoliday[] {
  const found = PATTERNS.flatMap(({ holiday, pattern }) =>
    placesOf(runs, pattern).map(({ match: { groups = {} }, span }): NamedHoliday => {
      const { year } = groups;
      const stay = nextHoliday(holiday, today, year === undefined ? null : Number(year));
      if (!stay) return { span, value: null };
      return {
        span,
        value: { checkIn: stay.checkIn, nights: nightsBetween(stay.checkIn, stay.checkOut) },
      };
    }),
  );
  const length = ({ span }: NamedHoliday): number => span.to - span.from;
  return found.toSorted((one, other) => length(other) - length(one)).filter(isFirstOf);
}

/** Keeps the longest of overlapping names: “חול המועד פסח” is not all of Passover. */
const isFirstOf = ({ span }: NamedHoliday, at: number, all: readonly NamedHoliday[]): boolean =>
  !all.slice(0, at).some((other) => overlaps(other.span, span));

/** The nights of the holidays that the words name. */
export const holidaysIn = (
  runs: readonly string[],
  { today }: { readonly today: string },
): readonly Read<SpokenDay>[] =>
  namedIn(runs, today).flatMap(({ value, span }) => (value ? [{ value, spans: [span] }] : []));

/** The words that name holidays which are over, so that “Easter weekend 2026” is not read as another weekend. */
export const pastHolidaysIn = (
  runs: readonly string[],
  { today }: { readonly today: string },
): readonly Span[] => namedIn(runs, today).flatMap(({ value, span }) => (value ? [] : [span]));
