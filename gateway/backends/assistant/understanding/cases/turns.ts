import type { Case } from './case.ts';
import { focused, standing } from './wordings/scenes.ts';

/** Messages that take back what they began with, in both languages. */
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
  // Nothing is taken back.
  ['no, thanks', 'small-talk thanks'],
  ['pool, no pool, whatever', 'find | Pool | without Pool'],
  ['breakfast, no, wifi', 'find | WiFi | without meals', standing],
];
