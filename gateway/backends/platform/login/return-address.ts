/** Parses leave out control characters and turn backslashes around: whatever holds one is not an address of ours. */
const isSuspicious = (address: string): boolean =>
  [...Buffer.from(address)].some((byte) => byte <= 0x20 || byte === 0x7f || byte === 0x5c);
const MAX_LENGTH = 4_096;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/** Origins that are ours; on loopback `localhost` and `127.0.0.1` both are. */
export function ownOrigins(publicUrl: string, allowed: readonly string[]): ReadonlySet<string> {
  return new Set([publicUrl, ...allowed].map((url) => new URL(url).origin));
}

/**
 * Where a sign-in may return to: a relative address, or an absolute one of exactly our own origin.
 * @param base our own origin as this browser sees it: a relative address belongs to it
 * @returns the whole address; null when it is missing, foreign or malformed
 */
export function returnAddress(
  fromUrl: string | undefined,
  base: string,
  own: ReadonlySet<string>,
): URL | null {
  if (!fromUrl || fromUrl.length > MAX_LENGTH || isSuspicious(fromUrl) || fromUrl.startsWith('//'))
    return null;
  // `https:path` would be read as relative to an https base; only full addresses count as absolute.
  if (SCHEME.test(fromUrl) && !/^https?:\/\/[^/]/i.test(fromUrl)) return null;
  if (!URL.canParse(fromUrl, base)) return null;
  const url = new URL(fromUrl, base);
  // A path of two slashes is ours, but whoever repeats it without the origin leaves it.
  const isOurs =
    own.has(url.origin) && url.username === '' && url.password === '' && !url.pathname.startsWith('//');
  return isOurs ? url : null;
}

/** The address with the token in its query, before any fragment. */
export function withToken(address: URL, token: string): string {
  const url = new URL(address);
  url.searchParams.delete('access_token');
  url.searchParams.append('access_token', token);
  return url.href;
}
