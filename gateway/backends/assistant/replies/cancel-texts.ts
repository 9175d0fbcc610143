/** Texts about what cancelling an own booking costs, now and on a later day. */
import { remoteSaleFee } from '#shared/cancellation/cancellation-fee.ts';
import { isRestDay } from '#shared/cancellation/rest-days.ts';
import { todayInIsrael } from '#shared/stay/clocks.ts';
import type { Language } from '../language.ts';
import type { FoundBooking } from '../tools/tools.ts';
import { clock, day, daysText, sum } from './values.ts';
import { atHotel, say, sentences, type Wording } from './wording.ts';

/** Why cancelling has this cost. For the legal reasons, the booking's page also shows the figures. */
const reasons: Readonly<Record<string, Wording>> = {
  FREE_BY_POLICY: { en: 'Its rate is still free to cancel.', he: 'התעריף שלה עדיין ניתן לביטול חינם.' },
  FEE_BY_POLICY: {
    en: 'The time in which its rate costs nothing to cancel has passed.',
    he: 'המועד לביטול חינם בתעריף שלה חלף.',
  },
  NON_REFUNDABLE: { en: 'Its rate is non-refundable.', he: 'התעריף שלה ללא החזר כספי.' },
  STAY_BEGUN: {
    en: 'The stay has begun, so the nights that have begun and one more are kept.',
    he: 'השהייה כבר התחילה, ולכן הלילות שהתחילו ולילה נוסף אינם מוחזרים.',
  },
  REMOTE_SALE: {
    en: 'The law’s limit for a recent remote sale applies.',
    he: 'חלה ההגבלה שבחוק על עסקת מכר מרחוק מהזמן האחרון.',
  },
  PROTECTED_BUYER: {
    en: 'The law’s limit for protected buyers applies.',
    he: 'חלה ההגבלה שבחוק לקונים מוגנים.',
  },
};

/**
 * What a cancellation cost and refunded.
 * @param paid what was paid; null when it is not known whether anything was
 */
export function outcomeText(
  outcome: NonNullable<FoundBooking['cancellationOutcome']>,
  paid: string | null,
  language: Language,
): string {
  const [fee, refund] = [sum(outcome.fee, language), sum(outcome.refund, language)];
  // Without a refund it is not known here whether anything was paid.
  if (outcome.refund.amountMinor > 0 && paid !== null)
    return say(language, {
      en: `It was paid, ${paid}, and then cancelled: cancelling it cost ${fee}; the refund is ${refund}.`,
      he: `היא שולמה, ${paid}, ואחר כך בוטלה: הביטול עלה ${fee}; ההחזר הוא ${refund}.`,
    });
  return say(language, {
    en: `Cancelling it cost ${fee}; the refund is ${refund}.`,
    he: `הביטול עלה ${fee}; ההחזר הוא ${refund}.`,
  });
}

