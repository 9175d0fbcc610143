import { useIntl } from 'react-intl';
import { type MessageKind, useAdminMessagesQuery } from '#generated/graphql.ts';
import { Select } from '#ui/Select.tsx';
import { useOptions } from '#features/admin/kit/list/useOptions.ts';
import { usePanelUrl } from '#features/admin/kit/url/usePanelUrl.ts';
import { MessageItem } from './MessageItem.tsx';
import { PagedPanel, panelPageSize } from '../PagedPanel.tsx';
import { inbox, messages } from '../panels.messages.ts';
import styles from '../panels.module.css';

type KindFilter = 'all' | MessageKind;

const kinds: readonly [KindFilter, ...KindFilter[]] = ['all', 'contact', 'handover', 'notify'];

/** Messages of travellers, newest first. */
export function MessagesPanel() {
  const intl = useIntl();
  const { kind, page: number, change } = usePanelUrl('messages', kinds);
  const { data, previousData, loading, error, refetch } = useAdminMessagesQuery({
    variables: { kind: kind === 'all' ? null : kind, page: { page: number, pageSize: panelPageSize } },
    fetchPolicy: 'cache-and-network',
  });
  const page = (data ?? previousData)?.adminMessages;
  return (
    <>
      <Select
        label={intl.formatMessage(inbox.kind)}
        className={styles.kind}
        value={kind}
        options={useOptions(kinds, inbox)}
        onChange={(chosen) => change({ kind: kinds.find((each) => each === chosen) ?? 'all', page: 1 })}
      />
      <PagedPanel
        label={messages.messages}
        page={page}
        isLoading={loading}
        error={error}
        onRetry={refetch}
        onPage={(next) => change({ page: next })}
        empty={messages.noMessages}
      >
        <ul>
          {page?.items.map((message) => (
            <MessageItem key={message.id} message={message} />
          ))}
        </ul>
      </PagedPanel>
    </>
  );
}
