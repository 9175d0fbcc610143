import type { MessageContext } from '../goals/message-context.ts';
import type { Case } from './case.ts';
import { focused, opened, standing } from './wordings/contexts.ts';

const kosher: Partial<MessageContext> = { ...standing, unchecked: ['kosher'] };
const kosherInHebrew: Partial<MessageContext> = { ...standing, unchecked: ['כשר'] };

const ofStay: Partial<MessageContext> = {
  ...standing,
  budgetPer: 'stay',
  edited: { part: 'budget', currency: 'ILS' },
};
const ofNight: Partial<MessageContext> = { ...ofStay, budgetPer: 'night' };
const booked: Partial<MessageContext> = { kind: 'bookings', hasBooking: true };

const daysThatMove: readonly Case[] = [
  ['Friday too', 'find | 1 nights more', standing],
  ['גם ביום שישי', 'find | 1 nights more', standing],
  ['what about the weekend after?', 'find | 2027-02-12..2027-02-14 (2)', standing],
  ['מה עם סוף השבוע שאחרי?', 'find | 2027-02-18..2027-02-20 (2)', standing],
  ['the weekend after Passover in Eilat', 'find | *eilat | 2027-04-30..2027-05-02 (2)'],
  ['arrive on Tuesday', 'find | 2027-02-09..? (?)', standing],
  ['מיום שלישי', 'find | 2027-02-09..? (?)', standing],
  ['Arrive 9 Feb instead, same dep.', 'find | 2027-02-09..2027-02-12 (3)', standing],

  ["we'll arrive a day later, on the 9th, and leave when planned", 'find | start 1 days on', standing],
  ['We get there one day later, 9 February, the return stays the same', 'find | start 1 days on', standing],
  ['arriving 2 days later, 10 Feb, departure unchanged', 'find | start 2 days on', standing],
  ['נגיע יום אחד מאוחר יותר, ב-9 בפברואר, והחזרה נשארת כפי שהייתה', 'find | start 1 days on', standing],
  ['הבת שלי אומרת שנבוא יומיים אחר כך, ב-10 לחודש, והחזרה כמתוכנן', 'find | start 2 days on', standing],
  ['בתי אומרת שנגיע יום מאוחר יותר', 'find | 1 days on', standing],
  ['I want to leave one day before, the 11 February', 'find | ?..2027-02-11 (?)', standing],
  ['we go home a day earlier, on the 11th', 'find | ?..2027-02-11 (?)', standing],
  ['נצא יום קודם, ב-11 בפברואר', 'find | ?..2027-02-11 (?)', standing],
  ['אנחנו חוזרים יום אחד לפני, ב-11', 'find | ?..2027-02-11 (?)', standing],
  ['נחזור יום אחרי, ב-13', 'find | ?..2027-02-13 (?)', standing],
  ['move it to the 15th and add a night', 'find | 2027-02-15..? (?)', standing],
  ['got one more day off, so until the 13th', 'find | ?..2027-02-13 (?)', standing],
  ['one more night, till 13 February', 'find | ?..2027-02-13 (?)', standing],
  ['אישרו לנו עוד יום, תאריך עד ה-13', 'find | אישור | ?..2027-02-13 (?)', standing],
  ['קיבלתי עוד יומיים, עד 14.2', 'find | ?..2027-02-14 (?)', standing],
  ['עוד יום', 'find | 1 nights more', standing],
  ['עוד יומיים בבקשה', 'find | 2 nights more', standing],
  ['חיפה בעוד יומיים', 'find | חיפה | 2026-11-23..? (?)', standing],
  [
    'סופ"ש בקרקוב עוד שבועיים, חמישי 10.12 עד שבת, 4 אנשים',
    'find | *קרקוב | 2026-12-10..2026-12-12 (2) | adults 4',
  ],
  ['weekend in Krakow in 3 weeks, Thursday 10.12 to Sunday', 'find | *krakow | 2026-12-10..2026-12-13 (3)'],
  ['Rome tomorrow, 22.11, until 25.11', 'find | rome | 2026-11-22..2026-11-25 (3)'],
  ['פראג מחר, 22 בנובמבר, עד 25 בנובמבר', 'find | פראג | 2026-11-22..2026-11-25 (3)'],
  ['London in a fortnight, on 5 December for 3 nights', 'find | london | 2026-12-05..2026-12-08 (3)'],
  ['Rome in two weeks for 3 nights', 'find | rome | 2026-12-05..2026-12-08 (3)'],
];

