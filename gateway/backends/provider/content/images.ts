import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';

/** The folder of scene templates, beside this program: in the source tree, or where the build copies it. */
const scenesDirs = [new URL('../scenes/', import.meta.url), new URL('./scenes/', import.meta.url)];

const compress = promisify(gzip);
const paletteFile = z.record(z.string(), z.record(z.string(), z.string()));
const fileName = /^\/{1,2}images\/([a-z]+)-([a-z]+)-([01])\.svg$/u;

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
 * A scene in a palette, variables resolved: an SVG in an img element must not depend on inline styles.
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

/** Serves `/images/{scene}-{palette}-{0|1}.svg` (any query, one or two leading slashes), for ever cacheable. */
export function imageHandler(): RequestHandler {
  const pictures = new LRUCache<string, Picture>({ max: 120 });
  let palettes: Promise<z.infer<typeof paletteFile>> | undefined;
  const paint = async (scene: string, paletteName: string, mirror: boolean): Promise<Picture | undefined> => {
    palettes ??= readScene('scene-palettes.json').then((text) => paletteFile.parse(JSON.parse(text)));
    const palette = (await palettes)[paletteName];
    if (!palette) return undefined;
    const plain = Buffer.from(paintScene(await readScene(`scene-${scene}.svg`), palette, mirror));
    return { plain, packed: await compress(plain) };
  };
  const known = new Set([
    'sea',
    'city',
    'desert',
    'oldtown',
    'mountains',
    'pool',
    'suite',
    'room',
    'lobby',
    'restaurant',
  ]);
  return async (request, response, next) => {
    const [, scene = '', palette = '', mirror] = fileName.exec(request.path) ?? [];
    if (!known.has(scene)) return next();
    const key = `${scene}-${palette}-${mirror}`;
    const picture = pictures.get(key) ?? (await paint(scene, palette, mirror === '1'));
    if (!picture) return next();
    pictures.set(key, picture);
    const packed = request.acceptsEncodings('gzip') === 'gzip';
    response.setHeader('content-type', 'image/svg+xml');
    response.setHeader('cache-control', 'public, max-age=31536000, immutable');
    response.setHeader('vary', 'accept-encoding');
    if (packed) response.setHeader('content-encoding', 'gzip');
    response.end(packed ? picture.packed : picture.plain);
  };
}
