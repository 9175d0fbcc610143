import {
  LEGAL_PERCENT,
  PROTECTED_MONTHS,
  REMOTE_SALE_DAYS,
  WORKING_DAYS_BEFORE,
} from '#shared/cancellation/cancellation-fee.ts';
import { text } from '../page.ts';
import { CHECK_IN, FREE_HOURS, LEGAL_FEE_CAP } from '../rule-numbers.ts';
import { type PageQuestion, question } from './question.ts';

/** The cost of cancelling, how to do it, and what happens to a booking that is not used. */
export const cancellationQuestions: readonly PageQuestion[] = [
  question(
    'cancellation',
    'cancel-cost',
    [
      ['what is your cancellation policy', 'מה מדיניות הביטולים שלכם'],
      ['how much does it cost to cancel', 'כמה עולה לבטל הזמנה'],
      ['until when can i cancel for free', 'עד מתי אפשר לבטל בחינם'],
      ['do i get my money back if i cancel', 'אם אני מבטל אני מקבל את הכסף בחזרה'],
      ['cancellation fee', 'דמי ביטול'],
      ['is cancellation free', 'האם הביטול חינם'],
      ['what are your conditions for cancelling', 'מה תנאי הביטול'],
      ['is there a fee if i cancel last minute', 'יש קנס אם מבטלים ברגע האחרון'],
      ['cancellation penalty', 'קנס ביטול'],
      ['can i bail at the last minute without paying', 'אפשר לבטל ברגע האחרון בלי לשלם'],
      ['can i still cancel after the free deadline', 'אפשר עוד לבטל אחרי המועד לביטול חינם'],
      ['what do i lose if i cancel', 'כמה מפסידים אם מבטלים'],
      ['your rules about cancelling', 'הכללים שלכם לביטול'],
    ],
    text(
      `Where a hotel offers free cancellation, cancelling is free up to ${FREE_HOURS} hours before ${CHECK_IN} on the check-in day, property time. Later it costs one night. Other rates are non-refundable. A hotel may bring steps of its own: they are shown before you book, with exact dates.`,
      `במלון שמציע ביטול חינם, הביטול חינם עד ${FREE_HOURS} שעות לפני ${CHECK_IN} ביום הכניסה, לפי שעון המלון. אחרי כן הוא עולה לילה אחד. תעריפים אחרים אינם ניתנים להחזר. למלון יכולים להיות שלבים משלו: הם מוצגים לפני ההזמנה, עם מועדים מדויקים.`,
    ),
  ),
  question(
    'cancellation',
    'cancel-how',
    [
      ['how do i cancel a booking', 'איך מבטלים הזמנה'],
      ['where can i cancel my reservation', 'איפה אפשר לבטל את ההזמנה'],
      ['can i cancel online by myself', 'אפשר לבטל לבד באתר'],
      ['what do i have to do to cancel', 'מה צריך לעשות כדי לבטל'],
      ['cancelling my reservation, which button', 'איך אני מבטלת את ההזמנה'],
      ['steps to cancel', 'מה השלבים לביטול'],
    ],
    text(
      'Open the booking in My Bookings and confirm: two steps at most. Fee, refund and reason are shown before you confirm.',
      'פותחים את ההזמנה בעמוד ״ההזמנות שלי״ ומאשרים: שני צעדים לכל היותר. דמי הביטול, ההחזר והסיבה מוצגים לפני האישור.',
    ),
  ),
  question(
    'cancellation',
    'no-show',
    [
      ['what happens if i do not show up', 'מה קורה אם לא מגיעים'],
      ['no show fee', 'מה העלות של אי הגעה'],
      ['what if i miss my check in and never arrive', 'מה אם לא נגיע למלון בכלל'],
      ['i will not come to the hotel, do i pay', 'אם לא נופיע במלון נצטרך לשלם'],
      ['what if we just dont show up', 'מה יקרה אם בסוף לא נגיע'],
      ['not arriving', 'אי הגעה'],
      ['if i never turn up', 'אם לא אופיע'],
      ['i got sick and did not arrive', 'חליתי ולא הגעתי'],
      ['i fell ill and told nobody', 'חליתי ולא הודעתי לאף אחד'],
      ['do you charge me if i do not turn up in the end', 'אם בסוף אני לא מופיע מחייבים אותי'],
    ],
    text(
      'Not arriving costs one night at a flexible rate, and the full amount at a non-refundable one. If you cancel yourself after check-in time, the rule for stays that have begun applies instead.',
      'אי הגעה עולה לילה אחד בתעריף גמיש, ואת הסכום המלא בתעריף שאינו ניתן להחזר. אם מבטלים בעצמכם אחרי שעת הכניסה, חל במקום זאת הכלל על שהייה שהתחילה.',
    ),
  ),
  question(
    'cancellation',
    'late-arrival',
    [
      ['we will arrive late at night, will you keep the room', 'נגיע מאוחר בלילה, ישמרו לנו את החדר'],
      ['what if my flight is delayed and i come the next day', 'מה אם הטיסה מתעכבת ונגיע רק למחרת'],
      ['can i check in after midnight', 'אפשר להגיע אחרי חצות'],
      ['we land at one in the morning', 'נוחתים באחת בלילה'],
      ['arriving late', 'הגעה מאוחרת'],
      ['is reception open at night', 'הקבלה פתוחה בלילה'],
      ['what if my flight is cancelled', 'מה אם הטיסה שלי מתבטלת'],
      ['my flight was cancelled and i can not come', 'הטיסה בוטלה ואני לא יכול להגיע'],
    ],
    text(
      'The hotel’s check-in hours are on its page. If you come later, tell the hotel beforehand: a booking whose guests do not arrive may be treated as a no-show, which costs one night at a flexible rate and the full amount at a non-refundable one.',
      'שעות הכניסה של המלון כתובות בעמוד שלו. אם תגיעו אחריהן, הודיעו למלון מראש: הזמנה שאורחיה לא הגיעו עלולה להיחשב אי הגעה, שעולה לילה אחד בתעריף גמיש ואת הסכום המלא בתעריף שאינו ניתן להחזר.',
    ),
  ),
  question(
    'cancellation',
    'leave-early',
    [
      [
        'can i leave early and get a refund for the other nights',
        'אפשר לעזוב מוקדם ולקבל החזר על שאר הלילות',
      ],
      ['what if we check out before the end of the stay', 'מה אם נצא לפני סוף השהייה'],
      ['cancel during my stay', 'לבטל באמצע השהייה'],
      ['shorten my stay after check in', 'לקצר את השהייה אחרי הכניסה'],
      ['leaving two days early, refund', 'עוזבים יומיים לפני הזמן, יש זיכוי'],
      ['go home earlier than planned', 'לחזור הביתה לפני הזמן'],
      ['what happens if we leave early', 'מה קורה אם עוזבים מוקדם'],
    ],
    text(
      `Once a stay has begun, from ${CHECK_IN} on the check-in day, property time, cancelling costs at least the nights that have begun and one more, at most the whole stay. From the start of the day of departure a booking can no longer be cancelled.`,
      `אחרי שהשהייה התחילה, משעה ${CHECK_IN} ביום הכניסה לפי שעון המלון, הביטול עולה לפחות את הלילות שהתחילו ולילה נוסף, ולכל היותר את כל השהייה. מתחילת יום העזיבה אי אפשר עוד לבטל את ההזמנה.`,
    ),
  ),
  question(
    'cancellation',
    'fourteen-days',
    [
      ['i changed my mind, is there a 14 day right', 'התחרטתי, יש זכות ביטול של 14 יום'],
      ['cancel within two weeks by law', 'ביטול בתוך שבועיים לפי החוק'],
      ['consumer protection law remote sale', 'חוק הגנת הצרכן עסקה מרחוק'],
      ['regret within 14 days', 'להתחרט בתוך 14 ימים'],
      ['cooling off period', 'תקופת צינון'],
    ],
    text(
      `Within ${REMOTE_SALE_DAYS} days of booking, and at least ${WORKING_DAYS_BEFORE} days that are not rest days before check-in, cancelling costs ${LEGAL_PERCENT}% or ₪${LEGAL_FEE_CAP}, whichever is lower. You always pay the lowest of all rules that apply.`,
      `בתוך ${REMOTE_SALE_DAYS} ימים מההזמנה, ולפחות ${WORKING_DAYS_BEFORE} ימים שאינם ימי מנוחה לפני הכניסה, הביטול עולה ${LEGAL_PERCENT}% או ${LEGAL_FEE_CAP} ₪, הנמוך מביניהם. תמיד משלמים את הנמוך מכל הכללים שחלים.`,
    ),
  ),
  question(
    'cancellation',
    'seniors',
    [
      ['i am over 65, do i have special cancellation rights', 'אני מעל גיל 65, יש לי זכויות ביטול מיוחדות'],
      ['cancellation for seniors and pensioners', 'ביטול לקשישים ולגמלאים'],
      ['i am disabled, can i cancel later', 'יש לי נכות, אפשר לבטל מאוחר יותר'],
      ['new immigrant cancellation', 'ביטול לעולים חדשים'],
      ['i am 70 what rights do i have when cancelling', 'אני בן 70, מה הזכויות שלי בביטול'],
      ['i am retired', 'אני פנסיונר'],
      ['wheelchair user rights to cancel', 'זכויות נכים בביטול'],
    ],
    text(
      `Senior (over 65), new immigrant or disabled customers may cancel a remote sale within ${PROTECTED_MONTHS} months if a representative call took place, with a fee of ${LEGAL_PERCENT}% or ₪${LEGAL_FEE_CAP}, whichever is lower. The right ends ${WORKING_DAYS_BEFORE} days that are not rest days before check-in; a chat with a representative counts as a call.`,
      `לקוחות מבוגרים (מעל גיל 65), עולים חדשים ולקוחות עם מוגבלות רשאים לבטל עסקת מכר מרחוק בתוך ${PROTECTED_MONTHS} חודשים אם התקיימה שיחה עם נציג, בדמי ביטול של ${LEGAL_PERCENT}% או ${LEGAL_FEE_CAP} ₪, הנמוך מביניהם. הזכות מסתיימת ${WORKING_DAYS_BEFORE} ימים שאינם ימי מנוחה לפני הכניסה; גם צ׳אט עם נציג נחשב שיחה.`,
    ),
  ),
  question(
    'cancellation',
    'refund-time',
    [
      ['when do i get my refund', 'מתי מקבלים את ההחזר'],
      ['how long does a refund take', 'כמה זמן לוקח ההחזר'],
      ['i cancelled, where is my money', 'ביטלתי, איפה הכסף שלי'],
      ['how long until the refund reaches my account', 'תוך כמה זמן מגיע הזיכוי'],
      ['when will the money be back on my card', 'מתי הכסף חוזר לכרטיס'],
      ['refund status', 'מצב ההחזר'],
      ['how fast do i get my money back', 'תוך כמה זמן חוזר הכסף'],
      ['how many days does a refund take', 'כמה ימים לוקח ההחזר'],
      ['how long until i see my money again', 'כמה זמן עד שהכסף חוזר'],
      ['is the refund immediate', 'ההחזר מיידי'],
    ],
    text(
      'The refund stands in the booking as soon as it is cancelled; until the hotel confirms the sum it is called an estimate. Payment on this site is simulated, so no money moves.',
      'ההחזר מופיע בהזמנה מיד עם הביטול; עד שהמלון מאשר את הסכום הוא נקרא הערכה. התשלום באתר הוא הדמיה, ולכן שום כסף אינו עובר.',
    ),
  ),
  question(
    'cancellation',
    'extras-refund',
    [
      ['are the extras refunded when i cancel', 'התוספות מוחזרות בביטול'],
      ['do i get the car and the insurance back', 'מקבלים בחזרה את הכסף על הרכב והביטוח'],
      ['refund of attraction tickets', 'החזר על כרטיסים לאטרקציות'],
      ['do i get the car money back', 'החזר על הרכב'],
      ['is the insurance refundable', 'הביטוח ניתן להחזר'],
      ['cancel only the tickets', 'לבטל רק את הכרטיסים'],
    ],
    text(
      `Extras are refunded in full until ${FREE_HOURS} hours before check-in.`,
      `תוספות מוחזרות במלואן עד ${FREE_HOURS} שעות לפני הכניסה.`,
    ),
  ),
  question(
    'cancellation',
    'non-refundable',
    [
      ['what does non refundable mean', 'מה זה אומר לא ניתן להחזר'],
      ['can i cancel a non refundable booking', 'אפשר לבטל הזמנה שאינה ניתנת להחזר'],
      ['cancel a nonrefundable room', 'לבטל חדר ללא החזר'],
      ['non refundable rate', 'תעריף ללא החזר'],
    ],
    text(
      `A non-refundable room costs its full price when you cancel. The law may still lower the fee: within ${REMOTE_SALE_DAYS} days of booking, and at least ${WORKING_DAYS_BEFORE} days that are not rest days before check-in, it is ${LEGAL_PERCENT}% or ₪${LEGAL_FEE_CAP}, whichever is lower. My Bookings shows the sum before you confirm.`,
      `חדר שאינו ניתן להחזר עולה בביטול את מחירו המלא. החוק עשוי עדיין להקטין את דמי הביטול: בתוך ${REMOTE_SALE_DAYS} ימים מההזמנה, ולפחות ${WORKING_DAYS_BEFORE} ימים שאינם ימי מנוחה לפני הכניסה, הם ${LEGAL_PERCENT}% או ${LEGAL_FEE_CAP} ₪, הנמוך מביניהם. הסכום מוצג ב״ההזמנות שלי״ לפני האישור.`,
    ),
  ),
];
