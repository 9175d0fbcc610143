import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AdoptSessionDocument, ViewerDocument } from '#generated/graphql.ts';
import type { LanguageCode } from '#i18n/languages.ts';
import { useViewer } from '#lib/session/Viewer.tsx';
import { viewer } from '#web/testing/factories.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { ConfirmSignInDialog } from './ConfirmSignInDialog.tsx';

const dana = viewer({ id: 'user-1', fullName: 'Dana Levi' });
const account = 'd•••@example.com';

function CurrentViewer() {
  const { viewer: who } = useViewer();
  return <output data-testid="who">{who?.fullName ?? 'nobody'}</output>;
}

/** Opens a visitor's page with Dana's token in the URL. */
const open = (answer: object | null = null, language: LanguageCode = 'en') =>
  renderRoute(
    <>
      <CurrentViewer />
      <ConfirmSignInDialog token="token-of-dana" account={account} />
    </>,
    {
      language,
      viewer: dana,
      mocks: [
        { request: { query: ViewerDocument }, result: { data: { __typename: 'Query', me: null } } },
        ...(answer === null
          ? []
          : [
              {
                request: {
                  query: AdoptSessionDocument,
                  variables: { token: 'token-of-dana', replace: true },
                },
                result: { data: { __typename: 'Mutation' as const, adoptSession: answer } },
              },
            ]),
      ],
    },
  );
const who = () => screen.getByTestId('who');

describe('the confirmation before a sign-in from a link', () => {
  it.each(['button', 'Escape'])('does not sign in when declined with %s', async (way) => {
    const { user } = open();
    const dialog = await screen.findByRole('alertdialog', { name: 'Sign in on this device?' });
    expect(dialog).toHaveTextContent(account);
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(screen.getByRole('button', { name: 'Do not sign in' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(who()).toHaveTextContent('nobody');
  });

  it('signs in when confirmed', async () => {
    const { user } = open({ __typename: 'SignedIn', viewer: { __typename: 'Viewer', id: dana.id } });
    await user.click(await screen.findByRole('button', { name: `Sign in as ${account}` }));
    await waitFor(() => expect(who()).toHaveTextContent('Dana Levi'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('says that the token is no longer valid', async () => {
    const { user } = open({ __typename: 'SignInRefused', reason: 'INVALID_CREDENTIALS' });
    await user.click(await screen.findByRole('button', { name: `Sign in as ${account}` }));
    expect(await screen.findByText('Signing in did not work. Please sign in again.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('is shown in Hebrew, with the email address from left to right', async () => {
    open(null, 'he');
    const dialog = await screen.findByRole('alertdialog', { name: 'להתחבר במכשיר הזה?' });
    expect(
      [...dialog.querySelectorAll<HTMLElement>('bdi[dir]')].map((part) => [part.dir, part.textContent]),
    ).toEqual([
      ['ltr', account],
      ['ltr', account],
    ]);
  });
});
