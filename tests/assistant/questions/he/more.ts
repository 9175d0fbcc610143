import { coming, following, heDay, plus } from '../../days.ts';
import type { OpenedFrom, Question } from '../../question.ts';

const april = coming(20, 4);
const coral: OpenedFrom = { kind: 'hotel', hotel: 'Coral Bay Eilat' };
const results: OpenedFrom = {
  kind: 'general',
  path: `/Discover?destination=Israel&country=IL&city=294801&cityName=Haifa&checkin=${april}&checkout=${plus(3, april)}&guests=2&amenities=Pool`,
};

/** Longer messages, with typos and slang. */
export const heMore: readonly Question[] = [
  {
    message: 'היי אנחנו ארבעה חברים רוצים לקפוץ לאילת ב12 במרץ ל4 לילות, שני חדרים, עם בריכה, עד 500 ללילה',
    search: {
      city: 'Eilat',
      checkIn: coming(12, 3),
      nights: 4,
      adults: 4,
      rooms: 2,
      amenities: ['Pool'],
      max: 500,
    },
  },
  {
    message: 'ההורים שלי רוצים מקום שקט בטבריה עם ארוחת בוקר',
    search: { city: 'Tiberias', meals: ['Breakfast Included'] },
  },
  {
    message: `נסיעת עסקים לחיפה, ${heDay(april)}, שני לילות, אדם אחד, צריך אינטרנט וחדר כושר`,
    search: { city: 'Haifa', checkIn: april, nights: 2, adults: 1, amenities: ['Gym', 'WiFi'] },
  },
  { message: 'מחפשת מלון בחיפה למחר', search: { city: 'Haifa', checkIn: plus(1) } },
  {
    message: 'יש מלונות 4 כוכבים בנתניה עם ארוחת בוקר?',
    search: { city: 'Netanya', stars: [4], meals: ['Breakfast Included'] },
  },
  { message: 'חיפה או טבריה?', not: [/undefined/] },
  {
    message: 'איזה מלון בחיפה מקבל כלבים ויש בו חניה',
    search: { city: 'Haifa', amenities: ['Parking', 'Pet Friendly'] },
  },
  { message: 'לא רוצה לשלם יותר מארבע מאות שקל ללילה בחיפה', search: { city: 'Haifa', max: 400 } },
  {
    message: 'חיפה ממחר עד שישי',
    search: { city: 'Haifa', checkIn: plus(1), checkOut: [following(5), following(5, plus(1))] },
  },
  { message: 'רק עם בריכה', before: ['מלונות בחיפה'], search: { city: 'Haifa', amenities: ['Pool'] } },
  {
    message: 'לא, התכוונתי לאילת',
    before: ['מלונות בחיפה לשלושה לילות ממחר'],
    search: { city: 'Eilat', nights: 3, checkIn: plus(1) },
  },
  {
    message: 'תורידי את כל הסינונים',
    before: ['חיפה עם בריכה וספא 5 כוכבים'],
    search: { city: 'Haifa', amenities: [], stars: [] },
  },
  { message: 'רק מבוגר אחד', before: ['מלונות בחיפה'], search: { city: 'Haifa', adults: 1 } },
  {
    message: 'ועם ארוחת בוקר',
    context: results,
    search: { city: 'Haifa', checkIn: april, amenities: ['Pool'], meals: ['Breakfast Included'] },
  },
  { message: 'הכי זול מאלה', context: results, search: { city: 'Haifa', checkIn: april, sort: 'PRICE_ASC' } },
  {
    message: 'אותו דבר באילת',
    context: results,
    search: { city: 'Eilat', checkIn: april, amenities: ['Pool'] },
  },
  { message: 'הבריכה מחוממת?', context: coral, not: [/כן, היא מחוממת/] },
  { message: 'כמה עולה ללילה לזוג וילד בן 5 ממחר לשני לילות?', context: coral, has: ['₪'] },
  { message: 'אתם משווים מחירים לבוקינג?', not: [/^כן/] },
  { message: 'אפשר צ׳ק אאוט מאוחר ב-16:00?', context: coral, not: [/^כן/] },
  { message: 'מה מספר הטלפון שלכם', has: ['+1 202 555 0123'] },
  { message: 'מלון לשבת בטבריה', search: { city: 'Tiberias' } },
  { message: 'מלון כשר באילת', search: { city: 'Eilat' } },
  { message: 'אני אוהב אותך', not: ['₪'] },
  { message: 'אוקיי', not: ['₪'] },
  { message: 'כן', not: ['₪'] },
  { message: 'לא', not: ['₪'] },
  { message: 'צימר עם ג׳קוזי בצפת', search: { city: 'Safed' } },
  { message: 'א'.repeat(400), not: ['/Hotel?id='] },
  { message: 'יש לכם משהו לאמא שלי ליום הולדת 60 בחיפה', search: { city: 'Haifa' } },
  { message: 'מה זה מכסה?', context: { kind: 'checkout-insurance' }, has: ['אני לא יודעת', '₪'] },
  { message: 'אילת עד 5000 רובל', search: { city: 'Eilat', max: null }, has: ['פרנקים'] },
  { message: 'ספרי לי על המלון', context: coral, has: ['אילת'], not: ['Eilat, '] },
];
