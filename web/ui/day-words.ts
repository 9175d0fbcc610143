/** Words for days in the page's language, English and Hebrew, compared without case, accents and punctuation. */

import { languages } from '../i18n/languages.ts';

const marks = /[\u200e\u200f\u061c\u2066-\u2069]/g;
const digits = (sign: string) => String(sign.charCodeAt(0) & 15);

/** Lower case without accents, with Western digits and single spaces, so that different spellings of a word are equal. */
export const plain = (text: string): string =>
  text
    .replaceAll(marks, '')
    .replaceAll(/[٠-٩۰-۹]/g, digits)
    .toLocaleLowerCase('en')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[׳״'’ʼ"]/g, '')
    .replaceAll(/(?<=\d)(?=\p{L})|(?<=\p{L})(?=\d)/gu, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Words beside a day that change nothing. */
const fillers = new Set(
  [
    'of the on st nd rd th this coming',
    'ב ה יום ביום הקרוב הקרובה לחודש',
    'de del el este proximo dia que viene',
    'le er ce prochain den am diesen kommenden',
    'il di questo prossimo o a do em na no proxima esta vem feira',
    'в во г года эту этот ближайшую ближайший',
    'يوم في من القادم القادمة المقبل المقبلة هذا',
    '日 号',
  ].flatMap((words) => plain(words).split(' ')),
);

/** Words beside a weekday that mean next week's. */
const nexts = new Set(
  ['next', 'הבא', 'הבאה', 'nachsten', 'nachster', 'следующий', 'следующую', 'следующая', 'следующее'].map(
    (word) => plain(word),
  ),
);

export const isFiller = (word: string): boolean => fillers.has(word);
export const isNext = (word: string): boolean => nexts.has(word);

/**
 * Spellings of months that Intl does not have and common slips, by language; a line for each month, January first. They
 * are read as whole words only: “set” and “des” begin slips, and mean other things.
 */
const otherMonths: Record<string, readonly string[]> = {
  he: ['ינאור', 'פבואר פברור', 'מרס', 'אפר', '', '', '', 'אוגסט', 'ספטמר', 'אוקטבר', 'נובמר', 'דצמר'],
  en: [
    'janurary janury januray jaunary',
    'febuary feburary febrary februrary febraury',
    '',
    'apirl aprill',
    '',
    '',
    '',
    'agust augst augest',
    'sept septmber setember setpember septemeber',
    'ocotber octobar otcober octomber',
    'novmber novemeber novenber',
    'decmber decemeber desember decemebr',
  ],
};

const languageOf = (locale: string) => locale.slice(0, 2);
const stem = (word: string) => word.slice(0, Math.max(3, word.length - 1));
const isCyrillic = (word: string) => /^\p{Script=Cyrillic}+$/u.test(word);

/** Whether a word is a name, its beginning or, in languages with cases, the same except for the ending. */
const matches = (word: string, name: string): boolean =>
  name === word ||
  (word.length >= 3 && name.startsWith(word)) ||
  (isCyrillic(word) && word.length >= 3 && stem(word) === stem(name));

type Names = readonly (readonly string[])[];

const names = (locale: string, dates: readonly Date[], options: Intl.DateTimeFormatOptions[]): Names => {
  const formats = options.map((each) => new Intl.DateTimeFormat(locale, { ...each, timeZone: 'UTC' }));
  return dates.map((date) =>
    formats.flatMap((format) =>
      format
        .formatToParts(date)
        .filter(({ type }) => type === 'month' || type === 'weekday')
        .map(({ value }) => plain(value).replace(/^יום /, '')),
    ),
  );
};

// Dates that only pass the name of a month or of a weekday through Intl.
const monthDates = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 5)));
const weekDates = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 10, 22 + day)));

/** Builds the words of a language once, because every typed letter reads all words again, and Intl is slow. */
const oncePerLocale = <T>(make: (locale: string) => T): ((locale: string) => T) => {
  const made = new Map<string, T>();
  return (locale) => {
    const own = made.get(locale) ?? make(locale);
    made.set(locale, own);
    return own;
  };
};

/** In Hebrew, words are also read with the prefix for “in”. */
const withHebrewIn = (words: readonly string[], locale: string): readonly string[] =>
  languageOf(locale) === 'he' ? words.flatMap((word) => [word, `ב${word}`]) : words;

