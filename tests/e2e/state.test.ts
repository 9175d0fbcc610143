import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { plain } from './support/page/browser.ts';
import { sharedProduct } from './support/product/built-product.ts';
import { sandboxHotel } from './support/product/sandbox.ts';
import {
  bookAsNewMember,
  cards,
  guestField,
  hotelPath,
  resultsDone,
  resultsPath,
  rooms,
  seen,
  type Traveller,
  travellerOn,
} from './support/traveller.ts';

const product = sharedProduct();

const names = (traveller: Traveller) => cards(traveller).getByRole('heading', { level: 3 }).allInnerTexts();
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

const secondPage = (page: Page) =>
  page.getByRole('navigation', { name: 'Result pages' }).getByText(/^Page 2 of \d+$/);

/** Opens the second page of a sorted, filtered search with clicks. */
async function openSecondPage(traveller: Traveller): Promise<string[]> {
  const { page } = traveller;
  await page.goto(product.url + resultsPath);
  await resultsDone(traveller);
  await page.getByRole('button', { name: /Recommended/ }).click();
  await page.getByRole('option', { name: 'Price: low to high' }).click();
  await expect.poll(() => page.url()).toContain('sort=PRICE_ASC');
  await resultsDone(traveller);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await seen(secondPage(page));
  await resultsDone(traveller);
  return names(traveller);
}

it('Back and reload keep list, page and scroll position, and the URL shares them', async () => {
  const watched = await product.open();
  const traveller = travellerOn(watched, 'en');
  const { page } = watched;
  const list = await openSecondPage(traveller);
  expect(list).toHaveLength(5);
  const address = page.url();
  await cards(traveller).nth(3).scrollIntoViewIfNeeded();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(300);
  const top = await scrollTop(page);

  await openFourthHotel(traveller);
  await page.goBack();
  await resultsDone(traveller);
  expect(page.url()).toBe(address);
  expect(await names(traveller)).toEqual(list);
  await expect.poll(() => scrollTop(page)).toBe(top);

  await page.reload();
  await resultsDone(traveller);
  expect(page.url()).toBe(address);
  expect(await names(traveller)).toEqual(list);
  // The first frame after a load may differ by the leading of one line.
  await expect.poll(async () => Math.abs((await scrollTop(page)) - top)).toBeLessThan(16);
  await seen(secondPage(page));

  // A second tab of the same browser, and another person who opens the link.
  const tab = await watched.context.newPage();
  const friend = await product.open();
  for (const other of [tab, friend.page]) {
    await other.goto(address);
    await resultsDone({ ...traveller, page: other });
    expect(await names({ ...traveller, page: other })).toEqual(list);
    await seen(secondPage(other));
    await seen(other.getByRole('button', { name: /Price: low to high/ }));
  }
  expect([...watched.pageErrors, ...friend.pageErrors]).toEqual([]);
  await friend.close();
  await watched.close();
});

it('a hotel page that is opened anew starts at the top, although its last visit in this tab was scrolled', async () => {
  const watched = await product.open();
  const traveller = travellerOn(watched, 'en');
  const { page } = watched;
  const open = async () => {
    await page.goto(product.url + hotelPath(sandboxHotel));
    await seen(rooms(traveller).first());
  };
  await open();
  await rooms(traveller).last().scrollIntoViewIfNeeded();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(300);
  const top = await scrollTop(page);
  await page.reload();
  await expect.poll(async () => Math.abs((await scrollTop(page)) - top)).toBeLessThan(16);
  await page.goto('about:blank');
  await open();
  // A stored position would be restored in the frame after the page became tall enough.
  await page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))),
      ),
  );
  expect(await scrollTop(page)).toBe(0);
  expect(watched.pageErrors).toEqual([]);
  await watched.close();
});

/** Opens the fourth card without scrolling the page. */
async function openFourthHotel(traveller: Traveller): Promise<void> {
  await cards(traveller).nth(3).getByRole('link').click();
  await traveller.page.waitForURL(/\/Hotel\?/);
  await seen(rooms(traveller).first());
  expect(await scrollTop(traveller.page)).toBe(0);
}

/** The lowest price of each bar up to ₪1,000, and the price on the slider below the start of the bar, in shekels. */
const barsOverSlider = async (sheet: Locator): Promise<{ readonly from: number; readonly at: number }[]> => {
  const handles = sheet.getByRole('slider');
  const bars = sheet.locator('[title^="₪"]');
  await seen(bars.first());
  const centreOf = (handle: Locator) =>
    handle.evaluate((it) => {
      const { left, width } = (it.closest('[data-rac]') ?? it).getBoundingClientRect();
      return left + width / 2;
    });
  const [start, end] = [await centreOf(handles.first()), await centreOf(handles.last())];
  expect(end - start).toBeGreaterThan(100);
  const found = await bars.evaluateAll((all) =>
    all.map((it) => ({
      from: Number(/[\d,]+/.exec(it.getAttribute('title') ?? '')?.[0].replaceAll(',', '')),
      left: it.getBoundingClientRect().left,
    })),
  );
  expect(found.length).toBeGreaterThan(2);
  return found.map(({ from, left }) => ({ from, at: ((left - start) / (end - start)) * 1000 }));
};

