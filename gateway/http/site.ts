import { existsSync } from 'node:fs';
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { parseCookie } from 'cookie';
import type { Request, RequestHandler, Response } from 'express';
import sirv from 'sirv';
import { visitorKey } from '../limits/rate-limits.ts';
import type { StoredHotel } from '../models/hotel/hotel.ts';
import { pageOfAlias } from '../shared/routes/page-url.ts';
import { crawlerRoutes } from './head/crawlers/crawler-routes.ts';
import { createDraftedHotel, type DraftSource } from './head/sources/drafted-hotel.ts';
import type { PageRequest } from './head/head.ts';
import { readFirstFrames } from './head/first-frames.ts';
import { createPageHead, type HeadSources } from './head/page-head.ts';
import { type PageTexts, readPageTexts } from './head/page-texts.ts';
import { renderHead, renderNoScript } from './head/render-page.ts';
import { sendPage } from './head/send-page.ts';
import { createShell } from './head/shell.ts';
import { type HeadLogger, withFailureLog } from './head/log-failures.ts';
import { hasSessionCookie } from './caller/session-cookies.ts';
import { nonceOf } from './security-headers.ts';
import { chosenTheme } from './caller/chosen-theme.ts';

/** Parts of a site other than the build of the client. */
export interface SiteOptions {
  readonly isPlaygroundOn: boolean;
  /** Own origin without a trailing slash. */
  readonly publicUrl: string;
  /** Origin of the provider sandbox, whose SVG files are ours; null with a real provider. */
  readonly sandboxOrigin: string | null;
  /** Sources of the facts that pages give to search engines and messengers. */
  readonly sources: HeadSources;
  /** Whether maps have street tiles at the moment. */
  readonly hasStreets: () => boolean;
  /** Source of the draft for the first frame of a checkout. */
  readonly draft: DraftSource['draft'];
  /** @throws AppError when the catalogue cannot be read */
  readonly storedHotels: () => Promise<readonly StoredHotel[]>;
  /** Pages are sent even when a source of their head fails: failures are only logged. */
  readonly logger: HeadLogger;
  /** Longest time, in milliseconds, that a page waits for its head. */
  readonly headBudgetMs?: number;
}

