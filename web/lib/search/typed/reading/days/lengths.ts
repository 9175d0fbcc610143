import { MAX_NIGHTS } from '#shared/stay/stay-limits.ts';
import { readNights } from '#ui/typed-nights.ts';
import { COUNT_EN, COUNT_HE, NIGHTS_EN, numberOf } from '../numbers.ts';
import { overlaps, placesOf, type Read, type Span, without } from '../run.ts';

const WEEK = 7;
const [COUPLE, FORTNIGHT] = [2, 14];

const LEAD = '(?:for |any |about |staying )*(?:the |our )?';
const TRIP = '(?: (?:stay|trip|break|holiday|vacation|getaway))?';

/** With any other word before it, “week” names a certain week or is a rate: “next week”, “marathon week”, “per week”. */
const BEFORE_WEEK =
  '(?:(?:(?:for|any|about|staying|the|our|full|whole|entire|nice|quiet|lovely|relaxing|cheap|romantic|family|beach|ski|summer|winter)[ -])+|(?<!\\p{L}[ -]))';

type Length = readonly [pattern: string, nights: (match: RegExpExecArray) => number];

const counted = (count: string, unit: string): number =>
  (/^(?:a )?couple/iu.test(count) ? COUPLE : numberOf(count)) * (/^(?:week|שבוע)/iu.test(unit) ? WEEK : 1);

const LENGTHS: readonly Length[] = [
  [
    `${LEAD}(${COUNT_EN}|an?|(?:a )?couple of|(?:a )?couple(?= (?:${NIGHTS_EN}|days|weeks)))[ -](${NIGHTS_EN}|days?|weeks?)(?:[ -]long)?${TRIP}`,
    ([, count = '', unit = '']) => counted(count, unit),
  ],
  [`${BEFORE_WEEK}week(?:[ -]long)?${TRIP}`, () => WEEK],
  [`${LEAD}(?:a )?fortnight`, () => FORTNIGHT],
  [`overnight${TRIP}`, () => 1],
  [`(?:ל[-־]?|כל )?(${COUNT_HE}) (לילות|ימים|שבועות)`, ([, count = '', unit = '']) => counted(count, unit)],
  ['(?:ל[-־]?)?לילה(?: אחד)?', () => 1],
  ['(?:ל[-־]?)?(?:יומיים|לילותיים)', () => COUPLE],
  ['(?:ל[-־]?)?שבוע(?: אחד)?(?! הבא)', () => WEEK],
  ['(?:ל[-־]?)?שבועיים', () => FORTNIGHT],
];

/** “3 or 4 nights” gives no number. */
const EITHER = `(?:${COUNT_EN}) ?(?:or|to|[-–]) ?(?:${COUNT_EN}) (?:${NIGHTS_EN}|days?|weeks?)|(?:${COUNT_HE}) (?:או|עד) (?:${COUNT_HE}) (?:לילות|ימים|שבועות)`;

/** Prices and meals of one night or day give no length: “200 CHF a night”, “2 meals a day”. */
const RATE = `\\d[\\d.,’']*(?:[ \\-]?(?:\\p{L}+|[^\\s\\p{L}\\p{N},;\\0]{1,3}))?(?: ?/ ?(?:${NIGHTS_EN}|day)| (?:an?|per|each|every) (?:${NIGHTS_EN}|day)| ?(?:ללילה(?! אחד)|לכל לילה))`;

interface Found {
  readonly nights: number;
  readonly span: Span;
}

/** Context for reading lengths of stay. */
export interface LengthContext {
  /** Locale of the names of days and months. */
  readonly locale: string;
  /** Formats a number of nights like the page. */
  readonly nightsText: (count: number) => string;
}

/** All mentions of a number of nights, even contradicting ones. */
function lengthsIn(typed: readonly string[], { locale, nightsText }: LengthContext): readonly Found[] {
  const rates = placesOf(typed, RATE).map(({ span }) => span);
  const runs = without(typed, rates);
  const known: Found[] = LENGTHS.flatMap(([pattern, nights]) =>
    placesOf(runs, pattern).map(({ match, span }) => ({ nights: nights(match), span })),
  );
  const ofPage: Found[] = placesOf(runs, '\\d{1,2} \\p{L}{2,}').flatMap(({ match, span }) => {
    const nights = readNights(match[0], locale, nightsText);
    return nights === null ? [] : [{ nights, span }];
  });
  return [...known, ...ofPage];
}

/** The runs without numbers of nights, which are not days of a month: “in May 3 nights”. */
export const withoutLengths = (runs: readonly string[], reading: LengthContext): readonly string[] =>
  without(
    runs,
    [...placesOf(runs, EITHER), ...lengthsIn(runs, reading)].map(({ span }) => span),
  );

/** The number of nights in the words; null without one, or with several different ones. */
export function readLength(runs: readonly string[], reading: LengthContext): Read<number> | null {
  if (placesOf(runs, EITHER).length > 0) return null;
  const all = lengthsIn(runs, reading).toSorted(
    (one, other) => other.span.to - other.span.from - (one.span.to - one.span.from),
  );
  const kept: Found[] = [];
  for (const each of all) if (!kept.some(({ span }) => overlaps(span, each.span))) kept.push(each);
  const [first] = kept;
  if (!first || first.nights < 1 || first.nights > MAX_NIGHTS) return null;
  if (kept.some(({ nights }) => nights !== first.nights)) return null;
  return { value: first.nights, spans: kept.map(({ span }) => span) };
}
