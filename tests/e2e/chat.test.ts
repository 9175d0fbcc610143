import type { Locator } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { accounts, signInto } from './support/accounts.ts';
import type { WatchedPage } from './support/page/browser.ts';
import { builtProduct } from './support/product/built-product.ts';
import { openPanel, openTab, rowOf } from './support/admin.ts';
import { look } from './support/member.ts';
import { sandboxHotel } from './support/product/sandbox.ts';
import { startScriptedChat } from './support/product/scripted-chat.ts';
import {
  bookAsNewMember,
  fillGuest,
  hotelPath,
  rooms,
  seen,
  stay,
  type Traveller,
  travellerOn,
} from './support/traveller.ts';

const href = hotelPath(sandboxHotel);
const found = {
  response: `Found **one**:\n\n- [The hotel](${href})`,
  suggestions: ['With a pool', 'Cheaper'],
  actions: [{ kind: 'OPEN_BOOKINGS', href: '/Bookings' }],
  mood: 'pleased',
};

/** A chat service with fixed replies, so that every part of the dialog can be shown. */
const service = await startScriptedChat((message) => {
  if (message.startsWith('Find')) return found;
  if (message.startsWith('Long')) return { begun: 'Half a sentence' };
  if (message.startsWith('Quiet')) return 'silence';
  return { response: `You said: ${message}`, suggestions: [], mood: 'neutral' };
});
const product = builtProduct({ CHAT_URL: service.url, CHAT_SECRET: 'a-secret-of-the-test', DEMO: '1' });
afterAll(() => service.close());

interface Chat {
  readonly dialog: Locator;
  readonly log: Locator;
  readonly field: Locator;
}

const chatOf = ({ page, say }: Traveller): Chat => {
  const dialog = page.getByRole('dialog');
  return {
    dialog,
    log: dialog.getByRole('log'),
    field: dialog.getByLabel(say('Write a message', 'chat.field')),
  };
};

async function openFromHeader(traveller: Traveller): Promise<Chat> {
  const { page, say } = traveller;
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('Chat', 'app.header.chat') })
    .click();
  const chat = chatOf(traveller);
  await seen(chat.log);
  return chat;
}

async function say(chat: Chat, message: string): Promise<void> {
  await chat.field.fill(message);
  await chat.field.press('Enter');
}

const button = (within: Locator, name: string) => within.getByRole('button', { name, exact: true });

async function leave({ page }: Traveller, { dialog, field }: Chat): Promise<void> {
  await field.focus();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
}

/** Opens the chat with a control and waits for the greeting. */
async function greeted(traveller: Traveller, opener: Locator, greeting: string | RegExp): Promise<void> {
  const chat = chatOf(traveller);
  await opener.click();
  await seen(chat.log.getByText(greeting));
  await leave(traveller, chat);
}

const hasFocus = (locator: Locator) => locator.evaluate((it) => it === document.activeElement);

const everywhere = [
  ['en', 'desktop'],
  ['he', 'phone'],
] as const;

