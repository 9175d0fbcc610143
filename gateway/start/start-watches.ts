import type { Config } from '../config.ts';
import type { Services } from '../context.ts';
import { startBookingWorker } from '../domains/booking/booking.worker.ts';
import { startPlaceCacheWarmer } from '../domains/place/place.cache-warmer.ts';
import type { Logger } from '../logger.ts';
import type { OpenParts } from './open-parts.ts';
import { type WarmStart, warmStart } from './warm-start.ts';

interface Options {
  readonly config: Config;
  readonly parts: OpenParts;
  readonly logger: Logger;
  readonly services: Pick<Services, 'booking' | 'places'>;
  readonly platform: { isUp(): Promise<boolean> };
}

/** Starts work that no request causes: unfinished bookings, and reading places in advance. */
export function startWatches({ config, parts, logger, services, platform }: Options): WarmStart {
  parts.add(
    'booking watch',
    startBookingWorker({ booking: services.booking, ...config.booking, logger }),
    (it) => it.stop(),
  );
  const places = config.provider.isWarmedUp
    ? parts.add('place watch', startPlaceCacheWarmer(services.places, logger), (it) => it.stop()).firstRound
    : Promise.resolve();
  return parts.add('warm start', warmStart({ isPlatformUp: () => platform.isUp(), places }), (it) =>
    it.stop(),
  );
}
