import { AppError } from '../../errors.ts';
import type { Cache, CachePolicy } from '../../cache/cache.ts';
import { RATES_TTL } from '../../cache/ttl.ts';
import type { Logger } from '../../logger.ts';
import { todayInIsrael } from '../../pricing/clocks.ts';
import { faultOfRates } from '../../pricing/rate-change.ts';
import { bundledRates, type RateTable } from '../../pricing/rates.ts';
import { z } from 'zod';

/** Often, because a round in which the shared table is fresh costs one look into the cache. */
const ROUND_MS = 600_000;
const KEY = 'table';

const policy: CachePolicy<RateTable> = {
  kind: 'rates.1',
  ...RATES_TTL,
  parse: (stored) =>
    z.object({ asOf: z.string(), shekelsPerUnit: z.record(z.string(), z.string()) }).parse(stored),
};

interface KeeperOptions {
  /** Null keeps the bundled table. */
  readonly source: { read(): Promise<RateTable> } | null;
  readonly cache: Pick<Cache, 'read'>;
  readonly clock: () => Date;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
}

export interface RatesKeeper {
  /** The last table that made sense; at first the bundled one. */
  table(): RateTable;
  /** Takes the shared table, asking the source when nobody has for an hour. Never fails. */
  refresh(): Promise<void>;
  /** Refreshes now and every ten minutes. @returns ends it */
  keepWatch(): () => void;
}

/** Keeps the exchange rates of a source, shared by all instances through the cache. */
export function createRatesKeeper({ source, cache, clock, logger }: KeeperOptions): RatesKeeper {
  let held = bundledRates;

  /** @throws AppError for a table that makes no sense, so that the cache does not keep it */
  const read = async (from: { read(): Promise<RateTable> }): Promise<RateTable> => {
    const next = await from.read();
    const reason = faultOfRates(next, held, todayInIsrael(clock()));
    if (reason !== null) throw new AppError('UPSTREAM_ERROR', { upstream: 'exchange-rates', reason });
    return next;
  };

  const refresh = async (): Promise<void> => {
    if (!source) return;
    try {
      const { value } = await cache.read(policy, KEY, () => read(source));
      // Another instance may have shared it long ago.
      if (faultOfRates(value, held, todayInIsrael(clock())) !== null) return;
      if (value.asOf !== held.asOf) logger.info({ asOf: value.asOf }, 'exchange rates changed');
      held = value;
    } catch (cause) {
      const facts =
        cause instanceof AppError ? { code: cause.code, reason: cause.facts.reason } : { code: 'INTERNAL' };
      logger.warn({ ...facts, asOf: held.asOf }, 'exchange rates were not refreshed');
    }
  };

  return {
    table: () => held,
    refresh,
    keepWatch() {
      if (!source) return () => undefined;
      void refresh();
      const timer = setInterval(() => void refresh(), ROUND_MS).unref();
      return () => clearInterval(timer);
    },
  };
}
