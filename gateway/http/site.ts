import { existsSync } from 'node:fs';
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { parseCookie } from 'cookie';
import type { Request, RequestHandler, Response } from 'express';
import sirv from 'sirv';
import { brand } from '../brand.ts';
import { pageAliases, pagePaths } from '../models/page-paths.ts';
import { nonceOf } from './security-headers.ts';

/** Pages in lower case. Anything else is a real 404 with the same shell. */
const pages: ReadonlySet<string> = new Set(pagePaths.map((path) => path.toLowerCase()));

const languages = new Set(['en', 'he', 'es', 'fr', 'de', 'it', 'pt', 'ru', 'ar', 'zh']);

/** Language of the first paint: the address, then the cookie, then English. */
function firstLanguage(request: Pick<Request, 'query' | 'headers'>): string {
  const asked = request.query['lang'];
  const stored = parseCookie(request.headers.cookie ?? '')['lang'];
  return (
    [asked, stored].find((code): code is string => typeof code === 'string' && languages.has(code)) ?? 'en'
  );
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

/**
 * Serves the built client: files with immutable caching, every page as the shell in the reader's language.
 * @param candidates folders that may hold the build; the first one that does is taken
 */
export async function site(
  candidates: readonly string[],
  isPlaygroundOn: boolean,
): Promise<[RequestHandler, ...RequestHandler[]]> {
  const directory = candidates.find(
    (candidate) => existsSync(join(candidate, 'playground.html')) && existsSync(join(candidate, 'assets')),
  );
  if (directory === undefined) return [notBuilt];
  const shell = await readFile(join(directory, 'index.html'), 'utf8');
  const playground = await readFile(join(directory, 'playground.html'), 'utf8');
  const files = sirv(directory, {
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders: (response, path) => {
      const isHashed = path.startsWith('/assets/');
      response.setHeader(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });

  const page = (request: Request, response: Response) => {
    const path = request.path.toLowerCase().replace(/(.)\/$/, '$1');
    const target = Object.hasOwn(pageAliases, path) ? pageAliases[path] : undefined;
    if (target !== undefined) {
      const query = request.originalUrl.indexOf('?');
      return response.redirect(301, target + (query < 0 ? '' : request.originalUrl.slice(query)));
    }
    const language = firstLanguage(request);
    const direction = language === 'he' ? 'rtl' : 'ltr';
    const html = shell
      .replace(/<html[^>]*>/, `<html lang="${language}" dir="${direction}">`)
      .replace('<title>Solera', `<title>${language === 'he' ? brand.he : brand.en}`)
      .replaceAll('__NONCE__', nonceOf(response));
    response
      .status(pages.has(path) ? 200 : 404)
      .setHeader('cache-control', 'no-cache')
      .type('html')
      .send(html);
  };

  return [
    (request, response, next) => {
      if (request.path !== '/playground') return next();
      if (!isPlaygroundOn) return page(request, response);
      response.type('html').setHeader('cache-control', 'no-cache').send(playground);
    },
    // Browsers ask for it beside whatever a page names.
    (request, _response, next) => {
      if (request.path === '/favicon.ico') request.url = '/favicon.svg';
      next();
    },
    async (request, response, next) => {
      const isShell = request.path === '/' || /\.html(\.\w+)?$/.test(request.path);
      if (isShell || (request.method !== 'GET' && request.method !== 'HEAD')) return next();
      if (!(await isThere(join(directory, request.path)))) return next();
      // A new build may take the file away while it is sent: the answer breaks off, the process goes on.
      response.once('pipe', (file: Readable) => file.once('error', () => response.destroy()));
      files(request, response, next);
    },
    (request, response, next) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return next();
      const isFile = /\.\w+$/.test(request.path);
      if (isFile) return void response.status(404).type('text').send('Not found');
      page(request, response);
    },
  ];
}
