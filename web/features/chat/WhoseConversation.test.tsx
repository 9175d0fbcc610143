import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SignInDocument, ViewerDocument } from '#generated/graphql.ts';
import { useChatLauncher } from '#lib/ports/ChatLauncher.tsx';
import { useViewer } from '#lib/session/Viewer.tsx';
import { viewer } from '#web/testing/factories.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { ChatProvider } from './ChatProvider.tsx';
import { follow, replies, reply } from './testing/chat.tsx';
import type { ChatAnswer } from './testing/chat.tsx';

type Member = ReturnType<typeof viewer>;

const ada = viewer({ id: 'ada', fullName: 'Ada' });
const ben = viewer({ id: 'ben', fullName: 'Ben' });

function Page() {
  const chat = useChatLauncher();
  const { viewer: member, isLoading, signIn } = useViewer();
  const name = member ? member.fullName : 'Visitor';
  return (
    <>
      <p>{isLoading ? 'Loading' : name}</p>
      <button type="button" onClick={() => chat.open({ kind: 'general' })}>
        Ask
      </button>
      <button type="button" onClick={() => void signIn({ email: 'ada@example.com', password: 'x' })}>
        Sign in here
      </button>
    </>
  );
}

const whoIsThere = (me: Member | null) => ({
  request: { query: ViewerDocument },
  result: { data: { __typename: 'Query' as const, me } },
});

const signingIn = ({ id }: Member) => ({
  request: { query: SignInDocument, variables: () => true },
  result: {
    data: {
      __typename: 'Mutation' as const,
      signIn: { __typename: 'SignedIn' as const, viewer: { __typename: 'Viewer' as const, id } },
    },
  },
});

/** The page after a reload, for the first viewer; the second member, if given, is the one who can sign in on it. */
const reloaded = async (
  [first, second]: readonly [Member | null, Member?],
  ...answers: readonly ChatAnswer[]
) => {
  const { sent, mocks } = replies(...answers);
  const login = second ? [whoIsThere(first), signingIn(second)] : [];
  const view = renderRoute(
    <ChatProvider>
      <Page />
    </ChatProvider>,
    { viewer: second ?? first, mocks: [...login, follow(null), ...mocks] },
  );
  const user = userEvent.setup();
  await screen.findByText(first?.fullName ?? 'Visitor');
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'Ask' }));
    await screen.findByRole('dialog', {}, { timeout: 5000 });
  };
  const say = (text: string) => user.type(screen.getByLabelText('Write a message'), text);
  return { sent, user, open, say, unmount: view.unmount };
};

/** The reloaded page with the chat open. */
const page = async (member: Member | null, ...answers: readonly ChatAnswer[]) => {
  const loaded = await reloaded([member], ...answers);
  await loaded.open();
  return loaded;
};

const log = () => within(screen.getByRole('log'));
const resume = () => screen.queryByRole('button', { name: 'Continue last conversation' });

/** The viewer asks about the pool, starts another message without sending it, and leaves the page. */
const askedAboutThePool = async (member: Member | null) => {
  const { say, unmount } = await page(member, 'There is one pool.');
  await say('Is there a pool?{Enter}');
  await log().findByText('There is one pool.');
  await say('My secret');
  unmount();
};

describe('the conversation of a member whose session has expired', () => {
  it('is not shown to the next member, and their first message does not continue it', async () => {
    await askedAboutThePool(ada);
    const { sent, say } = await page(ben, 'Hello Ben.');
    expect(resume()).toBeNull();
    expect(screen.getByLabelText('Write a message')).toHaveValue('');
    expect(window.sessionStorage.getItem('solera.chat')).toBe('null');
    expect(window.sessionStorage.getItem('solera.chatDraft')).toBe('null');
    await say('Hello{Enter}');
    expect(await log().findByText('Hello Ben.')).toBeVisible();
    expect(log().queryByText('There is one pool.')).not.toBeInTheDocument();
    expect(sent.map(({ threadId }) => threadId)).toEqual([null]);
  });

  it('is not shown to another member who signs in on the same page', async () => {
    await askedAboutThePool(ada);
    const { user, open, sent, say } = await reloaded([null, ben], 'Hello Ben.');
    await user.click(screen.getByRole('button', { name: 'Sign in here' }));
    expect(await screen.findByText('Ben')).toBeVisible();
    await open();
    expect(resume()).toBeNull();
    await say('Hello{Enter}');
    expect(await log().findByText('Hello Ben.')).toBeVisible();
    expect(sent.map(({ threadId }) => threadId)).toEqual([null]);
  });

  it('is offered to the same member', async () => {
    await askedAboutThePool(ada);
    await page(ada);
    expect(resume()).toBeVisible();
    expect(screen.getByLabelText('Write a message')).toHaveValue('My secret');
  });
});

