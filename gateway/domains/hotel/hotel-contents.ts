import type { Logger } from 'pino';
import type { Cache } from '#cache/cache.ts';
import { cacheKey } from '#cache/key.ts';
import { AppError } from '#gateway/errors.ts';
import { chunked } from '#gateway/kit/loader-kit.ts';
import type { HotelContent } from '#models/hotel/hotel.ts';
import { isProviderCode } from '#shared/hotel/provider-code.ts';
import type { CallOptions, HotelProvider } from '#upstreams/provider/hotel-provider.ts';
import { type BatchResult, createContentFlights } from './shared-calls.ts';
import { createCachedPictures } from './images/cached-pictures.ts';
import { HOTEL_CONTENT, NO_SUCH_HOTEL, contentKey } from './hotel-cache.ts';
import type { ListedCodes } from './listed-codes.ts';

/** Maximum number of codes in one details call; the provider has cut off larger responses. */
export const DETAILS_BATCH = 50;

/**
 * Lifetime of a lock in milliseconds. A running instance renews its lock; after a crash, another one may repeat the
 * call.
 */
const LOCK_MS = 10_000;
/** Pause between two reads of the cache while another instance makes the call; an event ends the pause early. */
const POLL_MS = 500;
/** Longest wait for another instance, in milliseconds; then this one makes the call itself. */
const OTHERS_MS = 10_000;

interface ContentDeps {
  readonly provider: Pick<HotelProvider, 'hotelContents'>;
  readonly cache: Pick<
    Cache,
    'read' | 'peekMany' | 'putMany' | 'drop' | 'usedFreshUntil' | 'exclusively' | 'publish' | 'subscribe'
  >;
  readonly listed: Pick<ListedCodes, 'isDelisted'>;
  readonly accountKey: string;
  readonly logger: Logger;
}

export interface ContentsRead {
  /** By code; unknown codes and those that could not be read are missing. */
  readonly found: ReadonlyMap<string, HotelContent>;
  /** Codes whose batch failed and for which no old value is usable. */
  readonly failed: ReadonlySet<string>;
}

/**
 * Reads contents of provider hotels, cached for a day and usable for a week; missing ones in batches of 50. A hotel
 * that has left the provider's list is read again, whatever is cached. A batch that fails is served from old values if
 * there are any. Running calls are shared: within this process by hotel, across instances by batch. A call that a page
 * waits for never waits for one with background priority.
 */
export type ReadContents = (
  codes: readonly string[],
  options?: Pick<CallOptions, 'priority'>,
) => Promise<ContentsRead>;

