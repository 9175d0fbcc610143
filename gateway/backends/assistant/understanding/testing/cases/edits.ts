import type { MessageContext } from '../../goals/message-context.ts';
import type { Case } from './case.ts';
import { afterHotelQuestion, withSearch } from './contexts.ts';

/** The search has a wish without a filter, “kosher”. */
const kosher: Partial<MessageContext> = { ...withSearch, unchecked: ['kosher'] };
const kosherInHebrew: Partial<MessageContext> = { ...withSearch, unchecked: ['כשר'] };

/** The search has a budget for the whole stay. */
const ofStay: Partial<MessageContext> = {
  ...withSearch,
  budgetPer: 'stay',
  edited: { part: 'budget', currency: 'ILS' },
};
const ofNight: Partial<MessageContext> = { ...ofStay, budgetPer: 'night' };
const inDollars: Partial<MessageContext> = { ...ofNight, edited: { part: 'budget', currency: 'USD' } };
/** After a question about a booking. */
const afterBooking: Partial<MessageContext> = { kind: 'bookings', hasBooking: true };

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
  ['850', 'unknown', withSearch],
  ['no limit', 'find | without budget', ofNight],
  ['עד 500 evro הכל', 'find | 0-500 EUR/stay', withSearch],
  ['עד 2000 שח הכל', 'find | 0-2000 ILS/stay', withSearch],
  ['500 euros all of it max', 'find | 0-500 EUR/stay', withSearch],
];

const bookings: readonly Case[] = [
  ['איפה המועדפים שלי?', 'page account', afterBooking],
  ['Refund if cxl today.', 'bookings cancel', afterBooking],
  ['כמה יחזור לי אם אבטל היום', 'bookings cancel', afterBooking],
  ['possible to shift one week?', 'bookings change | 7 days on', afterBooking],
];

const wordsWithNumbers: readonly Case[] = [
  ['kids are 6 and 9', 'find | childrenAges [6,9] children 2', withSearch],
  ['my kids: 6 and 9', 'find | childrenAges [6,9] children 2', withSearch],
  ['ילדים: 6 ו-9', 'find | childrenAges [6,9] children 2', withSearch],
  ['make it the 16 to 20', 'find | 2027-02-16..2027-02-20 (4)', withSearch],
  ['ועוד אחת בת 9', 'find | childrenAges [9] children 1 isChange true', withSearch],
  ['and another one aged 9', 'find | childrenAges [9] children 1 isChange true', withSearch],
  ['one more, 5 years old', 'find | childrenAges [5] children 1 isChange true', withSearch],
  ['להוסיף: ילד בן 4', 'find | childrenAges [4] children 1 isChange true', withSearch],
  ['plus one more adult', 'find | adults 1 isChange true', withSearch],
  ['my sister and her husband are joining, so 4 adults', 'find | adults 4', withSearch],
  ['אחותי ובעלה מצטרפים, אז ארבעה מבוגרים', 'find | adults 4', withSearch],
  ['ההורים שלי מצטרפים', 'find | adults 2 isChange true', withSearch],
  ['also for my parents', 'find | adults 2 isChange true', withSearch],
  ['and a second room please', 'find | rooms 2', withSearch],
  ['וחדר שני', 'find | rooms 2', withSearch],
  ['צריך חדר אחד נוסף', 'find | rooms 1 isChange true', withSearch],

  [
    'On second thought, forget the spa; breakfast matters more to us.',
    'find | Breakfast Included | without Spa',
    withSearch,
  ],
  ['on second thoughts make it 3 nights', 'find | ?..? (3)', withSearch],
  ['First of all, we need a pool', 'find | Pool', withSearch],
  ['at first glance too expensive, something cheaper', 'find | cheaper', withSearch],
  ['it is our first time in Rome, with breakfast please', 'find | *rome | Breakfast Included', withSearch],
  ['במחשבה שנייה, עם חניה', 'find | Parking', withSearch],
  ['קודם כל שיהיה ביטול חינם', 'find | free', withSearch],
  [
    'פאפוס, לי לאשתי ולארבעת הילדים בני שלוש חמש שמונה ועשר מהעשרים בדצמבר עד העשרים וחמישה בדצמבר',
    'find | פאפוס | 2026-12-20..2026-12-25 (5) | adults 2 childrenAges [3,5,8,10] children 4',
  ],
  ['חדר לשמונה עשר אנשים בחיפה', 'find | *חיפה | adults 18'],
];

/** The number of rooms was given last. */
const withRooms: Partial<MessageContext> = {
  ...withSearch,
  partySize: 2,
  edited: { part: 'rooms', currency: null },
};

/** The number of stars was given last. */
const withStars: Partial<MessageContext> = { ...withSearch, edited: { part: 'stars', currency: null } };

