import type { OfferWishes } from '../../models/offer-wishes.ts';
import { wishedLevel } from '../../pricing/asked-offer.ts';
import { KINDS, type SearchIndex, kindOf } from './search-index.ts';

/** No offer of the hotel meets the wishes. */
const NONE = -1;

/** Kinds of offers that meet wishes, the best of equal prices first: free to cancel, then the better meals. */
const kindsFor = (wishes: OfferWishes): readonly number[] => {
  const kinds: number[] = [];
  for (const isFree of wishes.freeCancellation ? [true] : [true, false])
    for (let level = KINDS / 2 - 1; level >= wishedLevel(wishes); level -= 1)
      kinds.push(kindOf(level, isFree));
  return kinds;
};

/** An index as it looks to certain wishes: every price is that of the cheapest offer that meets them. */
export interface AskedIndex extends SearchIndex {
  /** Kind of that offer; -1 without one. */
  readonly kind: Int8Array;
}

export function askedIndex(index: SearchIndex, wishes: OfferWishes): AskedIndex {
  const kinds = kindsFor(wishes);
  const kind = new Int8Array(index.ids.length).fill(NONE);
  for (let at = 0; at < kind.length; at += 1) {
    let best = Infinity;
    for (const each of kinds) {
      const total = index.totals[at * KINDS + each] ?? 0;
      if (total > 0 && total < best) {
        best = total;
        kind[at] = each;
      }
    }
  }
  return { ...index, kind };
}

/** Whole stay in minor units of the offer that meets the wishes; -1 without one. */
export const totalAt = (index: AskedIndex, at: number): number => {
  const kind = index.kind[at] ?? NONE;
  return kind < 0 ? NONE : (index.totals[at * KINDS + kind] ?? NONE);
};

/** The same for one night, in whole shekels. */
export const nightAt = (index: AskedIndex, at: number): number => {
  const total = totalAt(index, at);
  return total < 0 ? NONE : Math.floor(total / index.nights / 100 + 0.5);
};

/** True when that offer can be cancelled free of charge. */
export const isFreeAt = (index: AskedIndex, at: number): boolean => {
  const kind = index.kind[at] ?? NONE;
  return kind >= 0 && kind % 2 === 1;
};

/** True when that offer includes breakfast. */
export const hasBreakfastAt = (index: AskedIndex, at: number): boolean => (index.kind[at] ?? NONE) >= 2;
