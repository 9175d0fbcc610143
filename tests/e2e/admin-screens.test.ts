/** The tabs of the admin panel: figures, panels and downloaded files, and all tabs in Hebrew on a phone. */
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { accounts, askFrom, signInto } from './support/accounts.ts';
import {
  agorotOf,
  expectAccessible,
  expectNoSidewaysScroll,
  type PageOptions,
  plain,
  shoot,
  sizes,
  type WatchedPage,
} from './support/page/browser.ts';
import { downloadCsv, openPanel, openTab, rowOf, tabIds } from './support/admin.ts';
import { builtProduct } from './support/product/built-product.ts';
import { seen } from './support/traveller.ts';
import { wordsOf } from './support/words.ts';

const product = builtProduct();
let session: Awaited<ReturnType<WatchedPage['context']['cookies']>> = [];

beforeAll(async () => {
  const first = await product.open();
  await signInto(first, product.url, accounts.admin);
  session = (await first.context.cookies()).filter(({ name }) => name !== 'lang');
  await first.close();
});

async function openAsAdmin(options: PageOptions = {}): Promise<WatchedPage> {
  const watched = await product.open(options);
  await watched.context.addCookies(session);
  return watched;
}

interface Figures {
  readonly totalHotels: number;
  readonly totalBookings: number;
  readonly totalReviews: number;
  readonly revenue: { readonly amountMinor: number };
}

async function checkCards({ page }: WatchedPage, figures: Figures): Promise<void> {
  const card = (name: string) => page.getByRole('heading', { name, exact: true }).locator('xpath=..');
  for (const [name, value] of [
    ['Total Hotels', figures.totalHotels],
    ['Total Bookings', figures.totalBookings],
    ['Total Reviews', figures.totalReviews],
  ] as const)
    await expect.poll(() => card(name).innerText()).toMatch(new RegExp(`\\b${value}\\b`));
  const revenue = plain(await card('Total Revenue').innerText());
  expect(revenue).toMatch(/\$[\d,]+\.\d\d/);
  expect(agorotOf(revenue)).toBe(figures.revenue.amountMinor);
}

async function checkChart(page: Page, name: string): Promise<void> {
  const chart = page.getByRole('region', { name });
  await seen(chart.getByRole('img', { name: /^Bars of / }));
  await chart.getByRole('button', { name: 'Show as table' }).click();
  await expect.poll(() => chart.getByRole('table', { name }).getByRole('row').count()).toBeGreaterThan(3);
  expect(await chart.getByRole('img').count()).toBe(0);
}

