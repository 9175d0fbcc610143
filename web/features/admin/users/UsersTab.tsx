import { useState } from 'react';
import { useIntl } from 'react-intl';
import {
  type AdminUserSort,
  type UsersTab_UserFragment,
  useAdminUsersCsvLazyQuery,
  useAdminUsersQuery,
} from '#generated/graphql.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { AdminList } from '../kit/list/AdminList.tsx';
import kit from '../kit/list/rows.module.css';
import { sortsOf } from '../kit/list/sortsOf.ts';
import { useListUrl } from '../kit/url/useListUrl.ts';
import { useOptions } from '../kit/list/useOptions.ts';
import { ChangeRoleDialog } from './ChangeRoleDialog.tsx';
import { UserRow } from './UserRow.tsx';
import { messages, roleFilters, sorts } from './UsersTab.messages.ts';

const pageSize = 20;
const sortIds = sortsOf<AdminUserSort>(sorts);
const roleIds: readonly ['all', 'admin', 'user'] = ['all', 'admin', 'user'];
const choices = { sorts: sortIds, filter: { name: 'role', values: roleIds } };

/** The list of users with search, order and filter; their roles can be changed. */
export function UsersTab() {
  const intl = useIntl();
  const address = useListUrl<AdminUserSort, (typeof roleIds)[number]>(choices);
  const [userToChange, setUserToChange] = useState<UsersTab_UserFragment | null>(null);
  const { search, sort, filter, page: number } = address;
  const view = { search, sort, role: filter === null || filter === 'all' ? null : filter };
  const { data, previousData, loading, error, refetch } = useAdminUsersQuery({
    variables: { ...view, page: { page: number, pageSize } },
    fetchPolicy: 'cache-and-network',
  });
  const [readCsv] = useAdminUsersCsvLazyQuery({ fetchPolicy: 'no-cache' });
  const page = (data ?? previousData)?.adminUsers;
  return (
    <AdminList
      id="admin-users"
      title={intl.formatMessage(messages.title)}
      address={address}
      searchLabel={intl.formatMessage(messages.search)}
      sorts={useOptions(sortIds, sorts)}
      filter={{
        label: intl.formatMessage(messages.roleFilter),
        options: useOptions(roleIds, roleFilters),
      }}
      page={page}
      isLoading={loading}
      error={error}
      onRetry={refetch}
      fetchCsv={async () => (await readCsv({ variables: view })).data?.adminUsers.csv}
      empty={<EmptyState title={intl.formatMessage(messages.empty)} headingLevel={3} />}
    >
      <ul className={kit.rows}>
        {page?.items.map((user) => (
          <UserRow key={user.id} user={user} onRole={() => setUserToChange(user)} />
        ))}
      </ul>
      <ChangeRoleDialog user={userToChange} onClose={() => setUserToChange(null)} />
    </AdminList>
  );
}
