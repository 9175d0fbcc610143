import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { bookingsPage } from '../../lib/booking/bookingsPage.ts';
import { filesOf } from './filesOf.ts';
import { fillOf } from './fillOf.ts';
import { readsOf } from './readsOf.ts';
import { searchWords } from '../heads/searchWords.ts';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';

const web = join(import.meta.dirname, '../..');

const home = ['features/discover/DiscoverPage.tsx'] as const;
const results = [...home, 'features/discover/components/results/Results.tsx'] as const;
const hotel = ['features/hotel/HotelPage.tsx'] as const;
const checkout = ['features/checkout/CheckoutPage.tsx'] as const;
const map = ['features/map/HotelsMapPage.tsx', 'features/map/components/HotelMap.tsx'] as const;
const bookings = ['features/bookings/BookingsPage.tsx'] as const;
const admin = ['features/admin/AdminPage.tsx', 'features/admin/dashboard/DashboardTab.tsx'] as const;

/** The pages that are prerendered, with their modules. */
const modules = {
  home,
  results,
  resultsOfText: results,
  resultsOfCountry: results,
  resultsOfCity: results,
  knownResultsOfCity: results,
  hotel,
  knownHotel: hotel,
  checkout,
  knownCheckout: checkout,
  map,
  bookings,
  admin,
} as const;

/** By page: variables of the queries whose responses it needs before it shows anything to a member. */
const reads: Readonly<Record<string, Parameters<typeof readsOf>[0]>> = {
  bookings: { Viewer: {}, BookingsPage: bookingsPage },
  admin: { Viewer: {}, AdminDashboard: {} },
};

/** By page: the script that shows more in its first frame when the responses to these reads are there. */
const fills: Readonly<Record<string, string>> = {
  bookings: 'features/bookings/firstFill.ts',
  admin: 'features/admin/firstFill.ts',
};

/** Maximum size of the scripts that every page waits for, in kB after compression. Raise it only for a good reason. */
const entryLimitKb = 260;

/** @throws Error when the first scripts exceed the limit */
function checkBudget(bundle: Rolldown.OutputBundle): void {
  const entry = new Set(filesOf(['main.tsx'], bundle).scripts);
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const size = chunks
    .filter(({ fileName }) => entry.has(`/${fileName}`))
    .reduce((sum, { code }) => sum + gzipSync(code).length, 0);
  const kb = Math.round(size / 1000);
  if (kb > entryLimitKb)
    throw new Error(`The first scripts are ${kb} kB, above the limit of ${entryLimitKb} kB`);
}

/** Renders the first frame of these pages in every language, in a separate process, because it simulates a browser. */
async function renderedFrames(config: InlineConfig): Promise<unknown> {
  // The folder is inside the project, so that the program finds its packages.
  const folder = await mkdtemp(join(web, '../node_modules/.first-frames-'));
  try {
    await build({
      ...config,
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      build: {
        ssr: join(web, 'build/frames/firstFramesProgram.ts'),
        outDir: folder,
        emptyOutDir: true,
        assetsInlineLimit: 0,
        reportCompressedSize: false,
        rolldownOptions: { output: { entryFileNames: 'program.js' } },
      },
    });
    const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'program.js')], {
      maxBuffer: 64 * 1024 * 1024,
      env: { ...process.env, NODE_ENV: 'production' },
    });
    return JSON.parse(stdout);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * The fonts that a page needs first, by language; others are loaded when a letter needs them. A font that arrives late
 * makes the browser lay out the complete page again, so the font with the shekel sign is preloaded on pages with
 * prices.
 */
function fontsOf(page: string, bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const face = (family: string, script: string) => {
    const file = Object.keys(bundle).find((each) => each.includes(`/${family}-${script}-wght-normal-`));
    return file ? [`/${file}`] : [];
  };
  const inScript = (script: string) => [...face('rubik', script), ...face('frank-ruhl-libre', script)];
  const latin = [...inScript('latin'), ...(page === 'home' ? [] : face('rubik', 'hebrew'))];
  const inLatin = ['en', 'es', 'fr', 'de', 'it', 'pt'].map((code) => [code, latin]);
  return Object.fromEntries([...inLatin, ['he', inScript('hebrew')]]);
}

/**
 * A worker that makes the browser read its language tables, which all threads then share. Reading them while the page
 * is rendered would block a phone for 200 ms.
 */
const languageReader = 'postMessage(Intl.DateTimeFormat.supportedLocalesOf("en"));';

/**
 * Writes `first-frames.json`: the content that the server puts into a page so that it is visible before the scripts
 * run, and the files and queries that the page will request.
 */
export const firstFrames = (config: InlineConfig): Plugin => ({
  name: 'first-frames',
  apply: 'build',
  async generateBundle(_options, bundle) {
    checkBudget(bundle);
    const ofPage = async (name: string, code: readonly string[]) => ({
      ...filesOf(code, bundle),
      fonts: fontsOf(name, bundle),
      reads: await readsOf(reads[name] ?? {}),
      fill: fills[name] === undefined ? '' : await fillOf(fills[name], config),
    });
    const files = Object.fromEntries(
      await Promise.all(
        Object.entries(modules).map(async ([name, code]) => [name, await ofPage(name, code)] as const),
      ),
    );
    const reader = this.emitFile({ type: 'asset', name: 'languages.js', source: languageReader });
    const source = JSON.stringify({
      files,
      languageReader: `/${this.getFileName(reader)}`,
      words: searchWords(),
      frames: await renderedFrames(config),
    });
    this.emitFile({ type: 'asset', fileName: 'first-frames.json', source });
  },
});
