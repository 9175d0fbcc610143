import type { Case } from './case.ts';
import { focused, opened, standing } from './wordings/contexts.ts';

/** Clauses that lead to a request or explain it, and days that are not those of the stay. */
export const asides: readonly Case[] = [
  [
    'אני סבתא שלא כל כך מבינה במחשבים. תוכלי להזכיר לי בבקשה איזו הזמנה יש לי ומתי?',
    'bookings details | הזכיר',
  ],
  ['My granddaughter showed me your site. How do I pay?', 'page payment'],
  ["we had a bad experience in Madrid last year. what's your refund policy?", 'page cancellation'],
  ['can i add travel insurance to my booking?', 'extras insurance'],
  [
    "somewhere in Tuscany for 8 of us, 4 rooms, 6-10 May 2027, we'll have cars so the countryside is fine",
    'find | *tuscany, countryside | 2027-05-06..2027-05-10 (4) | adults 8 rooms 4',
  ],
  ['ויש בריכה? התינוקת משוגעת על מים', 'hotel it Pool | Pool', opened],
  ['is there a pool? my kid is crazy about water', 'hotel it Pool | Pool', opened],
  ['what time can i check in, my bus gets in at like 6am', 'hotel it times', opened],
  ['מאיזו שעה אפשר להיכנס לחדר, הטיסה שלנו נוחתת בבוקר', 'hotel it times', opened],
  ['מה מדיניות הביטול כאן? ויש חניה לשני רכבים?', 'hotel it cancellation + Parking | Parking', opened],
  [
    "what's the cancellation policy here and is there parking for two cars?",
    'hotel it cancellation + Parking | Parking',
    opened,
  ],
  ['do you have parking, we have a rental car', 'hotel it Parking | Parking', focused],
  ['what about a pool for the first one, the kids love water', 'hotel #1 Pool | Pool', standing],
  ['do you also rent cars, we want to see the countryside', 'extras cars', standing],
  // Days that are not those of the stay.
  ['we read about it today, add a gym', 'find | Gym', standing],
  ['היום יש לי יום הולדת, רוצה עם ספא', 'find | Spa', standing],
  ['לא בא לנו על מטרו כל היום, אפשר רק משהו ב-city center?', 'find | מטרו | DISTANCE', standing],
  ['can we come tomorrow instead', 'find | 2026-11-22..? (?)', standing],
  ["actually let's come a day earlier so from the seventh", 'find | start -1 days on', standing],
  // What a short wish or a new place changes.
  ['Only show ones with a pool and a gym', 'find | Pool,Gym', standing],
  ['בלי מגבלת תקציב.', 'find | without budget', standing],
  ['תורידי את הציון, יותר חשוב לי שיהיה gym', 'find | Gym | without rating', standing],
  ["let's do Vienna instead of Prague, rest stays the same", 'find | vienna', standing],
  ['אפשר עדיין לבטל תהזמנה שלי בלי לשלם', 'bookings cancel'],
  ['decrease the budget by 100', 'find | more 0--100 ?/night', { ...standing, budgetPer: 'night' }],
];
