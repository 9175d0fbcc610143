import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Visitor } from '../support/visitor.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  plain,
  shoot,
  sizes,
  type WatchedPage,
} from './support/page/browser.ts';
import { sharedProduct } from './support/product/built-product.ts';
import { seen } from './support/traveller.ts';
import { wordsOf } from './support/words.ts';

const product = sharedProduct();

const pages = [
  { path: '/Privacy', link: ['Privacy', 'app.footer.privacy'], title: ['Privacy', 'legal.privacy.title'] },
  {
    path: '/TermsOfUse',
    link: ['Terms of use', 'app.footer.terms'],
    title: ['Terms of use', 'legal.terms.title'],
  },
  {
    path: '/Security',
    link: ['Security', 'app.footer.security'],
    title: ['Security', 'legal.security.title'],
  },
  {
    path: '/CancellationPolicy',
    link: ['Cancellation policy', 'app.footer.cancellation'],
    title: ['Cancellation policy', 'legal.cancellation.title'],
  },
  {
    path: '/Accessibility',
    link: ['Accessibility', 'app.footer.accessibility'],
    title: ['Accessibility', 'legal.accessibility.title'],
  },
] as const;

const headingLevels = (page: Page): Promise<number[]> =>
  page.locator('h1, h2, h3, h4').evaluateAll((found) => found.map(({ tagName }) => Number(tagName.slice(1))));

/** Heading levels increase by one at a time, below a single h1. */
async function expectHeadingsInOrder(page: Page): Promise<void> {
  const levels = await headingLevels(page);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(levels.filter((level, place) => level > (levels[place - 1] ?? 0) + 1)).toEqual([]);
}

describe.each([
  ['en', 'desktop'],
  ['he', 'phone'],
] as const)('legal pages, %s, %s', (language, size) => {
  const say = wordsOf(language);

  it('are linked from the footer, complete, accessible and with headings in order', async () => {
    const { page, pageErrors, close }: WatchedPage = await product.open({ language, size });
    await page.goto(product.url);
    for (const { path, link, title } of pages) {
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: say(link[0], link[1]), exact: true })
        .click();
      await seen(page.getByRole('heading', { level: 1, name: say(title[0], title[1]), exact: true }));
      expect(new URL(page.url()).pathname).toBe(path);
      await expect.poll(() => page.title()).toContain(say(title[0], title[1]));
      await expectHeadingsInOrder(page);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await shoot(page, `legal${path.replace('/', '-')}-${language}-${sizes[size].width}`, {
        fullPage: true,
      });
    }
    // The accessibility statement is the last page of the loop.
    await seen(page.getByText('hello@solera.example').first());
    expect(pageErrors).toEqual([]);
    await close();
  });
});

describe('a legal page', () => {
  it('has a URL in any letter case, and a hyphenated one redirects to it', async () => {
    const get = (path: string) => new Visitor(() => product.url).fetch(path, { redirect: 'manual' });
    for (const path of ['/termsofuse', '/PRIVACY', '/security/', '/CancellationPolicy', '/accessibility'])
      expect([path, (await get(path)).status]).toEqual([path, 200]);
    const moved = await get('/cancellation-policy?lang=he');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/CancellationPolicy?lang=he']);
    expect((await get('/Terms-of-Use')).headers.get('location')).toBe('/TermsOfUse');
  });

  it('scrolls to the section of its URL, and prints without header and footer', async () => {
    const { page, close } = await product.open();
    await page.goto(`${product.url}/CancellationPolicy#noShow`);
    const section = page.getByRole('heading', { name: 'No-show' });
    await seen(section);
    await expect.poll(() => section.evaluate((it) => it === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);

    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.getByRole('contentinfo').count()).toBe(0);
    expect(await page.getByRole('banner').count()).toBe(0);
    expect(await page.getByRole('navigation').count()).toBe(0);
    const text = plain(await page.locator('main').innerText());
    expect(text).toContain('5% of the price or ₪100, whichever is lower');
    expect(text).toContain('5% מהמחיר או 100 ₪, הנמוך מביניהם');
    await shoot(page, 'legal-print', { fullPage: true });
    await close();
  });

  it('is linked from the navigation menu, also on the results page', async () => {
    const { page, close } = await product.open();
    await page.goto(product.url);
    await page.getByRole('button', { name: 'Navigation' }).click();
    await page.getByRole('menuitem', { name: 'Accessibility' }).click();
    await seen(page.getByRole('heading', { level: 1, name: 'Accessibility' }));
    expect(new URL(page.url()).pathname).toBe('/Accessibility');
    await close();
  });
});
