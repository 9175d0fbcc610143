import type { Case } from './case.ts';

/** Places, and wordings that were once misread, in Hebrew. */
export const heMore: readonly Case[] = [
  ['hotel בתל אביב', 'find | *תל אביב'],
  ['מלון באילת הלילה', 'find | *אילת | 2026-11-21..2026-11-22 (1)'],
  ['חיפה בעוד שלוש שנים', 'find | חיפה | 2029-11-21..? (?)'],
  ['כמה עולה כיסא לתינוק', 'extras cars'],
  ['כמה עולה צלילה', 'extras attractions'],
  ['מה אפשר לעשות עם הילדים', 'extras attractions | childrenAges []', { kind: 'checkout-attractions' }],
  ['מה קורה אם לא מגיעים', 'page cancellation'],
  ['אפשר לשלם בדולרים?', 'page currencies'],
  ['כמה זמן שומרים לי את המחיר', 'page payment'],
  ['חייבים להירשם כדי להזמין?', 'page account'],
  ['אני בת 70, אילו זכויות ביטול יש לי', 'page cancellation'],
  ['איך אתם ממיינים את התוצאות', 'page sorting'],
  ['איך יוצרים איתכם קשר', 'page contact'],
  ['מלון בניס', 'find | *ניס'],
  ['אייה נאפה!!', 'find | אייה נאפה'],
  ['טבריה זוג עם ילד בן 6 ותינוק', 'find | טבריה | adults 2 childrenAges [6] children 1 infants 1'],
  ['טוב נחזור לחיפה', 'find | *חיפה', { hasSearch: true }],
  ['טוב, לוקח את הראשון', 'act book', { hasSearch: true }],
  ['מזמין', 'act book', { hasSearch: true, hasHotel: true }],
  ['יום אחד מאוחר יותר', 'find | 1 days on', { hasSearch: true }],
  ['שבוע אחר כך', 'find | 7 days on', { hasSearch: true }],
];
