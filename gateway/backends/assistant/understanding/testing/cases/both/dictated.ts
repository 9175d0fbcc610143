import type { Case } from '../case.ts';
import { onHotelPage, withSearch } from '../contexts.ts';

/** Messages as people dictate or list them: corrections without punctuation, headings with items, remarks in brackets. */
export const dictated: readonly Case[] = [
  [
    'Porto from the fourth no the fifth to the ninth of March for two',
    'find | porto | 2027-03-05..2027-03-09 (4) | adults 2',
  ],
  ['ריגה מה-3 במאי עד ה-8 לא עד ה-9 במאי זוג', 'find | ריגה | 2027-05-03..2027-05-09 (6) | adults 2'],
  [
    'hotel in london comma just me comma january eighteenth for four nights comma with wifi period',
    'find | *london | 2027-01-18..2027-01-22 (4) | adults 1 | WiFi',
  ],
  [
    'דובאי פסיק שני מבוגרים שני ילדים בני שלוש ועשר חדר אחד נקודה',
    'find | דובאי | adults 2 childrenAges [3,10] children 2 rooms 1',
  ],
  [
    'dubai two adults two kids three and ten one room',
    'find | dubai | adults 2 childrenAges [3,10] children 2 rooms 1',
  ],
  ['so its two adults one room now', 'find | adults 2 rooms 1', withSearch],
  ['thats three adults and wed need two rooms', 'find | adults 3 rooms 2', withSearch],
  [
    'and the kids are coming too five and eight',
    'find | childrenAges [5,8] children 2 isChange true',
    withSearch,
  ],
  [
    'the kids never stop eating oh and it has to have a pool',
    'find | stop | childrenAges [] | Pool',
    withSearch,
  ],
  ['athens next month 14 to 18', 'find | athens | 2026-12-14..2026-12-18 (4)'],
  ['אתונה חודש הבא 14 עד 18', 'find | אתונה | 2026-12-14..2026-12-18 (4)'],
  [
    'רגע התבלבלתי לא שבעה עשר אלא מהתשעה עשר בדצמבר עד העשרים וארבעה',
    'find | 2026-12-19..2026-12-24 (5)',
    { ...withSearch, stay: { checkIn: '2026-12-17', checkOut: '2026-12-22' } },
  ],
  ['cant do tomorrow. thursday 3 december', 'find | 2026-12-03..? (?)', withSearch],
  ['make it five nights no six nights', 'find | ?..? (6)', withSearch],
  ["it's not two adults it's three my mother is coming too", 'find | adults 3', withSearch],
  ['not 5 people, only 3, and two kids', 'find | adults 3 childrenAges [] children 2', withSearch],
  ['max 800 not a night for the whole trip', 'find | 0-800 ?/stay', withSearch],
  ['Add:\n* gym\n* parking\nRemove:\n* spa', 'find | Gym,Parking | without Spa', withSearch],
  ['Our trip:\n1. Prague\n2. 3-7 May\n3. 2 adults', 'find | prague | 2027-05-03..2027-05-07 (4) | adults 2'],
  ['ציון אורחים: 8 ומעלה', 'find | VERY_GOOD', withSearch],
  ['Question on first:\n- total price for the stay?', 'hotel #1 price', withSearch],
  ['my question about the second:\n- how far is the beach?', 'hotel #2 location', withSearch],
  ['Milan\n14. May - 17. May', 'find | milan | 2027-05-14..2027-05-17 (3)'],
  ['my nephew Omar, who is 9, is coming too', 'find | childrenAges [9] children 1 isChange true', withSearch],
  ["two of them can't make it", 'find | adults -2 isChange true', withSearch],
  ['one last thing, how can I pay?', 'page payment', withSearch],
  ['what are your rules about cancelling', 'page cancellation', onHotelPage],
  ['חיפה, מחר, לילה', 'find | חיפה | 2026-11-22..2026-11-23 (1)'],
  // Wednesday beside “we’d”, a date in Hebrew beside “extend”, and counts after “next month”.
  ['arrive wed stay 3 nights', 'find | 2027-02-10..2027-02-13 (3)', withSearch],
  ['from mon to wed want 2 rooms', 'find | 2027-02-08..2027-02-10 (2) | rooms 2', withSearch],
  ['תאריך ב-3 במאי', 'find | 2027-05-03..? (?)', withSearch],
  ['תאריך ביום שני', 'find | 2027-02-08..? (?)', withSearch],
  ['לא תוסיף לילה', 'no', withSearch],
  ['kids 4 oh and 6', 'find | childrenAges [4,6] children 2', withSearch],
  ['next month 10 to 20 minutes from the beach', 'find | 2026-12-01..? (?) | numbers 10,20', withSearch],
  ['next month 2 to 4 couples', 'find | 2026-12-01..? (?) | adults 8', withSearch],
  ['next month 25 to 2', 'find | 2026-12-01..? (?) | numbers 25,2', withSearch],
];
