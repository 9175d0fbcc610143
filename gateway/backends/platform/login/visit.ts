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

/** A single text of an address or a form; anything else is empty. */
export const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What was asked for, else what was chosen before, else what the browser prefers. */
export function languageOf(req: Request, asked: unknown): LoginLanguage {
  const cookie = cookiesOf(req)['lang'];
  if (isLoginLanguage(asked)) return asked;
  if (isLoginLanguage(cookie)) return cookie;
  const preferred = req.acceptsLanguages([fallback, ...others]);
  return isLoginLanguage(preferred) ? preferred : fallback;
}

/** A language named in the address is a choice, so it is kept. */
export const keepLanguage: RequestHandler = (req, res, next) => {
  const { lang } = req.query;
  if (req.method === 'GET' && isLoginLanguage(lang))
    res.append(
      'set-cookie',
      stringifySetCookie({ name: 'lang', value: lang, path: '/', sameSite: 'lax', maxAge: YEAR_S }),
    );
  next();
};

/** Pages that handle passwords and tokens are kept nowhere, framed by nobody, and tell no referrer. */
export const closedPage: RequestHandler = (_req, res, next) => {
  res.set({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
  });
  next();
};

/** What a page takes from its visit, whatever it shows. */
export interface PageLook {
  /** Marks the page's own style and script. */
  readonly nonce: string;
  readonly theme: Theme;
}

/**
 * Sends a page whose style and script carry the nonce.
 * @param returnsTo origin that the form's answer leads to; browsers hold redirects against form-action too
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
