import type { Case } from '../case.ts';

/** Days, stays and ages that are corrected at once, and stays that end in the next month. */
export const otherDays: readonly Case[] = [
  [
    'Rome 20 to 24 january. NO she says 21. ok 21 to 24 then, final',
    'find | rome | 2027-01-21..2027-01-24 (3)',
  ],
  ['Oslo 3 to 7 May, no, my wife says the 4th', 'find | oslo | 2027-05-04..2027-05-07 (3)'],
  ['Oslo, 3 to 7 May. No, he wants the 8th', 'find | oslo | 2027-05-03..2027-05-08 (5)'],
  ['Lisbon 10 to 14 March. ok 12 to 16 then', 'find | lisbon | 2027-03-12..2027-03-16 (4)'],
  ['Prague from 4 June for 3 nights, no wait, the 5th', 'find | prague | 2027-06-05..2027-06-08 (3)'],
  ['on Friday, not this one, the Friday after, two nights', 'find | 2026-12-04..2026-12-06 (2)'],
  ['not this friday the one after till the monday', 'find | 2026-12-04..2026-12-07 (3)', { hasSearch: true }],
  ['ברלין 20 עד 24 בינואר. לא, היא אומרת 21', 'find | ברלין | 2027-01-21..2027-01-24 (3)'],
  ['פראג 3 עד 7 במאי. אוקיי 4 עד 8', 'find | פראג | 2027-05-04..2027-05-08 (4)'],
  ['אני בא ביום ראשון, לא הקרוב, ראשון אחרי. שני לילות', 'find | 2026-11-29..2026-12-01 (2)'],
  ['לא ביום שישי הזה, זה שאחריו, לשני לילות', 'find | 2026-12-04..2026-12-06 (2)'],
  ['רומא 10 עד 14 במרץ, לא, אני רוצה 15', 'find | רומא | 2027-03-10..2027-03-15 (5)'],
  ['in on the 30th, out on 2 January, Budapest', 'find | budapest | 2026-12-30..2027-01-02 (3)'],
  ['Vienna, arriving the 29th and leaving on 3 May', 'find | vienna | 2027-04-29..2027-05-03 (4)'],
  ['וינה, מגיעים ב-28 ועוזבים ב-3 באפריל', 'find | וינה | 2027-03-28..2027-04-03 (6)'],
  [
    'נועם בן שמונה ותמר שתהיה ארבע אה רגע היא עוד בת שלוש',
    'find | childrenAges [8,3] children 2',
    { hasSearch: true },
  ],
];
