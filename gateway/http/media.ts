import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { RequestHandler } from 'express';
import type { Logger } from '../logger.ts';

const timeoutMs = 10_000;
const maxBytes = 10 * 1024 * 1024;
const dayS = 24 * 60 * 60;
const imageTypes = /^image\/(jpeg|png|webp|avif|gif|svg\+xml)\b/;

interface Options {
  /** Hosts whose pictures may be fetched, https only. */
  readonly imageHosts: readonly string[];
  /** Origin of the configured provider: its own `/images/` are exempt from https and from being public, as the sandbox's are neither. */
  readonly providerOrigin: string;
  readonly logger: Logger;
}

const isPrivate = (address: string): boolean =>
  isIP(address) === 6
    ? /^(::1?$|f[cd]|fe8|fe9|fea|feb|::ffff:)/i.test(address)
    : /^(0|10|127|169\.254|172\.(1[6-9]|2\d|3[01])|192\.168|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])|22[4-9]|2[3-5]\d)\./.test(
        `${address}.`,
      );

/** Refuses with a reason for the log; the browser shows the picture's fallback. */
class Refused extends Error {}

async function allowed(source: string, { imageHosts, providerOrigin }: Options): Promise<URL> {
  const url = URL.canParse(source) ? new URL(source) : null;
  if (!url || url.username || url.password) throw new Refused('not an address');
  if (url.origin === providerOrigin && /^\/+images\//.test(url.pathname)) return url;
  if (url.protocol !== 'https:' || !imageHosts.includes(url.hostname))
    throw new Refused('host is not on the list');
  const addresses = await lookup(url.hostname, { all: true });
  if (addresses.some(({ address }) => isPrivate(address))) throw new Refused('address is not public');
  return url;
}

interface Chunks {
  read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>;
}

/** The body as it arrives. @throws Refused past the limit */
async function* limited(body: Chunks): AsyncGenerator<Uint8Array, void, void> {
  let bytes = 0;
  for (let chunk = await body.read(); !chunk.done && chunk.value; chunk = await body.read()) {
    bytes += chunk.value.byteLength;
    if (bytes > maxBytes) throw new Refused('too large');
    yield chunk.value;
  }
}

/**
 * Pictures of the provider through our own origin: `/media?src=<address>`. Only listed hosts, no redirects, 10 MB,
 * 10 s, and only what says it is an image; SVG cannot run scripts.
 */
export function mediaProxy(options: Options): RequestHandler {
  return async (request, response) => {
    const source = typeof request.query['src'] === 'string' ? request.query['src'] : '';
    try {
      const url = await allowed(source, options);
      const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
      const type = answer.headers.get('content-type') ?? '';
      if (!answer.ok || !answer.body || !imageTypes.test(type))
        throw new Refused(`answered ${answer.status} ${type}`);
      if (Number(answer.headers.get('content-length') ?? 0) > maxBytes) throw new Refused('too large');
      response.setHeader('content-type', type);
      response.setHeader('cache-control', `public, max-age=${dayS}, immutable`);
      response.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      await pipeline(Readable.from(limited(answer.body.getReader())), response);
    } catch (cause) {
      options.logger.debug(
        { reason: cause instanceof Error ? cause.message : 'unknown' },
        'picture not served',
      );
      if (!response.headersSent) response.status(404).setHeader('cache-control', 'public, max-age=60').end();
      else response.destroy();
    }
  };
}
