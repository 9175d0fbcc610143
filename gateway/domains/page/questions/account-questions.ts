import { text } from '../page.ts';
import { type PageQuestion, question } from './question.ts';

/** The account, stored data, and the functions for members. */
export const accountQuestions: readonly PageQuestion[] = [
  question(
    'account',
    'register',
    [
      ['how do i register', 'איך נרשמים'],
      ['how do i open an account', 'איך פותחים חשבון'],
      ['can i sign in with google or facebook', 'אפשר להתחבר עם גוגל או פייסבוק'],
      ['how do i log in', 'איך מתחברים'],
      ['sign up', 'הרשמה'],
      ['create an account', 'ליצור חשבון'],
      ['make an account', 'עושים חשבון'],
      ['where do i register', 'איפה נרשמים'],
      ['do i need to sign up', 'צריך לפתוח חשבון'],
    ],
    text(
      'You open an account where you sign in, or in the checkout before you pay: it takes a name, an email address and a password. There is no signing in with Google, Facebook or Apple. Hotels that you saved before signing in stay in your favorites.',
      'חשבון פותחים בעמוד ההתחברות, או בתהליך ההזמנה לפני התשלום: צריך שם, כתובת אימייל וסיסמה. אין התחברות עם גוגל, פייסבוק או אפל. לבבות שסימנתם לפני ההתחברות נשמרים.',
    ),
  ),
  question(
    'account',
    'password',
    [
      ['i forgot my password', 'שכחתי סיסמה'],
      ['reset my password', 'לאפס סיסמה'],
      ['how do i change my password', 'איך משנים סיסמה'],
      ['i can not sign in', 'אני לא מצליח להתחבר'],
      ['forgot my pw', 'לא זוכר את הסיסמה'],
      ['locked out of my account', 'ננעלתי מחוץ לחשבון'],
    ],
    text(
      'On the sign-in page choose “Forgot your password?”: a link for a new one is sent to your email. Signed in, you change it in your profile. After several wrong ones signing in is paused for a while.',
      'בעמוד ההתחברות בוחרים ״שכחתם סיסמה?״: קישור לסיסמה חדשה נשלח לאימייל. אחרי התחברות אפשר לשנות אותה בפרופיל. אחרי כמה סיסמאות שגויות ההתחברות מושהית לזמן מה.',
    ),
  ),
  question(
    'account',
    'change-profile',
    [
      ['how do i change my name or phone number', 'איך משנים שם או מספר טלפון'],
      ['change my email address', 'לשנות כתובת אימייל'],
      ['edit my profile', 'לערוך את הפרופיל'],
      ['unsubscribe from the newsletter', 'להסיר אותי מרשימת הדיוור'],
      ['stop sending me emails', 'תפסיקו לשלוח לי אימיילים'],
      ['i want to change my email', 'לעדכן את האימייל'],
      ['unsubscribe me', 'להסיר מהדיוור'],
      ['update my details', 'לעדכן פרטים'],
      ['new phone number', 'מספר טלפון חדש'],
      ['i signed up with a wrong email', 'נרשמתי עם מייל לא נכון'],
      ['my account has the wrong email address', 'כתובת המייל בחשבון שגויה'],
      ['fix a mistake in my details', 'לתקן טעות בפרטים שלי'],
    ],
    text(
      'In your profile you change name, phone, language, currency, newsletter and password. The email address of an account cannot be changed there: write to our team.',
      'בפרופיל משנים שם, טלפון, שפה, מטבע, דיוור וסיסמה. את כתובת האימייל של חשבון אי אפשר לשנות שם: כתבו לצוות שלנו.',
    ),
  ),
  question(
    'privacy',
    'delete-account',
    [
      ['how do i delete my account', 'איך מוחקים חשבון'],
      ['remove all my data', 'למחוק את כל המידע עליי'],
      ['right to be forgotten', 'הזכות להישכח'],
      ['close my account', 'לסגור את החשבון'],
      ['erase me from your system', 'תמחקו אותי מהמערכת'],
      ['delete me', 'תמחקו אותי'],
      ['delete my profile', 'למחוק את הפרופיל'],
    ],
    text(
      'You delete your account in your profile. Profile, favorites and sessions are deleted. Reviews stay without your name, and bookings without your name and address, because the law requires us to keep accounting records. Upcoming stays have to be cancelled first.',
      'בפרופיל אפשר למחוק את החשבון. הפרופיל, המועדפים והחיבורים נמחקים. ביקורות נשארות בלי השם, והזמנות בלי השם והכתובת, כי החוק מחייב לשמור רישומים חשבונאיים. שהיות שעוד לפניכם יש לבטל קודם.',
    ),
  ),
  question(
    'privacy',
    'my-data',
    [
      ['what data do you store about me', 'איזה מידע אתם שומרים עליי'],
      ['do you sell my data', 'אתם מוכרים את המידע שלי'],
      ['download my data', 'להוריד את המידע שלי'],
      ['gdpr copy of my data', 'עותק של המידע שלי'],
      ['who sees my details', 'מי רואה את הפרטים שלי'],
      ['what information do you have about me', 'מה אתם יודעים עליי'],
      ['privacy policy', 'מדיניות פרטיות'],
      ['personal information', 'מידע אישי'],
    ],
    text(
      'We keep your profile, bookings with their guest details, favorites, reviews and the messages you send us. Hotels get what they need for your stay. There is no advertising and no tracking by others. In your profile you can download everything as a file.',
      'אנחנו שומרים את הפרופיל, ההזמנות עם פרטי האורחים, המועדפים, הביקורות וההודעות ששלחתם. המלונות מקבלים את מה שדרוש לשהייה. אין פרסום ואין מעקב של אחרים. בפרופיל אפשר להוריד הכול כקובץ.',
    ),
  ),
  question(
    'privacy',
    'cookies',
    [
      ['do you use cookies', 'אתם משתמשים בעוגיות'],
      ['do you track me', 'אתם עוקבים אחריי'],
      ['which cookies are there', 'אילו קובצי קוקיז יש'],
    ],
    text(
      'Cookies remember your session, language and currency. There is no advertising and no tracking by others.',
      'עוגיות זוכרות את החיבור, השפה והמטבע. אין פרסום ואין מעקב של אחרים.',
    ),
  ),
  question(
    'privacy',
    'this-chat',
    [
      ['do you save this chat', 'השיחה הזאת נשמרת'],
      ['who reads what i write to you', 'מי קורא את מה שאני כותב לך'],
      ['is this conversation private', 'השיחה הזאת פרטית'],
      ['delete our conversation', 'למחוק את השיחה שלנו'],
      ['is this chat recorded', 'השיחה מוקלטת'],
      ['chat history', 'היסטוריית השיחה'],
      ['does anyone read this chat', 'מישהו קורא את הצאט'],
    ],
    text(
      'A talk with Sherry is kept for a while so that you can go on with it, and expires by itself after a day, or with your account. When you ask for a person it is passed on to our team; where a language model helps Sherry, its operator receives what you write to her.',
      'שיחה עם שרי נשמרת זמן מה כדי שתוכלו להמשיך אותה, ונמחקת מעצמה אחרי יום, או עם החשבון שלכם. כשתבקשו לדבר עם אדם היא מועברת לצוות שלנו; אם מודל שפה מסייע לשרי, מה שתכתבו לה מגיע גם למפעיל שלו.',
    ),
  ),
  question(
    'terms',
    'reviews',
    [
      ['who can write a review', 'מי יכול לכתוב ביקורת'],
      ['how do i write a review', 'איך כותבים ביקורת'],
      ['are the reviews real', 'הביקורות אמיתיות'],
      ['what is the number out of ten next to a hotel', 'מה המספר ליד שם המלון'],
      ['who gave the score', 'מי נתן את הציון'],
      ['who gave this number', 'מי נתן את המספר הזה'],
      ['can i edit or delete my review', 'אפשר לערוך או למחוק ביקורת'],
      ['can anyone post reviews', 'כל אחד יכול לכתוב ביקורת'],
      ['leave a review', 'להשאיר ביקורת'],
      ['fake reviews', 'ביקורות מזויפות'],
      ['rate my stay', 'לדרג את השהייה'],
    ],
    text(
      'Reviews are written by members after a stay that they booked here and paid for before its last night, one a stay, from My Bookings. Positive reviews get no preference. There you can also change or delete your review.',
      'ביקורות נכתבות בידי משתמשים רשומים אחרי שהייה שהזמינו כאן ושילמו עליה לפני הלילה האחרון שלה, אחת לשהייה, מתוך ״ההזמנות שלי״. איננו מעדיפים ביקורות חיוביות. שם אפשר גם לשנות את הביקורת שלכם או למחוק אותה.',
    ),
  ),
  question(
    'account',
    'favorites',
    [
      ['how do i save a hotel', 'איך שומרים מלון'],
      ['where are my favorites', 'איפה המועדפים שלי'],
      ['what is the heart for', 'בשביל מה הלב'],
      ['where do the hearts go', 'לאן הלכו הלבבות'],
      ['i hearted hotels where did they go', 'סימנתי לב על מלונות ואיפה הם'],
      ['i saved hotels and lost them', 'שמרתי מלונות והם נעלמו'],
      ['how do i share a hotel with a friend', 'איך משתפים מלון עם חבר'],
      ['save hotels i like', 'לשמור מלונות שאהבתי'],
      ['wishlist', 'רשימת משאלות'],
      ['send this hotel to my wife', 'לשלוח את המלון לאשתי'],
    ],
    text(
      'The heart on a hotel saves it in Favorites, with today’s price; signed out, on this device. Share, on the hotel page, the list and Favorites, makes a link with dates and guests.',
      'הלב שעל מלון שומר אותו במועדפים, עם המחיר של היום; בלי התחברות, במכשיר הזה. השיתוף, בעמוד המלון, ברשימה ובמועדפים, יוצר קישור עם התאריכים והאורחים.',
    ),
  ),
];
