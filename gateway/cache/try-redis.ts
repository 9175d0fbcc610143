import { Redis } from 'ioredis';

const PATIENCE_MS = 2_000;

/** What Redis says of a user or a password that it does not take, or that is missing. */
const isRefusal = (text: string): boolean =>
  /^(WRONGPASS|NOAUTH|NOPERM)|invalid (username-)?password/i.test(text);

/**
 * Tries the address of a Redis once, with a connection of its own.
 * @returns whether it takes the user name and the password in it; never throws
 */
export async function tryRedis(
  url: string,
): Promise<
  | { readonly state: 'ok' }
  | { readonly state: 'refused' }
  | { readonly state: 'failing'; readonly reason: string }
> {
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: PATIENCE_MS,
    commandTimeout: PATIENCE_MS,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  const said: string[] = [];
  const note = (cause: unknown): void => void said.push(cause instanceof Error ? cause.message : '');
  redis.on('error', note);
  try {
    await redis.connect();
    await redis.ping();
    return { state: 'ok' };
  } catch (cause) {
    note(cause);
    return said.some(isRefusal) ? { state: 'refused' } : { state: 'failing', reason: 'no connection' };
  } finally {
    redis.disconnect();
  }
}
