/**
 * Overlays are accessible, Back closes them before it leaves the page, and focus returns to the control that
 * opened them.
 */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accounts, signInto } from './support/accounts.ts';
import { openTab } from './support/admin.ts';
import { sharedProduct } from './support/product/built-product.ts';
import { focused } from './support/page/keyboard.ts';
import { look } from './support/member.ts';
import { nameProblems } from './support/names.ts';
import { sandboxHotel } from './support/product/sandbox.ts';
import { cards, hotelPath, resultsDone, resultsPath, rooms, seen, travellerOn } from './support/traveller.ts';

const product = sharedProduct();

/**
 * Expects Back to close the dialog and do nothing else. This works only after a press, such as that on the
 * opener: browsers ignore close requests on pages without user interaction.
 */
async function leaveByBack(page: Page, opener: Locator): Promise<void> {
  const address = page.url();
  // The navigation is cancelled, which Playwright reports as an error.
  await page.goBack({ timeout: 2000 }).catch(() => null);
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(page.url()).toBe(address);
  await focused(opener);
}

describe.each([
  ['en', 'desktop'],
  ['he', 'phone'],
  ['ar', 'desktop'],
  ['ar', 'phone'],
] as const)('overlays of the search pages, %s, %s', (language, size) => {
  it('sheets, panels and pictures can be closed with Back and return the focus', async () => {
    const watched = await product.open({ language, size });
    const { page } = watched;
    const traveller = travellerOn(watched, language);
    const { say } = traveller;
    const open = async (opener: Locator, name: string) => {
      await opener.click();
      await seen(page.getByRole('dialog').last());
      await look(watched, `dialog-${name}-${language}-${size}`);
      expect(await nameProblems(page, language)).toEqual([]);
    };
    // Another page of the product first, so that Back has a page to return to.
    await page.goto(`${product.url}/Security`);
    await page.getByRole('banner').getByRole('link').first().click();
    const form = page.getByRole('form', { name: say('Search for hotels', 'discover.search.form') });
    for (const [english, id] of [
      ['Guests', 'discover.search.guests'],
      ['Dates', 'discover.search.dates'],
    ] as const) {
      const opener = form.getByRole('button', { name: say(english, id) });
      await open(opener, english.toLowerCase());
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await focused(opener);
    }

    await page.goto(product.url + resultsPath);
    await resultsDone(traveller);
    await cards(traveller).first().getByRole('link').click();
    await seen(rooms(traveller).first());
    const photos = page.getByRole('button', { name: say('Show all photos', 'hotel.gallery.show-all') });
    await open(photos, 'lightbox');
    await leaveByBack(page, photos);

    const chat = page.getByRole('banner').getByRole('button', { name: say('Chat', 'app.header.chat') });
    await open(chat, 'chat');
    if (size === 'phone') {
      // On a wide screen the chat is a side panel, and Back leaves the page.
      await leaveByBack(page, chat);
      await chat.click();
      await seen(page.getByRole('dialog'));
    }
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await focused(chat);
    expect(watched.pageErrors).toEqual([]);
    await watched.close();
  });
});

describe('the guests panel, in a window with little room', () => {
  it.each(['below', 'above'] as const)('stays %s its field when children are added', async (side) => {
    const watched = await product.open();
    const { page } = watched;
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.goto(product.url + hotelPath(sandboxHotel));
    const field = page
      .getByRole('main')
      .getByRole('button', { name: /^Guests/ })
      .first();
    await seen(rooms(travellerOn(watched, 'en')).first());
    const boxOf = async (it: Locator) => {
      const box = await it.boundingBox();
      if (!box) throw new Error('nothing to be seen');
      return { top: box.y, foot: box.y + box.height };
    };
    // Below the field there is room for the panel as it opens, not for a taller one; above the field there
    // is more room.
    const room = side === 'below' ? 420 : 200;
    const height = Math.round((await boxOf(field)).foot) + room;
    await page.setViewportSize({ width: 768, height });
    await field.click();
    const dialog = page.getByRole('dialog', { name: 'Guests' });
    const more = dialog.getByRole('button', { name: 'Children' }).last();
    await seen(more);
    const stands = async () => {
      // The wrapper of the dialog scrolls when the panel is too tall.
      const panel = await boxOf(dialog.locator('xpath=..'));
      const own = await boxOf(field);
      const done = await boxOf(dialog.getByRole('button', { name: 'Done' }));
      expect(panel.top).toBeGreaterThanOrEqual(0);
      expect(panel.foot).toBeLessThanOrEqual(height);
      expect(done.top).toBeGreaterThan(panel.top);
      expect(done.foot).toBeLessThanOrEqual(panel.foot);
      if (panel.top >= own.foot) return 'below';
      return panel.foot <= own.top ? 'above' : 'over';
    };
    await expect.poll(stands).toBe(side);
    const ages = dialog.locator('input[required], input[aria-required=true]');
    for (let count = 1; count <= 3; count += 1) {
      await more.click();
      await expect.poll(() => ages.count()).toBe(count);
      // The panel is measured in one frame and placed in the next.
      for (let frames = 0; frames < 2; frames += 1)
        await page.evaluate(() => new Promise(requestAnimationFrame));
      expect(await stands()).toBe(side);
    }
    await ages.last().click({ trial: true });
    await watched.close();
  });
});

it('Back asks for confirmation when the hotel form has unsaved input', async () => {
  const watched = await product.open();
  const { page } = watched;
  await signInto(watched, product.url, accounts.admin);
  await openTab(page, product.url, 'dashboard');
  await page.getByRole('tab', { name: 'Hotels' }).click();
  const add = page.getByRole('button', { name: 'Add New Hotel' });
  await add.click();
  const form = page.getByRole('dialog', { name: 'Add New Hotel' });
  await seen(form);
  await look(watched, 'dialog-hotel-form');
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Halfway House');
  await page.goBack({ timeout: 2000 }).catch(() => null);
  const question = page.getByRole('alertdialog');
  await seen(question);
  await look(watched, 'dialog-hotel-unsaved');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await question.waitFor({ state: 'hidden' });
  expect(await form.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe('Halfway House');
  expect(watched.pageErrors).toEqual([]);
  await watched.close();
});
