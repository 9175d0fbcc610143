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
    'find | *tuscany | 2027-05-06..2027-05-10 (4) | adults 8 rooms 4',
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
  ['do you also rent cars, we want to see the countryside', 'extras cars | countryside', standing],
  // Remarks beside a search, which change nothing.
  [
    'Rome from 3 May for four nights. I told the kids about the snow',
    'find | rome | 2027-05-03..2027-05-07 (4)',
  ],
  ['our train was moved, so arriving 5 May, leaving the 8th', 'find | 2027-05-05..2027-05-08 (3)', standing],
  ['full board only, I am not chasing dinner in the rain', 'find | Full Board', standing],
  ['עדיף במרכז, אין לנו רכב', 'find | DISTANCE', standing],
  ['ארוחת בוקר בבקשה כי אני לא מתחילה לחפש בית קפה', 'find | Breakfast Included', standing],
  ["show me number two, the name reminds me of my uncle's farm in Leeds", 'hotel #2 about', standing],
  ['is the wifi good? we hand in a paper on monday', 'hotel it WiFi | WiFi', opened],
  // Places and days that the message rejects.
  ["I don't fancy Rome. Florence", 'find | florence', standing],
  ['לא בא לי רומא. פירנצה', 'find | פירנצה', standing],
  ['Friday is no good, Sunday to Tuesday please', 'find | 2027-02-07..2027-02-09 (2)', standing],
  // Days that are not those of the stay.
  ['we read about it today, add a gym', 'find | Gym', standing],
  ['היום יש לי יום הולדת, רוצה עם ספא', 'find | Spa', standing],
  ['לא בא לנו על מטרו כל היום, אפשר רק משהו ב-city center?', 'find | מטרו | DISTANCE', standing],
  ['can we come tomorrow instead', 'find | 2026-11-22..? (?)', standing],
  ["actually let's come a day earlier so from the seventh", 'find | start -1 days on', standing],
  // Short wishes and new places, which change the search.
  ['Only show ones with a pool and a gym', 'find | Pool,Gym', standing],
  ['בלי מגבלת תקציב.', 'find | without budget', standing],
  ['תורידי את הציון, יותר חשוב לי שיהיה gym', 'find | Gym | without rating', standing],
  ["let's do Vienna instead of Prague, rest stays the same", 'find | vienna', standing],
  ['אפשר עדיין לבטל תהזמנה שלי בלי לשלם', 'bookings cancel'],
  ['decrease the budget by 100', 'find | more 0--100 ?/night', { ...standing, budgetPer: 'night' }],
];
