import type { Case } from '../case.ts';
import { withSearch } from '../contexts.ts';

/** A search with a highest price for a night. */
const ofNight = { ...withSearch, budgetPer: 'night' } as const;

/** Budgets in English and Hebrew, by what the messages have in common. */
export const bothBudgets: readonly Case[] = [
  // The currency of the prices of a list.
  ['May I see the prices in pounds sterling?', 'page currencies', withSearch],
  ['can I see prices in euros', 'page currencies', withSearch],
  ['אפשר לראות את המחירים בדולרים?', 'page currencies', withSearch],
  ['show the prices in dollars please', 'page currencies', withSearch],
  ['up to 100 pounds a night', 'find | 0-100 GBP/night', withSearch],
  // A year is not a budget.
  ['מ-9 במאי 2027 עד 16 במאי 2027, זוג', 'find | 2027-05-09..2027-05-16 (7) | adults 2'],
  ['9 במאי 2027 עד יום ראשון 16 במאי', 'find | 2027-05-09..2027-05-16 (7)'],
  ['make it 900 max', 'find | 0-900 ?/night', withSearch],
  // A sum for a number of nights is for the whole stay.
  ['I have 1500 shekels and 3 nights in Barcelona', 'find | *barcelona | ?..? (3) | 0-1500 ILS/stay'],
  ['600 euro for four nights', 'find | ?..? (4) | 0-600 EUR/stay'],
  ['200 euro a night for 3 nights', 'find | ?..? (3) | 0-200 EUR/night'],
  ['3 nights in Rome, 200 euro', 'find | *rome | ?..? (3) | 0-200 EUR/night'],
  ['יש לי 1500 שקל ו3 לילות בברצלונה', 'find | *ברצלונה | ?..? (3) | 0-1500 ILS/stay'],
  ['תקציב של 2000 שקל ל-3 לילות', 'find | ?..? (3) | 0-2000 ILS/stay'],
  ['2000 שקל לשלושה לילות', 'find | ?..? (3) | 0-2000 ILS/stay'],
  // The price limit is removed.
  ['תוריד את ההגבלה על המחיר', 'find | without budget', withSearch],
  ['תסירי את המגבלה על התקציב', 'find | without budget', withSearch],
  ['lift the budget limit', 'find | without budget', withSearch],
  ['Budget is not important now, remove it please', 'find | without budget', withSearch],
  ['cancel the budget limit', 'find | without budget', withSearch],
  ['ביטול מגבלת התקציב', 'find | without budget', withSearch],
  ['תשכחי את ההגבלות על המחיר', 'find | without budget', withSearch],
  ['אין לי מגבלת תקציב', 'find | without budget', withSearch],
  // A lowest and a highest price.
  ['minimum 100, maximum 150 GBP per night', 'find | 100-150 GBP/night', withSearch],
  ['min 300 max 600', 'find | 300-600 ?/night', withSearch],
  ['maximum 600, minimum 300 a night', 'find | 300-600 ?/night', withSearch],
  ['לפחות 300 ולא יותר מ-600 שקל', 'find | 300-600 ILS/night', withSearch],
  // For the whole stay, or for each room.
  ['יש לי גג 1500 שקל על כל החופשה', 'find | 0-1500 ILS/stay', withSearch],
  ['max 1500 for the whole vacation', 'find | 0-1500 ?/stay', withSearch],
  ['my whole budget is 1500 shekels', 'find | 0-1500 ILS/stay', withSearch],
  ['התקציב הכולל שלי 1500 שקל', 'find | 0-1500 ILS/stay', withSearch],
  ['200 per room', 'find | 0-200 ?/night', withSearch],
  ['200 לחדר', 'find | 0-200 ?/night', withSearch],
  // More or less than before.
  ['raise it by 200', 'find | more 0-200 ?/night', ofNight],
  ['lower the budget by 100', 'find | more 0--100 ?/night', ofNight],
  ['תעלי את התקציב ב-200', 'find | more 0-200 ?/night', ofNight],
  ['תורידי את התקציב ב-100', 'find | more 0--100 ?/night', ofNight],
  ['add 100 to the budget', 'find | more 0-100 ?/night', ofNight],
  ['תוסיפי 100 לתקציב', 'find | more 0-100 ?/night', ofNight],
  ['maximum is now 900', 'find | 0-900 ?/night', withSearch],
  // A year, reviews and metres are not prices.
  ['9-12 march 2027 a room for two in Rome', 'find | *rome | 2027-03-09..2027-03-12 (3) | adults 2'],
  ['max 600, at least 100 reviews', 'find | 0-600 ?/night | numbers 100', withSearch],
  ['up to 600 with at least 200 m from the sea', 'find | 0-600 ?/night | numbers 200', withSearch],
];
