import type { Scene } from '../../understanding.ts';
import type { Case } from '../case.ts';
import { focused, standing } from './scenes.ts';

/** A budget for a night stands, and something else was changed last. */
const edited = (part: 'budget' | 'nights' | 'rooms' | 'adults'): Partial<Scene> => ({
  ...standing,
  budgetPer: 'night',
  edited: { part, currency: null },
});

/** Changes in the manner of a form, and numbers that take the place of the last one, in both languages. */
export const labels: readonly Case[] = [
  ['nights: 5', 'find | ?..? (5)', standing],
  ['לילות: 4', 'find | ?..? (4)', standing],
  ['budget: none', 'find | without budget', standing],
  ['תקציב: ללא הגבלה', 'find | without budget', standing],
  ['pool: no', 'find | without Pool', standing],
  ['breakfast: not needed', 'find | without meals', standing],
  ['parking: no longer', 'find | without Parking', standing],
  ['stars: any', 'find | without stars', standing],
  ['בריכה: לא', 'find | without Pool', standing],
  ['חניה: אין צורך', 'find | without Parking', standing],
  ['ביטול חינם: כבר לא צריך', 'find | without freeCancellation', standing],
  ['we no longer need breakfast', 'find | without meals', standing],
  ['parking no longer required', 'find | without Parking', standing],
  ['ביטול חינם כבר לא נחוץ לנו', 'find | without freeCancellation', standing],
  ['אין משהו עם ספא?', 'find | Spa', standing],
  ['order by: guest rating', 'find | RATING', standing],
  ['sort: price', 'find | PRICE_ASC', standing],
  ['sort by stars', 'find | STARS', standing],
  ['סדר: לפי דירוג', 'find | RATING', standing],
  ['מיון: מחיר', 'find | PRICE_ASC', standing],
  ['any pool there', 'hotel it Pool | Pool', focused],
  ['any wifi here?', 'hotel it WiFi | WiFi', focused],
  ['any parking?', 'find | Parking', standing],
  ['any price', 'find | without budget', standing],
  ['make that six hundred and fifty', 'find | 0-650 ?/night', edited('budget')],
  ['raise it to 900', 'find | 0-900 ?/night', edited('nights')],
  ['no, 700', 'find | 0-700 ?/night', edited('budget')],
  ['make it 5', 'find | ?..? (5)', edited('nights')],
  ['make it 2', 'find | rooms 2', edited('rooms')],
  ['no, 3', 'find | adults 3', edited('adults')],
  ['make it 2', 'unknown', standing],
  ['תגדילי לאלף וחמש מאות', 'find | 0-1500 ?/night', edited('budget')],
  ['תעלי ל-800', 'find | 0-800 ?/night', edited('rooms')],
  ['תעשי 5', 'find | ?..? (5)', edited('nights')],
  ['לא, 3', 'find | adults 3', edited('adults')],
];
