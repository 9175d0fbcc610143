/** Every control in menus, lists, sheets and dialogs has a unique accessible name in the user's language. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, signInto } from './support/accounts.ts';
import type { WatchedPage } from './support/page/browser.ts';
import { builtProduct } from './support/product/built-product.ts';
import { openTab } from './support/admin.ts';
import { look } from './support/member.ts';
import { nameProblems } from './support/names.ts';
import { resultsDone, resultsPath, seen } from './support/traveller.ts';
import { loosely, type Say, wordsOf } from './support/words.ts';

const product = builtProduct();

/** Matches the beginning of a text whose end is a name. */
const startOf = (text: string): RegExp => loosely(text.split('{')[0] ?? text);

describe.each([
  ['en', 'desktop'],
  ['he', 'phone'],
  ['ar', 'desktop'],
] as const)('accessible names in overlays, %s, %s', (language, size) => {
  const say: Say = wordsOf(language);
  let watched: WatchedPage;
  let page: Page;

  beforeAll(async () => {
    watched = await product.open({ size });
    ({ page } = watched);
    await watched.context.addCookies([{ name: 'lang', value: language, url: product.url }]);
  });
  afterAll(() => watched.close());

  /** Opens an overlay, checks its names and the axe rules, and closes it. @returns number of its rows */
  async function openAndAsk(opener: Locator, name: string, shown: Locator): Promise<number> {
    await opener.click();
    await seen(shown.first());
    const rows = await shown.count();
    expect({ [name]: await nameProblems(page, language) }).toEqual({ [name]: [] });
    await look(watched, `names-${name}-${language}-${size}`);
    await page.keyboard.press('Escape');
    await shown.first().waitFor({ state: 'hidden' });
    return rows;
  }

  const button = (english: string, id: string, around: Locator = page.getByRole('main')) =>
    around.getByRole('button', { name: startOf(say(english, id)) }).first();

  type Of = (english: string, id: string) => Locator;

  /** Opens the menu of a phone, which stays open over the page. @returns number of its links */
  async function openPhoneMenu(of: Of): Promise<number> {
    await of('Open menu', 'app.header.openMenu').click();
    const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
    await seen(links.first());
    expect(await nameProblems(page, language)).toEqual([]);
    await look(watched, `names-menu-${language}-${size}`);
    return links.count();
  }

  const openPages = (of: Of): Promise<number> =>
    openAndAsk(of('Navigation', 'app.header.navigation'), 'navigation', page.getByRole('menuitem'));

  it('the menus of the header have names', async () => {
    await page.goto(product.url);
    const banner = page.getByRole('banner');
    const of: Of = (english, id) => button(english, id, banner);
    expect(await (size === 'phone' ? openPhoneMenu(of) : openPages(of))).toBeGreaterThan(3);
    const choices = page.getByRole('menuitemradio');
    expect(await openAndAsk(of('Language', 'app.header.language'), 'language', choices)).toBe(10);
    expect(await openAndAsk(of('Currency', 'app.header.currency'), 'currency', choices)).toBe(8);
    expect(await openAndAsk(of('Appearance', 'app.theme.appearance'), 'theme', choices)).toBe(3);
  });

  it('the filters and the sort order have names', async () => {
    await page.goto(product.url + resultsPath);
    await resultsDone({ page, say, language: 'en' });
    const dialog = page.getByRole('dialog');
    await openAndAsk(button('Filters', 'discover.results.filters'), 'filters', dialog);
    const order = button('Sort by', 'discover.results.sort');
    expect(await openAndAsk(order, 'sort', page.getByRole('option'))).toBeGreaterThan(3);
  });

  it('the dialogs of a member have names', async () => {
    await signInto(watched, product.url, accounts.traveller);
    await page.goto(`${product.url}/Bookings`);
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    const one = async (opener: Locator, name: string) =>
      expect(await openAndAsk(opener, name, dialog)).toBe(1);
    await one(button('Details: {hotel}', 'bookings.detailsOf'), 'details');
    await one(button('Cancel Booking: {hotel}', 'bookings.cancelOf'), 'cancel');
    await one(button('Add review', 'bookings.addReview'), 'review');
    await page.goto(`${product.url}/Profile`);
    await one(button('Change password', 'profile.password.title'), 'password');
    await one(button('Delete my account', 'profile.delete.title'), 'delete-account');
  });

  it('the dialogs, lists and confirmations of an administrator have names', async () => {
    await signInto(watched, product.url, accounts.admin);
    const dialog = page.getByRole('dialog');
    const question = page.getByRole('alertdialog');
    const lists = page.getByRole('option');

    await openTab(page, product.url, 'hotels');
    await openAndAsk(button('Edit {hotel}', 'adminHotels.edit'), 'hotel', dialog);
    await openAndAsk(button('Delete {hotel}', 'adminHotels.remove'), 'delete-hotel', question);

    /** Chooses another row of a list, which opens a confirmation. */
    const askByList = async (list: Locator, name: string) => {
      expect(await openAndAsk(list, name, lists)).toBeGreaterThan(1);
      await list.click();
      await page.getByRole('option', { selected: false }).first().click();
      await seen(question);
      expect(await nameProblems(page, language)).toEqual([]);
      await look(watched, `names-${name}-question-${language}-${size}`);
      await page.keyboard.press('Escape');
      await question.waitFor({ state: 'hidden' });
    };
    await openTab(page, product.url, 'bookings');
    await askByList(button('Status of booking {number}', 'admin.bookings.statusOf'), 'status');
    await openTab(page, product.url, 'users');
    const { name } = accounts.traveller;
    const role = page
      .getByRole('main')
      .getByRole('button', { name: loosely(say('Role of {name}', 'admin.users.roleOf', { name })) });
    await askByList(role, 'role');
    await openTab(page, product.url, 'reviews');
    const remove = button('Delete the review of {hotel} by {name}', 'admin.reviews.deleteOf');
    await openAndAsk(remove, 'delete-review', question);
  });
});
