import { lookup } from 'node:dns';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { type LookupFunction, isIP } from 'node:net';
import { pipeline } from 'node:stream/promises';
import type { RequestHandler } from 'express';
import type { Logger } from '#gateway/logger.ts';
import { isPublicAddress } from './public-address.ts';
import { isTransient } from './transient-status.ts';

const timeoutMs = 10_000;
const maxBytes = 10 * 1024 * 1024;
const dayS = 24 * 60 * 60;
const imageTypes = /^image\/(jpeg|png|webp|avif|gif|svg\+xml)\b/;

interface Options {
  /** Hosts whose pictures may be fetched, https only; with the port when it is not the default. */
  readonly imageHosts: readonly string[];
  /**
   * Origin of the configured provider. Its `/images/` need not be https or public, because the sandbox's are neither.
   */
  readonly providerOrigin: string;
  readonly logger: Logger;
}

/** Refuses a picture with a reason for the log; the browser shows its fallback. */
class Refused extends Error {}

/**
 * Resolves a host name for a connection and accepts only public IP addresses. The checked address is the one that is
 * connected to, even when the name resolves differently a moment later.
 */
export const publicOnly =
  (find: typeof lookup): LookupFunction =>
  (name, options, answer) => {
    find(name, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) answer(error ?? new Refused('no address'), '', 0);
      else if (!addresses.every(({ address }) => isPublicAddress(address)))
        answer(new Refused('address is not public'), '', 0);
      else if (options.all === true) answer(null, addresses);
      else answer(null, first.address, first.family);
    });
  };

interface Allowed {
  readonly url: URL;
  /** True for the configured provider, which may be on this machine. */
  readonly isProvider: boolean;
}

function allowed(source: string, { imageHosts, providerOrigin }: Options): Allowed {
  const url = URL.canParse(source) ? new URL(source) : null;
  if (!url || url.username || url.password) throw new Refused('not an address');
  if (url.origin === providerOrigin && /^\/+images\//.test(url.pathname)) return { url, isProvider: true };
  if (url.protocol !== 'https:' || !imageHosts.includes(url.host))
    throw new Refused('host is not on the list');
  if (isIP(url.hostname.replace(/^\[|\]$/g, '')) > 0) throw new Refused('host is not a name');
  return { url, isProvider: false };
}

/** Sends a request; resolves when the headers of the response have arrived. Redirects are not followed. */
const fetched = ({ url, isProvider }: Allowed): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const begin = url.protocol === 'https:' ? requestSecure : requestPlain;
    begin(url, { signal, ...(!isProvider && { lookup: publicOnly(lookup) }) }, resolve)
      .on('error', reject)
      .end();
  });

/** The body while it arrives. @throws Refused above the limit */
async function* limited(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, void> {
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new Refused('too large');
    yield chunk;
  }
}

/**
 * Serves pictures of the provider on our own origin: `/media?src=<url>`. Only listed hosts, no redirects, 10 MB, 10 s,
 * and only images; SVG cannot run scripts. 404 for everything else, uncached 503 when the host fails.
 */
export function mediaProxy(options: Options): RequestHandler {
  return async (request, response) => {
    const source = typeof request.query['src'] === 'string' ? request.query['src'] : '';
    try {
      const answer = await fetched(allowed(source, options));
      const type = answer.headers['content-type'] ?? '';
      if (isTransient(answer.statusCode ?? 0)) {
        answer.destroy();
        throw new Error(`the host responded with status ${answer.statusCode ?? 0}`);
      }
      if (answer.statusCode !== 200 || !imageTypes.test(type)) {
        answer.destroy();
        throw new Refused(`the host responded with status ${answer.statusCode ?? 0} ${type}`);
      }
      if (Number(answer.headers['content-length'] ?? 0) > maxBytes) {
        answer.destroy();
        throw new Refused('too large');
      }
      response.setHeader('content-type', type);
      response.setHeader('cache-control', `public, max-age=${dayS}, immutable`);
      response.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      await pipeline(answer, limited, response);
    } catch (cause) {
      options.logger.debug(
        { reason: cause instanceof Error ? cause.message : 'unknown' },
        'picture not served',
      );
      if (response.headersSent) response.destroy();
      else if (cause instanceof Refused)
        response.status(404).setHeader('cache-control', 'public, max-age=60').end();
      else response.status(503).setHeader('cache-control', 'no-store').end();
    }
  };
}