it('the conversation of a member who signed out in another tab is not continued by a visitor', async () => {
  await askedAboutThePool(ada);
  const { sent, say } = await page(null, 'Hello.');
  expect(resume()).toBeNull();
  expect(screen.getByLabelText('Write a message')).toHaveValue('');
  await say('Hello{Enter}');
  expect(await log().findByText('Hello.')).toBeVisible();
  expect(sent.map(({ threadId }) => threadId)).toEqual([null]);
});

it('the conversation of a visitor continues when they sign in, and then belongs to that member', async () => {
  await askedAboutThePool(null);
  const asAda = await reloaded([null, ada], 'It is heated.');
  await asAda.user.click(screen.getByRole('button', { name: 'Sign in here' }));
  expect(await screen.findByText('Ada')).toBeVisible();
  await asAda.open();
  expect(resume()).toBeVisible();
  await asAda.user.clear(screen.getByLabelText('Write a message'));
  await asAda.say('Heated?{Enter}');
  expect(await log().findByText('It is heated.')).toBeVisible();
  expect(log().getByText('There is one pool.')).toBeVisible();
  expect(asAda.sent.map(({ threadId }) => threadId)).toEqual(['thread-1']);
  asAda.unmount();
  await page(ben);
  expect(resume()).toBeNull();
});

it('when a reply starts another thread, a line separates its message from the earlier ones', async () => {
  await askedAboutThePool(null);
  const { user, say } = await page(null, reply('Which pool?', { threadId: 'thread-2' }));
  await user.clear(screen.getByLabelText('Write a message'));
  await say('Heated?{Enter}');
  await log().findByText('Which pool?');
  const line = log().getByText(/A new conversation starts here/);
  const follows = (text: string) =>
    line.compareDocumentPosition(log().getByText(text)) === Node.DOCUMENT_POSITION_FOLLOWING;
  expect(follows('Heated?')).toBe(true);
  expect(follows('There is one pool.')).toBe(false);
});

describe('a new conversation', () => {
  const begin = () => screen.queryByRole('button', { name: 'New conversation' });

  it('is offered only once there is a conversation', async () => {
    const { say } = await page(null, 'Yes.');
    expect(begin()).toBeNull();
    await say('Is there a pool?{Enter}');
    expect(begin()).toBeVisible();
  });

  it('can be started by keyboard, which empties the chat, and its first message has no thread', async () => {
    const first = reply('There is one pool.', { suggestions: ['Heated?'] });
    const { user, say, sent, unmount } = await page(null, first, 'Hello.');
    await say('Is there a pool?{Enter}');
    await log().findByRole('button', { name: 'Heated?' });
    begin()?.focus();
    await user.keyboard('{Enter}');
    expect(log().queryByText('There is one pool.')).not.toBeInTheDocument();
    expect(log().queryByRole('button', { name: 'Heated?' })).not.toBeInTheDocument();
    expect(resume()).toBeNull();
    await waitFor(() => expect(screen.getByLabelText('Write a message')).toHaveFocus());
    await user.keyboard('Hello{Enter}');
    expect(await log().findByText('Hello.')).toBeVisible();
    expect(sent.map(({ threadId }) => threadId)).toEqual([null, null]);
    unmount();
    await page(null);
    expect(resume()).toBeVisible();
  });

  it('may be started after a reload, and then the last conversation is no longer offered', async () => {
    await askedAboutThePool(null);
    const { user, unmount } = await page(null);
    expect(resume()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'New conversation' }));
    expect(resume()).toBeNull();
    unmount();
    await page(null);
    expect(resume()).toBeNull();
  });
});

it('a message that failed and is typed again after a reload appears once', async () => {
  const failed = await page(null, new TypeError('Failed to fetch'));
  await failed.say('Hello{Enter}');
  await log().findByRole('button', { name: 'Send again' });
  failed.unmount();
  const { user, say } = await page(null, 'Here I am.');
  await user.clear(screen.getByLabelText('Write a message'));
  await say('Hello{Enter}');
  expect(await log().findByText('Here I am.')).toBeVisible();
  expect(log().getAllByText('Hello')).toHaveLength(1);
});
