/** The administrator's work by keyboard alone; arrow keys follow the reading direction. */
import type { Locator } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from './support/accounts.ts';
import { shoot, type WatchedPage } from './support/page/browser.ts';
import { builtProduct } from './support/product/built-product.ts';
import { settled, tabIds } from './support/admin.ts';
import { focused, focusKept, tabAndPress, tabBackTo, tabTo } from './support/page/keyboard.ts';
import { seen } from './support/traveller.ts';
import { loosely, wordsOf } from './support/words.ts';

describe.each([
  ['en', 'ArrowRight'],
  ['he', 'ArrowLeft'],
] as const)('an administrator without a mouse, %s', (language, forward) => {
  const product = builtProduct();
  const say = wordsOf(language);
  let watched: WatchedPage;

  beforeAll(async () => {
    watched = await product.open({ language });
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await shoot(watched.page, `keyboard-admin-${language}-failed`);
    if (watched.pageErrors.length > 0) throw new Error(watched.pageErrors.join('\n'));
  });

  const panel = () => watched.page.getByRole('tabpanel');
  const question = () => watched.page.getByRole('alertdialog');
  /** The first control of the list whose name contains this text. */
  const control = (english: string, id: string) => {
    const [start = ''] = say(english, id).split('{');
    return panel()
      .getByRole('listitem')
      .getByRole('button', { name: loosely(start) })
      .first();
  };

  /** Moves from anywhere on the page to the next tab. */
  async function nextTab(english: string, id: string): Promise<void> {
    const { page } = watched;
    await tabBackTo(page, page.getByRole('tab', { selected: true }));
    await page.keyboard.press(forward);
    const tab = page.getByRole('tab', { selected: true });
    await expect.poll(() => tab.innerText()).toBe(say(english, id));
    await focused(tab);
    await settled(page);
  }

  /**
   * Closes the confirmation with Escape, expects the focus back on the opener, opens it again and confirms.
   */
  async function refuseThenConfirm(opener: Locator, ask: () => Promise<void>): Promise<void> {
    const { page } = watched;
    await ask();
    const [refuse, confirm] = [question().getByRole('button').first(), question().getByRole('button').last()];
    await focused(refuse);
    await page.keyboard.press('Escape');
    await question().waitFor({ state: 'hidden' });
    await focused(opener);
    await ask();
    await focused(refuse);
    await tabAndPress(page, confirm, 'Enter', 1);
    await question().waitFor({ state: 'hidden' });
  }

  it('signs in and opens the panel from the menu', async () => {
    const { page } = watched;
    await page.goto(product.url);
    const banner = page.getByRole('banner');
    await tabAndPress(page, banner.getByRole('button', { name: say('Sign In', 'app.header.signIn') }));
    await page.waitForURL(/\/login\?/);
    await tabTo(page, page.locator('input[name=email]'));
    await page.keyboard.type(accounts.admin.email);
    await tabTo(page, page.locator('input[name=password]'), 3);
    await page.keyboard.type(accounts.admin.password);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/');
    await seen(banner.getByText(accounts.admin.name).first());
    const menu = banner.getByRole('button', { name: say('Navigation', 'app.header.navigation') });
    await tabAndPress(page, menu, 'ArrowDown');
    await focused(page.getByRole('menuitem').first());
    const entry = page.getByRole('menuitem', { name: say('Admin Panel', 'app.header.admin') });
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowUp');
    await focused(entry);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/Admin/);
    await focused(page.locator('#main'));
    await settled(page);
    expect(await page.getByRole('tab').count()).toBe(tabIds.length);
  });

  it('changes the markup of a hotel and saves it', async () => {
    const { page } = watched;
    await nextTab('Hotels', 'admin.tabs.hotels');
    const edit = control('Edit {hotel}', 'adminHotels.edit');
    const form = page.getByRole('dialog');
    await tabAndPress(page, edit);
    await seen(form.getByRole('textbox').first());
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'hidden' });
    await focused(edit);

    await page.keyboard.press('Enter');
    const markup = form.getByRole('textbox', {
      name: say('Markup value', 'hotelForm.markupValue'),
      exact: true,
    });
    await tabTo(page, markup, 20);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('33');
    await page.keyboard.press('Enter');
    await form.waitFor({ state: 'hidden' });
    await focused(edit);
    const row = edit.locator('xpath=ancestor::li');
    await expect.poll(() => row.innerText()).toMatch(/\b33\b/);
  });

  it('changes the status of a booking after a confirmation', async () => {
    const { page } = watched;
    await nextTab('Bookings', 'admin.tabs.bookings');
    const status = control('Status of booking {number}', 'admin.bookings.statusOf');
    await tabTo(page, status);
    const was = await status.innerText();
    await refuseThenConfirm(status, async () => {
      await page.keyboard.press('Enter');
      await focused(page.getByRole('option', { selected: true }));
      const isLast = await page.getByRole('option').last().getAttribute('aria-selected');
      await page.keyboard.press(isLast === 'true' ? 'ArrowUp' : 'ArrowDown');
      await page.keyboard.press('Enter');
    });
    await focused(status);
    await expect.poll(() => status.innerText()).not.toBe(was);
  });

  it('deletes a review after a confirmation, and the focus moves to the heading of the list', async () => {
    const { page } = watched;
    await nextTab('Reviews', 'admin.tabs.reviews');
    const remove = control('Delete the review of {hotel} by {name}', 'admin.reviews.deleteOf');
    const count = panel().getByRole('heading', { level: 2 });
    const before = await count.innerText();
    await tabTo(page, remove);
    await refuseThenConfirm(remove, () => page.keyboard.press('Enter'));
    await expect.poll(() => count.innerText()).not.toBe(before);
    await focused(count);
  });

  it('makes a member an administrator', async () => {
    const { page } = watched;
    await nextTab('Users', 'admin.tabs.users');
    const { name } = accounts.traveller;
    const role = panel().getByRole('button', {
      name: loosely(say('Role of {name}', 'admin.users.roleOf', { name })),
    });
    await tabTo(page, role);
    await refuseThenConfirm(role, async () => {
      await page.keyboard.press('Enter');
      await focused(page.getByRole('option', { selected: true }));
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    });
    await focused(role);
    await expect.poll(() => role.innerText()).toContain(say('Administrator', 'admin.users.role.admin'));
    await focusKept(page);
  });
});
