import { type Contact, type PageText, text } from '../page.ts';
import { type PageQuestion, question } from './question.ts';

/** Questions about reaching a person. */
export const contactQuestions = ({ email, whatsapp, office }: Contact): readonly PageQuestion[] => [
  question(
    'contact',
    'reach-us',
    [
      ['how can i contact you', 'איך אפשר ליצור איתכם קשר'],
      ['what is your phone number', 'מה מספר הטלפון שלכם'],
      ['do you have whatsapp', 'יש לכם ווטסאפ'],
      ['what is your email', 'מה האימייל שלכם'],
      ['customer service', 'שירות לקוחות'],
      ['get in touch with you', 'איך יוצרים איתכם קשר'],
      ['how do i make a complaint', 'איך מגישים תלונה'],
      ['whats your phone number', 'יש לכם טלפון'],
      ['call you', 'להתקשר אליכם'],
      ['phone support', 'תמיכה טלפונית'],
      ['write to you', 'לכתוב לכם'],
      ['how fast do you answer emails', 'תוך כמה זמן עונים למייל'],
      ['email reply time', 'זמן מענה למייל'],
    ],
    text(
      `Write to ${email}: we reply within 24 hours. WhatsApp: ${whatsapp}, available 24/7. In the chat you can always ask for a person: your conversation is passed on.`,
      `כתבו אל ${email}: אנחנו עונים בתוך 24 שעות. וואטסאפ: ${whatsapp}, זמין 24/7. בצ׳אט אפשר תמיד לבקש לדבר עם אדם: השיחה מועברת אלינו.`,
    ),
  ),
  question(
    'contact',
    'office',
    [
      ['where is your office', 'איפה המשרד שלכם'],
      ['what are your opening hours', 'מה שעות הפעילות שלכם'],
      ['are you open on saturday', 'אתם פתוחים בשבת'],
      ['can i come to your office', 'אפשר להגיע למשרד'],
      ['where are you located', 'איפה אתם נמצאים'],
      ['working hours', 'באילו שעות אתם פועלים'],
      ['when are you open', 'מתי אתם פתוחים'],
      ['your address', 'הכתובת שלכם'],
    ],
    text(
      `Office: ${office.en}, Mon-Fri 9AM-6PM. WhatsApp (${whatsapp}) is available 24/7.`,
      `משרד: ${office.he}, ימים שני עד שישי, 9:00-18:00. וואטסאפ (${whatsapp}) זמין 24/7.`,
    ),
  ),
  question(
    'contact',
    'list-my-hotel',
    [
      ['how do i list my hotel on your site', 'איך מפרסמים אצלכם מלון'],
      ['i own a hotel and want to join', 'יש לי מלון ואני רוצה להצטרף'],
      ['become a partner', 'להיות שותפים עסקיים'],
      ['advertise my hotel', 'לפרסם את המלון שלי'],
      ['my guesthouse on your site', 'הצימר שלי באתר שלכם'],
      ['hotel owners', 'בעלי מלונות'],
    ],
    text(
      `Write to ${email} with the name and place of the hotel; our team adds hotels themselves.`,
      `כתבו אל ${email} עם שם המלון ומקומו; הצוות שלנו מוסיף מלונות בעצמו.`,
    ),
  ),
];

/**
 * Questions about the company.
 * @param brand the product's name
 */
