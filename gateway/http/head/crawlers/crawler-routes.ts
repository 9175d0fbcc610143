import type { RequestHandler } from 'express';
import type { StoredHotel } from '#models/hotel/hotel.ts';
import { robotsText } from './robots.ts';
import { type PackedText, packedText } from '../send-page.ts';
import { sitemapOf } from './sitemap.ts';
import { type HeadLogger, logFailure } from '../log-failures.ts';

interface Deps {
  /** @throws AppError when the catalogue cannot be read */
  readonly storedHotels: () => Promise<readonly Pick<StoredHotel, 'id' | 'updatedAt'>[]>;
  readonly languages: readonly string[];
  readonly publicUrl: string;
  readonly logger: HeadLogger;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

/** Age after which a sitemap is built again. */
const MAX_AGE_MS = 10 * 60_000;

/** The files of a sitemap, as they are sent. */
interface Files {
  readonly index: PackedText;
  readonly parts: readonly PackedText[];
}

/** Serves `/robots.txt`, `/sitemap.xml` and its parts; passes on everything else. */
export function crawlerRoutes(deps: Deps): RequestHandler {
  const { storedHotels, languages, publicUrl, logger, now = Date.now } = deps;
  let made: { readonly at: number; readonly files: Promise<Files> } | null = null;
  const make = async (): Promise<Files> => {
    const { index, parts } = await sitemapOf({ hotels: await storedHotels(), languages, publicUrl });
    return { index: packedText(index), parts: parts.map((part) => packedText(part)) };
  };
  const sitemap = (): Promise<Files> => {
    if (made && now() - made.at < MAX_AGE_MS) return made.files;
    const own = { at: now(), files: make() };
    made = own;
    own.files.catch((cause: unknown) => {
      logFailure(logger, 'sitemap', cause);
      if (made === own) made = null;
    });
    return own.files;
  };
  const robots = robotsText(publicUrl);

  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    if (request.path === '/robots.txt')
      return void response.setHeader('cache-control', 'public, max-age=3600').type('text').send(robots);
    const [file, part] = /^\/sitemap(?:-(\d{1,5}))?\.xml$/.exec(request.path) ?? [];
    if (file === undefined) return next();
    try {
      const { index, parts } = await sitemap();
      const document = part === undefined ? index : parts[Number(part) - 1];
      if (document === undefined) return next();
      response.setHeader('cache-control', 'public, max-age=3600').type('application/xml; charset=utf-8');
      await document.send(request, response);
    } catch {
      // A list without the hotels would tell search engines that they no longer exist. The cache headers of the list
      // may be set already, so they are replaced.
      response
        .status(503)
        .setHeader('cache-control', 'no-store')
        .setHeader('retry-after', '60')
        .type('text')
        .send('Try again later');
    }
  };
}
