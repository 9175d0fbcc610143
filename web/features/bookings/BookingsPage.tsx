import { useIntl } from 'react-intl';
import { RequireViewer } from '#lib/session/RequireViewer.tsx';
import { useDocumentTitle } from '#lib/page/useDocumentTitle.ts';
import { Bookings, BookingsWaiting } from './Bookings.tsx';
import { messages } from './BookingsPage.messages.ts';

/** `/Bookings`: the member's own bookings, grouped into upcoming, past and cancelled stays. */
export function BookingsPage() {
  const intl = useIntl();
  const title = intl.formatMessage(messages.title);
  useDocumentTitle(title);
  return (
    <RequireViewer title={title} waiting={<BookingsWaiting />}>
      {({ id }) => <Bookings key={id} />}
    </RequireViewer>
  );
}