interface ContentReader {
  readonly read: ReadContents;
  /** Cached contents; the provider is not called. */
  known(codes: readonly string[]): Promise<ReadonlyMap<string, HotelContent>>;
  /** URLs of the first pictures by code, as far as they are cached; the provider is not called. */
  pictures(codes: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
  /** Codes whose details were read within a day and contain no picture; the provider is not called. */
  pictureless(codes: readonly string[]): Promise<ReadonlySet<string>>;
}

export function contentReader(deps: ContentDeps): ContentReader {
  const { provider, cache, accountKey, listed, logger } = deps;
  const keyOf = (code: string): string => contentKey(accountKey, code);
  const pictures = createCachedPictures(deps);
  const awaitedCalls = createContentFlights();
  /** Calls with background priority, kept separate so that no page waits for one of them. */
  const backgroundCalls = createContentFlights();

  /** Cached contents, and the codes that still have to be read (`missing`). Codes known not to exist are in neither. */
  const known = async (codes: readonly string[]) => {
    const keys = codes.map(keyOf);
    const [contents, absent] = await Promise.all([
      cache.peekMany(HOTEL_CONTENT, keys),
      cache.peekMany(NO_SUCH_HOTEL, keys),
    ]);
    const found = new Map<string, HotelContent>();
    codes.forEach((code, at) => {
      const hit = contents[at];
      if (hit && !listed.isDelisted(code, hit.readAt)) found.set(code, hit.value);
    });
    return { found, missing: codes.filter((code, at) => !found.has(code) && !absent[at]) };
  };

  const ask = async (
    codes: readonly string[],
    options?: Pick<CallOptions, 'priority'>,
  ): Promise<BatchResult> => {
    try {
      const contents = await provider.hotelContents(codes, options);
      const found = new Map(codes.flatMap((code) => contents.get(code) ?? []).map((one) => [one.code, one]));
      await cache.putMany(
        HOTEL_CONTENT,
        [...found].map(([code, value]) => ({ key: keyOf(code), value })),
      );
      await pictures.store(found);
      const unknown = codes.filter((code) => !contents.has(code));
      await cache.putMany(
        NO_SUCH_HOTEL,
        unknown.map((code) => ({ key: keyOf(code), value: true as const })),
      );
      // Dropped, so that a hotel that the provider has removed does not come back while the provider is down.
      if (unknown.length > 0) {
        await cache.drop(HOTEL_CONTENT, unknown.map(keyOf));
        await pictures.drop(unknown);
      }
      return { found, failed: new Set() };
    } catch (cause) {
      logger.warn({ codes: codes.length, code: codeOf(cause) }, 'hotel details could not be read');
      const old = await Promise.all(codes.map((code) => staleContent(cache, keyOf(code), cause)));
      const found = new Map(old.flatMap((content) => (content ? [[content.code, content] as const] : [])));
      return { found, failed: new Set(codes.filter((code) => !found.has(code))) };
    }
  };

  /**
   * One call per batch among all instances: an instance without the lock waits until the holder has stored the result,
   * at most `OTHERS_MS`.
   */
  const askOnce = async (
    codes: readonly string[],
    options?: Pick<CallOptions, 'priority'>,
  ): Promise<BatchResult> => {
    const name = `contents:${cacheKey(accountKey, options?.priority ?? 'high', codes.toSorted())}`;
    const until = Date.now() + OTHERS_MS;
    for (;;) {
      const announcement = announcementOf(cache, name);
      const result: { answer?: BatchResult } = {};
      await cache.exclusively(name, LOCK_MS, async () => {
        // Another instance may have finished between the read and the lock.
        const { found, missing } = await known(codes);
        const fetched = missing.length === 0 ? null : await ask(missing, options);
        result.answer = {
          found: new Map([...found, ...(fetched?.found ?? [])]),
          failed: fetched?.failed ?? new Set(),
        };
      });
      if (result.answer) {
        announcement.end();
        cache.publish(name, 'known');
        return result.answer;
      }
      await announcement.announced;
      const { found, missing } = await known(codes);
      if (missing.length === 0) return { found, failed: new Set() };
      if (Date.now() > until) return ask(codes, options);
    }
  };

  const read: ReadContents = async (codes, options) => {
    const wanted = [...new Set(codes.filter(isProviderCode))];
    if (wanted.length === 0) return { found: new Map(), failed: new Set() };
    const { found, missing } = await known(wanted);
    const own = options?.priority === 'low' ? backgroundCalls : awaitedCalls;
    const isOnItsWay = (code: string): boolean =>
      awaitedCalls.of(code) !== undefined || own.of(code) !== undefined;
    const joined = new Set(missing.flatMap((code) => awaitedCalls.of(code) ?? own.of(code) ?? []));
    const rest = missing.filter((code) => !isOnItsWay(code));
    const started = chunked(rest, DETAILS_BATCH).map((batch) =>
      own.start(batch, () => askOnce(batch, options)),
    );
    const failed = new Set<string>();
    for (const answer of await Promise.all([...joined, ...started])) {
      for (const code of missing) {
        const content = answer.found.get(code);
        if (content) found.set(code, content);
        if (answer.failed.has(code)) failed.add(code);
      }
    }
    // The next request reads them again.
    if (failed.size > 0) cache.usedFreshUntil(0);
    return { found, failed };
  };

  return {
    read,
    known: async (codes) => (await known([...new Set(codes.filter(isProviderCode))])).found,
    pictures: pictures.first,
    pictureless: pictures.pictureless,
  };
}

/** Cached content past its fresh time; null when none is usable. */
async function staleContent(
  cache: Pick<Cache, 'read'>,
  key: string,
  cause: unknown,
): Promise<HotelContent | null> {
  try {
    return (await cache.read(HOTEL_CONTENT, key, () => Promise.reject(asError(cause)))).value;
  } catch {
    return null;
  }
}

/**
 * Subscribes to the announcement of a batch by another instance. `announced` resolves with it, after `POLL_MS` because
 * that instance may have crashed, or when `end` is called.
 */
function announcementOf(
  cache: Pick<Cache, 'subscribe'>,
  topic: string,
): { readonly announced: Promise<void>; end: () => void } {
  let end = (): void => {};
  const announced = new Promise<void>((resolve) => {
    const timer = setTimeout(() => end(), POLL_MS);
    const leave = cache.subscribe(topic, () => end());
    end = () => {
      clearTimeout(timer);
      leave();
      resolve();
    };
  });
  return { announced, end: () => end() };
}

const asError = (cause: unknown): Error => (cause instanceof Error ? cause : new Error(String(cause)));

const codeOf = (cause: unknown): string => (cause instanceof AppError ? cause.code : 'INTERNAL');
