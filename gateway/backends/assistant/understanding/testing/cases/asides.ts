import type { Case } from './case.ts';
import { afterHotelQuestion, onHotelPage, withSearch } from './contexts.ts';

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
  ['ויש בריכה? התינוקת משוגעת על מים', 'hotel it Pool | Pool', onHotelPage],
  ['is there a pool? my kid is crazy about water', 'hotel it Pool | Pool', onHotelPage],
  ['what time can i check in, my bus gets in at like 6am', 'hotel it times', onHotelPage],
  ['מאיזו שעה אפשר להיכנס לחדר, הטיסה שלנו נוחתת בבוקר', 'hotel it times', onHotelPage],
  ['מה מדיניות הביטול כאן? ויש חניה לשני רכבים?', 'hotel it cancellation + Parking | Parking', onHotelPage],
  [
    "what's the cancellation policy here and is there parking for two cars?",
    'hotel it cancellation + Parking | Parking',
    onHotelPage,
  ],
  ['do you have parking, we have a rental car', 'hotel it Parking | Parking', afterHotelQuestion],
  ['what about a pool for the first one, the kids love water', 'hotel #1 Pool | Pool', withSearch],
  ['do you also rent cars, we want to see the countryside', 'extras cars | countryside', withSearch],
  // Remarks beside a search, which change nothing.
  [
    'Rome from 3 May for four nights. I told the kids about the snow',
    'find | rome | 2027-05-03..2027-05-07 (4)',
  ],
  [
    'our train was moved, so arriving 5 May, leaving the 8th',
    'find | 2027-05-05..2027-05-08 (3)',
    withSearch,
  ],
  ['full board only, I am not chasing dinner in the rain', 'find | Full Board', withSearch],
  ['עדיף במרכז, אין לנו רכב', 'find | DISTANCE', withSearch],
  ['ארוחת בוקר בבקשה כי אני לא מתחילה לחפש בית קפה', 'find | Breakfast Included', withSearch],
  ["show me number two, the name reminds me of my uncle's farm in Leeds", 'hotel #2 about', withSearch],
  ['is the wifi good? we hand in a paper on monday', 'hotel it WiFi | WiFi', onHotelPage],
  // Places and days that the message rejects.
  ["I don't fancy Rome. Florence", 'find | florence', withSearch],
  ['לא בא לי רומא. פירנצה', 'find | פירנצה', withSearch],
  ['Friday is no good, Sunday to Tuesday please', 'find | 2027-02-07..2027-02-09 (2)', withSearch],
  // Days that are not those of the stay.
  ['we read about it today, add a gym', 'find | Gym', withSearch],
  ['היום יש לי יום הולדת, רוצה עם ספא', 'find | Spa', withSearch],
  ['לא בא לנו על מטרו כל היום, אפשר רק משהו ב-city center?', 'find | מטרו | DISTANCE', withSearch],
  ['can we come tomorrow instead', 'find | 2026-11-22..? (?)', withSearch],
  ["actually let's come a day earlier so from the seventh", 'find | start -1 days on', withSearch],
  // Short wishes and new places, which change the search.
  ['Only show ones with a pool and a gym', 'find | Pool,Gym', withSearch],
  ['בלי מגבלת תקציב.', 'find | without budget', withSearch],
  ['תורידי את הציון, יותר חשוב לי שיהיה gym', 'find | Gym | without rating', withSearch],
  ["let's do Vienna instead of Prague, rest stays the same", 'find | vienna', withSearch],
  ['אפשר עדיין לבטל תהזמנה שלי בלי לשלם', 'bookings cancel'],
  ['decrease the budget by 100', 'find | more 0--100 ?/night', { ...withSearch, budgetPer: 'night' }],
];
