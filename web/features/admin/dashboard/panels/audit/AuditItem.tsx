import { useIntl } from 'react-intl';
import type { AdminAuditLogQuery } from '#generated/graphql.ts';
import { Text } from '#i18n/Text.tsx';
import { useDates } from '#i18n/dates/useDates.ts';
import { actors as bookingActors } from '#features/admin/bookings/BookingsTab.messages.ts';
import { mismatchSeparator, useMismatches } from '#features/admin/bookings/useMismatches.ts';
import { StoredSentence } from '#features/admin/kit/words/StoredSentence.tsx';
import { bookingNumber } from '#shared/text/booking-number.ts';
import { DataTable } from '#ui/DataTable.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { entityNames, fieldNames, reviewFieldNames } from './fields.messages.ts';
import { TranslatedCode } from '../TranslatedCode.tsx';
import { audit } from '../panels.messages.ts';
import styles from '../panels.module.css';
import { actions } from './records.messages.ts';
import { summaries, summaryWords } from './summaries.messages.ts';
import { useAuditWords } from './useAuditWords.ts';

type AuditEntry = AdminAuditLogQuery['adminAuditLog']['items'][number];

/** Actions whose summary lists mismatches. */
const mismatchActions: ReadonlySet<string> = new Set(['booking.alert', 'booking.orphan']);

/** False for an orphan, which is identified by the reference of a reservation that belongs to no booking. */
const isBooking = ({ entity, action }: AuditEntry) => entity === 'Booking' && action !== 'booking.orphan';

/** Label of the actor of automatic actions. */
const actors = { system: bookingActors.system };

/** With more changed fields than this, the table of changes is collapsed at first. */
const MAX_EXPANDED_CHANGES = 4;

/** One entry of the audit log: action, actor, time, record and changed fields. */
export function AuditItem({ entry }: { entry: AuditEntry }) {
  const dates = useDates();
  const { changes } = entry;
  return (
    <li className={styles.message}>
      <div className={styles.messageTop}>
        <p className={styles.sender}>
          <TranslatedCode code={entry.action} words={actions} />
        </p>
        <TranslatedCode code={entry.actor} words={actors} />
        <p className={styles.when}>
          <bdi>{dates.moment(entry.at)}</bdi>
        </p>
      </div>
      <p className={styles.body}>
        <Summary entry={entry} />
      </p>
      <p className={styles.note}>
        <TranslatedCode code={entry.entity} words={entityNames} />{' '}
        {isBooking(entry) && (
          <>
            <bdi dir="ltr">{bookingNumber(entry.recordId)}</bdi> ·{' '}
          </>
        )}
        <bdi dir="ltr">{entry.recordId}</bdi>
      </p>
      {changes.length > 0 && (
        <Disclosure
          headingLevel={4}
          defaultExpanded={changes.length <= MAX_EXPANDED_CHANGES}
          label={<Text message={audit.changes} values={{ count: changes.length }} />}
        >
          <Changes entity={entry.entity} changes={changes} />
        </Disclosure>
      )}
    </li>
  );
}

function Summary({ entry: { action, summary } }: { entry: AuditEntry }) {
  const disagreements = useMismatches();
  return mismatchActions.has(action) ? (
    <bdi dir="auto">{disagreements(summary).join(mismatchSeparator)}</bdi>
  ) : (
    <StoredSentence text={summary} sentences={summaries} words={summaryWords} />
  );
}

function Changes({ entity, changes }: Pick<AuditEntry, 'entity' | 'changes'>) {
  const intl = useIntl();
  const inWords = useAuditWords(entity);
  const words = entity === 'Review' ? reviewFieldNames : fieldNames;
  const shown = (field: string, value: string | null) => (
    <Value text={value === null ? null : inWords(field, value)} />
  );
  return (
    <DataTable
      label={intl.formatMessage(audit.changes, { count: changes.length })}
      rows={changes}
      rowKey={(change) => change.field}
      hasRowHeaders
      columns={[
        {
          id: 'field',
          label: intl.formatMessage(audit.field),
          renderCell: (change) => <TranslatedCode code={change.field} words={words} />,
        },
        {
          id: 'before',
          label: intl.formatMessage(audit.before),
          renderCell: (change) => shown(change.field, change.before),
        },
        {
          id: 'after',
          label: intl.formatMessage(audit.after),
          renderCell: (change) => shown(change.field, change.after),
        },
      ]}
    />
  );
}

/** A value with each line in its own direction; a dash for an empty one. */
function Value({ text }: { text: string | null }) {
  return text === null ? '—' : <span className={styles.body}>{text}</span>;
}
