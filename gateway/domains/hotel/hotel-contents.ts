import type { Logger } from 'pino';
import type { Cache } from '../../cache/cache.ts';
import { cacheKey } from '../../cache/key.ts';
import { AppError } from '../../errors.ts';
import { chunked } from '../../loader-kit.ts';
import type { HotelContent } from '../../models/hotel.ts';
import { isProviderCode } from '../../models/provider-code.ts';
import type { CallOptions, HotelProvider } from '../../upstreams/provider/hotel-provider.ts';
import { CONTENT, NO_SUCH_HOTEL } from './hotel-cache.ts';

/** Codes in one details call: larger answers were seen to break (provider wire, 3.5). */
export const DETAILS_BATCH = 50;

interface ContentDeps {
  readonly provider: Pick<HotelProvider, 'hotelContents'>;
  readonly cache: Pick<Cache, 'read' | 'peekMany' | 'putMany'>;
  readonly accountKey: string;
  readonly logger: Logger;
}

/**
 * Reads contents of provider hotels, cached for a day and usable for a week, missing ones in batches of 50.
 * A batch that fails is served from old values where there are any.
 * @returns contents by code; unknown codes and those that could not be read are missing
 */
export type ReadContents = (
  codes: readonly string[],
  options?: CallOptions,
) => Promise<{
  readonly found: ReadonlyMap<string, HotelContent>;
  /** Codes whose batch failed. */
  readonly failed: ReadonlySet<string>;
}>;

export function contentReader(deps: ContentDeps): ReadContents {
  const { provider, cache, accountKey, logger } = deps;
  const keyOf = (code: string): string => cacheKey(accountKey, 'en', code);

  const stale = async (code: string, cause: unknown): Promise<HotelContent | null> => {
    try {
      return (await cache.read(CONTENT, keyOf(code), () => Promise.reject(asError(cause)))).value;
    } catch {
      return null;
    }
  };

  const readBatch = async (
    codes: readonly string[],
    found: Map<string, HotelContent>,
    failed: Set<string>,
    options?: CallOptions,
  ): Promise<void> => {
    try {
      const contents = await provider.hotelContents(codes, options);
      const known = codes.flatMap((code) => contents.get(code) ?? []);
      for (const value of known) found.set(value.code, value);
      await cache.putMany(
        CONTENT,
        known.map((value) => ({ key: keyOf(value.code), value })),
      );
      const unknown = codes.filter((code) => !contents.has(code));
      await cache.putMany(
        NO_SUCH_HOTEL,
        unknown.map((code) => ({ key: keyOf(code), value: true as const })),
      );
    } catch (cause) {
      logger.warn({ codes: codes.length, code: codeOf(cause) }, 'hotel details could not be read');
      for (const code of codes) {
        const old = await stale(code, cause);
        if (old) found.set(code, old);
        else failed.add(code);
      }
    }
  };

  return async (codes, options) => {
    const wanted = [...new Set(codes.filter(isProviderCode))];
    const found = new Map<string, HotelContent>();
    const failed = new Set<string>();
    if (wanted.length === 0) return { found, failed };
    const keys = wanted.map(keyOf);
    const [cached, absent] = await Promise.all([
      cache.peekMany(CONTENT, keys),
      cache.peekMany(NO_SUCH_HOTEL, keys),
    ]);
    wanted.forEach((code, index) => {
      const hit = cached[index];
      if (hit) found.set(code, hit.value);
    });
    const missing = wanted.filter((code, index) => !found.has(code) && !absent[index]);
    await Promise.all(
      chunked(missing, DETAILS_BATCH).map((batch) => readBatch(batch, found, failed, options)),
    );
    return { found, failed };
  };
}

const asError = (cause: unknown): Error => (cause instanceof Error ? cause : new Error(String(cause)));

const codeOf = (cause: unknown): string => (cause instanceof AppError ? cause.code : 'INTERNAL');
