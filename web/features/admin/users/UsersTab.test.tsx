import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AdminSetUserRoleDocument, type AdminSetUserRoleMutation } from '#generated/graphql.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { administrator, adminUser, usersPage } from '../testing/factories.ts';
import { UsersTab } from './UsersTab.tsx';

const roleAnswer = (
  userId: string,
  role: 'user' | 'admin',
  setUserRole: AdminSetUserRoleMutation['setUserRole'],
) => ({
  request: { query: AdminSetUserRoleDocument, variables: { userId, role } },
  result: { data: { __typename: 'Mutation', setUserRole } },
});

const show = (mocks: NonNullable<Parameters<typeof renderRoute>[1]>['mocks'] & object) =>
  renderRoute(<UsersTab />, { address: '/Admin?tab=users', viewer: administrator(), mocks });

const chooseRole = async (user: ReturnType<typeof show>['user'], of: RegExp, role: string) => {
  await user.click(await screen.findByRole('button', { name: of }));
  await user.click(await screen.findByRole('option', { name: role }));
  return screen.findByRole('alertdialog');
};

describe('the tab of users', () => {
  it('shows name, email, day of joining and role', async () => {
    show([usersPage([adminUser(), adminUser({ id: 'user-2', fullName: '', email: 'x@example.com' })])]);
    const [first, second] = await screen.findAllByRole('listitem');
    if (!first || !second) throw new Error('Two rows expected');
    for (const text of ['Maya Test', 'maya@example.com', '2 May 2026']) {
      expect(within(first).getByText(text)).toBeVisible();
    }
    expect(within(first).getAllByText('User')[0]).toBeVisible();
    expect(within(second).getByRole('heading', { name: 'Unnamed User' })).toBeVisible();
    expect(screen.getByText('2 in total')).toBeInTheDocument();
  });

  it('says that no user was found', async () => {
    show([usersPage([])]);
    expect(await screen.findByRole('heading', { name: 'No users found' })).toBeVisible();
  });

  it('makes a member an administrator after confirmation', async () => {
    const { user } = show([
      usersPage([adminUser()]),
      roleAnswer('user-1', 'admin', { __typename: 'RoleChanged', user: adminUser({ role: 'admin' }) }),
    ]);
    const question = await chooseRole(user, /Role of Maya Test/, 'Administrator');
    expect(question).toContainElement(document.activeElement as HTMLElement);
    await user.click(within(question).getByRole('button', { name: 'Change role' }));
    expect(await screen.findByText('Maya Test is an administrator now')).toBeVisible();
    expect((await screen.findAllByText('Administrator'))[0]).toBeVisible();
  });

  it('explains why the last administrator cannot be demoted', async () => {
    const last = adminUser({ id: 'admin-1', fullName: 'Noa Test', role: 'admin' });
    const { user } = show([
      usersPage([last]),
      roleAnswer('admin-1', 'user', { __typename: 'RoleRefused', code: 'LAST_ADMIN' }),
    ]);
    const question = await chooseRole(user, /Role of Noa Test/, 'User');
    expect(question).toHaveTextContent('This is your own account');
    await user.click(within(question).getByRole('button', { name: 'Change role' }));
    expect(await screen.findByText(/Noa Test is the last administrator/)).toBeVisible();
    expect(screen.getByRole('button', { name: /Role of Noa Test/ })).toHaveTextContent('Administrator');
  });
});
