/** Printed pages: the content alone, black on white, also in the dark theme. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bookingNumber } from '#shared/text/booking-number.ts';
import { accounts, askFrom, signInto } from './support/accounts.ts';
import { plain, shoot, type WatchedPage } from './support/page/browser.ts';
import { sharedProduct } from './support/product/built-product.ts';
import { seen, type Traveller, travellerOn } from './support/traveller.ts';

const product = sharedProduct();

interface Booked {
  readonly id: string;
  readonly status: string;
}

describe.each(['en', 'he'] as const)('printed pages, %s', (language) => {
  let watched: WatchedPage;
  let traveller: Traveller;
  let bookingId: string;

  beforeEach(async () => {
    watched = await product.open({ language });
    traveller = travellerOn(watched, language);
    await watched.context.addCookies([{ name: 'theme', value: 'dark', url: product.url }]);
    await signInto(watched, product.url, accounts.traveller);
    const { myBookings } = await askFrom<{ myBookings: Booked[] }>(
      watched,
      product.url,
      '{ myBookings { id status } }',
    );
    bookingId = myBookings.find(({ status }) => status === 'confirmed')?.id ?? '';
  });
  afterEach(async () => {
    await watched.close();
    if (watched.pageErrors.length > 0) throw new Error(watched.pageErrors.join('\n'));
  });

  const number = () => bookingNumber(bookingId);

  /** Switches to print, checks its colours and that no controls are left, and returns the printed text. */
  const print = async (name: string): Promise<string> => {
    const { page } = watched;
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
    await page.emulateMedia({ media: 'print' });
    for (const role of ['banner', 'contentinfo', 'button', 'navigation'] as const)
      await expect
        .poll(() => page.locator('#root').getByRole(role).count(), { message: `${role} on ${name}` })
        .toBe(0);
    const colours = () =>
      page.evaluate(() => {
        const words = [...document.querySelectorAll('dd, td')].filter((it) => it.checkVisibility());
        return {
          paper: getComputedStyle(document.documentElement).backgroundColor,
          inks: [...new Set(words.map((it) => getComputedStyle(it).color))].filter(
            (ink) => ink !== 'rgb(0, 0, 0)',
          ),
        };
      });
    // With prefers-reduced-motion a changed colour is painted one frame late on screen, but not in print.
    await expect.poll(colours, { message: name }).toEqual({ paper: 'rgb(255, 255, 255)', inks: [] });
    await shoot(page, `print-${language}-${name}`, { fullPage: true });
    return plain(await page.locator('body').innerText());
  };
  const pagesOfPdf = async (): Promise<number> => {
    const file = await watched.page.pdf({ format: 'A4' });
    return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  };

  it('the receipt fits on one sheet', async () => {
    const { page } = watched;
    await page.goto(`${product.url}/Receipt?bookingId=${bookingId}`);
    await seen(page.getByRole('table'));
    const text = await print('receipt');
    expect(text).toContain(number());
    expect(text).toContain('₪');
    expect(await pagesOfPdf()).toBe(1);
  });

  it('the thank-you page has the booking number, the stay and the amount paid', async () => {
    const { page } = watched;
    await page.goto(`${product.url}/ThankYou?bookingId=${bookingId}`);
    await seen(page.getByTestId('confirmation-number'));
    const text = await print('thanks');
    expect(text).toContain(number());
    expect(text).toContain(traveller.say('Payment summary', 'thankYou.payment'));
    expect(await pagesOfPdf()).toBeLessThanOrEqual(2);
  });

  it('open booking details are printed in full, without the list behind them', async () => {
    const { page } = watched;
    const { say } = traveller;
    await page.goto(`${product.url}/Bookings`);
    const card = page.locator('main li[id]').filter({ hasText: number() });
    await card.getByRole('button', { name: say('Details', 'bookings.details') }).click();
    const price = page.getByRole('heading', { name: say('Price', 'bookings.details.price'), exact: true });
    await seen(price);
    await seen(page.getByRole('dialog').getByText(number(), { exact: true }));
    const text = await print('details');
    expect(text).toContain(number());
    expect(await price.isVisible()).toBe(true);
    expect(await card.isVisible()).toBe(false);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(0);
    const frame = page.getByRole('dialog');
    expect(await frame.locator('footer').isVisible()).toBe(false);
    const { inner, outer } = await frame.evaluate((it) => ({
      inner: it.scrollHeight,
      outer: it.getBoundingClientRect().height,
    }));
    expect(inner).toBeLessThanOrEqual(Math.ceil(outer));
  });
});
