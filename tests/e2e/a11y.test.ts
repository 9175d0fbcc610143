/** The reader's own colours: what is chosen stays told from what is not. */
import { describe, expect, it } from 'vitest';
import { builtProduct } from './support/built-product.ts';
import { patiently } from './support/desk.ts';
import { sandboxHotel } from './support/sandbox.ts';
import { hotelPath, rooms, seen, travellerOn } from './support/traveller.ts';

const product = builtProduct();

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
});
