import { LEDGER_CURRENCY } from '#models/money.ts';
import {
  LEGAL_PERCENT,
  PROTECTED_MONTHS,
  REMOTE_SALE_DAYS,
  WORKING_DAYS_BEFORE,
} from '#shared/cancellation/cancellation-fee.ts';
import { OFFERED_CURRENCIES, type RateTable } from '#shared/pricing/rates.ts';
import { type Page, text } from './page.ts';
import { CHECK_IN, FREE_HOURS, HOLD_MINUTES, LEGAL_FEE_CAP } from './rule-numbers.ts';

const enDay = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const heDay = new Intl.DateTimeFormat('he', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The cost of cancelling, until when it is free, and how to do it. */
export const cancellationPage: Page = {
  title: text('Cancellation policy', 'מדיניות ביטולים'),
  paragraphs: [
    text(
      `Where a hotel offers free cancellation, cancelling is free up to ${FREE_HOURS} hours before ${CHECK_IN} on the check-in day, property time. Later it costs one night. Other rates are non-refundable.`,
      `במלון שמציע ביטול חינם, הביטול חינם עד ${FREE_HOURS} שעות לפני ${CHECK_IN} ביום הכניסה, לפי שעון המלון. אחרי כן הוא עולה לילה אחד. תעריפים אחרים אינם ניתנים להחזר.`,
    ),
    text(
      'Some hotels bring cancellation steps of their own. They are shown before you book, with exact dates, and replace the rule above. The policy is copied into your booking and never changes afterwards.',
      'יש מלונות עם שלבי ביטול משלהם. הם מוצגים לפני ההזמנה, עם מועדים מדויקים, ומחליפים את הכלל הזה. המדיניות מועתקת להזמנה ואינה משתנה אחר כך.',
    ),
    text(
      `Within ${REMOTE_SALE_DAYS} days of booking, and at least ${WORKING_DAYS_BEFORE} days that are not rest days before check-in, cancelling costs ${LEGAL_PERCENT}% or ₪${LEGAL_FEE_CAP}, whichever is lower. Rest days are Saturdays and Israeli holidays.`,
      `בתוך ${REMOTE_SALE_DAYS} ימים מההזמנה, ולפחות ${WORKING_DAYS_BEFORE} ימים שאינם ימי מנוחה לפני הכניסה, הביטול עולה ${LEGAL_PERCENT}% או ${LEGAL_FEE_CAP} ₪, הנמוך מביניהם. ימי מנוחה הם שבתות וחגי ישראל.`,
    ),
    text(
      `Senior (over 65), new immigrant or disabled customers may cancel a remote sale within ${PROTECTED_MONTHS} months if a representative call took place, with a fee of ${LEGAL_PERCENT}% or ₪${LEGAL_FEE_CAP}, whichever is lower. By sections 14C and 14C1 of the Consumer Protection Law, 1981, this right ends ${WORKING_DAYS_BEFORE} days that are not rest days before check-in; a chat with a representative counts as a call.`,
      `לקוחות מבוגרים (מעל גיל 65), עולים חדשים ולקוחות עם מוגבלות רשאים לבטל עסקת מכר מרחוק בתוך ${PROTECTED_MONTHS} חודשים אם התקיימה שיחה עם נציג, בדמי ביטול של ${LEGAL_PERCENT}% או ${LEGAL_FEE_CAP} ₪, הנמוך מביניהם. לפי סעיפים 14ג ו־14ג1 לחוק הגנת הצרכן, התשמ״א־1981, הזכות מסתיימת ${WORKING_DAYS_BEFORE} ימים שאינם ימי מנוחה לפני הכניסה; גם צ׳אט עם נציג נחשב שיחה.`,
    ),
    text(
      `Until check-in you pay the lowest of all rules that apply. Extras are refunded in full until ${FREE_HOURS} hours before check-in.`,
      `עד הכניסה משלמים את הנמוך ביותר מכל הכללים שחלים. תוספות מוחזרות במלואן עד ${FREE_HOURS} שעות לפני הכניסה.`,
    ),
    text(
      `Once a stay has begun, from ${CHECK_IN} on the check-in day, property time, cancelling costs at least the nights that have begun and one more, at most the whole stay; a night begins at ${CHECK_IN}. From the start of the day of departure a booking can no longer be cancelled.`,
      `אחרי שהשהייה התחילה, משעה ${CHECK_IN} ביום הכניסה לפי שעון המלון, הביטול עולה לפחות את הלילות שהתחילו ולילה נוסף, ולכל היותר את כל השהייה; לילה מתחיל בשעה ${CHECK_IN}. מתחילת יום העזיבה אי אפשר עוד לבטל את ההזמנה.`,
    ),
    text(
      'Not arriving costs one night at a flexible rate, and the full amount at a non-refundable one. If you cancel yourself after check-in time, the rule for stays that have begun applies instead.',
      'אי הגעה עולה לילה אחד בתעריף גמיש, ואת הסכום המלא בתעריף שאינו ניתן להחזר. אם מבטלים בעצמכם אחרי שעת הכניסה, חל במקום זאת הכלל על שהייה שהתחילה.',
    ),
    text(
      'Cancelling takes two steps at most: open the booking in My Bookings and confirm. Fee, refund and reason are shown before you confirm. Until the hotel confirms the sum it is called an estimate.',
      'הביטול נעשה בשני צעדים לכל היותר: פותחים את ההזמנה בעמוד ״ההזמנות שלי״ ומאשרים. דמי הביטול, ההחזר והסיבה מוצגים לפני האישור. עד שהמלון מאשר את הסכום הוא נקרא הערכה.',
    ),
  ],
};

export const paymentPage: Page = {
  title: text('Payment', 'תשלום'),
  paragraphs: [
    text(
      'Payment is simulated: no card is charged. Card number and security code never leave your page; only the brand and the last four digits are kept.',
      'התשלום הוא הדמיה: שום כרטיס לא מחויב. מספר הכרטיס וקוד האבטחה אינם יוצאים מהדף; נשמרים רק סוג הכרטיס וארבע הספרות האחרונות.',
    ),
    text(
      `Until you pay, a booking is pending and can be completed from My Bookings, with the price checked again. Where checkout says so, the room is kept for ${HOLD_MINUTES} minutes; the price is not.`,
      `עד התשלום ההזמנה ממתינה ואפשר להשלים אותה בעמוד ״ההזמנות שלי״, והמחיר נבדק שוב. כשעמוד ההזמנה מציין זאת, החדר שמור ${HOLD_MINUTES} דקות; המחיר אינו נשמר.`,
    ),
    text(
      'Price and availability are checked when you press Book Now, when checkout opens and when you pay. If the price went up you are asked first; if it went down you pay the lower one.',
      'המחיר והזמינות נבדקים בלחיצה על ״הזמינו עכשיו״, בפתיחת עמוד ההזמנה ובזמן התשלום. אם המחיר עלה שואלים אתכם קודם; אם ירד משלמים את הנמוך.',
    ),
    text(
      'Anyone can start a booking. To pay, sign in or create an account; nothing you entered is lost.',
      'כל אחד יכול להתחיל הזמנה. כדי לשלם מתחברים או נרשמים; שום דבר שמילאתם לא הולך לאיבוד.',
    ),
  ],
};

export const pricesPage: Page = {
  title: text('Prices', 'מחירים'),
  paragraphs: [
    text(
      'Every price is the full amount, including taxes, VAT and fees, from the results to the receipt.',
      'כל מחיר הוא הסכום המלא, כולל מסים, מע״מ וחיובים, מרשימת התוצאות ועד הקבלה.',
    ),
    text(
      'Money that a hotel collects at the desk is named on its own line, in its own currency, before you book, and is never part of the total.',
      'כסף שהמלון גובה בקבלה מופיע בשורה נפרדת, במטבע שלו, לפני ההזמנה, ולעולם אינו חלק מהסכום.',
    ),
    text(
      'The total is what you pay. A price per night is the total divided by the nights, shown in whole shekels.',
      'הסכום הכולל הוא מה שמשלמים. מחיר ללילה הוא הסכום חלקי מספר הלילות, בשקלים שלמים.',
    ),
    text(
      'The price depends on neither your language nor the currency you look at. There are no made-up discounts and no countdowns.',
      'המחיר אינו תלוי בשפה או במטבע שבו אתם מסתכלים. אין הנחות מומצאות ואין שעונים לאחור.',
    ),
  ],
};

/** The page about currencies, with the day of the exchange rates that all estimates use. */
export function currenciesPage({ asOf }: RateTable): Page {
  const day = new Date(`${asOf}T00:00Z`);
  const estimates = OFFERED_CURRENCIES.filter((code) => code !== LEDGER_CURRENCY).join(', ');
  return {
    title: text('Currencies', 'מטבעות'),
    paragraphs: [
      text(
        'Every charge is in Israeli shekels (₪). The amount in shekels is the price.',
        'כל חיוב הוא בשקלים (₪). הסכום בשקלים הוא המחיר.',
      ),
      text(
        `Beside it you can see an estimate, marked ≈, in ${estimates}. Choosing shekels hides it.`,
        `לידו אפשר לראות הערכה, מסומנת ב־≈, במטבעות ${estimates}. בחירה בשקלים מסתירה אותה.`,
      ),
      text(
        `Estimates are made with the exchange rates of ${enDay.format(day)}.`,
        `ההערכות נעשות לפי שערי החליפין של ${heDay.format(day)}.`,
      ),
    ],
  };
}

export const sortingPage: Page = {
  title: text('How we sort', 'איך אנחנו ממיינים'),
  paragraphs: [
    text(
      'Recommended, the usual order, weighs guest rating, price against hotels with the same stars, free cancellation, breakfast and hotels that we feature. Hotels whose shown room is known to have too few beds for your party come after those that fit. Hotels cannot pay to rank higher.',
      'הסדר המומלץ, שהוא הרגיל, שוקל את דירוג האורחים, את המחיר לעומת מלונות עם אותו מספר כוכבים, ביטול חינם, ארוחת בוקר ומלונות שאנחנו מבליטים. מלונות שידוע שבחדר המוצג שלהם אין מספיק מיטות לכל המטיילים מופיעים אחרי המתאימים. מלונות אינם יכולים לשלם כדי להופיע גבוה יותר.',
    ),
    text(
      'You can also sort by price from low to high or from high to low, by guest rating and by stars.',
      'אפשר גם למיין לפי מחיר מהנמוך לגבוה או מהגבוה לנמוך, לפי דירוג האורחים ולפי כוכבים.',
    ),
    text(
      'Hotels without rooms for your dates always come last.',
      'מלונות בלי חדרים פנויים בתאריכים שלכם מופיעים תמיד בסוף.',
    ),
    text(
      "Sherry's picks follow a fixed rule of rating, price against similar hotels and free cancellation. They are never paid and never random.",
      'הבחירות של שרי נקבעות לפי כלל קבוע של דירוג, מחיר לעומת מלונות דומים וביטול חינם. הן לעולם אינן בתשלום ואינן אקראיות.',
    ),
  ],
};
