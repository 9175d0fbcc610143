import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { CheckoutPage_BookingFragment } from '#generated/graphql.ts';
import type { FailureCode } from '#lib/failures/errors.ts';
import { useToasts } from '#ui/toasts.tsx';
import { messages } from './checkout.messages.ts';

/** Called with the code of a failed change of the booking; true when the failure has been dealt with. */
export type IsNotDraft = (code: FailureCode) => Promise<boolean>;

/**
 * Returns a function for a failed change of the booking. When the server refused it because of the state of the booking,
 * the function loads the booking again, so that the page shows what has become of it, and says so if it is paid or
 * cancelled. While a payment is in progress, the page itself says that. When the booking cannot be loaded, only the
 * failure of the change is known.
 */
export const useNotDraft = (onReload: () => Promise<CheckoutPage_BookingFragment | null>): IsNotDraft => {
  const intl = useIntl();
  const toasts = useToasts();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return async (code) => {
    if (code !== 'INVALID_STATE') return false;
    // The steps were left, for example by paying: the next page shows the booking.
    if (!isShown.current) return true;
    const now = await onReload();
    if (now === null) return false;
    if (now.isProcessing) return true;
    if (now.status === 'pending') return false;
    toasts.show({ text: intl.formatMessage(messages.notDraft) });
    return true;
  };
};