/** Why a booking cannot be cancelled. */
function notCancellable(
  { status, isProcessing, cancellationOutcome }: FoundBooking,
  name: string,
  inWords: string,
  language: Language,
): string {
  if (status === 'cancelled')
    return sentences(
      say(language, {
        en: `The booking at ${name} is already cancelled.`,
        he: `ההזמנה ${atHotel(name, language)} כבר בוטלה.`,
      }),
      cancellationOutcome && outcomeText(cancellationOutcome, null, language),
    );
  return status === 'pending' && !isProcessing
    ? say(language, {
        en: `The booking at ${name} (${inWords}) is not paid, so there is nothing to cancel: nothing is booked yet, and leaving it costs nothing.`,
        he: `ההזמנה ${atHotel(name, language)} (${inWords}) לא שולמה, ולכן אין מה לבטל: החדר עדיין לא הוזמן, ואם לא תשלימו אותה לא תחויבו.`,
      })
    : say(language, {
        en: `The booking at ${name} (${inWords}) cannot be cancelled now.`,
        he: `את ההזמנה ${atHotel(name, language)} (${inWords}) אי אפשר לבטל כרגע.`,
      });
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
function costOn(on: string, found: FoundBooking, language: Language) {
  const { terms, extrasRefundableUntil, ...booking } = found;
  // Without free cancellation the first step applies from the start, whatever its time.
  const begun = terms.steps.filter(({ from }, at) => from.slice(0, 10) < on || (at === 0 && !terms.isFree));
  const next = terms.steps.find((step) => step.from.slice(0, 10) === on && !begun.includes(step));
  const legal = legalFeeOn(on, found);
  const costs = (fee: FoundBooking['totalPrice']): string => {
    const isLegal = legal !== null && legal < fee.amountMinor;
    const cost = sum(isLegal ? { ...fee, amountMinor: legal } : fee, language);
    return say(language, {
      en: `costs ${cost}, by ${isLegal ? 'the law’s limit for a recent remote sale' : 'the terms of its rate'}.`,
      he: `עולה ${cost}, לפי ${isLegal ? 'ההגבלה שבחוק על עסקת מכר מרחוק מהזמן האחרון' : 'תנאי התעריף'}.`,
    });
  };
  // Without steps the whole price is charged.
  const fee = begun.at(-1)?.fee ?? (terms.isFree ? null : booking.totalPrice);
  const isFree = terms.isFree && (fee?.amountMinor ?? 0) === 0;
  const onDay = day(on, language);
  const hasExtras = booking.carRental ?? booking.insurance ?? booking.attractions[0];
  const until = hasExtras ? extrasRefundableUntil : undefined;
  return sentences(
    fee === null || isFree
      ? say(language, { en: `On ${onDay} cancelling is free.`, he: `ב־${onDay} הביטול חינם.` })
      : say(language, { en: `On ${onDay} cancelling ${costs(fee)}`, he: `ב־${onDay} הביטול ${costs(fee)}` }),
    next &&
      say(language, {
        en: `From ${clock(next.from, language)} on it ${costs(next.fee)}`,
        he: `החל מ־${clock(next.from, language)} הוא ${costs(next.fee)}`,
      }),
    until === null &&
      say(language, {
        en: 'What you added to the stay is not paid back any more.',
        he: 'תוספות להזמנה כבר אינן מוחזרות.',
      }),
    until &&
      until.slice(0, 10) <= on &&
      say(language, {
        en: `What you added to the stay is paid back until ${clock(until, language)} only.`,
        he: `תוספות להזמנה מוחזרות רק עד ${clock(until, language)}.`,
      }),
  );
}

/**
 * What cancelling would cost now, and on the day asked about. The assistant itself never cancels a booking.
 * @param called the name of the hotel and the status, in words
 * @param on `yyyy-MM-dd`, from tomorrow to the day before check-in
 */
export function cancelAnswer(
  booking: FoundBooking,
  { name, status }: { readonly name: string; readonly status: string },
  language: Language,
  on?: string,
): string {
  const { cancellation } = booking;
  if (!booking.canCancel || !cancellation) return notCancellable(booking, name, status, language);
  const [fee, refund] = [sum(cancellation.fee, language), sum(cancellation.refund, language)];
  const isFree = cancellation.fee.amountMinor === 0;
  const days = daysText(booking.checkIn, booking.checkOut, language);
  return sentences(
    on !== undefined && costOn(on, booking, language),
    say(language, {
      en: `Cancelling ${name} (${days}) costs ${isFree ? 'nothing' : fee} now; ${refund} would be paid back.`,
      he: `ביטול ההזמנה ${atHotel(name, language)} (${days}) ${isFree ? 'לא עולה דבר כרגע' : `עולה כרגע ${fee}`}; יוחזרו ${refund}.`,
    }),
    reasons[cancellation.reason]?.[language],
    cancellation.freeUntil !== null &&
      say(language, {
        en: `It stays free until ${clock(cancellation.freeUntil, language)}.`,
        he: `הביטול חינם עד ${clock(cancellation.freeUntil, language)}.`,
      }),
    cancellation.isEstimate &&
      say(language, {
        en: 'This is an estimate until the hotel confirms the sum.',
        he: 'זו הערכה עד שהמלון יאשר את הסכום.',
      }),
    say(language, {
      en: 'I don’t cancel anything myself; you decide on the booking’s page.',
      he: 'אני לא מבטלת דבר בעצמי; ההחלטה שלכם, בדף ההזמנות.',
    }),
  );
}
