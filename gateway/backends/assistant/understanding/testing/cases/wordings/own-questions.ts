import type { Case } from '../case.ts';

/** Nothing was said before, and no hotel is open. */
const signedIn = { isSignedIn: true } as const;
/** A booking was described. */
const told = { kind: 'bookings', hasBooking: true, hasHotel: true } as const;

/** Questions about an own booking that do not name it, and questions of a signed-in traveller about the site. */
export const ownQuestions: readonly Case[] = [
  ['what day do I check in again?', 'bookings times', signedIn],
  ['right and what have I actually paid for it', 'bookings payment', signedIn],
  ['could my sister be added to the room?', 'bookings change', signedIn],
  ['how many people is it for', 'bookings people', signedIn],
  ['did we add the insurance or not', 'bookings extras', signedIn],
  ['לקחתי ארוחת בוקר בהזמנה?', 'bookings room | Breakfast Included', signedIn],
  ['have we got any hotels with breakfast', 'find | Breakfast Included', signedIn],
  ['i took half board last time, Rome 3-6 may', 'find | rome | 2027-05-03..2027-05-06 (3)', signedIn],
  ['do i have anything booked for december', 'bookings list | booked | 2026-12-01..? (?)', signedIn],
  ["add a second guest's name", 'bookings change', signedIn],
  ['so i havent paid for it yet?', 'bookings payment', told],
  ['which of them isnt paid', 'bookings payment', told],
  ['עד מתי אפשר לבטל אותה בחינם אשתי לא מרגישה טוב', 'bookings cancel', told],
  ['show me hotels that are not paid in advance', 'find', signedIn],
  ["remind me how many nights we're there", 'bookings times | remind', signedIn],
  ['has my card been charged for it yet?', 'bookings payment', signedIn],
  ['if I call it off, what comes back to me?', 'bookings cancel', signedIn],
  ['is there a way we could come a day later?', 'bookings change | 1 days on', signedIn],
  ['could we stay one more night?', 'bookings change', signedIn],
  ['אפשר להישאר עוד לילה?', 'bookings change', signedIn],
  ['need a tax invoice for my office', 'bookings receipt | office', signedIn],
  ['אפשר להזיז לתאריך אחר', 'bookings change', signedIn],
  ['ואם נוותר עליה כמה תחזירו לי', 'bookings cancel | תחזירו', signedIn],
  ["מתי הצ'ק אין שלי", 'bookings times', signedIn],
  ['באיזה יום אנחנו מגיעים?', 'bookings times', signedIn],
  ['כמה יצא לי בסוף?', 'bookings payment', signedIn],
  ['אפשר לצרף אליה עוד מישהו?', 'bookings change', signedIn],
  ['צריכה חשבונית מס לעבודה', 'bookings receipt | עבודה', signedIn],
  ['כבר חייבתם לי את הכרטיס?', 'bookings payment | חייבתם, הכרטיס', signedIn],
  ['אם אני מוותרת על זה מה חוזר אליי?', 'bookings cancel', signedIn],
  // A booking is discussed.
  ['has my card been charged for it yet?', 'bookings payment', told],
  ['and what if I just never show up', 'page cancellation', told],
  ['whose name did I put it under?', 'bookings people', told],
  ['כבר חייבתם לי את הכרטיס?', 'bookings payment | חייבתם, הכרטיס', told],
  ['מתי אני צריכה לצאת מהחדר?', 'bookings times', told],
  // Questions about the site, or searches.
  ['how do I pay?', 'page payment', signedIn],
  ['how do I get a refund?', 'page cancellation', signedIn],
  ['what time can we check in', 'hotel it times', signedIn],
  ['how many nights do we have to book at least', 'act book', signedIn],
  ['where can I stay from 3 to 5 May', 'find | 2027-05-03..2027-05-05 (2)', signedIn],
  [
    'we want a hotel in Vienna for our anniversary, can I change the dates later?',
    'find | *vienna',
    signedIn,
  ],
  ['is it cheaper if I book with you?', 'find | cheaper', signedIn],
  ['lets change the subject', 'find | subject', signedIn],
  ['אפשר לשנות אחרי שמזמינים?', 'act book', signedIn],
  ['כמה מחזירים אם מבטלים?', 'hotel “מחזירים” cancellation | מחזירים', signedIn],
  ['אפשר להחליף שפה?', 'unknown', signedIn],
  ['איך מקבלים החזר?', 'page cancellation', signedIn],
  [
    'תמצאי מלון ברומא 3 עד 5 במאי, אפשר להוסיף את אמא שלי?',
    'find | *רומא | 2027-05-03..2027-05-05 (2)',
    signedIn,
  ],
  ["אפשר להקדים את הצ'ק אין", 'hotel it times', signedIn],
];
