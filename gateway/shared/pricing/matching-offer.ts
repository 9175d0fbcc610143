import type { OfferWishes } from '#models/search/offer-wishes.ts';
import { mealLevel } from '../hotel/meal-keys.ts';
import { fullCostOfOffer } from './fees/full-cost.ts';
import { isWithinMax, reachesMin } from './price-range.ts';

export const NO_WISHES: OfferWishes = { meals: [], freeCancellation: false };

/** True when the wishes may select another offer than the cheapest. A maximum price alone never does. */
export const hasWishes = ({ meals, freeCancellation, bedsForAll = false, price }: OfferWishes): boolean =>
  meals.length > 0 || freeCancellation || bedsForAll || (price?.min ?? 0) > 0;

/** The wishes without their maximum price. */
export const withoutMax = ({ price, ...wishes }: OfferWishes): OfferWishes => ({
  ...wishes,
  price: price ? { ...price, max: null } : null,
});

/** The fields of an offer that decide whether wishes select it. */
export interface MatchableOffer {
  readonly total: { readonly amountMinor: number };
  readonly pricePerNight: { readonly amountMinor: number };
  readonly mealPlan: string;
  /** Plans to choose from at no surcharge; the best of them counts. */
  readonly mealChoices: readonly string[];
  readonly cancellation: { readonly isFree: boolean };
  /** Whether it has enough beds; null or missing when unknown. */
  readonly bedsForAll?: boolean | null;
  /** Fees at the property in ledger money; null or missing without them, or if they are unknown. */
  readonly propertyFeesTotal?: { readonly amountMinor: number } | null;
}

/** Meal level of the wishes: the lowest of the chosen plans, 0 for none. */
export const wishedLevel = ({ meals }: Pick<OfferWishes, 'meals'>): number =>
  meals.length === 0 ? 0 : Math.min(...meals.map(mealLevel));

/** Meal level of an offer: the best plan that can be chosen at its price. */
export const offerLevel = ({
  mealPlan,
  mealChoices,
}: Pick<MatchableOffer, 'mealPlan' | 'mealChoices'>): number =>
  Math.max(mealLevel(mealPlan), ...mealChoices.map(mealLevel));

const isInRange = (offer: MatchableOffer, { price }: OfferWishes): boolean => {
  if (!price) return true;
  const fullCost = fullCostOfOffer(offer);
  return reachesMin(price, fullCost) && isWithinMax(price, fullCost);
};

/** True when the offer is known to have enough beds. */
const hasBeds = ({ bedsForAll }: Pick<MatchableOffer, 'bedsForAll'>): boolean => bedsForAll === true;

/** True when the offer meets all wishes. */
export const meetsWishes = (offer: MatchableOffer, wishes: OfferWishes): boolean =>
  offerLevel(offer) >= wishedLevel(wishes) &&
  (offer.cancellation.isFree || !wishes.freeCancellation) &&
  (hasBeds(offer) || !wishes.bedsForAll) &&
  isInRange(offer, wishes);

const fullCostTotal = (offer: MatchableOffer): number => fullCostOfOffer(offer).total;

/**
 * Negative when the left offer is better: a lower full cost, or the same with free cancellation, better meals, or beds
 * for all.
 */
const betterFirst = (left: MatchableOffer, right: MatchableOffer): number =>
  fullCostTotal(left) - fullCostTotal(right) ||
  Number(right.cancellation.isFree) - Number(left.cancellation.isFree) ||
  offerLevel(right) - offerLevel(left) ||
  Number(hasBeds(right)) - Number(hasBeds(left));

/**
 * The offer that every price of a hotel refers to: of those that meet the wishes the one with the lowest full cost,
 * fees at the property included. Of equal ones the offer with free cancellation is selected, then the one with better
 * meals, then the one with a bed for everyone, then the first.
 * @returns null when no offer meets them
 */
export const bestMatchingOffer = <O extends MatchableOffer>(
  offers: readonly O[],
  wishes: OfferWishes,
): O | null =>
  offers.reduce<O | null>(
    (best, offer) =>
      meetsWishes(offer, wishes) && (best === null || betterFirst(offer, best) < 0) ? offer : best,
    null,
  );

/**
 * Offers with those that meet the wishes first, each group by full cost, lowest first: the first is `bestMatchingOffer`
 * if there is one.
 */
export const matchingFirst = <O extends MatchableOffer>(
  offers: readonly O[],
  wishes: OfferWishes,
): readonly O[] => {
  const sorted = offers.toSorted(betterFirst);
  return [
    ...sorted.filter((offer) => meetsWishes(offer, wishes)),
    ...sorted.filter((offer) => !meetsWishes(offer, wishes)),
  ];
};

/**
 * The meal plan by which an offer meets the wishes: its own, or the first suitable one of its choices. Its own when
 * none is suitable.
 */
export const matchingPlan = (
  { mealPlan, mealChoices }: Pick<MatchableOffer, 'mealPlan' | 'mealChoices'>,
  wishes: Pick<OfferWishes, 'meals'>,
): string => [mealPlan, ...mealChoices].find((plan) => mealLevel(plan) >= wishedLevel(wishes)) ?? mealPlan;

/** The offer with its `matchingPlan` as its own meal plan. */
export const withMatchingPlan = <O extends Pick<MatchableOffer, 'mealPlan' | 'mealChoices'>>(
  offer: O,
  wishes: Pick<OfferWishes, 'meals'>,
): O => ({ ...offer, mealPlan: matchingPlan(offer, wishes) });

/**
 * Drops an offer when another one of the same full cost is at least equal in meals, cancellation and beds. A cheaper
 * one is not enough: a minimum price may exclude it. Sorted by full cost, lowest first.
 */
export const withoutDominatedOffers = <O extends MatchableOffer>(offers: readonly O[]): readonly O[] => {
  const remaining: O[] = [];
  for (const offer of offers.toSorted(betterFirst)) {
    const isDominated = remaining.some(
      (other) =>
        fullCostTotal(other) === fullCostTotal(offer) &&
        offerLevel(other) >= offerLevel(offer) &&
        (other.cancellation.isFree || !offer.cancellation.isFree) &&
        (hasBeds(other) || !hasBeds(offer)),
    );
    if (!isDominated) remaining.push(offer);
  }
  return remaining;
};
