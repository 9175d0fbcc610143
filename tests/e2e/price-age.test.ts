import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { root } from '../support/source-files.ts';
import { shoot, type WatchedPage } from './support/page/browser.ts';
import { builtProduct } from './support/product/built-product.ts';
import { type Sandbox, sandboxOf } from './support/product/sandbox.ts';
import { cards, resultsDone, resultsPath, travellerOn } from './support/traveller.ts';
import { MINUTE_MS } from '#shared/stay/time-units.ts';

/**
 * Holds how many minutes the product's clock is ahead. It only moves forward, because circuit breakers and
 * caches depend on it.
 */
const clockFile = join(tmpdir(), `solera-clock-${process.pid}`);
let ahead = 0;
const later = (minutes: number): void => {
  ahead += minutes;
  writeFileSync(clockFile, String(ahead));
};
later(0);

const product = builtProduct({
  NODE_OPTIONS: `--import=${pathToFileURL(join(root, 'tests/support/later-clock.js')).href}`,
  CLOCK_FILE: clockFile,
});
let sandbox: Sandbox;
let watched: WatchedPage;

beforeAll(async () => {
  sandbox = await sandboxOf(product.url);
});
afterEach(async () => {
  await sandbox.heal();
  // Half an hour later old prices have expired and circuit breakers may close.
  later(30);
  await watched.close();
  if (watched.pageErrors.length > 0) throw new Error(watched.pageErrors.join('\n'));
});
afterAll(() => rmSync(clockFile, { force: true }));

it('prices that are old because the provider is down stay in the list and show their age', async () => {
  watched = await product.open();
  const traveller = travellerOn(watched, 'en');
  const { page } = traveller;
  await page.clock.install({ time: Date.now() + ahead * MINUTE_MS });
  await page.goto(product.url + resultsPath);
  await resultsDone(traveller);
  const shown = await cards(traveller).count();
  const notice = page.getByText(/Prices checked \d+ minutes ago/);
  expect(await notice.count()).toBe(0);

  await sandbox.fault({ call: '*', kind: 'http', status: 503 });
  later(8);
  await page.clock.setSystemTime(Date.now() + ahead * MINUTE_MS);
  // The product reads the new time a moment later.
  await expect
    .poll(
      async () => {
        await page.reload();
        await resultsDone(traveller);
        return notice.count();
      },
      { timeout: 60_000, interval: 500 },
    )
    .toBe(1);
  expect(await notice.innerText()).toMatch(/\b[789]\b/);
  expect(await cards(traveller).count()).toBe(shown);
  await shoot(page, 'price-age');
});
