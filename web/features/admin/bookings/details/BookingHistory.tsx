import { useIntl } from 'react-intl';
import { bookingEvents } from '#models/admin/stored-sentences.ts';
import type { BookingDetails_BookingFragment } from '#generated/graphql.ts';
import type { Message } from '#i18n/messages.ts';
import { Text } from '#i18n/Text.tsx';
import { useDates } from '#i18n/dates/useDates.ts';
import { useViewer } from '#lib/session/Viewer.tsx';
import { DataTable } from '#ui/DataTable.tsx';
import { StoredSentence } from '../../kit/words/StoredSentence.tsx';
import styles from '../BookingCard.module.css';
import { details } from './BookingDetails.messages.ts';
import { events } from './BookingHistory.messages.ts';
import { actors, history, operations } from '../BookingsTab.messages.ts';

/** References of a booking: its ids in Solera and at the provider, its account, pending operation and nationality. */
export function BookingReferences({ booking }: { booking: BookingDetails_BookingFragment }) {
  const intl = useIntl();
  const { pendingOperation } = booking;
  const operation =
    pendingOperation === 'book' || pendingOperation === 'cancel' ? operations[pendingOperation] : null;
  const rows: readonly (readonly [Message, string | null])[] = [
    [history.id, booking.id],
    [history.account, booking.createdBy],
    [history.clientRef, booking.clientRef],
    [history.providerRef, booking.providerRef],
    [history.pending, operation ? intl.formatMessage(operation) : pendingOperation],
    [history.nationality, booking.nationality],
  ];
  return (
    <dl className={styles.references}>
      {rows.map(
        ([label, value]) =>
          value !== null && (
            <div key={label.id}>
              <dt>
                <Text message={label} />
              </dt>
              <dd>
                <bdi dir="auto">{value}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** The history of a booking, oldest entry first. */
export function BookingHistory({ entries }: { entries: BookingDetails_BookingFragment['history'] }) {
  const intl = useIntl();
  const dates = useDates();
  if (entries.length === 0) {
    return (
      <p>
        <Text message={history.none} />
      </p>
    );
  }
  return (
    <DataTable
      label={intl.formatMessage(details.history)}
      rows={entries.map((event, index) => ({ ...event, key: `${event.at}-${index}` }))}
      rowKey={(event) => event.key}
      columns={[
        {
          id: 'at',
          label: intl.formatMessage(history.when),
          renderCell: (event) => <bdi>{dates.moment(event.at)}</bdi>,
        },
        {
          id: 'who',
          label: intl.formatMessage(history.who),
          renderCell: (event) => <Who who={event.who} />,
        },
        {
          id: 'what',
          label: intl.formatMessage(history.what),
          renderCell: (event) => (
            <StoredSentence text={event.what} sentences={bookingEvents} words={events} />
          ),
        },
      ]}
    />
  );
}

const parties: Readonly<Record<string, Message>> = {
  owner: actors.owner,
  visitor: actors.visitor,
  system: actors.system,
};

/** The author of an entry. Entries store an administrator's id, because names change. */
function Who({ who }: { who: string }) {
  const { viewer } = useViewer();
  const party = parties[who];
  if (party) return <Text message={party} />;
  const id = /^admin (\S+)$/.exec(who)?.[1];
  if (id === undefined) return <bdi dir="auto">{who}</bdi>;
  if (id === viewer?.id) return <Text message={actors.you} />;
  return <Text message={actors.admin} values={{ id: <bdi dir="ltr">{id}</bdi> }} />;
}
