import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { offerWords } from '#web/app/layout/notices/languageOffers.ts';
import { languages } from '#i18n/languages.ts';
import { expectAccessible, expectNoSidewaysScroll, plain, shoot } from './support/page/browser.ts';
import { sharedProduct } from './support/product/built-product.ts';
import {
  bookFirstRoom,
  openFirstHotel,
  resultsDone,
  resultsPath,
  rooms,
  seen,
  type Traveller,
} from './support/traveller.ts';
import { wordsOf } from './support/words.ts';

const product = sharedProduct();

const arabic = wordsOf('ar');
/**
 * Words of the interface that would be in English if a translation were missing; names of places and hotels
 * may be.
 */
const english =
  /\b(Search|Results|Filters|Sort|Free|cancellation|nights?|Book|Room|Guests?|Total|Includes|Sign|Continue)\b/;

const pick = async (page: Page, name: string): Promise<void> => {
  await page
    .getByRole('banner')
    .getByRole('button', { name: / (English|العربية|Русский)$/ })
    .click();
  await page.getByRole('menuitemradio', { name, exact: true }).click();
};

const marks = (page: Page): Promise<(string | undefined)[]> =>
  page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);

/** The page's translated text: elements marked as English, such as a hotel's name, are left out. */
const ownWords = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const copy = document.querySelector('main')?.cloneNode(true);
    if (!(copy instanceof HTMLElement)) return '';
    for (const it of copy.querySelectorAll('[lang], bdi')) it.remove();
    return copy.textContent;
  });

describe('Arabic', () => {
  it.each([
    ['wide', 1440],
    ['narrow', 320],
  ])('runs from right to left on results, hotel and checkout, %s', async (_, width) => {
    const { page, pageErrors, close } = await product.open();
    await page.setViewportSize({ width, height: 800 });
    const traveller: Traveller = { page, language: 'en', say: arabic };
    const look = async (screen: string) => {
      expect(await marks(page)).toEqual(['ar', 'rtl']);
      expect(plain(await ownWords(page))).not.toMatch(english);
      await expectNoSidewaysScroll(page);
      await shoot(page, `ar-${width}-${screen}`, { fullPage: true });
    };
    await page.goto(`${product.url}${resultsPath}&lang=ar`);
    await resultsDone(traveller);
    await seen(page.getByRole('heading', { name: arabic('', 'discover.results.found'), exact: true }));
    await look('results');
    await expectAccessible(page);

    await openFirstHotel(traveller);
    await seen(rooms(traveller).first());
    await look('hotel');

    await bookFirstRoom(traveller);
    await seen(page.getByRole('tab', { name: arabic('', 'checkout.signIn.create') }));
    await look('checkout');
    expect(pageErrors).toEqual([]);
    await close();
  });
});

describe('another language', () => {
  it('is offered once, above the page, to a browser that prefers it', async () => {
    const { page, context, pageErrors, close } = await product.open({ language: 'he', size: 'phone' });
    await context.clearCookies();
    await page.goto(product.url);
    const offer = page.getByText(offerWords.he.text);
    await seen(offer);
    expect(await marks(page)).toEqual(['en', 'ltr']);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await shoot(page, 'language-offer-390');
    const notice = await page.locator('[lang="he"][dir="rtl"]').first().boundingBox();
    const main = await page.getByRole('main').boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    if (!notice || !main || !header) throw new Error('the page has no notice, main part or header');
    expect(notice.y).toBeGreaterThanOrEqual(header.y + header.height);
    expect(main.y).toBeGreaterThanOrEqual(notice.y + notice.height);

    await page.getByRole('button', { name: offerWords.he.switch }).click();
    await expect.poll(() => marks(page)).toEqual(['he', 'rtl']);
    expect(await offer.count()).toBe(0);
    await page.reload();
    await seen(page.getByRole('contentinfo'));
    expect(await marks(page)).toEqual(['he', 'rtl']);
    expect(await offer.count()).toBe(0);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it('is there at first paint and loads its texts once; English loads none', async () => {
    const { page, context, close } = await product.open();
    const texts: string[] = [];
    page.on('request', (request) => {
      if (/\/assets\/(ru|he|ar)-/.test(request.url())) texts.push(request.url());
    });
    await page.goto(product.url);
    await seen(page.getByRole('contentinfo'));
    expect(texts).toEqual([]);

    await context.addCookies([{ name: 'lang', value: 'ru', url: product.url }]);
    const received: string[] = [];
    await page.exposeFunction('tell', (words: string) => received.push(words));
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const words = document.querySelector('#root')?.textContent;
        if (words) Reflect.get(window, 'tell')(words);
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto(product.url);
    await seen(page.getByRole('contentinfo'));
    await expect.poll(() => received.length).toBeGreaterThan(0);
    expect(received[0]).toMatch(/[а-яё]/i);
    expect(texts).toHaveLength(1);
    await close();
  });

  it('keeps the typed text, and the previous language when its texts fail to load', async () => {
    const { page, close } = await product.open();
    await page.goto(`${product.url}/Contact`);
    await page.getByRole('textbox').first().fill('Maya');
    await page.route(/\/assets\/ru-/, (route) => route.abort());
    await pick(page, 'Русский');
    await seen(page.getByText('The texts in Русский could not be loaded.').first());
    expect(await marks(page)).toEqual(['en', 'ltr']);

    await page.unroute(/\/assets\/ru-/);
    await page.getByRole('button', { name: 'Try again' }).first().click();
    await expect.poll(() => marks(page)).toEqual(['ru', 'ltr']);
    expect(await page.getByRole('textbox').first().inputValue()).toBe('Maya');
    await close();
  });

  it.each(languages.map(({ code }) => code))('the language in the URL decides: %s', async (code) => {
    const { page, close } = await product.open();
    await page.goto(`${product.url}/Privacy?lang=${code}`);
    const title = page.getByRole('heading', { level: 1 });
    await seen(title);
    expect(await title.innerText()).toBe(wordsOf(code)('Privacy', 'legal.privacy.title'));
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(code);
    await expectNoSidewaysScroll(page);
    await close();
  });
});
