import type { MessageContext } from '../goals/message-context.ts';
import type { Case } from './case.ts';
import { focused, standing } from './wordings/contexts.ts';

/** The search has a wish without a filter, “kosher”. */
const kosher: Partial<MessageContext> = { ...standing, unchecked: ['kosher'] };
const kosherInHebrew: Partial<MessageContext> = { ...standing, unchecked: ['כשר'] };

/** The search has a budget for the whole stay. */
const ofStay: Partial<MessageContext> = {
  ...standing,
  budgetPer: 'stay',
  edited: { part: 'budget', currency: 'ILS' },
};
const ofNight: Partial<MessageContext> = { ...ofStay, budgetPer: 'night' };
const inDollars: Partial<MessageContext> = { ...ofNight, edited: { part: 'budget', currency: 'USD' } };
/** After a question about a booking. */
const booked: Partial<MessageContext> = { kind: 'bookings', hasBooking: true };

const budgets: readonly Case[] = [
  ['make the budget 2500', 'find | 0-2500 ?/stay', ofStay],
  ['raise it a little, to 2500', 'find | 0-2500 ILS/stay', ofStay],
  ['תעלי קצת ל-2500', 'find | 0-2500 ILS/stay', ofStay],
  ['נעלה מעט, לאלפיים וחמש מאות', 'find | 0-2500 ILS/stay', ofStay],
  ['raise it to 400', 'find | 0-400 USD/night', inDollars],
  ['תעלה ל-300', 'find | 0-300 USD/night', inDollars],
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
  ['איפה המועדפים שלי?', 'page account', booked],
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

/** The number of rooms was given last. */
const withRooms: Partial<MessageContext> = {
  ...standing,
  partySize: 2,
  edited: { part: 'rooms', currency: null },
};

/** The number of stars was given last. */
const withStars: Partial<MessageContext> = { ...standing, edited: { part: 'stars', currency: null } };

const people: readonly Case[] = [
  ['יקר מדי, נרד ל-4', 'find | 4 stars | cheaper', withStars],
  ['make it 4', 'find | 4 stars', withStars],
  [
    'back to two',
    'find | adults 2',
    { ...standing, partySize: 3, edited: { part: 'adults', currency: null } },
  ],
  ["we're actually four now, two couples, so two rooms", 'find | adults 4 rooms 2', withRooms],
  ['אנחנו בעצם שלושה', 'find | adults 3', withRooms],
  ['actually three', 'find | rooms 3', withRooms],
  ['1 more child, 11 years', 'find | childrenAges [11] children 1 isChange true', standing],
  ['two more kids, 3 and 5', 'find | childrenAges [3,5] children 2 isChange true', standing],
  ['2 beds pls not 1', 'find | unmet 2 beds', standing],
  ['שתי מיטות נפרדות בבקשה', 'find | unmet שתי מיטות נפרדות', standing],
];

const withdrawnWishes: readonly Case[] = [
  ["pool isn't that important, leave it out", 'find | without Pool', standing],

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
  ['do we need parking? we rent a car', 'find | Parking', standing],
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

/** Later turns of conversations that change the people and wishes of the search. */
export const laterEdits: readonly Case[] = [
  ...people,
  ...budgets,
  ...bookings,
  ...wordsWithNumbers,
  ...withdrawnWishes,
  ...praiseAndDemands,
];
