import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useRecheckBookingMutation } from '#generated/graphql.ts';
import type {
  CheckoutPage_BookingFragment,
  DuplicateDialog_BookingFragment,
  ErrorCode,
} from '#generated/graphql.ts';
import { useEvery } from '#lib/hooks/useEvery.ts';
import type { AlertKind } from '../components/CheckoutAlert.tsx';
import type { useGuestForm } from '../useGuestForm.ts';
import { useOnce } from '../useOnce.ts';
import type { PaymentFailure } from '../components/payment/PaymentProblem.tsx';
import type { CardForm } from './cardForm.ts';
import { useBackOnline } from './useBackOnline.ts';
import { usePayment } from './usePayment.ts';
import { usePriceChange } from './usePriceChange.ts';

/** The hotel page has already asked whether the traveller wants the same room twice. */
const hasAcceptedDuplicate = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'acceptDuplicate' in state && state.acceptDuplicate === true;

/** How often a booking is read again whose payment has no response. */
const rereadMs = 5000;

/** A failure after which nothing can be booked or charged. */
const notSent = (why: string): PaymentFailure => ({ error: new TypeError(why), isSent: false });

/** The alert for a payment that led to no booking, by the error that the booking has recorded. */
const alertAfter = (code: ErrorCode | null | undefined): AlertKind =>
  code === 'PROVIDER_UNAVAILABLE' ? 'unanswered' : 'refused';

/** The alert for a room that was refused before anything was paid. */
const alertOf = (code: ErrorCode | null): AlertKind =>
  code === 'PROVIDER_UNAVAILABLE' ? 'unavailable' : 'refused';

interface Submitted {
  readonly guest: ReturnType<typeof useGuestForm>;
  readonly card: CardForm;
  /** Reads the booking again. False without a response. */
  readonly onReload: () => Promise<boolean>;
  /** True when the last payment did not lead to a booking. */
  readonly isTurnedDown: boolean;
}

/** Pays the booking and decides how the outcome is shown: an alert, a question, a failure, fields to fill in. */
export function useSubmission(
  booking: CheckoutPage_BookingFragment,
  { guest, card, onReload, isTurnedDown }: Submitted,
) {
  const location = useLocation();
  const [showsGuestErrors, setShowsGuestErrors] = useState(false);
  const [refusedFields, setRefusedFields] = useState<readonly string[]>([]);
  const [alert, setAlert] = useState<AlertKind | null>(isTurnedDown ? alertAfter(booking.notMadeCode) : null);
  const [wantsAnother] = useState(() => hasAcceptedDuplicate(location.state));
  const [duplicate, setDuplicate] = useState<DuplicateDialog_BookingFragment | null>(null);
  const [failure, setFailure] = useState<PaymentFailure | null>(null);
  const price = usePriceChange(booking.id, {
    refused: (code) => setAlert(alertOf(code)),
    lower: () => void onReload(),
  });
  const { isPaying, pay } = usePayment(price.announceLower);
  const [recheck] = useRecheckBookingMutation();

  const checkPrice = async () => {
    try {
      const { data } = await recheck({ variables: { bookingId: booking.id } });
      const result = data?.recheckBooking;
      if (result?.__typename === 'PriceChanged') price.report(result);
      if (result?.__typename === 'BookingRefused') setAlert(alertOf(result.code));
    } catch {
      // The payment checks the price again; until then the quoted price counts.
    }
  };
  useOnce(() => void checkPrice());

  const settleFailure = async () => {
    // A payment that was sent may have been booked: the message stays until the booking has been read again.
    if (failure && (!failure.isSent || (await onReload()))) setFailure(null);
  };
  useBackOnline(() => void settleFailure());
  // A payment that was sent may still arrive: once the booking is confirmed or processed, the page shows that instead.
  useEvery(rereadMs, failure?.isSent === true, () => void onReload());

  const hasGuestGap = guest.firstBad !== null;
  const askForGuest = () => {
    setShowsGuestErrors(true);
    setAlert('details');
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
        // The page itself leaves for the thank-you page, or polls a booking that is still being confirmed.
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
        // The alert waits until the new total is loaded.
        if (await onReload()) setAlert('outdated');
        else setFailure(notSent('The order could not be read again'));
        return;
      case 'declined':
      case 'refused':
      case 'unavailable':
      default:
        setAlert(outcome.kind);
    }
  };

  return {
    alert,
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
