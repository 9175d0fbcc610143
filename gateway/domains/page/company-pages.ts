import { type Contact, type Page, type PageText, text } from './page.ts';

/** The terms of use. @param brand the product's name */
export function termsPage(brand: PageText): Page {
  return {
    title: text('Terms of use', 'תנאי שימוש'),
    paragraphs: [
      text(
        `${brand.en} finds hotels and passes your booking on to them. A booking is made when its status is confirmed; until then nothing is reserved for good.`,
        `${brand.he} מוצאת מלונות ומעבירה אליהם את ההזמנה. הזמנה נכנסת לתוקף רק כשהסטטוס שלה ״מאושרת״; עד אז שום דבר אינו שמור סופית.`,
      ),
      text(
        'When a hotel has not answered yet, we say that we are confirming with it. We never book a second time on our own.',
        'כשמלון עדיין לא ענה, אנחנו אומרים שאנחנו מאשרים מולו. אנחנו לעולם לא מזמינים פעם שנייה מעצמנו.',
      ),
      text(
        'Give true details of the guests, and names in Latin letters where the page asks for them.',
        'יש למסור פרטי אורחים נכונים, ושמות באותיות לטיניות במקום שבו הדף מבקש זאת.',
      ),
      text(
        'Reviews are written by members after a stay that they booked here and paid for before its last night. We do not favour the kind ones.',
        'ביקורות נכתבות בידי משתמשים רשומים אחרי שהייה שהזמינו כאן ושילמו עליה לפני הלילה האחרון שלה. איננו מעדיפים ביקורות חיוביות.',
      ),
      text(
        'Sherry answers from live data and proposes. Only your own click books, pays or cancels.',
        'שרי עונה מתוך נתונים עדכניים ומציעה. רק הלחיצה שלכם מזמינה, משלמת או מבטלת.',
      ),
    ],
  };
}

export const privacyPage: Page = {
  title: text('Privacy', 'פרטיות'),
  paragraphs: [
    text(
      'The data we keep about you: your profile, bookings with their guest details, favorites, reviews and the messages you send us. Your card number and security code are never sent to us.',
      'המידע שאנחנו שומרים עליכם: הפרופיל, ההזמנות עם פרטי האורחים, המועדפים, הביקורות וההודעות ששלחתם. מספר הכרטיס וקוד האבטחה לעולם אינם נשלחים אלינו.',
    ),
    text(
      'Hotels get what they need for your stay: the names of the guests, how to reach you and your special requests.',
      'המלונות מקבלים את מה שדרוש לשהייה: שמות האורחים, דרך ליצור קשר ובקשות מיוחדות.',
    ),
    text(
      'A talk with Sherry is kept for a while so that you can go on with it, and expires by itself after a day, or with your account. When you ask for a person it is passed on to our team; where a language model helps Sherry, its operator receives what you write to her.',
      'שיחה עם שרי נשמרת זמן מה כדי שתוכלו להמשיך אותה, ונמחקת מעצמה אחרי יום, או עם החשבון שלכם. כשתבקשו לדבר עם אדם היא מועברת לצוות שלנו; אם מודל שפה מסייע לשרי, מה שתכתבו לה מגיע גם למפעיל שלו.',
    ),
    text(
      'In your profile you can download everything we keep about you as a file.',
      'בפרופיל אפשר להוריד כקובץ את כל מה שאנחנו שומרים עליכם.',
    ),
    text(
      'You can delete your account there too. Profile, favorites and sessions are deleted. Reviews stay without your name, and bookings without your name and address, because the law requires us to keep accounting records. Upcoming stays have to be cancelled first.',
      'שם אפשר גם למחוק את החשבון. הפרופיל, המועדפים והחיבורים נמחקים. ביקורות נשארות בלי השם, והזמנות בלי השם והכתובת, כי החוק מחייב לשמור רישומים חשבונאיים. שהיות שעוד לפניכם יש לבטל קודם.',
    ),
    text(
      'Cookies remember your session, language and currency. There is no advertising and no tracking by others.',
      'עוגיות זוכרות את החיבור, השפה והמטבע. אין פרסום ואין מעקב של אחרים.',
    ),
  ],
};

