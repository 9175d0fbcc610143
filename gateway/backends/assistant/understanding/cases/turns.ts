import type { Case } from './case.ts';
import { focused, standing } from './wordings/scenes.ts';

/** Messages that correct their own beginning, in both languages. */
export const turns: readonly Case[] = [
  [
    'Madrid, no, my sister says Porto, 4-7 June, three of us',
    'find | porto | 2027-06-04..2027-06-07 (3) | adults 3',
  ],
  [
    'Prague for two, 8 to 11 March, actually no, let’s do Vienna, same days',
    'find | vienna | 2027-03-08..2027-03-11 (3) | adults 2',
  ],
  ['Berlin 3 to 6 December, hmm no, 10 to 13', 'find | berlin | 2026-12-10..2026-12-13 (3)'],
  ['london for 3 nights from 4 june. wait, 4 nights', 'find | london | 2027-06-04..2027-06-08 (4)'],
  ['rome 3-6 jan, oh wait, in february', 'find | rome | 2027-02-03..2027-02-06 (3)'],
  ['max 200 a night, no wait, 300', 'find | 0-300 ?/night'],
  ['with a spa, well, no, forget the spa, with a pool', 'find | Pool | without Spa'],
  ['open it, hmm, no, tell me what it costs', 'hotel it price', focused],
  ['just me, oh wait, my mother comes too', 'find | adults 2', standing],
  ['וינה, לא, איסטנבול, מ-2 עד 6 במאי, שנינו', 'find | איסטנבול | 2027-05-02..2027-05-06 (4) | adults 2'],
  ['איסטנבול מ-10 עד 13 בינואר, רגע, לא, בפברואר', 'find | איסטנבול | 2027-02-10..2027-02-13 (3)'],
  ['לילה אחד פחות, לא, דווקא לילה אחד יותר', 'find | 1 nights more', standing],
  ['until the 10th, sorry, from the 5th', 'find | 2026-12-05..2026-12-10 (5)'],
  ['עד ה-10, סליחה, מה-5', 'find | 2026-12-05..2026-12-10 (?)'],
  ['tonight, no, 23', 'find | 2026-11-23..? (?)'],
  ['הלילה, לא, 23', 'find | 2026-11-23..? (?)'],
  ['a fortnight until 20 May, no, 21', 'find | 2027-05-06..2027-05-21 (?)'],
  ['Rome, or better Florence, 3-6 January', 'find | florence | 2027-01-03..2027-01-06 (3)'],
  ['Hamburg for 3 nights from 7 May, or perhaps 4 nights', 'find | hamburg | 2027-05-07..2027-05-11 (4)'],
  ['ברומא 3 לילות, או יותר טוב 4 לילות', 'find | *רומא | ?..? (4)'],
  // Messages that only look like a correction.
  ['Rome with a pool, 4 stars or better, and free parking', 'find | rome | 4,5 stars | Pool,Parking'],
  ['רומא עם בריכה, 4 כוכבים או יותר טוב, וחניה חינם', 'find | רומא | 4,5 stars | Pool,Parking'],
  ['Rome or perhaps Florence', 'find | rome, florence'],
  ['a hotel 5 minutes from the beach', 'find | numbers 5', standing],
  ['מלון 5 דקות מהים', 'find | numbers 5', standing],
  ['a hotel 3 km from the centre', 'find | unmet centre | numbers 3', standing],
  ['מלון 2 ק"מ מהמרכז', 'find', standing],
  ['no, thanks', 'small-talk thanks'],
  ['pool, no pool, whatever', 'find | Pool | without Pool'],
  ['breakfast, no, wifi', 'find | WiFi | without meals', standing],
];