describe.each(everywhere)('the chat, %s, %s', (language, size) => {
  const start = async (path: string) => {
    const watched = await product.open({ language, size });
    await watched.page.goto(product.url + path);
    return { watched, traveller: travellerOn(watched, language) };
  };
  const shot = (watched: WatchedPage, name: string) => look(watched, `chat-${name}-${language}-${size}`);

  it('greets in each of its six contexts', async () => {
    const { watched, traveller } = await start(href);
    const { page, say: words } = traveller;
    const ask = words('Ask {assistant}', 'checkout.askSherry', {
      assistant: language === 'en' ? 'Sherry' : 'שרי',
    });
    await seen(rooms(traveller).first());
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    await greeted(traveller, page.getByRole('main').getByRole('button', { name: ask }), new RegExp(name));
    const chat = await openFromHeader(traveller);
    await seen(
      chat.log.getByText(words("Hi, I'm Sherry! Where would you like to go?", 'chat.greeting.general')),
    );
    await shot(watched, 'greeting');
    await leave(traveller, chat);

    const member = await bookAsNewMember(traveller);
    await fillGuest(traveller, member);
    await page
      .getByRole('button', { name: words('Continue to Car Rental', 'checkout.guest.continue') })
      .click();
    const inMain = page.getByRole('main').getByRole('button', { name: ask });
    for (const [heading, headingId, greeting, id] of [
      ['Car Rental', 'car', "Hi, I'm Sherry! Shall we find the right car?", 'checkoutCar'],
      [
        'Insurance',
        'insurance',
        "Hi, I'm Sherry! Questions about the travel insurance?",
        'checkoutInsurance',
      ],
      ['Attractions', 'attractions', "Hi, I'm Sherry! Looking for things to do?", 'checkoutAttractions'],
    ] as const) {
      await seen(
        page.getByRole('heading', { name: words(heading, `common.extras.kind.${headingId}`), level: 2 }),
      );
      await greeted(traveller, inMain, words(greeting, `chat.greeting.${id}`));
      await page.getByRole('button', { name: words('Skip', 'checkout.skip'), exact: true }).click();
    }
    await page.goto(`${product.url}/Bookings`);
    const bookings = words("Hi, I'm Sherry! What can I check in your bookings?", 'chat.greeting.bookings');
    await greeted(traveller, inMain, bookings);
    expect(watched.pageErrors).toEqual([]);
    await watched.close();
  });

  it('shows a hotel that links to its page, and continues the conversation afterwards', async () => {
    const { watched, traveller } = await start('/');
    const { page, say: words } = traveller;
    const chat = await openFromHeader(traveller);
    await say(chat, 'Find a hotel');
    const card = chat.log.getByRole('article');
    await seen(card);
    await seen(card.getByText(/₪/).first());
    await seen(card.locator('img'));
    await shot(watched, 'reply');
    await card.getByRole('link').click();
    await page.waitForURL(/\/Hotel\?/);
    if (size === 'phone') await chat.dialog.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).searchParams.get('checkin')).toBe(stay.checkIn);
    await seen(rooms(traveller).first());
    // On a wide page the chat panel stays open, and the page has the focus.
    if (size === 'desktop') await leave(traveller, chat);

    await openFromHeader(traveller);
    expect(await chat.log.getByRole('article').count()).toBe(0);
    await button(chat.log, words('Continue last conversation', 'chat.resume')).click();
    await seen(chat.log.getByRole('article').getByText(/₪/).first());
    await button(chat.log, 'With a pool').click();
    await seen(chat.log.getByText('You said: With a pool'));
    expect(await button(chat.log, 'Cheaper').count()).toBe(0);
    const last = service.requested.at(-1);
    expect(last?.threadId).toMatch(/^thread-/);
    expect(last?.context).toMatchObject({ kind: 'hotel', path: expect.stringContaining('/Hotel?id=') });
    expect(watched.pageErrors).toEqual([]);
    await watched.close();
  });
});

it('the chat panel stays open on a wide page, and knows which page is open', async () => {
  const watched = await product.open();
  const traveller = travellerOn(watched, 'en');
  const { page } = watched;
  await page.goto(product.url);
  const chat = await openFromHeader(traveller);
  await say(chat, 'Find a hotel');
  const card = chat.log.getByRole('article');
  await card.getByRole('link').click();
  await page.waitForURL(/\/Hotel\?/);
  await seen(rooms(traveller).first());
  await say(chat, 'Find another hotel');
  await seen(card.nth(1));
  expect(service.requested.at(-1)?.context).toMatchObject({ kind: 'hotel' });
  await look(watched, 'chat-beside-hotel-en-desktop');
  await page.getByRole('main').getByRole('button').first().focus();
  expect(await chat.dialog.isVisible()).toBe(true);
  await leave(traveller, chat);
  expect(watched.pageErrors).toEqual([]);
  await watched.close();
});

