import type { Money } from '#models/money.ts';

/** The lowest of amounts in one currency. @throws RangeError when there are none */
export const cheapest = (amounts: readonly Money[]): Money => {
  const [lowest] = amounts.toSorted((a, b) => a.amountMinor - b.amountMinor);
  if (!lowest) throw new RangeError('No amounts');
  return lowest;
};
