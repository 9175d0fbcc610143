import { MAX_NIGHTS } from '#shared/stay/stay-limits.ts';
import { readNights } from '#ui/typed-nights.ts';
import { COUNT_EN, COUNT_HE, numberOf } from '../numbers.ts';
import { overlaps, placesOf, type Read, type Span } from '../run.ts';

const WEEK = 7;
const [COUPLE, FORTNIGHT] = [2, 14];

const LEAD = '(?:for |any |about |staying )*(?:the |our )?';
const TRIP = '(?: (?:stay|trip|break|holiday|vacation|getaway))?';

type Length = readonly [pattern: string, nights: (match: RegExpExecArray) => number];

const counted = (count: string, unit: string): number =>
  (/^(?:a )?couple/iu.test(count) ? COUPLE : numberOf(count)) * (/^(?:week|שבוע)/iu.test(unit) ? WEEK : 1);

const LENGTHS: readonly Length[] = [
  [
    `${LEAD}(${COUNT_EN}|an?|(?:a )?couple of)[ -]((?:night|day|week)s?)(?:[ -]long)?${TRIP}`,
    ([, count = '', unit = '']) => counted(count, unit),
  ],
  [`(?<!(?:this|next|last|per|each|every|mid|business)[ -])${LEAD}week(?:[ -]long)?${TRIP}`, () => WEEK],
  [`${LEAD}(?:a )?fortnight`, () => FORTNIGHT],
  [`overnight${TRIP}`, () => 1],
  [`(?:ל[-־]?|כל )?(${COUNT_HE}) (לילות|ימים|שבועות)`, ([, count = '', unit = '']) => counted(count, unit)],
  ['(?:ל[-־]?)?לילה(?: אחד)?', () => 1],
  ['(?:ל[-־]?)?(?:יומיים|לילותיים)', () => COUPLE],
  ['(?:ל[-־]?)?שבוע(?: אחד)?(?! הבא)', () => WEEK],
  ['(?:ל[-־]?)?שבועיים', () => FORTNIGHT],
];

/** “3 or 4 nights” says no number. */
const EITHER = `(?:${COUNT_EN}) ?(?:or|to|[-–]) ?(?:${COUNT_EN}) (?:night|day|week)s?|(?:${COUNT_HE}) (?:או|עד) (?:${COUNT_HE}) (?:לילות|ימים|שבועות)`;

interface Found {
  readonly nights: number;
  readonly span: Span;
}

/** How the page and its language say lengths. */
export interface LengthReading {
  /** The locale of days. */
  readonly locale: string;
  /** How the page says a number of nights. */
  readonly nightsText: (count: number) => string;
}

/** How many nights the words speak of; null where they say nothing, or several things. */
export function readLength(
  runs: readonly string[],
  { locale, nightsText }: LengthReading,
): Read<number> | null {
  if (placesOf(runs, EITHER).length > 0) return null;
  const known: Found[] = LENGTHS.flatMap(([pattern, nights]) =>
    placesOf(runs, pattern).map(({ match, span }) => ({ nights: nights(match), span })),
  );
  const ofPage: Found[] = placesOf(runs, '\\d{1,2} \\p{L}{2,}').flatMap(({ match, span }) => {
    const nights = readNights(match[0], locale, nightsText);
    return nights === null ? [] : [{ nights, span }];
  });
  const all = [...known, ...ofPage].toSorted(
    (one, other) => other.span.to - other.span.from - (one.span.to - one.span.from),
  );
  const kept: Found[] = [];
  for (const each of all) if (!kept.some(({ span }) => overlaps(span, each.span))) kept.push(each);
  const [first] = kept;
  if (!first || first.nights < 1 || first.nights > MAX_NIGHTS) return null;
  if (kept.some(({ nights }) => nights !== first.nights)) return null;
  return { value: first.nights, spans: kept.map(({ span }) => span) };
}