describe.each(everywhere)('when a reply does not arrive, %s, %s', (language, size) => {
  it('the message can be stopped and sent again, and an outage is reported', async () => {
    const watched = await product.open({ language, size });
    // A member has a rate limit of their own; visitors from this machine share one.
    await signInto(watched, product.url, accounts.traveller);
    await watched.page.goto(product.url);
    const traveller = travellerOn(watched, language);
    const { say: words } = traveller;
    const chat = await openFromHeader(traveller);
    const stop = button(chat.log, words('Stop', 'chat.stop'));

    await say(chat, 'Long story');
    // The text is streamed over the socket, long before the reply is complete.
    await seen(chat.log.getByText('Half a sentence'));
    await look(watched, `chat-writing-${language}-${size}`);
    await stop.click();
    await seen(chat.log.getByText(words('Stopped', 'chat.stopped')));
    expect(await chat.log.getByText('Half a sentence').count()).toBe(1);
    expect(await chat.field.inputValue()).toBe('');

    await say(chat, 'Quiet please');
    await seen(chat.log.getByText(words('Looking at hotels…', 'chat.activity.searching')));
    await stop.click();
    await seen(button(chat.log, words('Send again', 'chat.retry')));
    expect(await chat.field.inputValue()).toBe('');

    service.setDown(true);
    await say(chat, 'Are you there?');
    const note = chat.log.getByText('אופס, הייתה בעיית תקשורת. נסו שוב בעוד רגע.');
    await seen(note);
    expect(await chat.field.inputValue()).toBe('');
    await look(watched, `chat-failed-${language}-${size}`);
    service.setDown(false);
    await expect
      .poll(
        async () => {
          // The gateway's circuit breaker may still be open after the failure.
          const again = button(chat.log, words('Send again', 'chat.retry'));
          if ((await again.count()) > 0) await again.click();
          await stop.waitFor({ state: 'hidden' });
          return chat.log.getByText('You said: Are you there?').count();
        },
        { timeout: 60_000, interval: 3_000 },
      )
      .toBe(1);
    expect(await note.count()).toBe(0);
    expect(watched.pageErrors.filter((deed) => !deed.includes('/graphql'))).toEqual([]);
    await watched.close();
  });
});

it('hands a conversation over to the team by keyboard alone', async () => {
  const watched = await product.open();
  const traveller = travellerOn(watched, 'en');
  const { page } = watched;
  await page.goto(product.url);
  const opener = page.getByRole('banner').getByRole('button', { name: 'Chat' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const chat = chatOf(traveller);
  await expect.poll(() => hasFocus(chat.field)).toBe(true);
  await page.keyboard.type('Is the pool heated at night?');
  await page.keyboard.press('Enter');
  await seen(chat.log.getByText('You said: Is the pool heated at night?'));

  const person = chat.dialog.getByRole('button', { name: 'Talk to a person' });
  for (let presses = 0; presses < 10 && !(await hasFocus(person)); presses += 1)
    await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => hasFocus(chat.dialog.getByRole('heading', { name: 'Talk to a person' })))
    .toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Ruth Cohen');
  await page.keyboard.press('Enter');
  // The email is missing: its field gets the focus.
  await expect.poll(() => hasFocus(chat.dialog.getByLabel('Email', { exact: false }).last())).toBe(true);
  await page.keyboard.type('ruth@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('We swim late.');
  await look(watched, 'chat-person-en');
  await chat.dialog.getByRole('button', { name: 'Send to our team' }).focus();
  await page.keyboard.press('Enter');
  await seen(chat.dialog.getByRole('heading', { name: /your message is with our team/ }));
  await look(watched, 'chat-person-sent-en');
  await page.keyboard.press('Escape');
  await expect.poll(() => hasFocus(chat.field)).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => hasFocus(opener)).toBe(true);
  await watched.close();

  const staff = await product.open();
  await signInto(staff, product.url, accounts.admin);
  await openTab(staff.page, product.url, 'dashboard');
  await openPanel(staff.page, 'Messages');
  const message = rowOf(staff.page, 'We swim late.').first();
  await seen(message.getByText('Ruth Cohen'));
  await expect.poll(() => message.textContent()).toContain('Is the pool heated at night?');
  await staff.close();
});
