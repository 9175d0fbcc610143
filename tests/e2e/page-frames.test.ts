/** The prerendered pages of the map, My Bookings and the admin panel. */
import { parseDate } from '@internationalized/date';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Visitor } from '../support/visitor.ts';
import { accounts, signInto, visitorSignedIn } from './support/accounts.ts';
import { plain, shoot } from './support/page/browser.ts';
import { sharedProduct } from './support/product/built-product.ts';
import { resultsPath, seen } from './support/traveller.ts';

const product = sharedProduct();

/** The map of a stay over New Year: with its years, its line would have two rows on a phone. */
const mapPath = (() => {
  const query = new URLSearchParams(resultsPath.slice(resultsPath.indexOf('?')));
  const checkIn = parseDate(query.get('checkin') ?? '').set({ month: 12, day: 30 });
  query.set('checkin', checkIn.toString());
  query.set('checkout', checkIn.add({ days: 3 }).toString());
  return `/HotelsMap?${query}`;
})();

const nothing = new Promise<never>(() => undefined);

/** Text and vertical position of the visible headings, paragraphs and buttons. */
const shownOn = (page: Page) =>
  page
    .locator('main :is(h1, p, button)')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.map((each) => {
        const { top, height } = each.getBoundingClientRect();
        // The days of the search are written by the scripts.
        const text = each.matches('h1 + p') ? '' : (each.textContent ?? '').trim();
        return `${text} ${Math.round(top)} ${Math.round(height)}`;
      }),
    );

describe('the prerendered page', () => {
  it.each([
    [mapPath, 'phone', 'en', 'Hotels on the map'],
    [mapPath, 'desktop', 'he', 'מלונות על המפה'],
    ['/Bookings', 'phone', 'he', 'ההזמנות שלי'],
    ['/Admin', 'desktop', 'en', 'Admin Panel'],
  ] as const)(
    'has its texts where the scripts render them: %s, %s, %s',
    async (path, size, language, title) => {
      const still = await product.open({ size, language, hasScripts: false });
      await still.page.goto(product.url + path);
      const frame = await shownOn(still.page);
      await shoot(still.page, `frame-${path.slice(1, 4)}-${size}-${language}`);
      await still.close();
      expect(frame.map(plain).join()).toContain(title);

      const { page, close, pageErrors } = await product.open({ size, language });
      await page.route('**/graphql*', () => nothing);
      await page.goto(product.url + path);
      await page.locator('#root:not([inert])').waitFor();
      expect(await shownOn(page)).toEqual(frame);
      expect(pageErrors).toEqual([]);
      await close();
    },
  );

  it.each([
    ['/Bookings', accounts.traveller],
    ['/Admin', accounts.admin],
  ] as const)(
    'is the same for every account, and has no first reads for a visitor: %s',
    async (path, account) => {
      const htmlFor = async (visitor: Visitor) => {
        const answer = await visitor.fetch(path);
        return (await answer.text()).replaceAll(/nonce="[^"]*"/g, '');
      };
      const own = await htmlFor(await visitorSignedIn(product.url, account));
      expect(own).toContain('<main');
      const other = account === accounts.admin ? accounts.traveller : accounts.admin;
      expect(own).toBe(await htmlFor(await visitorSignedIn(product.url, other)));
      const withoutReads = own.replaceAll(
        /<script >(?:(?!<\/script>)[^])*soleraFirstReads[^]*?<\/script>/g,
        '',
      );
      expect(withoutReads).not.toBe(own);
      expect(withoutReads).toBe(await htmlFor(new Visitor(() => product.url)));
    },
  );
});

describe('the prerendered page of a member', () => {
  it.each([
    ['/Bookings', accounts.traveller, '[data-first-picture] img'],
    ['/Admin', accounts.admin, '[data-first-welcome] bdi'],
  ] as const)(
    'shows the first responses before the application is loaded: %s',
    async (path, account, part) => {
      const watched = await product.open({ size: 'phone' });
      await signInto(watched, product.url, account);
      const { page, close, pageErrors } = watched;
      await page.route('**/assets/*.js', () => nothing);
      await page.goto(product.url + path);
      await seen(page.locator(`#root[inert] ${part}`));
      await shoot(page, `frame-filled-${path.slice(1, 4)}`);
      expect(pageErrors).toEqual([]);
      await close();
    },
  );
});

/** How often each operation was sent to the server until the page shows a text. */
async function sentOperations(path: string, account: Parameters<typeof signInto>[2] | null, shown: RegExp) {
  const watched = await product.open();
  if (account !== null) await signInto(watched, product.url, account);
  const sent: string[] = [];
  watched.page.on('request', (request) => {
    const body: unknown = request.url().endsWith('/graphql') ? request.postDataJSON() : null;
    const operation = z.object({ operationName: z.string() }).safeParse(body);
    if (operation.success) sent.push(operation.data.operationName);
  });
  await watched.page.goto(product.url + path);
  await watched.page.locator('#root:not([inert])').waitFor();
  await seen(watched.page.getByText(shown).filter({ visible: true }).first());
  await watched.page.waitForLoadState('networkidle');
  expect(watched.pageErrors).toEqual([]);
  await watched.close();
  return (name: string) => sent.filter((each) => each === name).length;
}

describe('the first reads of a page', () => {
  // A second request would mean that the client did not use the response to the first read.
  it.each([
    ['/Bookings', accounts.traveller, 'BookingsPage', /Dana|No bookings/],
    ['/Admin', accounts.admin, 'AdminDashboard', /Total Revenue/],
  ] as const)('are sent once: %s', async (path, account, name, shown) => {
    const timesOf = await sentOperations(path, account, shown);
    expect([timesOf(name), timesOf('Viewer')]).toEqual([1, 1]);
  });

  it.each([
    ['/Bookings', 'BookingsPage', /Sign In/],
    ['/Admin', 'AdminDashboard', /Please sign in/],
  ] as const)('are not sent for a visitor: %s', async (path, name, shown) => {
    expect((await sentOperations(path, null, shown))(name)).toBe(0);
  });
});
