/**
 * A whole sentence typed into the search box: guests, dates and wishes in it are applied to the search, and
 * stay.
 */
import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSidewaysScroll, shoot } from './support/page/browser.ts';
import { sharedProduct } from './support/product/built-product.ts';
import { resultsDone, seen, travellerOn } from './support/traveller.ts';

const [year, month] = (() => {
  const now = new Date();
  const then = new Date(Date.UTC(now.getFullYear(), now.getMonth() + 2, 1));
  return [then.getUTCFullYear(), then.getUTCMonth() + 1] as const;
})();
const nameOfMonth = (locale: string): string =>
  new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(year, month - 1, 1));
const day = (of: number): string => `${year}-${String(month).padStart(2, '0')}-${of}`;

const plain = (text: string): string => text.replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '');

const product = sharedProduct();

describe.each([
  [
    'en',
    'desktop',
    `haifa for four 10-13 ${nameOfMonth('en-GB')}, breakfast, sea view`,
    'Showing Haifa, Israel.',
    'Not used: “sea view”.',
  ],
  [
    'he',
    'phone',
    `חיפה לארבעה 10-13 ב${nameOfMonth('he-IL')}, ארוחת בוקר, נוף לים`,
    'מוצגות תוצאות עבור חיפה, ישראל.',
    'לא נעשה שימוש במילים: ״נוף לים״.',
  ],
] as const)('a sentence in the search box, %s, %s', (language, size, sentence, ...notes) => {
  it('sets the search by keyboard alone, and stays after reload, Back and in a second tab', async () => {
    const watched = await product.open({ language, size });
    const traveller = travellerOn(watched, language);
    const { page, say } = traveller;
    await page.goto(product.url);
    const form = page.getByRole('form', { name: say('Search for hotels', 'discover.search.form') });
    const box = form.getByRole('combobox', { name: say('Destination', 'discover.search.destination') });
    await box.focus();
    await page.keyboard.insertText(sentence);
    await page.keyboard.press('Enter');
    await resultsDone(traveller);

    const requested = () => {
      const query = new URL(page.url()).searchParams;
      return ['cityName', 'guests', 'checkin', 'checkout', 'meals'].map((name) => query.get(name));
    };
    const search = ['Haifa', '4', day(10), day(13), 'Breakfast Included'];
    expect(requested()).toEqual(search);
    // Invisible marks separate its values.
    const [firstWord = ''] = (notes[0] ?? '').split(' ');
    const line = page.getByRole('main').locator('p').filter({ hasText: firstWord }).first();
    const chips = page
      .getByRole('grid', { name: say('From your words', 'discover.matched.fromWords') })
      .getByRole('row');
    const isTold = async () => {
      await seen(line);
      // One chip for the guests and one for the dates, each with a button that removes it.
      if ((await chips.count()) !== 2) return false;
      const text = plain(await line.innerText());
      return notes.every((words) => text.includes(words));
    };
    await expect.poll(isTold).toBe(true);
    await shoot(page, `typed-sentence-${language}-${size}`);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.reload();
    await resultsDone(traveller);
    await expect.poll(isTold).toBe(true);
    expect(requested()).toEqual(search);

    await page.goBack();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await page.goForward();
    await resultsDone(traveller);
    await expect.poll(isTold).toBe(true);
    expect(requested()).toEqual(search);

    // The URL leads everyone to the same search; the typed text is known in this tab only.
    const address = page.url();
    const second = await page.context().newPage();
    await second.goto(address);
    const guests = second.getByRole('button', { name: say('Guests', 'discover.search.guests') }).first();
    await expect.poll(() => guests.innerText()).toContain('4');
    expect(new URL(second.url()).searchParams.get('checkin')).toBe(day(10));
    await second.close();
    expect(watched.pageErrors).toEqual([]);
    await watched.close();
  });

  it('a typed region offers its cities until one is chosen', async () => {
    const watched = await product.open({ language, size });
    const { page, say } = travellerOn(watched, language);
    await page.goto(product.url);
    const form = page.getByRole('form', { name: say('Search for hotels', 'discover.search.form') });
    await form.getByRole('combobox', { name: say('Destination', 'discover.search.destination') }).focus();
    await page.keyboard.insertText(language === 'he' ? 'הגליל' : 'galilee');
    const tiberias = page.getByRole('option').filter({ hasText: language === 'he' ? 'טבריה' : 'Tiberias' });
    await seen(tiberias);
    await page.keyboard.press('Enter');
    // The list may close and open again.
    await page.waitForTimeout(500);
    await seen(tiberias);
    expect(plain(await tiberias.innerText())).toContain(
      language === 'he' ? 'עיר באזור הגליל' : 'City in the Galilee',
    );
    expect(new URL(page.url()).search).toBe('');
    await shoot(page, `typed-region-${language}-${size}`);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).searchParams.get('cityName')).toBe('Tiberias');
    expect(watched.pageErrors).toEqual([]);
    await watched.close();
  });
});
