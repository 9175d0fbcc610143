/**
 * Every page of a member and every checkout step is accessible, also with enlarged text and with wide text
 * spacing.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stepIds } from '#features/checkout/steps.ts';
import { accounts, askFrom, signInto } from './support/accounts.ts';
import { expectAccessible, expectNoSidewaysScroll, type WatchedPage } from './support/page/browser.ts';
import { builtProduct } from './support/product/built-product.ts';
import { tabIds } from './support/admin.ts';
import { readingProblems, settled } from './support/page/reading.ts';
import { sandboxHotel } from './support/product/sandbox.ts';
import { bookFirstRoom, hotelPath, travellerOn } from './support/traveller.ts';

const product = builtProduct();

/**
 * Opens a page. When the browser tab has crashed, a new one is opened: Debian's Chromium sometimes crashes on
 * admin pages while text is enlarged. The requests of the crashed tab have failed by then.
 */
async function visit(address: string, session: { of(): WatchedPage; open(): Promise<void> }): Promise<void> {
  try {
    await session.of().page.goto(address);
  } catch (cause) {
    if (!session.of().hasCrashed()) throw cause;
    await session.of().close();
    await session.open();
    await session.of().page.goto(address);
  }
}

describe.each(['en', 'he', 'ar'] as const)('every page of a traveller, %s', (language) => {
  let watched: WatchedPage;
  const ids = { begun: '', confirmed: '' };

  const open = async () => {
    watched = await product.open({ language });
    await signInto(watched, product.url, accounts.traveller);
  };
  beforeAll(open);
  afterAll(() => watched.close());

  it('setup: creates the draft and the confirmed booking that some pages need', async () => {
    const { page } = watched;
    const { myBookings } = await askFrom<{ myBookings: { id: string; status: string }[] }>(
      watched,
      product.url,
      '{ myBookings { id status } }',
    );
    ids.confirmed = myBookings.find(({ status }) => status === 'confirmed')?.id ?? '';
    await page.goto(product.url + hotelPath(sandboxHotel));
    await bookFirstRoom(travellerOn(watched, language));
    await page.waitForURL(/\/Checkout\?bookingId=/);
    ids.begun = new URL(page.url()).searchParams.get('bookingId') ?? '';
    expect(Object.values(ids)).not.toContain('');
  });

  it.each([
    '/',
    '/Bookings',
    '/Favorites',
    '/Profile',
    ...stepIds.map((step) => `/Checkout?bookingId={begun}&step=${step}`),
    '/ThankYou?bookingId={confirmed}',
    '/Receipt?bookingId={confirmed}',
  ])('headings, names and enlarged text have no problems: %s', async (address) => {
    const path = address.replace('{begun}', ids.begun).replace('{confirmed}', ids.confirmed);
    await visit(product.url + path, { of: () => watched, open });
    // In English and Hebrew, the tests of the pages themselves run the axe rules.
    const hasAxeTest = language !== 'ar' && !path.startsWith('/Receipt');
    expect(await readingProblems(watched.page, { language, hasAxeTest })).toEqual([]);
    expect(watched.pageErrors.filter((each) => each.startsWith('exception'))).toEqual([]);
  });
});

describe.each(['en', 'he', 'ar'] as const)('every page of an administrator, %s', (language) => {
  let watched: WatchedPage;

  const open = async () => {
    watched = await product.open({ language });
    await signInto(watched, product.url, accounts.admin);
  };
  beforeAll(open);
  afterAll(() => watched.close());

  it.each([...tabIds.map((tab) => `/Admin?tab=${tab}`), '/StaticExport', '/StaticCode'])(
    'headings, names and enlarged text have no problems: %s',
    async (path) => {
      await visit(product.url + path, { of: () => watched, open });
      // The test of the admin screens has checked the Hebrew ones.
      const hasAxeTest = language === 'he' && path.startsWith('/Admin');
      expect(await readingProblems(watched.page, { language, hasAxeTest })).toEqual([]);
      expect(watched.pageErrors.filter((each) => each.startsWith('exception'))).toEqual([]);
    },
  );
});

describe.each([
  ['a traveller', accounts.traveller, ['/Bookings', '/Favorites', '/Profile']],
  ['an administrator', accounts.admin, tabIds.map((tab) => `/Admin?tab=${tab}`)],
] as const)('in Arabic on a phone, as %s', (_person, account, paths) => {
  it('each page has no accessibility violations and scrolls in one direction only', async () => {
    const watched = await product.open({ size: 'phone' });
    await signInto(watched, product.url, account);
    await watched.context.addCookies([{ name: 'lang', value: 'ar', url: product.url }]);
    for (const path of paths) {
      await watched.page.goto(product.url + path);
      await settled(watched.page);
      expect(await watched.page.locator('html').getAttribute('lang')).toBe('ar');
      await expectAccessible(watched.page);
      await expectNoSidewaysScroll(watched.page);
    }
    await watched.close();
  });
});
