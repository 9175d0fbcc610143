/** The contact page and the three announced services: both languages, wide and narrow. */
import type { Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accounts, signInto } from './support/accounts.ts';
import { shoot, type WatchedPage } from './support/page/browser.ts';
import { builtProduct } from './support/product/built-product.ts';
import { openPanel, openTab, rowOf } from './support/admin.ts';
import { look, takeToast } from './support/member.ts';
import { seen, type Traveller, travellerOn } from './support/traveller.ts';

// Each traveller has an IP address of their own: a visitor may send five messages a minute, and together they
// send six.
const product = builtProduct({ TRUSTED_PROXIES: 'loopback' });

const pages = [
  ['Contact', 'Contact', 'contact.title'],
  ['CarRental', 'Car Rental', 'teasers.car.title'],
  ['Insurance', 'Travel Insurance', 'teasers.insurance.title'],
  ['Attractions', 'Attractions', 'teasers.attractions.title'],
] as const;

const open = async (path: string, { page }: Pick<WatchedPage, 'page'>) => {
  await page.goto(`${product.url}${path}`);
  await seen(page.getByRole('heading', { level: 1 }));
};

const pressNotify = async ({ page, say }: Traveller) =>
  page.getByRole('button', { name: say('Notify Me', 'teasers.notify') }).click();

const isThanked = ({ page, say }: Traveller) =>
  seen(page.getByRole('heading', { name: say('Thank you, you’re on the list.', 'teasers.thanks') }));

/** Runs the check on the administrators' dashboard, in English. */
async function checkAsAdministrator(check: (page: WatchedPage['page']) => Promise<void>): Promise<void> {
  const adminPage = await product.open();
  await signInto(adminPage, product.url, accounts.admin);
  await openTab(adminPage.page, product.url, 'dashboard');
  await openPanel(adminPage.page, 'Messages');
  await check(adminPage.page);
  await adminPage.close();
}

describe.each([
  ['en', 'desktop'],
  ['he', 'phone'],
] as const)('the contact pages, %s, %s', (language, size) => {
  let watched: WatchedPage;
  beforeAll(async () => {
    watched = await product.open({ language, size });
  });
  afterAll(() => watched.close());

  it.each(pages)('%s is accessible and does not scroll sideways', async (path, english, id) => {
    const { page, say } = travellerOn(watched, language);
    // Only errors of this page count.
    const before = watched.pageErrors.length;
    await open(`/${path}`, watched);
    await seen(page.getByRole('heading', { level: 1, name: say(english, id), exact: true }));
    await expect.poll(() => page.locator('main [aria-busy=true]:not(form)').count()).toBe(0);
    await look({ ...watched, pageErrors: [] }, `${path.toLowerCase()}-${language}-${size}`);
    expect(watched.pageErrors.slice(before)).toEqual([]);
  });
});

it.each([
  ['/contact', '/contact'],
  ['/CARRENTAL', '/CARRENTAL'],
  ['/car-rental?lang=en', '/CarRental?lang=en'],
  ['/travel-insurance', '/Insurance'],
])('the URL %s leads to %s', async (path, address) => {
  const watched = await product.open();
  const answer = await watched.page.goto(product.url + path);
  expect(answer?.status()).toBe(200);
  await seen(watched.page.getByRole('heading', { level: 1 }));
  expect(watched.page.url()).toBe(product.url + address);
  expect(watched.pageErrors).toEqual([]);
  await watched.close();
});

it('the menu links to the three services, the footer to the contact page', async () => {
  const { page, close } = await product.open({ size: 'phone' });
  await page.goto(product.url);
  for (const [path, name] of pages.slice(1)) {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name }).click();
    await seen(page.getByRole('heading', { level: 1, name, exact: true }));
    expect(new URL(page.url()).pathname).toBe(`/${path}`);
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await seen(page.getByRole('heading', { level: 1, name: 'Contact', exact: true }));
  await close();
});

