import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accounts } from './support/accounts.ts';
import { expectAccessible, shoot } from './support/page/browser.ts';
import { sharedProduct } from './support/product/built-product.ts';
import { sandboxHotel } from './support/product/sandbox.ts';
import { hotelPath, rooms, seen, travellerOn } from './support/traveller.ts';

const product = sharedProduct();
const demo = accounts.traveller;

async function fillLogin(page: Page, password: string): Promise<void> {
  await page.locator('input[name=email]').fill(demo.email);
  await page.locator('input[name=password]').fill(password);
  await page.locator('input[name=password]').press('Enter');
}

describe('the platform’s login page', () => {
  it('returns the traveller to the same URL, signed in, and Sign Out leads to Discover', async () => {
    const watched = await product.open();
    const { page, pageErrors } = watched;
    const address = new URL(hotelPath(sandboxHotel), product.url).href;
    await page.goto(address);
    await seen(rooms(travellerOn(watched, 'en')).first());
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL(/\/login\?/);
    const query = new URL(page.url()).searchParams;
    const back = new URL(query.get('from_url') ?? '');
    expect(back.searchParams.get('sign_in')).toMatch(/^[\w-]{22}$/);
    back.searchParams.delete('sign_in');
    expect(back.href).toBe(address);
    expect(query.get('app_id')).toBe('solera');
    await shoot(page, 'login-en');
    await expectAccessible(page);
    await fillLogin(page, demo.password);

    await page.waitForURL((url) => url.pathname === '/Hotel');
    const header = page.getByRole('banner');
    await seen(header.getByText(demo.name).first());
    await expect.poll(() => page.url()).toBe(address);
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(stored).not.toMatch(/token/i);
    await page.reload();
    await seen(header.getByText(demo.name).first());

    await header.getByRole('button', { name: 'Sign Out' }).click();
    await seen(header.getByRole('button', { name: 'Sign In' }));
    await expect.poll(() => new URL(page.url()).pathname).toBe('/');
    expect(pageErrors).toEqual([]);
    await watched.close();
  });

  it('is in Hebrew for travellers who read Hebrew, and reports a wrong password', async () => {
    const watched = await product.open({ language: 'he' });
    const { page } = watched;
    await page.goto(product.url);
    await page.getByRole('button', { name: 'התחברות' }).click();
    await page.waitForURL(/\/login\?/);
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    await fillLogin(page, 'not-the-password');
    await seen(page.getByRole('alert'));
    await shoot(page, 'login-he-wrong');
    await expectAccessible(page);
    expect(await page.locator('input[name=password]').inputValue()).toBe('');
    await watched.close();
  });

  it('takes a typed email along to the page for a forgotten password, and nowhere else', async () => {
    const watched = await product.open();
    const { page } = watched;
    const email = () => page.locator('input[name=email]').inputValue();
    await page.goto(`${product.url}/login`);
    await page.locator('input[name=email]').fill('noa@example.com');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.waitForURL(/forgot/);
    expect(await email()).toBe('noa@example.com');
    expect(page.url()).not.toContain('noa');
    await page.goto(`${product.url}/login`);
    expect(await email()).toBe('');
    await watched.close();
  });
});
