import { useIntl } from 'react-intl';
import { useAdminAuditLogQuery } from '../../../../generated/graphql.ts';
import { useDates } from '../../../../i18n/useDates.ts';
import { DataTable } from '../../../../ui/DataTable.tsx';
import { usePanelAddress } from '../../kit/usePanelAddress.ts';
import { Known } from './Known.tsx';
import { PagedPanel, panelPageSize } from './PagedPanel.tsx';
import { audit, messages } from './panels.messages.ts';
import { actions } from './records.messages.ts';

/** What administrators did, newest first. */
export function AuditPanel() {
  const intl = useIntl();
  const dates = useDates();
  const { page: number, change } = usePanelAddress('audit', ['all']);
  const { data, previousData, loading, error, refetch } = useAdminAuditLogQuery({
    variables: { page: { page: number, pageSize: panelPageSize } },
    fetchPolicy: 'cache-and-network',
  });
  const page = (data ?? previousData)?.adminAuditLog;
  return (
    <PagedPanel
      label={messages.audit}
      page={page}
      isLoading={loading}
      error={error}
      onRetry={refetch}
      onPage={(next) => change({ page: next })}
      empty={messages.noEntries}
    >
      <DataTable
        label={intl.formatMessage(messages.audit)}
        rows={page?.items ?? []}
        rowKey={(entry) => entry.id}
        columns={[
          {
            id: 'when',
            label: intl.formatMessage(audit.when),
            renderCell: (entry) => <bdi>{dates.moment(entry.at)}</bdi>,
          },
          {
            id: 'who',
            label: intl.formatMessage(audit.who),
            renderCell: (entry) => <bdi dir="ltr">{entry.actor}</bdi>,
          },
          {
            id: 'what',
            label: intl.formatMessage(audit.what),
            renderCell: (entry) => <Known code={entry.action} words={actions} />,
          },
          {
            id: 'record',
            label: intl.formatMessage(audit.record),
            renderCell: (entry) => (
              <bdi dir="ltr">
                {entry.entity} {entry.recordId}
              </bdi>
            ),
          },
          {
            id: 'summary',
            label: intl.formatMessage(audit.summary),
            renderCell: (entry) => <bdi dir="auto">{entry.summary}</bdi>,
          },
        ]}
      />
    </PagedPanel>
  );
}
