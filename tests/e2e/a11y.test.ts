/** The reader's own colours, in which what is chosen stays told from what is not, and the reader's wish for stillness. */
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accounts, signInto } from './support/accounts.ts';
import { builtProduct } from './support/built-product.ts';
import { openTab, patiently } from './support/desk.ts';
import { holdOperation } from './support/network.ts';
import { sandboxHotel } from './support/sandbox.ts';
import { cards, hotelPath, resultsDone, resultsPath, rooms, seen, travellerOn } from './support/traveller.ts';

const product = builtProduct();

/** How these controls are drawn, each way once. */
const coloursOf = (controls: Locator): Promise<string[]> =>
  controls.evaluateAll((found) => {
    const ways = found.map((it) => {
      const { backgroundColor, borderBlockEndColor } = getComputedStyle(it);
      return `${backgroundColor} ${borderBlockEndColor}`;
    });
    return [...new Set(ways)];
  });

describe('with the colours of the reader', () => {
  it('shows what is chosen, what has the focus and what can be pressed', async () => {
    const watched = await product.open();
    const { page, close } = watched;
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(product.url + hotelPath(sandboxHotel));
    await seen(rooms(travellerOn(watched, 'en')).first());
    const radios = page.getByRole('radiogroup').first().getByRole('radio');
    await radios.first().focus();
    await page.keyboard.press('Space');
    const borders = () =>
      page
        .getByRole('radiogroup')
        .first()
        .locator('label')
        .evaluateAll((labels) =>
          labels.slice(0, 2).map((label) => {
            const { outlineStyle, outlineWidth, borderColor, backgroundColor } = getComputedStyle(label);
            return [outlineStyle, outlineWidth, borderColor, backgroundColor].join(' ');
          }),
        );
    await expect.poll(async () => new Set(await borders()).size, patiently).toBe(2);
    const naked = await page.locator('main button:visible').evaluateAll(
      (buttons) =>
        buttons.filter((button) => {
          const { borderStyle, borderWidth } = getComputedStyle(button);
          const isDrawn = borderStyle !== 'none' && parseFloat(borderWidth) > 0;
          return !isDrawn && button.textContent.trim() === '' && button.querySelector('svg, img') === null;
        }).length,
    );
    expect(naked).toBe(0);
    await close();
  });

  it('tells what lies over the page, a switch and a chip that are on, and the open tab', async () => {
    const watched = await product.open();
    const { page, close } = watched;
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(product.url + resultsPath);
    await resultsDone(travellerOn(watched, 'en'));
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog');
    await seen(sheet);
    const edge = await sheet.locator('xpath=..').evaluate((it) => getComputedStyle(it).borderStyle);
    expect(edge).not.toBe('none');

    const row = sheet.getByRole('switch').first().locator('xpath=ancestor::label');
    const switched = () =>
      row.evaluate((label) =>
        [...label.querySelectorAll('span')].map((it) => getComputedStyle(it).backgroundColor).join(),
      );
    const off = await switched();
    await row.click();
    await expect.poll(switched, patiently).not.toBe(off);
    const chips = sheet.locator('button[aria-pressed]');
    await chips.first().click();
    await expect.poll(() => coloursOf(chips), patiently).toHaveLength(2);

    await signInto(watched, product.url, accounts.admin);
    await openTab(page, product.url, 'hotels');
    expect(await coloursOf(page.getByRole('tab'))).toHaveLength(2);
    await close();
  });
});

it('moves nothing for who asked for stillness: skeletons, hearts, toasts, the assistant', async () => {
  const watched = await product.open();
  const { page, close } = watched;
  const traveller = travellerOn(watched, 'en');
  // Shorter than a frame is no motion.
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 16)
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.className : '')),
    );
  const letGo = await holdOperation(page, 'Results');
  await page.goto(product.url + resultsPath);
  await seen(page.getByTestId('skeleton-card').first());
  expect(await moving()).toEqual([]);
  letGo();
  await resultsDone(traveller);
  const heart = cards(traveller).first().locator('button[aria-pressed]');
  await heart.click();
  await seen(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem'));
  expect(await moving()).toEqual([]);
  await page.getByRole('banner').getByRole('button', { name: 'Chat' }).click();
  await seen(page.getByRole('dialog'));
  expect(await moving()).toEqual([]);
  await close();
});
