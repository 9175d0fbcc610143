/** Focus rings are not cut off and do not overlap neighbouring controls. */
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { sharedProduct } from './support/product/built-product.ts';
import { settled } from './support/page/reading.ts';
import { seen } from './support/traveller.ts';

const product = sharedProduct();

/** The box of the focus ring around a control, and the boxes of the buttons next to it. */
const ringAndButtons = (control: Locator) =>
  control.evaluate((it) => {
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(it);
    const { left, right } = it.getBoundingClientRect();
    const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    const buttons = [...(it.parentElement?.querySelectorAll('button') ?? [])];
    const boxes = buttons.map((button) => button.getBoundingClientRect());
    return {
      style: outlineStyle,
      ring: { left: left - reach, right: right + reach },
      buttons: boxes.map((box) => ({ left: box.left, right: box.right })),
    };
  });

it.each(['en', 'he'] as const)(
  'the focus ring of a guest count does not touch its buttons, %s',
  async (language) => {
    const watched = await product.open({ language });
    const { page } = watched;
    await page.goto(product.url);
    await settled(page);
    await page.locator('main search button[aria-haspopup=dialog]').last().click();
    const dialog = page.getByRole('dialog');
    await seen(dialog);
    const number = dialog.locator('input').nth(1);
    await page.keyboard.press('Tab');
    await number.focus();
    const { style, ring, buttons } = await ringAndButtons(number);
    expect(style).not.toBe('none');
    expect(buttons).toHaveLength(2);
    for (const { left, right } of buttons) expect(right <= ring.left || left >= ring.right).toBe(true);
    await watched.close();
  },
);

it('the focus ring of a search field is not cut by the line between two fields', async () => {
  const watched = await product.open();
  const { page } = watched;
  await page.goto(product.url);
  await settled(page);
  const cells = page.locator('main search [class*=cell]');
  const behind = await cells.evaluateAll((found) =>
    found
      .map((cell) => getComputedStyle(cell, '::before'))
      .filter(({ content }) => content !== 'none')
      .map(({ zIndex }) => Number(zIndex)),
  );
  expect(behind.length).toBeGreaterThan(0);
  for (const level of behind) expect(level).toBeLessThan(0);
  await watched.close();
});
