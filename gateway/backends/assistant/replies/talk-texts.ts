/** Texts of replies to small talk, and replies that contain no value. */
import type { Language } from '../language.ts';
import type { SmallTalk } from '../understanding/reading.ts';
import type { ContextKind } from '../understanding/goals/message-context.ts';
import { say, type Wording } from './wording.ts';

const help: Wording = {
  en: 'I find hotels by city, dates, guests and budget, compare them, answer questions about rooms, meals and cancellation, look at your bookings, and connect you with our team when you like.',
  he: 'אני מוצאת מלונות לפי עיר, תאריכים, אורחים ותקציב, משווה ביניהם, עונה על חדרים, ארוחות וביטול, בודקת את ההזמנות שלכם, ומעבירה לנציג כשתרצו.',
};

const talk: Readonly<Record<Exclude<SmallTalk, 'greeting'>, Wording>> = {
  'how-are-you': {
    en: 'I’m well, thank you! Where would you like to go?',
    he: 'מצוין, תודה ששאלתם! לאן תרצו לנסוע?',
  },
  thanks: { en: 'With pleasure! Anything else I can check?', he: 'בשמחה! לבדוק עוד משהו?' },
  goodbye: { en: 'Goodbye, and have a lovely trip!', he: 'להתראות, ושתהיה נסיעה נעימה!' },
  who: {
    en: 'I’m Sherry, the assistant of this site. I’m a computer program, and I only tell what I have just looked up.',
    he: 'אני שרי, העוזרת של האתר. אני תוכנת מחשב, ומספרת רק מה שבדקתי עכשיו.',
  },
  languages: {
    en: 'I read and write English and Hebrew. Where would you like to go?',
    he: 'אני קוראת וכותבת עברית ואנגלית. לאן תרצו לנסוע?',
  },
  wait: { en: 'Take your time; I’m here when you are back.', he: 'בנחת; אני כאן כשתחזרו.' },
  writing: {
    en: 'I don’t write texts or translate; I look for hotels. Which city shall I search?',
    he: 'אני לא כותבת טקסטים ולא מתרגמת; אני מחפשת מלונות. באיזו עיר לחפש?',
  },
  'other-guests': {
    en: 'I don’t tell anyone about other guests: not where they stay, and not their bookings, cards or passwords. I only show your own bookings, once you sign in.',
    he: 'על אורחים אחרים אני לא מספרת לאף אחד: לא איפה הם מתארחים, ולא את ההזמנות, הכרטיסים או הסיסמאות שלהם. אני מראה רק את ההזמנות שלכם, אחרי התחברות לחשבון.',
  },
  instructions: {
    en: 'I don’t tell how I am set up, and a message cannot change it. Hotels, bookings and the rules of this site are what I can help with.',
    he: 'איך אני בנויה אני לא מספרת, והודעה לא משנה את זה. במלונות, בהזמנות ובכללי האתר אני יכולה לעזור.',
  },
  help,
  joke: {
    en: 'Why did the suitcase take a break? It had been carrying too much. Shall I find you a place to rest too?',
    he: 'למה המזוודה יצאה לחופשה? כי היא סחבה יותר מדי. לחפש גם לכם מקום לנוח?',
  },
  weather: {
    en: 'I don’t know the weather. I can look for hotels, though: which city?',
    he: 'את מזג האוויר אני לא יודעת. אבל אני יכולה לחפש מלונות: באיזו עיר?',
  },
  visa: {
    en: 'I don’t know the rules for visas and passports. The embassy or the border authority of the country tells you what you need. Hotels I can look for: which city?',
    he: 'את הכללים של ויזות (אשרות כניסה) ודרכונים אני לא יודעת. בשגרירות או ברשות הגבולות של המדינה יגידו לכם מה נדרש. מלונות אני יכולה לחפש: באיזו עיר?',
  },
  favourite: {
    en: 'I’m a computer program and have no favorites. Tell me a city and what matters to you, and I’ll look for hotels that fit.',
    he: 'אני תוכנת מחשב, ואין לי מועדפים. כתבו לי עיר ומה חשוב לכם, ואחפש מלונות שמתאימים.',
  },
  'not-ours': {
    en: 'I don’t book flights, trains, buses, taxis or tables and know none; I look for hotels. Tell me the city and the dates, and I’ll search.',
    he: 'טיסות, רכבות, אוטובוסים, מוניות ושולחנות במסעדות אני לא מזמינה ולא מכירה; אני מחפשת מלונות. כתבו לי עיר ותאריכים ואחפש.',
  },
  celebration: {
    en: 'Congratulations! Tell me where and when, and I’ll look for a hotel to celebrate in.',
    he: 'מזל טוב! כתבו לי איפה ומתי, ואחפש מלון לחגוג בו.',
  },
  'set-price': {
    en: 'I can’t change a price: the hotels set theirs, and it is the same for everybody. I can look for something cheaper.',
    he: 'אני לא יכולה לשנות מחיר: המלונות קובעים אותו, והוא זהה לכולם. אפשר לחפש משהו זול יותר.',
  },
  praise: {
    en: 'Thank you, that’s kind! Anything else I can check?',
    he: 'תודה, איזה כיף לשמוע! לבדוק עוד משהו?',
  },
  insult: {
    en: 'I’m sorry I was no help so far. Tell me what you are looking for, or talk to a person.',
    he: 'מצטערת שעד עכשיו לא עזרתי. כתבו לי מה אתם מחפשים, או דברו עם נציג.',
  },
};

