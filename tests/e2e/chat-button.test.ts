/** The buttons that open the chat cover no text, no price and no other button, at any scroll position. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, signInto } from './support/accounts.ts';
import type { WatchedPage } from './support/page/browser.ts';
import { sharedProduct } from './support/product/built-product.ts';
import { settled } from './support/page/reading.ts';
import { sandboxHotel } from './support/product/sandbox.ts';
import { bookNow, hotelPath, press, resultsPath, rooms, seen, travellerOn } from './support/traveller.ts';

const product = sharedProduct();

/** Buttons outside the header that open the chat. */
const chatButtons = (page: Page) => page.locator('button:has(img[src*="sherry"]):not(header *)');

/** Texts and controls that such a button covers. */
const covered = (page: Page) =>
  page.evaluate(() => {
    /** Whether the button is on top where the two overlap: under a sticky bar it covers nothing. */
    const liesOn = (button: Element, box: DOMRect) => {
      const own = button.getBoundingClientRect();
      const [left, right] = [Math.max(own.left, box.left), Math.min(own.right, box.right)];
      const [top, bottom] = [Math.max(own.top, box.top), Math.min(own.bottom, box.bottom)];
      if (right - left <= 1 || bottom - top <= 1) return false;
      return button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    };
    const birds = [...document.querySelectorAll('button')].filter(
      (button) =>
        button.querySelector('img[src*="sherry"]') &&
        !button.closest('header') &&
        button.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const words: { readonly box: DOMRect; readonly node: Element; readonly text: string }[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const node = text.parentElement;
      if (
        !node?.checkVisibility({ visibilityProperty: true }) ||
        node.closest('.visually-hidden') ||
        !text.textContent?.trim()
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) words.push({ box, node, text: text.textContent });
    }
    const controls = [...document.querySelectorAll('a, button, input')]
      .filter(
        (node) =>
          node.checkVisibility({ visibilityProperty: true }) && node.getBoundingClientRect().width > 2,
      )
      .map((node) => ({ box: node.getBoundingClientRect(), node, text: node.outerHTML.slice(0, 80) }));
    return birds.flatMap((bird) =>
      [...words, ...controls]
        .filter(({ node }) => !bird.contains(node) && !node.contains(bird))
        .filter(({ box }) => liesOn(bird, box))
        .map(({ text }) => text),
    );
  });

/** The texts and controls covered at several scroll positions, each with the position. */
async function coveredAlong(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  const height = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  for (const share of [0, 0.1, 0.25, 0.4, 0.6, 0.8, 1]) {
    await page.evaluate((top) => window.scrollTo(0, top), height * share);
    await settled(page);
    for (const text of await covered(page)) found.push(`${share}: ${text}`);
  }
  return found;
}

describe.each([
  [1440, 'en'],
  // A window of 1280 px at 200 % zoom.
  [640, 'en'],
  [768, 'en'],
  [390, 'he'],
] as const)('in a window of %i px, %s', (width, language) => {
  let watched: WatchedPage;
  beforeAll(async () => {
    watched = await product.open({ language });
    await watched.page.setViewportSize({ width, height: 844 });
    await signInto(watched, product.url, accounts.traveller);
  });
  afterAll(() => watched.close());

  it('the chat button covers nothing of the results', async () => {
    await watched.page.goto(product.url + resultsPath);
    await seen(watched.page.locator('main article').first());
    expect(await coveredAlong(watched.page)).toEqual([]);
  });

  it('the chat button covers nothing of a hotel and of the checkout', async () => {
    const traveller = travellerOn(watched, language);
    await watched.page.goto(product.url + hotelPath(sandboxHotel));
    await seen(rooms(traveller).first());
    expect(await coveredAlong(watched.page)).toEqual([]);
    await press(rooms(traveller).first());
    await bookNow(traveller).click();
    await watched.page.waitForURL(/Checkout/);
    await seen(watched.page.getByTestId('order-total').first());
    expect(await coveredAlong(watched.page)).toEqual([]);
  });

  it('the chat button covers nothing of My Bookings', async () => {
    await watched.page.goto(`${product.url}/Bookings`);
    await seen(chatButtons(watched.page).first());
    expect(await coveredAlong(watched.page)).toEqual([]);
  });
});
