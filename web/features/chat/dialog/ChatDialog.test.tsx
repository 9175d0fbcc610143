import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { today } from '#i18n/dates/plain-date.ts';
import { clearTab } from '#lib/storage/tabStorage.ts';
import { never, openChat, replies, reply } from '../testing/chat.tsx';

const write = () => screen.getByLabelText('Write a message');
const send = () => screen.getByRole('button', { name: 'Send' });
const log = () => within(screen.getByRole('log'));

/** Closes the chat and opens it again from the page. */
const reopened = async (user: UserEvent) => {
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'open' }));
  await screen.findByRole('dialog');
};

describe('the greeting of the chat', () => {
  it.each([
    ['general', "Hi, I'm Sherry! Where would you like to go?"],
    ['bookings', "Hi, I'm Sherry! What can I check in your bookings?"],
    ['hotel', "Hi, I'm Sherry! What would you like to know about Almog?"],
    ['checkout_car', "Hi, I'm Sherry! Shall we find the right car?"],
    ['checkout_insurance', "Hi, I'm Sherry! Questions about the travel insurance?"],
    ['checkout_attractions', "Hi, I'm Sherry! Looking for things to do?"],
  ] as const)('fits the context %s', async (kind, greeting) => {
    await openChat({ kind, hotelName: 'Almog' });
    expect(screen.getByRole('log')).toHaveTextContent(greeting);
  });

  it('is shown in Hebrew', async () => {
    await openChat({ kind: 'hotel', hotelName: 'Almog' }, { language: 'he' });
    expect(screen.getByRole('dialog', { name: 'שרי' })).toBeVisible();
    expect(screen.getByRole('log')).toHaveTextContent('היי, אני שרי! מה תרצו לדעת על Almog?');
    expect(log().getByText('Almog')).toHaveAttribute('lang', 'en');
  });
});

