import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { expectAccessible, sizes } from './browser.ts';
import { nameProblems, type NamedLanguage } from '../names.ts';

const largeText = 'html { font-size: 200% !important }';
/** Text spacing that WCAG 1.4.12 requires pages to support. */
const spacedText =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';

const readings = [
  { width: 1440, css: largeText, name: 'large text' },
  { width: 1280, css: largeText, name: 'large text' },
  { width: 320, css: spacedText, name: 'wide text' },
  { width: 320, css: '', name: 'text' },
] as const;

/**
 * Waits until the client has replaced the prerendered page (the login page has none), loads nothing any more,
 * and has its fonts.
 */
export async function settled(page: Page): Promise<void> {
  await page.locator('#root[inert]').waitFor({ state: 'detached' });
  await page.locator('main :is(h1, h2)').first().waitFor({ state: 'visible' });
  const busy = page.locator('main [aria-busy=true], main [role=progressbar]');
  // Not `expect.poll`, which tests that run at the same time cannot use.
  await vi.waitFor(async () => expect(await busy.count()).toBe(0), { timeout: 60_000 });
  await page.evaluate(() => document.fonts.ready.then(() => true));
}

/** Applies a user style sheet and waits two frames. An empty string removes it. */
const readerStyle = (page: Page, css: string) =>
  page.evaluate(async (rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = rules ? [sheet] : [];
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  }, css);

/** Describes by how much the page is wider than the window, and what sticks out; empty if it fits. */
export const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return '';
    const wide = [...document.querySelectorAll('body *')].filter((it) => {
      const { left, right } = it.getBoundingClientRect();
      return left < -1 || right > clientWidth + 1;
    });
    const names = wide.map((it) => `${it.localName}.${it.getAttribute('class') ?? ''}`);
    return `${scrollWidth - clientWidth} px: ${names.slice(-4).join(' ')}`;
  });

/** Expects one h1, heading levels without gaps, a page title, and one main landmark. */
async function expectOrder(page: Page): Promise<void> {
  const levels = await page
    .locator('h1, h2, h3, h4')
    .evaluateAll((found) =>
      found.filter((title) => title.checkVisibility()).map(({ tagName }) => Number(tagName.slice(1))),
    );
  expect(
    levels.filter((level) => level === 1),
    'first titles',
  ).toHaveLength(1);
  const jumps = levels.filter((level, place) => level > (levels[place - 1] ?? 0) + 1);
  expect(jumps.map((level) => `${level} among ${levels.join()}`)).toEqual([]);
  expect(await page.title()).not.toBe('');
  expect(await page.getByRole('main').count()).toBe(1);
}

interface Reader {
  readonly language: NamedLanguage;
  /** The test of the page itself runs the axe rules. */
  readonly hasAxeTest?: boolean;
}

/** Accessibility problems of the open page, as readable texts. */
export async function readingProblems(page: Page, reader: Reader): Promise<string[]> {
  const { language, hasAxeTest } = reader;
  const problems: string[] = [];
  const ask = (question: string, answer: Promise<unknown>) =>
    answer.catch((problem: unknown) => {
      problems.push(`${question}: ${String(problem)}`);
    });
  await ask('reading', settled(page));
  await ask('titles', expectOrder(page));
  problems.push(...(await nameProblems(page, language)));
  if (!hasAxeTest) await ask('rules', expectAccessible(page));
  for (const { width, css, name } of readings) {
    // A page is laid out again for every change of its size, also for one of the height only.
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 800 });
    await readerStyle(page, css);
    await ask(`${name} at ${width}`, expect.poll(() => overflow(page)).toBe(''));
  }
  await page.setViewportSize(sizes.desktop);
  return problems;
}
