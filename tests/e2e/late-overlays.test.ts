/**
 * Menus, dropdowns and suggestions open once their code has loaded late, report when it cannot be loaded, and, like
 * alerts, can be closed while they are opening.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { focused } from './support/page/keyboard.ts';
import { holdRequests } from './support/page/network.ts';
import { sharedProduct } from './support/product/built-product.ts';
import { sandboxHotel } from './support/product/sandbox.ts';
import {
  bookNow,
  hotelPath,
  resultsDone,
  resultsPath,
  rooms,
  seen,
  travellerOn,
} from './support/traveller.ts';

const product = sharedProduct();

const layers = '**/assets/{lists,windows}*.js';

const languageButton = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name: new RegExp(name) });

describe.each(['en', 'he'] as const)('overlays whose code loads late, %s', (language) => {
  it('a pressed menu opens once its code is loaded, and gives the focus back', async () => {
    const watched = await product.open({ language });
    const { page, say } = travellerOn(watched, language);
    const release = await holdRequests(page, layers);
    await page.goto(product.url);
    const button = languageButton(page, say('Language', 'app.header.language'));
    await button.click();
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
    expect(await page.getByRole('menu').count()).toBe(0);
    release();
    await seen(page.getByRole('menu'));
    expect(await page.getByRole('menu').count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'hidden' });
    await focused(button);
    expect(watched.pageErrors).toEqual([]);
    await watched.close();
  });

  it('typed words keep their field and its focus, and get their suggestions', async () => {
    const watched = await product.open({ language });
    const { page, say } = travellerOn(watched, language);
    const release = await holdRequests(page, layers);
    const requested = page.waitForRequest(layers);
    await page.goto(product.url);
    const field = page
      .getByRole('main')
      .getByRole('combobox', { name: say('Destination', 'discover.search.destination') })
      .first();
    const words = { en: 'Isra', he: 'ישרא' }[language];
    await field.pressSequentially(words);
    await requested;
    expect(await page.getByRole('option').count()).toBe(0);
    release();
    await seen(page.getByRole('option').first());
    expect(await field.inputValue()).toBe(words);
    await focused(field);
    expect(watched.pageErrors).toEqual([]);
    await watched.close();
  });

  it('a list that was opened by a key opens once its code is loaded', async () => {
    const watched = await product.open({ language });
    const traveller = travellerOn(watched, language);
    const { page } = traveller;
    const release = await holdRequests(page, layers);
    await page.goto(product.url + resultsPath);
    await resultsDone(traveller);
    const order = page.getByRole('main').locator('button[aria-haspopup=listbox]').first();
    await order.focus();
    await order.press('ArrowDown');
    expect(await page.getByRole('listbox').count()).toBe(0);
    release();
    await seen(page.getByRole('listbox'));
    await page.keyboard.press('Escape');
    await focused(order);
    expect(watched.pageErrors).toEqual([]);
    await watched.close();
  });

  it('a menu whose code cannot be loaded says so, can be closed, and opens on retry', async () => {
    // The browser logs every file that fails to load, so this page's errors are not checked.
    const { page, close } = await product.open({ language });
    const { say } = travellerOn({ page }, language);
    await page.route(layers, (route) => route.abort());
    await page.goto(product.url);
    const button = languageButton(page, say('Language', 'app.header.language'));
    const notice = page.getByRole('alert');
    await button.click();
    await seen(notice);
    await notice.getByRole('button', { name: say('Close', 'ui.close') }).click();
    await notice.waitFor({ state: 'hidden' });
    await focused(button);
    await button.click();
    await seen(notice);
    await page.unrouteAll();
    await notice.getByRole('button', { name: say('Try again', 'ui.part.retry') }).click();
    await seen(page.getByRole('menu'));
    expect(await notice.count()).toBe(0);
    await close();
  });
});

/** How fast the animations of the page run; 1 is normal. */
const animationSpeed = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  return (playbackRate: number) => session.send('Animation.setPlaybackRate', { playbackRate });
};

it('a menu that is closed and opened again during its opening animation has the focus, and closes on Escape', async () => {
  const watched = await product.open({ language: 'en' });
  const { page, say } = travellerOn(watched, 'en');
  await page.goto(product.url);
  const button = languageButton(page, say('Language', 'app.header.language'));
  await button.click();
  await seen(page.getByRole('menu'));
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'hidden' });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const setSpeed = await animationSpeed(page);
  await setSpeed(0.01);
  const isFocusInMenu = () => page.evaluate(() => document.activeElement?.closest('[role=menu]') !== null);
  await button.click();
  await expect.poll(isFocusInMenu).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
  await button.click();
  await expect.poll(isFocusInMenu).toBe(true);
  await page.keyboard.press('Escape');
  await setSpeed(1);
  await page.getByRole('menu').waitFor({ state: 'hidden' });
  await focused(button);
  expect(watched.pageErrors).toEqual([]);
  await watched.close();
});

it('an alert that is closed and opened again during its opening animation has the focus, and closes on Escape', async () => {
  const watched = await product.open({ language: 'en' });
  const traveller = travellerOn(watched, 'en');
  const { page } = traveller;
  await page.goto(product.url + hotelPath(sandboxHotel));
  await seen(rooms(traveller).first());
  const alert = page.getByRole('alertdialog', { name: 'Please select a room type first.' });
  const button = bookNow(traveller);
  // The button is marked as disabled, and the alert that is being closed covers it.
  const press = () => button.dispatchEvent('click');
  await press();
  await seen(alert);
  await page.keyboard.press('Escape');
  await alert.waitFor({ state: 'hidden' });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const setSpeed = await animationSpeed(page);
  await setSpeed(0.01);
  const ok = alert.getByRole('button');
  await press();
  await focused(ok);
  await page.keyboard.press('Escape');
  // The click meets what is left of the alert, and takes the focus from its button. Half a second after its opening the
  // library gives the focus to the dialog if it is nowhere, so that on a busy machine it is there.
  await page.mouse.click(5, 5);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BUTTON');
  await press();
  await focused(ok);
  await page.keyboard.press('Escape');
  await setSpeed(1);
  await alert.waitFor({ state: 'hidden' });
  expect(watched.pageErrors).toEqual([]);
  await watched.close();
});
