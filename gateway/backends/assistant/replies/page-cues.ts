import { folded } from '../language.ts';

/** Words of a question, and the words of the paragraph that answers it where the two have none in common. */
const cues: readonly (readonly [asked: readonly string[], stands: readonly string[]])[] = [
  [
    [
      'show up',
      'no show',
      'not arrive',
      'dont arrive',
      'not come',
      'not coming',
      'never come',
      'never arrive',
      'dont come',
      'miss the',
      'לא מגיע',
      'לא נגיע',
      'לא הגע',
      'לא אגיע',
      'לא מופיע',
      'לא באים',
    ],
    ['not arriving', 'אי הגעה'],
  ],
  [
    [
      'over 6',
      'senior',
      'retire',
      'pension',
      'years old',
      'disab',
      'wheelchair',
      'immigrant',
      'בן 6',
      'בן 7',
      'בן 8',
      'בת 6',
      'בת 7',
      'בת 8',
      'גמלא',
      'פנסיונר',
      'קשיש',
      'ותיק',
      'נכה',
      'נכות',
      'מוגבלות',
      'עולה חדש',
      'עולים',
    ],
    ['senior (over 65)', 'מעל גיל 65'],
  ],
  [
    [
      '14 days',
      'two weeks',
      'changed my mind',
      'regret',
      'law',
      '14 יום',
      '14 ימים',
      'שבועיים',
      'התחרט',
      'חוק',
    ],
    ['within 14 days', 'בתוך 14 ימים'],
  ],
  [
    [
      'leave early',
      'leaving early',
      'check out early',
      'during my stay',
      'during our stay',
      'during the stay',
      'after check in',
      'already checked in',
      'after i arrive',
      'cut my stay',
      'shorten',
      'day of departure',
      'לעזוב מוקדם',
      'נעזוב מוקדם',
      'עוזבים מוקדם',
      'באמצע השהי',
      'באמצע השהו',
      'במהלך השהי',
      'במהלך השהו',
      'אחרי הצק אין',
      'אחרי הכניסה',
      'לקצר את השה',
      'ביום העזיבה',
    ],
    ['nights that have begun', 'הלילות שהתחילו'],
  ],
  [
    ['extras', 'car', 'insurance', 'attraction', 'ticket', 'תוספות', 'רכב', 'ביטוח', 'אטרקצי', 'כרטיסים'],
    ['extras are refunded', 'תוספות מוחזרות'],
  ],
  [
    [
      'how do i cancel',
      'how can i cancel',
      'how to cancel',
      'where do i cancel',
      'איך מבטלים',
      'איך לבטל',
      'איפה מבטלים',
    ],
    ['two steps', 'שני צעדים'],
  ],
  [
    ['delete', 'erase', 'close my account', 'remove me', 'למחוק', 'מחיקת', 'לסגור'],
    ['delete your account', 'למחוק את החשבון'],
  ],
  [
    ['download', 'export', 'copy of my', 'להוריד', 'עותק'],
    ['download', 'להוריד'],
  ],
  [
    ['cookie', 'tracking', 'עוגיות', 'מעקב'],
    ['cookies', 'עוגיות'],
  ],
  [
    ['hold', 'keep the price', 'how long', 'reserve', 'שומרים', 'כמה זמן', 'שמור'],
    ['minutes', 'דקות'],
  ],
  [
    ['price change', 'went up', 'goes up', 'goes down', 'המחיר עלה', 'המחיר ישתנה', 'ירד'],
    ['price went up', 'המחיר עלה'],
  ],
  [
    ['exchange', 'rate', 'שער', 'המרה'],
    ['exchange rates', 'שערי החליפין'],
  ],
  [
    ['desk', 'city tax', 'resort fee', 'בקבלה', 'בדלפק', 'מס עירוני'],
    ['at the desk', 'גובה בקבלה'],
  ],
  [
    ['sign', 'register', 'account', 'להירשם', 'חשבון', 'להתחבר', 'הרשמה'],
    ['sign in', 'need no account', 'מתחברים או נרשמים', 'אין צורך בחשבון'],
  ],
  [
    ['your pick', 'pick', 'recommend', 'הבחירה', 'ממליצ'],
    ['picks follow', 'הבחירות של'],
  ],
  [
    ['password', 'סיסמ'],
    ['passwords are stored', 'סיסמאות נשמרות'],
  ],
  [
    ['whatsapp', 'phone', 'call', 'ווטסאפ', 'וואטסאפ', 'טלפון', 'להתקשר'],
    ['whatsapp', 'וואטסאפ'],
  ],
  [
    ['office', 'address', 'hours', 'משרד', 'כתובת', 'שעות'],
    ['office', 'משרד'],
  ],
];

/** How many cues of a question lead to a paragraph. Both as they are written. */
export function cuesFor(message: string, paragraph: string): number {
  const [asked, stands] = [` ${folded(message)} `, ` ${folded(paragraph)} `];
  return cues.filter(
    ([words, answer]) =>
      words.some(
        (word) =>
          asked.includes(` ${folded(word)}`) ||
          (/[\u0590-\u05ff]/u.test(word) && asked.includes(folded(word))),
      ) && answer.some((word) => stands.includes(` ${folded(word)}`)),
  ).length;
}
