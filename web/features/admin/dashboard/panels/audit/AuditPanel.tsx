import { useIntl } from 'react-intl';
import { useAdminAuditLogQuery } from '#generated/graphql.ts';
import { Select } from '#ui/Select.tsx';
import { SearchField } from '#features/admin/kit/list/SearchField.tsx';
import { useOptions } from '#features/admin/kit/list/useOptions.ts';
import { usePanelUrl } from '#features/admin/kit/url/usePanelUrl.ts';
import { AuditItem } from './AuditItem.tsx';
import { PagedPanel, panelPageSize } from '../PagedPanel.tsx';
import { audit, messages } from '../panels.messages.ts';
import styles from '../panels.module.css';
import { actions } from './records.messages.ts';

const kinds: readonly [string, ...string[]] = ['all', ...Object.keys(actions)];
const kindTexts = { all: audit.all, ...actions };

/** Recorded actions of administrators and of the system, newest first, optionally of one kind or by one person. */
export function AuditPanel() {
  const intl = useIntl();
  const { page: number, kind, person, change } = usePanelUrl('audit', kinds);
  const { data, previousData, loading, error, refetch } = useAdminAuditLogQuery({
    variables: {
      action: kind === 'all' ? null : kind,
      actor: person,
      page: { page: number, pageSize: panelPageSize },
    },
    fetchPolicy: 'cache-and-network',
  });
  const page = (data ?? previousData)?.adminAuditLog;
  const isWhole = kind === 'all' && person === '';
  return (
    <>
      <div className={styles.tools}>
        <Select
          label={intl.formatMessage(audit.what)}
          className={styles.kind}
          value={kind}
          options={useOptions(kinds, kindTexts)}
          onChange={(chosen) => change({ kind: chosen, page: 1 })}
        />
        <SearchField
          label={intl.formatMessage(audit.person)}
          value={person}
          onSearch={(typed) => change({ person: typed.trim(), page: 1 }, true)}
          className={styles.person}
        />
      </div>
      <PagedPanel
        label={messages.audit}
        page={page}
        isLoading={loading}
        error={error}
        onRetry={refetch}
        onPage={(next) => change({ page: next })}
        empty={isWhole ? messages.noEntries : messages.noMatch}
      >
        <ul aria-label={intl.formatMessage(messages.audit)}>
          {page?.items.map((entry) => (
            <AuditItem key={entry.id} entry={entry} />
          ))}
        </ul>
      </PagedPanel>
    </>
  );
}
