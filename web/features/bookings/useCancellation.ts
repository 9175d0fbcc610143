import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCancelBookingMutation, useCancelDialogQuery } from '#generated/graphql.ts';
import type {
  BookingCard_BookingFragment,
  BuyerDeclaration,
  CancelBookingInput,
  CancelDialog_PreviewFragment,
} from '#generated/graphql.ts';
import { failureCode } from '#lib/failures/errors.ts';
import type { FailureCode } from '#lib/failures/errors.ts';
import { useEvery } from '#lib/hooks/useEvery.ts';
import { randomId } from '#lib/storage/randomId.ts';

type Content = Omit<CancelBookingInput, 'key'>;

/** Errors of requests that were refused before anything was done. */
const turnedAway: ReadonlySet<FailureCode> = new Set(['RATE_LIMITED', 'OVERLOADED', 'AUTH_REQUIRED']);

/** Interval in milliseconds at which the bookings are read again after a cancellation without a response. */
const rereadMs = 5000;

export type CancelOutcome =
  | { readonly kind: 'saved'; readonly booking: BookingCard_BookingFragment }
  | { readonly kind: 'fee'; readonly preview: CancelDialog_PreviewFragment }
  | { readonly kind: 'failed' }
  /** The day of departure has come, or the booking is not confirmed any more. */
  | { readonly kind: 'tooLate' }
  /** No response: the cancellation may have taken effect. */
  | { readonly kind: 'lost' };

/**
 * Sends cancellations with an idempotency key. A double click sends once; after a lost response, a retry with the same
 * content has the same key and so gets the first outcome.
 */
const useSending = () => {
  const [send] = useCancelBookingMutation();
  const [isCancelling, setCancelling] = useState(false);
  const isBusy = useRef(false);
  const attempt = useRef<{ readonly key: string; readonly content: string } | null>(null);

  const ask = async (content: Content): Promise<CancelOutcome> => {
    const text = JSON.stringify(content);
    if (attempt.current?.content !== text) attempt.current = { key: randomId(), content: text };
    const { data } = await send({ variables: { input: { ...content, key: attempt.current.key } } });
    // There is a response, so the next cancellation is a new attempt.
    attempt.current = null;
    const result = data?.cancelBooking;
    if (result?.__typename === 'BookingSaved') return { kind: 'saved', booking: result.booking };
    if (result?.__typename === 'FeeChanged') return { kind: 'fee', preview: result.preview };
    const isTooLate = result?.__typename === 'CancelRefused' && result.code === 'INVALID_STATE';
    return { kind: isTooLate ? 'tooLate' : 'failed' };
  };

  /** Sends a cancellation; null if one is being sent already. Never rejects. */
  const cancel = async (content: Content): Promise<CancelOutcome | null> => {
    if (isBusy.current) return null;
    isBusy.current = true;
    setCancelling(true);
    try {
      return await ask(content);
    } catch (error) {
      return { kind: turnedAway.has(failureCode(error)) ? 'failed' : 'lost' };
    } finally {
      isBusy.current = false;
      setCancelling(false);
    }
  };
  return { isCancelling, cancel };
};

interface CancellationOptions {
  /** The booking as last loaded. */
  readonly booking: BookingCard_BookingFragment;
  readonly onSaved: (booking: BookingCard_BookingFragment, preview: CancelDialog_PreviewFragment) => void;
  /**
   * Called when the bookings may have changed on the server. `onSaved` alone is not enough, because reloading the list
   * can call it too.
   */
  readonly onAnswered: () => void;
}

/** State of the cancel dialog: the cost with the selected declaration, and the cancellation itself. */
export const useCancellation = ({ booking, onSaved, onAnswered }: CancellationOptions) => {
  const bookingId = booking.id;
  const [declaration, setDeclaration] = useState<BuyerDeclaration | null>(null);
  const [changed, setChanged] = useState<CancelDialog_PreviewFragment | null>(null);
  const [problem, setProblem] = useState<'failed' | 'lost' | 'feeChanged' | 'notNow' | null>(null);
  const { data, previousData, error, loading, refetch } = useCancelDialogQuery({
    variables: { bookingId, declaration },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  const { isCancelling, cancel } = useSending();
  const preview = changed ?? (data ?? previousData)?.cancellationPreview ?? null;

  const isLost = problem === 'lost';
  useEvery(rereadMs, isLost, onAnswered);
  // The response was lost, but the reloaded booking shows the cancellation.
  const isDone = isLost && (booking.status === 'cancelled' || booking.isBeingCancelled);
  const showDone = useEffectEvent(() => preview && onSaved(booking, preview));
  useEffect(() => {
    if (isDone) showDone();
  }, [isDone]);

  const confirm = async () => {
    if (!preview || loading) return;
    setProblem(null);
    const outcome = await cancel({ bookingId, feeSeenMinor: preview.fee.amountMinor, declaration });
    switch (outcome?.kind) {
      case 'saved':
        onSaved(outcome.booking, preview);
        onAnswered();
        break;
      case 'fee':
        setChanged(outcome.preview);
        setProblem('feeChanged');
        break;
      case 'tooLate':
        setProblem('notNow');
        onAnswered();
        break;
      case 'failed':
      case 'lost':
        setProblem(outcome.kind);
        onAnswered();
        break;
      case undefined:
      default:
        break;
    }
  };

  const failure = preview ? null : error;
  const isRefused = failure && ['INVALID_STATE', 'NOT_FOUND'].includes(failureCode(failure));
  return {
    preview,
    error: failure,
    /** True when the booking can no longer be cancelled, so keeping it is the only choice. */
    isTooLate: problem === 'notNow' || Boolean(isRefused),
    isLoading: loading,
    retry: () => void refetch().catch(() => undefined),
    declaration,
    setDeclaration: (next: BuyerDeclaration | null) => {
      setChanged(null);
      setProblem(null);
      setDeclaration(next);
    },
    problem,
    isCancelling,
    confirm: () => void confirm(),
  };
};
