import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  type AdminOutboxQuery,
  AdminOutboxDocument,
  type AdminResendMailMutation,
  AdminResendMailDocument,
} from '#generated/graphql.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import { pageInfo } from '#features/admin/testing/factories.ts';
import { OutboxPanel } from './OutboxPanel.tsx';

type Mail = AdminOutboxQuery['adminOutbox']['items'][number];

const failed: Mail = {
  __typename: 'OutboxMail',
  id: 'mail-1',
  to: 'maya@example.com',
  subject: 'Your booking',
  html: '<p>Booked</p>',
  text: 'Booked',
  language: 'en',
  kind: 'booking-confirmed',
  status: 'failed',
  attempts: 5,
  lastError: 'EAUTH 535',
  resendRefusal: null,
  createdAt: '2026-05-01T10:00:00Z',
};

const listOf = (mail: Mail) => ({
  request: { query: AdminOutboxDocument, variables: { status: null, page: { page: 1, pageSize: 10 } } },
  result: {
    data: {
      __typename: 'Query' as const,
      adminOutbox: { __typename: 'OutboxPage' as const, pageInfo: pageInfo(1), items: [mail] },
    },
  },
});

const stateOf = ({ __typename, id, status, attempts, lastError, resendRefusal }: Mail) => ({
  __typename,
  id,
  status,
  attempts,
  lastError,
  resendRefusal,
});

const answered = (resendMail: AdminResendMailMutation['resendMail']) => ({
  request: { query: AdminResendMailDocument, variables: { id: 'mail-1' } },
  result: { data: { __typename: 'Mutation' as const, resendMail } },
});

const sendAgain = { name: 'Send “Your booking” to maya@example.com again' };

describe('the outbox', () => {
  it('sends a failed email again and leaves the focus in its row', async () => {
    const mail = stateOf({ ...failed, status: 'stored', attempts: 0 });
    const { user } = renderRoute(<OutboxPanel />, {
      mocks: [listOf(failed), answered({ __typename: 'MailResent', mail })],
    });
    const button = await screen.findByRole('button', sendAgain);
    button.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('The mail will be sent again.')).toBeVisible();
    const row = screen.getByRole('row', { name: /Your booking/ });
    expect(within(row).getByText('Stored')).toBeVisible();
    expect(screen.queryByRole('button', sendAgain)).toBeNull();
    expect(within(row).getByRole('button', { name: /^Preview/ })).toHaveFocus();
  });

  it.each([
    ['NO_RECIPIENT', 'It cannot be sent again: it has no address.'],
    ['LINK_EXPIRED', /its link for a new password has expired/],
  ] as const)('says why a failed email cannot be sent again: %s', async (resendRefusal, reason) => {
    renderRoute(<OutboxPanel />, { mocks: [listOf({ ...failed, resendRefusal })] });
    expect(await screen.findByText(reason)).toBeVisible();
    expect(screen.queryByRole('button', sendAgain)).toBeNull();
  });

  it('explains that an email was not sent again because its link has expired since the page was loaded', async () => {
    const mail = stateOf({ ...failed, resendRefusal: 'LINK_EXPIRED' });
    const { user } = renderRoute(<OutboxPanel />, {
      mocks: [listOf(failed), answered({ __typename: 'MailNotResent', code: 'LINK_EXPIRED', mail })],
    });
    await user.click(await screen.findByRole('button', sendAgain));
    const row = screen.getByRole('row', { name: /Your booking/ });
    expect(await within(row).findByText(/has expired/)).toBeVisible();
  });

  it('still offers to send the email again after the request failed', async () => {
    const { user } = renderRoute(<OutboxPanel />, {
      mocks: [
        listOf(failed),
        {
          request: { query: AdminResendMailDocument, variables: { id: 'mail-1' } },
          error: new Error('offline'),
        },
      ],
    });
    await user.click(await screen.findByRole('button', sendAgain));
    expect(await screen.findByText('That did not work. Please try again.')).toBeVisible();
    expect(screen.getByRole('button', sendAgain)).toBeVisible();
  });
});
