import type { Case } from '../case.ts';
import { family, standing } from '../wordings/contexts.ts';

/** Two children of 6 and 9. */
const two = { ...family, childrenAges: [6, 9] };
/** Three children. */
const three = { ...standing, partySize: 5, childrenAges: [4, 8, 12] };

/** People who do not come along, and rooms of their own. */
export const leftAndOwnRooms: readonly Case[] = [
  [
    "um so it turns out the little one's staying home with grandma so it's just the nine year old who's coming with us now",
    'find | childrenAges [9] children 1 isOnlyChild true',
    two,
  ],
  [
    "our youngest isn't coming after all, only the 9 year old",
    'find | childrenAges [9] children 1 isOnlyChild true',
    two,
  ],
  [
    "the six year old has chickenpox so it'll be just the nine year old and us two",
    'find | chickenpox | adults 2 childrenAges [9] children 1',
    two,
  ],
  [
    "hang on the oldest can't make it he has camp, so just the two little ones",
    'find | camp | childrenAges [] isChange true leaves eldest',
    three,
  ],
  [
    "my eldest has decided he'd rather stay with his friends so take him off",
    'find | him | childrenAges [] isChange true leaves eldest',
    three,
  ],
  ['only the 4 and the 8 year old are coming now', 'find | childrenAges [4,8] children 2', three],
  ["drop the twelve year old, she's got exams", 'find | childrenAges [4,8] children 2', three],
  ["my mother in law isn't joining anymore", 'find | adults -1 isChange true', standing],
  ["my husband has to work so it's just me and my sister", 'find | adults 2', standing],
  ["two of our friends dropped out, so we're only two", 'find | adults 2', family],
  ["actually my wife can't get off work, so I'm going alone", 'find | adults 1', standing],
  [
    'הקטן נשאר בבית עם סבתא אז רק הגדולה באה איתנו',
    'find | childrenAges [] isChange true leaves youngest',
    two,
  ],
  ['בסוף בן ה-6 לא בא, רק בן ה-9', 'find | childrenAges [9] children 1 isOnlyChild true', two],
  [
    'רגע רגע הבן הגדול בעצם לא בא יש לו מחנה של הצופים אז רק שני הקטנים',
    'find | מחנה, הצופים | childrenAges [] isChange true leaves eldest',
    three,
  ],
  [
    'הבכורה החליטה להישאר עם חברות אז תורידי אותה',
    'find | childrenAges [] isChange true leaves eldest',
    three,
  ],
  ['רק בני ה-4 וה-8 באים בסוף', 'find | childrenAges [4,8] children 2', three],
  ['בת ה-12 לא מצטרפת, יש לה מבחנים', 'find | childrenAges [4,8] children 2', three],
  ['חמותי כבר לא מצטרפת', 'find | adults -1 isChange true', standing],
  ['בעלי צריך לעבוד אז זה רק אני ואחותי', 'find | עבוד | adults 2', standing],
  ['שני חברים הבריזו אז נשארנו שניים', 'find | adults 2', family],
  ['משאירים את שני הילדים אצל ההורים שלי אז זה רק שנינו', 'find | adults 2 childrenAges [] children 0', two],
  ['הגדול במחנה אז רק הקטן איתנו', 'find | *מחנה | childrenAges [] isChange true leaves eldest', two],
  ['sep rooms tho, one each, dave snores', 'find | dave snores | ownRoom each', standing],
  ['myself plus two colleagues in Dubai, each in a room of our own', 'find | *dubai | adults 3 ownRoom each'],
  ['we need a room for each of the three of us', 'find | adults 3 ownRoom each', standing],
  ["separate rooms for everybody please, we're not that close", 'find | ownRoom each', standing],
  ['everyone sleeps in their own room', 'find | ownRoom each', standing],
  ['single rooms, one per person', 'find | ownRoom each', standing],
  ['nobody wants to share, so individual rooms', 'find | ownRoom each', standing],
  [
    'my colleague is coming too so two rooms, one for each of us',
    'find | adults 1 rooms 2 isChange true',
    standing,
  ],
  [
    'Boston, 4 engineers, own rooms, 3-6 May',
    'find | boston | 2027-05-03..2027-05-06 (3) | adults 4 ownRoom each',
  ],
  ['can we each have a room to ourselves', 'find | ownRoom each', standing],
  ['one room apiece please', 'find | ownRoom each', standing],
  ['three friends in Lisbon, a bedroom each', 'find | *lisbon | adults 3 ownRoom each'],
  ['חדרים נפרדים, אחד לכל אחד, יוסי נוחר', 'find | יוסי נוחר | ownRoom each', standing],
  ['אני ושני עמיתים בדובאי, כל אחד בחדר משלו', 'find | *דובאי | adults 3 ownRoom each'],
  ['צריך חדר לכל אחד משלושתנו', 'find | adults 3 ownRoom each', standing],
  ['כל אחת רוצה חדר לעצמה', 'find | ownRoom each', standing],
  ['אף אחד לא רוצה להתחלק, אז חדר לכל אחד', 'find | ownRoom each', standing],
  [
    'גם עמית שלי מצטרף, ולכן נצטרך שני חדרים, אחד לכל אחד מאיתנו',
    'find | נצטרך | adults 1 rooms 2 isChange true',
    standing,
  ],
  [
    'בוסטון, ארבעה מהנדסים, חדר לכל אחד, 3-6 במאי',
    'find | בוסטון | 2027-05-03..2027-05-06 (3) | adults 4 ownRoom each',
  ],
  ['שכל אחד יישן בחדר שלו', 'find | ownRoom each', standing],
  ['אפשר שלכל אחת יהיה חדר משלה', 'find | ownRoom each', standing],
  ['שלוש חברות בליסבון, לכל אחת חדר', 'find | *ליסבון | adults 3 ownRoom each'],
  ['בחדרים נפרדים בבקשה, אנחנו לא עד כדי כך קרובים', 'find | כך קרובים | ownRoom each', standing],
  [
    'Two nurses and a doctor, Geneva, each wants a separate room',
    'find | doctor, geneva | adults 2 ownRoom each',
  ],
  ["we'd like one room per person if possible", 'find | ownRoom each', standing],
  ['the guys refuse to share so give everyone a room', 'find | refuse | ownRoom each', standing],
  ['there are four of us and we all need individual bedrooms', 'find | adults 4 ownRoom each', standing],
  ['two rooms each with a balcony', 'find | rooms 2 | unmet balcony', standing],
  ['does each room have a kettle', 'find | unmet kettle', standing],
  ['separate rooms for us and the kids', 'find | childrenAges []', standing],
  ['אנחנו ארבע וכל אחת צריכה חדר', 'find | adults 4 ownRoom each', standing],
  ['לא מתחלקים בחדר, אז חדר לכל אחד', 'find | ownRoom each', standing],
  ['עדיף חדרים נפרדים לכולם', 'find | ownRoom each', standing],
  ['יש קומקום בכל חדר?', 'find | unmet קומקום', standing],
  [
    "the older one's got a football tournament so it'll only be the 6 year old",
    'find | tournament | childrenAges [6] children 1 isOnlyChild true',
    two,
  ],
  [
    "our middle one can't come, just the 4 year old and the 12 year old",
    'find | childrenAges [4,12] children 2',
    three,
  ],
  [
    "my brother backed out, he's staying with his girlfriend",
    'find | backed | adults -1 isChange true',
    standing,
  ],
  ['take the 8 year old off, she remains at home', 'find | childrenAges [4,12] children 2', three],
  [
    'the younger one will stay with her grandparents',
    'find | childrenAges [] isChange true leaves youngest',
    two,
  ],
  [
    'לגדול יש טורניר כדורגל אז זה רק בן ה-6',
    'find | טורניר | childrenAges [6] children 1 isOnlyChild true',
    two,
  ],
  ['רק בן ה-4 ובת ה-12 באים איתנו', 'find | childrenAges [4,12] children 2', three],
  ['סבתא שומרת על הילדים אז רק אני ובעלי', 'find | adults 2 childrenAges [] children 0', two],
  ['אח שלי ביטל, הוא נשאר אצל החברה שלו', 'find | adults -1 isChange true', standing],
  ['תורידי את בת ה-8 היא נשארת בבית', 'find | childrenAges [4,12] children 2', three],
  ['הקטנה תישאר אצל סבא וסבתא', 'find | childrenAges [] isChange true leaves youngest', two],
];
