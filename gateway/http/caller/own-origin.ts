import type { IncomingMessage } from 'node:http';

/** Origins of this site. On loopback `localhost` and `127.0.0.1` are the same. */
export function ownOrigins(publicUrl: string): readonly string[] {
  const { protocol, hostname, port } = new URL(publicUrl);
  const tail = port ? `:${port}` : '';
  const isLoopback = hostname === 'localhost' || hostname === '127.0.0.1';
  const hosts = isLoopback ? ['localhost', '127.0.0.1'] : [hostname];
  return hosts.map((host) => `${protocol}//${host}${tail}`);
}

/** An origin without its scheme, as in the `host` header. */
const hostOf = (origin: string): string => origin.slice(origin.indexOf('//') + 2);

/** Our origin that a request was sent to. @returns null when its host is not one of our hosts */
export const requestedOrigin = (request: IncomingMessage, origins: readonly string[]): string | null =>
  origins.find((origin) => hostOf(origin) === request.headers.host) ?? null;

/**
 * True when a request with a cookie comes from our own pages (or from no page at all). Browsers send `origin` or
 * `sec-fetch-site` with every write, and a page of another site cannot forge them.
 */
export function isOwnOrigin(request: IncomingMessage, origins: readonly string[]): boolean {
  const { origin } = request.headers;
  if (origin !== undefined) return origins.includes(origin);
  const site = request.headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}
