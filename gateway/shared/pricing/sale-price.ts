import type { Money } from '#models/money.ts';

/**
 * A price above this many shekels is a mistake of its source and not sold. Below it, sums of minor units fit into 32
 * bits.
 */
export const MAX_PRICE = 1_000_000;

/** True when a price in minor units of shekels can be charged: above zero, at most `MAX_PRICE`. */
export const isSalePrice = ({ amountMinor }: Money): boolean =>
  amountMinor >= 1 && amountMinor <= MAX_PRICE * 100;
