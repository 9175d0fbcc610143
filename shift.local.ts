import { chromium } from 'playwright-core';
import { accounts, visitorSignedIn } from './tests/e2e/support/accounts.ts';
import { startBuilt, temporaryDataDir } from './tests/e2e/support/product/running-product.ts';
import { requireTool } from './tests/support/tools.ts';
const data = temporaryDataDir();
const product = await startBuilt(data.path);
const admin = await visitorSignedIn(product.url, accounts.admin);
const browser = await chromium.launch({ executablePath: requireTool('chromium'), args: ['--no-sandbox'] });
for (const tab of ['dashboard', 'hotels', 'bookings', 'reviews', 'users']) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies(admin.cookieHeader.split('; ').map((pair) => { const i = pair.indexOf('='); return { name: pair.slice(0, i), value: pair.slice(i + 1), url: product.url }; }));
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, latency: 400, downloadThroughput: 51200, uploadThroughput: 51200 });
  await page.addInitScript(() => {
    (window as any).shifts = [];
    new PerformanceObserver((list) => { for (const e of list.getEntries() as any[]) if (!e.hadRecentInput) (window as any).shifts.push([Math.round(e.startTime), e.value.toFixed(4), e.sources?.map((s: any) => `${s.node?.nodeName}.${String(s.node?.className).slice(0, 40)} ${Math.round(s.previousRect.y)}+${Math.round(s.previousRect.height)}→${Math.round(s.currentRect.y)}+${Math.round(s.currentRect.height)} x${Math.round(s.previousRect.x)}→${Math.round(s.currentRect.x)}`).join(' | ')]); }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${product.url}/Admin?tab=${tab}`, { timeout: 120000, waitUntil: 'commit' });
  await page.getByRole('tabpanel').waitFor({ timeout: 120000 });
  await page.waitForTimeout(12000);
  console.log(tab, JSON.stringify(await page.evaluate(() => (window as any).shifts), null, 1));
  await context.close();
}
await browser.close(); await product.stop(); data.remove();
