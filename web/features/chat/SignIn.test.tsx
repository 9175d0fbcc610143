import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { LoginUrlDocument } from '#generated/graphql.ts';
import { viewer } from '#web/testing/factories.ts';
import { openChat, renderChat, replies, reply } from './testing/chat.tsx';

const dana = viewer();
const signIn = reply('Sign in and I will read your bookings.', {
  actions: [{ __typename: 'ChatAction', kind: 'SIGN_IN', href: '/login' }],
});

const leftForLogin = async () => {
  const assign = vi.fn<(url: string) => void>();
  vi.stubGlobal('location', { pathname: '/', search: '', assign });
  const login = {
    request: { query: LoginUrlDocument, variables: { returnTo: '/', hasEnded: false } },
    result: { data: { __typename: 'Query' as const, loginUrl: '/login?from_url=x' } },
  };
  const { user, unmount } = await openChat(
    { kind: 'bookings' },
    { mocks: [...replies(signIn).mocks, login] },
  );
  await user.type(screen.getByLabelText('Write a message'), 'My bookings{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/login?from_url=x'));
  unmount();
};

it('after signing in from the chat, the conversation is shown again', async () => {
  await leftForLogin();
  renderChat({ kind: 'general' }, { viewer: dana });
  const log = within(await screen.findByRole('log'));
  expect(log.getByText(/What can I check in your bookings/)).toBeVisible();
  expect(log.getByText('My bookings')).toBeVisible();
});

it('the chat does not open for a traveller who returns without signing in', async () => {
  await leftForLogin();
  const { unmount } = renderChat({ kind: 'general' });
  await waitFor(() => expect(window.sessionStorage.getItem('solera.chatAfterLogin')).toBe('null'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  unmount();
  renderChat({ kind: 'general' }, { viewer: dana });
  expect(await screen.findByRole('button', { name: 'open' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('the chat reports that the login page cannot be reached', async () => {
  const down = {
    request: { query: LoginUrlDocument, variables: () => true },
    error: new TypeError('Failed to fetch'),
  };
  const { user } = await openChat({ kind: 'bookings' }, { mocks: [...replies(signIn).mocks, down] });
  await user.type(screen.getByLabelText('Write a message'), 'My bookings{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Sign in' }));
  expect(await screen.findByText(/sign-in page cannot be reached/)).toBeVisible();
});
