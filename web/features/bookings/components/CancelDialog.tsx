import { CircleAlert } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { BookingCard_BookingFragment } from '#generated/graphql.ts';
import { useLocale } from '#i18n/LocaleProvider.tsx';
import { formatMoney } from '#i18n/money/money.ts';
import { Text } from '#i18n/Text.tsx';
import { useDates } from '#i18n/dates/useDates.ts';
import { BookedHotelName } from '#lib/booking/names/BookedHotelName.tsx';
import { Problem } from '#lib/failures/Problem.tsx';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Notice } from '#ui/Notice.tsx';
import { Skeleton, SkeletonRegion } from '#ui/Skeleton.tsx';
import { useToasts } from '#ui/toasts.tsx';
import { messages } from '../cancel.messages.ts';
import { useCancellation } from '../useCancellation.ts';
import styles from './CancelDialog.module.css';
import { CancelTerms } from './CancelTerms.tsx';

interface CancelDialogProps {
  /** The booking as last loaded; it shows the outcome when a response was lost. */
  booking: BookingCard_BookingFragment;
  onClose: () => void;
  onCancelled: () => void;
  /** Called when the list may be out of date. */
  onReload: () => void;
}

/** Returns a function that shows the outcome of the cancellation in a toast. */
const useOutcomeToast = () => {
  const intl = useIntl();
  const toasts = useToasts();
  const { language } = useLocale();
  return (isInFlight: boolean, refund: { amountMinor: number; currency: string }) => {
    const text = isInFlight
      ? intl.formatMessage(messages.underWay)
      : intl.formatMessage(messages.done, { refund: formatMoney(refund, language.locale) });
    toasts.show({ tone: isInFlight ? 'info' : 'ok', text });
  };
};

function Terms({ state }: { state: ReturnType<typeof useCancellation> }) {
  const intl = useIntl();
  if (state.error) {
    return (
      <Problem
        error={state.error}
        {...(state.isTooLate ? {} : { onRetry: state.retry })}
        texts={{ INVALID_STATE: messages.notNow, NOT_FOUND: messages.notNow }}
      />
    );
  }
  if (!state.preview) {
    return (
      <SkeletonRegion label={intl.formatMessage(messages.loading)}>
        <Skeleton height="7rem" radius="md" />
      </SkeletonRegion>
    );
  }
  return <CancelTerms state={state} preview={state.preview} />;
}

/** Focuses a button. Rendered inside the dialog, because its code may be loaded only after it was opened. */
function FocusOn({ button }: { button: RefObject<HTMLButtonElement | null> }) {
  useEffect(() => {
    // After the dialog has taken the focus itself.
    const timer = setTimeout(() => button.current?.focus(), 0);
    return () => clearTimeout(timer);
  }, [button]);
  return null;
}

/** Dialog with the fee of a cancellation and its reason, and two equal buttons: keep the booking or cancel it. */
export function CancelDialog({ booking, onClose, onCancelled, onReload }: CancelDialogProps) {
  const intl = useIntl();
  const dates = useDates();
  const notify = useOutcomeToast();
  const keep = useRef<HTMLButtonElement>(null);
  const state = useCancellation({
    booking,
    onSaved: (saved, preview) => {
      notify(saved.isBeingCancelled, preview.refund);
      onCancelled();
    },
    onAnswered: onReload,
  });
  const { isTooLate } = state;
  // The pressed button is no longer rendered.
  useEffect(() => {
    if (isTooLate) keep.current?.focus();
  }, [isTooLate]);
  const range = dates.range(booking.checkIn, booking.checkOut);
  return (
    <Dialog
      isOpen
      role="alertdialog"
      size="sm"
      onClose={onClose}
      isDismissable={!state.isCancelling}
      title={intl.formatMessage(messages.title)}
      lead={
        <span className={styles.tile}>
          <Icon icon={CircleAlert} size={22} />
        </span>
      }
      footer={
        <div className={styles.answers}>
          <Button variant="secondary" ref={keep} onPress={onClose} isDisabled={state.isCancelling}>
            <Text message={messages.keep} />
          </Button>
          {!isTooLate && (
            <Button
              variant="danger-outline"
              onPress={state.confirm}
              isPending={state.isCancelling}
              isDisabled={!state.preview || state.isLoading}
            >
              <Text message={messages.confirm} />
            </Button>
          )}
        </div>
      }
    >
      <div className={styles.content}>
        <p>
          <Text
            message={messages.line}
            values={{
              hotel: <BookedHotelName key="hotel" booking={booking} />,
              dates: <bdi key="dates">{range}</bdi>,
            }}
          />
        </p>
        {state.problem && (
          <Notice tone={['failed', 'lost'].includes(state.problem) ? 'danger' : 'warn'} role="alert">
            {state.problem === 'lost' && (
              <>
                <Text message={messages.failed} />{' '}
              </>
            )}
            <Text message={messages[state.problem]} />
          </Notice>
        )}
        <FocusOn button={keep} />
        {state.problem !== 'notNow' && <Terms state={state} />}
      </div>
    </Dialog>
  );
}