const people: readonly Case[] = [
  ['יקר מדי, נרד ל-4', 'find | 4 stars | cheaper', withStars],
  ['make it 4', 'find | 4 stars', withStars],
  [
    'back to two',
    'find | adults 2',
    { ...withSearch, partySize: 3, edited: { part: 'adults', currency: null } },
  ],
  ["we're actually four now, two couples, so two rooms", 'find | adults 4 rooms 2', withRooms],
  ['אנחנו בעצם שלושה', 'find | adults 3', withRooms],
  ['actually three', 'find | rooms 3', withRooms],
  ['1 more child, 11 years', 'find | childrenAges [11] children 1 isChange true', withSearch],
  ['two more kids, 3 and 5', 'find | childrenAges [3,5] children 2 isChange true', withSearch],
  ['2 beds pls not 1', 'find | unmet 2 beds', withSearch],
  ['שתי מיטות נפרדות בבקשה', 'find | unmet שתי מיטות נפרדות', withSearch],
];

const withdrawnWishes: readonly Case[] = [
  ["pool isn't that important, leave it out", 'find | without Pool', withSearch],

  ['cancel the parking filter', 'find | without Parking', withSearch],
  ['cancel the pool please', 'find | without Pool', afterHotelQuestion],
  ['cancel the reservation', 'bookings cancel', withSearch],
  ['change spa to gym', 'find | Gym | without Spa', withSearch],
  ['change breakfast to half board', 'find | Half Board | without meals', withSearch],
  ['undo the last change', 'undo', withSearch],
  ['תבטלי את השינוי האחרון', 'undo', withSearch],
  [
    'clear all filters',
    'find | without budget,stars,rating,meals,amenities,freeCancellation,bedsForAll,sort',
    withSearch,
  ],
  [
    'תנקי את הסינון',
    'find | without budget,stars,rating,meals,amenities,freeCancellation,bedsForAll,sort',
    withSearch,
  ],

  ['Drop five stars', 'find | without stars', withSearch],
  ['remove the 5 star filter', 'find | without stars', withSearch],
  ['forget the four-star thing', 'find | without stars', withSearch],
  ["doesn't have to be 5 stars", 'find | without stars', withSearch],
  ['5 stars not necessary, breakfast is', 'find | Breakfast Included | without stars', withSearch],
  ['instead of 5 stars 4 stars', 'find | 4 stars | without stars', withSearch],
  ['no, 4 stars', 'find | 4 stars', withSearch],
  ['not less than 4 stars', 'find | 4,5 stars', withSearch],
  ['בלי 5 כוכבים', 'find | without stars', withSearch],
  ['תוריד את ה-5 כוכבים', 'find | without stars', withSearch],
  ['לא חייב 5 כוכבים', 'find | without stars', withSearch],
  ['בעצם בלי חניה אנחנו לא לוקחים רכב', 'find | without Parking', withSearch],
  ["drop the parking, we won't have a car", 'find | without Parking', withSearch],
  ['לא צריך חניה, לא שוכרים רכב', 'find | without Parking', withSearch],
  ['do we need parking? we rent a car', 'find | Parking', withSearch],
  ['forget the kosher kitchen', 'find | without kosher', kosher],
  ['drop the Kosher wish please', 'find | without kosher', kosher],
  ['kosher is not needed any more', 'find | without kosher', kosher],
  ['בעצם לא צריך כשר', 'find | without kosher', kosher],
  ['כשר כבר לא חשוב', 'find | without כשר', kosherInHebrew],
  ['forget kosher', 'find | without כשר', kosherInHebrew],
  ['we need a kosher kitchen', 'find | unmet kosher,kitchen', kosher],
  ['is the first kosher?', 'hotel #1 kosher | unmet kosher', kosher],
  ['no need for a lift', 'find | without lift', kosher],
  ['לא צריך נוף לים', 'find | without נוף לים', withSearch],
  ['no stairs', 'find | unmet no stairs', kosher],
  ['ללא עישון', 'find | unmet ללא עישון', kosher],
];

const praiseAndDemands: readonly Case[] = [
  ['thanks for the help', 'small-talk thanks', withSearch],
  ['תודה על העזרה', 'small-talk thanks', withSearch],
  ['היית נהדרת', 'small-talk praise', withSearch],
  ['a bit less expensive', 'find | cheaper', withSearch],
  ['can I pay with bit?', 'page payment', withSearch],

  ['תודה, מעולה', 'small-talk praise', withSearch],
  ['thanks, excellent', 'small-talk praise', withSearch],
  ['superb, thanks a lot', 'small-talk praise', withSearch],
  ['טוב מאוד, תודה רבה', 'small-talk praise', withSearch],
  ['מצוין!', 'small-talk praise', withSearch],
  ['only excellent', 'find | EXCELLENT', withSearch],
  ['something excellent', 'find | EXCELLENT', withSearch],
  ['great thanks, and with excellent reviews', 'find | EXCELLENT', withSearch],
  [
    "I'm a loyal customer, so please take 50 percent off the price right now.",
    'page prices | 2026-11-21..? (?)',
    withSearch,
  ],
  ['give me a 50% discount', 'page prices', withSearch],
  ['אני לקוח קבוע, תורידי לי במחיר', 'page prices', withSearch],
  ['תן לי הנחה של 20', 'page prices', withSearch],
  ['hotels in Rome with a discount', 'find | *rome'],
];

/** Later turns of conversations that change the people and wishes of the search. */
export const edits: readonly Case[] = [
  ...people,
  ...budgets,
  ...bookings,
  ...wordsWithNumbers,
  ...withdrawnWishes,
  ...praiseAndDemands,
];
