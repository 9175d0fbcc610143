import pLimit from 'p-limit';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { HttpError } from '../../kit/http-error.ts';
import { cleanSvg } from './clean-svg.ts';

/** Pixels of all frames together: a small file can unpack to gigabytes. The largest phone pictures fit. */
const MAX_PIXELS = 64_000_000;
/** Cleaning a drawing holds everybody up, the longer the more tags it has. */
const MAX_DRAWING = { bytes: 2_097_152, tags: 10_000 };
/** No screen shows more; larger pictures are made smaller. */
const MAX_EDGE = 3_840;

/** Pictures keep two processor cores busy for seconds, so no more than two are worked on at once. */
export const oneOfTwo = pLimit(2);

// Only decoders of pictures people have; not those that render documents or drawings.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Tiff'].map((kind) => `VipsForeignLoad${kind}`),
});
sharp.cache(false);

/** A picture as it may be kept and shown. */
export interface SafeImage {
  readonly bytes: Buffer;
  readonly mime: string;
  /** Without the dot. */
  readonly extension: string;
  /** Pixels; null for a drawing. */
  readonly width: number | null;
  readonly height: number | null;
}

const unreadable = () =>
  new HttpError(415, 'The file is not an image that can be read', { code: 'unsupported_image' });
const tooLarge = (of: string) =>
  new HttpError(413, `The image has too many ${of}`, { code: 'image_too_large' });

const asJpeg = (image: Sharp): Sharp => image.jpeg({ quality: 88, mozjpeg: true });

/** Written anew in its own format; browsers do not show TIFF. */
const encoders: Readonly<Record<string, (image: Sharp, hasAlpha: boolean) => Sharp>> = {
  jpeg: asJpeg,
  png: (image) => image.png(),
  tiff: (image, hasAlpha) => (hasAlpha ? image.png() : asJpeg(image)),
  webp: (image) => image.webp({ quality: 88 }),
  gif: (image) => image.gif(),
  heif: (image) => image.avif({ quality: 65, effort: 3 }),
};

/** Text in UTF-8 that begins like markup; null for anything else. */
function markupIn(bytes: Buffer): string | null {
  const start = bytes.subarray(0, 256).toString('latin1').replace('\u00ef\u00bb\u00bf', '').trimStart();
  if (!start.startsWith('<')) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function drawing(markup: string): SafeImage {
  if (markup.length > MAX_DRAWING.bytes || markup.split('<').length > MAX_DRAWING.tags)
    throw tooLarge('shapes');
  const svg = cleanSvg(markup);
  if (svg === null) throw unreadable();
  return {
    bytes: Buffer.from(svg),
    mime: 'image/svg+xml',
    extension: 'svg',
    width: null,
    height: null,
  };
}

const MIMES: Readonly<Record<string, readonly [mime: string, extension: string]>> = {
  jpeg: ['image/jpeg', 'jpg'],
  png: ['image/png', 'png'],
  webp: ['image/webp', 'webp'],
  gif: ['image/gif', 'gif'],
  heif: ['image/avif', 'avif'],
};

async function picture(bytes: Buffer): Promise<SafeImage> {
  const options = { animated: true, failOn: 'error', limitInputPixels: MAX_PIXELS } as const;
  const metadata = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
  const { format, hasAlpha, width, height } = metadata;
  // Frames stand below each other, so the height is that of all of them.
  if (width * height > MAX_PIXELS) throw tooLarge('pixels');
  const upright = sharp(bytes, options)
    .autoOrient()
    .resize({ width: MAX_EDGE, height: MAX_EDGE, fit: 'inside', withoutEnlargement: true });
  const result = await encoders[format]?.(upright, hasAlpha).toBuffer({ resolveWithObject: true });
  const [mime, extension] = MIMES[result?.info.format ?? ''] ?? [];
  if (!result || !mime || !extension) throw unreadable();
  const { info, data } = result;
  return { bytes: data, mime, extension, width: info.width, height: info.pageHeight ?? info.height };
}

/**
 * Reads an upload by its content, whatever it calls itself, and writes it anew: upright, without metadata (place and
 * camera among them), a drawing without scripts.
 * @throws HttpError 413 for too many pixels, 415 for what is no readable image
 */
export async function safeImage(bytes: Buffer): Promise<SafeImage> {
  const markup = markupIn(bytes);
  if (markup !== null) return drawing(markup);
  try {
    return await oneOfTwo(() => picture(bytes));
  } catch (error) {
    throw error instanceof HttpError ? error : unreadable();
  }
}
