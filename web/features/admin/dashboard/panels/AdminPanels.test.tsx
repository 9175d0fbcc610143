import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  AdminAnswerMessageDocument,
  AdminMessagesDocument,
  AdminOutboxDocument,
  AdminSetMessageHandledDocument,
} from '#generated/graphql.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { openMessages, pageInfo } from '../../testing/factories.ts';
import { AdminPanels } from './AdminPanels.tsx';

const firstPage = { page: 1, pageSize: 10 };

const inbox = {
  request: { query: AdminMessagesDocument, variables: { kind: null, page: firstPage } },
  result: {
    data: {
      __typename: 'Query',
      adminMessages: {
        __typename: 'AdminMessagePage',
        pageInfo: pageInfo(1),
        items: [
          {
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
          },
        ],
      },
    },
  },
};

const outbox = {
  request: { query: AdminOutboxDocument, variables: { status: null, page: firstPage } },
  result: {
    data: {
      __typename: 'Query',
      adminOutbox: {
        __typename: 'OutboxPage',
        pageInfo: pageInfo(1),
        items: [
          {
            __typename: 'OutboxMail',
            id: 'mail-1',
            to: 'maya@example.com',
            subject: 'Your booking',
            html: '<p style="color:red">Booked</p>',
            text: 'Booked, as text',
            language: 'en',
            kind: 'booking-confirmed',
            status: 'stored',
            attempts: 0,
            lastError: null,
            resendRefusal: null,
            createdAt: '2026-05-01T10:00:00Z',
          },
        ],
      },
    },
  },
};

