import { useDeferredValue, useState } from 'react';
import { useIntl } from 'react-intl';
import { Navigate, useSearchParams } from 'react-router-dom';
import {
  type CheckoutPageQuery,
  useCheckoutPageQuery,
  type Viewer_ViewerFragment,
} from '#generated/graphql.ts';
import type { Message } from '#i18n/messages.ts';
import { Text } from '#i18n/Text.tsx';
import { firstFrameHotel } from '#lib/hotel/firstFrameHotel.ts';
import { Problem } from '#lib/failures/Problem.tsx';
import { bookingsPath } from '#lib/page/paths.ts';
import { useDocumentTitle } from '#lib/page/useDocumentTitle.ts';
import { SessionUnknown } from '#lib/session/SessionUnknown.tsx';
import { useOnceKnown } from '#lib/session/useOnceKnown.ts';
import { useViewer } from '#lib/session/Viewer.tsx';
import styles from './Checkout.module.css';
import { messages } from './checkout.messages.ts';
import { Checkout } from './Checkout.tsx';
import { stepLabel, stepOf } from './steps.ts';
import { BookingCancelled } from './components/payment/BookingCancelled.tsx';
import { BookingNotFound } from './components/BookingNotFound.tsx';
import { CheckoutSkeleton } from './components/CheckoutSkeleton.tsx';
import { ClaimDraft } from './components/draft/ClaimDraft.tsx';
import { Confirming } from './components/payment/Confirming.tsx';
import { PaidCheckout } from './components/payment/PaidCheckout.tsx';
import { PaidElsewhere } from './components/payment/PaidElsewhere.tsx';
import { StepSkeleton } from './components/StepSkeleton.tsx';
import { SignInStep } from './components/steps/SignInStep.tsx';

/** `/Checkout?bookingId=`: one pending booking from guest details to payment. */
export function CheckoutPage() {
  const [params] = useSearchParams();
  const bookingId = params.get('bookingId') ?? '';
  return bookingId ? <CheckoutOf key={bookingId} bookingId={bookingId} /> : <BookingNotFound />;
}

/**
 * Sets the document title. It starts with the step, because browser tabs cut off its end and screen readers read its
 * start first.
 */
function useCheckoutTitle(missing: Message | null, isAtSteps: boolean) {
  const intl = useIntl();
  const [params] = useSearchParams();
  const checkout = intl.formatMessage(messages.title);
  const step = intl.formatMessage(stepLabel(stepOf(params.get('step'))));
  const title = isAtSteps ? `${step} · ${checkout}` : checkout;
  useDocumentTitle(missing ? intl.formatMessage(missing) : title);
}

type Booking = NonNullable<CheckoutPageQuery['booking']>;

/**
 * True when a cancelled booking is certainly in the viewer's own list. False for an unclaimed draft, and always for
 * administrators, who may also see bookings of others.
 */
const isInOwnList = (viewer: Viewer_ViewerFragment | null, booking: Booking): boolean =>
  viewer !== null && viewer.role !== 'admin' && !booking.isUnclaimed;

/** What this page has shown so far: a payment in progress, the steps of the unpaid booking. */
function useShownBefore(booking: Booking | null | undefined) {
  const [hasFollowed, setFollowed] = useState(false);
  if (booking?.isProcessing && !hasFollowed) setFollowed(true);
  const [wasInSteps, setInSteps] = useState(false);
  if (booking?.status === 'pending' && !booking.isProcessing && !wasInSteps) setInSteps(true);
  return { hasFollowed, wasInSteps };
}

function CheckoutOf({ bookingId }: { bookingId: string }) {
  const { viewer, isLoading, isUnknown, check } = useViewer();
  const {
    data: answer,
    error,
    refetch,
  } = useCheckoutPageQuery({
    variables: { bookingId },
    fetchPolicy: 'cache-and-network',
  });
  useOnceKnown(refetch);
  // The page takes long to render, so rendering is deferred and can be interrupted by input.
  const data = useDeferredValue(answer);
  const booking = data?.booking;
  const reload = async (): Promise<Booking | null> => {
    try {
      return (await refetch()).data?.booking ?? null;
    } catch {
      return null;
    }
  };
  const [hotel] = useState(() => firstFrameHotel(bookingId));
  const { hasFollowed, wasInSteps } = useShownBefore(booking);
  const [isOwnPayment, setOwnPayment] = useState(false);
  const cancelled =
    !isLoading && !isUnknown && answer?.booking?.status === 'cancelled' ? answer.booking : null;
  const isHidden = cancelled !== null && !isInOwnList(viewer, cancelled);
  const isMissing = !isUnknown && Boolean(answer) && (!answer?.booking || isHidden);
  const missing = isMissing ? messages.notFound : cancelled ? messages.cancelled : null;
  useCheckoutTitle(missing, booking?.status === 'pending' && !booking.isProcessing && viewer !== null);
  if (error && !answer?.booking)
    return <LoadingFailed error={error} onRetry={() => Promise.allSettled([check(), refetch()])} />;
  // Neither a sign-in nor “not found” would be right for a member whose session could not be checked.
  if (isUnknown) return <MemberUnknown />;
  if (!data || isLoading) return <CheckoutSkeleton bookingId={bookingId} />;
  if (!booking) return <BookingNotFound />;
  if (booking.status === 'cancelled')
    return isInOwnList(viewer, booking) ? <BookingCancelled /> : <BookingNotFound />;
  if (booking.status === 'confirmed') {
    const Paid = booking.payment && wasInSteps && !isOwnPayment ? PaidElsewhere : PaidCheckout;
    return <Paid bookingId={booking.id} />;
  }
  // A booking with an unknown status cannot be shown here; My Bookings says what can be done.
  if (booking.status === null) return <Navigate to={bookingsPath} replace />;
  if (booking.isProcessing) return <Confirming booking={booking} isAfterSteps={wasInSteps} />;
  if (!viewer) return <SignInStep booking={booking} />;
  if (booking.isUnclaimed) return <ClaimDraft bookingId={booking.id} />;
  return (
    <Checkout
      booking={booking}
      catalogue={data.extrasCatalogue}
      skeleton={<StepSkeleton hotel={hotel} />}
      onReload={reload}
      isTurnedDown={hasFollowed || booking.isNotMade}
      onOwnPayment={setOwnPayment}
    />
  );
}

function MemberUnknown() {
  const intl = useIntl();
  return <SessionUnknown title={intl.formatMessage(messages.title)} />;
}

function LoadingFailed({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  return (
    <div className={`container ${styles.page}`}>
      <h1 className="display">
        <Text message={messages.title} />
      </h1>
      <Problem error={error} onRetry={onRetry} />
    </div>
  );
}
