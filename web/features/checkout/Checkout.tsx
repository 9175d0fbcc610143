import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { useRecheckBookingMutation } from '#generated/graphql.ts';
import type {
  CheckoutPage_BookingFragment,
  CheckoutPage_ExtrasFragment,
  DuplicateDialog_BookingFragment,
} from '#generated/graphql.ts';
import { Text } from '#i18n/Text.tsx';
import { bookedLines } from '#lib/booking/extras/bookedLines.ts';
import { DuplicateDialog } from '#lib/booking/DuplicateDialog.tsx';
import { thankYouPath } from '#lib/page/paths.ts';
import { StepTabs } from '#ui/StepTabs.tsx';
import { emptyCard } from './payment/cardForm.ts';
import styles from './Checkout.module.css';
import { messages } from './checkout.messages.ts';
import { CheckoutAlert } from './components/CheckoutAlert.tsx';
import type { AlertKind } from './components/CheckoutAlert.tsx';
import { ExtraStep } from './components/steps/ExtraStep.tsx';
import { GuestStep } from './components/steps/GuestStep.tsx';
import { OrderSummary } from './components/OrderSummary.tsx';
import { PriceChangedDialog } from './components/payment/PriceChangedDialog.tsx';
import { SummaryStep } from './components/steps/SummaryStep.tsx';
import { extraSteps, stepAfter, stepIds, stepLabel } from './steps.ts';
import type { StepId } from './steps.ts';
import { useCheckoutStep } from './useCheckoutStep.ts';
import { useExtraChoices } from './extras/useExtraChoices.ts';
import { useGuestForm } from './useGuestForm.ts';
import { useOnReturn } from './useOnReturn.ts';
import { useOnce } from './useOnce.ts';
import { usePayment } from './payment/usePayment.ts';
import { usePriceChange } from './payment/usePriceChange.ts';

interface CheckoutProps {
  booking: CheckoutPage_BookingFragment;
  catalogue: CheckoutPage_ExtrasFragment;
  /** Stand in the place of the first step until that is drawn. */
  bones: ReactNode;
  /** Reads the booking again: its price was changed on the server, or an answer was lost. False when nothing answered. */
  onReload: () => Promise<boolean>;
  /** This page has followed a payment that came to nothing. */
  isTurnedDown: boolean;
}

/** The hotel page has asked whether the room is wanted once more. */
const hasAcceptedDuplicate = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'acceptDuplicate' in state && state.acceptDuplicate === true;

/** A step counts as done when its part of the booking is filled. */
const doneSteps = (booking: CheckoutPage_BookingFragment, isGuestDone: boolean): ReadonlySet<StepId> => {
  const booked = new Set(bookedLines(booking).map(({ kind }) => kind));
  const filled = extraSteps.filter(({ kind }) => booked.has(kind)).map(({ id }) => id);
  return new Set<StepId>([...(isGuestDone ? (['guest-details'] as const) : []), ...filled]);
};

/** The tabs of a claimed, pending booking with the order beside them. */
export function Checkout({ booking, catalogue, bones, onReload, isTurnedDown }: CheckoutProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const location = useLocation();
  const { step, goTo } = useCheckoutStep();
  const choices = useExtraChoices(booking, { step, goTo });
  const guest = useGuestForm(booking);
  const [showsGuestErrors, setShowsGuestErrors] = useState(false);
  const [refusedFields, setRefusedFields] = useState<readonly string[]>([]);
  const [card, setCard] = useState(emptyCard);
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
      // Paying checks again; until then the quoted price stands.
    }
  };
  useOnce(() => void checkPrice());
  // Another tab may have changed the order meanwhile.
  useOnReturn(() => void onReload());

  const hasGuestGap = guest.firstBad !== null;
  const askForGuest = () => {
    setShowsGuestErrors(true);
    setAlert('details');
  };

  const submitPayment = async (acceptDuplicate: boolean) => {
    setFailure(null);
    setDuplicate(null);
    if (hasGuestGap) {
      askForGuest();
      return;
    }
    const outcome = await pay({ booking, guest: guest.form, card, acceptDuplicate });
    switch (outcome.kind) {
      case 'saved':
        // A booking still in flight shows itself: the page follows the record.
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
        // Nothing is said of the total before it is the new one.
        if (await onReload()) setAlert('outdated');
        else setFailure(new TypeError('The order could not be read again'));
        return;
      case 'declined':
      case 'refused':
      default:
        setAlert(outcome.kind);
    }
  };

  const contentOf = (id: StepId) => {
    const extra = extraSteps.find((step) => step.id === id);
    if (extra) return <ExtraStep step={extra} booking={booking} catalogue={catalogue} choices={choices} />;
    return id === 'summary' ? (
      <SummaryStep
        booking={booking}
        guest={guest.form}
        choices={choices}
        card={card}
        onCardChange={setCard}
        isPaying={isPaying}
        failure={failure}
        onIncomplete={() => (hasGuestGap ? askForGuest() : setAlert('payment'))}
        onPay={() => void submitPayment(wantsAnother)}
      />
    ) : (
      <GuestStep
        booking={booking}
        guest={guest}
        showsErrors={showsGuestErrors}
        refusedFields={refusedFields}
        onShowErrors={() => setShowsGuestErrors(true)}
        onContinue={() => goTo(stepAfter('guest-details'))}
        onSkip={() => goTo('summary')}
      />
    );
  };
  const done = doneSteps(booking, !hasGuestGap);

  return (
    <div className={`container ${styles.page}`} data-actions-below>
      <h1 className="display">
        <Text message={messages.title} />
      </h1>
      <StepTabs
        label={intl.formatMessage(messages.steps)}
        selectedId={step}
        bones={bones}
        onChange={(id) => choices.leave(stepIds.find((known) => known === id) ?? step)}
        steps={stepIds.map((id) => ({
          id,
          label: intl.formatMessage(stepLabel(id)),
          isDone: done.has(id),
          content: (
            <div className={styles.columns}>
              {contentOf(id)}
              <OrderSummary booking={booking} />
            </div>
          ),
        }))}
      />
      <PriceChangedDialog booking={booking} price={price} />
      <DuplicateDialog
        booking={duplicate}
        isPending={isPaying}
        onAgain={() => void submitPayment(true)}
        onClose={() => setDuplicate(null)}
      />
      <CheckoutAlert
        kind={alert}
        booking={booking}
        onClose={() => {
          setAlert(null);
          if (alert === 'details') goTo('guest-details');
        }}
      />
    </div>
  );
}
