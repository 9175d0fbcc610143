import { randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { fileURLToPath } from 'node:url';
import express from 'express';
import { createCache } from './cache/create-cache.ts';
import { createMemoryStore } from './cache/memory-store.ts';
import { createRedisStore } from './cache/redis-store.ts';
import type { Config } from './config.ts';
import { watchBookings } from './domains/booking/booking.worker.ts';
import { keepPlacesWarm } from './domains/place/place.cache-warmer.ts';
import { createRatesKeeper } from './domains/rates/rates.keeper.ts';
import { uploadKeys } from './domains/upload/upload-target.ts';
import { startEmbedded } from './start/embedded.ts';
import { createCallerTokens } from './http/caller/caller-token.ts';
import { trustOf } from './http/caller/caller-address.ts';
import { callerShares } from './http/listener/connections.ts';
import { browserFailuresRoute } from './http/browser-failures.ts';
import { createBookingMetrics } from './http/metrics/booking-metrics.ts';
import { draftSource } from './http/head/sources/draft-source.ts';
import { headSources } from './http/head/sources/head-sources.ts';
import { healthRoutes } from './http/listener/health.ts';
import { lastResort } from './http/listener/fallback-error-handler.ts';
import { openEntrance } from './http/listener/entrance.ts';
import { createLoadGauge, createLoadMeter } from './http/listener/load-gauge.ts';
import { mediaProxy } from './http/media/media.ts';
import { createMetrics } from './http/metrics/metrics.ts';
import { ownOrigins } from './http/caller/own-origin.ts';
import { platformAway } from './http/platform-away/platform-away.ts';
import { contextFactory } from './http/graphql/request-context.ts';
import { securityHeaders } from './http/security-headers.ts';
import { site } from './http/site.ts';
import { keepStreets } from './http/streets/keep-streets.ts';
import { openArchive } from './http/streets/open-archive.ts';
import { STREETS_PATH, streetsRoute } from './http/streets/streets-route.ts';
import { PREVIEW_PATH } from './http/preview/own-drawing.ts';
import { previewRoute } from './http/preview/preview-route.ts';
import { uploadRoute } from './http/media/uploads.ts';
import { createLoadShedder } from './limits/load-shedding.ts';
import { createRateLimits, spendOf } from './limits/rate-limits.ts';
import { visitorHolds } from './limits/visitor-holds.ts';
import type { Logger } from './logger.ts';
import { BROWSER_FAILURES_PATH } from './shared/routes/browser-failure.ts';
import { openGraphql } from './start/open-graphql.ts';
import { openParts } from './start/open-parts.ts';
import { openUpstreams } from './start/open-upstreams.ts';
import { countedBookings } from './operations/metrics/counted-bookings.ts';
import { metricsRoute } from './operations/metrics/metrics-route.ts';
import { openOperations } from './operations/operations.ts';
import { requestScope } from './operations/watch/request-scope.ts';
import { visitorPays } from './http/caller/visitor-pays.ts';
import { createTravellerMetrics } from './operations/metrics/traveller-metrics.ts';
import { allParts } from './operations/tracing/tracing.ts';
import { createReadiness } from './start/readiness.ts';
import { createLoaders, createServices } from './services.ts';
import { credentialsOf, tryCredentials } from './start/try-credentials.ts';
import { warmStart } from './start/warm-start.ts';
import { within } from './kit/within.ts';

/** The built client: beside the built gateway, or in the build folder when run from the sources. */
const webDirectories = ['../web/', '../dist/web/'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/** Time for everything to close, in milliseconds: supervisors commonly allow 30 s before they kill. */
const STOP_MS = 29_000;
/** Time that a start waits for the platform to tell what it offers, in milliseconds. */
const FIRST_ASK_MS = 5_000;
/** Time that a start waits for the archive of street tiles, in milliseconds. */
const FIRST_LOOK_MS = 1_000;

/** The running product. */
export interface Product {
  /** Where it listens. */
  readonly url: string;
  /** Where people reach it. */
  readonly publicUrl: string;
  readonly providerUrl: string;
  /** Leaves, lets what runs finish, and closes everything in the reverse order of building, all within 30 s. */
  close(): Promise<void>;
}

/**
 * The composition root: builds and wires every part of the gateway, and the backends that no URL replaces.
 * @throws Error when the port is taken or a backend cannot start; nothing is left running
 */
export async function startProduct(config: Config, logger: Logger): Promise<Product> {
  const parts = openParts({ logger, withinMs: STOP_MS });
  const isTrustedProxy = trustOf(config.trustedProxies);
  const connections = callerShares(config.connectionsPerAddress, isTrustedProxy);
  const entrance = parts.add('port', await openEntrance({ ...config, connections }), (it) => it.close());
  const { listening } = entrance;
  const publicUrl = config.publicUrl ?? `http://localhost:${listening.port}`;
  const origins = [publicUrl, config.clientDevUrl ?? []].flat().flatMap(ownOrigins);
  const own = {
    publicUrl: () => publicUrl,
    innerUrl: () => listening.innerUrl,
    origins: () => origins,
  };
  const isSecure = publicUrl.startsWith('https:');

  try {
    const metrics = createMetrics();
    const { registry } = metrics;
    const operations = parts.add(
      'operations',
      await openOperations({ ...config.operations, parts: allParts, registry, logger }),
      (it) => it.close(),
    );
    const tracing = operations.tracing('gateway');
    const travellers = createTravellerMetrics(registry);
    const embedded = parts.add('backends', await startEmbedded(config, own, operations, logger), (it) =>
      it.close(),
    );
    const store = config.redisUrl ? createRedisStore(config.redisUrl, logger) : createMemoryStore();
    const cache = parts.add(
      'cache',
      createCache(store, { now: Date.now, logger, onReading: metrics.observeReading }),
      (it) => it.close(),
    );
    const rateLimits = parts.add(
      'rate limits',
      createRateLimits(config.redisUrl, metrics.observeLimited),
      (it) => it.close(),
    );
    const load = parts.add('load gauge', createLoadGauge(), (it) => it.close());

    const upstreams = openUpstreams({
      config,
      addresses: embedded,
      publicUrl,
      parts,
      metrics,
      tracing,
      logger,
    });
    const { platform, provider, chat } = upstreams;
    await tryCredentials(credentialsOf(config, { platform, provider, chat }), config, logger);
    // Who starts the product reads what is weaker with this platform; a slow one keeps nobody waiting.
    await within(platform.learn(), FIRST_ASK_MS, undefined);

    const rates = createRatesKeeper({
      source: upstreams.rates,
      cache,
      clock: () => new Date(),
      logger,
    });
    parts.add('exchange rates', rates.keepWatch(), (end) => end());
    const archive = openArchive(config.mapArchive);
    const streets = parts.add('street tiles', keepStreets(archive, config.mapArchive ?? '', logger), (it) =>
      it.stop(),
    );
    // A file is looked at before anybody asks; a slow server keeps nobody waiting.
    await within(streets.firstLook, FIRST_LOOK_MS, undefined);
    const { serviceToken, previousServiceToken } = config.platform;
    const callerTokens = createCallerTokens(serviceToken, { previousServiceToken });
    const services = parts.add(
      'services',
      createServices({
        platform: { ...platform, bookings: countedBookings(platform.bookings, travellers) },
        provider,
        chat,
        cache,
        logger,
        publicUrl,
        accountKey: upstreams.accountKey,
        nationality: config.guestNationality,
        contact: config.contact,
        rates: rates.table,
        hasTestTools: config.environment !== 'prod',
        mapTilesUrl: config.mapTilesUrl,
        mapStreetsUrl: () => (streets.isReady() ? STREETS_PATH : null),
        uploadKeys: uploadKeys(serviceToken, previousServiceToken),
        callerTokens,
        bookingTimes: config.booking,
        servicePhone: config.servicePhone,
        bookingMetrics: createBookingMetrics(metrics.registry),
        mayHold: visitorHolds(rateLimits),
        payForSearch: (caller, points) => spendOf(rateLimits, caller, 'search', points),
        payForCall: async () => {
          const payer = requestScope()?.payer;
          if (payer) await spendOf(rateLimits, payer, 'provider');
        },
        random: randomBytes,
      }),
      async ({ booking, mail }) => {
        // A booking that ends here writes a mail.
        await booking.idle();
        await mail.idle();
      },
    );
    parts.add('mail watch', services.mail.keepWatch(), (end) => end());

    const context = contextFactory({
      isSecure,
      origins: own.origins,
      callerTokens,
      viewerOf: (token) => platform.sessions.viewer(token),
      loaders: (caller) => createLoaders(services, caller),
      services,
    });
    const shedder = createLoadShedder({
      load,
      limits: config.load,
      onShed: createLoadMeter(metrics.registry, load),
    });
    const app = express();
    app.disable('x-powered-by');
    // A function trusts by the same rule as the list it was made of.
    app.set('trust proxy', isTrustedProxy);
    const graphql = parts.add(
      'graphql',
      await openGraphql({
        context,
        rateLimits,
        cache,
        load: shedder,
        counting: load.counting,
        enter: load.enter,
        isSecure,
        logger,
        origins: own.origins,
        isOpenToDevelopers: config.isPlaygroundOn,
        socketLoaders: () => createLoaders(services, { viewer: null, guestToken: null }),
        services,
        isTrustedProxy,
        registry,
        travellers,
        tracing,
      }),
      (it) => it.close(),
    );
    parts.add(
      'booking watch',
      watchBookings({ booking: services.booking, ...config.booking, logger }),
      (it) => it.stop(),
    );
    const places = config.provider.isWarmedUp
      ? parts.add('place watch', keepPlacesWarm(services.places, logger), (it) => it.stop()).firstRound
      : Promise.resolve();
    const warming = parts.add(
      'warm start',
      warmStart({ isPlatformUp: () => platform.isUp(), places }),
      (it) => it.stop(),
    );

    app.use(
      metricsRoute(registry, config.metricsToken),
      healthRoutes({
        readiness: createReadiness({ platform, provider, chat, cache }),
        isStarting: () => !warming.isOver(),
        isLeaving: () => entrance.isLeaving(),
      }),
    );
    // A session, where one is looked for, tells more.
    app.use(visitorPays);
    app.use('/graphql', ...graphql.handlers);
    app.use(securityHeaders({ isSecure, imageHosts: config.imageHosts, mapTilesUrl: config.mapTilesUrl }));
    app.post(
      '/uploads/:signed',
      uploadRoute({ ...own, context, rateLimits, logger, uploads: services.uploads }),
    );
    app.post(
      BROWSER_FAILURES_PATH,
      ...browserFailuresRoute({ origins: own.origins, spend: rateLimits.spend, registry, logger }),
    );
    const providerOrigin = new URL(embedded.providerUrl).origin;
    const { spend } = rateLimits;
    app.get('/media', mediaProxy({ imageHosts: config.imageHosts, providerOrigin, logger }));
    const sandboxOrigin = config.provider.isReal ? null : providerOrigin;
    app.get(PREVIEW_PATH, previewRoute({ innerUrl: own.innerUrl, sandboxOrigin, spend, logger }));
    app.get(STREETS_PATH, streetsRoute(archive, logger, spend));
    app.use(embedded.platformHandler ?? platformAway());
    const pages = await site(webDirectories, {
      isPlaygroundOn: config.isPlaygroundOn,
      publicUrl,
      sandboxOrigin,
      sources: headSources({ ...services, spend, admit: shedder.admit }),
      draft: draftSource(context),
      storedHotels: services.hotels.allStored,
      logger,
    });
    app.use(...pages, lastResort(logger));
    const watch = operations.watch('gateway', ({ socket }) => isTrustedProxy(socket.remoteAddress ?? ''));
    const answer = graphql.responseCache.inFrontOf(app);
    const serve: RequestListener = (request, response) =>
      watch(request, response, () => answer(request, response));
    // The last part to be built is the first to end: what requests use is there until all of them are answered.
    parts.add('requests', entrance.admit(serve, graphql.attach(listening.server)), (it) => it.end());
    return {
      url: listening.innerUrl,
      publicUrl,
      providerUrl: embedded.providerUrl,
      close: () => parts.close(),
    };
  } catch (cause) {
    await parts.close();
    throw cause;
  }
}
