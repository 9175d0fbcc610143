/** Nothing that is read jumps while the results of a link load over a slow network. */
import { expect, it } from 'vitest';
import { sharedProduct } from './support/product/built-product.ts';
import { resultsDone, resultsPath, travellerOn } from './support/traveller.ts';

const product = sharedProduct();

/** The limit of a good page. Source: web.dev, Cumulative Layout Shift */
const GOOD = 0.1;
/** A mobile network of 400 kbit/s, 400 ms away. */
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

it.each([
  ['desktop', 'en'],
  ['phone', 'he'],
] as const)(
  'the results of a link shift by less than a tenth on a slow network, %s, %s',
  async (size, language) => {
    const watched = await product.open({ size, language });
    const { page, context } = watched;
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
    await page.goto(product.url + resultsPath, { waitUntil: 'commit', timeout: 60_000 });
    // The first frame already shows that the hotels are on their way.
    await expect.poll(() => page.locator('[aria-busy=true]').count(), { timeout: 60_000 }).toBeGreaterThan(0);
    page.setDefaultTimeout(120_000);
    await resultsDone(travellerOn(watched, language));
    expect(await page.evaluate(() => window.layoutShift)).toBeLessThan(GOOD);
    await watched.close();
  },
);
