import type { PropertyFee } from '#models/search/offer.ts';

/** “per night”, “(per night)”, “each night”, “a night”, “/ night” in a provider's words. */
const OF_A_NIGHT = /[\s,]*\(?(?:\b(?:per|each|a)\s+|\/\s*)night\b\)?/i;

/**
 * A fee of a property for the whole stay. The provider gives some by the night, and only its words say so: those are
 * taken times the nights, and what one night costs is kept beside it. Others are for the stay as they are.
 */
export function stayFee({ description, amount }: PropertyFee, nights: number): PropertyFee {
  if (!OF_A_NIGHT.test(description)) return { description, amount };
  return {
    description: description.replace(OF_A_NIGHT, '').trim(),
    amount: { ...amount, amountMinor: amount.amountMinor * nights },
    perNight: amount,
  };
}
