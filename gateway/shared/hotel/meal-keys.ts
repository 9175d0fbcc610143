import { MEAL_KEYS, type MealKey } from './meal-key.ts';

/** Plan of an offer without meals. */
export const ROOM_ONLY = 'Room only';

const fold = (word: string): string =>
  word
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();

const KNOWN: readonly { readonly test: RegExp; readonly plan: string }[] = [
  { test: /^(room only|none|no meals?|)$/, plan: ROOM_ONLY },
  { test: /all inclusive/, plan: 'All Inclusive' },
  { test: /full board/, plan: 'Full Board' },
  { test: /half board/, plan: 'Half Board' },
  { test: /breakfast.*lunch|lunch.*breakfast/, plan: 'Breakfast and lunch' },
  { test: /breakfast.*dinner|dinner.*breakfast/, plan: 'Half Board' },
  { test: /break ?fast/, plan: 'Breakfast Included' },
  { test: /lunch/, plan: 'Lunch' },
  { test: /dinner/, plan: 'Dinner' },
];

/**
 * English name of a meal plan for a provider's word, such as `Half_Board`. An unknown word is returned as it is, with
 * spaces for underscores.
 */
export function mealPlanOf(word: string): string {
  const folded = fold(word);
  return KNOWN.find(({ test }) => test.test(folded))?.plan ?? word.replaceAll('_', ' ').trim();
}

/** The filter key that a plan counts for; null for room only and for plans without a key. */
export function mealKeyOf(plan: string): MealKey | null {
  if (plan === 'Breakfast and lunch') return 'Breakfast Included';
  const named = mealPlanOf(plan);
  return MEAL_KEYS.find((key) => key === named) ?? null;
}

/** How much a plan includes: 0 without breakfast, 1 breakfast, 2 half board, 3 full board, 4 all inclusive. */
export function mealLevel(plan: string): number {
  const key = mealKeyOf(plan);
  return key === null ? 0 : MEAL_KEYS.indexOf(key) + 1;
}
