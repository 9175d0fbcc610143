import { AppError } from '#gateway/errors.ts';
import type { AdminUserPage } from '#models/admin/admin-pages.ts';
import type { Viewer } from '#models/viewer.ts';
import type { AdminCaller } from '../administrator.ts';
import { type Columns, csvFile, dayOfMoment } from './csv.ts';
import { type PageInput, searchWords, validPage } from './list-input.ts';
import { type PagedList, pageOf } from './paging.ts';
import type { AdminDeps, AdminSort } from '../ports.ts';

interface UserListInput {
  readonly search: string;
  readonly role?: Viewer['role'] | null | undefined;
  readonly sort: AdminSort<'users'>;
  readonly page?: PageInput | null | undefined;
}

type RoleAnswer =
  | { readonly __typename: 'RoleChanged'; readonly user: Viewer }
  | { readonly __typename: 'RoleRefused'; readonly code: 'LAST_ADMIN' };

const columns: Columns<Viewer> = {
  id: ({ id }) => id,
  name: ({ fullName }) => fullName,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  role: ({ role }) => role,
  newsletter: ({ preferences }) => preferences.newsletter,
  joined: ({ createdAt }) => dayOfMoment(createdAt),
};

/** All users, for administrators. */
export function usersAdmin({ adminLists, check, audit }: AdminDeps) {
  return {
    list: async (caller: AdminCaller, input: UserListInput): Promise<AdminUserPage> => {
      const criteria = { words: searchWords(input.search), role: input.role ?? null, sort: input.sort };
      const page = validPage(input.page);
      const { token } = await check.forRead(caller);
      const pagedList: PagedList<Viewer> = {
        count: () => adminLists.users.count(token, criteria),
        list: (skip, limit) => adminLists.users.list(token, criteria, { skip, limit }),
      };
      return { ...(await pageOf(pagedList, page)), csv: () => csvFile('users', pagedList, columns) };
    },

    /**
     * Changes the role of a user. The platform decides whether this is the last administrator, because it can check and
     * write in one step.
     */
    setRole: async (caller: AdminCaller, userId: string, role: Viewer['role']): Promise<RoleAnswer> => {
      const actor = await check.forWrite(caller);
      const before = await adminLists.user(actor.token, userId);
      if (!before) throw new AppError('NOT_FOUND');
      if (before.role === role) return { __typename: 'RoleChanged', user: before };
      const user = await adminLists.setRole(actor.token, userId, role);
      if (!user) return { __typename: 'RoleRefused', code: 'LAST_ADMIN' };
      await audit({
        actor,
        action: 'user.role',
        entity: 'User',
        recordId: userId,
        summary: role === 'admin' ? 'Made a member an administrator' : 'Made an administrator a member',
        before: { role: before.role },
        after: { role: user.role },
      });
      return { __typename: 'RoleChanged', user };
    },
  };
}
