import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { ProductFactsDocument, SendContactDocument } from '#generated/graphql.ts';
import type { ContactInput, ProductFactsQuery, SendContactMutation } from '#generated/graphql.ts';
import type { ChatLauncher } from '#lib/ports/ChatLauncher.tsx';
import { viewer } from '#web/testing/factories.ts';
import { renderRoute } from '#web/testing/renderRoute.tsx';
import type { RouteOptions } from '#web/testing/renderRoute.tsx';
import { ContactPage } from './ContactPage.tsx';

const facts: ProductFactsQuery = {
  __typename: 'Query',
  productFacts: {
    __typename: 'ProductFacts',
    hasTestTools: false,
    contact: {
      __typename: 'ContactDetails',
      email: 'desk@hotels.example',
      whatsapp: '+972 50 123 4567',
      office: { __typename: 'PageText', en: '2 Sea Street', he: 'רחוב הים 2' },
    },
  },
};

type Answer = SendContactMutation['contact'] | Error | 'RATE_LIMITED';
const accepted = { __typename: 'MessageAccepted' } as const;

/** Mocks of the mutation that respond in this order, and the inputs they received. */
const contact = (...answers: readonly Answer[]) => {
  const sent: ContactInput[] = [];
  const request = {
    query: SendContactDocument,
    variables: ({ input }: { input: ContactInput }) => {
      sent.push(input);
      return true;
    },
  };
  const mocks = answers.map((answer): MockLink.MockedResponse => {
    if (answer instanceof Error) return { request, error: answer };
    if (answer === 'RATE_LIMITED')
      return { request, result: { errors: [new GraphQLError('slow', { extensions: { code: answer } })] } };
    return { request, result: { data: { __typename: 'Mutation', contact: answer } } };
  });
  return { sent, mocks };
};

const open = (options: RouteOptions = {}) =>
  renderRoute(<ContactPage />, {
    address: '/Contact',
    ...options,
    mocks: [{ request: { query: ProductFactsDocument }, result: { data: facts } }, ...(options.mocks ?? [])],
  });
const field = (name: RegExp | string) => screen.getByRole('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Send message' });
const thanks = "Thank you for your message! We'll get back to you within 24 hours.";

describe('the contact details', () => {
  it('are those that the operator configured, with their hours', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'desk@hotels.example' })).toHaveAttribute(
      'href',
      'mailto:desk@hotels.example',
    );
    expect(screen.getByRole('link', { name: '+972 50 123 4567' })).toHaveAttribute(
      'href',
      'whatsapp://send?phone=972501234567',
    );
    const cards = screen.getAllByRole('listitem');
    expect(cards).toHaveLength(3);
    expect(cards[0]).toHaveTextContent('We reply within 24 hours');
    expect(cards[1]).toHaveTextContent('Available 24/7');
    expect(cards[2]).toHaveTextContent(/2 Sea Street.*Mon-Fri 9AM-6PM/);
    expect(document.title).toBe('Contact · Solera');
  });

  it('can be loaded again after a failure, while the form is shown', async () => {
    const { user } = renderRoute(<ContactPage />, {
      mocks: [
        { request: { query: ProductFactsDocument }, error: new TypeError('Failed to fetch') },
        { request: { query: ProductFactsDocument }, result: { data: facts } },
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('2 Sea Street')).toBeVisible();
    expect(send()).toBeVisible();
  });

  it('include a picture of Sherry that opens a general chat', async () => {
    const chat = { open: vi.fn<ChatLauncher['open']>() };
    const { user } = open({ chat });
    await user.click(screen.getByRole('button', { name: /Chat with Sherry/ }));
    expect(chat.open).toHaveBeenCalledWith({ kind: 'general' });
  });

  it('are shown in Hebrew', async () => {
    open({ language: 'he' });
    expect(await screen.findByText('רחוב הים 2')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'יצירת קשר' })).toBeVisible();
    expect(field(/שם מלא/)).toBeVisible();
  });
});

