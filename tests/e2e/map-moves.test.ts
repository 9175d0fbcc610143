/**
 * The visible part of the map: fitted to its pins at first, then where the traveller left it, also after a
 * change of window or language.
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WatchedPage } from './support/page/browser.ts';
import { sharedProduct } from './support/product/built-product.ts';
import { firstHotels, stay, travellerOn } from './support/traveller.ts';

const product = sharedProduct();

describe('the map', () => {
  let watched: WatchedPage;
  let address = '';
  /** Searched once: every test opens the map of the same hotel. */
  let hotels: readonly string[] | undefined;

  beforeEach(async () => {
    watched = await product.open();
    hotels ??= await firstHotels(travellerOn(watched, 'en'), product.url);
    const dates = { checkin: stay.checkIn, checkout: stay.checkOut };
    address = `${product.url}/HotelsMap?${new URLSearchParams({ ids: hotels[0] ?? '', ...dates })}`;
  });
  afterEach(() => watched.close());

  const map = () => watched.page.getByRole('application');
  const pin = () => map().locator('button[aria-pressed]');
  /** Distance of the pin's tip from the left edge of the map, in pixels; the label is as wide as its text. */
  const place = async () => {
    const [inner, outer] = [await pin().boundingBox(), await map().boundingBox()];
    if (!inner || !outer) throw new Error('nothing to be seen');
    return inner.x + inner.width / 2 - outer.x;
  };
  const openMap = async () => {
    await watched.page.goto(address);
    await expect.poll(() => pin().count()).toBe(1);
  };

  /** Delays the response with the map's hotels until the returned function is called. */
  const holdHotels = async (): Promise<() => void> => {
    let answer: () => void = () => undefined;
    const requested = new Promise<void>((go) => {
      answer = go;
    });
    await watched.page.route('**/graphql*', async (route) => {
      const { url, body } = { url: route.request().url(), body: route.request().postData() };
      if (`${url}${body}`.includes('MapOfHotels')) await requested;
      await route.continue();
    });
    return answer;
  };

  it('opens at its pins, and shows no other part of the world before they are loaded', async () => {
    const { page } = watched;
    const answer = await holdHotels();
    await page.goto(address);
    await expect.poll(() => page.getByText('Loading the map').isVisible()).toBe(true);
    expect(await map().count()).toBe(0);
    await page.mouse.move(900, 500);
    answer();
    await expect.poll(() => pin().isVisible()).toBe(true);
    expect(await place()).toBeGreaterThan(0);
  });

  it('opens at the view in its URL, and stays there when the hotels arrive', async () => {
    const { page } = watched;
    await openMap();
    await map().focus();
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowRight');
    await expect.poll(() => new URL(page.url()).searchParams.get('view')).not.toBeNull();
    address = page.url();
    const moved = await place();
    const answer = await holdHotels();
    await page.goto(address);
    await expect.poll(() => map().count()).toBe(1);
    answer();
    await expect.poll(() => pin().count()).toBe(1);
    const places = [await place()];
    for (let frames = 0; frames < 30; frames += 1) {
      await page.evaluate(() => new Promise(requestAnimationFrame));
      places.push(await place());
    }
    expect(Math.max(...places.map((each) => Math.abs(each - moved)))).toBeLessThan(2);
  });

  it('offers no search of the area when only the window size changed', async () => {
    const { page } = watched;
    await openMap();
    await page.setViewportSize({ width: 1000, height: 700 });
    // Longer than the map waits for the end of a resize.
    await page.waitForTimeout(600);
    expect(await page.getByRole('button', { name: 'Search this area' }).count()).toBe(0);
  });

  it("fits a pin's card on a tablet, and is not moved by arrow keys inside the card", async () => {
    const { page } = watched;
    await page.setViewportSize({ width: 768, height: 1024 });
    await openMap();
    await pin().click();
    const close = page.getByRole('article').getByRole('button', { name: 'Close' });
    const isWhole = async () => {
      const [inner, outer] = [await page.getByRole('article').boundingBox(), await map().boundingBox()];
      return (
        inner !== null &&
        outer !== null &&
        inner.x >= outer.x &&
        inner.x + inner.width <= outer.x + outer.width
      );
    };
    expect(await isWhole()).toBe(true);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect.poll(isWhole).toBe(true);
    await close.focus();
    const before = await place();
    await page.keyboard.press('ArrowRight');
    expect(await close.evaluate((it) => it === document.activeElement)).toBe(true);
    expect(await place()).toBe(before);
  });

  it("has a pin's card that screen readers can read, and that moves along with its pin", async () => {
    const { page } = watched;
    await openMap();
    await pin().click();
    const card = page.getByRole('article');
    await expect.poll(() => card.isVisible()).toBe(true);
    // Inside an element with role application, screen readers would read its name only.
    expect(await map().getByRole('article').count()).toBe(0);
    const description = await card.evaluate((it) =>
      (it.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' '),
    );
    expect(description).toMatch(/Quality rating .*₪.* per night.* total for/);
    const distance = async () => {
      const box = await card.boundingBox();
      const outer = await map().boundingBox();
      return (box?.x ?? 0) - (outer?.x ?? 0) - (await place());
    };
    const [before, from] = [await distance(), await place()];
    await map().focus();
    // To the left, where the card stays on the same side of its pin.
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => from - (await place())).toBeGreaterThan(70);
    await expect.poll(async () => Math.abs((await distance()) - before)).toBeLessThan(1);
    await page.keyboard.press('+');
    await expect.poll(async () => from - (await place())).toBeGreaterThan(140);
    await expect.poll(async () => Math.abs((await distance()) - before)).toBeLessThan(1);
  });

  it('is not moved by a change of language, which translates its buttons', async () => {
    const { page } = watched;
    await openMap();
    const first = await place();
    await map().focus();
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowRight');
    await expect.poll(async () => first - (await place())).toBeGreaterThan(230);
    const moved = await place();
    const shift = async () => Math.abs((await place()) - moved);
    const choose = async (before: string | RegExp, language: string) => {
      await page.getByRole('banner').getByRole('button', { name: before }).click();
      await page.getByRole('menuitemradio', { name: language }).click();
    };
    await choose(/Language/, 'עברית');
    await expect.poll(() => page.locator('html').getAttribute('dir')).toBe('rtl');
    await expect.poll(shift).toBeLessThan(3);
    await choose(/שפה/, 'Français');
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('fr');
    await expect.poll(() => map().getByRole('button', { name: 'Zoom avant' }).count()).toBe(1);
    await expect.poll(shift).toBeLessThan(3);
  });
});
