import type { Money } from '#models/money.ts';

/** How a final price is computed from a net price: percent of it, or shekels on top of it. */
export interface Markup {
  readonly type: 'percentage' | 'fixed';
  /** Percent or shekels, with two decimals as they are stored. */
  readonly value: number;
}

/** A hundred percent in hundredths of a percent. */
const WHOLE = 10_000n;

/**
 * Final price of one night: net × (1 + value/100), or net + value, rounded half up to minor units; never below zero.
 * @param net in whole minor units of a currency with two decimals
 * @throws RangeError for a value or an amount that is not a finite number, or a net price that is not whole
 */
export function finalPrice(net: Money, { type, value }: Markup): Money {
  const hundredths = Math.round(value * 100);
  if (!Number.isSafeInteger(hundredths))
    throw new RangeError('the value of a markup must be a finite number');
  if (type === 'fixed') return atLeastZero(net, BigInt(net.amountMinor) + BigInt(hundredths));
  const product = BigInt(net.amountMinor) * (WHOLE + BigInt(hundredths));
  return atLeastZero(net, product <= 0n ? 0n : (product + WHOLE / 2n) / WHOLE);
}

const atLeastZero = ({ currency }: Money, amountMinor: bigint): Money => ({
  amountMinor: amountMinor < 0n ? 0 : Number(amountMinor),
  currency,
});
