import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, sizes } from './browser.ts';
import { patiently } from '../admin.ts';
import { nameProblems, type NamedLanguage } from '../names.ts';

const largeText = 'html { font-size: 200% !important }';
/** What WCAG 1.4.12 lets a reader set. */
const spacedText =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';

const readings = [
  { width: 1440, css: largeText, name: 'large text' },
  { width: 1280, css: largeText, name: 'large text' },
  { width: 320, css: spacedText, name: 'wide text' },
  { width: 320, css: '', name: 'text' },
] as const;

/** Waits until the program has taken the place of a first frame (signing in has none), reads nothing any more, and has its fonts. */
export async function settled(page: Page): Promise<void> {
  await page.locator('#root[inert]').waitFor({ state: 'detached' });
  await page.locator('main :is(h1, h2)').first().waitFor({ state: 'visible' });
  const busy = page.locator('main [aria-busy=true], main [role=progressbar]');
  await expect.poll(() => busy.count(), { timeout: 60_000 }).toBe(0);
  await page.evaluate(() => document.fonts.ready.then(() => true));
}

/** A style of the reader, as a browser's own settings would bring it, and drawn. Empty takes it away. */
const readerStyle = (page: Page, css: string) =>
  page.evaluate(async (rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = rules ? [sheet] : [];
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  }, css);

/** How much wider than the window the page is, and what sticks out. */
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

/** One first title, the others below it step by step, a name of the page, and one main part. */
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
  /** The rules are asked by the test of the page itself. */
  readonly isLookedAt?: boolean;
}

/** Whatever keeps people from reading or walking the page that is open now, in words. */
export async function readingProblems(page: Page, reader: Reader): Promise<string[]> {
  const { language, isLookedAt } = reader;
  const problems: string[] = [];
  const ask = (question: string, answer: Promise<unknown>) =>
    answer.catch((problem: unknown) => {
      problems.push(`${question}: ${String(problem)}`);
    });
  await ask('reading', settled(page));
  await ask('titles', expectOrder(page));
  problems.push(...(await nameProblems(page, language)));
  if (!isLookedAt) await ask('rules', expectAccessible(page));
  for (const { width, css, name } of readings) {
    await page.setViewportSize({ width, height: 800 });
    await readerStyle(page, css);
    await ask(`${name} at ${width}`, expect.poll(() => overflow(page), patiently).toBe(''));
  }
  await page.setViewportSize(sizes.desktop);
  return problems;
}
