import type { Case } from '../case.ts';
import { standing } from './contexts.ts';

/** Typing errors, in both languages. */
export const slips: readonly Case[] = [
  ['hotle in rome frm mondya 7 dec 3 nigths', 'find | *rome | 2026-12-07..2026-12-10 (3)'],
  ['rome frm wensday to saturdy nxt week', 'find | rome | 2026-11-25..2026-11-28 (3)'],
  ['rome in febuary', 'find | rome | 2027-02-01..? (?)'],
  ['rome 5 mrch to 9 mrch', 'find | rome | 2027-03-05..2027-03-09 (4)'],
  ['adn a gym', 'find | Gym', standing],
  ['wiht brekfast', 'find | wiht brekfast | Breakfast Included', standing],
  ['5 satrs only pls', 'find | 5 stars', standing],
  ['whihc is cheepest', 'hotel cheapest price | PRICE_ASC', standing],
  ['leav on teh 11th insted', 'find | ?..2027-02-11 (?)', standing],
  ['waht abuot teh poool', 'find | Pool', standing],
  ['3 adutls and 1 chlid aged 6', 'find | adults 3 childrenAges [6] children 1', standing],
  ['מלון ברומא מיום שני 7.12 ל3 לילת', 'find | *רומא | 2026-12-07..2026-12-10 (3)'],
  ['עם ספאא ובירכה', 'find | Spa,Pool', standing],
  ['רק 5 כוכבימ', 'find | 5 stars', standing],
  ['וגם חדר כושרר', 'find | חדר כושרר | Gym', standing],
  ['עם ארחת בוקר', 'find | ארחת בוקר | Breakfast Included', standing],
  ['תדחיי בשבעו', 'find | תדחיי | 7 days on', standing],
  ['שני מבוגריםם', 'find | מבוגריםם | adults 2', standing],
  ['hotels in gouda', 'find | *gouda'],
  ['hotels in Safed', 'find | *safed'],
];
