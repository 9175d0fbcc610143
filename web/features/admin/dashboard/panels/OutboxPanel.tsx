import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import {
  type AdminOutboxQuery,
  type OutboxStatus,
  useAdminOutboxQuery,
} from '../../../../generated/graphql.ts';
import { Text } from '../../../../i18n/Text.tsx';
import { useDates } from '../../../../i18n/useDates.ts';
import { Badge, type BadgeTone } from '../../../../ui/Badge.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { DataTable } from '../../../../ui/DataTable.tsx';
import { useOptions } from '../../kit/useOptions.ts';
import { usePanelAddress } from '../../kit/usePanelAddress.ts';
import { Known } from './Known.tsx';
import { MailPreview } from './MailPreview.tsx';
import { PagedPanel, panelPageSize } from './PagedPanel.tsx';
import { messages, outbox } from './panels.messages.ts';
import styles from './panels.module.css';
import { mailKinds } from './records.messages.ts';

export type Mail = AdminOutboxQuery['adminOutbox']['items'][number];

type StateFilter = 'all' | OutboxStatus;

const states: readonly [StateFilter, ...StateFilter[]] = ['all', 'stored', 'sent', 'failed'];

const tones: Readonly<Record<OutboxStatus, BadgeTone>> = { stored: 'neutral', sent: 'ok', failed: 'danger' };

/** Mails of the product, newest first, each to be looked at. */
export function OutboxPanel() {
  const { page: number, kind, change } = usePanelAddress('outbox', states);
  const intl = useIntl();
  const [shown, setShown] = useState<Mail | null>(null);
  const { data, previousData, loading, error, refetch } = useAdminOutboxQuery({
    variables: { status: kind === 'all' ? null : kind, page: { page: number, pageSize: panelPageSize } },
    fetchPolicy: 'cache-and-network',
  });
  const page = (data ?? previousData)?.adminOutbox;
  // As it was read last: its texts may have come after it was opened.
  const opened = shown && (page?.items.find(({ id }) => id === shown.id) ?? shown);
  return (
    <>
      <p className={styles.note}>
        <Text message={outbox.note} />
      </p>
      <Select
        label={intl.formatMessage(outbox.status)}
        className={styles.kind}
        value={kind}
        options={useOptions(states, outbox)}
        onChange={(chosen) => change({ kind: states.find((each) => each === chosen) ?? 'all', page: 1 })}
      />
      <PagedPanel
        label={messages.outbox}
        page={page}
        isLoading={loading}
        error={error}
        onRetry={refetch}
        onPage={(next) => change({ page: next })}
        empty={kind === 'all' ? messages.noMails : messages.noMatch}
      >
        <MailTable mails={page?.items ?? []} onShow={setShown} />
      </PagedPanel>
      <MailPreview mail={opened} onClose={() => setShown(null)} onRetry={refetch} />
    </>
  );
}

/** The state, how often sending was tried, and what the last failure was. */
function MailState({ mail: { status, attempts, lastError } }: { mail: Mail }) {
  return (
    <>
      <Badge tone={tones[status]} hasDot>
        <Text message={outbox[status]} />
      </Badge>
      {attempts > 0 && (
        <p className={styles.note}>
          <Text message={outbox.attempts} values={{ count: attempts }} />
        </p>
      )}
      {lastError !== null && (
        <p className={styles.note}>
          <Text
            message={outbox.lastError}
            values={{
              code: (
                <bdi key="code" dir="ltr">
                  {lastError}
                </bdi>
              ),
            }}
          />
        </p>
      )}
    </>
  );
}

function MailTable({ mails, onShow }: { mails: readonly Mail[]; onShow: (mail: Mail) => void }) {
  const intl = useIntl();
  const dates = useDates();
  return (
    <DataTable
      label={intl.formatMessage(messages.outbox)}
      rows={mails}
      rowKey={(mail) => mail.id}
      columns={[
        {
          id: 'when',
          label: intl.formatMessage(outbox.when),
          renderCell: (mail) => <bdi>{dates.moment(mail.createdAt)}</bdi>,
        },
        {
          id: 'to',
          label: intl.formatMessage(outbox.to),
          renderCell: (mail) => <bdi dir="ltr">{mail.to}</bdi>,
        },
        {
          id: 'subject',
          label: intl.formatMessage(outbox.subject),
          renderCell: (mail) => (
            <bdi dir="auto" lang={mail.language}>
              {mail.subject}
            </bdi>
          ),
        },
        {
          id: 'kind',
          label: intl.formatMessage(outbox.kind),
          renderCell: (mail) => <Known code={mail.kind} words={mailKinds} />,
        },
        {
          id: 'status',
          label: intl.formatMessage(outbox.status),
          renderCell: (mail) => <MailState mail={mail} />,
        },
        {
          id: 'preview',
          label: intl.formatMessage(outbox.preview),
          align: 'end',
          renderCell: (mail) => (
            <Button
              variant="secondary"
              size="sm"
              icon={Eye}
              aria-label={intl.formatMessage(outbox.previewOf, { subject: mail.subject, to: mail.to })}
              onPress={() => onShow(mail)}
            >
              <Text message={outbox.preview} />
            </Button>
          ),
        },
      ]}
    />
  );
}
