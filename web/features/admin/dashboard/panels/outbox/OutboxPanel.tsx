import { useState } from 'react';
import { useIntl } from 'react-intl';
import { type AdminOutboxQuery, type OutboxStatus, useAdminOutboxQuery } from '#generated/graphql.ts';
import { Text } from '#i18n/Text.tsx';
import { Select } from '#ui/Select.tsx';
import { useOptions } from '#features/admin/kit/list/useOptions.ts';
import { usePanelUrl } from '#features/admin/kit/url/usePanelUrl.ts';
import { MailPreviewDialog } from './MailPreviewDialog.tsx';
import { MailTable } from './MailTable.tsx';
import { PagedPanel, panelPageSize } from '../PagedPanel.tsx';
import { messages, outbox } from '../panels.messages.ts';
import styles from '../panels.module.css';

export type Mail = AdminOutboxQuery['adminOutbox']['items'][number];

type StateFilter = 'all' | OutboxStatus;

const states: readonly [StateFilter, ...StateFilter[]] = ['all', 'stored', 'sent', 'failed'];

/** Emails that Solera sends, newest first, each with a preview. */
export function OutboxPanel() {
  const { page: number, kind, change } = usePanelUrl('outbox', states);
  const intl = useIntl();
  const [shown, setShown] = useState<Mail | null>(null);
  const { data, previousData, loading, error, refetch } = useAdminOutboxQuery({
    variables: { status: kind === 'all' ? null : kind, page: { page: number, pageSize: panelPageSize } },
    fetchPolicy: 'cache-and-network',
  });
  const page = (data ?? previousData)?.adminOutbox;
  // The opened email as the list has it now, because its texts may be loaded after it was opened.
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
      <MailPreviewDialog mail={opened} onClose={() => setShown(null)} onRetry={refetch} />
    </>
  );
}
