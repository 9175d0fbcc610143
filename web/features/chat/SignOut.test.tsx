import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { SignOutDocument, ViewerDocument } from '#generated/graphql.ts';
import { useChatLauncher } from '#lib/ports/ChatLauncher.tsx';
import { useViewer } from '#lib/session/Viewer.tsx';
import { viewer } from '#web/testing/factories.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { ChatProvider } from './ChatProvider.tsx';

const { happyDOM } = window as typeof window & {
  happyDOM: { setViewport(to: { readonly width: number }): void };
};
const usual = window.innerWidth;
afterEach(() => happyDOM.setViewport({ width: usual }));

function Page() {
  const chat = useChatLauncher();
  const { viewer: member, signOut } = useViewer();
  return (
    <>
      <p>{member ? `Signed in as ${member.fullName}` : 'Visitor'}</p>
      <button type="button" onClick={() => chat.open({ kind: 'general' })}>
        Ask
      </button>
      <button type="button" onClick={() => void signOut()}>
        Leave
      </button>
    </>
  );
}

it('the chat beside the page closes when its member signs out', async () => {
  happyDOM.setViewport({ width: 1440 });
  const whoIsThere = (me: ReturnType<typeof viewer> | null) => ({
    request: { query: ViewerDocument },
    result: { data: { __typename: 'Query' as const, me } },
  });
  const signedOut = {
    request: { query: SignOutDocument },
    result: { data: { __typename: 'Mutation' as const, signOut: true } },
  };
  renderRoute(
    <ChatProvider>
      <Page />
    </ChatProvider>,
    { mocks: [whoIsThere(viewer({ fullName: 'Maya Test' })), signedOut, whoIsThere(null), whoIsThere(null)] },
  );
  const user = userEvent.setup();
  expect(await screen.findByText('Signed in as Maya Test')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  expect(await screen.findByRole('dialog', {}, { timeout: 5000 })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('Visitor')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
