import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AdminAnswerMessageDocument } from '#generated/graphql.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { openMessages } from '#features/admin/testing/factories.ts';
import { type AdminMessage, MessageItem } from './MessageItem.tsx';
import { OpenMessages } from './OpenMessages.tsx';

const message: AdminMessage = {
  __typename: 'AdminMessage',
  id: 'message-1',
  kind: 'contact',
  name: 'Maya Test',
  email: 'maya@example.com',
  phone: '',
  subject: 'Late arrival',
  message: 'We land at midnight.',
  preferredContact: 'email',
  isHandled: false,
  answer: null,
  createdAt: '2026-05-01T10:00:00Z',
};

const answer = (text: string, by = 'noa@example.com') => ({
  __typename: 'MessageAnswer' as const,
  text,
  by,
  at: '2026-05-02T09:30:00Z',
});

interface Sent {
  readonly text: string;
  readonly key: string;
}

/** Mock of the mutation with one response, and the variables of the requests sent to it. */
const gateway = (reply: object | Error) => {
  const sent: Sent[] = [];
  const mock = {
    request: {
      query: AdminAnswerMessageDocument,
      variables: (variables: object) => {
        sent.push({ text: '', key: '', ...variables });
        return true;
      },
    },
    ...(reply instanceof Error
      ? { error: reply }
      : { result: { data: { __typename: 'Mutation', answerMessage: reply } } }),
  };
  return { sent, mock };
};

const taken = (text: string) => ({
  __typename: 'MessageAnswered',
  answered: { __typename: 'AdminMessage', id: message.id, isHandled: true, answer: answer(text) },
});

const refused = (code: string, stands: object | null = null) => ({
  __typename: 'MessageNotAnswered',
  code,
  current: { __typename: 'AdminMessage', id: message.id, isHandled: stands !== null, answer: stands },
});

const shown = (over: Partial<AdminMessage> = {}, mocks: object[] = []) =>
  renderRoute(
    <>
      <OpenMessages />
      <ul>
        <MessageItem message={{ ...message, ...over }} />
      </ul>
    </>,
    { mocks: [...mocks, openMessages(0)] as never },
  );

const field = () => screen.getByRole('textbox', { name: /^Your answer/ });
const send = () => screen.getByRole('button', { name: 'Send answer' });

beforeEach(() => window.sessionStorage.clear());

describe('answering a message', () => {
  it('opens a focused form below the message, returns the focus when it is closed, and keeps the typed text', async () => {
    const { user } = shown();
    await user.click(screen.getByRole('button', { name: 'Answer Maya Test' }));
    expect(field()).toHaveFocus();
    expect(screen.getByText(/sent by email to maya@example.com/)).toBeVisible();
    await user.type(field(), 'We wait');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Answer Maya Test' })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Answer Maya Test' }));
    expect(field()).toHaveValue('We wait');
  });

  it('restores an unsent text after a reload, without moving the focus to it', async () => {
    const first = shown();
    await first.user.click(screen.getByRole('button', { name: 'Answer Maya Test' }));
    await first.user.type(field(), 'We wait');
    first.unmount();
    shown();
    expect(field()).toHaveValue('We wait');
    expect(field()).not.toHaveFocus();
  });

  it('sends the answer once when clicked twice, confirms it and deletes the stored draft', async () => {
    const { sent, mock } = gateway(taken('We wait'));
    const { user } = shown({}, [mock]);
    await user.click(screen.getByRole('button', { name: 'Answer Maya Test' }));
    await user.type(field(), 'We wait');
    await user.dblClick(send());
    expect(await screen.findByText(/goes to maya@example.com by email/)).toBeVisible();
    expect(sent.map(({ text }) => text)).toEqual(['We wait']);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(window.sessionStorage.getItem('solera.answer.message-1')).toBe('null');
  });

  it('keeps the text when the gateway fails, and retries with the same attempt key', async () => {
    const failing = gateway(new Error('down'));
    const working = gateway(taken('We wait'));
    const { user } = shown({}, [failing.mock, working.mock]);
    await user.click(screen.getByRole('button', { name: 'Answer Maya Test' }));
    await user.type(field(), 'We wait');
    await user.click(send());
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(field()).toHaveValue('We wait');
    await waitFor(() => expect(send()).not.toHaveAttribute('aria-disabled'));
    await user.click(send());
    expect(await screen.findByText(/goes to maya@example.com by email/)).toBeVisible();
    expect(working.sent[0]).toEqual(failing.sent[0]);
    expect(working.sent[0]?.key).not.toBe('');
  });

  it('does not send an empty or too long text, and says why', async () => {
    const { user } = shown();
    await user.click(screen.getByRole('button', { name: 'Answer Maya Test' }));
    await user.click(send());
    expect(screen.getByText('Write your answer.')).toBeVisible();
    expect(field()).toHaveFocus();
    await user.click(field());
    await user.paste('x'.repeat(5_001));
    await user.click(send());
    expect(screen.getByText('Write at most 5,000 characters; there are 5,001 now.')).toBeVisible();
    expect(field()).toHaveValue('x'.repeat(5_001));
  });

  it('shows at the field why the gateway refused the answer', async () => {
    const { user } = shown({}, [gateway(refused('EMPTY_TEXT')).mock]);
    await user.click(screen.getByRole('button', { name: 'Answer Maya Test' }));
    await user.type(field(), 'x');
    await user.click(send());
    expect(await screen.findByText('Write your answer.')).toBeVisible();
  });
});

describe('an answered message', () => {
  it('shows the answer with its author and time, and offers no second one', () => {
    shown({ isHandled: true, answer: answer('Come when you like.') });
    expect(screen.getByText('Come when you like.')).toBeVisible();
    expect(screen.getByText(/^Answered by/)).toHaveTextContent(/noa@example.com on 2 May 2026/);
    expect(screen.queryByRole('button', { name: /^Answer/ })).toBeNull();
  });

  it('says that another administrator answered first, and keeps the unsent text', async () => {
    window.sessionStorage.setItem('solera.answer.message-1', JSON.stringify({ text: 'Mine', key: null }));
    const { user } = shown({ isHandled: true, answer: answer('Theirs', 'dan@example.com') });
    expect(screen.getByRole('alert')).toHaveTextContent(
      /dan@example.com answered this message on 2 May 2026.*Your answer was not sent/,
    );
    expect(field()).toHaveValue('Mine');
    expect(field()).toHaveAttribute('readonly');
    await user.click(screen.getByRole('button', { name: 'Discard my text' }));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByText('Theirs')).toBeVisible();
  });
});

it('a message without an email address cannot be answered', () => {
  shown({ email: '' });
  expect(screen.queryByRole('button', { name: /^Answer/ })).toBeNull();
});
