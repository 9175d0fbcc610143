import type { Quote } from '#models/booking.ts';
import type { CancellationTerms, PropertyFee } from '#models/search/offer.ts';
import { dayOf } from '#shared/stay/nights.ts';

type Priced = Pick<Quote, 'total' | 'cancellation' | 'propertyFees' | 'provider'>;

/**
 * Compares a new price with the one that was shown. It is `lower` only when no rule became worse, and `same` only when
 * no rule changed; everything else is `different`.
 */
export function compareQuotes(shown: Priced, now: Priced): 'same' | 'lower' | 'different' {
  const sameFrame =
    shown.total.currency === now.total.currency &&
    shown.provider?.currency === now.provider?.currency &&
    shown.cancellation.isFree === now.cancellation.isFree &&
    amountsOf(shown.propertyFees) === amountsOf(now.propertyFees);
  const difference = now.total.amountMinor - shown.total.amountMinor;
  if (!sameFrame || difference > 0) return 'different';
  const rules = compareSteps(shown, now);
  if (difference === 0) return rules === 'same' ? 'same' : 'different';
  return rules === 'worse' ? 'different' : 'lower';
}

/**
 * A step in comparable form: `from` is a day, and a fee that reaches the total counts as everything. The first step of
 * terms that are not free is already running, so its `from` is empty.
 */
interface ComparableStep {
  readonly from: string;
  readonly fee: number;
}

const EVERYTHING = Number.POSITIVE_INFINITY;

function comparable({ cancellation, total }: Priced): ComparableStep[] {
  return cancellation.steps.map(({ from, fee }, index) => ({
    from: index === 0 && !cancellation.isFree ? '' : dayOf(from),
    fee: fee.amountMinor >= total.amountMinor ? EVERYTHING : fee.amountMinor,
  }));
}

/**
 * Compares the fees for cancelling at each time; the caller has compared `isFree`. When the shown terms have no
 * details, as in a short search row, they count as the same. `freeUntil` is not compared, because the steps contain it.
 */
function compareSteps(shown: Priced, now: Priced): 'same' | 'milder' | 'worse' {
  if (isBare(shown.cancellation)) return 'same';
  const before = comparable(shown);
  const after = comparable(now);
  if (before.length !== after.length || before.some(({ from }, index) => after[index]?.from !== from))
    return 'worse';
  if (before.every(({ fee }, index) => after[index]?.fee === fee)) return 'same';
  return before.every(({ fee }, index) => (after[index]?.fee ?? EVERYTHING) <= fee) ? 'milder' : 'worse';
}

const isBare = (terms: CancellationTerms): boolean => terms.freeUntil === null && terms.steps.length === 0;

const amountsOf = (fees: readonly PropertyFee[]): string =>
  fees
    .map(({ amount }) => `${amount.currency} ${amount.amountMinor}`)
    .sort()
    .join('|');