const monthNames = oncePerLocale((locale) => {
  const styles: Intl.DateTimeFormatOptions[] = [
    { month: 'long' },
    { month: 'short' },
    { month: 'long', day: 'numeric' },
  ];
  return names(locale, monthDates, styles).map((own) => withHebrewIn(own, locale));
});

const slipsOfMonths = oncePerLocale((locale) =>
  (otherMonths[languageOf(locale)] ?? []).map((words) =>
    withHebrewIn(words.split(' ').filter(Boolean), locale),
  ),
);

const dayNames = oncePerLocale((locale) =>
  names(locale, weekDates, [{ weekday: 'long' }, { weekday: 'short' }]).map((own) =>
    own.flatMap((name) => {
      if (languageOf(locale) === 'ar') return [name, name.replace(/^ال/, '')];
      return languageOf(locale) === 'he' ? [name, `ב${name}`] : [name];
    }),
  ),
);

/** Index of the matching name; -1 without one, or when several match. A complete name is preferred to an abbreviation. */
const placeOf = (word: string, all: Names): number => {
  const whole = all.findIndex((own) => own.includes(word));
  if (whole !== -1) return whole;
  const found = all.flatMap((own, at) => (own.some((name) => matches(word, name)) ? [at] : []));
  return found.length === 1 ? (found[0] ?? -1) : -1;
};

/** The language of the page, then the two whose names of months and days every page understands. */
export const languagesRead = (locale: string): readonly string[] => [...new Set([locale, 'en-GB', 'he-IL'])];

const placeInAnyLanguage = (word: string, locale: string, of: (locale: string) => Names): number => {
  for (const language of languagesRead(locale)) {
    const place = placeOf(word, of(language));
    if (place !== -1) return place;
  }
  return -1;
};

/** 0 for January; -1 when it is not a month. */
export const monthOf = (word: string, locale: string): number => {
  const named = placeInAnyLanguage(word, locale, monthNames);
  if (named !== -1) return named;
  const slips = languagesRead(locale).map((language) =>
    slipsOfMonths(language).findIndex((words) => words.includes(word)),
  );
  return slips.find((month) => month !== -1) ?? -1;
};

/** 0 for Sunday; -1 when it is not a weekday. */
export const weekdayOf = (word: string, locale: string): number => placeInAnyLanguage(word, locale, dayNames);

const MAX_DAYS = 60;
const MAX_WEEKS = 12;

/** Phrases that the browser's formats do not have, with the days from today. */
const phrases: ReadonlyMap<string, number> = new Map([
  ['day after tomorrow', 2],
  ['the day after tomorrow', 2],
  ['tonight', 0],
  ['הלילה', 0],
  ['עוד שבוע', 7],
  ['עוד שבועיים', 14],
  ['עוד יומיים', 2],
  ['后天', 2],
]);

let saidTomorrow: ReadonlySet<string> | null = null;

/** "Tomorrow" in all languages of the site at once, because no such word means another day in a second language. */
const tomorrows = (): ReadonlySet<string> => {
  saidTomorrow ??= new Set(
    languages.map(({ dateLocale }) =>
      plain(new Intl.RelativeTimeFormat(dateLocale, { numeric: 'auto' }).format(1, 'day')),
    ),
  );
  return saidTomorrow;
};

/** Days from today by their words in one language; of two meanings, the first counts. */
const countedDays = oncePerLocale((locale): ReadonlyMap<string, number> => {
  const counted = new Map<string, number>();
  for (const numeric of ['auto', 'always'] as const) {
    const format = new Intl.RelativeTimeFormat(locale, { numeric });
    const add = (count: number, unit: 'day' | 'week', days: number) => {
      const words = plain(format.format(count, unit));
      if (!counted.has(words)) counted.set(words, days);
    };
    for (let days = 0; days <= MAX_DAYS; days += 1) add(days, 'day', days);
    for (let weeks = 1; weeks <= MAX_WEEKS; weeks += 1) add(weeks, 'week', weeks * 7);
  }
  return counted;
});

/** How many days from today "tomorrow", "in 3 days" or "next week" are; null for any other text. */
export const daysAhead = (text: string, locale: string): number | null => {
  const known = phrases.get(text);
  if (known !== undefined) return known;
  if (tomorrows().has(text)) return 1;
  for (const language of languagesRead(locale)) {
    const days = countedDays(language).get(text);
    if (days !== undefined) return days;
  }
  return null;
};
