import { coming, heDay, plus } from '../../days.ts';
import type { Conversation } from '../../question.ts';

const march = coming(12, 3);

/** Conversations that end at the right search or page. */
export const heConversations: readonly Conversation[] = [
  {
    name: 'משפחה מוצאת את אילת צעד אחר צעד',
    turns: [
      { says: 'היי', not: ['₪'] },
      { says: 'רוצים לנסוע לאילת', search: { city: 'Eilat' } },
      { says: 'שני מבוגרים וילדים בני 5 ו-9', search: { city: 'Eilat', adults: 2, ages: [5, 9] } },
      { says: `מ-${heDay(march)} לארבעה לילות`, search: { checkIn: march, nights: 4, ages: [5, 9] } },
      { says: 'עם בריכה בבקשה', search: { amenities: ['Pool'], nights: 4 } },
      {
        says: 'ושזה יהיה עם ביטול חינם',
        search: {
          city: 'Eilat',
          checkIn: march,
          nights: 4,
          adults: 2,
          ages: [5, 9],
          amenities: ['Pool'],
          freeCancellation: true,
        },
      },
    ],
  },
  {
    name: 'מתחרט על העיר',
    turns: [
      { says: 'מלונות בחיפה מחר לשני לילות', search: { city: 'Haifa', nights: 2 } },
      { says: 'ומה עם טבריה?', search: { city: 'Tiberias', nights: 2 } },
      { says: 'או נצרת', search: { city: 'Nazareth', checkIn: plus(1), nights: 2 } },
      { says: 'טוב נחזור לחיפה', search: { city: 'Haifa', checkIn: plus(1), nights: 2 } },
    ],
  },
  {
    name: 'נשאל לאן, עונה',
    turns: [
      {
        says: 'אני צריכה חדר לשלושה לילות ממחר',
        has: [/לאן|איפה|עיר|יעד/],
        knows: [plus(1), plus(4)],
      },
      { says: 'חיפה', search: { city: 'Haifa', checkIn: plus(1), nights: 3 } },
    ],
  },
  {
    name: 'נשאל על הגילים, עונה',
    turns: [
      { says: 'חיפה, שני מבוגרים ושני ילדים', has: [/גיל|בני כמה/] },
      { says: 'בני 3 ו-11', search: { city: 'Haifa', adults: 2, ages: [3, 11] } },
      { says: 'שני חדרים', search: { rooms: 2, ages: [3, 11] } },
    ],
  },
  {
    name: 'מהרשימה למלון',
    turns: [
      { says: 'תראי לי מלונות בחיפה', search: { city: 'Haifa' } },
      { says: 'תשווי בין שני הראשונים', has: ['₪'] },
      { says: 'לראשון יש חניה?', has: [/חני/] },
      { says: 'טוב, לוקח את הראשון', action: 'OPEN_HOTEL' },
    ],
  },
  {
    name: 'המלון הפתוח',
    context: { kind: 'hotel', hotel: 'Carmel Deck Haifa' },
    turns: [
      { says: 'יש בריכה', has: [/בריכה/] },
      { says: 'וספא?', has: [/ספא/] },
      { says: 'כמה לשני לילות ממחר?', has: ['₪'] },
      { says: 'מזמין', action: 'OPEN_HOTEL', opens: 'Carmel Deck Haifa' },
    ],
  },
  {
    name: 'לא מחובר ושואל על הזמנות',
    context: { kind: 'bookings' },
    turns: [
      { says: 'מה ההזמנה הבאה שלי', action: 'SIGN_IN' },
      { says: 'טוב אז תראי מלונות בנצרת', search: { city: 'Nazareth' } },
    ],
  },
  {
    name: 'ביטול מוכן, לא נעשה',
    context: { kind: 'bookings' },
    isSignedIn: true,
    turns: [
      { says: 'אילו הזמנות יש לי', has: ['מפרץ האלמוגים אילת'] },
      { says: 'כמה יעלה לבטל את זו באילת', has: ['₪'] },
      { says: 'אוקיי תבטלי', action: 'OPEN_BOOKING', not: [/ביטלתי|ההזמנה בוטלה/] },
    ],
  },
  {
    name: 'מוסיף ומוריד רצונות',
    turns: [
      { says: 'חיפה עם בריכה, חניה וארוחת בוקר', search: { amenities: ['Parking', 'Pool'] } },
      { says: 'לא צריך חניה', search: { amenities: ['Pool'], meals: ['Breakfast Included'] } },
      { says: 'בלי ארוחת בוקר', search: { amenities: ['Pool'], meals: [] } },
      { says: 'הכי זול קודם', search: { city: 'Haifa', amenities: ['Pool'], sort: 'PRICE_ASC' } },
    ],
  },
  {
    name: 'מתחיל בכעס, נגמר בטוב',
    turns: [
      { says: 'אתר גרוע', not: [/גרוע/] },
      { says: 'מה מדיניות הביטול', has: ['48'] },
      { says: 'טוב. מלון 5 כוכבים בחיפה', search: { city: 'Haifa', stars: [5] } },
    ],
  },
  {
    name: 'משפחה שמוזכרת שוב במספר נפשותיה נשארת עם הילדים',
    turns: [
      { says: 'חיפה, 2 מבוגרים ו-2 ילדים בני 5 ו-9', search: { adults: 2, ages: [5, 9] } },
      { says: 'עם מיטות לארבעתנו', search: { city: 'Haifa', adults: 2, ages: [5, 9] } },
      { says: 'לכולנו', search: { city: 'Haifa', adults: 2, ages: [5, 9] } },
    ],
  },
];
