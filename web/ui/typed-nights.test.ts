import { expect, it } from 'vitest';
import { readFlexibleMonth, readNights } from './typed-nights.ts';

const nightsText = (count: number) => (count === 1 ? 'לילה אחד' : `${count} לילות`);

it.each([
  ['en-GB', '1 week', 7],
  ['en-GB', 'a week', 7],
  ['en-GB', '2 weeks', 14],
  ['en-GB', '3 days', 3],
  ['en-GB', '4 nights', 4],
  ['he-IL', 'שבוע', 7],
  ['he-IL', 'שבועיים', 14],
  ['he-IL', '3 ימים', 3],
  ['he-IL', '5 לילות', 5],
  ['he-IL', '1 week', 7],
  ['de-DE', '1 Woche', 7],
  ['de-DE', '3 ימים', 3],
  ['ru-RU', '2 недели', 14],
  ['zh-CN', '1周', 7],
  ['en-GB', '12 mar', null],
  ['en-GB', '12', null],
  ['en-GB', 'next friday', null],
])('a typed number of nights is read in %s: %s', (locale, text, nights) => {
  expect(readNights(text, locale, nightsText)).toBe(nights);
});

it.each([
  ['en-GB', 'any 3 nights in March', '2027-03-01'],
  ['en-GB', 'any week in december', '2026-12-01'],
  ['en-GB', 'March', '2027-03-01'],
  ['en-GB', 'november', '2026-11-01'],
  ['he-IL', '5 לילות במרץ', '2027-03-01'],
  ['he-IL', 'any 3 nights in March', '2027-03-01'],
  ['en-GB', '12 March or so', null],
  ['en-GB', '30 February', null],
  ['en-GB', 'March or April', null],
  ['en-GB', '3 nights', null],
  ['he-IL', 'שטויות', null],
])('a typed month for a flexible stay is read in %s: %s', (locale, text, month) => {
  expect(readFlexibleMonth(text, { locale, today: '2026-11-24' }, nightsText)).toBe(month);
});
