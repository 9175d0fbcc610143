import type { Page, Route } from 'playwright-core';
import { expect, it } from 'vitest';
import { accounts, signInto } from './support/accounts.ts';
import { plain } from './support/page/browser.ts';
import { sharedProduct } from './support/product/built-product.ts';
import { seen } from './support/traveller.ts';

const product = sharedProduct();

/** Paths of the responses that the device stores for offline use. */
const keptQuestions = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const store = await caches.open('solera-own-pages');
    return (await store.keys()).map(({ url }) => new URL(url).pathname);
  });

const isOfBookings = (question: string): boolean => /booking/i.test(question);

it('own bookings are readable offline, with their age, and no change is queued for later', async () => {
  const watched = await product.open({ hasWorker: true });
  const { page, context } = watched;
  await signInto(watched, product.url, accounts.traveller);
  await page.goto(`${product.url}/Bookings`);
  const bookings = page.getByRole('main').getByRole('button', { name: 'Details' });
  await seen(bookings.first());
  const count = await bookings.count();
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The page shows them before they are stored.
  await expect.poll(async () => (await keptQuestions(page)).some(isOfBookings)).toBe(true);

  await context.setOffline(true);
  await page.reload();
  await seen(bookings.first());
  expect(await bookings.count()).toBe(count);
  const notice = page.getByRole('status').filter({ hasText: 'You are offline' });
  await expect.poll(async () => plain((await notice.textContent()) ?? '')).toMatch(/as of .*\d{1,2}:\d{2}/);

  await context.setOffline(false);
  await expect.poll(() => notice.count()).toBe(0);

  // Signing out removes them from the device.
  await page.evaluate(async () => {
    const query = 'mutation { signOut }';
    await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
  });
  await page.reload();
  await seen(page.getByRole('main').getByRole('button', { name: 'Sign In' }));
  await context.setOffline(true);
  await page.reload();
  await seen(page.getByRole('heading', { level: 1 }));
  expect(await bookings.count()).toBe(0);
  // The list is absent, and no response that contains bookings is stored.
  expect((await keptQuestions(page)).filter(isOfBookings)).toEqual([]);
  await watched.close();
});

it('the stored page opens on a network where no request ever gets a response', async () => {
  const watched = await product.open({ hasWorker: true });
  const { page, context } = watched;
  await page.goto(`${product.url}/Contact`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const pending: Route[] = [];
  await context.route(
    (url) => url.pathname === '/Contact',
    (route) => void pending.push(route),
  );
  await page.goto(`${product.url}/Contact`, { waitUntil: 'commit', timeout: 15_000 });
  await seen(page.getByRole('heading', { level: 1 }));
  expect(pending).toHaveLength(1);
  // All URLs share one stored page, so the page has to set its own canonical link.
  const canonical = page.locator('link[rel=canonical]');
  await expect.poll(() => canonical.getAttribute('href')).toBe(`${product.url}/Contact`);
  expect(await page.locator('meta[name=robots]').count()).toBe(0);
  for (const route of pending) await route.abort();
  await watched.close();
});

it('the client is installable in both languages', async () => {
  for (const language of ['en', 'he'] as const) {
    const { page, close } = await product.open({ language });
    await page.goto(product.url);
    const href = await page.locator('link[rel=manifest]').getAttribute('href');
    const answer = await page.request.get(new URL(href ?? '', product.url).href);
    const manifest = (await answer.json()) as { lang: string; icons: { src: string; sizes: string }[] };
    expect(manifest.lang).toBe(language);
    for (const { src } of manifest.icons) {
      const icon = await page.request.get(product.url + src);
      expect(icon.headers()['content-type']).toBe('image/png');
    }
    await close();
  }
});
