import { join } from 'node:path';
import type { NodeResult } from 'axe-core';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { requireTool } from '#tests/support/tools.ts';
import { darkContrastViolations, violationsOf } from './axe.ts';
import type { Language } from '../words.ts';

/**
 * A page of a test lives for seconds, too short for optimized code to pay: compiling took a tenth of the browser's
 * processor time. Only what runs much longer, such as the rules of axe, is optimized.
 */
const lateOptimization = '--invocation-count-for-maglev=20000 --invocation-count-for-turbofan=100000';

/** Chromium without its background traffic. @param settings further command line switches */
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
      `--js-flags=${lateOptimization}`,
      ...settings,
    ],
  });

export const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

/** A page that records its errors. */
export interface WatchedPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console errors, uncaught exceptions and requests that left the product's origin. */
  readonly pageErrors: readonly string[];
  /** True once the browser tab has crashed and cannot be used any more. */
  hasCrashed(): boolean;
  close(): Promise<void>;
}

export interface PageOptions {
  readonly language?: Language;
  readonly size?: keyof typeof sizes;
  /** Enables the service worker; without it, tests can intercept and count every request. */
  readonly hasWorker?: boolean;
  /** False disables JavaScript, so that the page shows only what the server sent. */
  readonly hasScripts?: boolean;
  /** IANA name of the browser's time zone; that of the machine if unset. */
  readonly timezoneId?: string;
}

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', he: 'he-IL', ar: 'ar-AE' };

/** Opens a page in a new browser context, in a language and a window size. */
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
  const pageErrors: string[] = [];
  let isLost = false;
  page.on('crash', () => {
    isLost = true;
  });
  page.on('console', (message) => {
    // The page itself may be a 404; only other resources count.
    const isOwnStatus = message.location().url === page.url() && / 404 /.test(message.text());
    if (message.type() === 'error' && !isOwnStatus)
      pageErrors.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => pageErrors.push(`exception: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (protocol.startsWith('http') && host !== new URL(origin).host)
      pageErrors.push(`left the machine: ${request.url()}`);
  });
  return { page, context, pageErrors, hasCrashed: () => isLost, close: () => context.close() };
}

/**
 * Map marks are positioned by their hotel's coordinates, which WCAG 2.5.8 exempts: one at the edge is cut
 * until the map is moved. Another test checks their size away from the edges.
 */
const isMarkAtEdge = (rule: string, html: string): boolean =>
  rule === 'target-size' && html.includes('data-hotels=');

/** True when a sticky bar covers the target: scrolling uncovers it. */
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

/** Best practices in addition to WCAG: the landmarks of a page have different names. */
const landmarkRules = {
  'landmark-unique': { enabled: true },
  'landmark-no-duplicate-banner': { enabled: true },
};

/**
 * Expects no accessibility violation on the page in its current state, in either theme.
 * @param within a selector; only this part is checked
 */
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

/** Expects enough contrast of all texts in the dark theme. */
async function expectDarkContrast(page: Page, within: string): Promise<void> {
  const violations = await darkContrastViolations(page, within);
  expect(
    violations.flatMap(({ nodes }) =>
      nodes.map((node) => `${node.target.join(' ')} — ${node.failureSummary}`),
    ),
  ).toEqual([]);
}

/** Expects that the page is not wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/** Text without invisible direction marks, with ordinary spaces. */
export const plain = (text: string): string =>
  text.replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').replaceAll(/[\u00a0\u202f]/g, ' ');

/** The first amount in a text, in agorot. */
export function agorotOf(text: string): number {
  const [, amount = ''] =
    /₪ ?([\d,]+(?:\.\d+)?)|([\d,]+(?:\.\d+)?) ?₪(?!\d)/
      .exec(plain(text))
      ?.filter((part) => part !== undefined) ?? [];
  return Math.round(Number(amount.replaceAll(',', '')) * 100);
}

/** Takes a screenshot for a person to look at, where `E2E_SHOTS` names a folder. */
export async function shoot(page: Page, name: string, options: { fullPage?: boolean } = {}): Promise<void> {
  const folder = process.env['E2E_SHOTS'];
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`), ...options });
}
