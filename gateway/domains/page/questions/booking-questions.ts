import { MAX_DAYS_AHEAD, MAX_NIGHTS } from '#shared/stay/stay-limits.ts';
import { text } from '../page.ts';
import { HOLD_MINUTES } from '../rule-numbers.ts';
import { type PageQuestion, question } from './question.ts';

/** Making a booking, changing it, and checking that it is confirmed. */
export const bookingQuestions: readonly PageQuestion[] = [
  question(
    'payment',
    'book-how',
    [
      ['how do i book a hotel here', 'איך מזמינים כאן מלון'],
      ['how does booking work on this site', 'איך עובדת ההזמנה באתר'],
      ['what are the steps to make a reservation', 'מה השלבים להזמנת חדר'],
      ['how does this work', 'איך זה עובד'],
      ['explain the booking process', 'תסבירי את תהליך ההזמנה'],
    ],
    text(
      'Search a place and dates, open a hotel, choose a room and press Book Now. You can add a car, insurance and attractions, then give the guest’s details and pay. The booking is made when its status is Confirmed.',
      'מחפשים מקום ותאריכים, פותחים מלון, בוחרים חדר ולוחצים ״הזמינו עכשיו״. אפשר להוסיף רכב, ביטוח ואטרקציות, ואז ממלאים את פרטי האורח ומשלמים. ההזמנה נכנסת לתוקף כשהסטטוס שלה ״מאושרת״.',
    ),
  ),
  question(
    'account',
    'book-without-account',
    [
      ['can i book without an account', 'אפשר להזמין בלי להירשם'],
      ['do i have to register to book', 'חייבים להירשם כדי להזמין'],
      ['guest checkout', 'הזמנה כאורח'],
      ['do i need an account', 'צריך חשבון'],
      ['book without signing up', 'להזמין בלי להירשם לאתר'],
      ['is registration required', 'ההרשמה חובה'],
    ],
    text(
      'Searching, looking at hotels and starting a booking need no account. To pay, sign in or create an account; nothing you entered is lost.',
      'לחיפוש, לצפייה במלונות ולהתחלת הזמנה אין צורך בחשבון. כדי לשלם מתחברים או נרשמים; שום דבר שמילאתם לא הולך לאיבוד.',
    ),
  ),
  question(
    'payment',
    'change-dates',
    [
      ['can i change the dates of my booking', 'אפשר לשנות תאריכים של הזמנה'],
      ['move my reservation to another date', 'להעביר את ההזמנה לתאריך אחר'],
      ['can i modify my booking', 'אפשר לשנות הזמנה'],
      ['postpone my stay', 'לדחות את השהייה'],
      ['extend my stay by a night', 'להאריך את השהייה בלילה'],
      ['reschedule my booking', 'להזיז את ההזמנה בשבוע'],
      ['change dates of an existing booking', 'לשנות תאריך להזמנה קיימת'],
      ['switch to other days', 'להחליף לימים אחרים'],
      ['change my reservation', 'שינוי הזמנה'],
      ['can the dates be moved after booking', 'אפשר להזיז תאריכים אחרי ההזמנה'],
    ],
    text(
      'The dates of a booking cannot be changed on the site. Book the new dates first, then cancel the old booking: My Bookings shows what that costs before you confirm.',
      'את התאריכים של הזמנה אי אפשר לשנות באתר. הזמינו קודם את התאריכים החדשים ואז בטלו את ההזמנה הישנה: ב״ההזמנות שלי״ רואים כמה זה עולה לפני האישור.',
    ),
  ),
  question(
    'contact',
    'change-guest',
    [
      ['can i change the name on the booking', 'אפשר לשנות את השם בהזמנה'],
      ['i misspelled a guest name', 'טעיתי בשם של אורח'],
      ['change guest details after paying', 'לשנות פרטי אורחים אחרי התשלום'],
      ['add another guest to my booking', 'להוסיף אורח להזמנה'],
      ['wrong email on my reservation', 'טעיתי באימייל בהזמנה'],
      ['there is a typo in my name', 'יש שגיאת כתיב בשם שלי'],
      ['correct the spelling of my name', 'לתקן את השם'],
      ['transfer the booking to another person', 'להעביר את ההזמנה לאדם אחר'],
    ],
    text(
      'Guest details cannot be changed on the site once a booking is paid. Write to our team with the booking number, and they will ask the hotel.',
      'את פרטי האורחים אי אפשר לשנות באתר אחרי התשלום. כתבו לצוות שלנו עם מספר ההזמנה, והם יפנו למלון.',
    ),
  ),
  question(
    'payment',
    'book-for-other',
    [
      ['can i book for someone else', 'אפשר להזמין בשביל מישהו אחר'],
      ['book a room for my parents', 'להזמין חדר להורים שלי'],
      ['the guest is not me', 'האורח הוא לא אני'],
      ['book this for my mom', 'להזמין את זה לאמא שלי'],
      ['a gift for a friend', 'מתנה לחבר'],
      ['reserve under another name', 'להזמין על שם אחר'],
    ],
    text(
      'Yes: give the name of the person who stays as the guest, as in their passport. The account and the card can be yours.',
      'כן: כתבו כאורח את שם מי שמתארח, כמו בדרכון. החשבון והכרטיס יכולים להיות שלכם.',
    ),
  ),
  question(
    'payment',
    'is-confirmed',
    [
      ['how do i know my booking is confirmed', 'איך יודעים שההזמנה אושרה'],
      ['is my reservation final', 'ההזמנה שלי סופית'],
      ['when do i get a confirmation', 'מתי מקבלים אישור הזמנה'],
      ['will i get an email', 'אקבל אימייל'],
      ['did my booking go through', 'ההזמנה שלי עברה'],
      ['is it booked now', 'זה הוזמן'],
      ['was my booking successful', 'ההזמנה הצליחה'],
      ['did my reservation go through', 'ההזמנה שלי נקלטה'],
    ],
    text(
      'A booking is made when its status is Confirmed: you see it at once in My Bookings, with its number, and a mail is sent. When a hotel has not answered yet, the booking says that it is being confirmed.',
      'הזמנה נכנסת לתוקף כשהסטטוס שלה ״מאושרת״: רואים זאת מיד ב״ההזמנות שלי״, עם המספר, ונשלח אימייל. כשמלון עדיין לא ענה, כתוב בהזמנה שאנחנו מאשרים מולו.',
    ),
  ),
  question(
    'contact',
    'no-mail',
    [
      ['i did not get a confirmation email', 'לא קיבלתי אימייל אישור'],
      ['where is my confirmation mail', 'איפה אישור ההזמנה באימייל'],
      ['no email arrived', 'לא הגיע אימייל'],
      ['no confirmation mail yet', 'לא קיבלתי מייל אישור'],
      ['the confirmation never came', 'האישור לא הגיע'],
      ['resend my confirmation', 'לשלוח שוב את האישור'],
    ],
    text(
      'Everything in the mail is in My Bookings too: number, dates, price, receipt. Look into the spam folder; if the address was wrong, write to our team.',
      'כל מה שבאימייל נמצא גם ב״ההזמנות שלי״: מספר, תאריכים, מחיר וקבלה. בדקו בתיקיית הספאם; אם הכתובת הייתה שגויה, כתבו לצוות שלנו.',
    ),
  ),
  question(
    'payment',
    'pending',
    [
      ['what does pending mean', 'מה זה הזמנה ממתינה'],
      ['my booking says pending', 'ההזמנה שלי במצב ממתין'],
      ['how long do you hold the room', 'כמה זמן אתם שומרים את החדר'],
      ['how long is the price kept', 'כמה זמן המחיר נשמר'],
      ['can i reserve now and pay later', 'אפשר לשריין עכשיו ולשלם אחר כך'],
      ['why is my booking pending', 'למה ההזמנה שלי ממתינה'],
      ['until when is the price kept for me', 'עד מתי המחיר שמור לי'],
      ['hold a room without paying', 'לשמור חדר בלי לשלם'],
    ],
    text(
      `A pending booking is not paid, and nothing is booked yet. You can complete it from My Bookings, with the price checked again. Where checkout says so, the room is kept for ${HOLD_MINUTES} minutes; the price is not.`,
      `הזמנה ממתינה לא שולמה, ושום דבר עוד לא הוזמן. אפשר להשלים אותה מ״ההזמנות שלי״, והמחיר נבדק שוב. כשעמוד ההזמנה מציין זאת, החדר שמור ${HOLD_MINUTES} דקות; המחיר אינו נשמר.`,
    ),
  ),
  question(
    'terms',
    'limits',
    [
      ['how far ahead can i book', 'כמה זמן מראש אפשר להזמין'],
      ['what is the longest stay', 'מה השהייה הארוכה ביותר'],
      ['can i book for more than a month', 'אפשר להזמין ליותר מחודש'],
      ['can i book for today', 'אפשר להזמין להיום'],
      ['book for the year after next', 'להזמין לעוד שנתיים'],
      ['maximum number of nights', 'מספר לילות מרבי'],
      ['same day booking', 'הזמנה לאותו יום'],
    ],
    text(
      `A stay has up to ${MAX_NIGHTS} nights and begins today or up to ${MAX_DAYS_AHEAD} days from now. For a longer one, make two bookings.`,
      `שהייה היא עד ${MAX_NIGHTS} לילות, ומתחילה היום או עד ${MAX_DAYS_AHEAD} ימים מהיום. לשהייה ארוכה יותר עושים שתי הזמנות.`,
    ),
  ),
  question(
    'account',
    'find-booking',
    [
      ['where do i see my bookings', 'איפה רואים את ההזמנות שלי'],
      ['i can not find my reservation', 'אני לא מוצא את ההזמנה שלי'],
      ['where is my booking number', 'איפה מספר ההזמנה'],
      ['see my reservations', 'לראות את ההזמנות שלי'],
      ['list of my trips', 'רשימת הנסיעות שלי'],
    ],
    text(
      'In My Bookings, in the menu under your name, once you are signed in: upcoming, past and cancelled ones with their numbers. A booking belongs to the account that paid it.',
      'ב״ההזמנות שלי״, בתפריט שתחת השם שלכם, אחרי התחברות: הבאות, הקודמות והמבוטלות, עם המספרים שלהן. הזמנה שייכת לחשבון ששילם עליה.',
    ),
  ),
];
