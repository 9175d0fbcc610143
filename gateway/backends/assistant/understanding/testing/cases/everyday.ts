import type { Case } from './case.ts';
import { withSearch } from './contexts.ts';

/** Wishes, people and days mentioned within longer sentences, in both languages. */
export const everydayWordings: readonly Case[] = [
  // A demand is a wish, even among other remarks.
  ['it really must have a gym', 'find | Gym', withSearch],
  ['breakfast matters to us', 'find | Breakfast Included', withSearch],
  ['we come by car so parking is important', 'find | Parking', withSearch],
  ['חשוב לנו שתהיה בריכה', 'find | Pool', withSearch],
  // A number given as the total includes the people who join.
  ['two friends join. four adults, two rooms', 'find | adults 4 rooms 2', withSearch],
  ['it is the two of us plus my father', 'find | adults 3', withSearch],
  ['אני ועוד 3 חברים', 'find | adults 4', withSearch],
  ['שני זוגות', 'find | adults 4', withSearch],
  [
    '2 adults - 1 child, 5 years - 1 baby, 10 months',
    'find | adults 2 childrenAges [5] children 1 infants 1',
  ],
  ['ילד אחד, יש לו 7 שנים', 'find | childrenAges [7] children 1', withSearch],
  // Days with their weekday, and days of the current stay's month.
  [
    'from wed 20 to sat 23',
    'find | 2027-05-20..2027-05-23 (3)',
    { ...withSearch, stay: { checkIn: '2027-05-04', checkOut: '2027-05-09' } },
  ],
  [
    'until fri 7',
    'find | ?..2027-05-07 (?)',
    { ...withSearch, stay: { checkIn: '2027-05-04', checkOut: '2027-05-09' } },
  ],
  [
    'make it 14 to 19',
    'find | 2027-05-14..2027-05-19 (5)',
    { ...withSearch, stay: { checkIn: '2027-05-04', checkOut: '2027-05-09' } },
  ],
  [
    'נגיד 14 עד 19',
    'find | 2027-05-14..2027-05-19 (5)',
    { ...withSearch, stay: { checkIn: '2027-05-04', checkOut: '2027-05-09' } },
  ],
  // Typing errors.
  ['not mor than 900 a night', 'find | 0-900 ?/night', withSearch],
  ['כמה עולה הרבעי', 'hotel #4 price', withSearch],
  ['ארוחתבוקר בבקשה', 'find | Breakfast Included', withSearch],
  ['מחיר עד 1000 שקל עבור לילה אחד', 'find | 0-1000 ILS/night', withSearch],
  ['thanx a lot!!', 'small-talk thanks'],
  ['חיפוש חדש: רומא, 11 עד 15 באפריל', 'find | רומא | 2027-04-11..2027-04-15 (4)', withSearch],
];
