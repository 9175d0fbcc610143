import { foldText } from '#shared/text/fold-text.ts';
import { withoutPrefix } from './prefixes.ts';

const LANGUAGES = ['en', 'he', 'ar', 'de', 'es', 'fr', 'it', 'pt', 'ru', 'zh'];

/** Formats of a month alone and beside a day, where its name may differ, as in Russian. */
const FORMATS = [
  { month: 'long' },
  { month: 'short' },
  { month: 'long', day: 'numeric' },
  { month: 'short', day: 'numeric' },
] as const;

const monthNames = (): ReadonlySet<string> => {
  const names = LANGUAGES.flatMap((language) =>
    FORMATS.flatMap((format) => {
      const dates = new Intl.DateTimeFormat(language, { ...format, calendar: 'gregory', timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, month) =>
        dates
          .formatToParts(Date.UTC(2025, month, 15))
          .filter(({ type }) => type === 'month')
          .map(({ value }) => foldText(value)),
      ).flat();
    }),
  );
  return new Set(names.filter((name) => /^\p{L}{3,}$/u.test(name)));
};

let months: ReadonlySet<string> | null = null;

const isMonth = (word: string): boolean => {
  months ??= monthNames();
  return months.has(word) || months.has(withoutPrefix(word, 3));
};

/** “3”, “3rd”, “2027”. */
const NUMBER = /^\d+(?:st|nd|rd|th)?$/;
/** Words between a day and its month: “3rd of May”. */
const JOINING: ReadonlySet<string> = new Set(['of', 'de', 'di', 'do']);
/** Words before the second day: “11 to 18 January”. */
const UNTIL: ReadonlySet<string> = new Set(['to', 'till', 'until', 'עד']);

/**
 * Which words of a folded text are dates: months beside a number, and with such a month also the numbers. “11 18
 * january” is dates; “march” alone may be a city. Several readings when there are several months, since one may end a
 * name: “lloret de mar 10 12 january”; the reading with all of them is the last. Empty without a month.
 */
export function dateReadings(words: readonly string[]): readonly (readonly boolean[])[] {
  const isNumber = words.map((word) => NUMBER.test(word));
  const isJoining = (at: number): boolean => JOINING.has(words[at] ?? '') && isNumber[at - 1] === true;
  const isRange = (at: number): boolean => UNTIL.has(words[at] ?? '') && isNumber[at + 1] === true;
  const dated = words.flatMap((word, at) =>
    (isNumber[at - 1] === true || isNumber[at + 1] === true || isJoining(at - 1)) && isMonth(word)
      ? [at]
      : [],
  );
  const rest = dated.length > 1 ? dated.map((kept) => dated.filter((at) => at !== kept)) : [];
  return (dated.length > 0 ? [...rest, dated] : []).map((of) =>
    words.map(
      (_, at) =>
        of.includes(at) || isNumber[at] === true || isRange(at) || (isJoining(at) && of.includes(at + 1)),
    ),
  );
}
