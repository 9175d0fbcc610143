/** Forced-colors mode, light and dark: selected, disabled and focused elements remain distinguishable. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, registeredVisitor, signInto } from './support/accounts.ts';
import { shoot, type WatchedPage } from './support/page/browser.ts';
import { sharedProduct } from './support/product/built-product.ts';
import { openTab } from './support/admin.ts';
import { sandboxHotel } from './support/product/sandbox.ts';
import {
  bookFirstRoom,
  hotelPath,
  newMember,
  press,
  resultsDone,
  resultsPath,
  rooms,
  seen,
  stay,
  travellerOn,
} from './support/traveller.ts';

const product = sharedProduct();

/** The user's colour for a system colour name, in the format of computed styles. */
const systemColour = (page: Page, name: string): Promise<string> =>
  page.evaluate((colour) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = colour;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);

type Drawn = 'backgroundColor' | 'borderBlockEndColor' | 'color' | 'outlineColor' | 'outlineStyle';

const drawn = (control: Locator, what: Drawn): Promise<string> =>
  control.evaluate((it, property) => getComputedStyle(it)[property], what);

async function expectDrawn(control: Locator, what: Drawn, colour: string): Promise<void> {
  await expect.poll(() => drawn(control, what)).toBe(colour);
}

/** The pixels around a point, to be compared with those around another. */
const painted = async (page: Page, x: number, y: number): Promise<string> =>
  (await page.screenshot({ clip: { x, y, width: 2, height: 8 } })).toString('base64');

/** Expects a visible focus ring after focusing the field. */
async function expectRing(field: Locator, highlight: string): Promise<void> {
  const control = field.locator('xpath=ancestor-or-self::*[contains(@class, "control")][1]');
  await expectDrawn(control, 'outlineStyle', 'none');
  await field.focus();
  await expectDrawn(control, 'outlineStyle', 'solid');
  await expectDrawn(control, 'outlineColor', highlight);
}

