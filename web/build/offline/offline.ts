import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { brand } from '../../i18n/brand.ts';
import { layers } from '../chunks.ts';
import { filesOf } from '../frames/filesOf.ts';
import { landPieces } from '../coasts/landPieces.ts';
import { workerFile } from './workerFile.ts';

const web = join(import.meta.dirname, '../..');

/**
 * Modules of the pages that open without a connection: the list of bookings, the thank-you page, the receipt, the
 * search page and the not-found page, with the overlays that open over them.
 */
const offlinePages = [
  'main.tsx',
  'features/bookings/BookingsPage.tsx',
  'features/thank-you/ThankYouPage.tsx',
  'features/receipt/ReceiptPage.tsx',
  'features/discover/DiscoverPage.tsx',
  'features/discover/components/results/Results.tsx',
  'features/not-found/NotFoundPage.tsx',
  ...Object.values(layers).flat(),
];

const background = '#fbf7f0';
const icons = [
  { name: 'icon-192.png', size: 192, purpose: 'any' },
  { name: 'icon-512.png', size: 512, purpose: 'any' },
  { name: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
] as const;

/** The logo as a square picture; systems cut up to a fifth off each side of a maskable one. */
async function icon({ size, purpose }: (typeof icons)[number]): Promise<Buffer> {
  const inner = Math.round(size * (purpose === 'maskable' ? 0.6 : 1));
  const sign = await sharp(await readFile(join(web, 'public/art/logo.svg')), { density: 1200 })
    .resize(inner, inner, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
  const ground = purpose === 'maskable' ? background : '#0000';
  const canvas = sharp({ create: { width: size, height: size, channels: 4, background: ground } });
  return canvas
    .composite([{ input: sign }])
    .png()
    .toBuffer();
}

const manifest = (language: 'en' | 'he'): string =>
  JSON.stringify({
    id: '/',
    name: brand[language].name,
    short_name: brand[language].name,
    lang: language,
    dir: language === 'he' ? 'rtl' : 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: background,
    theme_color: background,
    icons: icons.map(({ name, size, purpose }) => ({
      src: `/${name}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  });

/** Makes the site installable and readable offline: manifest, icons, service worker. */
export const offline = (): Plugin => ({
  name: 'offline',
  apply: 'build',
  async generateBundle(_options, bundle) {
    const emit = (fileName: string, source: string | Buffer) =>
      this.emitFile({ type: 'asset', fileName, source });
    for (const each of icons) emit(each.name, await icon(each));
    for (const language of ['en', 'he'] as const)
      emit(`manifest-${language}.webmanifest`, manifest(language));
    const { scripts, styles } = filesOf(offlinePages, bundle);
    const files = new Set([...scripts, ...styles]);
    const { folder: landFolder } = landPieces();
    const folder = 'assets/';
    const parts = Object.keys(bundle)
      .filter((name) => name.startsWith(folder) && !`/${name}`.startsWith(landFolder))
      .map((name) => name.slice(folder.length));
    const page = await readFile(join(web, 'index.html'), 'utf8');
    emit('sw.js', await workerFile({ files: [...files], parts, landFolder, page }));
  },
});
