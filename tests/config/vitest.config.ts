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
/** Where `npm test` reads the sums of a part. */
const outputFile = process.env['TEST_REPORT'];
/** What a part remembers of its files is read and written while another runs beside it: each has a folder of its own. */
const part = outputFile ? basename(outputFile, '.json') : '';

/**
 * One project per kind of test; two workers, because the slow kinds start servers and browsers. Where `isolate` is off, the
 * files of a worker share its modules: loading them again for every file took longer than the tests. Those of the client
 * share the libraries and the window; its own modules are loaded for each file (`web/testing/setup.ts`). Kinds that talk to real
 * processes or a browser repeat a red test once; `npm test` names at its end what passed only then.
 */
export default defineConfig({
  root,
  cacheDir: `${root}node_modules/.vite/${part}`,
  // Libraries load the CommonJS build of graphql; a schema made with one build is foreign to the other.
  resolve: { alias: [{ find: /^graphql$/, replacement: `${root}node_modules/graphql/index.js` }] },
  test: {
    // Waiting ends as soon as it is so; a busy machine is no defect.
    expect: { poll: { timeout: 20_000 } },
    // A failure that is a text is printed whole.
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
          // A link that is followed for real would end the window, which the files of a worker share.
          environmentOptions: {
            happyDOM: {
              settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
            },
          },
          // User events and animations are slow on a busy machine of two cores; nothing here measures time.
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
          globalSetup: ['tests/contract/support/empty-folder.ts'],
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
          // Apart from the others: the exam stops the clock for its whole process.
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
          // Each starts every process of the composed deployment, and waits for them to come back.
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
          // Virtual time, real work: minutes on a busy machine.
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
