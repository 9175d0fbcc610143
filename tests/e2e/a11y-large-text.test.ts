/**
 * Text at 200 % by the browser's font size setting, which changes the breakpoints too (a style on the page
 * would not).
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, askFrom, signInto } from './support/accounts.ts';
import { launchBrowser, openPage, sizes, type WatchedPage } from './support/page/browser.ts';
import { cutTexts } from './support/page/cut-texts.ts';
import { sharedProduct } from './support/product/built-product.ts';
import { overflow, settled } from './support/page/reading.ts';
import { sandboxHotel } from './support/product/sandbox.ts';
import { hotelPath, resultsPath, travellerOn } from './support/traveller.ts';

const product = sharedProduct();

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser(['--blink-settings=defaultFontSize=32']);
});
afterAll(() => browser.close());

/** Finds a booking of the signed-in member by its status. */
const idByStatus = async (watched: WatchedPage): Promise<(status: string) => string> => {
  const { myBookings } = await askFrom<{ myBookings: { id: string; status: string }[] }>(
    watched,
    product.url,
    '{ myBookings { id status } }',
  );
  return (status) => myBookings.find((each) => each.status === status)?.id ?? status;
};

/** Lines of text of each result card that overlap each other or extend past the card's edge. */
const cardProblems = (page: Page) =>
  page.locator('main article').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const edge = card.getBoundingClientRect();
      const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
      const lines: { box: DOMRect; words: string }[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const words = text.textContent?.trim() ?? '';
        const isUnseen = text.parentElement?.closest('[class*=gallery], .visually-hidden');
        if (!words || isUnseen || !text.parentElement?.checkVisibility()) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        lines.push(...[...range.getClientRects()].map((box) => ({ box, words })));
      }
      // Texts for screen readers only have a box of a pixel or two.
      const shown = lines.filter(({ box }) => box.width > 2 && box.height > 2);
      const cut = shown.filter(({ box }) => box.left < edge.left - 1 || box.right > edge.right + 1);
      const clashes = shown.flatMap((one, at) =>
        shown.slice(at + 1).filter((other) => {
          const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
          return across > 2 && down > Math.min(one.box.height, other.box.height) / 2;
        }),
      );
      return [...cut, ...clashes].map(({ words }) => words);
    }),
  );

describe.each([
  ['en', 'phone'],
  ['he', 'desktop'],
] as const)('text at 200 %%, %s, %s', (language, size) => {
  let visitor: WatchedPage;
  let traveller: WatchedPage;
  beforeAll(async () => {
    visitor = await openPage(browser, product.url, { language, size });
    traveller = await openPage(browser, product.url, { language, size });
    await signInto(traveller, product.url, accounts.traveller);
  });
  afterAll(async () => {
    await visitor.close();
    await traveller.close();
  });

  const open = async ({ page }: WatchedPage, path: string) => {
    await page.goto(product.url + path);
    await settled(page);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  };

  it.each([
    '/',
    hotelPath(sandboxHotel),
    '/HotelsMap',
    '/Contact',
    '/CarRental',
    '/TermsOfUse',
    '/login',
    '/nothing-here',
  ])('the page does not scroll sideways: %s', async (path) => {
    await open(visitor, path);
    await expect.poll(() => overflow(visitor.page)).toBe('');
  });

  it('result cards show names and prices in full, without overlap', async () => {
    await open(visitor, resultsPath);
    await expect.poll(() => overflow(visitor.page)).toBe('');
    expect(await visitor.page.locator('main article').count()).toBeGreaterThan(0);
    expect(await cardProblems(visitor.page)).toEqual([]);
  });

  it('the pages of a member do not scroll sideways', async () => {
    const idOf = await idByStatus(traveller);
    for (const path of [
      '/Bookings',
      '/Profile',
      `/Checkout?bookingId=${idOf('pending')}`,
      `/ThankYou?bookingId=${idOf('confirmed')}`,
      `/Receipt?bookingId=${idOf('confirmed')}`,
    ]) {
      await open(traveller, path);
      await expect.poll(() => overflow(traveller.page)).toBe('');
    }
  });
});

