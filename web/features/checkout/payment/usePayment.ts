import { useRef, useState } from 'react';
import { useConfirmBookingMutation } from '#generated/graphql.ts';
import type {
  CheckoutPage_BookingFragment,
  ConfirmBookingInput,
  DuplicateDialog_BookingFragment,
  ErrorCode,
} from '#generated/graphql.ts';
import { randomId } from '#lib/storage/randomId.ts';
import { cardDigits, cardSummary, declinedTestNumber } from './cardForm.ts';
import type { CardForm } from './cardForm.ts';
import type { GuestForm } from '../guest/guestForm.ts';
import { usePaidBefore } from './usePaidBefore.ts';
import { isLower } from './usePriceChange.ts';
import type { PriceChange } from './usePriceChange.ts';

/** Time that the simulated payment processor takes, in milliseconds. */
const processingMs = 1500;

export type PaymentOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'declined' }
  /** The room cannot be booked; the code says why. Nothing was booked or charged. */
  | { readonly kind: 'refused'; readonly code: ErrorCode }
  /** Nothing was sent, because there is no connection; and no earlier attempt is still without a response. */
  | { readonly kind: 'unsent' }
  /** The order was changed elsewhere, so this page is out of date. Nothing was paid. */
  | { readonly kind: 'outdated' }
  | { readonly kind: 'duplicate'; readonly other: DuplicateDialog_BookingFragment }
  | { readonly kind: 'price'; readonly change: PriceChange }
  | { readonly kind: 'fields'; readonly fields: readonly string[] }
  | { readonly kind: 'failed'; readonly error: unknown };

type Content = Omit<ConfirmBookingInput, 'key' | 'expectedRevision'>;

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

/** Everything that is sent with a payment. */
interface Paying {
  readonly booking: CheckoutPage_BookingFragment;
  readonly guest: GuestForm;
  readonly card: CardForm;
  /** True when the traveller has confirmed to book the same room twice. */
  readonly acceptDuplicate: boolean;
}

const contentOf = ({ booking, guest, card, acceptDuplicate }: Paying): Content => {
  const { firstName, lastName, email, phone, specialRequests, others } = guest;
  return {
    bookingId: booking.id,
    guest: { firstName, lastName, email, phone, specialRequests },
    otherGuests: [...others],
    card: cardSummary(card.cardNumber),
    expectedTotalMinor: booking.totalToPay.amountMinor,
    acceptDuplicate,
  };
};

interface PaymentOptions {
  readonly onLower: (change: PriceChange) => void;
  /** Called with true before a payment is sent, and with false when it is certain that it has not paid the booking. */
  readonly onOwnPayment: (isPossible: boolean) => void;
}

/**
 * Pays a booking with an idempotency key: after a lost response, the same payment is retried with the same key and so
 * gets the first outcome. A lower price is reported to `onLower` and paid without asking. When another attempt had paid
 * before, that is said.
 */
export const usePayment = ({ onLower, onOwnPayment }: PaymentOptions) => {
  const [confirm] = useConfirmBookingMutation();
  const sayPaidBefore = usePaidBefore();
  const [isPaying, setPaying] = useState(false);
  /** The attempt that has no response yet. */
  const attempt = useRef<{ readonly key: string; readonly content: string } | null>(null);

  const send = async (content: Content, expectedRevision: string): Promise<PaymentOutcome> => {
    const text = JSON.stringify(content);
    if (attempt.current?.content !== text) attempt.current = { key: randomId(), content: text };
    // The revision is not part of the content: it may have changed before a payment without a response is repeated.
    const input = { ...content, expectedRevision, key: attempt.current.key };
    const { data } = await confirm({ variables: { input } });
    const result = data?.confirmBooking;
    const { current } = attempt;
    // There is a response, so the next payment is a new attempt.
    attempt.current = null;
    switch (result?.__typename) {
      case 'BookingSaved':
        if (result.wasPaidBefore) sayPaidBefore();
        return { kind: 'saved' };
      case 'BookingInputRefused':
        return { kind: 'fields', fields: result.fields };
      case 'PriceChanged': {
        if (!isLower(result)) return { kind: 'price', change: result };
        onLower(result);
        const difference = result.oldTotal.amountMinor - result.newTotal.amountMinor;
        return send(
          { ...content, expectedTotalMinor: content.expectedTotalMinor - difference },
          expectedRevision,
        );
      }
      case 'DuplicateBooking':
        return { kind: 'duplicate', other: result.booking };
      case 'BookingRefused':
        if (result.code === 'AMOUNT_MISMATCH') return { kind: 'outdated' };
        return { kind: 'refused', code: result.code };
      case undefined:
      default:
        // It may be booked: the outcome counts as unknown, and the next payment repeats this attempt.
        attempt.current = current;
        return { kind: 'failed', error: new TypeError('The response has no known outcome') };
    }
  };

  /**
   * Outcome without a connection. If an earlier attempt has no response, it stays unknown whether anything is booked.
   */
  const withoutConnection = (): PaymentOutcome =>
    attempt.current === null
      ? { kind: 'unsent' }
      : { kind: 'failed', error: new TypeError('There is no connection') };

  const tryToPay = async (paying: Paying): Promise<PaymentOutcome> => {
    if (!navigator.onLine) return withoutConnection();
    setPaying(true);
    try {
      await wait(processingMs);
      if (cardDigits(paying.card.cardNumber) === declinedTestNumber) return { kind: 'declined' };
      if (!navigator.onLine) return withoutConnection();
      return await send(contentOf(paying), paying.booking.revision);
    } catch (error) {
      return { kind: 'failed', error };
    } finally {
      setPaying(false);
    }
  };

  /** Pays. Of the card, only brand and last four digits are sent. Never rejects. */
  const pay = async (paying: Paying): Promise<PaymentOutcome> => {
    onOwnPayment(true);
    const outcome = await tryToPay(paying);
    // An earlier attempt without a response may still have paid it.
    onOwnPayment(outcome.kind === 'saved' || outcome.kind === 'failed' || attempt.current !== null);
    return outcome;
  };

  return { isPaying, pay };
};
