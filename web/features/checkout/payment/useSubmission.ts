import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useRecheckBookingMutation } from '#generated/graphql.ts';
import type {
  CheckoutPage_BookingFragment,
  DuplicateDialog_BookingFragment,
  ErrorCode,
} from '#generated/graphql.ts';
import { useEvery } from '#lib/hooks/useEvery.ts';
import type { AlertKind } from '../components/CheckoutAlertDialog.tsx';
import type { useGuestForm } from '../guest/useGuestForm.ts';
import { useOnMount } from '../useOnMount.ts';
import type { PaymentFailure } from '../components/payment/PaymentProblem.tsx';
import type { CardForm } from './cardForm.ts';
import { orderChanges, type OrderPart } from './orderChanges.ts';
import { useBackOnline } from './useBackOnline.ts';
import { usePayment } from './usePayment.ts';
import { usePriceChange } from './usePriceChange.ts';

/** True when the traveller has already confirmed on the hotel page to book the same room twice. */
const hasAcceptedDuplicate = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'acceptDuplicate' in state && state.acceptDuplicate === true;

/** Interval in milliseconds at which a booking is loaded again after its payment got no response. */
const rereadMs = 5000;

/** A failure of a payment that was not sent, so that nothing can be booked or charged. */
const notSent = (why: string): PaymentFailure => ({ error: new TypeError(why), isSent: false });

const refusalOf = (code: ErrorCode | null | undefined): AlertKind =>
  code === 'ROOM_UNAVAILABLE' ? 'soldOut' : 'refused';

/** The alert for a payment that did not lead to a reservation, by the error code stored in the booking. */
const alertAfter = (code: ErrorCode | null | undefined): AlertKind =>
  code === 'PROVIDER_UNAVAILABLE' ? 'unanswered' : refusalOf(code);

/** The alert for a room that was refused, when nothing was paid. */
const alertOf = (code: ErrorCode | null): AlertKind =>
  code === 'PROVIDER_UNAVAILABLE' ? 'unavailable' : refusalOf(code);

interface Submitted {
  readonly guest: ReturnType<typeof useGuestForm>;
  readonly card: CardForm;
  /** Loads the booking again; resolves with null if that fails, or it is gone. */
  readonly onReload: () => Promise<CheckoutPage_BookingFragment | null>;
  /** True when the last payment did not lead to a reservation. */
  readonly isTurnedDown: boolean;
  /** See `usePayment`. */
  readonly onOwnPayment: (isPossible: boolean) => void;
}

/** Pays the booking and shows the outcome as an alert, a question, a failure message or invalid fields. */
export function useSubmission(
  booking: CheckoutPage_BookingFragment,
  { guest, card, onReload, isTurnedDown, onOwnPayment }: Submitted,
) {
  const location = useLocation();
  const [showsGuestErrors, setShowsGuestErrors] = useState(false);
  const [refusedFields, setRefusedFields] = useState<readonly string[]>([]);
  const [alert, setAlert] = useState<AlertKind | null>(isTurnedDown ? alertAfter(booking.notMadeCode) : null);
  const [changes, setChanges] = useState<readonly OrderPart[]>([]);
  const [wantsAnother] = useState(() => hasAcceptedDuplicate(location.state));
  const [duplicate, setDuplicate] = useState<DuplicateDialog_BookingFragment | null>(null);
  const [failure, setFailure] = useState<PaymentFailure | null>(null);
  const price = usePriceChange(booking.id, {
    refused: (code) => setAlert(alertOf(code)),
    lower: () => void onReload(),
  });
  const { isPaying, pay } = usePayment({ onLower: price.announceLower, onOwnPayment });
  const [recheck] = useRecheckBookingMutation();

  const checkPrice = async () => {
    try {
      const { data } = await recheck({ variables: { bookingId: booking.id } });
      const result = data?.recheckBooking;
      if (result?.__typename === 'PriceChanged') price.report(result);
      if (result?.__typename === 'BookingRefused') setAlert(alertOf(result.code));
    } catch {
      // Ignored, because the payment checks the price again.
    }
  };
  // In a task of its own: on a phone, the one that shows the steps already takes longest of all.
  useOnMount(() => void setTimeout(() => void checkPrice()));

  const settleFailure = async () => {
    // A payment that was sent may have succeeded, so the message stays until the booking has been loaded again.
    if (failure && (!failure.isSent || (await onReload()) !== null)) setFailure(null);
  };
  useBackOnline(() => void settleFailure());
  // A payment that was sent may still be processed, so the booking is polled; once it is confirmed or in progress, the
  // page shows that instead.
  useEvery(rereadMs, failure?.isSent === true, () => void onReload());

  const hasGuestGap = guest.firstInvalidId !== null;
  const askForGuest = () => {
    setShowsGuestErrors(true);
    setAlert('details');
  };

  const showChanges = async () => {
    // The alert is shown only once the order is loaded as it is now.
    const now = await onReload();
    if (!now) {
      setFailure(notSent('The order could not be read again'));
      return;
    }
    setChanges(orderChanges(booking, now));
    setAlert('outdated');
  };

  const submit = async (acceptDuplicate: boolean) => {
    setFailure(null);
    setDuplicate(null);
    if (hasGuestGap) {
      askForGuest();
      return;
    }
    const outcome = await pay({ booking, guest: guest.form, card, acceptDuplicate });
    switch (outcome.kind) {
      case 'saved':
        // The page itself opens the thank-you page, or polls a booking that is still being confirmed.
        return;
      case 'duplicate':
        setDuplicate(outcome.other);
        return;
      case 'price':
        price.report(outcome.change);
        return;
      case 'fields':
        setRefusedFields(outcome.fields);
        askForGuest();
        return;
      case 'failed':
        setFailure({ error: outcome.error, isSent: true });
        void onReload();
        return;
      case 'unsent':
        setFailure(notSent('There is no connection'));
        return;
      case 'outdated':
        await showChanges();
        return;
      case 'refused':
        // The guests that were sent may be stored by now, so the next payment needs the booking as it is then.
        void onReload();
        setAlert(alertOf(outcome.code));
        return;
      case 'declined':
      default:
        setAlert(outcome.kind);
    }
  };

  return {
    alert,
    /** What was changed elsewhere, for the alert about an outdated order. */
    changes,
    duplicate,
    failure,
    isPaying,
    price,
    refusedFields,
    showsGuestErrors,
    showGuestErrors: () => setShowsGuestErrors(true),
    askForMissing: () => (hasGuestGap ? askForGuest() : setAlert('payment')),
    closeAlert: () => setAlert(null),
    closeDuplicate: () => setDuplicate(null),
    pay: () => void submit(wantsAnother),
    payAgain: () => void submit(true),
  };
}
