import type { Booking, CancellationDetails, CancellationFee } from '#models/booking.ts';
import { ledgerMoney } from '#models/money.ts';
import type { CancellationTerms } from '#models/search/offer.ts';
import type { PlainDate } from '#models/stay.ts';
import { nonRefundableOfBegunStay } from './begun-stay.ts';
import { totalToPay } from '../pricing/booking-total.ts';
import { extrasRefundableUntil, percentOf } from './cancellation.ts';
import { leftToRefund } from './left-to-refund.ts';
import { extrasTotal } from '../extras/extras.ts';
import { type PropertyClocks, todayInIsrael } from '../stay/clocks.ts';
import { addDays, addMonths, dayOf } from '../stay/nights.ts';

/** A cancellation by legal right costs 5% or ₪100, whichever is lower. */
export const LEGAL_PERCENT = 5;
export const LEGAL_FEE_CAP_MINOR = 10_000;
/** Days after the booking within which a remote sale can be cancelled. */
export const REMOTE_SALE_DAYS = 14;
/** Months after the booking within which a protected buyer can cancel. */
export const PROTECTED_MONTHS = 4;
/** Days before check-in, not counting rest days, that both rights require. */
export const WORKING_DAYS_BEFORE = 7;

type Priced = Pick<
  Booking,
  | 'totalPrice'
  | 'carRental'
  | 'insurance'
  | 'attractions'
  | 'checkIn'
  | 'checkOut'
  | 'payment'
  | 'quote'
  | 'createdAt'
> &
  Partial<Pick<Booking, 'outcome' | 'cancellationDetails'>>;

/** The moment of a cancellation, in the clocks and the calendar that decide its cost. */
export interface CancellationMoment {
  /** Possible wall clocks of the property: deadlines pass by the latest, nights begin by the earliest. */
  readonly clocks: PropertyClocks;
  /** Calendar day in the country whose law applies. */
  readonly today: PlainDate;
  /** Saturdays and holidays of the country whose law applies. */
  readonly isRestDay: (day: PlainDate) => boolean;
}

interface HotelFee {
  readonly amountMinor: number;
  readonly reason: NonNullable<CancellationFee['reason']>;
}

/** A fee and the rule it follows from. */
export interface FeeByRule extends CancellationFee {
  readonly reason: HotelFee['reason'];
}

/**
 * The cost of cancelling at a time, in agorot. Fee and refund add up to what was paid, unless it was refunded before:
 * the refund is never more than what is left of the payment.
 * - Hotel: the lowest fee by the rate's own rule, the remote-sale right and, with a declaration, the protected buyer's
 *   right. From check-in on at least the nights begun and one more, because the statutory rights have expired by then.
 * - Extras: free until 48 hours before check-in, not refunded later.
 * @throws RangeError when the booking's days are invalid, or the price of a paid booking is not in the ledger currency
 */
export function cancellationFee(
  booking: Priced,
  moment: CancellationMoment,
  declaration: CancellationDetails['declaration'],
): FeeByRule {
  const isPaid = booking.payment !== null;
  const paidMinor = isPaid ? totalToPay(booking).amountMinor : 0;
  const lowest = lowestHotelFee(booking, moment, declaration !== null);
  const hotel = atLeastNightsBegun(lowest, nonRefundableOfBegunStay(booking, moment.clocks.earliest));
  const hotelMinor = isPaid ? hotel.amountMinor : 0;
  const extrasAreFree = !isPaid || extrasRefundableUntil(booking.checkIn, moment.clocks.latest) !== null;
  const extrasMinor = extrasAreFree ? 0 : extrasTotal(booking).amountMinor;
  return {
    hotelFee: ledgerMoney(hotelMinor),
    extrasFee: ledgerMoney(extrasMinor),
    fee: ledgerMoney(hotelMinor + extrasMinor),
    refund: ledgerMoney(Math.min(paidMinor - hotelMinor - extrasMinor, leftToRefund(booking))),
    reason: hotel.reason,
    isEstimate: booking.quote?.source === 'PROVIDER',
  };
}

/**
 * The last moment of free cancellation; null when it has passed, and for a rate without such a moment.
 * @param now latest possible wall clock of the property, `yyyy-MM-ddTHH:mm`
 */
export function stillFreeUntil({ quote }: Pick<Booking, 'quote'>, now: string): string | null {
  const freeUntil = quote?.cancellation.isFree ? quote.cancellation.freeUntil : null;
  if (!quote || freeUntil === null) return null;
  const [first] = quote.cancellation.steps;
  return hasBegun(first?.from ?? freeUntil, quote.source, now) ? null : freeUntil;
}

/** The most that the law lets a cancellation cost, in agorot. */
const legalFee = (totalMinor: number): number =>
  Math.min(percentOf(totalMinor, LEGAL_PERCENT), LEGAL_FEE_CAP_MINOR);

interface FeeStep {
  readonly from: string;
  readonly fee: { readonly amountMinor: number };
}

