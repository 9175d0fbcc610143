import { and, eq } from 'drizzle-orm';
import { Router } from 'express';
import type { Request, Response } from 'express';
import { HttpError } from '#backends/kit/http/http-error.ts';
import type { Platform } from '../platform.ts';
import { files } from '../database/schema.ts';
import { inlineAs } from './file-name.ts';
import { WIDTHS } from './file-store.ts';
import type { VariantFormat } from './file-store.ts';

const YEAR_S = 31_536_000;
const ID = /^[\da-f]{24}$/;

const missing = () => new HttpError(404, 'No such file', { code: 'not_found' });

/** The requested width; null for the original file. */
function widthOf(req: Request): number | null {
  const requestedWidth = req.query['w'];
  if (requestedWidth === undefined) return null;
  const width = WIDTHS.find((each) => String(each) === requestedWidth);
  if (width === undefined) throw new HttpError(400, `w must be one of ${WIDTHS.join(', ')}`);
  return width;
}

/**
 * The format of a smaller copy: AVIF only for a client that names it, because many accept any type, and not for a GIF
 * or WebP, which may be animated.
 */
function formatFor(req: Request, mime: string): VariantFormat {
  const mayMove = mime === 'image/gif' || mime === 'image/webp';
  const named = (req.get('accept') ?? '').toLowerCase();
  if (named.includes('image/avif') && !mayMove) return 'avif';
  if (req.accepts('image/webp')) return 'webp';
  return mime === 'image/jpeg' ? 'jpeg' : 'png';
}

function send(res: Response, path: string, type: string, name: string): Promise<void> {
  res.set({
    'content-type': type,
    'content-disposition': inlineAs(name),
    'cache-control': `public, max-age=${YEAR_S}, immutable`,
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  });
  return new Promise((resolve, reject) => {
    // The data folder may be below a folder whose name starts with a dot.
    res.sendFile(path, { dotfiles: 'allow', cacheControl: false }, (error) => {
      // A client that has left is not an error.
      if (error && !res.headersSent) reject(error);
      else resolve();
    });
  });
}

/** Uploaded pictures, below `/files/u`; only the id in the URL matters, the name is for readers. */
export function uploadedRoutes({ db, files: store }: Platform): Router {
  const router = Router();

  router.get('/:id/:name', async (req, res) => {
    const { id } = req.params;
    const width = widthOf(req);
    const [file] = ID.test(id)
      ? await db
          .select()
          .from(files)
          .where(and(eq(files.id, id), eq(files.is_private, false)))
      : [];
    if (!file) throw missing();
    // Earlier releases accepted drawings (SVG), which have no smaller copies.
    const isDrawing = file.mime === 'image/svg+xml';
    if (width === null || isDrawing) {
      const path = await store.original(id);
      if (path === null) throw missing();
      return send(res, path, file.mime, file.name);
    }
    res.vary('Accept');
    const format = formatFor(req, file.mime);
    const path = await store.variant(id, width, format);
    if (path === null) throw missing();
    return send(res, path, `image/${format}`, file.name.replace(/\.[^.]*$/, `.${format}`));
  });
  return router;
}
