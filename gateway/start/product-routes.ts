import express, { type Express } from 'express';
import type { Registry } from 'prom-client';
import type { Config } from '../config.ts';
import type { Services } from '../context.ts';
import { browserFailuresRoute } from '../http/browser-failures.ts';
import type { IsTrusted } from '../http/caller/caller-address.ts';
import { chargeVisitor } from '../http/caller/charge-visitor.ts';
import type { ContextFactory } from '../http/graphql/request-context.ts';
import { draftSource } from '../http/head/sources/draft-source.ts';
import { headSources } from '../http/head/sources/head-sources.ts';
import { fallbackErrorHandler } from '../http/listener/fallback-error-handler.ts';
import { healthRoutes } from '../http/listener/health.ts';
import { mediaProxy } from '../http/media/media.ts';
import { uploadRoute } from '../http/media/uploads.ts';
import { platformAway } from '../http/platform-away/platform-away.ts';
import { PREVIEW_PATH } from '../http/preview/own-drawing.ts';
import { previewRoute } from '../http/preview/preview-route.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { site } from '../http/site.ts';
import type { Archive } from '../http/streets/archive.ts';
import { STREETS_PATH, streetsRoute } from '../http/streets/streets-route.ts';
import type { LoadShedder } from '../limits/load-shedding.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { Logger } from '../logger.ts';
import { metricsRoute } from '../operations/metrics/metrics-route.ts';
import { BROWSER_FAILURES_PATH } from '../shared/routes/browser-failure.ts';
import type { OwnAddress } from './embedded/backend-options.ts';
import type { Upstreams } from './embedded/embedded.ts';
import type { Readiness } from './readiness.ts';

interface Options {
  /** Folders in which the built client may be; the first that has it is used. */
  readonly webDirectories: readonly string[];
  readonly config: Config;
  readonly own: OwnAddress & { readonly isSecure: boolean };
  readonly logger: Logger;
  readonly registry: Registry;
  readonly isTrustedProxy: IsTrusted;
  readonly backends: Pick<Upstreams, 'platformHandler' | 'providerUrl'>;
  readonly services: Services;
  readonly context: ContextFactory;
  readonly rateLimits: RateLimits;
  readonly load: Pick<LoadShedder, 'admit'>;
  /** Our own street tiles; null for none. */
  readonly archive: Archive | null;
  readonly readiness: () => Promise<Readiness>;
  readonly isStarting: () => boolean;
  readonly isLeaving: () => boolean;
}

/** All routes, in the order in which they are tried. */
export async function productRoutes(options: Options): Promise<Express> {
  const { config, own, logger, registry, services, context, rateLimits, archive, backends } = options;
  const { spend } = rateLimits;
  const providerOrigin = new URL(backends.providerUrl).origin;
  const sandboxOrigin = config.provider.isReal ? null : providerOrigin;
  const app = express();
  app.disable('x-powered-by');
  // The same rule as for callers' addresses; Express accepts a function.
  app.set('trust proxy', options.isTrustedProxy);
  app.use(metricsRoute(registry, config.metricsToken), healthRoutes(options));
  app.use(chargeVisitor);
  app.use(
    securityHeaders({
      isSecure: own.isSecure,
      imageHosts: config.imageHosts,
      mapTilesUrl: config.mapTilesUrl,
    }),
  );
  app.post(
    '/uploads/:signed',
    uploadRoute({ ...own, context, rateLimits, logger, uploads: services.uploads }),
  );
  app.post(BROWSER_FAILURES_PATH, ...browserFailuresRoute({ origins: own.origins, spend, registry, logger }));
  app.get('/media', mediaProxy({ imageHosts: config.imageHosts, providerOrigin, logger }));
  app.get(PREVIEW_PATH, previewRoute({ innerUrl: own.innerUrl, sandboxOrigin, spend, logger }));
  app.get(STREETS_PATH, streetsRoute(archive, logger, spend));
  app.use(backends.platformHandler ?? platformAway());
  const pages = await site(options.webDirectories, {
    isPlaygroundOn: config.isPlaygroundOn,
    publicUrl: own.publicUrl(),
    sandboxOrigin,
    sources: headSources({ ...services, spend, admit: options.load.admit }),
    hasStreets: () => {
      const { mapTilesUrl, mapStreetsUrl } = services.pages.facts();
      return (mapTilesUrl ?? mapStreetsUrl) !== null;
    },
    draft: draftSource(context),
    storedHotels: services.hotels.allStored,
    logger,
  });
  app.use(...pages, fallbackErrorHandler(logger));
  return app;
}
