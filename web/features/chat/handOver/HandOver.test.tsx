import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { TalkToPersonDocument } from '#generated/graphql.ts';
import type { TalkToPersonInput, TalkToPersonMutation } from '#generated/graphql.ts';
import { viewer } from '#web/testing/factories.ts';
import { openChat, replies } from '../testing/chat.tsx';
import type { ChatOptions } from '../testing/chat.tsx';

const dana = viewer({ email: 'dana@example.com', phone: '050-1234567' });
const accepted = { __typename: 'MessageAccepted' } as const;
type Answer = TalkToPersonMutation['talkToPerson'] | Error;

/** Mocks of the mutation that respond in this order, and the inputs they received. */
const handOver = (...answers: readonly Answer[]) => {
  const requested: TalkToPersonInput[] = [];
  const request = {
    query: TalkToPersonDocument,
    variables: ({ input }: { input: TalkToPersonInput }) => {
      requested.push(input);
      return true;
    },
  };
  const mocks = answers.map((answer): MockLink.MockedResponse =>
    answer instanceof Error
      ? { request, error: answer }
      : { request, result: { data: { __typename: 'Mutation', talkToPerson: answer } } },
  );
  return { requested, mocks };
};

const openForm = async (options: ChatOptions = {}) => {
  const view = await openChat({ kind: 'general' }, options);
  await view.user.click(screen.getByRole('button', { name: 'Talk to a person' }));
  return view;
};
const submit = () => screen.getByRole('button', { name: 'Send to our team' });
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });

describe('the form for a human agent', () => {
  it('asks a visitor for a name and one contact detail, and confirms that the request was sent', async () => {
    const { requested, mocks } = handOver(accepted);
    const { user } = await openForm({ mocks });
    expect(screen.getByRole('heading', { name: 'Talk to a person' })).toHaveFocus();
    await user.type(field('Full name'), 'Maya Stern');
    await user.type(field('Email'), 'maya@example.com');
    await user.type(field(/What is it about/), 'A quiet room');
    await user.click(submit());
    const heading = await screen.findByRole('heading', { name: /your message is with our team/ });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(requested).toEqual([
      {
        threadId: null,
        name: 'Maya Stern',
        email: 'maya@example.com',
        phone: '',
        note: 'A quiet room',
        preferredContact: 'email',
      },
    ]);
    await user.click(screen.getByRole('button', { name: 'Back to the chat' }));
    expect(screen.getByLabelText('Write a message')).toHaveFocus();
  });

  it('asks a member only for a note and the way to be contacted, and sends the thread of the conversation', async () => {
    const { requested, mocks } = handOver(accepted);
    const { user } = await openChat(
      { kind: 'general' },
      { viewer: dana, mocks: [...replies('Shalom.').mocks, ...mocks] },
    );
    await user.type(screen.getByLabelText('Write a message'), 'Hello{Enter}');
    await within(screen.getByRole('log')).findByText('Shalom.');
    await user.click(screen.getByRole('button', { name: 'Talk to a person' }));
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    expect(screen.getByText('dana@example.com')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'WhatsApp' }));
    expect(field('Phone')).toHaveValue('050-1234567');
    await user.click(submit());
    await screen.findByRole('heading', { name: /your message is with our team/ });
    expect(requested).toMatchObject([
      { threadId: 'thread-1', name: '', email: '', phone: '050-1234567', preferredContact: 'whatsapp' },
    ]);
  });

  it('focuses the first missing field', async () => {
    const { requested, mocks } = handOver(accepted);
    const { user } = await openForm({ mocks });
    await user.click(submit());
    expect(field('Full name')).toHaveFocus();
    expect(screen.getByText('Enter your name.')).toBeVisible();
    expect(screen.getByText(/Enter an email address/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Phone' }));
    expect(screen.queryByText('Enter your name.')).not.toBeInTheDocument();
    await user.type(field('Full name'), 'Maya');
    await user.click(submit());
    expect(field('Phone')).toHaveFocus();
    expect(requested).toEqual([]);
  });

  it('shows what failed, keeps the text, and can be sent again', async () => {
    const refused = { __typename: 'MessageRefused', fields: ['email'] } satisfies Answer;
    const { mocks } = handOver(new TypeError('Failed to fetch'), refused, accepted);
    const { user } = await openForm({ mocks });
    await user.type(field('Full name'), 'Maya');
    await user.type(field('Email'), 'maya@example.com');
    await user.click(submit());
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(field('Full name')).toHaveValue('Maya');
    await user.click(submit());
    expect(await screen.findByText(/Enter an email address/)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(submit());
    expect(await screen.findByRole('heading', { name: /your message is with our team/ })).toBeVisible();
  });

  it('returns to the unchanged chat on Escape', async () => {
    const { user } = await openChat({ kind: 'general' });
    await user.type(screen.getByLabelText('Write a message'), 'Half a');
    await user.click(screen.getByRole('button', { name: 'Talk to a person' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByLabelText('Write a message')).toHaveValue('Half a'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is shown in Hebrew', async () => {
    const { user } = await openChat({ kind: 'general' }, { language: 'he' });
    await user.click(screen.getByRole('button', { name: 'שיחה עם נציג' }));
    expect(screen.getByRole('heading', { name: 'שיחה עם נציג' })).toBeVisible();
    expect(field('שם מלא')).toBeVisible();
  });
});
