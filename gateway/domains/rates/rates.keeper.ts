import { AppError } from '#gateway/errors.ts';
import type { Cache, CachePolicy } from '#cache/cache.ts';
import { cacheKey } from '#cache/key.ts';
import { RATES_TTL } from '#cache/ttl.ts';
import { todayInIsrael } from '#shared/stay/clocks.ts';
import { faultOfRates } from '#shared/pricing/rate-change.ts';
import { bundledRates, type RateTable } from '#shared/pricing/rates.ts';
import { z } from 'zod';

/** Often, because a round in which the shared table is fresh costs one look into the cache. */
const ROUND_MS = 600_000;

const policy: CachePolicy<RateTable> = {
  kind: 'rates.1',
  ...RATES_TTL,
  parse: (stored) =>
    z.object({ asOf: z.string(), shekelsPerUnit: z.record(z.string(), z.string()) }).parse(stored),
};

interface Source {
  /** Whole address of the table: what another source said is not this one's. */
  readonly address: string;
  read(): Promise<RateTable>;
}

interface KeeperOptions {
  /** Null keeps the bundled table. */
  readonly source: Source | null;
  readonly cache: Pick<Cache, 'read'>;
  readonly clock: () => Date;
  readonly logger: { info(facts: object, message: string): void; warn(facts: object, message: string): void };
}

export interface RatesKeeper {
  /** The last table that made sense; at first the bundled one. */
  table(): RateTable;
  /** Takes the shared table, reading the source when that is an hour old. Never fails. */
  refresh(): Promise<void>;
  /** Refreshes now and every ten minutes. @returns ends it */
  keepWatch(): () => void;
}

const reasonOf = (cause: unknown): string =>
  cause instanceof AppError ? String(cause.facts.reason ?? cause.facts.status ?? cause.code) : 'INTERNAL';

/** Keeps the exchange rates of a source, shared by all instances through the cache. */
export function createRatesKeeper({ source, cache, clock, logger }: KeeperOptions): RatesKeeper {
  let held = bundledRates;

  let lastLogged: string | null = null;

  /** Rounds come every ten minutes: what stays wrong is said once. */
  const tell = (reason: string, offered: string | null): void => {
    const saying = `${reason} ${held.asOf}`;
    if (saying === lastLogged) return;
    lastLogged = saying;
    logger.warn({ reason, offered, asOf: held.asOf }, 'exchange rates were not refreshed');
  };

  /**
   * Faults are told here: the cache goes on answering the last good table for days, whatever becomes of the source.
   * @throws AppError for a table that makes no sense, so that the cache does not keep it
   */
  const readFrom = (from: Source) => async (): Promise<RateTable> => {
    let offered: string | null = null;
    try {
      const next = await from.read();
      offered = next.asOf;
      const reason = faultOfRates(next, held, todayInIsrael(clock()));
      if (reason !== null) throw new AppError('UPSTREAM_ERROR', { upstream: 'exchange-rates', reason });
      lastLogged = null;
      return next;
    } catch (cause) {
      tell(reasonOf(cause), offered);
      throw cause;
    }
  };

  const refresh = async (): Promise<void> => {
    if (!source) return;
    try {
      const { value } = await cache.read(policy, cacheKey(source.address), readFrom(source));
      // Another instance may have shared it long ago.
      const reason = faultOfRates(value, held, todayInIsrael(clock()));
      if (reason !== null) return tell(reason, value.asOf);
      if (value.asOf !== held.asOf) logger.info({ asOf: value.asOf }, 'exchange rates changed');
      held = value;
    } catch (cause) {
      tell(reasonOf(cause), null);
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
