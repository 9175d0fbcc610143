import { useIntl } from 'react-intl';
import { useBookingCalendarLazyQuery } from '#generated/graphql.ts';
import { useToasts } from '#ui/toasts.tsx';
import { messages } from './booking.messages.ts';
import { failureCode } from '../failures/errors.ts';
import { problemText } from '../failures/problemText.ts';
import { saveTextFile } from '#lib/files/saveTextFile.ts';

/** Downloads a stay as a calendar file; a failure is shown in a toast. */
export const useCalendarFile = (bookingId: string) => {
  const intl = useIntl();
  const toasts = useToasts();
  const [ask, { loading }] = useBookingCalendarLazyQuery({ fetchPolicy: 'network-only' });
  const download = async () => {
    try {
      const { data, error } = await ask({ variables: { bookingId } });
      if (!data) throw error ?? new Error('The response has no calendar file');
      saveTextFile(data.bookingCalendar);
      toasts.show({ tone: 'ok', text: intl.formatMessage(messages.calendarSaved) });
    } catch (error) {
      toasts.show({ tone: 'error', text: intl.formatMessage(problemText(failureCode(error))) });
    }
  };
  return { isPending: loading, download: () => void download() };
};
