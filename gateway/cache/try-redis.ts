import { Redis } from 'ioredis';

const PATIENCE_MS = 2_000;

/** True for the errors of Redis about a wrong or missing user or password. */
const isRefusal = (text: string): boolean =>
  /^(WRONGPASS|NOAUTH|NOPERM)|invalid (username-)?password/i.test(text);

/**
 * Connects once to a Redis, with a separate connection.
 * @returns whether it accepts the user name and the password in the URL; never throws
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
