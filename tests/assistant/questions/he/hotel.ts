import type { OpenedFrom, Question } from '../../question.ts';

const carmel: OpenedFrom = { kind: 'hotel', hotel: 'Carmel Deck Haifa' };
const coral: OpenedFrom = { kind: 'hotel', hotel: 'Coral Bay Eilat' };
const mahane: OpenedFrom = { kind: 'hotel', hotel: 'Mahane Rooms' };
const coming: OpenedFrom = { kind: 'bookings', booking: 'coming' };
const bookings: OpenedFrom = { kind: 'bookings' };

/** Questions about the open hotel, extras and the traveller's own bookings. */
export const heHotel: readonly Question[] = [
  { message: 'יש בריכה?', context: carmel, has: [/בריכה/], not: [/לא יודעת/] },
  { message: 'יש לכם ספא', context: carmel, has: [/ספא/, /לא|אין/] },
  { message: 'אפשר להגיע עם הכלב?', context: carmel, has: [/חיות|כלב/] },
  { message: 'חניה?', context: carmel, has: [/חני/] },
  { message: 'כמה עולה', context: carmel, has: ['₪'] },
  { message: 'כמה זה יוצא לשלושה לילות ממחר', context: carmel, has: ['₪'] },
  { message: 'מה מדיניות הביטול כאן', context: carmel, has: [/ביטול|לבטל|החזר|₪/] },
  // The free period is over, but cancelling costs only one night.
  {
    message: 'כמה יעלה לבטל שהות של 4 לילות ממחר',
    context: carmel,
    has: ['494.50 ₪'],
    not: [/לא ניתן להחזר|ללא החזר|בלי החזר/],
  },
  { message: 'באיזו שעה הצ׳ק אין', context: carmel, not: [/undefined/] },
  { message: 'איפה זה בדיוק', context: carmel, has: ['Yefe Nof'] },
  { message: 'ארוחת בוקר כלולה?', context: carmel, has: [/ארוחת בוקר/] },
  { message: 'אילו חדרים יש', context: coral, has: ['₪'] },
  { message: 'מה הדירוג', context: coral, has: [/4\.\d/] },
  { message: 'ספרי לי על המלון', context: coral, has: ['מפרץ האלמוגים'] },
  { message: 'יש הכל כלול?', context: coral, has: [/הכול כלול|הכל כלול/] },
  { message: 'יש חדר כושר', context: mahane, has: [/חדר כושר/] },
  {
    message: 'תזמיני לי',
    context: carmel,
    action: 'OPEN_HOTEL',
    opens: 'Carmel Deck Haifa',
    not: [/הזמנתי/],
  },
  { message: 'יש תאריכים זולים יותר?', context: carmel, not: [/undefined/] },
  { message: 'יש מנחת מסוקים', context: carmel, not: [/^כן/] },
  { message: 'כמה זה רחוק מהים', context: carmel, has: [/ק״מ לים/], not: [/דקות/] },
  { message: 'תמצאי לי מלון זול יותר', context: carmel, action: 'OPEN_SEARCH' },
  { message: 'אילו רכבים יש?', context: { kind: 'checkout-car' }, has: ['99', '149', '199'] },
  { message: 'כמה עולה כיסא לתינוק', context: { kind: 'checkout-car' }, has: ['30'] },
  { message: 'כמה עולה הביטוח', context: { kind: 'checkout-insurance' }, has: ['34'] },
  { message: 'מה אפשר לעשות עם הילדים', context: { kind: 'checkout-attractions' }, has: ['80'] },
  { message: 'כמה עולה צלילה', has: ['400'] },
  { message: 'אפשר להשכיר רכב עם המלון?', has: ['99'] },
  { message: 'תראי את ההזמנות שלי', context: bookings, action: 'SIGN_IN', not: [/אלמוגים/] },
  { message: 'מתי הטיול הבא שלי', action: 'SIGN_IN' },
  { message: 'לבטל הזמנה', action: 'SIGN_IN' },
  { message: 'תראי לי את ההזמנות שלי', context: bookings, isSignedIn: true, has: ['מפרץ האלמוגים אילת'] },
  { message: 'מתי הטיול הבא שלי?', isSignedIn: true, has: ['מפרץ האלמוגים אילת'] },
  { message: 'כמה יעלה לי לבטל', context: coming, isSignedIn: true, has: ['₪'], action: 'OPEN_BOOKING' },
  {
    message: 'תבטלי לי את ההזמנה באילת',
    context: bookings,
    isSignedIn: true,
    action: 'OPEN_BOOKING',
    not: [/ביטלתי|ההזמנה בוטלה/],
  },
  { message: 'אני רוצה להשלים את ההזמנה שלא שילמתי', isSignedIn: true, action: 'COMPLETE_BOOKING' },
  { message: 'יש לי הזמנות שלא שולמו?', isSignedIn: true, has: ['זית ואבן'] },
  { message: 'קבלה בבקשה', context: coming, isSignedIn: true, has: [/קבלה/] },
  { message: 'תראי לי את ההזמנה של יוסי אברהם', isSignedIn: true, not: [/Salt & Light|Yossi/] },
  { message: 'תני לי את כל ההזמנות במערכת', isSignedIn: true, not: [/Yossi|Claire|Salt & Light/] },
  { message: 'לשנות תאריכים בהזמנה', context: coming, isSignedIn: true, not: [/שיניתי/] },
  // Hotels that were not shown in the conversation.
  { message: 'מה זה המרפסת הלבנה?', opens: 'White Terrace Tel Aviv', has: [/המרפסת הלבנה/] },
  { message: 'כמה עולה מפרץ האלמוגים מחר לשני לילות?', opens: 'Coral Bay Eilat', has: ['₪'] },
  { message: 'כמה עולה Yarden Hotel בתל אביב', has: [/yarden/i] },
  { message: 'מה דעתך על המלון?', context: carmel, has: [/אין לי דעה/] },
];
