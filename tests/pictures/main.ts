/**
 * `npm run pictures`: takes the screenshots of the README from the built product with its demo data. Run it
 * after a change of the pictured pages, check the pictures, and commit them.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { accounts, visitorSignedIn } from '../e2e/support/accounts.ts';
import { startBuilt, temporaryDataDir } from '../e2e/support/product/running-product.ts';
import { cityNamed, twoNights } from '../integration/support/search.ts';
import { root } from '../support/source-files.ts';
import { requireTool } from '../support/tools.ts';

const folder = join(root, '.github');
/** Time until searches, pictures and maps have stopped moving. */
const STILL_MS = 4_000;
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

interface Shot {
  readonly name: string;
  /** URL path and query. */
  readonly path: string;
  readonly size?: { readonly width: number; readonly height: number };
  readonly account?: { readonly email: string; readonly password: string };
  /** Actions on the page before the screenshot. */
  readonly before?: (page: Page) => Promise<void>;
}

async function shots(url: string): Promise<readonly Shot[]> {
  const traveller = await visitorSignedIn(url, accounts.traveller);
  const city = await cityNamed(traveller, 'Tel Aviv');
  const { checkIn, checkOut } = twoNights();
  const results = `/Discover?${new URLSearchParams({
    destination: 'Israel',
    country: 'IL',
    city: city.code,
    cityName: city.name,
    checkin: checkIn,
    checkout: checkOut,
    guests: '2',
  })}`;
  return [
    { name: 'results', path: results },
    { name: 'results-he', path: `${results}&lang=he` },
    { name: 'phone', path: results, size: phone },
    { name: 'admin', path: '/Admin', account: accounts.admin },
    {
      name: 'sherry',
      path: '/',
      before: async (page) => {
        await page
          .getByRole('button', { name: /Sherry/ })
          .first()
          .click();
        const field = page.getByRole('dialog').getByRole('textbox');
        await field.fill('a weekend in Rome for two next month, breakfast, under 2,000 shekels a night');
        await field.press('Enter');
        await page.getByRole('dialog').getByRole('article').first().waitFor();
      },
    },
    {
      name: 'playground',
      path: '/playground',
      before: async (page) => {
        await page.getByRole('button', { name: /Execute/ }).click();
        await page.locator('.result-window', { hasText: 'nameHe' }).waitFor();
      },
    },
  ];
}

async function take(browser: Browser, url: string, shot: Shot): Promise<void> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: shot.size ?? desktop,
    locale: 'en-US',
    timezoneId: 'Asia/Jerusalem',
    reducedMotion: 'reduce',
  });
  if (shot.account) {
    const { cookieHeader } = await visitorSignedIn(url, shot.account);
    await context.addCookies(
      cookieHeader.split('; ').map((pair) => {
        const at = pair.indexOf('=');
        return { name: pair.slice(0, at), value: pair.slice(at + 1), url };
      }),
    );
  }
  const page = await context.newPage();
  await page.goto(shot.path);
  await shot.before?.(page);
  await page.waitForTimeout(STILL_MS);
  await page.screenshot({ path: join(folder, `${shot.name}.jpg`), type: 'jpeg', quality: 80 });
  await context.close();
}

async function main(): Promise<void> {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('the build failed');
  const data = temporaryDataDir();
  const product = await startBuilt(data.path, { PLAYGROUND: '1' });
  const browser = await chromium.launch({ executablePath: requireTool('chromium'), args: ['--no-sandbox'] });
  try {
    for (const shot of await shots(product.url)) {
      await take(browser, product.url, shot);
      console.log(`.github/${shot.name}.jpg`);
    }
  } finally {
    await browser.close();
    await product.stop();
    data.remove();
  }
}

await main();
