import type { MessageContext } from '#backends/assistant/understanding/goals/message-context.ts';
import type { Case } from '../case.ts';
import { withSearch } from '../contexts.ts';

/** A search for two adults and children of 4 and 7. */
const familyOfTwoChildren: Partial<MessageContext> = { ...withSearch, partySize: 4, childrenAges: [4, 7] };

/** Parties told by relations, ages after the children, and people who are only mentioned. */
export const relations: readonly Case[] = [
  ['Rome for myself and my sister', 'find | rome | adults 2'],
  ['מלון ברומא בשבילי ובשביל אחותי', 'find | *רומא | adults 2'],
  ['I go with my wife and the sister of my wife to Rome', 'find | *rome | adults 3'],
  ['Rome for three ladies', 'find | rome | adults 3'],
  ['just me this time, my wife refuses to fly', 'find | refuses | adults 1', withSearch],
  ['just me and my wife', 'find | adults 2', withSearch],
  [
    'I am taking my two grandchildren, 8 and 11, to Rome. I am the only adult.',
    'find | *rome | adults 1 childrenAges [8,11] children 2',
  ],
  ["rome, two adults and a kid who's three", 'find | rome | adults 2 childrenAges [3] children 1'],
  ['rome 2 adults, 3 kids. 9, 6 and 4', 'find | rome | adults 2 childrenAges [9,6,4] children 3'],
  ['רומא, זוג ו-2 ילדים. 3 ו-6', 'find | רומא | adults 2 childrenAges [3,6] children 2'],
  [
    'my daughter just reminded me, could you make it 18 to 23 February',
    'find | 2027-02-18..2027-02-23 (5)',
    withSearch,
  ],
  ["I spoke to my daughter, so let's say 20 to 22 February", 'find | 2027-02-20..2027-02-22 (2)', withSearch],
  ['הילדים הודיעו שהם משלמים, תראי בלי הגבלת מחיר', 'find | הודיעו, משלמים', withSearch],
  ['הנכדה מתחתנת ב-8, תזיזי ל-15 עד 19 במרץ', 'find | 2027-03-15..2027-03-19 (4) | numbers 8', withSearch],
  ['4 stars, I am no longer a kid', 'find | 4 stars', withSearch],
  ['our son joins us, he is 8', 'find | childrenAges [8] children 1 isChange true', withSearch],
  [
    "the 4 year old stays with grandma, so it's just us two and the 7 year old",
    'find | adults 2 childrenAges [7] children 1',
    familyOfTwoChildren,
  ],
  ['2 adults 2 children [4, 6]', 'find | adults 2 childrenAges [4,6] children 2'],
  [
    'Rome 8-12 March:\n1) me and my wife\n2) our baby (8 months)\n3) my parents',
    'find | rome | 2027-03-08..2027-03-12 (4) | adults 4 infants 1',
  ],
  ["me and 3 friends, we're all 18", 'find | adults 4'],
  ["we're all 20 of us in Rome", 'find | *rome | adults 20'],
  ['הגדולה לא באה, רק הקטן בן 4', 'find | childrenAges [4] children 1 isOnlyChild true', familyOfTwoChildren],
  ['push it a week, the little one is sick', 'find | 7 days on', familyOfTwoChildren],
  ['the little one is sick', 'find | childrenAges [] isChange true leaves youngest', familyOfTwoChildren],
  [
    'Our trip to Paris, 3-6 May, me, our two girls (6 and 9)',
    'find | *paris | 2027-05-03..2027-05-06 (3) | childrenAges [6,9] children 2',
  ],
];
