import type { Redis } from 'ioredis';
import { DROPPED_MS } from '../versioned-value.ts';

/** Key of the last number that was used. */
const LAST_VERSION = 'solera:turn';

/**
 * Sets `version` to the time of Redis, which is the same for all instances, or to the last number plus one when the
 * clock has stopped.
 */
const NEXT_VERSION = `local time = redis.call('time')
local version = math.max(time[1] * 1000000 + time[2], tonumber(redis.call('get', KEYS[1]) or '0') + 1)
redis.call('set', KEYS[1], string.format('%.0f', version))`;

const VERSION_SCRIPT = `${NEXT_VERSION} return string.format('%.0f', version)`;

/** Writes values with a number, or with the next one when none is given, but never over a higher one. */
const SET_SCRIPT = `local mine = tonumber(ARGV[1])
if not mine then ${NEXT_VERSION} mine = version end
for at = 2, #KEYS do
  local theirs = tonumber(string.match(redis.call('getrange', KEYS[at], 0, 19), '^(%d+)|') or '0')
  if theirs <= mine then
    redis.call('set', KEYS[at], string.format('%.0f|', mine) .. ARGV[at + 1], 'PX', ARGV[2])
  end
end`;

const DROP_SCRIPT = `${NEXT_VERSION}
for at = 2, #KEYS do redis.call('set', KEYS[at], string.format('%.0f|', version), 'PX', ARGV[1]) end`;

/** Redis writes that compare numbers; each is one atomic script. They throw the errors of Redis. */
export const redisFence = (redis: Redis) => ({
  version: async (): Promise<number> => Number(await redis.eval(VERSION_SCRIPT, 1, LAST_VERSION)),
  set: async (
    entries: readonly { readonly key: string; readonly value: string | Buffer }[],
    ttlMs: number,
    version: number | null,
  ): Promise<void> => {
    const keys = entries.map(({ key }) => key);
    const values = entries.map(({ value }) => value);
    await redis.eval(SET_SCRIPT, keys.length + 1, LAST_VERSION, ...keys, version ?? '', ttlMs, ...values);
  },
  drop: async (keys: readonly string[]): Promise<void> =>
    void (await redis.eval(DROP_SCRIPT, keys.length + 1, LAST_VERSION, ...keys, DROPPED_MS)),
});
