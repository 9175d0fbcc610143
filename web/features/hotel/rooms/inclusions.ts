import type { HotelPage_OfferFragment } from '#generated/graphql.ts';

/** Maximum number of inclusions on a card; more would clutter it. */
const MAX_INCLUSIONS = 5;

/** Texts of the source that only repeat the meal plan beside them. */
const meals: Readonly<Record<string, RegExp>> = {
  'Breakfast Included': /^(free |daily )?breakfast( included)?$/i,
  'Half Board': /^(half board|breakfast (&|and) dinner)$/i,
  'Full Board': /^full board$/i,
  'All Inclusive': /^all[ -]inclusive$/i,
  'Room only': /^room only$/i,
};

/** Inclusions of an offer besides its meal plan, which has its own badge. */
export const inclusionsBeside = ({
  inclusions,
  mealPlan,
}: Pick<HotelPage_OfferFragment, 'inclusions' | 'mealPlan'>): readonly string[] =>
  inclusions.filter((inclusion) => !meals[mealPlan]?.test(inclusion.trim())).slice(0, MAX_INCLUSIONS);

/** Inclusions common to all rates of a room. */
export const sharedInclusions = (
  offers: readonly Pick<HotelPage_OfferFragment, 'inclusions' | 'mealPlan'>[],
): readonly string[] => {
  const [first = [], ...others] = offers.map(inclusionsBeside);
  return first.filter((inclusion) => others.every((other) => other.includes(inclusion)));
};
