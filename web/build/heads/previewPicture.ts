import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const here = import.meta.dirname;

/**
 * The picture that messengers show beside a link: the illustrated coast with the name in both languages, 1200 x 630,
 * JPEG.
 */
export async function previewPicture(): Promise<Buffer> {
  const coast = await readFile(join(here, '../../public/art/hero-coast.svg'), 'utf8');
  const words = await readFile(join(here, 'previewWords.svg'));
  // The renderer does not support custom properties of CSS.
  const colours = new Map(
    [...coast.matchAll(/(--[\w-]+):\s*([^;}]+)/g)].map(([, name, colour]) => [name, colour]),
  );
  const drawn = coast.replaceAll(/var\((--[\w-]+)\)/g, (whole, name: string) => colours.get(name) ?? whole);
  return sharp(Buffer.from(drawn))
    .resize(1200, 630, { fit: 'cover' })
    .composite([{ input: words }])
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer();
}
