import { plus } from './days.ts';
import type { Question } from './question.ts';

/** איזה מלון: What the hotel should be like, and what people say next. */
export const heWishes: readonly Question[] = [
  { message: 'מלון בחיפה עם בריכה', search: { city: 'Haifa', amenities: ['Pool'] } },
  { message: 'מלון באילת עם ספא וחדר כושר', search: { city: 'Eilat', amenities: ['Gym', 'Spa'] } },
  { message: 'חיפה עם חניה ואינטרנט', search: { city: 'Haifa', amenities: ['Parking', 'WiFi'] } },
  {
    message: 'אפשר להביא כלב? מחפשת משהו בטבריה',
    search: { city: 'Tiberias', amenities: ['Pet Friendly'] },
  },
  { message: 'מלון 5 כוכבים באילת', search: { city: 'Eilat', stars: [5] } },
  { message: 'לפחות ארבעה כוכבים בחיפה', search: { city: 'Haifa', stars: [4, 5] } },
  { message: 'חיפה 3 או 4 כוכבים', search: { city: 'Haifa', stars: [3, 4] } },
  { message: 'מלון בחיפה עם ציון מעולה', search: { city: 'Haifa', quality: 'EXCELLENT' } },
  { message: 'המלון הכי מומלץ באילת', search: { city: 'Eilat' } },
  { message: 'אילת הכל כלול', search: { city: 'Eilat', meals: ['All Inclusive'] } },
  { message: 'חיפה כולל ארוחת בוקר', search: { city: 'Haifa', meals: ['Breakfast Included'] } },
  { message: 'חצי פנסיון בטבריה', search: { city: 'Tiberias', meals: ['Half Board'] } },
  { message: 'אילת פנסיון מלא', search: { city: 'Eilat', meals: ['Full Board'] } },
  { message: 'חיפה עם ביטול חינם', search: { city: 'Haifa', freeCancellation: true } },
  { message: 'חיפה רק עם אפשרות ביטול', search: { city: 'Haifa', freeCancellation: true } },
  {
    message: 'מלון משפחתי באילת עם בריכה, ארוחת בוקר וביטול חינם, 4 כוכבים עד 900 שקל ללילה',
    search: {
      city: 'Eilat',
      amenities: ['Pool'],
      meals: ['Breakfast Included'],
      freeCancellation: true,
      stars: [4],
      max: 900,
    },
  },
  { message: 'תמייני לפי מחיר', before: ['מלונות בחיפה'], search: { city: 'Haifa', sort: 'PRICE_ASC' } },
  { message: 'הכי יקר קודם', before: ['מלונות בחיפה'], search: { city: 'Haifa', sort: 'PRICE_DESC' } },
  { message: 'ועם בריכה?', before: ['מלונות בחיפה'], search: { city: 'Haifa', amenities: ['Pool'] } },
  {
    message: 'בלי הבריכה',
    before: ['מלונות בחיפה עם בריכה וחניה'],
    search: { city: 'Haifa', amenities: ['Parking'] },
  },
  {
    message: 'ומה עם טבריה?',
    before: ['חיפה עם בריכה מחר לשלושה לילות'],
    search: { city: 'Tiberias', amenities: ['Pool'], checkIn: plus(1), nights: 3 },
  },
  {
    message: 'אותם תאריכים בנצרת',
    before: ['חיפה מחר לשלושה לילות'],
    search: { city: 'Nazareth', checkIn: plus(1), nights: 3 },
  },
  { message: 'יש יותר זול?', before: ['מלונות בחיפה'], action: 'OPEN_SEARCH' },
  { message: 'משהו יותר טוב', before: ['מלונות בחיפה'], action: 'OPEN_SEARCH' },
  { message: 'עוד', before: ['מלונות בחיפה'], has: ['/Hotel?id='] },
  { message: 'תראי לי עוד מלונות', before: ['מלונות באילת'], has: ['/Hotel?id='] },
  { message: 'תשווי בין שני הראשונים', before: ['מלונות בחיפה'], has: [/₪/, /\/Hotel\?id=/] },
  { message: 'מי הכי זול מביניהם', before: ['מלונות בחיפה'], has: ['₪'] },
  { message: 'ספרי לי על השני', before: ['מלונות בחיפה'], has: ['/Hotel?id='] },
  { message: 'לראשון יש בריכה?', before: ['מלונות בחיפה'], has: [/בריכה/] },
  { message: 'עד מתי אפשר לבטל את הראשון בחינם', before: ['מלונות בחיפה'], has: [/ביטול|לבטל|החזר/] },
  { message: 'תזמיני לי את הראשון', before: ['מלונות בחיפה'], action: 'OPEN_HOTEL', not: [/הזמנתי/] },
  { message: 'בואי נתחיל מחדש', before: ['חיפה עם בריכה'], not: ['/Hotel?id='] },
];
