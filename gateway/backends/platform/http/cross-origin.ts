import type { RequestHandler } from 'express';
import { ownOrigins } from '../login/return-url.ts';
import type { PlatformOptions } from '../options.ts';

const METHODS = 'GET, POST, PUT, PATCH, DELETE';
const HEADERS =
  'authorization, content-type, x-app-id, x-environment, x-origin-url, x-base44-anonymous-id, base44-functions-version';
const REMEMBER_S = 600;

/**
 * Lets pages of the configured origins call the API with a bearer token. Pages of any other origin cannot read
 * responses, and cookies are not accepted from other origins.
 */
export function crossOrigin({ publicUrl, allowedOrigins }: PlatformOptions): RequestHandler {
  return (req, res, next) => {
    res.vary('Origin');
    const origin = req.get('origin');
    const isAllowed = origin !== undefined && ownOrigins(publicUrl(), allowedOrigins()).has(origin);
    if (isAllowed) res.set('access-control-allow-origin', origin);
    if (req.method !== 'OPTIONS' || req.get('access-control-request-method') === undefined) return next();
    if (isAllowed)
      res.set({
        'access-control-allow-methods': METHODS,
        'access-control-allow-headers': HEADERS,
        'access-control-max-age': String(REMEMBER_S),
      });
    res.status(204).end();
  };
}
