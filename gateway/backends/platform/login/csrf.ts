import { randomBytes, timingSafeEqual } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { Request, Response } from 'express';

const TOKEN = /^[\w-]{43}$/;

const isSecure = (publicUrl: string): boolean => publicUrl.startsWith('https:');
const cookieName = (publicUrl: string): string => (isSecure(publicUrl) ? '__Host-login' : 'login');

export const cookiesOf = (req: Request) => parseCookie(req.get('cookie') ?? '');

/** The form token of this browser, created for a new browser. It is the same in cookie and form (double submit). */
export function formToken(req: Request, res: Response, publicUrl: string): string {
  const known = cookiesOf(req)[cookieName(publicUrl)];
  if (known && TOKEN.test(known)) return known;
  const token = randomBytes(32).toString('base64url');
  const cookie = stringifySetCookie({
    name: cookieName(publicUrl),
    value: token,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(publicUrl),
  });
  res.append('set-cookie', cookie);
  return token;
}

/**
 * True for a form from our own page. With `no-referrer` browsers send `Origin: null` with forms, so `Sec-Fetch-Site`
 * decides when it is sent; another origin is refused either way.
 */
function isOwnPage(req: Request, own: ReadonlySet<string>): boolean {
  const site = req.get('sec-fetch-site');
  const origin = req.get('origin');
  if (site !== undefined) return site === 'same-origin';
  return origin === undefined || origin === 'null' || own.has(origin);
}

/** True when a posted form came from our page in this browser. */
export function isGenuineForm(
  req: Request,
  sent: string,
  publicUrl: string,
  own: ReadonlySet<string>,
): boolean {
  const expected = cookiesOf(req)[cookieName(publicUrl)] ?? '';
  if (!TOKEN.test(expected) || !TOKEN.test(sent) || !isOwnPage(req, own)) return false;
  return timingSafeEqual(Buffer.from(expected), Buffer.from(sent));
}