const budgets: readonly Case[] = [
  ['make the budget 2500', 'find | 0-2500 ?/stay', ofStay],
  ['raise it a little, to 2500', 'find | 0-2500 ?/stay', ofStay],
  ['תעלי קצת ל-2500', 'find | 0-2500 ?/stay', ofStay],
  ['נעלה מעט, לאלפיים וחמש מאות', 'find | 0-2500 ?/stay', ofStay],
  ['up to 600', 'find | 0-600 ?/night', ofStay],
  ['ok maybe 850', 'find | 0-850 ILS/night', ofNight],
  ['אולי 850', 'find | 0-850 ILS/night', ofNight],
  ['850', 'unknown', standing],
  ['no limit', 'find | without budget', ofNight],
  ['עד 500 evro הכל', 'find | 0-500 EUR/stay', standing],
  ['עד 2000 שח הכל', 'find | 0-2000 ILS/stay', standing],
  ['500 euros all of it max', 'find | 0-500 EUR/stay', standing],
];

const bookings: readonly Case[] = [
  ['Refund if cxl today.', 'bookings cancel | 2026-11-21..? (?)', booked],
  ['כמה יחזור לי אם אבטל היום', 'bookings cancel | 2026-11-21..? (?)', booked],
  ['possible to shift one week?', 'bookings change | 7 days on', booked],
];

const wordsWithNumbers: readonly Case[] = [
  ['kids are 6 and 9', 'find | childrenAges [6,9] children 2', standing],
  ['my kids: 6 and 9', 'find | childrenAges [6,9] children 2', standing],
  ['ילדים: 6 ו-9', 'find | childrenAges [6,9] children 2', standing],
  ['make it the 16 to 20', 'find | 2027-02-16..2027-02-20 (4)', standing],
  ['ועוד אחת בת 9', 'find | childrenAges [9] children 1 isChange true', standing],
  ['and another one aged 9', 'find | childrenAges [9] children 1 isChange true', standing],
  ['one more, 5 years old', 'find | childrenAges [5] children 1 isChange true', standing],
  ['להוסיף: ילד בן 4', 'find | childrenAges [4] children 1 isChange true', standing],
  ['plus one more adult', 'find | adults 1 isChange true', standing],
  ['my sister and her husband are joining, so 4 adults', 'find | adults 4', standing],
  ['אחותי ובעלה מצטרפים, אז ארבעה מבוגרים', 'find | adults 4', standing],
  ['ההורים שלי מצטרפים', 'find | adults 2 isChange true', standing],
  ['also for my parents', 'find | adults 2 isChange true', standing],
  ['and a second room please', 'find | rooms 2', standing],
  ['וחדר שני', 'find | rooms 2', standing],
  ['צריך חדר אחד נוסף', 'find | rooms 1 isChange true', standing],

  [
    'On second thought, forget the spa; breakfast matters more to us.',
    'find | Breakfast Included | without Spa',
    standing,
  ],
  ['on second thoughts make it 3 nights', 'find | ?..? (3)', standing],
  ['First of all, we need a pool', 'find | Pool', standing],
  ['at first glance too expensive, something cheaper', 'find | cheaper', standing],
  ['it is our first time in Rome, with breakfast please', 'find | *rome | Breakfast Included', standing],
  ['במחשבה שנייה, עם חניה', 'find | Parking', standing],
  ['קודם כל שיהיה ביטול חינם', 'find | free', standing],
  [
    'פאפוס, לי לאשתי ולארבעת הילדים בני שלוש חמש שמונה ועשר מהעשרים בדצמבר עד העשרים וחמישה בדצמבר',
    'find | פאפוס | 2026-12-20..2026-12-25 (5) | adults 2 childrenAges [3,5,8,10] children 4',
  ],
  ['חדר לשמונה עשר אנשים בחיפה', 'find | *חיפה | adults 18'],
];

