import pLimit from 'p-limit';
import sharp from 'sharp';
import type { Metadata, Sharp } from 'sharp';
import { HttpError } from '#backends/kit/http/http-error.ts';
import { createSlots } from '#backends/kit/slots.ts';

/**
 * Maximum pixels of all frames together, because a small file can decompress to gigabytes. The largest phone pictures fit.
 */
const MAX_PIXELS = 64_000_000;
/**
 * Memory per pixel while a picture is processed, in bytes, as measured: progressive pictures are decompressed
 * completely, AVIF several times, and transparency needs the most. Two pictures at once must fit into the `mem_limit`
 * of docker-compose.yml: two AVIFs at this limit took 710 MB in addition to 200 MB for the rest, other formats up to
 * 610 MB. Animations have the limit of AVIF because of the time they take: a second per megapixel.
 */
const BYTES_PER_PIXEL = { avif: 24, animated: 24, deep: 12, usual: 6 } as const;
const MAX_MEMORY = MAX_PIXELS * BYTES_PER_PIXEL.usual;
/** Longest edge of a stored picture in pixels: no screen shows more, so larger pictures are reduced. */
const MAX_EDGE = 3_840;

/** Pictures occupy two processor cores for seconds, so at most two are processed at once. */
export const imageSlots = pLimit(2);
/** Maximum number of uploads that are processed or wait: more would wait longer than their callers do. */
const UPLOADS_AT_ONCE = 6;
const inSlot = createSlots(UPLOADS_AT_ONCE);

// Allows only the decoders of common pictures, not those that render documents or drawings.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Tiff'].map((kind) => `VipsForeignLoad${kind}`),
});
sharp.cache(false);

/** A picture that is safe to store and show. */
export interface SafeImage {
  readonly bytes: Buffer;
  readonly mime: string;
  /** Extension of the file name, without the dot. */
  readonly extension: string;
  /** Width and height are in pixels. */
  readonly width: number;
  readonly height: number;
}

const unreadable = () =>
  new HttpError(415, 'The file is not a picture that can be read: JPEG, PNG, WebP, GIF, AVIF or TIFF', {
    code: 'unsupported_image',
  });
const tooLarge = () => new HttpError(413, 'The image has too many pixels', { code: 'image_too_large' });

const asJpeg = (image: Sharp): Sharp => image.jpeg({ quality: 88, mozjpeg: true });

/** Encoders by format: a picture keeps its format, except TIFF, which browsers do not show. */
const encoders: Readonly<Record<string, (image: Sharp, hasAlpha: boolean) => Sharp>> = {
  jpeg: asJpeg,
  png: (image) => image.png(),
  tiff: (image, hasAlpha) => (hasAlpha ? image.png() : asJpeg(image)),
  webp: (image) => image.webp({ quality: 88 }),
  gif: (image) => image.gif(),
  heif: (image) => image.avif({ quality: 65, effort: 3 }),
};

const MIMES: Readonly<Record<string, readonly [mime: string, extension: string]>> = {
  jpeg: ['image/jpeg', 'jpg'],
  png: ['image/png', 'png'],
  webp: ['image/webp', 'webp'],
  gif: ['image/gif', 'gif'],
  heif: ['image/avif', 'avif'],
};

function bytesPerPixel({ format, depth, pages = 1 }: Metadata): number {
  if (pages > 1 && format !== 'tiff') return BYTES_PER_PIXEL.animated;
  if (format === 'heif') return BYTES_PER_PIXEL.avif;
  return depth === 'uchar' ? BYTES_PER_PIXEL.usual : BYTES_PER_PIXEL.deep;
}

async function picture(bytes: Buffer): Promise<SafeImage> {
  const options = { animated: true, failOn: 'error', limitInputPixels: MAX_PIXELS } as const;
  const metadata = await sharp(bytes, { ...options, limitInputPixels: false }).metadata();
  const { format, hasAlpha, width, height } = metadata;
  // Frames are stacked vertically, so the height is that of all of them.
  if (width * height * bytesPerPixel(metadata) > MAX_MEMORY) throw tooLarge();
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
 * Decodes an upload by its content, whatever its declared type, and encodes it again: upright and without metadata
 * (such as place and camera). Drawings (SVG) are always refused: they are not photos, they can contain scripts, and
 * small ones can occupy a processor for minutes.
 * @throws HttpError 413 for too many pixels, 415 for anything but a readable image, 503 when too many are waiting
 */
export async function safeImage(bytes: Buffer): Promise<SafeImage> {
  try {
    return await inSlot(() => imageSlots(() => picture(bytes)));
  } catch (error) {
    throw error instanceof HttpError ? error : unreadable();
  }
}