/** The requested page. Its language is that of the URL, else of the cookie, else English. */
function pageRequestOf(request: Request, texts: PageTexts): PageRequest {
  const at = request.originalUrl.indexOf('?');
  const query = new URLSearchParams(at < 0 ? '' : request.originalUrl.slice(at));
  const requestedLanguage = query.get('lang')?.toLowerCase();
  const stored = parseCookie(request.headers.cookie ?? '')['lang']?.toLowerCase();
  const language = [requestedLanguage, stored].find((code) => code !== undefined && texts.has(code));
  return {
    pathname: request.path,
    query,
    language: language ?? 'en',
    urlLanguage: requestedLanguage !== undefined && texts.has(requestedLanguage) ? requestedLanguage : null,
    caller: visitorKey(request.ip ?? 'unknown', 'visitor'),
  };
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

const notBuilt: RequestHandler = (_request, response) => {
  response
    .status(503)
    .type('text')
    .send('The client is not built. Run npm run build, or open the address of npm run dev.');
};

/** Files of the build that are not served directly. */
const notServed = new Set(['index.html', 'playground.html', 'page-heads.json', 'first-frames.json']);

const isComplete = (directory: string): boolean =>
  ['index.html', 'playground.html', 'page-heads.json', 'assets'].every((name) =>
    existsSync(join(directory, name)),
  );

const reportedSources = (sources: HeadSources, logger: HeadLogger): HeadSources => ({
  spend: withFailureLog(logger, 'budget', sources.spend),
  hotel: withFailureLog(logger, 'hotel', sources.hotel),
  cachedHotels: withFailureLog(logger, 'hotels', sources.cachedHotels),
  knownOffers: withFailureLog(logger, 'offers', sources.knownOffers),
  city: withFailureLog(logger, 'city', sources.city),
  firstFound: withFailureLog(logger, 'first found', sources.firstFound),
});

/** Creates the handler of pages: the shell in the user's language, with the head of the page. */
async function pageHandler(directory: string, options: SiteOptions, texts: PageTexts) {
  const { publicUrl, sandboxOrigin } = options;
  const shell = createShell(await readFile(join(directory, 'index.html'), 'utf8'));
  const withFirstFrame = readFirstFrames(directory);
  const sources = reportedSources(options.sources, options.logger);
  const headOf = createPageHead({
    sources,
    texts,
    publicUrl,
    sandboxOrigin,
    ...(options.headBudgetMs !== undefined && { budgetMs: options.headBudgetMs }),
  });
  const draftedHotel = createDraftedHotel(
    { spend: sources.spend, draft: withFailureLog(options.logger, 'draft', options.draft) },
    options.headBudgetMs,
  );
  return async (request: Request, response: Response): Promise<void> => {
    const target = pageOfAlias(request.path);
    if (target !== null) {
      const query = request.originalUrl.indexOf('?');
      response.redirect(301, target + (query < 0 ? '' : request.originalUrl.slice(query)));
      return;
    }
    const pageRequest = pageRequestOf(request, texts);
    const [head, drafted] = await Promise.all([
      headOf(pageRequest),
      draftedHotel(request, response, pageRequest),
    ]);
    const language = texts.in(pageRequest.language);
    const parts = {
      language,
      theme: chosenTheme(request),
      head: renderHead(head, language, texts, publicUrl),
      noScript: renderNoScript(head, language, texts),
    };
    response
      .status(head.status)
      // Personal contents are not stored, not even for the Back button after a sign-out.
      .setHeader('cache-control', drafted ? 'private, no-store' : 'no-cache')
      .setHeader('content-language', language.code)
      .vary('cookie');
    const known = { hotel: head.hotel ?? drafted, place: head.place };
    const forFrame = {
      ...pageRequest,
      hasStreets: options.hasStreets(),
      hasSession: hasSessionCookie(request, publicUrl.startsWith('https:')),
    };
    const page = withFirstFrame(shell(parts, response), forFrame, known, nonceOf(response));
    await sendPage(request, response, page);
  };
}

/**
 * Serves the built client: files with immutable caching, every page as the shell in the user's language.
 * @param candidates folders that may contain the build; the first one that does is used
 */
export async function site(
  candidates: readonly string[],
  options: SiteOptions,
): Promise<[RequestHandler, ...RequestHandler[]]> {
  const directory = candidates.find(isComplete);
  if (directory === undefined) return [notBuilt];
  const texts = readPageTexts(await readFile(join(directory, 'page-heads.json'), 'utf8'));
  const page = await pageHandler(directory, options, texts);
  const playground = await readFile(join(directory, 'playground.html'), 'utf8');
  const files = sirv(directory, {
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (response, path) => {
      const isHashed = path.startsWith('/assets/');
      const lifetime = isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
      // A proxy that caches the service worker would keep the previous version in use.
      response.setHeader('cache-control', path === '/sw.js' ? 'no-cache' : lifetime);
    },
  });

  return [
    crawlerRoutes({
      storedHotels: options.storedHotels,
      logger: options.logger,
      languages: texts.languages.map(({ code }) => code),
      publicUrl: options.publicUrl,
    }),
    (request, response, next) => {
      if (request.path !== '/playground') return next();
      if (!options.isPlaygroundOn) return page(request, response);
      response.type('html').setHeader('cache-control', 'no-cache').send(playground);
    },
    // Browsers request it in addition to the icons that a page names.
    (request, _response, next) => {
      if (request.path === '/favicon.ico') request.url = '/favicon.svg';
      next();
    },
    async (request, response, next) => {
      const name = request.path.slice(1).replace(/\.(br|gz)$/, '');
      if (name === '' || notServed.has(name) || (request.method !== 'GET' && request.method !== 'HEAD'))
        return next();
      if (!(await isThere(join(directory, request.path)))) return next();
      // A new build may remove the file while it is sent: the response is aborted, the process continues.
      response.once('pipe', (file: Readable) => file.once('error', () => response.destroy()));
      files(request, response, next);
    },
    (request, response, next) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return next();
      const isFile = /\.\w+$/.test(request.path);
      if (isFile) return void response.status(404).type('text').send('Not found');
      return page(request, response);
    },
  ];
}
