import { useIntl } from 'react-intl';
import { useToasts } from '#ui/toasts.tsx';
import { messages } from '../checkout.messages.ts';

/** Returns a function that says that the booking had already been paid, because the confirmation looks the same. */
export const usePaidBefore = (): (() => void) => {
  const intl = useIntl();
  const toasts = useToasts();
  return () => void toasts.show({ text: intl.formatMessage(messages.paidBefore) });
};
