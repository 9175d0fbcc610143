/** URL parsers drop control characters and read backslashes as slashes, so a URL with any of them is rejected. */
const isSuspicious = (address: string): boolean =>
  [...Buffer.from(address)].some((byte) => byte <= 0x20 || byte === 0x7f || byte === 0x5c);
const MAX_LENGTH = 4_096;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/** The origins of this site; on loopback both `localhost` and `127.0.0.1`. */
export function ownOrigins(publicUrl: string, allowed: readonly string[]): ReadonlySet<string> {
  return new Set([publicUrl, ...allowed].map((url) => new URL(url).origin));
}

/**
 * Checks the URL to return to after a sign-in: a relative one, or an absolute one on exactly our own origin.
 * @param base our own origin as this browser sees it, for relative URLs
 * @returns the absolute URL; null when it is missing, on another origin or malformed
 */
export function returnUrl(fromUrl: string | undefined, base: string, own: ReadonlySet<string>): URL | null {
  if (!fromUrl || fromUrl.length > MAX_LENGTH || isSuspicious(fromUrl) || fromUrl.startsWith('//'))
    return null;
  // With an https base, `https:path` would be parsed as relative; only complete URLs count as absolute.
  if (SCHEME.test(fromUrl) && !/^https?:\/\/[^/]/i.test(fromUrl)) return null;
  if (!URL.canParse(fromUrl, base)) return null;
  const url = new URL(fromUrl, base);
  // A path with two slashes is on our origin, but would leave it when used without the origin.
  const isOurs =
    own.has(url.origin) && url.username === '' && url.password === '' && !url.pathname.startsWith('//');
  return isOurs ? url : null;
}

/** The URL with the token in its query, before any fragment. */
export function withToken(address: URL, token: string): string {
  const url = new URL(address);
  url.searchParams.delete('access_token');
  url.searchParams.append('access_token', token);
  return url.href;
}
