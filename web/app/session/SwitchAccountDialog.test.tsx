import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { AdoptSessionDocument, ViewerDocument } from '#generated/graphql.ts';
import { useViewer } from '#lib/session/Viewer.tsx';
import { viewer } from '#web/testing/factories.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import type { RouteOptions } from '#web/testing/renderRoute.tsx';
import { SwitchAccountDialog } from './SwitchAccountDialog.tsx';

const dana = viewer({ id: 'user-1', fullName: 'Dana Levi' });
const noa = viewer({ id: 'user-2', fullName: 'Noa Mizrahi' });

function CurrentViewer() {
  const { viewer: who } = useViewer();
  return <output data-testid="who">{who?.fullName ?? 'nobody'}</output>;
}

/** Dana's page after the login page returned with Noa's token. */
const open = (mocks: NonNullable<RouteOptions['mocks']> = []) =>
  renderRoute(
    <>
      <CurrentViewer />
      <SwitchAccountDialog token="token-of-noa" />
    </>,
    {
      viewer: noa,
      mocks: [
        { request: { query: ViewerDocument }, result: { data: { __typename: 'Query', me: dana } } },
        ...mocks,
      ],
    },
  );
const adopting = (answer: object) => ({
  request: { query: AdoptSessionDocument, variables: { token: 'token-of-noa', replace: true } },
  result: { data: { __typename: 'Mutation', adoptSession: answer } },
});
const who = () => screen.getByTestId('who');

describe('the question before switching accounts', () => {
  it('keeps the signed-in account when declined', async () => {
    const { user } = open();
    const dialog = await screen.findByRole('alertdialog', { name: 'You are signed in already' });
    expect(dialog).toHaveTextContent('Continue as Dana Levi');
    await user.click(screen.getByRole('button', { name: 'Continue as Dana Levi' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(who()).toHaveTextContent('Dana Levi');
  });

  it('keeps the account on Escape', async () => {
    const { user } = open();
    const dialog = await screen.findByRole('alertdialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(who()).toHaveTextContent('Dana Levi');
  });

  it('switches the account when it is confirmed', async () => {
    const { user } = open([
      adopting({ __typename: 'SignedIn', viewer: { __typename: 'Viewer', id: noa.id } }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Switch account' }));
    await waitFor(() => expect(who()).toHaveTextContent('Noa Mizrahi'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('says that the token is no longer valid', async () => {
    const { user } = open([adopting({ __typename: 'SignInRefused', reason: 'INVALID_CREDENTIALS' })]);
    await user.click(await screen.findByRole('button', { name: 'Switch account' }));
    expect(await screen.findByText('Switching did not work. Please sign in again.')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