describe.each(['light', 'dark'] as const)('forced colours, %s', (colorScheme) => {
  let watched: WatchedPage;
  let page: Page;
  const colours = { chosen: '', onChosen: '', off: '' };

  const keep = (name: string) => shoot(page, `forced-${colorScheme}-${name}`);

  /** Expects the user's colour for selected items as background, and text that contrasts with it. */
  async function expectChosen(control: Locator): Promise<void> {
    await expectDrawn(control, 'backgroundColor', colours.chosen);
    const inks = () =>
      control.evaluate((it) => {
        const written = [it, ...it.querySelectorAll('*')].filter(
          (one) => one instanceof SVGElement || [...one.childNodes].some(({ nodeType }) => nodeType === 3),
        );
        return [...new Set(written.map((one) => getComputedStyle(one).color))];
      });
    await expect.poll(inks).toEqual([colours.onChosen]);
  }

  beforeAll(async () => {
    watched = await product.open();
    ({ page } = watched);
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    await page.goto(`${product.url}/Security`);
    colours.chosen = await systemColour(page, 'Highlight');
    colours.onChosen = await systemColour(page, 'HighlightText');
    colours.off = await systemColour(page, 'GrayText');
  });
  afterAll(() => watched.close());

  it('fields, the days of a stay and the selected menu item are distinguishable', async () => {
    await page.goto(product.url);
    const form = page.getByRole('form', { name: 'Search for hotels' });
    const city = form.getByRole('combobox', { name: 'City' });
    await expectDrawn(
      city.locator('xpath=ancestor::*[contains(@class, "control")][1]'),
      'borderBlockEndColor',
      colours.off,
    );
    await expectRing(form.getByRole('combobox', { name: 'Destination' }), colours.chosen);
    // Its list opens with the focus, and hides the rest of the form from assistive technology until it is
    // closed.
    await page.keyboard.press('Escape');

    await form.getByRole('button', { name: /^Dates/ }).click();
    const panel = page.getByRole('dialog', { name: 'Dates' });
    await panel.getByRole('textbox', { name: 'Check-in' }).fill(stay.checkIn);
    const end = panel.getByRole('textbox', { name: 'Check-out' });
    await end.fill(stay.checkOut);
    await end.press('Enter');
    const days = panel.locator('[role=gridcell] [data-selected]');
    await expect.poll(() => days.count()).toBeGreaterThan(1);
    await expectDrawn(days.first(), 'borderBlockEndColor', colours.chosen);
    await expectChosen(days.first().locator('> *'));
    await keep('calendar');
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });

    const menu = page.getByRole('banner').getByRole('button', { name: /^Language/ });
    await menu.focus();
    await page.keyboard.press('Enter');
    const entries = page.getByRole('menuitemradio');
    await expectChosen(entries.first());
    expect(await drawn(entries.last(), 'backgroundColor')).not.toBe(colours.chosen);
    await keep('menu');
    await page.keyboard.press('Escape');
  });

  it('the stars of a hotel are distinguishable from the empty ones', async () => {
    await page.goto(product.url + resultsPath);
    await resultsDone(travellerOn(watched, 'en'));
    const ink = await systemColour(page, 'CanvasText');
    const card = page.getByRole('article').filter({ hasText: '4 stars' }).first();
    await seen(card);
    const stars = await card
      .getByText('4 stars')
      .locator('xpath=..')
      .locator('svg')
      .evaluateAll((all) => all.map((it) => [getComputedStyle(it).fill, getComputedStyle(it).stroke]));
    expect(stars.map(([fill]) => fill)).toEqual([ink, ink, ink, ink, 'none']);
    expect(stars.at(-1)).toEqual(['none', ink]);
  });

  it('active filters and the selected price range are distinguishable', async () => {
    await page.goto(product.url + resultsPath);
    await resultsDone(travellerOn(watched, 'en'));
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog');
    await seen(sheet);
    const edge = await sheet.locator('xpath=..').evaluate((it) => getComputedStyle(it).borderStyle);
    expect(edge).not.toBe('none');

    await sheet.getByRole('textbox', { name: 'Lowest price' }).fill('135');
    await page.keyboard.press('Tab');
    const thumb = sheet.getByRole('slider').first().locator('xpath=ancestor::*[@style][1]');
    const track = sheet.getByRole('group', { name: 'Price per night' }).locator('[class*=track]');
    // Measured again each time: the sheet may still be sliding in.
    const isTold = async () => {
      const { x, y, width, height } = (await track.boundingBox())!;
      if ((await thumb.boundingBox())!.x < x + width / 3) return false;
      const at = (share: number) => painted(page, x + share * width, y + height / 2 - 4);
      return (await at(0.2)) !== (await at(0.8));
    };
    await expect.poll(isTold).toBe(true);
    await expectRing(sheet.getByRole('textbox', { name: 'Lowest price' }), colours.chosen);

    const toggle = sheet.getByRole('switch').first();
    const knobs = toggle.locator('xpath=ancestor::label').locator('span');
    const knobColours = () =>
      knobs.evaluateAll((found) => found.map((it) => getComputedStyle(it).backgroundColor).join());
    const off = await knobColours();
    await press(toggle);
    await expect.poll(knobColours).not.toBe(off);
    expect(await knobColours()).toContain(colours.chosen);
    const chips = sheet.locator('button[aria-pressed]');
    await chips.nth(1).click();
    await expectChosen(chips.nth(1));
    expect(await drawn(chips.first(), 'backgroundColor')).not.toBe(colours.chosen);
    const box = sheet.getByRole('checkbox').first();
    await press(box);
    const tick = box.locator('xpath=ancestor::label').locator('span:has(> svg)');
    await expectChosen(tick);
    await keep('filters');
  });

  it('the selected room and every button are distinguishable from the text around them', async () => {
    await page.goto(product.url + hotelPath(sandboxHotel));
    const all = rooms(travellerOn(watched, 'en'));
    await seen(all.first());
    await press(all.first());
    const cardsOf = (place: number) => all.nth(place).locator('xpath=ancestor::label');
    await expectDrawn(cardsOf(0), 'outlineColor', colours.chosen);
    expect(await drawn(cardsOf(0), 'outlineStyle')).toBe('solid');
    expect(await drawn(cardsOf(1), 'outlineStyle')).toBe('none');
    const naked = await page.locator('main button:visible').evaluateAll((buttons) =>
      buttons
        .filter((button) => {
          const { borderStyle, borderWidth } = getComputedStyle(button);
          const isDrawn = borderStyle !== 'none' && parseFloat(borderWidth) > 0;
          // Pictures and underlined text are recognizable without colour.
          const words = [button, ...button.querySelectorAll('*')].map((it) => getComputedStyle(it));
          const isLine = words.some(({ textDecorationLine }) => textDecorationLine === 'underline');
          return !isDrawn && !isLine && button.querySelector('img') === null;
        })
        .map((button) => button.textContent),
    );
    expect(naked).toEqual([]);
    await keep('hotel');
    await page.getByRole('banner').getByRole('button', { name: 'Chat' }).click();
    const chat = page.getByRole('dialog');
    await seen(chat);
    const send = chat.getByRole('button', { name: 'Send' });
    await expectDrawn(send, 'borderBlockEndColor', colours.off);
    await chat.getByRole('textbox').fill('Hello');
    await expect.poll(() => drawn(send, 'borderBlockEndColor')).not.toBe(colours.off);
    await keep('chat');
  });

  it('the current checkout step and disabled controls are distinguishable', async () => {
    const member = newMember();
    await registeredVisitor(product.url, member);
    await signInto(watched, product.url, member);
    await page.goto(product.url + hotelPath(sandboxHotel));
    await bookFirstRoom(travellerOn(watched, 'en'));
    await page.waitForURL(/\/Checkout\?bookingId=/);
    const id = new URL(page.url()).searchParams.get('bookingId') ?? '';
    await page.goto(`${product.url}/Checkout?bookingId=${id}&step=attractions`);
    const marks = (isSelected: boolean) =>
      page.getByRole('tab', { selected: isSelected }).first().locator('> *').first();
    await expectChosen(marks(true));
    expect(await drawn(marks(false), 'backgroundColor')).not.toBe(colours.chosen);
    const add = page.getByRole('button', { name: 'Add and continue' });
    await expectDrawn(add, 'borderBlockEndColor', colours.off);
    expect(await drawn(add, 'color')).toBe(colours.off);
    await keep('checkout');
  });

  it('the open tab, the switches and the chips of the hotel form are distinguishable', async () => {
    await signInto(watched, product.url, accounts.admin);
    await openTab(page, product.url, 'hotels');
    const tabs = page.getByRole('tab');
    await expectDrawn(tabs.nth(1), 'borderBlockEndColor', colours.chosen);
    expect(await drawn(tabs.first(), 'borderBlockEndColor')).not.toBe(colours.chosen);
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    const form = page.getByRole('dialog');
    await seen(form);
    const chips = form.locator('button[aria-pressed]');
    const on = form.locator('button[aria-pressed=true]').first();
    await expectChosen(on);
    expect(await chips.count()).toBeGreaterThan(1);
    await expectRing(form.getByRole('textbox', { name: 'Full address' }), colours.chosen);
    await keep('hotel-form');
  });
});
