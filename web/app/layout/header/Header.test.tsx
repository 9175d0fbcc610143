import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SignOutDocument, ViewerDocument } from '#generated/graphql.ts';
import type { ChatLauncher } from '#lib/ports/ChatLauncher.tsx';
import { viewer } from '#web/testing/factories.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { Header } from './Header.tsx';

describe('the header', () => {
  it('offers ten languages, eight of them marked as not proofread, and switches', async () => {
    const { user } = renderRoute(<Header />);
    await user.click(screen.getByRole('button', { name: /Language: English/ }));
    const menu = await screen.findByRole('menu');
    expect(within(menu).getAllByRole('menuitemradio')).toHaveLength(10);
    const note = within(menu).getByRole('group', { name: 'Not yet proofread' });
    expect(within(note).getAllByRole('menuitemradio')).toHaveLength(8);

    await user.click(within(menu).getByRole('menuitemradio', { name: /עברית/ }));
    expect(await screen.findByRole('button', { name: /שפה: עברית/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'סולרה' })).toHaveAttribute('href', '/');
  });

  it('offers eight currencies and stores the choice, with the sign of an estimate except for shekels', async () => {
    const { user } = renderRoute(<Header />);
    await user.click(screen.getByRole('button', { name: 'Currency: ≈ USD' }));
    const rows = await screen.findAllByRole('menuitemradio');
    expect(rows).toHaveLength(8);
    expect(rows[1]).toHaveTextContent('EUR · € · Euro');
    await user.click(screen.getByRole('menuitemradio', { name: /EUR/ }));
    expect(screen.getByRole('button', { name: 'Currency: ≈ EUR' })).toBeVisible();
    expect(document.cookie).toContain('currency=EUR');
    await user.click(screen.getByRole('button', { name: 'Currency: ≈ EUR' }));
    await user.click(await screen.findByRole('menuitemradio', { name: /ILS/ }));
    expect(screen.getByRole('button', { name: 'Currency: ILS' })).toBeVisible();
  });

  it('shows the member’s name, and opens Discover after signing out', async () => {
    const member = viewer({ fullName: 'Maya Test' });
    const { user } = renderRoute(<Header />, {
      address: '/Checkout?bookingId=1',
      mocks: [
        { request: { query: ViewerDocument }, result: { data: { __typename: 'Query', me: member } } },
        { request: { query: SignOutDocument }, result: { data: { __typename: 'Mutation', signOut: true } } },
      ],
    });
    expect(await screen.findAllByText('Maya Test')).not.toHaveLength(0);
    const [signOut] = screen.getAllByRole('button', { name: 'Sign Out' });
    if (!signOut) throw new Error('No Sign Out button');
    await user.click(signOut);
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/));
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
  });

  it('shows no Sign In while it is not known who is signed in, and the member’s name once it is', async () => {
    renderRoute(<Header />, {
      viewer: viewer({ fullName: 'Maya Test' }),
      mocks: [{ request: { query: ViewerDocument }, error: new TypeError('Failed to fetch') }],
    });
    const signIn = () => screen.queryByRole('button', { name: 'Sign In' });
    expect(await screen.findByRole('button', { name: 'Chat' })).toBeVisible();
    // Longer than the mocked failure takes to arrive; the check is repeated after two seconds.
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(signIn()).not.toBeInTheDocument();
    // Without a response it is not known whether there is a session to end.
    expect(screen.queryByRole('button', { name: 'Sign Out' })).not.toBeInTheDocument();
    expect(await screen.findAllByText('Maya Test', {}, { timeout: 10_000 })).not.toHaveLength(0);
    expect(signIn()).not.toBeInTheDocument();
  });

  it('offers only to sign out while the server cannot check a session, and to sign in afterwards', async () => {
    const errors = [{ message: 'away', path: ['me'], extensions: { code: 'PLATFORM_UNAVAILABLE' } }];
    let isOpen = true;
    const { user } = renderRoute(<Header />, {
      mocks: [
        {
          request: { query: ViewerDocument },
          result: () => ({ data: { __typename: 'Query' as const, me: null }, ...(isOpen && { errors }) }),
          maxUsageCount: Number.POSITIVE_INFINITY,
        },
        {
          request: { query: SignOutDocument },
          result: () => {
            isOpen = false;
            return { data: { __typename: 'Mutation' as const, signOut: false } };
          },
        },
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign Out' })).not.toBeInTheDocument();
  });

  it('opens a general chat', async () => {
    const chat = { open: vi.fn<ChatLauncher['open']>() };
    const { user } = renderRoute(<Header />, { chat });
    await user.click(screen.getByRole('button', { name: 'Chat' }));
    expect(chat.open).toHaveBeenCalledWith({ kind: 'general' });
  });

  it('closes the mobile menu with Escape and when a link is chosen', async () => {
    const { user } = renderRoute(<Header />, { address: '/Hotel?id=1' });
    const toggle = screen.getByRole('button', { name: 'Open menu' });
    await user.click(toggle);
    const menu = () => screen.queryByRole('navigation', { name: 'Navigation' });
    expect(menu()).toBeVisible();
    await user.keyboard('{Escape}');
    expect(menu()).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    await user.click(screen.getByRole('link', { name: 'Discover' }));
    expect(menu()).not.toBeInTheDocument();
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/);
  });

  it('closes the mobile menu when a language is chosen in it, and focuses its button', async () => {
    const { user } = renderRoute(<Header />, { address: '/Hotel?id=1' });
    const toggle = screen.getByRole('button', { name: 'Open menu' });
    await user.click(toggle);
    const narrow = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
    if (!narrow) throw new Error('No narrow menu');
    await user.click(within(narrow).getByRole('button', { name: /Language: English/ }));
    await user.click(await screen.findByRole('menuitemradio', { name: /עברית/ }));
    expect(await screen.findByRole('button', { name: 'פתיחת התפריט' })).toHaveFocus();
    expect(narrow).toBeEmptyDOMElement();
    expect(screen.getByTestId('address')).toHaveTextContent('/Hotel?id=1');
  });
});
