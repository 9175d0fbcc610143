import type { MessageContext } from '#backends/assistant/understanding/goals/message-context.ts';
import type { Case } from '../case.ts';
import { familyOfFour, withSearch } from '../contexts.ts';

/** A search with two children whose ages are known. */
const withAges: Partial<MessageContext> = { ...familyOfFour, childrenAges: [6, 9] };

/** People who come along after all, and stories that change nothing. */
export const stories: readonly Case[] = [
  // People who come along after all, and people who are only mentioned.
  ['my mother-in-law has decided to join us', 'find | adults 1 isChange true', withSearch],
  [
    'my niece is getting married in Athens, 3-6 may, two adults',
    'find | *athens, getting married | 2027-05-03..2027-05-06 (3) | adults 2',
  ],
  [
    'my son is getting a cold often, he is 4, Rome 3-6 may, 2 adults',
    'find | getting, rome | 2027-05-03..2027-05-06 (3) | adults 2 childrenAges [4] children 1',
  ],
  [
    'לבר מצווה של הנכד בירושלים, מלון 3-6 במאי לזוג',
    'find | *ירושלים | 2027-05-03..2027-05-06 (3) | adults 2',
  ],
  ['and can you do two rooms she goes to bed at eight', 'find | goes | rooms 2', withSearch],
  ['grandma has now decided to tag along', 'find | adults 1 isChange true', withSearch],
  ['my sister just told me she wants to come along', 'find | adults 1 isChange true', withSearch],
  ['חמותי החליטה לבוא איתנו, תוסיפי אותה', 'find | adults 1 isChange true', withSearch],
  ['אחותי הגדולה פתאום רוצה להצטרף', 'find | adults 1 isChange true', withSearch],
  ['גם סבתא באה', 'find | adults 1 isChange true', withSearch],
  ["it'll be just me and the little one", 'find | adults 1 childrenAges [6] children 1', withAges],
  ['so only me and the big one', 'find | adults 1 childrenAges [9] children 1', withAges],
  ['רק אני והגדול נוסעים', 'find | adults 1 childrenAges [9] children 1', withAges],
  ['with two kids I am not opening my purse all day', 'find | purse | childrenAges [] children 2', withAges],
  [
    'רק הכול כלול, עם שני ילדים אני לא פותח את הארנק',
    'find | הארנק | childrenAges [] children 2 | All Inclusive',
    withAges,
  ],
  [
    'the 6-year-old stays at home with his aunt, so only the nine-year-old comes',
    'find | childrenAges [9] children 1 isOnlyChild true',
    withAges,
  ],
  ['Rome, 3 nights, my daughter got married there', 'find | rome | ?..? (3)'],
  ['לינה בירושלים, הנכדה שלנו מתחתנת', 'find | *ירושלים'],
  ['זוג הורים עם שני ילדים בני 4 ו-7 באילת', 'find | *אילת | adults 2 childrenAges [4,7] children 2'],
  ['ארבעה עובדים בוורשה, חדר נפרד לכל אחד', 'find | *וורשה | adults 4 ownRoom each'],
  [
    'רק אני והבנות, הקטנה בת 5 והגדולה בת שמונה, באילת',
    'find | *אילת | adults 1 childrenAges [5,8] children 2',
  ],
  // Who does not want to come, or only asks, does not join.
  ["my mother doesn't want to join", 'unknown', withSearch],
  ['my wife wants to know if we can join an excursion', 'find | excursion | adults 2', withSearch],
  ['my sister asks whether they can join', 'unknown', withSearch],
  // Before the first search, what children do shows that they come along.
  [
    'the kids hate the sea, so a hotel with a pool in Rome in May',
    'find | *rome | 2027-05-01..? (?) | childrenAges [] | Pool',
  ],
  ['the kids hate stairs, so a lift please', 'find | unmet lift', withSearch],
  // The past decides neither days nor sums.
  [
    'last time I lost 400 bucks bc my kid got sick. Leave me just the ones I can cancel for free.',
    'find | free',
    withSearch,
  ],
  ['last year we paid 500 a night. show me the ones with a pool', 'find | Pool', withSearch],
  [
    'We stayed in Rome last year for 3 nights. Now find us a hotel in Paris for 2 nights from 5 May',
    'find | *paris | 2027-05-05..2027-05-07 (2)',
  ],
  ['ב-1985 ישנו שם בשלושה דולר. מלון בבנגקוק לשני לילות', 'find | *בנגקוק | ?..? (2)'],
  // One night on an eve.
  ["York for New Year's Eve, one night", 'find | york | 2026-12-31..2027-01-01 (1)'],
  ['one night on NYE in Vienna', 'find | *vienna | 2026-12-31..2027-01-01 (1)'],
  ['לילה אחד בסילבסטר בפראג', 'find | *פראג | 2026-12-31..2027-01-01 (1)'],
  ['10 minutes walk from home by the sea', 'find | SEA | numbers 10', withSearch],
  ['same number of rooms but arrive a day later', 'find | start 1 days on', withSearch],
  ['אותו מספר חדרים, נגיע יום אחר כך', 'find | start 1 days on', withSearch],
  ['יום האהבה בפריז, לילה אחד', 'find | *פריז | 2027-02-14..2027-02-15 (1)'],
];
