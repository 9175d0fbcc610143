import type { MealKey } from '#shared/hotel/meal-key.ts';

/** Ways to write the meal plans, besides their names on the page. */
export const MEAL_WORDS: Readonly<Record<MealKey, string>> = {
  'Breakfast Included':
    '(?:free )?(?:bed (?:and|&) )?breakfasts?(?: (?:included|inclusive))?|b&b|ו?ארוחת[ \\-־]בוקר(?: כלולה)?',
  'Half Board':
    'half[ -]board|breakfast and dinner|dinner and breakfast|ו?חצי[ \\-־]פנסיון|ו?ארוחת בוקר וערב|ו?ארוחות בוקר וערב',
  'Full Board': 'full[ -]board|all meals|ו?פנסיון[ \\-־]מלא|ו?כל הארוחות',
  'All Inclusive': 'all[ -]inclusive|ו?ה?כו?ל[ \\-־]כלול',
};