describe('text at 200 %, set by a style so that the breakpoints stay', () => {
  const enlarge = async (
    { page }: WatchedPage,
    path: string,
    size: { width: number; height: number } = { width: 1280, height: 900 },
  ) => {
    await page.setViewportSize(size);
    await page.goto(product.url + path);
    await settled(page);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  };

  it.each(['en', 'he'] as const)(
    'a phone does not scroll sideways, from the results to the confirmation, %s',
    async (language) => {
      const watched = await product.open({ language });
      const { page } = watched;
      await signInto(watched, product.url, accounts.traveller);
      const idOf = await idByStatus(watched);
      const unpaid = `/Checkout?bookingId=${idOf('pending')}`;
      for (const path of [
        resultsPath,
        hotelPath(sandboxHotel),
        unpaid,
        ...['car-rental', 'insurance', 'attractions', 'summary'].map((step) => `${unpaid}&step=${step}`),
        `/ThankYou?bookingId=${idOf('confirmed')}`,
        `/Receipt?bookingId=${idOf('confirmed')}`,
        '/Bookings',
      ]) {
        await enlarge(watched, path, sizes.phone);
        await expect.poll(() => overflow(page), { message: path }).toBe('');
      }
      await watched.close();
    },
  );

  it.each(['en', 'he'] as const)('the button to the rooms is not cut on a phone, %s', async (language) => {
    const watched = await product.open({ language });
    const { page, say } = travellerOn(watched, language);
    await enlarge(watched, hotelPath(sandboxHotel), sizes.phone);
    const button = page.getByRole('button', { name: say('See rooms', 'hotel.panel.see-rooms') });
    const edges = () =>
      button.evaluate((it) => {
        const { left, right } = it.getBoundingClientRect();
        return left >= 0 && right <= document.documentElement.clientWidth;
      });
    await expect.poll(edges).toBe(true);
    await watched.close();
  });

  it.each(['en', 'he'] as const)(
    'the search bar shows destination, dates and guests in full, %s',
    async (language) => {
      const watched = await product.open({ language });
      await enlarge(watched, '/');
      await expect.poll(() => cutTexts(watched.page, 'main search')).toEqual([]);
      await watched.close();
    },
  );

  it.each(['en', 'he'] as const)(
    'Sherry and her speech bubble do not overlap the headline and the text below it, %s',
    async (language) => {
      const watched = await product.open({ language });
      await enlarge(watched, '/');
      const onWords = () =>
        watched.page.evaluate(() => {
          const bird = document.querySelector('main img[src*="sherry-wave"]');
          const drawn = [bird, bird?.parentElement?.querySelector('button')].map((part) =>
            part?.getBoundingClientRect(),
          );
          const words = document.querySelector('#discover-heading')?.parentElement;
          const range = document.createRange();
          if (!words || drawn.includes(undefined)) return null;
          range.selectNodeContents(words);
          return [...range.getClientRects()].filter((line) =>
            drawn.some(
              (box) =>
                box &&
                Math.min(line.right, box.right) - Math.max(line.left, box.left) > 1 &&
                Math.min(line.bottom, box.bottom) - Math.max(line.top, box.top) > 1,
            ),
          ).length;
        });
      await expect.poll(onWords).toBe(0);
      await watched.close();
    },
  );

  it('the contact form stays inside the window, with its errors and choices in full', async () => {
    const watched = await product.open();
    const { page } = watched;
    await enlarge(watched, '/Contact');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByText('Write your message.').waitFor();
    await expect.poll(() => overflow(page)).toBe('');
    expect(await cutTexts(page, 'main form')).toEqual([]);
    await watched.close();
  });

  it('the profile shows its choices in full', async () => {
    const watched = await product.open();
    await signInto(watched, product.url, accounts.traveller);
    await enlarge(watched, '/Profile');
    await expect.poll(() => cutTexts(watched.page, 'main')).toEqual([]);
    await expect.poll(() => overflow(watched.page)).toBe('');
    await watched.close();
  });
});
