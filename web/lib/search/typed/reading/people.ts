import { partyLimits } from '#shared/stay/party.ts';
import { COUNT_EN, COUNT_HE, numberOf } from './numbers.ts';
import { placesOf, type Read } from './run.ts';

/** These words give no ages, so children are not counted. */
const CHILDREN =
  'kids?|child(?:ren)?|bab(?:y|ies)|infants?|toddlers?|teen(?:ager)?s?|sons?|daughters?|[ולהב]?ילד(?:ים|ה|ות)?|[ולהב]?תינוק(?:ת|ות)?|[ולה]?פעוט(?:ות)?|[ולה]?נער(?:ים)?|בן \\d+|בת \\d+';

/** Words that may follow a bare number of people: “for 4, breakfast”, but not “for 4 nights”. */
const AFTER =
  '(?=\\s*(?:$|[\\0,.;!?()]|ו[-־]?\\0|(?:and|with|from|under|up to|including|breakfast|please|עם|כולל|בלי|ללא|עד|ארוחת|וארוחת)(?![\\p{L}\\p{N}])))';

const PATTERNS: readonly string[] = [
  `(?:for )?(${COUNT_EN}) (?:adults?|people|persons?|guests?)`,
  `for (${COUNT_EN})${AFTER}`,
  `(?:for )?a couple(?! (?:of|nights|days|weeks|more|hours|minutes|blocks|steps)(?![\\p{L}]))`,
  `(?:ל|עבור )?(${COUNT_HE}) (?:מבוגרים|אנשים|אורחים|נוסעים)`,
  `ל[-־ ]?(${COUNT_HE})${AFTER}`,
  'ל?זוג',
];

/** “for 2 or 3” is ambiguous, so no number is read. */
const EITHER = `(?:${COUNT_EN}) ?(?:or|to|[-–]) ?(?:for )?(?:${COUNT_EN})|(?:${COUNT_HE}) (?:או|עד) ל?[-־]?(?:${COUNT_HE})`;

const COUPLE = 2;

/**
 * Adults, where all words about people give the same number. More than fit in one room are not read, because the words
 * do not say who sleeps where.
 */
export function readAdults(runs: readonly string[]): Read<number> | null {
  if (placesOf(runs, `${CHILDREN}|${EITHER}`).length > 0) return null;
  const found = PATTERNS.flatMap((pattern) =>
    placesOf(runs, pattern).map(({ match, span }) => ({
      adults: match[1] === undefined ? COUPLE : numberOf(match[1]),
      span,
    })),
  );
  const [first] = found;
  if (!first || found.some(({ adults }) => adults !== first.adults)) return null;
  if (first.adults < 1 || first.adults > partyLimits.adultsPerRoom) return null;
  return { value: first.adults, spans: found.map(({ span }) => span) };
}