interface RemoteSale {
  readonly checkIn: PlainDate;
  /** Day of the booking in Israel; for a booking that is not paid yet, the current one. */
  readonly bookedOn: PlainDate;
  /** Price of the stay in agorot. */
  readonly totalMinor: number;
  /** Terms of the rate. */
  readonly terms: {
    readonly isFree: boolean;
    readonly steps: readonly FeeStep[];
  };
}

/**
 * The fee by the right to cancel a remote sale, as it is stated beside the terms of a room, in agorot. Null while the rate
 * itself is free to cancel, when the booking is too old or check-in too near for that right, and when no fee of the rate
 * is higher while the right lasts.
 */
export function remoteSaleFee(
  { checkIn, bookedOn, totalMinor, terms }: RemoteSale,
  { today, isRestDay }: Pick<CancellationMoment, 'today' | 'isRestDay'>,
): number | null {
  const applies = (day: PlainDate) =>
    day <= addDays(bookedOn, REMOTE_SALE_DAYS) && hasWorkingDaysBefore(checkIn, day, isRestDay);
  if (!applies(today)) return null;
  let last = today;
  while (applies(addDays(last, 1))) last = addDays(last, 1);
  const feeMinor = legalFee(totalMinor);
  const isHigher = ({ fee }: FeeStep) => fee.amountMinor > feeMinor;
  const costs = ({ from, fee }: FeeStep) => dayOf(from) <= today && fee.amountMinor > 0;
  if (terms.isFree && !terms.steps.some(costs)) return null;
  // The first step of a rate that is never free applies from the start, whatever its time.
  const meanwhile = terms.steps.filter(
    ({ from }, index) => (index === 0 && !terms.isFree) || dayOf(from) <= last,
  );
  // Without steps the whole price is charged.
  return meanwhile.length === 0 || meanwhile.some(isHigher) ? feeMinor : null;
}

function lowestHotelFee(booking: Priced, moment: CancellationMoment, isProtected: boolean): HotelFee {
  const totalMinor = booking.totalPrice.amountMinor;
  const legalMinor = legalFee(totalMinor);
  const { today } = moment;
  const bookedOn = todayInIsrael(new Date(booking.payment?.paidAt ?? booking.createdAt));
  const isEarly = hasWorkingDaysBefore(booking.checkIn, today, moment.isRestDay);
  const candidates: HotelFee[] = [ruleOf(booking, moment.clocks.latest)];
  if (isEarly && today <= addDays(bookedOn, REMOTE_SALE_DAYS))
    candidates.push({ amountMinor: legalMinor, reason: 'REMOTE_SALE' });
  if (isProtected && isEarly && today <= addMonths(bookedOn, PROTECTED_MONTHS))
    candidates.push({ amountMinor: legalMinor, reason: 'PROTECTED_BUYER' });
  return candidates.reduce((lowest, next) => (next.amountMinor < lowest.amountMinor ? next : lowest));
}

const atLeastNightsBegun = (fee: HotelFee, keptMinor: number): HotelFee =>
  keptMinor > fee.amountMinor ? { amountMinor: keptMinor, reason: 'STAY_BEGUN' } : fee;

/**
 * Fee by the rate's own terms: that of the last step that applies; without one, nothing for a rate with free
 * cancellation, otherwise (also without stored terms) the whole hotel part.
 */
function ruleOf({ quote, totalPrice }: Priced, now: string): HotelFee {
  const totalMinor = totalPrice.amountMinor;
  const terms: CancellationTerms = quote?.cancellation ?? { isFree: false, freeUntil: null, steps: [] };
  const source = quote?.source ?? 'STORED';
  const begun = terms.steps.filter(
    ({ from }, index) => (index === 0 && !terms.isFree) || hasBegun(from, source, now),
  );
  const step = begun.at(-1)?.fee.amountMinor;
  const feeMinor = Math.min(step ?? (terms.isFree ? 0 : totalMinor), totalMinor);
  if (feeMinor <= 0) return { amountMinor: 0, reason: 'FREE_BY_POLICY' };
  const isAll = !terms.isFree && feeMinor === totalMinor;
  return { amountMinor: feeMinor, reason: isAll ? 'NON_REFUNDABLE' : 'FEE_BY_POLICY' };
}

/**
 * True when a cancellation step applies. For a stored hotel the minute given by `from` is still free, and the step
 * applies from the next minute on. A provider's step has no time zone, so it applies from the start of its day, as
 * shown with the terms.
 */
function hasBegun(from: string, source: 'STORED' | 'PROVIDER', now: string): boolean {
  return source === 'PROVIDER' ? dayOf(from) <= dayOf(now) : from < now;
}

/**
 * True when at least seven days that are not rest days lie between today, which counts, and the check-in day, which
 * does not.
 */
function hasWorkingDaysBefore(checkIn: PlainDate, today: PlainDate, isRestDay: (day: PlainDate) => boolean) {
  let count = 0;
  for (let day = today; day < checkIn && count < WORKING_DAYS_BEFORE; day = addDays(day, 1))
    if (!isRestDay(day)) count += 1;
  return count === WORKING_DAYS_BEFORE;
}
