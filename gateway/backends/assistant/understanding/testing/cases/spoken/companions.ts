import type { Case } from '../case.ts';
import { familyOfFour, withSearch } from '../contexts.ts';

const withChildren = { ...familyOfFour, childrenAges: [5, 11] };

/** Babies and small children, people named beside the writer, and who is left of a party. */
export const companions: readonly Case[] = [
  [
    'Eilat, me, my husband, a girl of 11 and a boy who is a year old',
    'find | eilat | adults 2 childrenAges [1,11] children 2',
  ],
  [
    'I am alone with two kid, 4 year and 11 year',
    'find | adults 1 childrenAges [4,11] children 2',
    withSearch,
  ],
  [
    'we are family: I, my husband, his mother, baby 10 month and boy with 7 year',
    'find | adults 3 childrenAges [7] children 1 infants 1',
  ],
  ['Berlin with two friends', 'find | berlin | adults 3'],
  ['a weekend in Oslo with my sister and my mother', 'find | *oslo | 2026-11-27..2026-11-29 (2) | adults 3'],
  ['Rome with three colleagues, 3-6 May', 'find | rome | 2027-05-03..2027-05-06 (3) | adults 4'],
  ['so only me with the children', 'find | adults 1 childrenAges []', withChildren],
  ['it is just me and the kids then', 'find | adults 1 childrenAges []', withChildren],
  [
    'אילת, אני, בעלי, הגדולה בת 11 וגוזל בן שנה',
    'find | אילת, וגוזל | adults 2 childrenAges [11,1] children 2',
  ],
  [
    'אנחנו חמישה – אני, בעלי, הגדולה בת 11, האמצעי בן 7 וגוזל בן שנה',
    'find | וגוזל | adults 2 childrenAges [11,7,1] children 3',
  ],
  [
    'ילד בן שנתיים ותינוקת בת שנה',
    'find | childrenAges [2] children 1 infants 1',
    { hasSearch: true, lastQuestion: 'ages' },
  ],
  ['ברלין עם שני חברים בפברואר', 'find | ברלין | 2027-02-01..? (?) | adults 3'],
  ['וינה עם אמא שלי ואחותי', 'find | וינה | adults 3'],
  ['אז רק אני עם הילדים', 'find | adults 1 childrenAges []', withChildren],
  ['נשארנו שנינו ושני הילדים', 'find | adults 2 childrenAges [] children 2', withChildren],
];
