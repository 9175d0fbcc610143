import { expect, it } from 'vitest';
import { createLateDays } from './late-days.ts';

const day = (text: string) => Date.parse(`${text}T00:00:00Z`);
const noon = Date.parse('2026-05-12T12:00:00Z');

/** The dates in the script for each day that may be today. */
const daysIn = (script: string): Record<string, { words: Record<string, string>; searched?: string }> =>
  JSON.parse(/days = (\{.*\})\[/.exec(script)?.[1] ?? '');

it('the script has the default dates for every day that is today in some time zone, when the URL has no dates', () => {
  const days = daysIn(createLateDays('en-GB')(null, noon));
  expect(Object.keys(days).map(Number)).toEqual([day('2026-05-12'), day('2026-05-13')]);
  const { words, searched } = days[day('2026-05-12')] ?? { words: {} };
  expect(words['dates']).toBe('13 – 19 May 2026');
  expect([words['day0'], words['day6']]).toEqual(['Tue 12 May', 'Mon 18 May'].map(normal));
  expect(searched).toBe('day1');
});

it('the script keeps requested dates where they are not past, and replaces them where they are', () => {
  const requested = [day('2026-05-12'), day('2026-05-14')] as const;
  const days = daysIn(createLateDays('en-GB')(requested, noon));
  expect(days[day('2026-05-12')]?.words['dates']).toBe('12 – 14 May 2026');
  expect(days[day('2026-05-13')]?.words['dates']).toBe('14 – 20 May 2026');
});

/** Some engines write a comma after the weekday. */
const normal = (text: string) =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(day(`2026-05-${text.split(' ')[1]}`));
