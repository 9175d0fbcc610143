import { chromium, type Page } from 'playwright-core';
import { requireTool } from '../support/tools.ts';
import type { MeasuredPage } from './pages.ts';

/** CPU slowdown of a phone compared with a developer's machine; Lighthouse uses the same factor. */
const SLOWER = 4;

/** An action of a visitor: description and function. */
type Step = readonly [words: string, act: (page: Page) => Promise<void>];

const button = (page: Page, name: RegExp) => page.getByRole('button', { name }).first();

const closeDialog = async (page: Page) => {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

/** Opens a dialog or panel with a button, waits for it and closes it. */
const opened =
  (find: RegExp | string) =>
  async (page: Page): Promise<void> => {
    await (typeof find === 'string' ? page.locator(find) : button(page, find)).tap();
    await page.getByRole('dialog').waitFor();
    await closeDialog(page);
  };

const visits: Readonly<Record<string, readonly Step[]>> = {
  Discover: [
    ['types a destination', (page) => page.getByRole('combobox').first().pressSequentially('Isr')],
    ['leaves its list', (page) => page.keyboard.press('Escape')],
    ['opens the dates', opened(/^Dates/)],
    ['opens the guests', opened(/^Guests/)],
    ['opens the menu', (page) => button(page, /menu/i).tap()],
  ],
  Results: [
    ['turns a picture', (page) => button(page, /^Next picture/).tap()],
    ['opens the filters', opened(/^Filters/)],
    ['chooses for the comparison', (page) => page.getByRole('checkbox').first().tap({ force: true })],
    ['opens the search', opened('button[aria-describedby=compact-edit]')],
  ],
  Hotel: [
    ['opens the pictures', opened(/picture|photo/i)],
    ['chooses a room', (page) => page.getByRole('radio').nth(1).tap({ force: true })],
  ],
};

/**
 * Records in the page the longest time from an input to the next paint, as the metric Interaction to Next Paint does.
 */
const watch = () => {
  Reflect.set(window, 'slowestMs', 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!('interactionId' in entry) || !entry.interactionId) continue;
      Reflect.set(window, 'slowestMs', Math.max(Number(Reflect.get(window, 'slowestMs')), entry.duration));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
};

/** The longest time since the last reading, in milliseconds; 0 for less than a frame. */
const slowest = async (page: Page): Promise<number> => {
  // Entries are reported after the paint that they waited for.
  await page.waitForTimeout(1_000);
  return page.evaluate(() => {
    const ms = Number(Reflect.get(window, 'slowestMs'));
    Reflect.set(window, 'slowestMs', 0);
    return ms;
  });
};

/**
 * Performs the actions of a phone user on each page, and prints the longest time that each action waited for
 * a paint.
 */
export async function measureInteractions(
  url: string,
  pages: readonly MeasuredPage[],
  tell: (line: string) => void,
): Promise<void> {
  const browser = await chromium.launch({
    executablePath: requireTool('chromium'),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  tell(['page', 'interaction', `ms at a ${SLOWER}th of the speed`].join(' | '));
  try {
    for (const { name, path } of pages) {
      const steps = visits[name];
      if (!steps) continue;
      const context = await browser.newContext({
        viewport: { width: 412, height: 823 },
        isMobile: true,
        hasTouch: true,
        locale: 'en-GB',
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      await page.addInitScript(watch);
      await page.goto(url + path);
      await page.locator('#root:not([inert])').waitFor();
      await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
      for (const [words, act] of steps) {
        await act(page);
        tell([name, words, Math.round(await slowest(page))].join(' | '));
      }
      await context.close();
    }
  } finally {
    await browser.close();
  }
}
