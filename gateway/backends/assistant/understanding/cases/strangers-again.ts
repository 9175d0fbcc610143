import type { Case } from './case.ts';
import { standing } from './wordings/contexts.ts';

/** Wordings of further travellers who did not know the rules, in both languages, by what they have in common. */
export const strangersAgain: readonly Case[] = [
  // Cities that resemble a word of the lexicon.
  [
    '8 מבוגרים\n4 חדרים\nוילנה, ליטא\n21.1.2027 - 24.1.2027',
    'find | וילנה, ליטא | 2027-01-21..2027-01-24 (3) | adults 8 rooms 4',
  ],
  ['מלון בוילנה', 'find | *וילנה'],
  ['hotel in Vilnius', 'find | *vilnius'],
  ['וילנה 3-6 במרץ', 'find | וילנה | 2027-03-03..2027-03-06 (3)'],
  ['וינה 3-6 במרץ', 'find | וינה | 2027-03-03..2027-03-06 (3)'],
  ['ויאנה, פורטוגל', 'find | ויאנה, פורטוגל'],
  ['מלון בוורנה', 'find | *וורנה'],
  // Names that contain everyday words.
  ['Mexico City 3-6 March', 'find | mexico city | 2027-03-03..2027-03-06 (3)'],
  ['kansas city 3-6 march, 2 adults', 'find | kansas city | 2027-03-03..2027-03-06 (3) | adults 2'],
  ['virginia beach 5 to 9 may', 'find | virginia beach | 2027-05-05..2027-05-09 (4)'],
  ['Santa Fe, 3-6 March', 'find | santa fe | 2027-03-03..2027-03-06 (3)'],
  ['santa marta 2 adults', 'find | santa marta | adults 2'],
  ['Brasilia 3-6 March', 'find | brasilia | 2027-03-03..2027-03-06 (3)'],
  ['Cork 3-6 March', 'find | cork | 2027-03-03..2027-03-06 (3)'],
  ['Bath, England', 'find | bath, england'],
  ['Nice, France 3-6 May', 'find | nice, france | 2027-05-03..2027-05-06 (3)'],
  ['Reading, England for two', 'find | reading, england | adults 2'],
  ['cork 10-14 december 2 adults', 'find | cork | 2026-12-10..2026-12-14 (4) | adults 2'],
  ['nice, thanks', 'small-talk thanks', standing],
  ['nice 4 star hotel in Rome', 'find | *rome | 4 stars'],
  ['מטולה 3-6 במרץ', 'find | מטולה | 2027-03-03..2027-03-06 (3)'],
  ['פלמה דה מיורקה לשניים', 'find | פלמה דה מיורקה | adults 2'],
  ['מלון בקריית אונו', 'find | *קריית אונו'],
  ['hotel in Palma de Mallorca', 'find | *palma de mallorca'],
  ['מלון בלימה 3-6 במרץ', 'find | *לימה | 2027-03-03..2027-03-06 (3)'],
];
