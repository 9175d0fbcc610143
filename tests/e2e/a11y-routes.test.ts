/**
 * Every page as a visitor sees it: heading order, names, axe rules, and large or widely spaced text at every
 * width.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WatchedPage } from './support/page/browser.ts';
import { sharedProduct } from './support/product/built-product.ts';
import { readingProblems } from './support/page/reading.ts';
import { sandboxHotel } from './support/product/sandbox.ts';
import { hotelPath, resultsPath } from './support/traveller.ts';

const product = sharedProduct();

interface Route {
  readonly path: string;
  /** The test of the page itself runs the axe rules, in English and Hebrew. */
  readonly hasAxeTest?: boolean;
}

const routes: readonly Route[] = [
  { path: '/', hasAxeTest: true },
  { path: resultsPath, hasAxeTest: true },
  { path: hotelPath(sandboxHotel), hasAxeTest: true },
  { path: '/Hotel?id=nobody' },
  { path: '/HotelsMap' },
  { path: `/HotelsMap?ids=${sandboxHotel}` },
  { path: '/Contact', hasAxeTest: true },
  { path: '/CarRental', hasAxeTest: true },
  { path: '/Insurance', hasAxeTest: true },
  { path: '/Attractions', hasAxeTest: true },
  { path: '/CancellationPolicy', hasAxeTest: true },
  { path: '/TermsOfUse', hasAxeTest: true },
  { path: '/Privacy', hasAxeTest: true },
  { path: '/Security', hasAxeTest: true },
  { path: '/Accessibility', hasAxeTest: true },
  { path: '/login' },
  { path: '/login/forgot', hasAxeTest: true },
  { path: '/Bookings' },
  { path: '/Favorites' },
  { path: '/Compare' },
  { path: '/Profile' },
  { path: '/Admin' },
  { path: '/Checkout?bookingId=nobody' },
  { path: '/ThankYou?bookingId=nobody' },
  { path: '/Receipt?bookingId=nobody' },
  { path: '/nothing-here' },
];

describe.each(['en', 'he', 'ar'] as const)('every page of a visitor, %s', (language) => {
  let watched: WatchedPage;
  const open = async () => {
    watched = await product.open();
    await watched.context.addCookies([{ name: 'lang', value: language, url: product.url }]);
  };
  beforeAll(open);
  // Chromium sometimes crashes while text is enlarged; the pages after it get a new browser tab.
  beforeEach(async () => {
    if (!watched.hasCrashed()) return;
    await watched.close();
    await open();
  });
  afterAll(() => watched.close());

  it.each(routes)(
    'headings, names and enlarged text have no problems: $path',
    async ({ path, hasAxeTest = false }) => {
      const { page, pageErrors } = watched;
      await page.goto(product.url + path);
      const problems = await readingProblems(page, {
        language,
        hasAxeTest: hasAxeTest && language !== 'ar',
      });
      expect(problems).toEqual([]);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      expect(pageErrors.filter((each) => each.startsWith('exception'))).toEqual([]);
    },
  );
});
