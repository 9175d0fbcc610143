import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

const nonces = new WeakMap<ServerResponse, string>();

/** The nonce of this response's inline styles and scripts. */
export const nonceOf = (response: ServerResponse): string => nonces.get(response) ?? '';

/** Sources of map tiles; `{s}`, which the configuration allows only as the first part of a host, becomes a wildcard. */
function tileSource(template: string | null): string[] {
  const [origin] = template === null ? [] : (/^https?:\/\/[^/]+/.exec(template) ?? []);
  return origin === undefined ? [] : [origin.replace('//{s}.', '//*.')];
}

/**
 * Headers of a response that is not a page: it may load nothing, and pages of other origins may not load it. Browsers
 * that know `frame-ancestors` ignore `x-frame-options`.
 */
export const dataHeaders = ({
  isSecure,
}: {
  readonly isSecure: boolean;
}): Readonly<Record<string, string>> => ({
  'content-security-policy': "default-src 'none'; object-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  ...(isSecure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
});

/**
 * Headers of every other response. Scripts and styles come from our own origin or carry the nonce of the response; the
 * playground's editor may also write inline styles without it. Pages whose URL has an `access_token` send no referrer.
 */
export function securityHeaders(options: {
  readonly isSecure: boolean;
  readonly imageHosts: readonly string[];
  /** URL of the street tiles, whose host may contain `{s}` for several. */
  readonly mapTilesUrl: string | null;
}): RequestHandler[] {
  const images = [
    "'self'",
    'data:',
    'blob:',
    ...options.imageHosts.map((host) => `https://${host}`),
    ...tileSource(options.mapTilesUrl),
  ];
  const policy = (style: (response: ServerResponse) => string) =>
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          scriptSrc: ["'self'", (_request, response) => `'nonce-${nonceOf(response)}'`],
          styleSrc: ["'self'", (_request, response) => style(response)],
          imgSrc: images,
          fontSrc: ["'self'", 'data:'],
          connectSrc: ["'self'"],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          frameAncestors: ["'none'"],
          formAction: ["'self'"],
        },
      },
      strictTransportSecurity: options.isSecure,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      crossOriginEmbedderPolicy: false,
    });
  const pages = policy((response) => `'nonce-${nonceOf(response)}'`);
  const playground = policy(() => "'unsafe-inline'");
  return [
    (_request, response, next) => {
      nonces.set(response, randomBytes(16).toString('base64'));
      next();
    },
    (request, response, next) =>
      (request.path === '/playground' ? playground : pages)(request, response, next),
    (request, response, next) => {
      if (request.query['access_token'] !== undefined) response.setHeader('referrer-policy', 'no-referrer');
      next();
    },
  ];
}
