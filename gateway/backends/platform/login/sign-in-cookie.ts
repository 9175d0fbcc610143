import { createHash } from 'node:crypto';
import { stringifySetCookie } from 'cookie';
import type { Response } from 'express';

/** Lifetime of the cookie in seconds: the web client accepts the token at once, or not at all. */
const MAX_AGE_S = 5 * 60;

/**
 * Stores a hash of the returned token in a cookie of this browser. The web client on the same origin then accepts the
 * token without asking, because a token from another person's link has no such cookie.
 */
export function setSignInCookie(res: Response, token: string, publicUrl: string): void {
  const secure = publicUrl.startsWith('https:');
  const cookie = stringifySetCookie({
    name: secure ? '__Host-signing-in' : 'signing-in',
    value: createHash('sha256').update(token).digest('base64url'),
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: MAX_AGE_S,
  });
  res.append('set-cookie', cookie);
}
