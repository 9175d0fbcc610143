import { randomBytes } from 'node:crypto';
import type { Cache } from '../cache/cache.ts';
import type { Config } from '../config.ts';
import type { Services } from '../context.ts';
import { createRatesRefresher } from '../domains/rates/rates.refresher.ts';
import { uploadKeys } from '../domains/upload/upload-target.ts';
import type { CallerTokens } from '../http/caller/caller-token.ts';
import { createBookingMetrics } from '../http/metrics/booking-metrics.ts';
import type { Metrics } from '../http/metrics/metrics.ts';
import { type RateLimits, spendOf } from '../limits/rate-limits.ts';
import { visitorHolds } from '../limits/visitor-holds.ts';
import type { Logger } from '../logger.ts';
import { countedBookings } from '../operations/metrics/counted-bookings.ts';
import type { TravellerMetrics } from '../operations/metrics/traveller-metrics.ts';
import { requestScope } from '../operations/watch/request-scope.ts';
import { createServices } from '../services.ts';
import type { OpenParts } from './open-parts.ts';
import type { OpenUpstreams } from './open-upstreams.ts';

interface Options {
  readonly config: Config;
  readonly publicUrl: string;
  readonly parts: OpenParts;
  readonly metrics: Metrics;
  readonly travellers: TravellerMetrics;
  readonly logger: Logger;
  readonly cache: Cache;
  readonly rateLimits: RateLimits;
  readonly upstreams: OpenUpstreams;
  /** Where pages load our own street tiles; null when there are none. */
  readonly mapStreetsUrl: () => string | null;
  readonly callerTokens: CallerTokens;
}

/** Builds the services of all domains over the upstreams, and starts their background work. */
export function openServices(options: Options): Services {
  const { config, parts, metrics, logger, cache, rateLimits, upstreams } = options;
  const { platform } = upstreams;
  const { serviceToken, previousServiceToken } = config.platform;
  const rates = createRatesRefresher({ source: upstreams.rates, cache, clock: () => new Date(), logger });
  parts.add('exchange rates', rates.start(), (end) => end());
  const services = parts.add(
    'services',
    createServices({
      ...options,
      ...upstreams,
      platform: { ...platform, bookings: countedBookings(platform.bookings, options.travellers) },
      nationality: config.guestNationality,
      contact: config.contact,
      rates: rates.table,
      hasTestTools: config.environment !== 'prod',
      mapTilesUrl: config.mapTilesUrl,
      uploadKeys: uploadKeys(serviceToken, previousServiceToken),
      bookingTimes: config.booking,
      servicePhone: config.servicePhone,
      bookingMetrics: createBookingMetrics(metrics.registry),
      mayHold: visitorHolds(rateLimits),
      chargeSearch: (caller, points) => spendOf(rateLimits, caller, 'search', points),
      chargeCall: async () => {
        const payer = requestScope()?.payer;
        if (payer) await spendOf(rateLimits, payer, 'provider');
      },
      random: randomBytes,
    }),
    async ({ booking, mail }) => {
      // Before the mails, because a booking operation that finishes now may still write a mail.
      await booking.idle();
      await mail.idle();
    },
  );
  parts.add('mail watch', services.mail.keepWatch(), (end) => end());
  return services;
}