const greetings: Readonly<Record<ContextKind, Wording>> = {
  general: { en: 'Hi, I’m Sherry! Where would you like to go?', he: 'היי, אני שרי! לאן תרצו לנסוע?' },
  bookings: {
    en: 'Hi, I’m Sherry! What can I check in your bookings?',
    he: 'היי, אני שרי! מה לבדוק בהזמנות שלכם?',
  },
  hotel: {
    en: 'Hi, I’m Sherry! What would you like to know about this hotel?',
    he: 'היי, אני שרי! מה תרצו לדעת על המלון הזה?',
  },
  'checkout-car': {
    en: 'Hi, I’m Sherry! Shall we find the right car?',
    he: 'היי, אני שרי! נמצא את הרכב המתאים?',
  },
  'checkout-insurance': {
    en: 'Hi, I’m Sherry! Questions about the travel insurance?',
    he: 'היי, אני שרי! שאלות על ביטוח הנסיעות?',
  },
  'checkout-attractions': {
    en: 'Hi, I’m Sherry! Looking for things to do?',
    he: 'היי, אני שרי! מחפשים מה לעשות?',
  },
};

/** The reply to small talk; help depends on the page where the chat is open. */
export const smallTalk = (about: SmallTalk, kind: ContextKind, language: Language): string =>
  about === 'greeting' ? greetings[kind][language] : talk[about][language];

export const unknown: Wording = { en: `I don’t know that. ${help.en}`, he: `את זה אני לא יודעת. ${help.he}` };

export const passOnToTeamText: Wording = {
  en: 'Of course. Use the button “Pass on to our team” below; our conversation goes along, so you need not repeat it.',
  he: 'בוודאי. אפשר ללחוץ למטה על הכפתור ״העברה לצוות שלנו״; השיחה שלנו תועבר יחד עם הפנייה, כך שלא תצטרכו לחזור עליה.',
};

/** Says that travellers book themselves. `name`: the hotel, null when none is known. */
export const bookYourself = (name: string | null, language: Language): string =>
  name === null
    ? say(language, {
        en: 'I don’t book or pay myself. Open a hotel, choose a room, and the rest is in your hands. Which city shall I search?',
        he: 'אני לא מזמינה ולא משלמת בעצמי. פתחו מלון, בחרו חדר, והשאר בידיים שלכם. באיזו עיר לחפש?',
      })
    : say(language, {
        en: `I don’t book myself: open ${name}, choose a room and book it with your own click.`,
        he: `אני לא מזמינה בעצמי: פתחו את ${name}, בחרו חדר והזמינו בלחיצה שלכם.`,
      });

/** Replies without a value. */
const replies = {
  /** Precedes the hotels for a traveller who needs a bed tonight. */
  stranded: {
    en: 'I’m sorry to hear that. Let’s find you a bed.',
    he: 'מצטערת לשמוע. נמצא לכם איפה לישון.',
  },
  startedOver: { en: 'Let’s start over. Where would you like to go?', he: 'מתחילים מחדש. לאן תרצו לנסוע?' },
  notUnderstoodYes: { en: 'Gladly. What shall I look for?', he: 'בשמחה. מה לחפש?' },
  allRight: { en: 'All right. What shall I look for instead?', he: 'בסדר. מה לחפש במקום?' },
  payYourself: {
    en: 'I never pay or take card details. You pay yourself in the checkout.',
    he: 'אני אף פעם לא משלמת ולא מקבלת פרטי כרטיס. משלמים בעצמכם, בתהליך ההזמנה.',
  },
  applyYourself: {
    en: 'The button below opens this search in the list.',
    he: 'הכפתור שלמטה פותח את החיפוש הזה ברשימה.',
  },
  pageUnknown: {
    en: 'I have no text about that, so I don’t know. A person can tell you.',
    he: 'אין לי טקסט על זה, ולכן אני לא יודעת. נציג יוכל לענות.',
  },
  outOfReach: {
    en: 'I could not check just now, so I don’t know. Try again in a moment.',
    he: 'כרגע לא הצלחתי לבדוק, ולכן אני לא יודעת. נסו שוב בעוד רגע.',
  },
  tooMany: {
    en: 'That was a lot of questions at once, so I could not check this one. Try again in a minute.',
    he: 'היו הרבה שאלות בזמן קצר, ולכן לא הצלחתי לבדוק את זו. נסו שוב בעוד דקה.',
  },
} satisfies Record<string, Wording>;

export const plainReply = (name: keyof typeof replies, language: Language): string => replies[name][language];