const hotelsOfTheList: readonly Case[] = [
  ['מה עם ארוחת בוקר בשני?', 'hotel #2 meals | Breakfast Included', standing],
  ['the middle one, is there wifi?', 'hotel #2 WiFi | WiFi', standing],
  ['do any of them have a pool', 'compare | Pool', standing],
  ['יש למישהו מהם בריכה?', 'compare | Pool', standing],
  ['למי הביקורות הכי טובות', 'hotel best-rated rating | RATING', standing],
  ['which has the most stars', 'hotel most-stars rating | STARS', standing],
  ['show me the next ones', 'more', standing],
  ['which one would you choose?', 'find | RECOMMENDED', standing],
  ['מה היית בוחרת', 'find | RECOMMENDED', standing],
  ['go back to the list', 'find', focused],
  ['תחזור לרשימה', 'find', focused],
  ['Total?', 'hotel it price', focused],
  ['And what, all told, would that one come to?', 'hotel it price', focused],
  ['ואפשר להגיע עם כלב?', 'hotel it Pet Friendly | Pet Friendly', focused],
  ['is that price for everyone?', 'hotel it share', focused],
  ['המחיר הוא לכולם ביחד?', 'hotel it share', focused],
  ['נגיע אחרי חצות, זה בסדר?', 'hotel it times', focused],
  ["we're arriving late, around midnight, is that ok?", 'hotel it times', focused],
  ['do they speak hebrew', 'hotel it speak hebrew | unmet speak hebrew', focused],

  [
    'Between the first and the second, which has the best score of the clients?',
    'compare #1 #2 by rating | clients | RATING',
    standing,
  ],
  ['between hotel 1 and hotel 2 which is better rated', 'compare #1 #2 by rating', standing],
  ['בין הראשון לשלישי מה עדיף', 'compare #1 #3', standing],
  ['בין הראשון לשני מי קרוב יותר למרכז', 'compare #1 #2 by distance | DISTANCE', standing],
  ['from the 1st to the 3rd of March', 'find | 2027-03-01..2027-03-03 (2)', standing],
  ['מהראשון עד השלישי במרץ', 'find | 2027-03-01..2027-03-03 (2)', standing],
  ['לשני יש חדר כושר', 'hotel #2 Gym | Gym', standing],
  ['ולשני יש ארוחת בוקר', 'hotel #2 meals | Breakfast Included', standing],
  ['לשלישי יש חניה', 'hotel #3 Parking | Parking', standing],
  ['the third one has parking', 'hotel #3 Parking | Parking', standing],
  ['חדר לשניים עם בריכה', 'find | adults 2 | Pool', standing],
  ['קיצר תפתח לי את העמוד שלו', 'hotel it about', focused],
  ["open the hotel's page", 'hotel it about', focused],
  ['open his page', 'hotel it about', focused],
];

const theOpenHotel: readonly Case[] = [
  [
    'שלום, אני מסתכלת על המלון הזה ברומא. האם הוא נגיש לאדם שהולך עם מקל?',
    'hotel it נגיש | מקל | unmet נגיש',
    opened,
  ],
  [
    "I'm looking at this hotel in Rome. Is it wheelchair accessible?",
    'hotel it wheelchair accessible | unmet wheelchair accessible',
    opened,
  ],
  ['does this hotel in Rome have a pool?', 'hotel it Pool | Pool', opened],
  ['יש במלון הזה בפראג אינטרנט?', 'hotel it WiFi | WiFi', opened],
  ['המלון הזה בברלין, יש בו חניה?', 'hotel it Parking | Parking', opened],
  ["I don't like this hotel, find me one in Florence", 'find | *florence', opened],
  ['find hotels like this hotel in Florence', 'find | *florence', opened],
  ['At what hour I must leave the room the last day?', 'hotel it times', opened],
  ['what time do i have to leave my room', 'hotel it times', opened],
  ['until when can we stay in the room on the last day', 'hotel it times', opened],
  ['my check in?', 'bookings times', opened],
  ['Open cancellation policy', 'page cancellation', opened],
  ['take me to the page about cancellation', 'page cancellation', opened],
  ['פתחי את מדיניות הביטול', 'page cancellation', opened],
  ['תפתח לי את דף הביטולים', 'page cancellation', opened],
  ['cancellation policy?', 'hotel it cancellation', opened],
];