describe('a message in the chat', () => {
  it('is sent with the page, the day and, after the first reply, the thread', async () => {
    const { sent, mocks } = replies('There is **one pool**.', 'Yes.');
    const { user } = await openChat(
      { kind: 'hotel', hotelId: '7', hotelName: 'Almog' },
      { mocks, address: '/Hotel?id=7&guests=2' },
    );
    expect(send()).toBeDisabled();
    await user.type(write(), '   ');
    expect(send()).toBeDisabled();

    await user.type(write(), 'Is there a pool?{Enter}');
    expect(await screen.findByText('one pool')).toBeVisible();
    await user.type(write(), 'Heated?');
    await user.click(send());
    expect(await log().findByText('Yes.')).toBeVisible();

    expect(sent.map((input) => input.threadId)).toEqual([null, 'thread-1']);
    const context = {
      kind: 'hotel',
      hotelId: '7',
      bookingId: null,
      path: '/Hotel?id=7&guests=2',
      today: today(),
    };
    expect(sent[0]).toMatchObject({ message: 'Is there a pool?', context });
    expect(sent[0]?.streamKey).toMatch(/^[\w-]{22,64}$/);
    expect(sent[1]?.streamKey).not.toBe(sent[0]?.streamKey);
  });

  it('is sent with the hotel of the open page, even if the chat was opened from the header', async () => {
    const { sent, mocks } = replies('Yes.');
    const { user } = await openChat({ kind: 'general' }, { mocks, address: '/Hotel?id=7&guests=2' });
    await user.type(write(), 'Is there a pool here?{Enter}');
    expect(await log().findByText('Yes.')).toBeVisible();
    expect(sent[0]?.context).toMatchObject({ kind: 'hotel', hotelId: '7' });
  });

  it('continues the last conversation of the tab when the chat is opened again', async () => {
    const { sent, mocks } = replies('There is one pool.', 'It is heated.');
    const { user } = await openChat({ kind: 'general' }, { mocks });
    await user.type(write(), 'Is there a pool?{Enter}');
    expect(await log().findByText('There is one pool.')).toBeVisible();
    await reopened(user);
    await user.type(write(), 'Heated?{Enter}');
    expect(await log().findByText('It is heated.')).toBeVisible();
    expect(log().getByText('There is one pool.')).toBeVisible();
    expect(sent.map((input) => input.threadId)).toEqual([null, 'thread-1']);
  });

  it('waits for its reply: nothing else can be sent meanwhile, and the focus stays in the field', async () => {
    const { user } = await openChat({ kind: 'general' }, { mocks: replies(never).mocks });
    await user.type(write(), 'Hello');
    await user.click(send());
    expect(await log().findByText('Sherry is typing')).toBeInTheDocument();
    expect(write()).toHaveFocus();
    await user.type(write(), 'More');
    expect(send()).toBeDisabled();
  });

  it('that failed shows the error in English and Hebrew and can be sent again', async () => {
    const { sent, mocks } = replies(new TypeError('Failed to fetch'), 'Here I am.');
    const { user } = await openChat({ kind: 'general' }, { mocks });
    await user.type(write(), 'Hello{Enter}');
    expect(await log().findByText('אופס, הייתה בעיית תקשורת. נסו שוב בעוד רגע.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    expect(await log().findByText('Here I am.')).toBeVisible();
    expect(log().queryByText(/communication problem/)).not.toBeInTheDocument();
    expect(sent.map((input) => input.message)).toEqual(['Hello', 'Hello']);
  });

  it('that is sent again has the same idempotency key, and the next message has another one', async () => {
    const { sent, mocks } = replies(new TypeError('Failed to fetch'), 'Here I am.', 'Bye.');
    const { user } = await openChat({ kind: 'general' }, { mocks });
    await user.type(write(), 'Hello{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    expect(await log().findByText('Here I am.')).toBeVisible();
    await user.type(write(), 'Hello{Enter}');
    expect(await log().findByText('Bye.')).toBeVisible();
    const [first, again, next] = sent.map(({ key }) => key);
    expect(first).toMatch(/^[\w-]{22,64}$/);
    expect(again).toBe(first);
    expect(next).not.toBe(first);
  });

  it('that failed is sent again from its place, and the field stays free for another message', async () => {
    const failure = () => new TypeError('Failed to fetch');
    const { sent, mocks } = replies(failure(), failure(), 'Here I am.', 'Yes, heated.');
    const { user } = await openChat({ kind: 'general' }, { mocks });
    await user.type(write(), 'Hello{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    expect(await log().findByText('Here I am.')).toBeVisible();
    expect(write()).toHaveValue('');
    expect(log().getAllByText('Hello')).toHaveLength(1);
    await user.type(write(), 'Is there a pool?{Enter}');
    expect(await log().findByText('Yes, heated.')).toBeVisible();
    expect(sent.map((input) => input.message)).toEqual(['Hello', 'Hello', 'Hello', 'Is there a pool?']);
  });

  it('that failed is in the field after closing and opening the chat, until it has a reply', async () => {
    const { mocks } = replies(new TypeError('Failed to fetch'), 'Here I am.');
    const { user } = await openChat({ kind: 'general' }, { mocks });
    const again = () => reopened(user);
    await user.type(write(), 'Hello{Enter}');
    await screen.findByRole('button', { name: 'Send again' });
    await again();
    expect(write()).toHaveValue('Hello');
    await user.type(write(), '{Enter}');
    expect(await log().findByText('Here I am.')).toBeVisible();
    await again();
    expect(write()).toHaveValue('');
  });

  it.each([
    ['an empty reply', ' ', 'אין תשובה'],
    ['the error CHAT_EMPTY', { code: 'CHAT_EMPTY' }, 'אין תשובה'],
    ['too many messages', { code: 'RATE_LIMITED' }, /lot of messages at once/],
    ['a service that is down', { code: 'CHAT_UNAVAILABLE' }, /communication problem/],
  ])('that failed with %s is answered with an explanation', async (_, answer, words) => {
    const { user } = await openChat({ kind: 'general' }, { mocks: replies(answer).mocks });
    await user.type(write(), 'Hello{Enter}');
    expect(await log().findByText(words)).toBeVisible();
  });

  it('that was not sent is still in the field after closing and opening the chat, until it is sent or the member signs out', async () => {
    const { mocks } = replies('Yes.');
    const { user } = await openChat({ kind: 'general' }, { mocks });
    const again = () => reopened(user);
    await user.type(write(), 'Is there a pool');
    await again();
    expect(write()).toHaveValue('Is there a pool');
    await user.type(write(), '?{Enter}');
    expect(await log().findByText('Yes.')).toBeVisible();
    await again();
    expect(write()).toHaveValue('');
    await user.type(write(), 'Heated?');
    clearTab();
    await again();
    expect(write()).toHaveValue('');
  });

  it('may be prefilled and is not sent automatically', async () => {
    const { sent, mocks } = replies('unasked');
    await openChat({ kind: 'bookings', preset: 'What now?' }, { mocks });
    expect(write()).toHaveValue('What now?');
    expect(sent).toEqual([]);
    expect(window.localStorage.getItem('solera.chatUser')).toMatch(/^[\da-f]{32}$/);
  });
});

describe('a reply in the chat', () => {
  it('opens links to this site in the app, adds noopener to others, and shows HTML as text', async () => {
    const text =
      '[Almog](/Hotel?id=7) [site](https://example.com) [bad](javascript:alert(1)) [odd](//evil.example) <img src=x onerror=alert(1)> ![p](/x.png)';
    const { user } = await openChat({ kind: 'general' }, { mocks: replies(text).mocks });
    await user.type(write(), 'Hello{Enter}');
    const site = await log().findByRole('link', { name: 'site' });
    expect(site).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(log().getAllByRole('link')).toHaveLength(2);
    expect(screen.getByRole('log').querySelector('img')).toBeNull();
    await user.click(log().getByRole('link', { name: 'Almog' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/Hotel?id=7');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is announced to screen readers without Markdown', async () => {
    const text = 'Found **two**:\n\n- [Almog](/Hotel?id=7)\n- Carmel';
    const { user } = await openChat({ kind: 'general' }, { mocks: replies(text).mocks });
    await user.type(write(), 'Hello{Enter}');
    await waitFor(() => expect(screen.getByTestId('announcer')).toHaveTextContent('Found two: Almog Carmel'));
    expect(screen.getByRole('log')).toHaveAttribute('aria-live', 'off');
  });

  it('is marked with its language', async () => {
    const { user } = await openChat(
      { kind: 'general' },
      { mocks: replies('I found no place called that.').mocks, language: 'he' },
    );
    await user.type(screen.getByRole('textbox'), 'Hello{Enter}');
    const words = await log().findByText('I found no place called that.');
    expect(words.closest('[lang]')).toHaveAttribute('lang', 'en');
  });

  it('in Hebrew is right-to-left, a block that begins with an English name too, but not a block in English', async () => {
    const text =
      '**Seaside House**: יש בריכה מחוממת, ספא וחניה, וארוחת הבוקר כלולה במחיר.\n\n- Harbour House, ליד הים\n\n> A quiet place.';
    const { user } = await openChat({ kind: 'general' }, { mocks: replies(text).mocks, language: 'he' });
    await user.type(screen.getByRole('textbox'), 'Hello{Enter}');
    expect(await log().findByRole('list')).toHaveAttribute('dir', 'rtl');
    expect(log().getByText('Seaside House').closest('p')).toHaveAttribute('dir', 'rtl');
    expect(log().getByRole('blockquote')).toHaveAttribute('dir', 'auto');
  });

  it('in Hebrew is right-to-left although most letters are those of a link and its hotel, and lists keep their numbers', async () => {
    const link =
      '[\u2068Villa Aurelia on the Hill\u2069](/Hotel?id=11&checkin=2026-12-10&checkout=2026-12-14&guests=2)';
    const text = `מצאתי 2 מלונות ברומא:\n\n1. ${link}: 420 ₪ ללילה\n\nוגם:\n\n2. מלון הגן`;
    const { user } = await openChat({ kind: 'general' }, { mocks: replies(text).mocks, language: 'he' });
    await user.type(screen.getByRole('textbox'), 'Hello{Enter}');
    const [first, second] = await log().findAllByRole('list');
    expect(first).toHaveAttribute('dir', 'rtl');
    expect(second).toHaveAttribute('start', '2');
  });

  it('in English is left-to-right, a block that begins with a Hebrew name too', async () => {
    const { user } = await openChat(
      { kind: 'general' },
      { mocks: replies('Two hotels beside the sea:\n\n- מלון אלמוג, from ₪400 a night').mocks },
    );
    await user.type(write(), 'Hello{Enter}');
    expect(await log().findByRole('list')).toHaveAttribute('dir', 'ltr');
  });

  it.each([
    ['pleased', reply('Found it.', { mood: 'pleased' })],
    ['sorry', new TypeError('Failed to fetch')],
    ['neutral', reply('Yes.')],
  ])('sets Sherry’s expression: %s', async (mood, answer) => {
    const { user } = await openChat({ kind: 'general' }, { mocks: replies(answer).mocks });
    const head = () => screen.getByRole('dialog').querySelector('[data-mood]');
    expect(head()).toHaveAttribute('data-mood', 'neutral');
    await user.type(write(), 'Hello{Enter}');
    await log().findByText(/Found it|problem|Yes/);
    expect(head()).toHaveAttribute('data-mood', mood);
  });
});

it('the waving Sherry is shown until the first message', async () => {
  const { user } = await openChat({ kind: 'general' }, { mocks: replies('Shalom there').mocks });
  const waving = () => screen.getByRole('log').querySelector('img[src="/art/sherry-wave.svg"]');
  expect(waving()).not.toBeNull();
  await user.type(write(), 'Hello{Enter}');
  await log().findByText('Shalom there');
  expect(waving()).toBeNull();
});