describe('the contact form', () => {
  it('keeps typed text after a reload', async () => {
    const first = open();
    await first.user.type(field(/Message/), 'We land at midnight.');
    first.unmount();
    open();
    expect(field(/Message/)).toHaveValue('We land at midnight.');
  });

  it('sends the message, shows the thanks, and is empty again', async () => {
    const { sent, mocks } = contact(accepted);
    const { user } = open({ mocks });
    await user.type(field(/Full name/), ' Maya Stern ');
    await user.type(field(/^Email/), 'maya@example.com');
    await user.type(field(/Message/), 'We land at midnight.');
    await user.click(screen.getByRole('button', { name: /Subject/ }));
    const rows = await screen.findAllByRole('option');
    expect(rows.map((row) => row.textContent)).toEqual([
      'General Inquiry',
      'Booking Assistance',
      'Payment Issues',
      'Cancellation Request',
      'Hotel Information',
      'Technical Support',
      'Partnership Inquiry',
      'Feedback & Suggestions',
    ]);
    await user.click(screen.getByRole('option', { name: 'Hotel Information' }));
    expect(screen.getByRole('radio', { name: 'Email' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'WhatsApp' }));
    await user.type(field(/Phone/), '+972 50 123 4567');
    await user.click(send());
    await user.click(screen.getByRole('button', { name: 'Sending…' }));
    expect(await screen.findByText(thanks)).toBeVisible();
    expect(sent).toEqual([
      {
        name: 'Maya Stern',
        email: 'maya@example.com',
        phone: '+972 50 123 4567',
        subject: 'Hotel Information',
        message: 'We land at midnight.',
        preferredContact: 'whatsapp',
      },
    ]);
    for (const name of [/Full name/, /^Email/, /Phone/, /Message/]) expect(field(name)).toHaveValue('');
    expect(screen.getByRole('radio', { name: 'Email' })).toBeChecked();
    expect(screen.getByRole('button', { name: /Subject/ })).toHaveTextContent('Choose a subject');
  });

  it('takes two seconds to send, even when the response is faster', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const timers = vi.spyOn(globalThis, 'setTimeout');
      const { user } = open({ viewer: viewer(), mocks: contact(accepted).mocks });
      await waitFor(() => expect(field(/Full name/)).toHaveValue('Maya Test'));
      await user.type(field(/Message/), 'Hello');
      await user.click(send());
      expect(timers.mock.calls.map(([, ms]) => ms)).toContain(2000);
      expect(await screen.findByText(thanks)).toBeVisible();
    } finally {
      vi.restoreAllMocks();
      vi.useRealTimers();
    }
  });

  it('is prefilled with a member’s name and email, which may be changed', async () => {
    const { sent, mocks } = contact(accepted);
    const { user } = open({ viewer: viewer({ fullName: 'Dana Levi', email: 'dana@example.com' }), mocks });
    await waitFor(() => expect(field(/Full name/)).toHaveValue('Dana Levi'));
    await user.clear(field(/^Email/));
    await user.type(field(/^Email/), 'work@example.com');
    await user.type(field(/Message/), 'Hello');
    await user.click(send());
    await screen.findByText(thanks);
    expect(sent).toMatchObject([
      { name: 'Dana Levi', email: 'work@example.com', phone: '', subject: '', preferredContact: 'email' },
    ]);
    expect(field(/^Email/)).toHaveValue('dana@example.com');
  });

  it('focuses the first missing field and sends nothing', async () => {
    const { sent, mocks } = contact(accepted);
    const { user } = open({ mocks });
    await user.click(send());
    expect(field(/Full name/)).toHaveFocus();
    expect(screen.getByText('Enter your name.')).toBeVisible();
    expect(screen.getByText(/Enter an email address/)).toBeVisible();
    expect(screen.getByText('Write your message.')).toBeVisible();
    await user.type(field(/Full name/), 'Maya');
    expect(screen.queryByText('Enter your name.')).not.toBeInTheDocument();
    await user.type(field(/^Email/), 'maya{Enter}');
    expect(field(/^Email/)).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('keeps typed text after a failure, a rate limit and a refusal', async () => {
    const refused = { __typename: 'MessageRefused', fields: ['email'] } satisfies Answer;
    const { mocks } = contact(new TypeError('Failed to fetch'), 'RATE_LIMITED', refused);
    const { user } = open({ mocks });
    await user.type(field(/Full name/), 'Maya');
    await user.type(field(/^Email/), 'maya@example.com');
    await user.type(field(/Message/), 'Hello');
    await user.click(send());
    const first = (await screen.findByRole('alert')).textContent;
    await user.click(await screen.findByRole('button', { name: 'Send message' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(first));
    expect(field(/Message/)).toHaveValue('Hello');
    await user.click(await screen.findByRole('button', { name: 'Send message' }));
    expect(await screen.findByText(/Enter an email address/)).toBeVisible();
    expect(field(/^Email/)).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(field(/Full name/)).toHaveValue('Maya');
    expect(screen.queryByText(thanks)).not.toBeInTheDocument();
  });

  it('asks for a phone number when the traveller wants to be called', async () => {
    const { user } = open();
    const group = screen.getByRole('radiogroup', { name: 'How should we answer?' });
    await user.click(within(group).getByRole('radio', { name: 'Phone' }));
    expect(screen.getByText(/Leave a number/)).toBeVisible();
    await user.click(within(group).getByRole('radio', { name: 'Email' }));
    expect(screen.queryByText(/Leave a number/)).not.toBeInTheDocument();
  });
});
