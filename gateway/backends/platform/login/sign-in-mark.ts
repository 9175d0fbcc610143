import { createHash } from 'node:crypto';
import { stringifySetCookie } from 'cookie';
import type { Response } from 'express';

/** The token is taken over at once, or not at all. */
const MAX_AGE_S = 5 * 60;

/**
 * Leaves in this browser a hash of the token that goes back with its address. A product of the same origin takes the token
 * without a question then: one that came with somebody else's link has no such mark.
 */
export function markSignIn(res: Response, token: string, publicUrl: string): void {
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
