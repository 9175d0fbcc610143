import { join } from 'node:path';
import type { NodeResult } from 'axe-core';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { requireTool } from '#tests/support/tools.ts';
import { darkContrastViolations, violationsOf } from './axe.ts';
import type { Language } from '../words.ts';

/** Chromium without its background traffic. @param settings further switches */
export const launchBrowser = (settings: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: requireTool('headlessChromium'),
    args: [
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...settings,
    ],
  });

export const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

/** A page that remembers everything it should not have done. */
export interface WatchedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console errors, uncaught exceptions and requests that left the product's origin. */
  readonly misdeeds: readonly string[];
  /** The browser has lost the page: nothing can be done with it any more. */
  hasCrashed(): boolean;
  close(): Promise<void>;
}

export interface PageOptions {
  readonly language?: Language;
  readonly size?: keyof typeof sizes;
  /** With the service worker; else every request can be held and counted. */
  readonly hasWorker?: boolean;
  /** Without scripts it shows what the server sent, and no more. */
  readonly hasScripts?: boolean;
  /** Name of the reader's time zone; without it that of this machine. */
  readonly timezoneId?: string;
}

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', he: 'he-IL', ar: 'ar-AE' };

/** Opens a page of its own session, in a language, at a size. */
export async function openPage(
  browser: Browser,
  origin: string,
  options: PageOptions = {},
): Promise<WatchedPage> {
  const { language = 'en', size = 'desktop' } = options;
  const context = await browser.newContext({
    viewport: sizes[size],
    locale: locales[language],
    reducedMotion: 'reduce',
    hasTouch: size === 'phone',
    ...(options.timezoneId !== undefined && { timezoneId: options.timezoneId }),
    javaScriptEnabled: options.hasScripts ?? true,
    serviceWorkers: options.hasWorker ? 'allow' : 'block',
  });
  await context.addCookies([{ name: 'lang', value: language, url: origin }]);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const misdeeds: string[] = [];
  let isLost = false;
  page.on('crash', () => {
    isLost = true;
  });
  page.on('console', (message) => {
    // A page that is missing says so by its own status.
    const isOwnStatus = message.location().url === page.url() && / 404 /.test(message.text());
    if (message.type() === 'error' && !isOwnStatus)
      misdeeds.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => misdeeds.push(`exception: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') && host !== new URL(origin).host)
      misdeeds.push(`left the machine: ${request.url()}`);
  });
  return { page, context, misdeeds, hasCrashed: () => isLost, close: () => context.close() };
}

/**
 * Marks of a map stand where their hotels are, which WCAG 2.5.8 excepts: one at the edge is cut until the map is moved. How
 * large they are where nothing cuts them is a test of its own.
 */
const isMarkAtEdge = (rule: string, html: string): boolean =>
  rule === 'target-size' && html.includes('data-hotels=');

/** True when a bar that stays while the page scrolls lies over the target: scrolling frees it. */
const isUnderBar = (page: Page, { any }: NodeResult): Promise<boolean> =>
  page.evaluate(
    (covers) =>
      covers.some((selector) => {
        for (let it = document.querySelector(selector); it; it = it.parentElement)
          if (['fixed', 'sticky'].includes(getComputedStyle(it).position)) return true;
        return false;
      }),
    any.flatMap(({ relatedNodes = [] }) => relatedNodes.map(({ target }) => String(target))),
  );

/** Best practice, beside WCAG: parts of a page that a screen reader lists have different names. */
const landmarkRules = {
  'landmark-unique': { enabled: true },
  'landmark-no-duplicate-banner': { enabled: true },
};

/** No accessibility violation on what the page shows now, in either theme. @param within a selector, where only a part is asked about */
export async function expectAccessible(page: Page, within = 'html'): Promise<void> {
  const violations = await violationsOf(page, within, {
    runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    rules: landmarkRules,
  });
  const found: string[] = [];
  for (const { id, nodes } of violations)
    for (const node of nodes)
      if (!isMarkAtEdge(id, node.html) && !(id === 'target-size' && (await isUnderBar(page, node))))
        found.push(`${id}: ${node.target.join(' ')} — ${node.failureSummary}`);
  expect(found).toEqual([]);
  await expectDarkContrast(page, within);
}

/** Texts of the page in the dark theme stand out from what is behind them. */
async function expectDarkContrast(page: Page, within: string): Promise<void> {
  const violations = await darkContrastViolations(page, within);
  expect(
    violations.flatMap(({ nodes }) =>
      nodes.map((node) => `${node.target.join(' ')} — ${node.failureSummary}`),
    ),
  ).toEqual([]);
}

/** Nothing is wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/** Text as a person reads it: without invisible direction marks, with plain spaces. */
export const plain = (text: string): string =>
  text.replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').replaceAll(/[\u00a0\u202f]/g, ' ');

/** Whole shekels and agorot of the first amount in a text, as agorot. */
export function agorotOf(text: string): number {
  const [, amount = ''] =
    /₪ ?([\d,]+(?:\.\d+)?)|([\d,]+(?:\.\d+)?) ?₪(?!\d)/
      .exec(plain(text))
      ?.filter((part) => part !== undefined) ?? [];
  return Math.round(Number(amount.replaceAll(',', '')) * 100);
}

/** Keeps a picture of the page for a person to look at, where `E2E_SHOTS` names a folder. */
export async function shoot(page: Page, name: string, options: { fullPage?: boolean } = {}): Promise<void> {
  const folder = process.env['E2E_SHOTS'];
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`), ...options });
}
