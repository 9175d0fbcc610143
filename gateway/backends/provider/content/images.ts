import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { outsidePictureFromName, roomPictureFromName } from '#backends/kit/drawing/picture-names.ts';
import { drawOutside } from '#backends/kit/drawing/outside.ts';
import { drawRoom } from '#backends/kit/drawing/room.ts';

/** Folder of the scene templates: in the source tree, or where the build copies it. */
const scenesDirs = [new URL('../scenes/', import.meta.url), new URL('./scenes/', import.meta.url)];

const compress = promisify(gzip);
const paletteFile = z.record(z.string(), z.record(z.string(), z.string()));
const fileName = /^\/{1,2}images\/([a-z\d-]{3,120})\.svg$/u;
const insideName = /^([a-z]+)-([a-z]+)-([01])$/u;
/**
 * Maximum number of pictures in the cache: two pages of twenty results for twenty visitors. Drawing one takes less than
 * a millisecond.
 */
const CACHED_IMAGES = 800;

interface Picture {
  readonly plain: Buffer;
  readonly packed: Buffer;
}

async function readScene(name: string): Promise<string> {
  for (const folder of scenesDirs) {
    try {
      return await readFile(new URL(name, folder), 'utf8');
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    }
  }
  throw new Error(`scene file ${name} is missing beside the provider sandbox`);
}

/**
 * A scene in the colours of a palette. Variables are replaced by values, because an SVG in an img element must not
 * depend on inline styles.
 * @param mirror swaps left and right
 */
function paintScene(template: string, palette: Readonly<Record<string, string>>, mirror: boolean): string {
  const bare = template.replace(/<style>[^<]*<\/style>/u, '');
  const painted = bare.replaceAll(/var\(--(\w+)\)/gu, (whole, role: string) => palette[role] ?? whole);
  if (!mirror) return painted;
  return painted
    .replace(/^(<svg[^>]*>)/u, '$1<g transform="translate(800 0) scale(-1 1)">')
    .replace(/<\/svg>\s*$/u, '</g></svg>');
}

/** Indoor scenes that are drawn from templates. */
const insides: ReadonlySet<string> = new Set(['lobby', 'restaurant']);

/**
 * Serves `/images/{scene}-{palette}-{0|1}.svg`, and the pictures of hotels and their rooms by name (with any query, and
 * one or two leading slashes). Cacheable for ever, because the URL determines the picture.
 */
export function imageHandler(): RequestHandler {
  const pictures = new LRUCache<string, Picture>({ max: CACHED_IMAGES });
  let palettes: Promise<z.infer<typeof paletteFile>> | undefined;
  const paint = async (name: string): Promise<string | undefined> => {
    const outside = outsidePictureFromName(name);
    if (outside) return drawOutside(outside);
    const room = roomPictureFromName(name);
    if (room) return drawRoom(room);
    const [, scene = '', paletteName = '', mirror] = insideName.exec(name) ?? [];
    if (!insides.has(scene)) return undefined;
    palettes ??= readScene('scene-palettes.json').then((text) => paletteFile.parse(JSON.parse(text)));
    const palette = (await palettes)[paletteName];
    return palette && paintScene(await readScene(`scene-${scene}.svg`), palette, mirror === '1');
  };
  return async (request, response, next) => {
    const [, name = ''] = fileName.exec(request.path) ?? [];
    let picture = pictures.get(name);
    if (!picture) {
      const svg = await paint(name);
      if (svg === undefined) return next();
      const plain = Buffer.from(svg);
      picture = { plain, packed: await compress(plain) };
      pictures.set(name, picture);
    }
    const packed = request.acceptsEncodings('gzip') === 'gzip';
    response.setHeader('content-type', 'image/svg+xml');
    response.setHeader('cache-control', 'public, max-age=31536000, immutable');
    response.setHeader('vary', 'accept-encoding');
    if (packed) response.setHeader('content-encoding', 'gzip');
    response.end(packed ? picture.packed : picture.plain);
  };
}
