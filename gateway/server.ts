import { createHash, randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import express from 'express';
import { createCache } from './cache/create-cache.ts';
import { createMemoryStore } from './cache/memory-store.ts';
import { createRedisStore } from './cache/redis-store.ts';
import type { Config } from './config.ts';
import { watchBookings } from './domains/booking/booking.watch.ts';
import { keepPlacesWarm } from './domains/place/place.watch.ts';
import { createRatesKeeper } from './domains/rates/rates.keeper.ts';
import { uploadKey } from './domains/upload/upload-target.ts';
import { startEmbedded } from './embedded.ts';
import { createCallerTokens } from './http/caller-token.ts';
import { createBookingMeter } from './http/booking-meter.ts';
import { graphqlEndpoint } from './http/graphql-endpoint.ts';
import { draftSource } from './http/head/draft-source.ts';
import { headSources } from './http/head/head-sources.ts';
import { healthRoutes } from './http/health.ts';
import { lastResort } from './http/last-resort.ts';
import { listen } from './http/listen.ts';
import { createLoadGauge, createLoadMeter } from './http/load-gauge.ts';
import { mediaProxy } from './http/media.ts';
import { createMetrics } from './http/metrics.ts';
import { ownOrigins } from './http/own-origin.ts';
import { requestLog } from './http/request-log.ts';
import { contextFactory } from './http/request-context.ts';
import { securityHeaders } from './http/security-headers.ts';
import { site } from './http/site.ts';
import { uploadRoute } from './http/uploads.ts';
import { createLoadShedder } from './limits/load-shedding.ts';
import { callerOf, createRateLimits } from './limits/rate-limits.ts';
import { visitorHolds } from './limits/visitor-holds.ts';
import type { Logger } from './logger.ts';
import { buildSchema } from './schema.ts';
import { createLoaders, createServices } from './services.ts';
import { createChatService } from './upstreams/chat/client.ts';
import { createEntityPlatform } from './upstreams/platform/client.ts';
import { createHotelProvider } from './upstreams/provider/client.ts';
import { createPace } from './upstreams/provider/pace.ts';
import { createRate } from './upstreams/provider/rate.ts';
import { createRatesSource } from './upstreams/rates/rates-source.ts';

/** The built client: beside the built gateway, or in the build folder when run from the sources. */
const webDirectories = ['../web/', '../dist/web/'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/** The running product. */
export interface Product {
  /** Where it listens. */
  readonly url: string;
  /** Where people reach it. */
  readonly publicUrl: string;
  readonly providerUrl: string;
  /** Stops accepting, lets what runs finish, and closes everything in reverse order. */
  close(): Promise<void>;
}

/**
 * The composition root: builds and wires every part of the gateway, and the backends that no URL replaces.
 * @throws Error when the port is taken or a backend cannot start; nothing is left running
 */
export async function startProduct(config: Config, logger: Logger): Promise<Product> {
  const state = { isReady: false, isStopping: false };
  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', config.trustedProxies.length > 0 ? [...config.trustedProxies] : false);
  app.use((request, response, next) => {
    if (state.isReady || request.path === '/healthz') return next();
    response.status(503).setHeader('retry-after', '1').send('Starting');
  });
  const listening = await listen(app, config);
  const publicUrl = config.publicUrl ?? `http://localhost:${listening.port}`;
  const own = {
    publicUrl: () => publicUrl,
    innerUrl: () => listening.innerUrl,
    origins: () => ownOrigins(publicUrl),
  };
  const isSecure = publicUrl.startsWith('https:');
  const closers: (() => Promise<unknown>)[] = [() => listening.close()];
  const closeAll = async () => {
    state.isStopping = true;
    for (const close of closers) await close();
  };

  try {
    const metrics = createMetrics();
    const embedded = await startEmbedded(config, own, logger);
    closers.push(() => embedded.close());
    const cache = createCache(
      config.redisUrl ? createRedisStore(config.redisUrl, logger) : createMemoryStore(),
      {
        now: Date.now,
        logger,
        onReading: metrics.observeReading,
      },
    );
    closers.push(() => cache.close());
    const rateLimits = createRateLimits(config.redisUrl, metrics.observeLimited);
    closers.push(() => rateLimits.close());
    const load = createLoadGauge();
    closers.push(async () => load.close());

    const upstream = { logger, onCall: metrics.observeCall, onBreaker: metrics.observeBreaker };
    const platform = createEntityPlatform({
      ...upstream,
      baseUrl: embedded.platformUrl,
      appId: config.appId,
      environment: config.environment,
      originUrl: publicUrl,
      serviceToken: config.platform.serviceToken,
      loginOrigin: publicUrl,
    });
    const accountKey = createHash('sha256')
      .update(`${embedded.providerUrl} ${config.provider.username}`)
      .digest('base64url')
      .slice(0, 12);
    const rate = createRate({
      perSecond: config.provider.perSecond,
      redisUrl: config.redisUrl,
      account: accountKey,
    });
    closers.push(async () => rate.close());
    const provider = createHotelProvider({
      ...upstream,
      ...config.provider,
      baseUrl: embedded.providerUrl,
      bookTimeoutMs: config.booking.timeoutMs,
      pace: createPace(rate),
    });
    const chat = createChatService({ ...upstream, baseUrl: embedded.chatUrl, secret: config.chat.secret });

    const rates = createRatesKeeper({
      source: config.ratesUrl ? createRatesSource({ ...upstream, baseUrl: config.ratesUrl }) : null,
      cache,
      clock: () => new Date(),
      logger,
    });
    const endRates = rates.keepWatch();
    closers.push(async () => endRates());
    const callerTokens = createCallerTokens(config.platform.serviceToken);
    const services = createServices({
      platform,
      provider,
      chat,
      cache,
      logger,
      publicUrl,
      accountKey,
      nationality: config.guestNationality,
      contact: config.contact,
      rates: rates.table,
      hasTestTools: config.environment !== 'prod',
      mapTilesUrl: config.mapTilesUrl,
      uploadKey: uploadKey(config.platform.serviceToken),
      callerTokens,
      bookingTimes: config.booking,
      bookingMeter: createBookingMeter(metrics.registry),
      mayHold: visitorHolds(rateLimits),
      payForSearch: (caller, points) => rateLimits.spend('search', callerOf(caller), points),
      random: randomBytes,
    });
    const endWatch = services.mail.keepWatch();
    closers.unshift(async () => endWatch());
    closers.splice(2, 0, () => services.booking.idle().then(() => services.mail.idle()));

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
    const graphql = await graphqlEndpoint({
      schema: buildSchema(),
      context,
      rateLimits,
      load: shedder,
      counting: load.counting,
      logger,
      origins: own.origins,
      isOpenToDevelopers: config.isPlaygroundOn,
      socketLoaders: () => createLoaders(services, { viewer: null, draftClaim: null }),
      services,
      isTrustedProxy: app.get('trust proxy fn'),
    });
    graphql.attach(listening.server);
    closers.unshift(() => graphql.close());

    app.use(requestLog(logger));
    app.use(
      healthRoutes(
        {
          isPlatformUp: () => platform.isUp(),
          isCacheUp: () => cache.isUp(),
          isStopping: () => state.isStopping,
          metricsToken: config.metricsToken,
        },
        metrics,
      ),
    );
    app.use(securityHeaders({ isSecure, imageHosts: config.imageHosts, mapTilesUrl: config.mapTilesUrl }));
    app.use('/graphql', ...graphql.handler);
    app.post(
      '/uploads/:signed',
      uploadRoute({ ...own, context, rateLimits, logger, uploads: services.uploads }),
    );
    app.get(
      '/media',
      mediaProxy({
        imageHosts: config.imageHosts,
        providerOrigin: new URL(embedded.providerUrl).origin,
        logger,
      }),
    );
    if (embedded.platformHandler) app.use(embedded.platformHandler);
    const pages = await site(webDirectories, {
      isPlaygroundOn: config.isPlaygroundOn,
      publicUrl,
      sources: headSources({ ...services, spend: rateLimits.spend, admit: shedder.admit }),
      draft: draftSource(context),
      storedHotels: services.hotels.allStored,
      logger,
    });
    app.use(...pages, lastResort(logger));
    const watch = watchBookings({ booking: services.booking, ...config.booking, logger });
    closers.unshift(() => watch.stop());
    if (config.provider.isWarmedUp) {
      const warmth = keepPlacesWarm(services.places, logger);
      closers.unshift(async () => warmth.stop());
    }
    state.isReady = true;
    return {
      url: listening.innerUrl,
      publicUrl,
      providerUrl: embedded.providerUrl,
      close: closeAll,
    };
  } catch (cause) {
    await closeAll();
    throw cause;
  }
}
