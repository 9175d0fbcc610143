/**
 * Content does not jump while a page loads over a slow network. The pages of a session load at the same time,
 * because each waits for its own slow network.
 */
import type { Page } from 'playwright-core';
import { expect, it, vi } from 'vitest';
import { accounts, signInto } from './support/accounts.ts';
import type { WatchedPage } from './support/page/browser.ts';
import { settled } from './support/page/reading.ts';
import { sharedProduct } from './support/product/built-product.ts';
import { resultsDone, resultsPath, travellerOn } from './support/traveller.ts';

const product = sharedProduct();

/** Upper limit of a good Cumulative Layout Shift in the Core Web Vitals. */
const GOOD = 0.1;
/** A mobile network of 400 kbit/s with 400 ms latency. */
const slow = {
  offline: false,
  latency: 400,
  downloadThroughput: (400 * 1024) / 8,
  uploadThroughput: (400 * 1024) / 8,
};

declare global {
  interface Window {
    layoutShift?: number;
  }
}

/** Slows the network down from now on, and sums up the layout shifts from the next page on. */
async function watchShifts({ page, context }: WatchedPage): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow);
  await page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && !('hadRecentInput' in entry && entry.hadRecentInput === true))
          window.layoutShift = (window.layoutShift ?? 0) + Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  page.setDefaultTimeout(120_000);
}

/** Opens a page and waits for its loading state. */
async function openLoading(page: Page, path: string): Promise<void> {
  await page.goto(product.url + path, { waitUntil: 'commit', timeout: 60_000 });
  const busy = page.locator('[aria-busy=true]');
  await vi.waitFor(async () => expect(await busy.count()).toBeGreaterThan(0), { timeout: 60_000 });
}

it.each([
  ['desktop', 'en'],
  ['phone', 'he'],
] as const)(
  'the results of a link shift by less than 0.1 on a slow network, %s, %s',
  async (size, language) => {
    const watched = await product.open({ size, language });
    const { page } = watched;
    await watchShifts(watched);
    // The prerendered page already shows that hotels are loading.
    await openLoading(page, resultsPath);
    await resultsDone(travellerOn(watched, language));
    expect(await page.evaluate(() => window.layoutShift)).toBeLessThan(GOOD);
    await watched.close();
  },
);

it.concurrent.each(['dashboard', 'hotels', 'bookings', 'reviews', 'users'])(
  'the layout of the admin tab “%s” shifts by less than 0.1 while it loads on a slow network',
  async (tab) => {
    const watched = await product.open();
    const { page } = watched;
    await signInto(watched, product.url, accounts.admin);
    await watchShifts(watched);
    await openLoading(page, `/Admin?tab=${tab}`);
    await page.getByRole('tabpanel').waitFor();
    await settled(page);
    expect(await page.evaluate(() => window.layoutShift)).toBeLessThan(GOOD);
    await watched.close();
  },
);

it.concurrent('the bookings of a traveller shift by less than 0.1 on a slow network', async () => {
  const watched = await product.open();
  const { page } = watched;
  await signInto(watched, product.url, accounts.traveller);
  await watchShifts(watched);
  await openLoading(page, '/Bookings');
  await settled(page);
  expect(await page.evaluate(() => window.layoutShift)).toBeLessThan(GOOD);
  await watched.close();
});
