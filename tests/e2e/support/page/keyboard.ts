import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { seen } from '../traveller.ts';

const hasFocus = (locator: Locator) =>
  locator.evaluateAll(([first]) => first !== undefined && first === document.activeElement);

/** Waits until the element has the focus. */
export async function focused(locator: Locator): Promise<void> {
  await expect.poll(() => hasFocus(locator)).toBe(true);
}

/** Checks that some element has the focus, so that Tab does not start again at the top of the page. */
export async function focusKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
}

/**
 * Describes how the visible focus fails WCAG 2.4.7 or 2.4.11: nothing is drawn around the focused element, a
 * part of it or its parents, or a sticky element covers it. Null when the focus is visible.
 */
const focusProblem = (page: Page) =>
  page.evaluate(() => {
    const it = document.activeElement;
    if (!it || it === document.body) return 'the focus is lost';
    const box = it.closest('label') ?? it;
    const name = `${it.tagName} “${(it.getAttribute('aria-label') ?? box.textContent).trim().slice(0, 40)}”`;
    const isDrawn = (one: Element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    };
    const around = [box.parentElement, box.parentElement?.parentElement].filter(
      (one) => one instanceof Element,
    );
    if (![it, box, ...box.querySelectorAll('*'), ...around].some(isDrawn)) return `${name} shows no focus`;
    const { left, top, width, height } = box.getBoundingClientRect();
    if (width * height === 0) return null;
    const middle: [number, number] = [left + width / 2, top + Math.min(height / 2, 24)];
    const onTop = document.elementFromPoint(...middle);
    if (!onTop) return `${name} is outside the window`;
    const stuck = onTop.closest('header, [class*=bar]');
    const isCovered =
      stuck && !stuck.contains(box) && !box.contains(onTop) && getComputedStyle(stuck).position !== 'static';
    return isCovered ? `${name} is covered` : null;
  });

/** Presses Tab until the element has the focus; the focus must be visible at every stop. */
export async function tabTo(page: Page, target: Locator, limit = 40): Promise<void> {
  await seen(target);
  for (let presses = 0; presses < limit; presses += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(() => focusProblem(page)).toBeNull();
    if (await hasFocus(target)) return;
  }
  throw new Error(`no Tab leads to ${String(target)}`);
}

/** Presses Shift+Tab until the element has the focus. */
export async function tabBackTo(page: Page, target: Locator, limit = 60): Promise<void> {
  for (let presses = 0; presses < limit; presses += 1) {
    await page.keyboard.press('Shift+Tab');
    if (await hasFocus(target)) return;
  }
  throw new Error(`no Shift+Tab leads to ${String(target)}`);
}

/** Tabs to a control and presses a key on it. */
export async function tabAndPress(page: Page, target: Locator, key = 'Enter', limit = 40): Promise<void> {
  await tabTo(page, target, limit);
  await page.keyboard.press(key);
}

/** Tabs to a field and types. */
export async function tabAndType(page: Page, field: Locator, text: string, limit = 40): Promise<void> {
  await tabTo(page, field, limit);
  await page.keyboard.type(text);
}
