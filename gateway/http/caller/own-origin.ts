import type { IncomingMessage } from 'node:http';

/** Origins that are our own. On loopback `localhost` and `127.0.0.1` are the same. */
export function ownOrigins(publicUrl: string): readonly string[] {
  const { protocol, hostname, port } = new URL(publicUrl);
  const tail = port ? `:${port}` : '';
  const isLoopback = hostname === 'localhost' || hostname === '127.0.0.1';
  const hosts = isLoopback ? ['localhost', '127.0.0.1'] : [hostname];
  return hosts.map((host) => `${protocol}//${host}${tail}`);
}

/** An origin without its scheme, as requests name it. */
const hostOf = (origin: string): string => origin.slice(origin.indexOf('//') + 2);

/** Our origin that a request was sent to. @returns null when its host is not one of ours */
export const originAsked = (request: IncomingMessage, origins: readonly string[]): string | null =>
  origins.find((origin) => hostOf(origin) === request.headers.host) ?? null;

/**
 * True when a request that carries a cookie comes from a page of ours (or from no page at all). Browsers send one of
 * these headers with every write; a foreign page cannot forge them.
 */
export function isOwnOrigin(request: IncomingMessage, origins: readonly string[]): boolean {
  const { origin } = request.headers;
  if (origin !== undefined) return origins.includes(origin);
  const site = request.headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}
