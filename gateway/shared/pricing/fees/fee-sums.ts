import type { Money } from '#models/money.ts';

/** Sums of fees, one per currency, in the order in which the currencies first appear; sums of 0 are left out. */
export const feeSums = (fees: readonly { readonly amount: Money }[]): readonly Money[] => {
  const sums = new Map<string, number>();
  for (const { amount } of fees)
    sums.set(amount.currency, (sums.get(amount.currency) ?? 0) + amount.amountMinor);
  return [...sums].flatMap(([currency, amountMinor]) => (amountMinor > 0 ? [{ amountMinor, currency }] : []));
};
