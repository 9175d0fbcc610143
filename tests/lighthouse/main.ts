/**
 * `npm run lighthouse`: Lighthouse for the seven pages that people use most, on the built product, mobile
 * and desktop. Figures are medians of the runs that succeeded; on a busy machine sizes are more reliable
 * than times. Exits with 1 when all runs of a page failed.
 * Then it measures the interactions of a visit on a phone. `-- URL` measures a running product,
 * `LIGHTHOUSE_RUNS` sets the number of runs, `LIGHTHOUSE_ONLY` the pages, separated by commas, and
 * `LIGHTHOUSE_OUT` a folder for full reports.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig, type Result } from 'lighthouse';
import { startBuilt, temporaryDataDir } from '../e2e/support/product/running-product.ts';
import { root } from '../support/source-files.ts';
import { requireTool } from '../support/tools.ts';
import { measureInteractions } from './interactions.ts';
import { type MeasuredPage, pagesToMeasure } from './pages.ts';
import { median } from '../bench/measure/rounds.ts';

const presets = ['mobile', 'desktop'] as const;
type Preset = (typeof presets)[number];

/** Scores from 0 to 100, milliseconds, layout shift, kilobytes transferred. */
const columns = {
  performance: (result: Result) => score(result, 'performance'),
  accessibility: (result: Result) => score(result, 'accessibility'),
  'best practices': (result: Result) => score(result, 'best-practices'),
  SEO: (result: Result) => score(result, 'seo'),
  'FCP ms': (result: Result) => figure(result, 'first-contentful-paint'),
  'LCP ms': (result: Result) => figure(result, 'largest-contentful-paint'),
  'TBT ms': (result: Result) => figure(result, 'total-blocking-time'),
  CLS: (result: Result) => figure(result, 'cumulative-layout-shift'),
  kB: (result: Result) => figure(result, 'total-byte-weight') / 1000,
  requests: (result: Result) => listOf(result, 'network-requests').length,
} as const;

const score = (result: Result, category: string) => 100 * (result.categories[category]?.score ?? Number.NaN);

const figure = (result: Result, audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;

const listOf = (result: Result, audit: string): readonly unknown[] => {
  const details = result.audits[audit]?.details;
  return details && 'items' in details && Array.isArray(details.items) ? details.items : [];
};

/** Measures a page once. @throws Error when the browser or Lighthouse failed, or a figure is missing */
async function measure(url: string, page: MeasuredPage, preset: Preset): Promise<Result> {
  const chrome = await launch({
    chromePath: requireTool('chromium'),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    const run = await lighthouse(
      url + page.path,
      {
        port: chrome.port,
        logLevel: 'error',
        ...(page.cookie && { extraHeaders: { Cookie: page.cookie }, disableStorageReset: true }),
      },
      preset === 'desktop' ? desktopConfig : undefined,
    );
    if (!run) throw new Error('lighthouse gave no answer');
    const { runtimeError } = run.lhr;
    if (runtimeError) throw new Error(runtimeError.message);
    const missing = Object.entries(columns).find(([, column]) => Number.isNaN(column(run.lhr)));
    if (missing) throw new Error(`there is no figure for ${missing[0]}`);
    return run.lhr;
  } finally {
    chrome.kill();
  }
}

/** The results of all runs that succeeded; the others are reported and left out of the medians. */
async function goodRuns(runs: number, what: string, run: () => Promise<Result>): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (let count = 1; count <= runs; count += 1) {
    try {
      results.push(await run());
    } catch (cause) {
      console.log(
        `    run ${count} of ${what} failed: ${cause instanceof Error ? cause.message : String(cause)}`,
      );
    }
  }
  return results;
}

/** Failed audits of a page, apart from performance. */
const failures = (result: Result): string[] =>
  ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
    (result.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${id}`),
  );

const show = (value: number) => (value < 1 && value > 0 ? value.toFixed(3) : String(Math.round(value)));

async function measureAll(url: string): Promise<void> {
  const runs = Number(process.env['LIGHTHOUSE_RUNS'] ?? 3);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('LIGHTHOUSE_RUNS is a number of runs, 1 or more');
  const folder = process.env['LIGHTHOUSE_OUT'];
  if (folder) mkdirSync(folder, { recursive: true });
  const only = process.env['LIGHTHOUSE_ONLY'];
  console.log(['page', 'preset', ...Object.keys(columns)].join(' | '));
  const pages = (await pagesToMeasure(url)).filter(({ name }) => !only || only.split(',').includes(name));
  for (const page of pages) {
    for (const preset of presets) {
      const what = `${page.name}, ${preset}`;
      const results = await goodRuns(runs, what, () => measure(url, page, preset));
      const [first] = results;
      if (!first) {
        console.log(`${what}: no run succeeded`);
        process.exitCode = 1;
        continue;
      }
      const cells = Object.values(columns).map((column) => show(median(results.map(column))));
      console.log([page.name, preset, ...cells].join(' | '));
      for (const line of failures(first)) console.log(`    ${line}`);
      if (folder) writeFileSync(join(folder, `${page.name}-${preset}.json`), JSON.stringify(first));
    }
  }
  await measureInteractions(url, pages, (line) => console.log(line));
}

async function main(): Promise<void> {
  // Without a browser every run would be reported as failed.
  requireTool('chromium');
  const running = process.argv[2];
  if (running) return measureAll(running);
  const stdio = ['ignore', 'ignore', 'inherit'] as const;
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: [...stdio] });
  // Otherwise an earlier build would be measured.
  if (status !== 0) throw new Error('the build failed, so there is nothing to measure');
  const data = temporaryDataDir();
  const product = await startBuilt(data.path, { APP_ENV: 'prod' });
  try {
    await measureAll(product.url);
  } finally {
    await product.stop();
    data.remove();
  }
}

await main();
