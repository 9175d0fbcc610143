/**
 * The full cost of a stay, fees at the property included, in minor units of the ledger; the night may be a fraction.
 */
export interface FullCost {
  readonly total: number;
  readonly night: number;
}

/**
 * The full cost of a stay: its total plus the fees at the property. Filters, orders and counts compare this sum.
 * @param fees 0 without any, or if their value is unknown
 */
export const addFees = (total: number, fees: number): number => total + fees;

/**
 * The full cost of a stay and of one of its nights.
 * @param total of the whole stay, in minor units
 * @param fees paid at the property for the whole stay, in minor units of the same currency; 0 without, or where unknown
 */
export const fullCostOf = (total: number, fees: number, nights: number): FullCost => ({
  total: addFees(total, fees),
  night: addFees(total, fees) / nights,
});

interface PricedOffer {
  readonly total: { readonly amountMinor: number };
  /** Rounded to a whole shekel, unless the total is a multiple of it. */
  readonly pricePerNight: { readonly amountMinor: number };
  readonly propertyFeesTotal?: { readonly amountMinor: number } | null;
}

/**
 * The full cost of an offer. Its number of nights is unknown: with fees it is derived from the two prices, which is
 * exact while a night costs more shekels than the stay has nights. Without fees the night is the displayed one.
 */
export function fullCostOfOffer({ total, pricePerNight, propertyFeesTotal }: PricedOffer): FullCost {
  const [all, night, fees] = [
    total.amountMinor,
    pricePerNight.amountMinor,
    propertyFeesTotal?.amountMinor ?? 0,
  ];
  return fees === 0 ? { total: all, night } : fullCostOf(all, fees, Math.max(1, Math.round(all / night)));
}
