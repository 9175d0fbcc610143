/** Access to the admin panel, and changes that its users make to each other's accounts. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, sendLogin, askFrom, signInto } from './support/accounts.ts';
import { expectAccessible, shoot, type WatchedPage } from './support/page/browser.ts';
import { answer, choose, openTab, rowOf, settled } from './support/admin.ts';
import { builtProduct } from './support/product/built-product.ts';
import { hotelPath, seen } from './support/traveller.ts';

const product = builtProduct();

async function openAs(who: keyof typeof accounts): Promise<WatchedPage> {
  const watched = await product.open();
  await signInto(watched, product.url, accounts[who]);
  return watched;
}

/** Fills in the platform's login page. */
async function logIn(page: Page, account: (typeof accounts)[keyof typeof accounts]): Promise<void> {
  await page.waitForURL(/\/login\?/);
  await sendLogin(page, account);
}

const denied = (page: Page) => page.getByRole('region', { name: 'Access Denied' });

/** Names of the entries in the navigation menu. */
async function navigation(page: Page): Promise<readonly string[]> {
  await page.getByRole('banner').getByRole('button', { name: 'Navigation' }).click();
  const rows = page.getByRole('menu', { name: 'Navigation' }).getByRole('menuitem');
  await seen(rows.first());
  const names = await rows.allInnerTexts();
  await page.keyboard.press('Escape');
  return names;
}

describe('the admin panel', () => {
  it('asks a visitor to sign in, and then shows the tab that was opened', async () => {
    const { page, close } = await product.open();
    await page.goto(`${product.url}/Admin?tab=users`);
    await seen(denied(page));
    await seen(page.getByText("You don't have administrator privileges to access this page."));
    await denied(page).getByRole('button', { name: 'Sign In' }).click();
    await logIn(page, accounts.admin);
    await seen(page.getByRole('heading', { level: 1, name: `Welcome, ${accounts.admin.name}` }));
    await expect.poll(() => page.getByRole('tab', { selected: true }).innerText()).toBe('Users');
    await close();
  });

  it("refuses a member, and leads back to the travellers' pages", async () => {
    const { page, pageErrors, close } = await openAs('traveller');
    await page.goto(`${product.url}/Bookings`);
    await seen(page.getByRole('heading', { level: 1 }));
    expect(await navigation(page)).not.toContain('Admin Panel');
    await page.goto(`${product.url}/Admin`);
    await seen(denied(page));
    expect(await denied(page).getByRole('button', { name: 'Sign In' }).count()).toBe(0);
    await shoot(page, 'admin-denied');
    await expectAccessible(page);
    await denied(page).getByRole('button', { name: 'Go Back' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    expect(pageErrors).toEqual([]);
    await close();
  });
});

describe('roles, two browsers side by side', () => {
  let admin: WatchedPage;
  let other: WatchedPage;
  beforeAll(async () => {
    admin = await openAs('admin');
    other = await openAs('traveller');
  });
  afterAll(async () => {
    await admin.close();
    await other.close();
  });

  const role = (name: string) => admin.page.getByRole('button', { name: `Role of ${name}` });
  const setRole = async (name: string, next: string) => {
    await choose(role(name), next);
    await answer(admin.page, 'Change role');
  };

  it('a new administrator gets access, and loses it at once when the role is removed', async () => {
    const { name } = accounts.traveller;
    await openTab(admin.page, product.url, 'users');
    await setRole(name, 'Administrator');
    await seen(admin.page.getByText(`${name} is an administrator now`));
    await seen(rowOf(admin.page, name).getByText('Administrator', { exact: true }).first());

    await other.page.goto(product.url);
    await seen(other.page.getByRole('banner').getByText(name).first());
    expect(await navigation(other.page)).toContain('Admin Panel');
    await openTab(other.page, product.url, 'bookings');
    await seen(other.page.getByRole('heading', { level: 1, name: `Welcome, ${name}` }));

    await setRole(name, 'User');
    await seen(admin.page.getByText(`${name} is no longer an administrator`));
    // Removing the role ends the session: the panel that is still open leads to the login page and is refused
    // afterwards.
    await other.page.getByRole('tab', { name: 'Reviews' }).click();
    await logIn(other.page, accounts.traveller);
    await seen(denied(other.page));
    expect(await navigation(other.page)).not.toContain('Admin Panel');
    expect(admin.pageErrors).toEqual([]);
  });

  it('the last administrator cannot give up the role', async () => {
    const { name } = accounts.admin;
    await choose(role(name), 'User');
    await seen(admin.page.getByRole('alertdialog').getByText(/^This is your own account/));
    await answer(admin.page, 'Change role');
    await seen(admin.page.getByText(`${name} is the last administrator.`, { exact: false }));
    await admin.page.reload();
    await settled(admin.page);
    const badge = rowOf(admin.page, name).getByText('Administrator', { exact: true });
    await expect.poll(() => badge.count()).toBeGreaterThan(0);
  });

  it('a deleted review disappears from the hotel’s page', async () => {
    const { adminReviews } = await askFrom<{
      adminReviews: { items: { review: { hotelId: string; title: string } }[] };
    }>(admin, product.url, '{ adminReviews { items { review { hotelId title } } } }');
    const review = adminReviews.items[0]?.review;
    if (!review) throw new Error('the demo has no reviews');

    await other.page.goto(`${product.url}${hotelPath(review.hotelId)}`);
    const list = other.page.getByRole('region', { name: 'Guest reviews' });
    await seen(list.getByText(review.title, { exact: true }));

    await openTab(admin.page, product.url, 'reviews');
    const count = await admin.page.getByRole('tabpanel').getByRole('heading', { level: 2 }).innerText();
    await rowOf(admin.page, review.title)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await seen(admin.page.getByRole('alertdialog').getByText('Are you sure you want to delete this review?'));
    await answer(admin.page, 'Delete');
    await seen(admin.page.getByText('The review was deleted'));
    await expect.poll(() => rowOf(admin.page, review.title).count()).toBe(0);
    expect(await admin.page.getByRole('tabpanel').getByRole('heading', { level: 2 }).innerText()).not.toBe(
      count,
    );

    await other.page.reload();
    await seen(list.getByRole('heading', { level: 3 }).first());
    expect(await list.getByText(review.title, { exact: true }).count()).toBe(0);
    expect(admin.pageErrors).toEqual([]);
  });
});
