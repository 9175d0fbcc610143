import type { Case } from '../case.ts';
import { withSearch } from '../contexts.ts';

/** Typing errors, in both languages. */
export const slips: readonly Case[] = [
  ['hotle in rome frm mondya 7 dec 3 nigths', 'find | *rome | 2026-12-07..2026-12-10 (3)'],
  ['rome frm wensday to saturdy nxt week', 'find | rome | 2026-11-25..2026-11-28 (3)'],
  ['rome in febuary', 'find | rome | 2027-02-01..? (?)'],
  ['rome 5 mrch to 9 mrch', 'find | rome | 2027-03-05..2027-03-09 (4)'],
  ['adn a gym', 'find | Gym', withSearch],
  ['wiht brekfast', 'find | wiht brekfast | Breakfast Included', withSearch],
  ['5 satrs only pls', 'find | 5 stars', withSearch],
  ['whihc is cheepest', 'hotel cheapest price | PRICE_ASC', withSearch],
  ['leav on teh 11th insted', 'find | ?..2027-02-11 (?)', withSearch],
  ['waht abuot teh poool', 'find | Pool', withSearch],
  ['3 adutls and 1 chlid aged 6', 'find | adults 3 childrenAges [6] children 1', withSearch],
  ['מלון ברומא מיום שני 7.12 ל3 לילת', 'find | *רומא | 2026-12-07..2026-12-10 (3)'],
  ['עם ספאא ובירכה', 'find | Spa,Pool', withSearch],
  ['רק 5 כוכבימ', 'find | 5 stars', withSearch],
  ['וגם חדר כושרר', 'find | חדר כושרר | Gym', withSearch],
  ['עם ארחת בוקר', 'find | ארחת בוקר | Breakfast Included', withSearch],
  ['תדחיי בשבעו', 'find | תדחיי | 7 days on', withSearch],
  ['שני מבוגריםם', 'find | מבוגריםם | adults 2', withSearch],
  ['hotels in gouda', 'find | *gouda'],
  ['hotels in Safed', 'find | *safed'],
  ['can i pay in installmnts', 'page payment | pay in installmnts'],
  ['do i need an acount to book', 'page account | acount'],
  ['whats your cancellation policy in genral', 'page cancellation | in genral'],
  ['hotels in lansing', 'find | *lansing'],
  ['hotels in redding', 'find | *redding'],
  ['יש מעליט במלון השני?', 'hotel #2 מעלית | unmet מעלית', withSearch],
  ['does the last one have a jacuzi', 'hotel #-1 jacuzzi | unmet jacuzzi', withSearch],
  ['אפשר בכרטיס אשרי', 'page payment | כרטיס אשרי'],
];