it('Back removes one filter after the other, and returns to them from a hotel', async () => {
  const watched = await product.open();
  const traveller = travellerOn(watched, 'en');
  const { page } = watched;
  await page.goto(product.url);
  await page.goto(`${product.url + resultsPath}&currency=ILS`);
  await resultsDone(traveller);
  const chosen = () => new URL(page.url()).searchParams;

  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  for (const { from, at } of await barsOverSlider(sheet)) expect(Math.abs(at - from)).toBeLessThan(8);
  await sheet.getByRole('button', { name: /^4 stars/ }).click();
  await expect.poll(() => chosen().get('stars')).toBe('4');
  const highest = sheet.getByRole('textbox', { name: 'Highest price' });
  // Two typed values and a step of the slider become one history entry.
  for (const price of ['9', '900']) {
    await highest.fill(price);
    await expect.poll(() => chosen().get('max')).toBe(price);
  }
  const handle = sheet.getByRole('slider').last();
  await expect.poll(() => handle.inputValue()).toBe('900');
  await handle.press('ArrowRight');
  await expect.poll(() => chosen().get('max')).toBe('910');
  await sheet.getByRole('button', { name: /^Show \d+ hotels?$/ }).click();
  await sheet.waitFor({ state: 'hidden' });
  await resultsDone(traveller);
  const list = await names(traveller);
  await cards(traveller).last().scrollIntoViewIfNeeded();
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(300);
  const top = await scrollTop(page);

  await cards(traveller).last().getByRole('link').click();
  await seen(rooms(traveller).first());
  await page.goBack();
  await resultsDone(traveller);
  expect(await names(traveller)).toEqual(list);
  await expect.poll(() => scrollTop(page)).toBe(top);

  await page.goBack();
  await expect.poll(() => chosen().get('max')).toBeNull();
  expect(chosen().get('stars')).toBe('4');
  await seen(page.getByRole('button', { name: /^Remove.*4 stars/ }));
  await page.goBack();
  await expect.poll(() => chosen().get('stars')).toBeNull();
  await resultsDone(traveller);
  await page.goBack();
  await expect.poll(() => chosen().get('city')).toBeNull();
  expect(watched.pageErrors).toEqual([]);
  await watched.close();
});

async function choose(page: Page, menu: string | RegExp, item: string | RegExp): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: menu }).click();
  await page.getByRole('menuitemradio', { name: item }).click();
}

it('changing the language keeps the page and the typed text', async () => {
  const watched = await product.open();
  const traveller = travellerOn(watched, 'en');
  const { page } = watched;
  await page.goto(product.url + hotelPath(sandboxHotel));
  await seen(rooms(traveller).first());
  await bookAsNewMember(traveller);
  await guestField(traveller, 'lastName').fill('Stern-Levi');
  const address = page.url();

  await choose(page, /^Language/, /עברית/);
  await seen(page.getByRole('button', { name: 'המשך להשכרת רכב' }));
  expect(page.url()).toBe(address);
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  await expect.poll(() => guestField(traveller, 'lastName').inputValue()).toBe('Stern-Levi');

  await page.reload();
  await seen(guestField(traveller, 'lastName'));
  expect(await page.locator('html').getAttribute('lang')).toBe('he');
  await expect.poll(() => guestField(traveller, 'lastName').inputValue()).toBe('Stern-Levi');
  expect(watched.pageErrors).toEqual([]);
  await watched.close();
});

it('changing the currency changes the estimate, never the price, and is remembered', async () => {
  const watched = await product.open();
  const traveller = travellerOn(watched, 'en');
  const { page } = watched;
  await page.goto(product.url + hotelPath(sandboxHotel));
  await seen(rooms(traveller).first());
  const panel = page.getByRole('complementary', { name: 'Your stay' });
  const text = async () => plain(await panel.innerText());
  const price = /₪[\d,.]+/.exec(await text())?.[0];
  expect(price).toBeDefined();
  await expect.poll(text).toMatch(/≈ \$[\d,]+/);

  await choose(page, /^Currency/, /EUR/);
  await expect.poll(text).toMatch(/≈ €[\d,]+/);
  expect(await text()).toContain(price);
  await page.reload();
  await seen(rooms(traveller).first());
  await expect.poll(text).toMatch(/≈ €[\d,]+/);
  expect(await text()).toContain(price);

  await choose(page, /^Currency/, /ILS/);
  await expect.poll(text).not.toContain('≈');
  expect(await text()).toContain(price);
  expect(watched.pageErrors).toEqual([]);
  await watched.close();
});

it('the client starts in a browser that forbids storage', async () => {
  const { page, close } = await product.open();
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
  });
  await page.goto(product.url);
  await expect.poll(() => page.locator('#root:not([inert])').count()).toBe(1);
  await close();
});
