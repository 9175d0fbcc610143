import { coming, dotted, following, heDay, plus, slashed, today } from '../../days.ts';
import type { Question } from '../../question.ts';

const march = coming(12, 3);
const june = coming(10, 6);
const newYear = coming(30, 12);
const thursday = following(4);

/** Date expressions in Hebrew. */
export const heDates: readonly Question[] = [
  { message: 'חיפה מחר לשני לילות', search: { city: 'Haifa', checkIn: plus(1), checkOut: plus(3) } },
  { message: 'מחר לשלושה לילות באילת', search: { city: 'Eilat', checkIn: plus(1), checkOut: plus(4) } },
  { message: 'מלון בחיפה הלילה', search: { city: 'Haifa', checkIn: plus(0), checkOut: plus(1) } },
  { message: 'אילת ממחרתיים ל-3 לילות', search: { city: 'Eilat', checkIn: plus(2), checkOut: plus(5) } },
  {
    message: `טבריה ${heDay(march)} לשבוע`,
    search: { city: 'Tiberias', checkIn: march, checkOut: plus(7, march) },
  },
  {
    message: `אילת מ-${heDay(june)} עד ${heDay(plus(4, june))}`,
    search: { city: 'Eilat', checkIn: june, checkOut: plus(4, june) },
  },
  {
    message: `חיפה כניסה ${slashed(march)} יציאה ${slashed(plus(3, march))}`,
    search: { city: 'Haifa', checkIn: march, checkOut: plus(3, march) },
  },
  {
    message: `נצרת ${dotted(march)} עד ${dotted(plus(2, march))}`,
    search: { city: 'Nazareth', checkIn: march, checkOut: plus(2, march) },
  },
  { message: 'אילת 10-14.6', search: { city: 'Eilat', checkIn: june, checkOut: plus(4, june) } },
  {
    message: 'אילת 12-15 במרץ',
    search: { city: 'Eilat', checkIn: march, checkOut: plus(3, march) },
  },
  {
    message: 'מצפה רמון מ30/12 עד 2/1',
    search: { city: 'Mitzpe Ramon', checkIn: newYear, checkOut: plus(3, newYear) },
  },
  {
    message: 'חיפה בסופ״ש הבא',
    search: {
      city: 'Haifa',
      checkIn: [thursday, plus(7, thursday), plus(1, thursday), plus(8, thursday)],
    },
  },
  {
    message: 'יש משהו בעכו בסוף השבוע הזה?',
    search: { city: 'Acre', checkIn: [thursday, plus(0), plus(1), plus(1, thursday)] },
  },
  {
    message: 'טבריה מראשון עד חמישי',
    search: {
      city: 'Tiberias',
      checkIn: [following(0), today],
      checkOut: [following(4, following(0)), following(4)],
    },
  },
  {
    message: 'חיפה ביום שישי ללילה אחד',
    search: { city: 'Haifa', checkIn: [following(5), plus(0)], nights: 1 },
  },
  {
    message: 'אילת בעוד 10 ימים ל-4 לילות',
    search: { city: 'Eilat', checkIn: plus(10), checkOut: plus(14) },
  },
  {
    message: 'אילת בעוד שבועיים, שלושה לילות',
    search: { city: 'Eilat', checkIn: plus(14), checkOut: plus(17) },
  },
  {
    message: 'שבוע בלרנקה מה-12 במרץ',
    search: { city: 'Larnaca', checkIn: march, checkOut: plus(7, march) },
  },
  {
    message: 'חיפה בסילבסטר',
    search: { city: 'Haifa', checkIn: [coming(31, 12), coming(30, 12)] },
  },
  {
    message: 'שבוע ראשון של אוגוסט בצפת',
    search: { city: 'Safed', checkIn: coming(1, 8), checkOut: [coming(7, 8), coming(8, 8)] },
  },
  { message: 'אילת אחרי פסח', search: { city: 'Eilat' } },
  { message: 'אילת בחנוכה', search: { city: 'Eilat' } },
  { message: 'טבריה בראש השנה', search: { city: 'Tiberias' } },
  { message: 'לילה אחד בנצרת', search: { city: 'Nazareth', nights: 1 } },
  {
    message: '5 לילות באילת החל מ 12 במרץ',
    search: { city: 'Eilat', checkIn: march, checkOut: plus(5, march) },
  },
  {
    message: 'חיפה 12/3 שני לילות 3 מבוגרים',
    search: { city: 'Haifa', checkIn: march, checkOut: plus(2, march), adults: 3 },
  },
  { message: 'אילת ל-45 לילות', has: ['30'], not: ['₪'] },
  { message: 'חיפה בעוד שלוש שנים', not: [/לא ציינתם תאריכים/] },
  {
    message: 'תעשי 4 לילות',
    before: ['חיפה מחר'],
    search: { city: 'Haifa', checkIn: plus(1), checkOut: plus(5) },
  },
  {
    message: `בעצם מ-${heDay(march)}`,
    before: ['מלון בחיפה ל-3 לילות'],
    search: { city: 'Haifa', checkIn: march, checkOut: plus(3, march) },
  },
  { message: 'מלון ברומא ב-31 בפברואר', has: [/אין יום כזה/] },
  { message: 'מלון ברומא לשלושה לילות', has: [/לא ציינתם יום הגעה/] },
];