export const securityPage: Page = {
  title: text('Security', 'אבטחה'),
  paragraphs: [
    text(
      'Card number and security code never leave your page.',
      'מספר הכרטיס וקוד האבטחה אינם יוצאים מהדף שלכם.',
    ),
    text(
      'Passwords are stored as salted hashes only. After several wrong ones, signing in is paused.',
      'סיסמאות נשמרות מגובבות בלבד. אחרי כמה סיסמאות שגויות ההתחברות מושהית.',
    ),
    text(
      'Your session is a cookie that scripts cannot read. Signing out ends it on the server too.',
      'החיבור שלכם הוא עוגייה שסקריפטים אינם יכולים לקרוא. התנתקות מסיימת אותו גם בשרת.',
    ),
    text(
      'Every booking and profile is checked on the server: you see your own and nobody else sees them but our administrators.',
      'כל הזמנה וכל פרופיל נבדקים בשרת: אתם רואים רק את שלכם, ואיש מלבד המנהלים שלנו אינו רואה אותם.',
    ),
    text(
      'Sherry can read but never book, pay or cancel. Texts of hotels and reviews are data to her, not instructions.',
      'שרי יכולה לקרוא אבל לעולם לא להזמין, לשלם או לבטל. טקסטים של מלונות וביקורות הם בשבילה נתונים, לא הוראות.',
    ),
  ],
};

/** The accessibility statement. @param brand the product's name */
export function accessibilityPage(brand: PageText): Page {
  return {
    title: text('Accessibility', 'נגישות'),
    paragraphs: [
      text(
        `${brand.en} aims at WCAG 2.1 AA, and support is available 24/7.`,
        `${brand.he} שואפת לעמוד בתקן WCAG 2.1 AA, ותמיכה זמינה 24/7.`,
      ),
      text(
        'Everything works by keyboard and with a screen reader, in English and in Hebrew, on small screens and with large text.',
        'הכול עובד במקלדת ובקורא מסך, בעברית ובאנגלית, במסכים קטנים ובאותיות גדולות.',
      ),
      text(
        'Animations stop when your device asks for less motion, and colour is never the only sign.',
        'אנימציות נעצרות כשהמכשיר מבקש פחות תנועה, וצבע אינו לעולם הסימן היחיד.',
      ),
      text(
        'If something is in your way, write to us and we will help and put it right.',
        'אם משהו מפריע לכם, כתבו לנו ונעזור ונתקן.',
      ),
    ],
  };
}

/** The page on how to reach a person. */
export function contactPage({ email, whatsapp, office }: Contact): Page {
  return {
    title: text('Contact', 'יצירת קשר'),
    paragraphs: [
      text(`Write to ${email}: we reply within 24 hours.`, `כתבו אל ${email}: אנחנו עונים בתוך 24 שעות.`),
      text(`WhatsApp: ${whatsapp}, available 24/7.`, `וואטסאפ: ${whatsapp}, זמין 24/7.`),
      text(`Office: ${office.en}, Mon-Fri 9AM-6PM.`, `משרד: ${office.he}, ימים שני עד שישי, 9:00-18:00.`),
      text(
        'In the chat you can always ask for a person: your conversation is passed on, and we reply within 24 hours.',
        'בצ׳אט אפשר תמיד לבקש לדבר עם אדם: השיחה מועברת אלינו ואנחנו עונים בתוך 24 שעות.',
      ),
    ],
  };
}

export const accountPage: Page = {
  title: text('Your account', 'החשבון שלכם'),
  paragraphs: [
    text(
      'Searching, looking at hotels and starting a booking need no account. Paying, My Bookings, Favorites and the profile do.',
      'לחיפוש, לצפייה במלונות ולהתחלת הזמנה אין צורך בחשבון. לתשלום, לעמוד ״ההזמנות שלי״, למועדפים ולפרופיל יש צורך.',
    ),
    text(
      'An account takes a name, an email address and a password. Hotels that you saved before signing in stay in your favorites.',
      'חשבון דורש שם, כתובת אימייל וסיסמה. לבבות שסימנתם לפני ההתחברות נשמרים.',
    ),
    text(
      'In your profile you change name, phone, language, currency, newsletter and password.',
      'בפרופיל משנים שם, טלפון, שפה, מטבע, דיוור וסיסמה.',
    ),
    text(
      'There you can also download your data and delete your account. Upcoming stays have to be cancelled first.',
      'שם אפשר גם להוריד את הנתונים ולמחוק את החשבון. שהיות שעוד לפניכם יש לבטל קודם.',
    ),
  ],
};
