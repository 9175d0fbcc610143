/**
 * Meal plans by which a traveller can filter, by their English keys. The order is that of the filter sheet, and each
 * plan includes the ones before it.
 */
export const MEAL_KEYS = ['Breakfast Included', 'Half Board', 'Full Board', 'All Inclusive'] as const;

export type MealKey = (typeof MEAL_KEYS)[number];

export const isMealKey = (word: string): word is MealKey => MEAL_KEYS.some((known) => known === word);
