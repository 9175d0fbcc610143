import { free48HoursUntil } from '#shared/cancellation/cancellation.ts';
import { isPartlyRefundable } from '#shared/cancellation/refund.ts';
import type { HotelPage_OfferFragment } from '#generated/graphql.ts';
import { currentSteps } from '#lib/booking/policyRule.ts';
import { nightsBetween } from '#i18n/dates/plain-date.ts';

type Terms = HotelPage_OfferFragment['cancellation'];
type Total = HotelPage_OfferFragment['total'];

/**
 * How a policy is shown: by the default rule, by its own deadline, as always free, as partly refundable, or as
 * non-refundable.
 */
export type PolicyKind = 'free-48-hours' | 'free-until' | 'free' | 'partly-refundable' | 'non-refundable';

/** True for the default rule when its free time was already over at the time of the search. */
export const isFree48HoursOver = ({ isFree, steps }: Terms, checkIn: string): boolean =>
  !isFree && steps.length === 1 && steps[0]?.from === free48HoursUntil(checkIn);

export const policyKind = (terms: Terms, checkIn: string, total: Total): PolicyKind => {
  if (isPartlyRefundable(terms, total)) return 'partly-refundable';
  if (!terms.isFree) return 'non-refundable';
  if (!terms.freeUntil) return 'free';
  return terms.freeUntil === free48HoursUntil(checkIn) ? 'free-48-hours' : 'free-until';
};

/**
 * The share of the time from today to check-in in which cancelling is free, for the timeline.
 * @returns percent, 0 to 100; null when there is nothing to draw
 */
export const freeShare = (terms: Terms, today: string, checkIn: string): number | null => {
  const whole = nightsBetween(today, checkIn) ?? 0;
  if (!terms.isFree || !terms.freeUntil || whole <= 0) return null;
  const end = terms.steps[0]?.from ?? terms.freeUntil;
  const free = nightsBetween(today, end.slice(0, 10)) ?? 0;
  return Math.min(100, Math.max(0, Math.round((free / whole) * 100)));
};

/** Steps to show: none for a non-refundable rate, whose steps all cost the whole stay. */
export const displayedSteps = (terms: Terms, total: Total): Terms['steps'] =>
  terms.isFree || isPartlyRefundable(terms, total) ? terms.steps : [];

/**
 * Whether the cost of a stay that has begun can be higher than every step says: not at a rate with a step that costs
 * everything.
 */
export const costsMoreOnceBegun = (terms: Terms, total: Total): boolean =>
  (terms.isFree || isPartlyRefundable(terms, total)) &&
  terms.steps.every(({ fee }) => fee.amountMinor < total.amountMinor);

/** What cancelling costs now at a rate that is partly refundable; null for any other rate. */
export const feeInEffect = (
  terms: Terms,
  total: Total,
  day: string,
): Terms['steps'][number]['fee'] | null => {
  if (!isPartlyRefundable(terms, total)) return null;
  // Cancelling at such a rate always costs something, even before the day of its first step.
  const step = currentSteps(terms.steps, day).begun ?? terms.steps[0];
  return step?.fee ?? null;
};
