import { plus } from '../../days.ts';
import type { Question } from '../../question.ts';

/** Guests and budgets in Hebrew. */
export const heGuests: readonly Question[] = [
  { message: 'חיפה לשלושה מבוגרים', search: { city: 'Haifa', adults: 3, ages: [] } },
  { message: 'מלון בחיפה לזוג', search: { city: 'Haifa', adults: 2 } },
  { message: 'רק אני, חיפה', search: { city: 'Haifa', adults: 1 } },
  { message: 'אני נוסעת לבד לנצרת', search: { city: 'Nazareth', adults: 1 } },
  { message: 'חופשה רומנטית בטבריה לשניים', search: { city: 'Tiberias', adults: 2 } },
  { message: 'שני מבוגרים וילדים בני 4 ו-7 באילת', search: { city: 'Eilat', adults: 2, ages: [4, 7] } },
  { message: 'אילת, אני אשתי והילד בן 3', search: { city: 'Eilat', adults: 2, ages: [3] } },
  {
    message: 'טבריה זוג עם ילד בן 6 ותינוק',
    search: { city: 'Tiberias', adults: 2, ages: [6], infants: 1 },
  },
  { message: 'שני חדרים ל-4 מבוגרים בחיפה', search: { city: 'Haifa', adults: 4, rooms: 2 } },
  { message: 'אילת שלושה חדרים לשישה אנשים', search: { city: 'Eilat', adults: 6, rooms: 3 } },
  { message: 'אילת עם שני ילדים', has: [/גיל|בני כמה|בן כמה/] },
  {
    message: '5 ו-8',
    before: ['אילת עם שני ילדים'],
    search: { city: 'Eilat', adults: 2, ages: [5, 8] },
  },
  { message: '50 מבוגרים בחיפה', not: [/\/Hotel\?id=/] },
  {
    message: 'בעצם נהיה שלושה',
    before: ['חיפה מחר לשני לילות'],
    search: { city: 'Haifa', adults: 3, checkIn: plus(1), checkOut: plus(3) },
  },
  { message: 'חיפה עד 600 שקל ללילה', search: { city: 'Haifa', max: 600 } },
  { message: 'מלון בחיפה מקסימום 500 ש״ח ללילה', search: { city: 'Haifa', max: 500 } },
  { message: 'אילת עד 150 יורו ללילה', search: { city: 'Eilat', max: 603 } },
  { message: 'נצרת פחות מ-100 דולר ללילה', search: { city: 'Nazareth', max: 370 } },
  { message: 'טבריה בין 300 ל-600 שקלים', search: { city: 'Tiberias', min: 300, max: 600 } },
  { message: 'חיפה 100-200$ ללילה', search: { city: 'Haifa', min: 370, max: 740 } },
  { message: 'חיפה עד 90 ליש״ט ללילה', search: { city: 'Haifa', max: 424 } },
  { message: 'חיפה עד 10,000 ין ללילה', search: { city: 'Haifa', max: 246 } },
  { message: 'עד 100 פרנק שוויצרי ללילה בחיפה', search: { city: 'Haifa', max: 429 } },
  { message: 'חיפה עד 150 דולר קנדי ללילה', search: { city: 'Haifa', max: 401 } },
  { message: 'חיפה עד 150 דולר אוסטרלי ללילה', search: { city: 'Haifa', max: 365 } },
  {
    message: 'חיפה מחר ל-4 לילות, 2000 שקל לכל השהייה',
    search: { city: 'Haifa', nights: 4, max: 2000, per: 'STAY' },
  },
  {
    message: 'רומא, שני מבוגרים ושני ילדים בני 6 ו-9, בסך הכול עד 16,000 שקלים',
    search: { city: 'Rome', adults: 2, ages: [6, 9], max: 16_000, per: 'STAY' },
  },
  {
    message: 'חיפה עד 2280 שקל ללילה',
    search: { city: 'Haifa', max: 2280, per: 'NIGHT' },
  },
  { message: 'מלון זול בחיפה', search: { city: 'Haifa', sort: 'PRICE_ASC' } },
  { message: 'מה הכי זול בחיפה', search: { city: 'Haifa', sort: 'PRICE_ASC' } },
  { message: 'משהו יוקרתי באילת', search: { city: 'Eilat' } },
  { message: 'חיפה עד 5 שקל ללילה', search: { city: 'Haifa' }, not: ['/Hotel?id='] },
  { message: 'התקציב שלי 700 ללילה', before: ['מלונות בחיפה'], search: { city: 'Haifa', max: 700 } },
  { message: 'בכל מחיר', before: ['חיפה עד 400 שקל ללילה'], search: { city: 'Haifa', max: null } },
  { message: 'מלון בחיפה בסביבות 400 ש"ח', search: { city: 'Haifa' } },
];
