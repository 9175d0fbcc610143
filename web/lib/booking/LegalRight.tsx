import { useState } from 'react';
import { remoteSaleFee } from '#shared/cancellation/cancellation-fee.ts';
import { isRestDay } from '#shared/cancellation/rest-days.ts';
import { todayInIsrael } from '#shared/stay/clocks.ts';
import { Price } from '#i18n/money/Price.tsx';
import type { MoneyAmount } from '#i18n/money/money.ts';
import type { Message } from '#i18n/messages.ts';
import { Text } from '#i18n/Text.tsx';
import { messages } from './booking.messages.ts';

export interface LegalRightOf {
  readonly status: string | null;
  readonly checkIn: string;
  readonly totalPrice: MoneyAmount;
  readonly cancellation: Parameters<typeof remoteSaleFee>[0]['terms'];
  /** Undefined where bookings are never paid. */
  readonly payment?: { readonly paidAt: string } | null | undefined;
  /** A confirmed booking whose cancellation has not been settled; undefined where there are none. */
  readonly isBeingCancelled?: boolean | undefined;
}

/** The day of a payment in Israel; null when its moment cannot be read. */
const dayOfPayment = (paidAt: string): string | null => {
  const moment = new Date(paidAt);
  return Number.isNaN(moment.getTime()) ? null : todayInIsrael(moment);
};

/**
 * The day from which the right counts; null for a booking that is cancelled or being cancelled, or confirmed without a
 * payment whose day is known.
 */
function bookedOn({ status, payment, isBeingCancelled }: LegalRightOf, today: string): string | null {
  if (isBeingCancelled) return null;
  if (status === 'pending') return today;
  return status === 'confirmed' && payment ? dayOfPayment(payment.paidAt) : null;
}

interface LegalRightProps {
  booking: LegalRightOf;
  className?: string | undefined;
  /** The sentence, with the value `fee`; by default it addresses the guest. */
  message?: Message | undefined;
}

/**
 * The legal right to cancel a booking, which also applies to a non-refundable room. Renders nothing while the rate
 * itself is free to cancel, when the booking is too old or check-in too near for it, or when no fee of the rate is higher
 * meanwhile.
 */
export function LegalRight({ booking, className, message = messages.legalRight }: LegalRightProps) {
  const { amountMinor: totalMinor, currency } = booking.totalPrice;
  const [today] = useState(() => todayInIsrael(new Date()));
  const day = bookedOn(booking, today);
  if (day === null) return null;
  const amountMinor = remoteSaleFee(
    { checkIn: booking.checkIn, bookedOn: day, totalMinor, terms: booking.cancellation },
    { today, isRestDay },
  );
  if (amountMinor === null) return null;
  return (
    <p className={className}>
      <Text message={message} values={{ fee: <Price key="fee" money={{ amountMinor, currency }} /> }} />
    </p>
  );
}
