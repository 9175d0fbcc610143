import type { Case } from '../case.ts';
import { familyOfFour, withSearch } from '../contexts.ts';

const withChildren = { ...familyOfFour, childrenAges: [5, 11] };

/** Babies and small children, people named beside the writer, and who is left of a party. */
export const companions: readonly Case[] = [
  [
    'Eilat, me, my husband, a girl of 11 and a boy who is a year old',
    'find | eilat | adults 2 childrenAges [1,11] children 2',
  ],
  ['Florence for two families', 'find | florence | adults 4 childrenAges []'],
  ['פירנצה לשתי משפחות', 'find | פירנצה | adults 4 childrenAges []'],
  ['two families of 4, Rome', 'find | rome | adults 4 childrenAges [] children 4'],
  [
    '2 kids 4 and 6, both of us over 40, Rome 3-6 may',
    'find | rome | 2027-05-03..2027-05-06 (3) | adults 2 childrenAges [4,6] children 2 | numbers 40',
  ],
  ['2 adults. my mother might come too, Rome', 'find | rome | adults 2'],
  ['2 adults. if my mother comes too we need 2 rooms. Rome', 'find | rome | adults 2 rooms 2'],
  ['I need a hotel for my mom in Rome with me', 'find | *rome'],
  ['צריך מלון קרוב להורים שלי ברומא', 'find | *רומא'],
  ['בני נוער ברומא, קבוצה של 20', 'find | *רומא | adults 20 childrenAges []'],
  [
    'my daughter gives up her bed, she is 5, Rome 2 adults',
    'find | rome | adults 2 childrenAges [5] children 1',
  ],
  ['the bar mitzvah of our son, 13, Rome, 2 adults', 'find | rome | adults 2 childrenAges [13] children 1'],
  ['we are all 22 students', 'find | adults 22'],
  ['3 girls to Barcelona 4-8 march, all adults', 'find | *barcelona | 2027-03-04..2027-03-08 (4) | adults 3'],
  ['ארבע בנות לפראג, כולנו מעל גיל 18', 'find | *פראג | adults 4'],
  [
    'london 22-26 dec. 2 adults + my son whos 11. wait my daughter is coming too shes 14',
    'find | london | 2026-12-22..2026-12-26 (4) | adults 2 childrenAges [14,11] children 2',
  ],
  [
    'rome 3-6 may me and my wife. my sister is coming too',
    'find | rome | 2027-05-03..2027-05-06 (3) | adults 3',
  ],
  ['rome 3-6 may, three adults my dad is coming', 'find | rome | 2027-05-03..2027-05-06 (3) | adults 3'],
  [
    "me, my husband, my mother and my father, that's 4 adults, rome 3-6 may",
    'find | rome | 2027-05-03..2027-05-06 (3) | adults 4',
  ],
  [
    '2 adults the kids are 5 and 7 one room rome 3-6 may',
    'find | rome | 2027-05-03..2027-05-06 (3) | adults 2 childrenAges [5,7] children 2 rooms 1',
  ],
  ['מלון ברומא לאחותי 3-6 במאי', 'find | *רומא | 2027-05-03..2027-05-06 (3) | adults 1'],
  ['need a lift for my mother, Rome 3-6 may', 'find | rome | 2027-05-03..2027-05-06 (3) | unmet lift'],
  [
    'I want to take my grandson he is seven to Larnaca just the two of us',
    'find | *larnaca | adults 1 childrenAges [7] children 1 isOnlyChild true',
  ],
  ['rome 3-6 may 2 doubles and 1 twin', 'find | rome | 2027-05-03..2027-05-06 (3) | adults 6 rooms 3'],
  [
    'Amsterdam 15-18 march for one person, not a cent over 140 euro a night',
    'find | amsterdam | 2027-03-15..2027-03-18 (3) | adults 1 | 0-140 EUR/night',
  ],
  ['add a person to the search', 'find | adults 1 isChange true', withSearch],
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
