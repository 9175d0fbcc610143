import type { Money } from '#models/money.ts';

/** Above this many shekels a price is a mistake of its source, and not sold. Sums of minor units stay within 32 bits below it. */
export const HIGHEST_PRICE = 1_000_000;

/** Whether a price in minor units of shekels can be charged: more than nothing, at most `HIGHEST_PRICE`. */
export const isSalePrice = ({ amountMinor }: Money): boolean =>
  amountMinor >= 1 && amountMinor <= HIGHEST_PRICE * 100;