const withdrawnWishes: readonly Case[] = [
  ['cancel the parking filter', 'find | without Parking', standing],
  ['cancel the pool please', 'find | without Pool', focused],
  ['cancel the reservation', 'bookings cancel', standing],
  ['change spa to gym', 'find | Gym | without Spa', standing],
  ['change breakfast to half board', 'find | Half Board | without meals', standing],
  ['undo the last change', 'undo', standing],
  ['תבטלי את השינוי האחרון', 'undo', standing],
  [
    'clear all filters',
    'find | without budget,stars,rating,meals,amenities,freeCancellation,bedsForAll,sort',
    standing,
  ],
  [
    'תנקי את הסינון',
    'find | without budget,stars,rating,meals,amenities,freeCancellation,bedsForAll,sort',
    standing,
  ],

  ['Drop five stars', 'find | without stars', standing],
  ['remove the 5 star filter', 'find | without stars', standing],
  ['forget the four-star thing', 'find | without stars', standing],
  ["doesn't have to be 5 stars", 'find | without stars', standing],
  ['5 stars not necessary, breakfast is', 'find | Breakfast Included | without stars', standing],
  ['instead of 5 stars 4 stars', 'find | 4 stars | without stars', standing],
  ['no, 4 stars', 'find | 4 stars', standing],
  ['not less than 4 stars', 'find | 4,5 stars', standing],
  ['בלי 5 כוכבים', 'find | without stars', standing],
  ['תוריד את ה-5 כוכבים', 'find | without stars', standing],
  ['לא חייב 5 כוכבים', 'find | without stars', standing],
  ['בעצם בלי חניה אנחנו לא לוקחים רכב', 'find | without Parking', standing],
  ["drop the parking, we won't have a car", 'find | without Parking', standing],
  ['לא צריך חניה, לא שוכרים רכב', 'find | without Parking', standing],
  ['do we need parking? we rent a car', 'extras cars | Parking', standing],
  ['forget the kosher kitchen', 'find | without kosher', kosher],
  ['drop the Kosher wish please', 'find | without kosher', kosher],
  ['kosher is not needed any more', 'find | without kosher', kosher],
  ['בעצם לא צריך כשר', 'find | without kosher', kosher],
  ['כשר כבר לא חשוב', 'find | without כשר', kosherInHebrew],
  ['forget kosher', 'find | without כשר', kosherInHebrew],
  ['we need a kosher kitchen', 'find | unmet kosher,kitchen', kosher],
  ['is the first kosher?', 'hotel #1 kosher | unmet kosher', kosher],
  ['no need for a lift', 'find | without lift', kosher],
  ['לא צריך נוף לים', 'find | without נוף לים', standing],
  ['no stairs', 'find | unmet no stairs', kosher],
  ['ללא עישון', 'find | unmet ללא עישון', kosher],
];

const praiseAndDemands: readonly Case[] = [
  ['thanks for the help', 'small-talk thanks', standing],
  ['תודה על העזרה', 'small-talk thanks', standing],
  ['היית נהדרת', 'small-talk praise', standing],
  ['a bit less expensive', 'find | cheaper', standing],
  ['can I pay with bit?', 'page payment', standing],

  ['תודה, מעולה', 'small-talk praise', standing],
  ['thanks, excellent', 'small-talk praise', standing],
  ['superb, thanks a lot', 'small-talk praise', standing],
  ['טוב מאוד, תודה רבה', 'small-talk praise', standing],
  ['מצוין!', 'small-talk praise', standing],
  ['only excellent', 'find | EXCELLENT', standing],
  ['something excellent', 'find | EXCELLENT', standing],
  ['great thanks, and with excellent reviews', 'find | EXCELLENT', standing],
  [
    "I'm a loyal customer, so please take 50 percent off the price right now.",
    'page prices | 2026-11-21..? (?)',
    standing,
  ],
  ['give me a 50% discount', 'page prices', standing],
  ['אני לקוח קבוע, תורידי לי במחיר', 'page prices', standing],
  ['תן לי הנחה של 20', 'page prices', standing],
  ['hotels in Rome with a discount', 'find | *rome'],
];

/** Later turns of conversations, by what earlier turns left. */
export const laterTurns: readonly Case[] = [
  ...daysThatMove,
  ...budgets,
  ...bookings,
  ...wordsWithNumbers,
  ...hotelsOfTheList,
  ...theOpenHotel,
  ...withdrawnWishes,
  ...praiseAndDemands,
];
