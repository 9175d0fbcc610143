import { randomBytes } from 'node:crypto';
import { stringifySetCookie } from 'cookie';
import type { Request, RequestHandler, Response } from 'express';
import { cookiesOf } from './csrf.ts';
import { isLoginLanguage, loginTexts } from './texts.ts';
import type { LoginLanguage } from './texts.ts';
import { type Theme, themeOf } from './page/theme.ts';

const YEAR_S = 31_536_000;

/** Status of a page while nothing can be stored. */
export const INSUFFICIENT_STORAGE = 507;

const [fallback = 'en', ...others] = Object.keys(loginTexts).filter(isLoginLanguage);

/** The value of a parameter of a URL or a form when it is a single text; empty for anything else. */
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The requested language, else the one chosen before, else the browser's. */
export function languageOfVisit(req: Request, requested: unknown): LoginLanguage {
  const cookie = cookiesOf(req)['lang'];
  if (isLoginLanguage(requested)) return requested;
  if (isLoginLanguage(cookie)) return cookie;
  const preferred = req.acceptsLanguages([fallback, ...others]);
  return isLoginLanguage(preferred) ? preferred : fallback;
}

/** Stores the language in the URL in a cookie, because the user chose it. */
export const storeLanguage: RequestHandler = (req, res, next) => {
  const { lang } = req.query;
  if (req.method === 'GET' && isLoginLanguage(lang))
    res.append(
      'set-cookie',
      stringifySetCookie({ name: 'lang', value: lang, path: '/', sameSite: 'lax', maxAge: YEAR_S }),
    );
  next();
};

/** Headers of pages that handle passwords and tokens: not cached, not framed, no referrer. */
export const privatePageHeaders: RequestHandler = (_req, res, next) => {
  res.set({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
  });
  next();
};

/** The nonce and the theme of a page. */
export interface PageLook {
  /** The nonce of the page's own style and script. */
  readonly nonce: string;
  readonly theme: Theme;
}

/**
 * Sends a page with the nonce for its style and script.
 * @param returnsTo origin to which the form's response redirects, because browsers apply form-action to redirects too
 */
export function sendPage(
  res: Response,
  status: number,
  page: (look: PageLook) => string,
  returnsTo?: string,
): void {
  const nonce = randomBytes(16).toString('base64');
  res
    .status(status)
    .set(
      'content-security-policy',
      `default-src 'none'; img-src 'self'; font-src 'self'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; ` +
        `form-action 'self'${returnsTo ? ` ${returnsTo}` : ''}; base-uri 'none'; frame-ancestors 'none'`,
    )
    .type('html')
    .send(page({ nonce, theme: themeOf(res.req) }));
}
