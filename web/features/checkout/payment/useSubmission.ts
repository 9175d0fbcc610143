import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useRecheckBookingMutation } from '#generated/graphql.ts';
import type { CheckoutPage_BookingFragment, DuplicateDialog_BookingFragment } from '#generated/graphql.ts';
import { thankYouPath } from '#lib/page/paths.ts';
import type { AlertKind } from '../components/CheckoutAlert.tsx';
import type { useGuestForm } from '../useGuestForm.ts';
import { useOnce } from '../useOnce.ts';
import type { CardForm } from './cardForm.ts';
import { usePayment } from './usePayment.ts';
import { usePriceChange } from './usePriceChange.ts';

/** The hotel page has already asked whether the traveller wants the same room twice. */
const hasAcceptedDuplicate = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'acceptDuplicate' in state && state.acceptDuplicate === true;

interface Submitted {
  readonly guest: ReturnType<typeof useGuestForm>;
  readonly card: CardForm;
  /** Reads the booking again. False without a response. */
  readonly onReload: () => Promise<boolean>;
  /** The last payment did not lead to a booking. */
  readonly isTurnedDown: boolean;
}

/** Pays the booking and decides how the outcome is shown: an alert, a question, a failure, fields to fill in. */
export function useSubmission(
  booking: CheckoutPage_BookingFragment,
  { guest, card, onReload, isTurnedDown }: Submitted,
) {
  const navigate = useNavigate();
  const location = useLocation();
  const [showsGuestErrors, setShowsGuestErrors] = useState(false);
  const [refusedFields, setRefusedFields] = useState<readonly string[]>([]);
  const [alert, setAlert] = useState<AlertKind | null>(isTurnedDown ? 'refused' : null);
  const [wantsAnother] = useState(() => hasAcceptedDuplicate(location.state));
  const [duplicate, setDuplicate] = useState<DuplicateDialog_BookingFragment | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const price = usePriceChange(booking.id, {
    refused: () => setAlert('refused'),
    lower: () => void onReload(),
  });
  const { isPaying, pay } = usePayment(price.announceLower);
  const [recheck] = useRecheckBookingMutation();

  const checkPrice = async () => {
    try {
      const { data } = await recheck({ variables: { bookingId: booking.id } });
      const result = data?.recheckBooking;
      if (result?.__typename === 'PriceChanged') price.report(result);
      if (result?.__typename === 'BookingRefused') setAlert('refused');
    } catch {
      // The payment checks the price again; until then the quoted price counts.
    }
  };
  useOnce(() => void checkPrice());

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
        // A booking that is still being confirmed needs nothing here: the page polls it.
        if (outcome.booking.status === 'confirmed')
          void navigate(thankYouPath(booking.id), { replace: true });
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
        setFailure(outcome.error);
        void onReload();
        return;
      case 'outdated':
        // The alert waits until the new total is loaded.
        if (await onReload()) setAlert('outdated');
        else setFailure(new TypeError('The order could not be read again'));
        return;
      case 'declined':
      case 'refused':
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
