import type { Case } from '../case.ts';
import { familyOfFour, withSearch } from '../contexts.ts';

/** A search for two adults and two children. */
const kids = { ...withSearch, partySize: 4, childrenAges: [6, 9] };
/** A search for one. */
const alone = { ...withSearch, partySize: 1 };

/** A search for two adults and three children. */
const threeChildren: typeof familyOfFour = { ...withSearch, partySize: 5, childrenAges: [7, 4, 11] };

/** Guests in English and Hebrew, by what the messages have in common. */
export const bothGuests: readonly Case[] = [
  // Relatives who take the children.
  [
    'Granny will mind the kids, so just the 2 of us now',
    'find | adults 2 childrenAges [] children 0',
    withSearch,
  ],
  [
    'my parents are looking after the children so only two adults',
    'find | adults 2 childrenAges [] children 0',
    withSearch,
  ],
  [
    'Grandma is taking care of the kids, just me and my wife',
    'find | adults 2 childrenAges [] children 0',
    withSearch,
  ],
  [
    "the kids will stay with my mother, so it's the two of us",
    'find | adults 2 childrenAges [] children 0',
    withSearch,
  ],
  ['סבתא תשמור על הילדים אז רק שנינו', 'find | adults 2 childrenAges [] children 0', withSearch],
  ['ההורים שלי לוקחים את הילדים, נשארנו שניים', 'find | adults 2 childrenAges [] children 0', withSearch],
  ['הילדים נשארים אצל סבא וסבתא, אז רק זוג', 'find | adults 2 childrenAges [] children 0', withSearch],
  ['my sister will watch the baby', 'find | infants 0', withSearch],
  ['אמא שלי שומרת על התינוקת', 'find | infants 0', withSearch],
  ['מלון בברצלונה רק לאמא ואבא, אני ואחי נשארים אצל סבתא', 'find | *ברצלונה | adults 2'],
  ['my mother takes us both', 'find | adults 2', withSearch],
  // People who come along to help are travellers.
  ['Me, my husband and my carer in Manchester', 'find | *manchester | adults 3'],
  ['Me, my wife and my carer in Leeds', 'find | *leeds | adults 3'],
  ['אני, אשתי והמטפלת שלי, מלון בחיפה', 'find | *חיפה | adults 3'],
  ['אני והמטפל שלי, מלון בתל אביב', 'find | *תל אביב | adults 2'],
  ['my carer will join, so 3 adults and 2 rooms', 'find | adults 3 rooms 2', withSearch],
  ['my carer is coming too', 'find | adults 1 isChange true', withSearch],
  // A baby at the end of a list of ages.
  [
    'זוג עם חמישה ילדים, בני 12, 10, 7, 4 ותינוק בן שנה, מלון בטבריה',
    'find | *טבריה | adults 2 childrenAges [12,10,7,4] children 4 infants 1',
  ],
  [
    'זוג עם שלושה ילדים, בני 8, 5 ותינוקת, רומא',
    'find | רומא | adults 2 childrenAges [8,5] children 2 infants 1',
  ],
  [
    '2 adults, 3 kids ages 9, 6 and a baby, Rome',
    'find | rome | adults 2 childrenAges [9,6] children 2 infants 1',
  ],
  [
    'ארבעה ילדים בגילאי 9, 6, 3 ותינוק, אילת, שני מבוגרים',
    'find | אילת | adults 2 childrenAges [9,6,3] children 3 infants 1',
  ],
  [
    'children aged 7, 4 and a baby, two adults, Eilat',
    'find | eilat | adults 2 childrenAges [7,4] children 2 infants 1',
  ],
  // Someone comes alone; a manager may travel.
  ['המנהל מגיע לבדו. נא לעדכן למבוגר אחד.', 'find | adults 1', withSearch],
  ['המנהלת תגיע לבדה, אז אדם אחד', 'find | adults 1', withSearch],
  ['my manager travels alone, one adult please', 'find | adults 1', withSearch],
  ['a hotel in Berlin for our manager, 3-6 March', 'find | *berlin | 2027-03-03..2027-03-06 (3)'],
  ['נא לאתר מלון בציריך עבור מנכ״ל החברה', 'find | *ציריך'],
  ['I want to talk to a manager', 'person | talk', withSearch],
  ['I want to complain to the manager of the hotel in Rome', 'person | *rome', withSearch],
  ['אני רוצה מנהל', 'person', withSearch],
  // The writer travels with those who are listed.
  ['I am travelling with two colleagues to Zurich', 'find | *zurich | adults 3'],
  ['אני נוסע עם שני חברים לפראג', 'find | *פראג | adults 3'],
  [
    "I'm traveling with my husband, our 15-year-old daughter and my mother to Edinburgh from April 8 to April 12, 2027, and we'd like two rooms.",
    'find | *edinburgh | 2027-04-08..2027-04-12 (4) | adults 3 childrenAges [15] children 1 rooms 2',
  ],
  ["I'm going to Rome with my wife and my sister", 'find | rome | adults 3'],
  ['I travel with my parents and my brother, Paris', 'find | paris | adults 4'],
  [
    "I'd like to go with my husband, our son (6) and my father to Vienna",
    'find | *vienna | adults 3 childrenAges [6] children 1',
  ],
  [
    'אני נוסעת עם בעלי, הבת שלנו בת 15 ואמא שלי לאדינבורו',
    'find | *אדינבורו | adults 3 childrenAges [15] children 1',
  ],
  ['אני טס עם אשתי ועם אחותי לרומא', 'find | *רומא | adults 3'],
  ['אני נוסע עם ההורים שלי ואחי לפריז', 'find | *פריז | adults 4'],
  ['I am flying with my mother and my aunt to Lisbon', 'find | *lisbon | adults 3'],
  ["I'm traveling with my husband to Rome", 'find | *rome | adults 2'],
  ['me, my husband and my mother, Rome', 'find | rome | adults 3'],
  ['My sister travels with her husband and my mother to Rome', 'find | *rome | adults 3'],
  ['אני מטייל עם סבתא, אמא והבן שלי בן 8, לונדון', 'find | לונדון | adults 3 childrenAges [8] children 1'],
  [
    "I'll be there with my boyfriend and his mother, Rome 3-6 March",
    'find | rome | 2027-03-03..2027-03-06 (3) | adults 3',
  ],
  ['my wife and I travel with my mother, Rome', 'find | rome | adults 3'],
  [
    'I travel with my wife, our kids aged 4 and 6, and my mother-in-law to Rome',
    'find | *rome | adults 3 childrenAges [4,6] children 2',
  ],
  [
    'אני נוסע עם אשתי, שני הילדים בני 4 ו-6 וחמותי לרומא',
    'find | *רומא | adults 3 childrenAges [4,6] children 2',
  ],
  ['אני ובעלי נוסעים עם אמא שלי לרומא', 'find | *רומא | adults 3'],
  ['I go with my girlfriend, her sister and a friend to Berlin', 'find | *berlin | adults 4'],
  ["I'd love to take my mother and my aunt to Rome", 'find | *rome | adults 3'],
  ['i want to travel to rome with my mom n dad', 'find | *rome | adults 3'],
  // Ages of children who travel along.
  ['sorry forgot we have the kids with us 4 and 7', 'find | childrenAges [4,7] children 2', withSearch],
  ['our two kids are with us, 4 and 7', 'find | childrenAges [4,7] children 2', withSearch],
  ['we have our children along, 5 and 8', 'find | childrenAges [5,8] children 2', withSearch],
  ['the kids with us 4 nights', 'find | ?..? (4) | childrenAges []', withSearch],
  ['הילדים איתנו, 4 ו-7', 'find | childrenAges [4,7] children 2', withSearch],
  // A label before people who are counted.
  [
    'Guests: 2 adults, 2 children (3 and 11)\nRooms: 1',
    'find | adults 2 childrenAges [3,11] children 2 rooms 1',
  ],
  ['people: 1 adult, 2 kids aged 4 and 5', 'find | adults 1 childrenAges [4,5] children 2'],
  ['travellers: 3 adults and a baby', 'find | adults 3 infants 1'],
  ['אורחים: 2 מבוגרים, 2 ילדים (3, 11)\nחדרים: 1', 'find | adults 2 childrenAges [3,11] children 2 rooms 1'],
  ['Guests: 4\nRooms: 2', 'find | adults 4 rooms 2'],
  // People who were counted cancel.
  ['one friend cant make it, just 2 now', 'find | adults 2', withSearch],
  ['one friend cant make it', 'find | adults -1 isChange true', withSearch],
  ["two friends can't make it", 'find | adults -2 isChange true', withSearch],
  ['one colleague is ill, only 3 now', 'find | adults 3', withSearch],
  ["my brother can't come, only 2 adults now", 'find | adults 2', withSearch],
  ['חבר אחד לא מגיע', 'find | adults -1 isChange true', withSearch],
  ['שני חברים הבריזו', 'find | adults -2 isChange true', withSearch],
  ['שני חברים הבריזו, אז אנחנו 4', 'find | adults 4', withSearch],
  // The writer joins the party.
  ['אני מצטרפת אליהם, שני חדרים', 'find | adults 1 rooms 2 isChange true', withSearch],
  ['אני אצטרף אליהם', 'find | adults 1 isChange true', withSearch],
  ['גם אני מצטרף', 'find | adults 1 isChange true', withSearch],
  ["I'm joining them", 'find | adults 1 isChange true', withSearch],
  ['im coming too', 'find | adults 1 isChange true', withSearch],
  ["I'll join them, 2 rooms", 'find | adults 1 rooms 2 isChange true', withSearch],
  ['I will come on 10 Feb', 'find | 2027-02-10..? (?)', withSearch],
  // The writer and children.
  ['מלון עבורי ועבור שני הנכדים, בני 8 ו-11', 'find | adults 1 childrenAges [8,11] children 2'],
  ['מלון ברומא לי ולשני הילדים שלי בני 5 ו-8', 'find | *רומא | adults 1 childrenAges [5,8] children 2'],
  ['מלון בשבילי ובשביל הבת שלי בת 9', 'find | adults 1 childrenAges [9] children 1'],
  ['מלון לי ולבעלי ולילד בן 5', 'find | adults 2 childrenAges [5] children 1'],
  ['מלון עבורי ועבור אשתי ושני ילדים בני 3 ו-4', 'find | adults 2 childrenAges [3,4] children 2'],
  // Relatives who travel with the children, and relatives who keep them at home.
  ['סבתא לוקחת את הילדים לאילת ל-3 לילות', 'find | *אילת | ?..? (3) | childrenAges []'],
  ['אחותי לוקחת את הילדים לטיול באילת', 'find | *אילת | childrenAges []'],
  [
    'my mother looks after the baby and comes with us',
    'find | adults 1 infants 1 isChange true',
    familyOfFour,
  ],
  [
    'my brother takes the children aged 4 and 6 to Rome',
    'find | *rome | adults 1 childrenAges [4,6] children 2',
  ],
  [
    'my parents are taking the kids to Paris, 3-6 March',
    'find | *paris | 2027-03-03..2027-03-06 (3) | adults 2 childrenAges []',
  ],
  ['אמא שלי לוקחת את הילדים לחיפה בסופ״ש', 'find | *חיפה | 2026-11-26..2026-11-28 (2) | childrenAges []'],
  ['my sister has kids, she joins us', 'find | childrenAges []', familyOfFour],
  ['סבא וסבתא לוקחים את הילדים איתנו לטיול', 'find | childrenAges []', familyOfFour],
  ['Grandma takes the kids on a trip to Rome', 'find | *rome | childrenAges []'],
  ['Granny takes the kids to her place', 'find | childrenAges [] children 0', familyOfFour],
  ['אמא שלי לוקחת את הילדים אליה', 'find | childrenAges [] children 0', familyOfFour],
  ['סבתא תשמור על הילדים בבית', 'find | childrenAges [] children 0', familyOfFour],
  [
    'my sister is watching the kids at home while we fly to Rome',
    'find | *rome | childrenAges [] children 0',
    familyOfFour,
  ],
  ["my parents keep the kids so it's two adults", 'find | adults 2 childrenAges [] children 0', familyOfFour],
  ['ההורים שלי לוקחים את הילדים, אז רק שנינו', 'find | adults 2 childrenAges [] children 0', familyOfFour],
  ['2 couples and my mother', 'find | adults 5'],
  ['שני זוגות ואמא שלי', 'find | adults 5'],
  ['2 adults and a child, 8 months', 'find | adults 2 infants 1'],
  ['a child of 8 months', 'find | infants 1'],
  ['ילדה, 8 חודשים', 'find | infants 1'],
  ['a child aged 8 months', 'find | infants 1'],
  ['ילד בן 8 חודשים', 'find | infants 1'],
  ['two more people', 'find | adults 2 isChange true', withSearch],
  ['עוד שני אנשים', 'find | adults 2 isChange true', withSearch],
  ['children: 2', 'find | childrenAges [] children 2'],
  ['ילדים: 2', 'find | childrenAges [] children 2'],
  ['we are 3 friends, each his own room', 'find | adults 3 ownRoom each'],
  // The age of the oldest or youngest child of the search.
  ['sorry the oldest is 12', 'find | childrenAges [4,7,12] children 3', threeChildren],
  ['the youngest is 3', 'find | childrenAges [3,7,11] children 3', threeChildren],
  ['הגדולה בת 12', 'find | childrenAges [4,7,12] children 3', threeChildren],
  ['הקטן בן 3', 'find | childrenAges [3,7,11] children 3', threeChildren],
  ['the oldest is 9 and the youngest is 3', 'find | childrenAges [3,7,9] children 3', threeChildren],
  [
    '2 adults and 2 kids, 1 month from 1 March',
    'find | 2027-03-01..2027-03-31 (30) | adults 2 childrenAges [] children 2',
  ],
  // Someone joins the known travellers.
  ['גם הגדולה באה, בת 13', 'find | childrenAges [13] children 1 isChange true', kids],
  ['the elder daughter of 13 joins too', 'find | childrenAges [13] children 1 isChange true', kids],
  ["our eldest is joining too, she's 13", 'find | childrenAges [13] children 1 isChange true', kids],
  ['the little one is coming too, he is 3', 'find | childrenAges [3] children 1 isChange true', kids],
  ['הבכורה מצטרפת גם היא, בת 14', 'find | childrenAges [14] children 1 isChange true', kids],
  ['a third child, 2 years old', 'find | childrenAges [2] children 1 isChange true', kids],
  ['ילד שלישי בן 2', 'find | childrenAges [2] children 1 isChange true', kids],
  ['a third manager joins', 'find | adults 1 isChange true', withSearch],
  ['a fourth friend joins us', 'find | adults 1 isChange true', withSearch],
  ['מצטרף אלינו עמית שלישי', 'find | adults 1 isChange true', withSearch],
  ['another couple is joining us', 'find | adults 2 isChange true', withSearch],
  ['עוד זוג מצטרף אלינו', 'find | adults 2 isChange true', withSearch],
  ['שני מבוגרים נוספים', 'find | adults 2 isChange true', withSearch],
  ['and grandma', 'find | adults 1 isChange true', withSearch],
  [
    'my sister comes with her 7 year old',
    'find | adults 1 childrenAges [7] children 1 isChange true',
    withSearch,
  ],
  ['אחותי באה עם הבן שלה בן 7', 'find | adults 1 childrenAges [7] children 1 isChange true', withSearch],
  // A total that includes the people who join.
  ['החברה מצטרפת, אנחנו שניים', 'find | adults 2', alone],
  ['my girlfriend joins, we are two', 'find | adults 2', alone],
  ['a friend joins, so the two of us', 'find | adults 2', alone],
  ['my mother joins the two of us', 'find | adults 1 isChange true', { ...withSearch, partySize: 2 }],
  ['הצטרף מנהל שלישי, נא לעדכן לשלושה אנשים בשלושה חדרים', 'find | adults 3 rooms 3', withSearch],
  [
    'a third manager is joining us, please change it to three people in three rooms',
    'find | adults 3 rooms 3',
    withSearch,
  ],
  // A grown-up son or daughter is an adult.
  ['Our grown-up daughter is joining us, so three adults now.', 'find | adults 3', withSearch],
  ['our adult son is coming too', 'find | adults 1 isChange true', withSearch],
  ['הבת הבוגרת שלנו מצטרפת', 'find | adults 1 isChange true', withSearch],
  ['our daughter joins, she is 24', 'find | adults 1 isChange true', withSearch],
  ['הבת שלנו מצטרפת, היא בת 24', 'find | adults 1 isChange true', withSearch],
  ['she is an adult', 'find | childrenAges [18] children 1', { ...withSearch, lastQuestion: 'ages' }],
  ['she is 24', 'find | childrenAges [24] children 1', { ...withSearch, lastQuestion: 'ages' }],
  // Fewer people or rooms, or another number of them.
  ['one person less', 'find | adults -1 isChange true', withSearch],
  ['חדר אחד פחות', 'find | rooms -1 isChange true', withSearch],
  ['three people, not two', 'find | adults 3', withSearch],
  ['שלושה ולא שניים', 'find | adults 3', { ...withSearch, partySize: 2 }],
  // Sister or brother as a form of address.
  ['אחותי אני בחופשה, תמצאי לי משהו באילת, אני וחבר', 'find | *אילת | adults 2'],
  ['אחותי ואני', 'find | adults 2'],
  ['one of us cannot come', 'find | adults -1 isChange true', withSearch],
  ["two of us can't make it", 'find | adults -2 isChange true', withSearch],
  ['אחד מאיתנו לא בא', 'find | adults -1 isChange true', withSearch],
  ['only two are coming', 'find | adults 2', withSearch],
  ['my sister can make it after all', 'find | adults 1 isChange true', withSearch],
  ['only the younger one is coming', 'find | childrenAges [] isChange true leaves eldest', kids],
  ['רק הקטן בא איתנו', 'find | childrenAges [] isChange true leaves eldest', kids],
  ['חדר אחד במקום שניים', 'find | rooms 1', withSearch],
  // Grown-up children count as adults, in a first message and as a change; “one child” of those known is that one.
  ['two grown up sons', 'find | adults 2', withSearch],
  ['me and my daughter aged 24', 'find | adults 2'],
  ['Rome for my wife and me and our daughter aged 24', 'find | rome | adults 3'],
  ['our daughter aged 24 joins us', 'find | adults 1 isChange true', familyOfFour],
  ['הבת בת 24 מצטרפת', 'find | adults 1 isChange true', familyOfFour],
  ['our second child is 5', 'find | childrenAges [5] children 1', familyOfFour],
  ['אני בא עם שני ילדים', 'find | adults 1 childrenAges [] children 2'],
  ['friends can come to visit me in the hotel?', 'find', withSearch],
  ['hotel for 3 people fewer stairs', 'find | adults 3', withSearch],
  ['אפשר לדבר עם מנהלת', 'person', withSearch],
  ['מנהלת בבקשה', 'person'],
];
