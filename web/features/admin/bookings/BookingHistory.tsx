import { useIntl } from 'react-intl';
import {
  type AdminBookingHistoryQuery,
  type BookingsTab_BookingFragment,
  useAdminBookingHistoryQuery,
} from '../../../generated/graphql.ts';
import type { Message } from '../../../i18n/messages.ts';
import { Text } from '../../../i18n/Text.tsx';
import { useDates } from '../../../i18n/useDates.ts';
import { Problem } from '../../../lib/Problem.tsx';
import { useViewer } from '../../../lib/Viewer.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { Skeleton, SkeletonRegion } from '../../../ui/Skeleton.tsx';
import { OpenedPanel } from '../kit/OpenedPanel.tsx';
import styles from './BookingCard.module.css';
import { events as phrases } from './BookingHistory.messages.ts';
import { actors, history } from './BookingsTab.messages.ts';

type BookingRecord = NonNullable<AdminBookingHistoryQuery['booking']>;

/** What happened to a booking and how the provider knows it; read when it is opened. */
export function BookingHistory({ booking }: { booking: BookingsTab_BookingFragment }) {
  return (
    <OpenedPanel label={<Text message={history.title} />} headingLevel={4} className={styles.history}>
      <History booking={booking} />
    </OpenedPanel>
  );
}

function History({ booking }: { booking: BookingsTab_BookingFragment }) {
  const intl = useIntl();
  const { data, error, refetch } = useAdminBookingHistoryQuery({
    variables: { id: booking.id },
    fetchPolicy: 'cache-and-network',
  });
  if (error) return <Problem error={error} onRetry={refetch} />;
  if (!data) {
    return (
      <SkeletonRegion label={intl.formatMessage(history.loading)}>
        <Skeleton height="5rem" />
      </SkeletonRegion>
    );
  }
  if (!data.booking) return <Text message={history.none} />;
  return (
    <>
      <References booking={booking} record={data.booking} />
      <Events events={data.booking.history} />
    </>
  );
}

function References({ booking, record }: { booking: BookingsTab_BookingFragment; record: BookingRecord }) {
  const rows: readonly (readonly [Message, string | null])[] = [
    [history.id, booking.id],
    [history.account, booking.createdBy],
    [history.clientRef, record.clientRef],
    [history.providerRef, record.providerRef],
    [history.owed, booking.owedEffect],
    [history.nationality, record.nationality],
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
                <bdi dir="ltr">{value}</bdi>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Events({ events }: { events: BookingRecord['history'] }) {
  const intl = useIntl();
  const dates = useDates();
  if (events.length === 0) {
    return (
      <p>
        <Text message={history.none} />
      </p>
    );
  }
  return (
    <DataTable
      label={intl.formatMessage(history.title)}
      rows={events.map((event, index) => ({ ...event, key: `${event.at}-${index}` }))}
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
          renderCell: (event) => <What what={event.what} />,
        },
      ]}
    />
  );
}

function What({ what }: { what: string }) {
  const known = phrases[what];
  return known ? <Text message={known} /> : <bdi dir="auto">{what}</bdi>;
}

const parties: Readonly<Record<string, Message>> = {
  owner: actors.owner,
  visitor: actors.visitor,
  system: actors.system,
};

/** Records name an administrator by id: names change, and a record does not. */
function Who({ who }: { who: string }) {
  const { viewer } = useViewer();
  const party = parties[who];
  if (party) return <Text message={party} />;
  const id = /^admin (\S+)$/.exec(who)?.[1];
  if (id === undefined) return <bdi dir="auto">{who}</bdi>;
  if (id === viewer?.id) return <Text message={actors.you} />;
  return <Text message={actors.admin} values={{ id: <bdi dir="ltr">{id}</bdi> }} />;
}
