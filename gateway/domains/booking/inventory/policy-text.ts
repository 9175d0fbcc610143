import { parseDateTime } from '@internationalized/date';
import type { Money } from '#models/money.ts';
import type { CancellationTerms } from '#models/search/offer.ts';
import { free48HoursUntil } from '#shared/cancellation/cancellation.ts';

/** Text for terms that are free until 48 hours before check-in, as those of stored hotels. */
const FREE_48_HOURS = 'Free cancellation up to 48 hours before check-in, otherwise non-refundable';
const NON_REFUNDABLE = 'Non-refundable';

const dayAndTime = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** A wall-clock time in words. Parsed and formatted in UTC, so that no time zone shifts it. */
const inWords = (wallClock: string): string => dayAndTime.format(parseDateTime(wallClock).toDate('UTC'));

const price = (money: Money): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency: money.currency }).format(
    money.amountMinor / 100,
  );

/**
 * The cancellation rule in English words, as it is copied into a booking and never changed afterwards. Clients build
 * other languages from the terms.
 * @param total price of the stay: a fee that reaches it is called non-refundable
 */
export function policyText(terms: CancellationTerms, checkIn: string, total: Money): string {
  if (terms.isFree && terms.freeUntil === free48HoursUntil(checkIn)) return FREE_48_HOURS;
  const costly = terms.steps.filter(({ fee }) => fee.amountMinor > 0);
  const losesAll = costly.every(({ fee }) => fee.amountMinor >= total.amountMinor);
  if (!terms.isFree && losesAll) return NON_REFUNDABLE;
  const free = terms.freeUntil ? `Free cancellation until ${inWords(terms.freeUntil)}` : 'Free cancellation';
  const steps = costly.map(({ from, fee }) =>
    fee.amountMinor >= total.amountMinor
      ? `non-refundable from ${inWords(from)}`
      : `${price(fee)} from ${inWords(from)}`,
  );
  return [...(terms.isFree ? [free] : []), ...steps].join('; ');
}
