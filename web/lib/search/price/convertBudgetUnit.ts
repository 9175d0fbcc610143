import { MAX_LIMIT } from '#shared/pricing/price-range.ts';
import type { PriceUnit } from '#models/search/offer-wishes.ts';
import { PRICE } from '../filters/filters.ts';
import { bareRange, type Budget, isWorth, type LimitUnit, mostUnits, toShekels } from './budget.ts';

interface Limits {
  readonly min: number;
  readonly max: number | null;
}

/** Rounds the minimum down and the maximum up, so that no hotel of the list is lost. */
const ofOneNight = ({ min, max }: Limits, nights: number, step: number): Limits => ({
  min: Math.floor(min / nights / step) * step,
  max: max && Math.ceil(max / nights / step) * step,
});

const ofAllNights = ({ min, max }: Limits, nights: number, most: number): Limits => ({
  min: Math.min(min * nights, most),
  max: max && Math.min(max * nights, most),
});

/** Limits that were typed in another currency, in whole units of it; undefined for those in shekels. */
const typedLimits = (budget: Budget, unit: LimitUnit): Limits | undefined => {
  const { typed } = budget;
  const isBelieved = typed?.currency.code === unit.currency.code && isWorth(budget, typed, unit);
  return isBelieved ? { min: typed.min ?? 0, max: typed.max } : undefined;
};

/**
 * Converts a budget to the other unit: ₪1,430 a night are ₪10,010 for a stay of seven. Shekels of one night are rounded
 * to the steps of the slider.
 * @param unit currency that its limits are typed in
 */
export const convertBudgetUnit = (
  budget: Budget,
  per: PriceUnit,
  nights: number,
  unit: LimitUnit,
): Budget => {
  if (budget.per === per) return budget;
  const convert = (limits: Limits, step: number, most: number) =>
    per === 'STAY' ? ofAllNights(limits, nights, most) : ofOneNight(limits, nights, step);
  const typed = typedLimits(budget, unit);
  if (!typed) return { ...convert(bareRange(budget), PRICE.step, MAX_LIMIT), per };
  const { min, max } = convert(typed, 1, mostUnits(unit));
  const range = { min: toShekels(min, unit), max: max && toShekels(max, unit), per };
  return min > 0 || max !== null
    ? { ...range, typed: { currency: unit.currency, min: min || null, max } }
    : range;
};
