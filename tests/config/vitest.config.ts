import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { landTable } from '#web/build/coasts/landPieces.ts';
import { mapLandmarks } from '#web/build/names/mapLandmarks.ts';
import { mapParts } from '#web/build/names/mapParts.ts';
import { mapCities } from '#web/build/names/mapCities.ts';
import { nearCities } from '#web/build/names/nearCities.ts';
import { textModules } from '#web/build/texts/texts.ts';
import { RepeatedReporter } from '../support/repeated-reporter.ts';

const root = new URL('../..', import.meta.url).pathname;
/** File for the results of a part, which `npm test` sums up. */
const outputFile = process.env['TEST_REPORT'];
/** Parts run in parallel, so each has its own Vitest cache folder. */
const part = outputFile ? basename(outputFile, '.json') : '';

/**
 * One project per kind of test; two workers, because the slow kinds start servers and browsers. Where
 * `isolate` is off, the files of a worker share its modules: loading them again for every file took longer
 * than the tests. Client tests share the libraries and the window; the client's own modules are loaded again
 * for each file (`web/testing/setup.ts`). Kinds that use real processes or a browser retry a failed test
 * once; `npm test` lists such tests at its end.
 */
export default defineConfig({
  root,
  cacheDir: `${root}node_modules/.vite/${part}`,
  // Libraries load the CommonJS build of graphql, which rejects schemas created with the other build.
  resolve: { alias: [{ find: /^graphql$/, replacement: `${root}node_modules/graphql/index.js` }] },
  test: {
    // Polling ends as soon as the condition holds; the timeout is long, because the machine may be busy.
    expect: { poll: { timeout: 20_000 } },
    // Prints long texts in failures completely.
    chaiConfig: { truncateThreshold: 4_000 },
    reporters: outputFile
      ? ['default', new RepeatedReporter(), ['json', { outputFile }]]
      : ['default', new RepeatedReporter()],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          include: ['gateway/**/*.test.ts', 'tests/fixtures/**/*.test.ts'],
          setupFiles: ['tests/support/quiet-console.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        plugins: [react(), textModules(), mapCities(), landTable(), mapLandmarks(), mapParts(), nearCities()],
        test: {
          name: 'web',
          isolate: false,
          environment: 'happy-dom',
          // Rendering leaves much garbage, and the workers fill both cores: it is collected less often, and without
          // threads beside them.
          execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=64', '--single-threaded-gc'],
          // Following a link would close the window, which the files of a worker share.
          environmentOptions: {
            happyDOM: {
              settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
            },
          },
          // User events and animations are slow on a busy machine with two cores; nothing here measures time.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          include: ['web/**/*.test.{ts,tsx}'],
          retry: 1,
          setupFiles: ['tests/support/quiet-console.ts', 'web/testing/setup.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        extends: true,
        test: {
          name: 'architecture',
          environment: 'node',
          include: ['tests/architecture/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          environment: 'node',
          isolate: false,
          include: ['tests/contract/**/*.test.ts'],
          globalSetup: ['tests/contract/support/prepared-database.ts'],
          setupFiles: ['tests/support/quick-hashing.ts'],
          retry: 1,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          environment: 'node',
          isolate: false,
          include: ['tests/integration/**/*.test.ts'],
          setupFiles: ['tests/support/quick-hashing.ts'],
          retry: 1,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'assistant',
          environment: 'node',
          // A project of its own, because the exam changes the clock of its whole process.
          include: ['tests/assistant/**/*.test.ts'],
          setupFiles: ['tests/support/quick-hashing.ts'],
          retry: 1,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'topology',
          environment: 'node',
          include: ['tests/topology/**/*.test.ts'],
          retry: 1,
          // Each test waits for the processes of the composed deployment to start or restart.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'simulation',
          environment: 'node',
          include: ['tests/simulation/**/*.test.ts'],
          // Virtual time, but real computing: minutes on a busy machine.
          testTimeout: 900_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          isolate: false,
          environment: 'node',
          include: ['tests/e2e/**/*.test.ts'],
          retry: 1,
          globalSetup: ['tests/e2e/support/product/seeded-folder.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
    maxWorkers: 2,
    passWithNoTests: true,
  },
});
