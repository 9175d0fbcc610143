import { type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { CheckoutPage_BookingFragment, CheckoutPage_ExtrasFragment } from '#generated/graphql.ts';
import { Text } from '#i18n/Text.tsx';
import { bookedLines } from '#lib/booking/extras/bookedLines.ts';
import { DuplicateDialog } from '#lib/booking/DuplicateDialog.tsx';
import { whenIdle } from '#ui/lazy/whenIdle.ts';
import { Skeleton } from '#ui/Skeleton.tsx';
import { StepTabs } from '#ui/StepTabs.tsx';
import { emptyCard } from './payment/cardForm.ts';
import styles from './Checkout.module.css';
import { messages } from './checkout.messages.ts';
import { useDraftChange } from './components/draft/useDraftChange.ts';
import { CheckoutAlertDialog } from './components/CheckoutAlertDialog.tsx';
import { GuestStep } from './components/steps/GuestStep.tsx';
import { OrderSummary } from './components/OrderSummary.tsx';
import { PriceChangedDialog } from './components/payment/PriceChangedDialog.tsx';
import { ChangePart, ExtraPart, SummaryPart } from './stepParts.ts';
import { extraSteps, stepAfter, stepIds, stepLabel } from './steps.ts';
import type { StepId } from './steps.ts';
import { useCheckoutStep } from './useCheckoutStep.ts';
import { useExtraChoices } from './extras/useExtraChoices.ts';
import { useGuestForm } from './guest/useGuestForm.ts';
import { useSaveOnLeave } from './guest/useSaveOnLeave.ts';
import { useOnReturn } from '#lib/page/useOnReturn.ts';
import { useNotDraft } from './useNotDraft.ts';
import { useTabs } from './useTabs.ts';
import { useSubmission } from './payment/useSubmission.ts';

interface CheckoutProps {
  booking: CheckoutPage_BookingFragment;
  catalogue: CheckoutPage_ExtrasFragment;
  /** Placeholder shown until the first step is rendered. */
  skeleton: ReactNode;
  /**
   * Loads the booking again after it was changed elsewhere or a response was lost. Resolves with null if that fails, or
   * the booking is gone.
   */
  onReload: () => Promise<CheckoutPage_BookingFragment | null>;
  /** True when the last payment did not lead to a reservation. */
  isTurnedDown: boolean;
  /**
   * Called with true when the booking may have been paid by this page, or this page says itself that it is paid; with
   * false when a payment has certainly failed.
   */
  onOwnPayment: (isPossible: boolean) => void;
}

/** Steps that are marked as done: guest details without errors, and extras that are booked. */
const doneSteps = (booking: CheckoutPage_BookingFragment, isGuestDone: boolean): ReadonlySet<StepId> => {
  const booked = new Set(bookedLines(booking).map(({ kind }) => kind));
  const filled = extraSteps.filter(({ kind }) => booked.has(kind)).map(({ id }) => id);
  return new Set<StepId>([...(isGuestDone ? (['guest-details'] as const) : []), ...filled]);
};

/** As high as most steps. */
const skeletonOfStep = <Skeleton height="32rem" radius="lg" />;

/** The steps of a claimed, unpaid booking as tabs, with the order beside them. */
export function Checkout(props: CheckoutProps) {
  const { booking, catalogue, skeleton, onReload, isTurnedDown, onOwnPayment } = props;
  const intl = useIntl();
  const isNotDraft = useNotDraft(async () => {
    onOwnPayment(true);
    const now = await onReload();
    // The page goes on with the steps, so a later payment elsewhere is not this page's.
    if (!now || (now.status === 'pending' && !now.isProcessing)) onOwnPayment(false);
    return now;
  });
  const guest = useGuestForm(booking, isNotDraft);
  const { step, goTo } = useCheckoutStep(booking.id, guest.firstInvalidId === null);
  useSaveOnLeave(step, guest.save);
  const change = useDraftChange();
  const choices = useExtraChoices(booking, { step, goTo, isNotDraft });
  const [card, setCard] = useState(emptyCard);
  const submission = useSubmission(booking, { guest, card, onReload, isTurnedDown, onOwnPayment });
  // Another tab may have changed the order in the meantime.
  useOnReturn(() => void onReload());

  useEffect(
    () =>
      // Rendering the first step takes long on a phone, so the code of the other steps is loaded afterwards.
      whenIdle(() => {
        void ExtraPart.load();
        void SummaryPart.load();
      }),
    [],
  );

  const contentOf = (id: StepId) => {
    const extra = extraSteps.find((step) => step.id === id);
    const all = { booking, choices, skeleton: skeletonOfStep };
    if (extra) return <ExtraPart {...all} step={extra} catalogue={catalogue} />;
    return id === 'summary' ? (
      <SummaryPart
        {...all}
        guest={guest}
        card={card}
        onCardChange={setCard}
        isPaying={submission.isPaying}
        failure={submission.failure}
        onIncomplete={submission.askForMissing}
        onPay={submission.pay}
      />
    ) : (
      <GuestStep
        booking={booking}
        guest={guest}
        showsErrors={submission.showsGuestErrors}
        refusedFields={submission.refusedFields}
        onShowErrors={submission.showGuestErrors}
        onContinue={() => goTo(stepAfter('guest-details'))}
        onSkip={() => goTo('summary')}
      />
    );
  };
  const openTab = useTabs({
    step,
    firstInvalidId: guest.firstInvalidId,
    onShowErrors: submission.showGuestErrors,
    leave: choices.leave,
  });
  const done = doneSteps(booking, guest.firstInvalidId === null);

  return (
    <div className={`container ${styles.page}`} data-actions-below>
      <h1 className="display">
        <Text message={messages.title} />
      </h1>
      {change && <ChangePart booking={booking} change={change} skeleton={<Skeleton height="3rem" />} />}
      <StepTabs
        label={intl.formatMessage(messages.steps)}
        selectedId={step}
        skeleton={skeleton}
        onChange={openTab}
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
      <PriceChangedDialog booking={booking} price={submission.price} />
      <DuplicateDialog
        booking={submission.duplicate}
        isPending={submission.isPaying}
        onAgain={submission.payAgain}
        onClose={submission.closeDuplicate}
      />
      <CheckoutAlertDialog
        kind={submission.alert}
        changes={submission.changes}
        booking={booking}
        onClose={() => {
          submission.closeAlert();
          if (submission.alert === 'details') goTo('guest-details');
        }}
      />
    </div>
  );
}