describe('the dashboard', () => {
  it('has cards, charts with their tables, and the five latest bookings', async () => {
    const adminPage = await openAsAdmin();
    const { page } = adminPage;
    await openTab(page, product.url, 'dashboard');
    await seen(page.getByRole('heading', { level: 1, name: `Welcome, ${accounts.admin.name}` }));
    expect(await page.getByRole('tab').count()).toBe(tabIds.length);
    const { adminDashboard } = await askFrom<{ adminDashboard: Figures }>(
      adminPage,
      product.url,
      '{ adminDashboard { totalHotels totalBookings totalReviews revenue { amountMinor } } }',
    );
    await checkCards(adminPage, adminDashboard);
    for (const name of ['Revenue by check-in month', 'Bookings by status', 'Rooms taken, next 30 nights'])
      await checkChart(page, name);
    const recent = page.getByRole('table', { name: 'Recent Bookings' });
    await expect.poll(() => recent.getByRole('row').count()).toBe(1 + 5);
    await shoot(page, 'admin-dashboard-tables', { fullPage: true });
    await expectAccessible(page);
    expect(adminPage.pageErrors).toEqual([]);
    await adminPage.close();
  });

  it('shows a traveller’s message until it is handled, the mail they received, and the exchange rates', async () => {
    const adminPage = await openAsAdmin();
    const { page } = adminPage;
    await askFrom(
      adminPage,
      product.url,
      `mutation($input: ContactInput!) { contact(input: $input) { __typename } }`,
      { input: { name: 'רות כהן', email: 'ruth@example.com', message: 'We land at midnight.' } },
    );
    await openTab(page, product.url, 'dashboard');
    await openPanel(page, 'Messages');
    const message = rowOf(page, 'We land at midnight.').first();
    await seen(message.getByText('רות כהן'));
    await message.getByRole('button', { name: 'Mark as handled' }).click();
    await seen(message.getByRole('button', { name: 'Mark as open' }));

    await openPanel(page, 'Outbox');
    const outbox = page.getByRole('table', { name: 'Outbox' });
    const mail = outbox.getByRole('row').filter({ hasText: 'ruth@example.com' }).first();
    await mail.getByRole('button', { name: /^Preview of/ }).click();
    const letter = page.getByRole('dialog');
    const words = letter.frameLocator('iframe').locator('body');
    await expect.poll(() => words.innerText()).toContain('Thank you for your message!');
    await shoot(page, 'admin-mail');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await letter.waitFor({ state: 'hidden' });

    await openPanel(page, 'Audit log');
    const log = page.getByRole('list', { name: 'Audit log' });
    await seen(log.getByRole('listitem').filter({ hasText: accounts.admin.email }).first());
    await openPanel(page, 'Exchange rates');
    await seen(page.getByRole('table', { name: 'Exchange rates' }).getByRole('row', { name: /^USD/ }));
    await expectAccessible(page);
    // Nothing in the mail violates the page’s content security policy.
    expect(adminPage.pageErrors).toEqual([]);
    await adminPage.close();
  });
});

describe('the downloaded files', () => {
  it('start with a byte order mark, contain Hebrew, and run no formula', async () => {
    const adminPage = await openAsAdmin();
    const { page } = adminPage;
    for (const [at, fullName] of ['=HYPERLINK("A1")', 'רות כהן'].entries()) {
      const stranger = await product.open();
      await askFrom(
        stranger,
        product.url,
        'mutation($input: RegisterInput!) { register(input: $input) { __typename } }',
        { input: { fullName, email: `csv-${at}@example.com`, password: 'a-long-walk-42' } },
      );
      await stranger.close();
    }
    for (const tab of tabIds.slice(1)) {
      await openTab(page, product.url, tab);
      const { name, bytes } = await downloadCsv(page, wordsOf('en'));
      expect(name).toMatch(/\.csv$/);
      expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      const text = bytes.toString('utf8');
      expect(text.trim().split('\r\n').length).toBeGreaterThan(1);
      expect(text).not.toMatch(/(^|,|\r\n)"?[=@]/);
      if (tab !== 'users') continue;
      expect(text).toContain('רות כהן');
      expect(text).toContain(`"'=HYPERLINK(""A1"")"`);
    }
    expect(adminPage.pageErrors).toEqual([]);
    await adminPage.close();
  });
});

describe('in Hebrew on a phone', () => {
  it('shows the five tabs mirrored, accessible and without sideways scrolling', async () => {
    const adminPage = await openAsAdmin({ language: 'he', size: 'phone' });
    const { page } = adminPage;
    const say = wordsOf('he');
    for (const tab of tabIds) {
      await openTab(page, product.url, tab);
      expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
      const chosen = page.getByRole('tab', { selected: true });
      await expect.poll(() => chosen.innerText()).toBe(say('', `admin.tabs.${tab}`));
      // The row of tabs is wider than a phone: the selected tab scrolls into view.
      const box = await chosen.boundingBox();
      const middle = box ? box.x + box.width / 2 : -1;
      expect(middle > 0 && middle < sizes.phone.width).toBe(true);
      if (tab === 'dashboard')
        for (const panel of ['messages', 'outbox', 'audit', 'rates'])
          await openPanel(page, say('', `admin.panels.${panel}`));
      await shoot(page, `admin-he-phone-${tab}`, { fullPage: true });
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
    expect(adminPage.pageErrors).toEqual([]);
    await adminPage.close();
  });
});