describe('the panels of the dashboard', () => {
  it('show the number of open messages in the heading, and update it when one is handled', async () => {
    const { user } = renderRoute(<AdminPanels />, {
      mocks: [
        openMessages(1),
        inbox,
        {
          request: { query: AdminSetMessageHandledDocument, variables: { id: 'message-1', isHandled: true } },
          result: {
            data: {
              __typename: 'Mutation',
              setMessageHandled: { __typename: 'AdminMessage', id: 'message-1', isHandled: true },
            },
          },
        },
        openMessages(0),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Messages 1 open' }));
    await user.click(await screen.findByRole('button', { name: 'Mark as handled' }));
    expect(await screen.findByRole('button', { name: 'Messages' })).toBeVisible();
  });

  it.each([
    ['of this administrator', 'MessageAnswered', 'answered', 'Of course.', []],
    ['of another administrator who was faster', 'MessageNotAnswered', 'current', 'Theirs.', ['Of course.']],
  ])('move the focus to the answer %s once it is stored', async (_, __typename, name, text, kept) => {
    const answered = {
      __typename: 'AdminMessage',
      id: 'message-1',
      isHandled: true,
      answer: { __typename: 'MessageAnswer', text, by: 'noa@example.com', at: '2026-05-02T09:30:00Z' },
    };
    const answerMessage = { __typename, code: 'ALREADY_ANSWERED', [name]: answered };
    const { user } = renderRoute(<AdminPanels />, {
      mocks: [
        openMessages(1),
        inbox,
        {
          request: { query: AdminAnswerMessageDocument, variables: () => true },
          result: { data: { __typename: 'Mutation', answerMessage } },
        },
        openMessages(0),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Messages 1 open' }));
    await user.click(await screen.findByRole('button', { name: 'Answer Maya Test' }));
    await user.keyboard('Of course.');
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    const stored = (await screen.findByText(/^Answered by/)).closest('section');
    await waitFor(() => expect(stored).toHaveFocus());
    expect(stored).toHaveTextContent(text);
    expect(await screen.findByRole('button', { name: 'Messages' })).toBeVisible();
    const fields = screen.queryAllByRole<HTMLTextAreaElement>('textbox');
    expect(fields.map(({ value }) => value)).toEqual(kept);
  });

  it('open the panels named in the URL, and update it when a panel is opened or closed', async () => {
    const { user } = renderRoute(<AdminPanels />, {
      address: '/Admin?tab=dashboard&panels=rates.nonsense',
      mocks: [openMessages(0), outbox],
    });
    expect(await screen.findByText('1 May 2026')).toBeVisible();
    screen.getByRole('button', { name: 'Outbox' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: /^Preview of “Your booking”/ })).toBeVisible();
    expect(screen.getByTestId('address')).toHaveTextContent('/Admin?tab=dashboard&panels=rates.outbox');
    await user.click(screen.getByRole('button', { name: 'Exchange rates' }));
    await user.click(screen.getByRole('button', { name: 'Outbox' }));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/Admin\?tab=dashboard$/));
    expect(screen.getByRole('button', { name: 'Outbox' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('mark a message as handled', async () => {
    const { user } = renderRoute(<AdminPanels />, {
      mocks: [
        openMessages(1),
        openMessages(0),
        inbox,
        {
          request: {
            query: AdminSetMessageHandledDocument,
            variables: { id: 'message-1', isHandled: true },
          },
          result: {
            data: {
              __typename: 'Mutation',
              setMessageHandled: { __typename: 'AdminMessage', id: 'message-1', isHandled: true },
            },
          },
        },
      ],
    });
    await user.click(screen.getByRole('button', { name: /^Messages/ }));
    expect(await screen.findByText('We land at midnight.')).toBeVisible();
    expect(screen.getByText('Open')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Mark as handled' }));
    expect(await screen.findByText('Handled')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Mark as open' })).toBeVisible();
  });

  it('store page and kind of each panel in the URL', async () => {
    const requested: unknown[] = [];
    const answer = (kind: string | null, page: number) => ({
      ...inbox,
      request: {
        query: AdminMessagesDocument,
        variables: (variables: { kind?: string | null; page: { page: number } }) => {
          const isRequested = (variables.kind ?? null) === kind && variables.page.page === page;
          if (isRequested) requested.push([kind, page]);
          return isRequested;
        },
      },
      maxUsageCount: 5,
    });
    const { user } = renderRoute(<AdminPanels />, {
      address: '/Admin?messagesPage=3&messagesKind=contact',
      mocks: [openMessages(0), answer('contact', 3)],
    });
    await user.click(screen.getByRole('button', { name: 'Messages' }));
    expect(await screen.findByText('We land at midnight.')).toBeVisible();
    expect(requested[0]).toEqual(['contact', 3]);
  });

  it('show each turn of a conversation that was handed over', async () => {
    const long = Array.from({ length: 6 }, (_, at) =>
      at % 2 === 0 ? `Traveller: ask ${at}` : `Sherry: say ${at}`,
    );
    const [item] = inbox.result.data.adminMessages.items;
    const message = `Call me\n\n…gone\n${long.join('\n')}`;
    const items = [{ ...item, kind: 'handover', message }];
    const adminMessages = { ...inbox.result.data.adminMessages, items };
    const { user } = renderRoute(<AdminPanels />, {
      mocks: [openMessages(0), { ...inbox, result: { data: { ...inbox.result.data, adminMessages } } }],
    });
    await user.click(screen.getByRole('button', { name: 'Messages' }));
    expect(await screen.findByText('Call me')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Conversation with Sherry: 6 messages' }));
    expect(screen.getByText('say 5')).toBeVisible();
    expect(screen.getByText('The beginning was too long to keep.')).toBeVisible();
  });

  it('show an email in a frame without scripts, and as text', async () => {
    const { user } = renderRoute(<AdminPanels />, { mocks: [openMessages(0), outbox] });
    await user.click(screen.getByRole('button', { name: 'Outbox' }));
    await user.click(await screen.findByRole('button', { name: /^Preview of “Your booking”/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Your booking' });
    const frame = within(dialog).getByTitle('The mail “Your booking”');
    expect(frame).toHaveAttribute('sandbox', '');
    await user.click(within(dialog).getByRole('tab', { name: 'As text' }));
    expect(within(dialog).getByText('Booked, as text')).toBeVisible();
  });

  it('list only failed emails, with the number of attempts and the last error', async () => {
    const [item] = outbox.result.data.adminOutbox.items;
    const items = [{ ...item, status: 'failed', attempts: 5, lastError: 'EAUTH 535' }];
    const { user } = renderRoute(<AdminPanels />, {
      address: '/Admin?outboxKind=failed',
      mocks: [
        openMessages(0),
        {
          request: { query: AdminOutboxDocument, variables: { status: 'failed', page: firstPage } },
          result: {
            data: { ...outbox.result.data, adminOutbox: { ...outbox.result.data.adminOutbox, items } },
          },
        },
      ],
    });
    await user.click(screen.getByRole('button', { name: 'Outbox' }));
    const row = await screen.findByRole('row', { name: /Your booking/ });
    expect(within(row).getByText('Failed')).toBeVisible();
    expect(within(row).getByText('5 attempts')).toBeVisible();
    expect(within(row).getByText(/^Last error:/)).toHaveTextContent('Last error: EAUTH 535');
  });

  it('have a common heading', () => {
    renderRoute(<AdminPanels />, { mocks: [openMessages(0)] });
    expect(screen.getByRole('heading', { name: 'Messages and records' })).toBeVisible();
  });

  it('show the exchange rates with their date', async () => {
    const { user } = renderRoute(<AdminPanels />, { mocks: [openMessages(0)] });
    await user.click(screen.getByRole('button', { name: 'Exchange rates' }));
    expect(await screen.findByText('1 May 2026')).toBeVisible();
    const row = screen.getByRole('row', { name: /USD/ });
    expect(within(row).getByText('0.25')).toBeVisible();
    expect(within(row).getByText('4')).toBeVisible();
  });
});
