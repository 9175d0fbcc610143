import type { PropertyFee } from '#models/search/offer.ts';

/** How a fee is counted is no part of its kind: “Resort fee per stay” and “Resort fee” are the same to a guest. */
const kindOf = ({ description, amount }: PropertyFee): string => {
  const words = description.replace(/\s+per\s+(?:accommodation|room|stay)\b/gi, '').replace(/\s+/g, ' ');
  return `${amount.currency} ${words.trim().toLowerCase()}`;
};

const sum = (one: PropertyFee, other: PropertyFee): PropertyFee => {
  const { description, amount } = one;
  const added = {
    description,
    amount: { ...amount, amountMinor: amount.amountMinor + other.amount.amountMinor },
  };
  if (!one.perNight || !other.perNight) return added;
  const { perNight } = one;
  return {
    ...added,
    perNight: { ...perNight, amountMinor: perNight.amountMinor + other.perNight.amountMinor },
  };
};

/**
 * Fees of the same kind as one: the provider lists each for every room, and a guest who reads the same fee twice cannot
 * tell whether it is paid twice. The first one’s name and place are kept.
 */
export function mergedFees(fees: readonly PropertyFee[]): readonly PropertyFee[] {
  const byKind = new Map<string, PropertyFee>();
  for (const fee of fees) {
    const kind = kindOf(fee);
    const known = byKind.get(kind);
    byKind.set(kind, known ? sum(known, fee) : fee);
  }
  return [...byKind.values()];
}
