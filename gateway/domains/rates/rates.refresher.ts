import { AppError } from '#gateway/errors.ts';
import type { Cache, CachePolicy } from '#cache/cache.ts';
import { cacheKey } from '#cache/key.ts';
import { RATES_TTL } from '#cache/ttl.ts';
import { todayInIsrael } from '#shared/stay/clocks.ts';
import { faultOfRateChange } from '#shared/pricing/rate-change.ts';
import { bundledRates, type RateTable } from '#shared/pricing/rates.ts';
import { z } from 'zod';

/**
 * Pause between two rounds, in milliseconds. Short, because a round in which the shared table is fresh costs one cache
 * read.
 */
const ROUND_MS = 600_000;

const policy: CachePolicy<RateTable> = {
  kind: 'rates.1',
  ...RATES_TTL,
  parse: (stored) =>
    z.object({ asOf: z.string(), shekelsPerUnit: z.record(z.string(), z.string()) }).parse(stored),
};

interface Source {
  /** Complete URL of the table. It is the cache key, so that the table of another source is not used. */
  readonly address: string;
  read(): Promise<RateTable>;
}

interface RefresherOptions {
  /** Null keeps the bundled table. */
  readonly source: Source | null;
  readonly cache: Pick<Cache, 'read'>;
  readonly clock: () => Date;
  readonly logger: { info(facts: object, message: string): void; warn(facts: object, message: string): void };
}

export interface RatesRefresher {
  /** The last valid table; at first the bundled one. */
  table(): RateTable;
  /** Uses the table in the cache; reads the source when it is older than an hour. Never fails. */
  refresh(): Promise<void>;
  /** Refreshes now and every ten minutes. @returns a function that stops it */
  start(): () => void;
}

const reasonOf = (cause: unknown): string =>
  cause instanceof AppError ? String(cause.facts.reason ?? cause.facts.status ?? cause.code) : 'INTERNAL';

/** Refreshes the exchange rates from a source. All instances share the table through the cache. */
export function createRatesRefresher({ source, cache, clock, logger }: RefresherOptions): RatesRefresher {
  let current = bundledRates;

  let lastLogged: string | null = null;

  /** Logs a lasting fault only once, because a round runs every ten minutes. */
  const report = (reason: string, offered: string | null): void => {
    const saying = `${reason} ${current.asOf}`;
    if (saying === lastLogged) return;
    lastLogged = saying;
    logger.warn({ reason, offered, asOf: current.asOf }, 'exchange rates were not refreshed');
  };

  /**
   * Faults are logged here, because the cache continues to return the last valid table for days.
   * @throws AppError for an invalid table, so that it is not cached
   */
  const readFrom = (from: Source) => async (): Promise<RateTable> => {
    let offered: string | null = null;
    try {
      const next = await from.read();
      offered = next.asOf;
      const reason = faultOfRateChange(next, current, todayInIsrael(clock()));
      if (reason !== null) throw new AppError('UPSTREAM_ERROR', { upstream: 'exchange-rates', reason });
      lastLogged = null;
      return next;
    } catch (cause) {
      report(reasonOf(cause), offered);
      throw cause;
    }
  };

  const refresh = async (): Promise<void> => {
    if (!source) return;
    try {
      const { value } = await cache.read(policy, cacheKey(source.address), readFrom(source));
      // Checked here too, because another instance may have shared it long ago.
      const reason = faultOfRateChange(value, current, todayInIsrael(clock()));
      if (reason !== null) return report(reason, value.asOf);
      if (value.asOf !== current.asOf) logger.info({ asOf: value.asOf }, 'exchange rates changed');
      current = value;
    } catch (cause) {
      report(reasonOf(cause), null);
    }
  };

  return {
    table: () => current,
    refresh,
    start() {
      if (!source) return () => undefined;
      void refresh();
      const timer = setInterval(() => void refresh(), ROUND_MS).unref();
      return () => clearInterval(timer);
    },
  };
}
