/** Texts about what cancelling an own booking costs, now and on a later day. */
import { remoteSaleFee } from '#shared/cancellation/cancellation-fee.ts';
import { isRestDay } from '#shared/cancellation/rest-days.ts';
import { todayInIsrael } from '#shared/stay/clocks.ts';
import type { FoundBooking, Money, Names } from '../tools/tools.ts';
import { isTextKey, say, type Text } from '../texts/say.ts';
import { clock, day, daysText } from './values.ts';
import { sentences } from './wording.ts';

/**
 * What a cancellation cost and refunded.
 * @param paid what was paid; null when it is not known whether anything was
 */
export const outcomeText = (
  { fee, refund }: NonNullable<FoundBooking['cancellationOutcome']>,
  paid: Money | null,
): Text =>
  // Without a refund it is not known here whether anything was paid.
  say('cancel.outcome', { fee, refund, paid: refund.amountMinor > 0 ? paid : null });

/** The hotel of a booking and its status, in words. */
interface Called {
  readonly hotel: Names;
  readonly status: Text;
}

/** Why a booking cannot be cancelled. */
function notCancellable(booking: FoundBooking, { hotel, status }: Called): Text {
  const { cancellationOutcome: outcome } = booking;
  if (booking.status === 'cancelled')
    return sentences(say('cancel.already', { hotel }), outcome && outcomeText(outcome, null));
  return booking.status === 'pending' && !booking.isProcessing
    ? say('cancel.unpaid', { hotel, status })
    : say('cancel.notNow', { hotel, status });
}

/** The fee by the right to cancel a remote sale on a later day, in agorot; null when it does not apply then. */
const legalFeeOn = (on: string, { checkIn, payment, totalPrice, terms }: FoundBooking): number | null =>
  payment &&
  remoteSaleFee(
    {
      checkIn,
      bookedOn: todayInIsrael(new Date(payment.paidAt)),
      totalMinor: totalPrice.amountMinor,
      terms,
    },
    { today: on, isRestDay },
  );

/** What cancelling costs on a later day: the fee of the rate's terms, or a lower one by law. @param on `yyyy-MM-dd` */
function costOn(on: string, booking: FoundBooking): Text {
  const { terms, extrasRefundableUntil } = booking;
  // Without free cancellation the first step applies from the start, whatever its time.
  const begun = terms.steps.filter(({ from }, at) => from.slice(0, 10) < on || (at === 0 && !terms.isFree));
  const next = terms.steps.find((step) => step.from.slice(0, 10) === on && !begun.includes(step));
  const legal = legalFeeOn(on, booking);
  const lowest = (fee: Money) => {
    const isLegal = legal !== null && legal < fee.amountMinor;
    return { fee: isLegal ? { ...fee, amountMinor: legal } : fee, isLegal };
  };
  // Without steps the whole price is charged.
  const fee = begun.at(-1)?.fee ?? (terms.isFree ? null : booking.totalPrice);
  const isFree = fee === null || (terms.isFree && fee.amountMinor === 0);
  const hasExtras = booking.carRental ?? booking.insurance ?? booking.attractions[0];
  const until = hasExtras ? extrasRefundableUntil : undefined;
  return sentences(
    isFree ? say('cancel.free', { day: day(on) }) : say('cancel.onDay', { day: day(on), ...lowest(fee) }),
    next && say('cancel.from', { time: clock(next.from), ...lowest(next.fee) }),
    until === null && say('cancel.extrasKept'),
    until && until.slice(0, 10) <= on && say('cancel.extrasUntil', { until: clock(until) }),
  );
}

/**
 * What cancelling would cost now, and on the day asked about. The assistant itself never cancels a booking.
 * @param on `yyyy-MM-dd`, from tomorrow to the day before check-in
 */
export function cancelAnswer(booking: FoundBooking, called: Called, on?: string): Text {
  const { cancellation } = booking;
  if (!booking.canCancel || !cancellation) return notCancellable(booking, called);
  const { fee, refund, reason, freeUntil, isEstimate } = cancellation;
  // For the legal reasons, the booking's page also shows the figures.
  const because = `cancel.reason.${reason}`;
  return sentences(
    on !== undefined && costOn(on, booking),
    say('cancel.now', {
      hotel: called.hotel,
      days: daysText(booking),
      fee: fee.amountMinor === 0 ? null : fee,
      refund,
    }),
    isTextKey(because) && say(because),
    freeUntil !== null && say('cancel.freeUntil', { until: clock(freeUntil) }),
    isEstimate && say('cancel.estimate'),
    say('cancel.notMe'),
  );
}
