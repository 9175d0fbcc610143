import { useIntl } from 'react-intl';
import type { FailureCode } from '#lib/failures/errors.ts';
import { useToasts } from '#ui/toasts.tsx';
import { messages } from './checkout.messages.ts';

/**
 * Returns a function for a failed change of the booking. When it failed because the booking is no longer a draft, as after
 * a payment in another tab, the function says so, loads the booking again, so that the page shows what has become of it,
 * and returns true.
 */
export const useNotDraft = (onReload: () => Promise<unknown>): ((code: FailureCode) => boolean) => {
  const intl = useIntl();
  const toasts = useToasts();
  return (code) => {
    if (code !== 'INVALID_STATE') return false;
    toasts.show({ text: intl.formatMessage(messages.notDraft) });
    void onReload();
    return true;
  };
};
