import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SendChatMessageDocument } from '../../generated/graphql.ts';
import type { ChatMessageInput } from '../../generated/graphql.ts';
import { useChatLauncher } from '../../lib/ChatLauncher.tsx';
import type { ChatOpening } from '../../lib/ChatLauncher.tsx';
import { renderRoute } from '../../testing/renderRoute.tsx';
import type { RouteOptions } from '../../testing/renderRoute.tsx';
import { ChatProvider } from './ChatProvider.tsx';

function Opener({ opening }: { opening: ChatOpening }) {
  const chat = useChatLauncher();
  return (
    <button type="button" onClick={() => chat.open(opening)}>
      open
    </button>
  );
}

const openChat = async (opening: ChatOpening, options: RouteOptions = {}) => {
  const view = renderRoute(
    <ChatProvider>
      <Opener opening={opening} />
    </ChatProvider>,
    options,
  );
  await view.user.click(screen.getByRole('button', { name: 'open' }));
  // Its code is loaded on the first opening.
  await screen.findByRole('dialog', {}, { timeout: 5000 });
  return view;
};

/** Answers messages in order and records what was sent. */
const replies = (answers: readonly (string | Error)[]) => {
  const sent: ChatMessageInput[] = [];
  const mocks = answers.map((answer) => ({
    request: {
      query: SendChatMessageDocument,
      variables: ({ input }: { input: ChatMessageInput }) => {
        sent.push(input);
        return true;
      },
    },
    ...(answer instanceof Error
      ? { error: answer }
      : {
          result: {
            data: {
              __typename: 'Mutation',
              sendChatMessage: { __typename: 'ChatReply', threadId: 'thread-1', text: answer },
            },
          },
        }),
  }));
  return { sent, mocks };
};

describe('chat', () => {
  it.each([
    ['general', "Hi, I'm Sherry! Where would you like to go?"],
    ['bookings', "Hi, I'm Sherry! What can I check in your bookings?"],
    ['hotel', "Hi, I'm Sherry! What would you like to know about Almog?"],
    ['checkout_car', "Hi, I'm Sherry! Shall we find the right car?"],
    ['checkout_insurance', "Hi, I'm Sherry! Questions about the travel insurance?"],
    ['checkout_attractions', "Hi, I'm Sherry! Looking for things to do?"],
  ] as const)('greets in the context %s', async (kind, greeting) => {
    await openChat({ kind, hotelName: 'Almog' });
    expect(screen.getByRole('log')).toHaveTextContent(greeting);
  });

  it('greets in Hebrew', async () => {
    await openChat({ kind: 'hotel', hotelName: 'Almog' }, { language: 'he' });
    expect(screen.getByRole('dialog', { name: 'שרי' })).toBeVisible();
    expect(screen.getByRole('log')).toHaveTextContent('היי, אני שרי! מה תרצו לדעת על Almog?');
  });

  it('sends the first message without a thread and the next one with it', async () => {
    const { sent, mocks } = replies(['There is **one pool**.', 'Yes.']);
    const { user } = await openChat({ kind: 'hotel', hotelId: '7', hotelName: 'Almog' }, { mocks });
    const field = screen.getByLabelText('Write a message');
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await user.type(field, '   ');
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();

    await user.type(field, 'Is there a pool?{Enter}');
    expect(await screen.findByText('one pool')).toBeVisible();
    await user.type(field, 'Heated?');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Yes.', { selector: '[role=log] *' })).toBeVisible();

    expect(sent.map((input) => input.threadId)).toEqual([null, 'thread-1']);
    expect(sent[0]).toMatchObject({ message: 'Is there a pool?', context: { kind: 'hotel', hotelId: '7' } });
  });

  it('shows the failure in both languages and sends the message again', async () => {
    const { sent, mocks } = replies([new TypeError('Failed to fetch'), 'Here I am.']);
    const { user } = await openChat({ kind: 'general' }, { mocks });
    await user.type(screen.getByLabelText('Write a message'), 'Hello{Enter}');
    const log = screen.getByRole('log');
    expect(await within(log).findByText('אופס, הייתה בעיית תקשורת. נסו שוב בעוד רגע.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await within(log).findByText('Here I am.')).toBeVisible();
    expect(within(log).queryByText(/communication problem/)).not.toBeInTheDocument();
    expect(sent.map((input) => input.message)).toEqual(['Hello', 'Hello']);
  });

  it('keeps a message that failed in the field, and sends it from there as the same one', async () => {
    const failure = () => new TypeError('Failed to fetch');
    const { sent, mocks } = replies([failure(), failure(), 'Here I am.']);
    const { user } = await openChat({ kind: 'general' }, { mocks });
    const field = screen.getByLabelText('Write a message');
    const log = screen.getByRole('log');
    await user.type(field, 'Hello{Enter}');
    await waitFor(() => expect(field).toHaveValue('Hello'));
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(field).toHaveValue('');
    await waitFor(() => expect(field).toHaveValue('Hello'));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await within(log).findByText('Here I am.')).toBeVisible();
    expect(field).toHaveValue('');
    expect(within(log).getAllByText('Hello')).toHaveLength(1);
    expect(sent.map((input) => input.message)).toEqual(['Hello', 'Hello', 'Hello']);
  });

  it('says when a reply is empty', async () => {
    const { user } = await openChat({ kind: 'general' }, { mocks: replies([' ']).mocks });
    await user.type(screen.getByLabelText('Write a message'), 'Hello{Enter}');
    expect(await within(screen.getByRole('log')).findByText('אין תשובה')).toBeVisible();
  });

  it('clears on close and offers the last conversation afterwards', async () => {
    const { user } = await openChat({ kind: 'general' }, { mocks: replies(['Shalom there']).mocks });
    await user.type(screen.getByLabelText('Write a message'), 'Hello{Enter}');
    await within(screen.getByRole('log')).findByText('Shalom there');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    await user.click(screen.getByRole('button', { name: 'open' }));
    const log = await screen.findByRole('log');
    expect(log).not.toHaveTextContent('Shalom there');
    await user.click(screen.getByRole('button', { name: 'Continue last conversation' }));
    expect(within(log).getByText('Shalom there')).toBeVisible();
  });

  it('keeps own links in the app, guards foreign ones and shows HTML as text', async () => {
    const text =
      '[Almog](/Hotel?id=7) [site](https://example.com) [bad](javascript:alert(1)) [odd](//evil.example) <img src=x onerror=alert(1)>';
    const { user } = await openChat({ kind: 'general' }, { mocks: replies([text]).mocks });
    await user.type(screen.getByLabelText('Write a message'), 'Hello{Enter}');
    const log = screen.getByRole('log');
    const site = await within(log).findByRole('link', { name: 'site' });
    expect(site).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(within(log).getAllByRole('link')).toHaveLength(2);
    expect(log.querySelector('img')).toBeNull();
    await user.click(within(log).getByRole('link', { name: 'Almog' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/Hotel?id=7');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('puts a preset text into the field without sending it', async () => {
    const { sent, mocks } = replies(['never']);
    await openChat({ kind: 'bookings', preset: 'What now?' }, { mocks });
    expect(screen.getByLabelText('Write a message')).toHaveValue('What now?');
    expect(sent).toEqual([]);
    expect(window.localStorage.getItem('solera.chatUser')).toMatch(/^[\da-f]{32}$/);
  });
});