export const companyQuestions = (brand: PageText): readonly PageQuestion[] => [
  question(
    'terms',
    'who-are-you',
    [
      ['what is this site', 'מה האתר הזה'],
      ['what company is behind this', 'איזו חברה עומדת מאחורי האתר'],
      ['are you a travel agency', 'אתם סוכנות נסיעות'],
      ['who do i book with, you or the hotel', 'אצל מי אני מזמין, אצלכם או במלון'],
      ['can i trust you', 'אפשר לסמוך עליכם'],
      ['is this a scam', 'זה עוקץ'],
      ['is this site legit', 'האתר אמין'],
      ['about the company', 'על החברה'],
      ['are you reliable', 'אתם אמינים'],
    ],
    text(
      `${brand.en} finds hotels and passes your booking on to them. The price you see is the full amount, and what cancelling costs is shown before you book.`,
      `${brand.he} מוצאת מלונות ומעבירה אליהם את ההזמנה. המחיר שמוצג הוא הסכום המלא, ומה שעולה לבטל מוצג לפני ההזמנה.`,
    ),
  ),
  question(
    'accessibility',
    'accessible-site',
    [
      ['is the site accessible', 'האתר נגיש'],
      ['does it work with a screen reader', 'זה עובד עם קורא מסך'],
      ['accessibility statement', 'הצהרת נגישות'],
      ['can i make the letters bigger', 'אפשר להגדיל את האותיות'],
      ['im blind can i use this site', 'אני עיוור אפשר להשתמש באתר'],
      ['keyboard only', 'רק מקלדת'],
      ['high contrast', 'ניגודיות גבוהה'],
    ],
    text(
      `${brand.en} aims at WCAG 2.1 AA. Everything works by keyboard and with a screen reader, on small screens and with large text. If something is in your way, write to us and we will help and put it right.`,
      `${brand.he} שואפת לעמוד בתקן WCAG 2.1 AA. הכול עובד במקלדת ובקורא מסך, במסכים קטנים ובאותיות גדולות. אם משהו מפריע לכם, כתבו לנו ונעזור ונתקן.`,
    ),
  ),
];

/** The site itself: ranking, languages, installing it as an app. */
export const siteQuestions: readonly PageQuestion[] = [
  question(
    'sorting',
    'how-sorted',
    [
      ['how do you sort the hotels', 'איך אתם ממיינים את המלונות'],
      ['do hotels pay to be first', 'מלונות משלמים כדי להופיע ראשונים'],
      ['what does recommended mean', 'מה זה הסדר המומלץ'],
      ['how do you choose your picks', 'איך נקבעות הבחירות שלך'],
      ['what does sherrys pick mean', 'מה זה הבחירה של שרי'],
      ['why is this hotel first', 'למה המלון הזה ראשון'],
      ['does someone pay you for the ranking', 'מישהו משלם לכם על הדירוג'],
      ['sponsored results', 'תוצאות ממומנות'],
      ['order of the list', 'סדר הרשימה'],
      ['commission from hotels', 'עמלה ממלונות'],
    ],
    text(
      'Recommended weighs guest rating, price against hotels with the same stars, free cancellation, breakfast and hotels that we feature. Sherry’s picks follow a fixed rule of rating, price against similar hotels and free cancellation. Hotels cannot pay to rank higher.',
      'הסדר המומלץ שוקל את דירוג האורחים, את המחיר לעומת מלונות עם אותו מספר כוכבים, ביטול חינם, ארוחת בוקר ומלונות שאנחנו מבליטים. הבחירות של שרי נקבעות לפי כלל קבוע של דירוג, מחיר לעומת מלונות דומים וביטול חינם. מלונות אינם יכולים לשלם כדי להופיע גבוה יותר.',
    ),
  ),
  question(
    'account',
    'languages',
    [
      ['how do i change the language', 'איך משנים שפה'],
      ['which languages do you speak', 'אילו שפות את מדברת'],
      ['can i write in russian or arabic', 'אפשר לכתוב ברוסית או בערבית'],
      ['switch to hebrew', 'לעבור לאנגלית'],
      ['do you speak russian', 'את מדברת רוסית'],
      ['site in french', 'האתר בצרפתית'],
      ['translate the page', 'לתרגם את הדף'],
    ],
    text(
      'The menu at the top changes the language of the pages, ten in all. I speak English and Hebrew: write in either.',
      'התפריט שלמעלה משנה את שפת הדפים, עשר בסך הכול. אני מדברת עברית ואנגלית: כתבו באחת מהן.',
    ),
  ),
  question(
    'account',
    'app',
    [
      ['do you have an app', 'יש לכם אפליקציה'],
      ['download the app for iphone or android', 'להוריד את האפליקציה לאייפון או לאנדרואיד'],
      ['is there an app', 'יש אפליקציה'],
      ['mobile app', 'אפליקציה לנייד'],
    ],
    text(
      'There is no app in the stores. The site works on phones, and the browser can put it on the home screen.',
      'אין אפליקציה בחנויות. האתר עובד בטלפון, והדפדפן יכול להוסיף אותו למסך הבית.',
    ),
  ),
];
