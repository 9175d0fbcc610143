import type { HotelPage_OfferFragment } from '../../generated/graphql.ts';
import { addDays, nightsBetween } from '../../i18n/plain-date.ts';

type Terms = HotelPage_OfferFragment['cancellation'];

/** How a policy is told: by the house rule's two sentences, by its own deadline, without one, or not refundable. */
export type PolicyKind = 'house-rule' | 'free-until' | 'free' | 'non-refundable';

/** The house rule: free until 48 hours before 15:00 on the check-in day, property time (DEC-52). */
const houseDeadline = (checkIn: string) => `${addDays(checkIn, -2)}T15:00`;

export const policyKind = (terms: Terms, checkIn: string): PolicyKind => {
  if (!terms.isFree) return 'non-refundable';
  if (!terms.freeUntil) return 'free';
  return terms.freeUntil === houseDeadline(checkIn) ? 'house-rule' : 'free-until';
};

/**
 * The part of the time from today to check-in in which cancelling is free, for the timeline.
 * @returns percent, 0 to 100; null when there is nothing to draw
 */
export const freeShare = (terms: Terms, today: string, checkIn: string): number | null => {
  const whole = nightsBetween(today, checkIn) ?? 0;
  if (!terms.isFree || !terms.freeUntil || whole <= 0) return null;
  const free = nightsBetween(today, terms.freeUntil.slice(0, 10)) ?? 0;
  return Math.min(100, Math.max(0, Math.round((free / whole) * 100)));
};

/** Steps worth telling: those that cost something other than the whole stay after a free time. */
export const toldSteps = (terms: Terms, totalMinor: number): Terms['steps'] =>
  terms.isFree || terms.steps.some((step) => step.fee.amountMinor < totalMinor) ? terms.steps : [];

/** True when cancelling costs the whole stay from the start. */
export const isNonRefundable = (terms: Terms, totalMinor: number): boolean =>
  !terms.isFree && toldSteps(terms, totalMinor).length === 0;
