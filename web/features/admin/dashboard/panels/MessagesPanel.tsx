import { useState } from 'react';
import { useIntl } from 'react-intl';
import { type MessageKind, useAdminMessagesQuery } from '../../../../generated/graphql.ts';
import { Select } from '../../../../ui/Select.tsx';
import { useOptions } from '../../kit/useOptions.ts';
import { MessageItem } from './MessageItem.tsx';
import { PagedPanel, panelPageSize } from './PagedPanel.tsx';
import { inbox, messages } from './panels.messages.ts';
import styles from './panels.module.css';

type KindFilter = 'all' | MessageKind;

const kinds: readonly KindFilter[] = ['all', 'contact', 'handover', 'notify'];

/** Messages of travellers, newest first. */
export function MessagesPanel() {
  const intl = useIntl();
  const [{ kind, number }, setView] = useState<{ kind: KindFilter; number: number }>({
    kind: 'all',
    number: 1,
  });
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
        onChange={(chosen) => setView({ kind: kinds.find((each) => each === chosen) ?? 'all', number: 1 })}
      />
      <PagedPanel
        label={messages.messages}
        page={page}
        isLoading={loading}
        error={error}
        onRetry={refetch}
        onPage={(next) => setView({ kind, number: next })}
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
