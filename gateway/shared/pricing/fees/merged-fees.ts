import type { PropertyFee } from '#models/search/offer.ts';

const COUNTED = /\s+per\s+(?:accommodation|room|stay)\b/gi;

/** The name without how the fee is counted: “Resort fee per stay” is “Resort fee”. */
const bareName = ({ description }: PropertyFee): string =>
  description.replace(COUNTED, '').replace(/\s+/g, ' ').trim();

/** Currency and name of a fee, without “per night” and the like: such fees are of one kind. */
const kindOf = (fee: PropertyFee): string => `${fee.amount.currency} ${bareName(fee).toLowerCase()}`;

const sum = (one: PropertyFee, other: PropertyFee): PropertyFee => {
  const { amount } = one;
  const added = {
    description: bareName(one),
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
 * Merges fees of one kind: the provider lists each fee for every room, and a guest who reads a fee twice cannot tell
 * whether it is paid twice. The merged fee has the place of the first one and its name without “per room” and the like,
 * because the amount is the sum for all rooms.
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
