import { ledgerMoney, type Money } from '#models/money.ts';
import type { CancellationTier, CancellationTerms } from '#models/search/offer.ts';
import type { PlainDate } from '#models/stay.ts';
import { addDays, dayOf } from '../stay/nights.ts';
import { type RateTable, toLedger } from '../pricing/rates.ts';

/** Check-in hour that the 48-hour rule counts from, property time. */
export const CHECK_IN_CLOCK = 'T15:00';
/** Days before check-in until which cancelling is free. */
export const FREE_DAYS = 2;

/** Last moment of the 48-hour rule: a wall clock of the property, `yyyy-MM-ddTHH:mm`. */
export const free48HoursUntil = (checkIn: PlainDate): string =>
  `${addDays(checkIn, -FREE_DAYS)}${CHECK_IN_CLOCK}`;

/**
 * Until when extras are refunded in full, a wall clock of the property; null once that has passed, because then they
 * are not refunded any more.
 * @param now latest possible wall clock of the property, `yyyy-MM-ddTHH:mm`
 */
export function extrasRefundableUntil(checkIn: PlainDate, now: string): string | null {
  const deadline = free48HoursUntil(checkIn);
  return now <= deadline ? deadline : null;
}

/**
 * When the free time of the 48-hour rule ended; null for other terms, and while it lasts. The rule is recognized by its
 * only step, at 15:00: a provider's steps are at midnight.
 */
export const free48HoursEnd = ({
  isFree,
  steps,
}: Pick<CancellationTerms, 'isFree' | 'steps'>): string | null => {
  const [step] = steps;
  return !isFree && steps.length === 1 && step?.from.endsWith(CHECK_IN_CLOCK) === true ? step.from : null;
};

/**
 * Last moment before a step, for “until …”. Instead of a midnight the minute before is shown, because people read
 * “until Sunday, 00:00” as the night after Sunday.
 */
export const lastMomentBefore = (from: string): string =>
  from.endsWith('T00:00') ? `${addDays(dayOf(from), -1)}T23:59` : from;

/** Share of an amount, rounded half up to whole minor units. */
export function percentOf(amountMinor: number, percent: number): number {
  return Math.floor((amountMinor * Math.min(Math.max(percent, 0), 100)) / 100 + 0.5);
}

/** Terms of a rate whose full price is charged from now on. */
function nonRefundable(total: Money, today: PlainDate): CancellationTerms {
  return { isFree: false, freeUntil: null, steps: [{ from: `${today}T00:00`, fee: total }] };
}

/**
 * Turns a provider's tiers into the traveller's terms. Each tier is valid until the next one; one that ended before
 * today is left out. Because its time zone is unknown, a tier counts from the start of its day; of several on one day
 * the last counts. A charge never exceeds the total, and one of an unknown kind or currency counts as the total. An
 * offer without tiers is non-refundable.
 * @param total what the traveller pays for the stay, ILS
 * @param isRefundable the provider's flag, used when no tier has a fee: `false` means the full amount
 */
export function termsFromTiers(
  tiers: readonly CancellationTier[],
  offer: { readonly total: Money; readonly isRefundable: boolean },
  today: PlainDate,
  rates: RateTable,
): CancellationTerms {
  const { total, isRefundable } = offer;
  if (tiers.length === 0) return nonRefundable(total, today);
  const ordered = [...tiers].sort((left, right) =>
    left.from < right.from ? -1 : Number(left.from > right.from),
  );
  const announced = ordered.filter((_tier, index) => {
    const next = ordered[index + 1];
    return next === undefined || dayOf(next.from) > today;
  });
  const steps = announced.map((tier) => ({
    from: `${dayOf(tier.from)}T00:00`,
    fee: feeOf(tier, total, rates),
  }));
  const costing = steps
    .filter((step) => step.fee.amountMinor > 0)
    .filter((step, index, all) => all[index + 1]?.from !== step.from);
  const first = costing[0];
  if (!first)
    return isRefundable ? { isFree: true, freeUntil: null, steps: [] } : nonRefundable(total, today);
  const isFree = dayOf(first.from) > today;
  return { isFree, freeUntil: isFree ? lastMomentBefore(first.from) : null, steps: costing };
}

/**
 * Terms of a stored hotel. With free cancellation: free until 48 hours before 15:00 on the check-in day, then one
 * night; otherwise the full amount.
 * @param now wall clock, `yyyy-MM-ddTHH:mm`
 */
export function storedTerms(
  hasFreeCancellation: boolean,
  price: { readonly total: Money; readonly oneNight: Money },
  checkIn: PlainDate,
  now: string,
): CancellationTerms {
  if (!hasFreeCancellation) return nonRefundable(price.total, dayOf(now));
  const deadline = free48HoursUntil(checkIn);
  const isFree = deadline > now;
  return { isFree, freeUntil: isFree ? deadline : null, steps: [{ from: deadline, fee: price.oneNight }] };
}

function feeOf(tier: CancellationTier, total: Money, rates: RateTable): Money {
  if (tier.charge.kind === 'percentage')
    return ledgerMoney(percentOf(total.amountMinor, tier.charge.percent));
  const fixed = tier.charge.kind === 'fixed' ? toLedger(tier.charge.amount, rates) : null;
  return fixed ? ledgerMoney(Math.min(fixed.money.amountMinor, total.amountMinor)) : total;
}
