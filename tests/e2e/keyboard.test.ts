import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sharedProduct } from './support/product/built-product.ts';
import { sandboxHotel } from './support/product/sandbox.ts';
import { cards, hotelPath, resultsDone, rooms, seen, travellerOn } from './support/traveller.ts';

const product = sharedProduct();

const hasFocus = (locator: Locator) => locator.evaluate((it) => it === document.activeElement);

async function focused(locator: Locator): Promise<void> {
  await expect.poll(() => hasFocus(locator)).toBe(true);
}

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator, limit = 40): Promise<void> {
  for (let presses = 0; presses < limit; presses += 1) {
    await page.keyboard.press('Tab');
    if (await hasFocus(target)) return;
  }
  throw new Error(`no Tab leads to ${String(target)}`);
}

/** Number of ancestors that are drawn as if they had the focus themselves. */
const outlinedAround = (locator: Locator) =>
  locator.evaluate((it) => {
    let count = 0;
    for (let around = it.parentElement; around; around = around.parentElement)
      if (getComputedStyle(around).outlineStyle !== 'none') count += 1;
    return count;
  });

/** Types into the focused field and chooses the suggestion. */
async function takeSuggestion(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text, { delay: 15 });
  await seen(page.getByRole('option', { name: text }).first());
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.locator('[role=option][data-focused]').count()).toBe(1);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByRole('listbox').count()).toBe(0);
}

describe('by keyboard alone', () => {
  it('a traveller gets from the home page to a booking of a room', async () => {
    const watched = await product.open();
    const traveller = travellerOn(watched, 'en');
    const { page } = watched;
    await page.goto(product.url);
    const form = page.getByRole('form', { name: 'Search for hotels' });
    await seen(form);

    const skip = page.getByRole('link', { name: 'Skip to content' });
    await page.keyboard.press('Tab');
    await focused(skip);
    await page.keyboard.press('Enter');
    await focused(page.locator('#main'));

    await tabTo(page, form.getByRole('combobox', { name: 'Destination' }));
    await takeSuggestion(page, 'Israel');
    await tabTo(page, form.getByRole('combobox', { name: 'City' }), 5);
    await takeSuggestion(page, 'Tel Aviv');

    const guests = form.getByRole('button', { name: /^Guests/ });
    await tabTo(page, guests, 5);
    await page.keyboard.press('Enter');
    await seen(page.getByRole('dialog', { name: 'Guests' }));
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await focused(guests);

    await tabTo(page, form.getByRole('button', { name: 'Search', exact: true }), 5);
    await page.keyboard.press('Enter');
    await resultsDone(traveller);

    await tabTo(page, cards(traveller).first().getByRole('link'));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/Hotel\?/);
    await focused(page.locator('#main'));
    await seen(rooms(traveller).first());
    const hotelName = await page.getByRole('heading', { level: 1 }).innerText();
    await seen(page.getByRole('main', { name: hotelName.trim() }));

    await tabTo(page, rooms(traveller).first(), 60);
    await page.keyboard.press('Space');
    await expect.poll(() => rooms(traveller).first().isChecked()).toBe(true);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => rooms(traveller).nth(1).isChecked()).toBe(true);
    await tabTo(page, page.getByRole('button', { name: 'Book Now' }), 60);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/Checkout\?bookingId=/);

    const email = page.getByLabel('Email');
    await seen(email);
    await tabTo(page, email);
    expect(await outlinedAround(email)).toBe(0);
    expect(watched.pageErrors).toEqual([]);
    await watched.close();
  });

  it('the menus of the header can be opened, walked through and closed', async () => {
    const { page, close } = await product.open();
    await page.goto(product.url);
    const banner = page.getByRole('banner');
    const menu = banner.getByRole('button', { name: 'Navigation' });
    await tabTo(page, menu, 5);
    await page.keyboard.press('Enter');
    await focused(page.getByRole('menuitem', { name: 'Discover' }));
    await page.keyboard.press('Escape');
    await focused(menu);

    const language = banner.getByRole('button', { name: /^Language/ });
    await tabTo(page, language, 5);
    await page.keyboard.press('ArrowDown');
    await focused(page.getByRole('menuitemradio', { name: /English/ }).first());
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('html').getAttribute('dir')).toBe('rtl');

    const chat = banner.getByRole('button', { name: 'צ׳אט' });
    await tabTo(page, chat, 5);
    await page.keyboard.press('Enter');
    await seen(page.getByRole('dialog'));
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await focused(chat);
    await close();
  });

  it.each([
    ['en', 'Show all photos', 'ArrowRight', 'ArrowLeft'],
    ['he', 'כל התמונות', 'ArrowLeft', 'ArrowRight'],
  ] as const)('the arrows of the reading direction turn the pictures, %s', async (...row) => {
    const [language, showAll, forward, back] = row;
    const { page, pageErrors, close } = await product.open({ language });
    await page.goto(product.url + hotelPath(sandboxHotel));
    const button = page.getByRole('button', { name: showAll });
    await seen(button);
    await button.focus();
    await page.keyboard.press('Enter');
    const lightbox = page.getByRole('dialog');
    const counter = lightbox.getByText(/^\d+ \/ \d+$/);
    await expect.poll(() => counter.innerText()).toMatch(/^1 \//);
    await page.keyboard.press(forward);
    await expect.poll(() => counter.innerText()).toMatch(/^2 \//);
    await page.keyboard.press(back);
    await expect.poll(() => counter.innerText()).toMatch(/^1 \//);
    await page.keyboard.press('Escape');
    await expect.poll(() => lightbox.count()).toBe(0);
    await focused(button);
    expect(pageErrors).toEqual([]);
    await close();
  });
});