describe.each([
  ['en', 'desktop', '192.0.2.1'],
  ['he', 'phone', '192.0.2.2'],
] as const)('a traveller, %s, %s', (language, size, address) => {
  let watched: WatchedPage;
  let traveller: Traveller;
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await shoot(watched.page, `contact-${language}-failed`);
    await watched.close();
  });
  const begin = async (path: string) => {
    watched = await product.open({ language, size });
    await watched.context.setExtraHTTPHeaders({ 'x-forwarded-for': address });
    traveller = travellerOn(watched, language);
    await open(path, watched);
    return traveller;
  };
  const words = language === 'en' ? 'We land at midnight.' : 'אנחנו נוחתים בחצות.';

  it('sends a message by keyboard, gets a thank-you note, and administrators can read it', async () => {
    const { page, say } = await begin('/Contact');
    const name = page.getByRole('textbox', { name: say('Full name', 'contact.form.name') });
    await page.getByRole('button', { name: say('Send message', 'contact.form.send') }).focus();
    await page.keyboard.press('Enter');
    const isFocused = async (field: Locator) => {
      await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true);
    };
    await isFocused(name);
    await look(watched, `contact-${language}-${size}-wrong`);
    await page.keyboard.type('Ruth Cohen');
    await page.keyboard.press('Tab');
    await page.keyboard.type(`ruth-${language}@example.com`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await seen(page.getByRole('listbox'));
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    await isFocused(page.getByRole('button', { name: say('Subject (optional)', 'contact.form.subject') }));
    await page.keyboard.press('Tab');
    await isFocused(page.getByRole('textbox', { name: say('Message', 'contact.form.message') }));
    await page.keyboard.type(words);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const thanks = "Thank you for your message! We'll get back to you within 24 hours.";
    await takeToast(traveller, say(thanks, 'contact.form.thanks'));
    await expect.poll(() => name.inputValue()).toBe('');
    expect(watched.pageErrors).toEqual([]);
    await checkAsAdministrator(async (adminPage) => {
      const row = rowOf(adminPage, words).first();
      await seen(row.getByText('Ruth Cohen'));
      await seen(row.getByText(say('Feedback & Suggestions', 'contact.subject.feedback')));
    });
  });

  it('opens the chat by pressing Sherry’s picture', async () => {
    const { page, say } = await begin('/Contact');
    const assistant = language === 'en' ? 'Sherry' : 'שרי';
    const chat = say('Chat with {assistant}', 'contact.chat.open', { assistant });
    await page.getByRole('main').getByRole('button', { name: chat }).click();
    await seen(page.getByRole('dialog'));
    expect(watched.pageErrors).toEqual([]);
  });

  it("subscribes to a service's launch as a visitor, and again without an error", async () => {
    const { page, say } = await begin('/Insurance');
    const email = `wish-${language}@example.com`;
    for (let times = 0; times < 2; times += 1) {
      await page.getByRole('textbox', { name: say('Email', 'teasers.email') }).fill(email);
      await pressNotify(traveller);
      await isThanked(traveller);
      await look(watched, `insurance-${language}-${size}-thanks`);
      await page.reload();
    }
    await checkAsAdministrator(async (adminPage) => {
      await seen(rowOf(adminPage, email).first());
      expect(await rowOf(adminPage, email).count()).toBe(1);
    });
  });

  it("subscribes to a service's launch as a member with one click, and the form has their name and email", async () => {
    const { page, say } = await begin('/Attractions');
    await signInto(watched, product.url, accounts.traveller);
    await page.reload();
    await seen(page.getByText(accounts.traveller.email));
    await pressNotify(traveller);
    await isThanked(traveller);
    await open('/Contact', watched);
    const name = page.getByRole('textbox', { name: say('Full name', 'contact.form.name') });
    await expect.poll(() => name.inputValue()).toBe(accounts.traveller.name);
    expect(watched.pageErrors).toEqual([]);
  });
});

it('the car page sends the sample search and shows what was sent', async () => {
  const watched = await product.open();
  await open('/CarRental', watched);
  await watched.page.getByRole('button', { name: 'Send the sample search' }).click();
  const sent = watched.page.getByRole('region', { name: 'What is sent' });
  await expect.poll(() => sent.innerText()).toContain('free_cancellation');
  await look(watched, 'carrental-tester');
  await watched.close();
});
