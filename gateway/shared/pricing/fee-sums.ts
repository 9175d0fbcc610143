import type { Money } from '#models/money.ts';

/** What fees come to, one sum per currency, in the order in which the currencies come first; nothing for sums of 0. */
export const feeSums = (fees: readonly { readonly amount: Money }[]): readonly Money[] => {
  const sums = new Map<string, number>();
  for (const { amount } of fees)
    sums.set(amount.currency, (sums.get(amount.currency) ?? 0) + amount.amountMinor);
  return [...sums].flatMap(([currency, amountMinor]) => (amountMinor > 0 ? [{ amountMinor, currency }] : []));
};
