import type { PropertyFee } from '#models/search/offer.ts';

/** “per night”, “(per night)”, “each night”, “a night”, “/ night” in a provider's description. */
const OF_A_NIGHT = /[\s,]*\(?(?:\b(?:per|each|a)\s+|\/\s*)night\b\)?/i;

/**
 * A fee of a property for the whole stay. The provider gives some per night, and only the description says so: those
 * are multiplied by the nights, and the amount per night is kept too. Others are for the whole stay already.
 */
export function stayFee({ description, amount }: PropertyFee, nights: number): PropertyFee {
  if (!OF_A_NIGHT.test(description)) return { description, amount };
  return {
    description: description.replace(OF_A_NIGHT, '').trim(),
    amount: { ...amount, amountMinor: amount.amountMinor * nights },
    perNight: amount,
  };
}
