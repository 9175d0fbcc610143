import type { RequestListener } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Config } from './config.ts';
import { trustOf } from './http/caller/caller-address.ts';
import { createCallerTokens } from './http/caller/caller-token.ts';
import { ownOrigins } from './http/caller/own-origin.ts';
import { contextFactory } from './http/graphql/request-context.ts';
import { callerShares } from './http/listener/connections.ts';
import { openEarlyListener } from './http/listener/early-listener.ts';
import type { Listening } from './http/listener/listen.ts';
import { createMetrics } from './http/metrics/metrics.ts';
import { watchStreets } from './http/streets/watch-streets.ts';
import { openArchive } from './http/streets/open-archive.ts';
import { STREETS_PATH } from './http/streets/streets-route.ts';
import { within } from './kit/within.ts';
import type { Logger } from './logger.ts';
import { createTravellerMetrics } from './operations/metrics/traveller-metrics.ts';
import { openOperations } from './operations/operations.ts';
import { allParts } from './operations/tracing/tracing.ts';
import { createLoaders } from './services.ts';
import type { OwnAddress } from './start/embedded/backend-options.ts';
import { startEmbedded } from './start/embedded/embedded.ts';
import { openGraphql } from './start/open-graphql.ts';
import { type OpenParts, openParts } from './start/open-parts.ts';
import { openServices } from './start/open-services.ts';
import { openStores } from './start/open-stores.ts';
import { type OpenUpstreams, openUpstreams } from './start/open-upstreams.ts';
import { productRoutes } from './start/product-routes.ts';
import { createReadiness } from './start/readiness.ts';
import { startWatches } from './start/start-watches.ts';
import { credentialsOf, tryCredentials } from './start/try-credentials.ts';

/** The built client: next to the built gateway, or in the build folder when run from the sources. */
const webDirectories = ['../web/', '../dist/web/'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/** Time for everything to close, in milliseconds: supervisors commonly allow 30 s before they kill. */
const STOP_MS = 29_000;
/** Longest wait at start for the platform to report what it offers, in milliseconds. */
const FIRST_ASK_MS = 5_000;
/** Longest wait at start for the archive of street tiles, in milliseconds. */
const FIRST_LOOK_MS = 1_000;

/** The running product. */
export interface Product {
  /** URL at which it listens. */
  readonly url: string;
  /** URL at which people reach it. */
  readonly publicUrl: string;
  readonly providerUrl: string;
  /**
   * Shuts down: completes what is running, then closes everything in the reverse order of building, all within 30 s.
   */
  close(): Promise<void>;
}

/** URLs at which people, and this process itself, reach the product. */
function ownAddress(config: Config, listening: Listening): OwnAddress & { readonly isSecure: boolean } {
  const publicUrl = config.publicUrl ?? `http://localhost:${listening.port}`;
  const origins = [publicUrl, config.clientDevUrl ?? []].flat().flatMap(ownOrigins);
  return {
    publicUrl: () => publicUrl,
    innerUrl: () => listening.innerUrl,
    origins: () => origins,
    isSecure: publicUrl.startsWith('https:'),
  };
}

interface Opening {
  readonly config: Config;
  readonly parts: OpenParts;
  readonly logger: Logger;
}

/** Opens everything that counts and traces the other parts. */
async function openMeasuring({ config, parts, logger }: Opening) {
  const metrics = createMetrics();
  const { registry } = metrics;
  const operations = parts.add(
    'operations',
    await openOperations({ ...config.operations, parts: allParts, registry, logger }),
    (it) => it.close(),
  );
  const travellers = createTravellerMetrics(registry);
  return { metrics, registry, operations, travellers, tracing: operations.tracing('gateway') };
}

/** Tries our credentials at the upstreams. @throws ConfigError when one refuses them */
async function checkUpstreams(upstreams: OpenUpstreams, config: Config, logger: Logger): Promise<void> {
  await tryCredentials(credentialsOf(config, upstreams), config, logger);
  // Logs which guarantees are weaker with this platform. A slow platform does not delay the start.
  await within(upstreams.platform.detectFeatures(), FIRST_ASK_MS, undefined);
}

/** Opens the archive of street tiles, if there is one, and checks it once. */
async function openStreets({ config: { mapArchive }, parts, logger }: Opening) {
  const archive = openArchive(mapArchive);
  const watch = parts.add('street tiles', watchStreets(archive, mapArchive ?? '', logger), (it) => it.stop());
  // A file is checked before the first request; a slow server does not delay the start.
  await within(watch.firstLook, FIRST_LOOK_MS, undefined);
  return { archive, mapStreetsUrl: () => (watch.isReady() ? STREETS_PATH : null) };
}

/** Settings on which responses depend; instances with other ones do not share them. */
const responseSettingsOf = (
  { appId, environment, guestNationality }: Config,
  { publicUrl, platformUrl, accountKey }: Record<'publicUrl' | 'platformUrl' | 'accountKey', string>,
): readonly string[] => [publicUrl, platformUrl, appId, environment, guestNationality, accountKey];

/**
 * Builds all parts. Each line uses what the lines above it have built, so a line in a wrong place does not compile;
 * `parts` closes them in the reverse order.
 */
async function buildProduct(
  config: Config,
  logger: Logger,
  parts: OpenParts,
): Promise<Omit<Product, 'close'>> {
  const isTrustedProxy = trustOf(config.trustedProxies);
  const connections = callerShares(config.connectionsPerAddress, isTrustedProxy);
  const earlyListener = parts.add('port', await openEarlyListener({ ...config, connections }), (it) =>
    it.close(),
  );
  const own = ownAddress(config, earlyListener.listening);
  const publicUrl = own.publicUrl();
  const measuring = await openMeasuring({ config, parts, logger });
  const base = { config, logger, parts, ...measuring, own, publicUrl, isTrustedProxy };
  const backends = parts.add('backends', await startEmbedded(config, own, base.operations, logger), (it) =>
    it.close(),
  );
  const stores = openStores(base);
  const upstreams = openUpstreams({ ...base, addresses: backends });
  await checkUpstreams(upstreams, config, logger);
  const { archive, mapStreetsUrl } = await openStreets(base);
  const callerTokens = createCallerTokens(config.platform.serviceToken, config.platform);
  const services = openServices({ ...base, ...stores, upstreams, callerTokens, mapStreetsUrl });
  const context = contextFactory({
    ...own,
    isTrustedProxy,
    callerTokens,
    viewerOf: (token) => upstreams.platform.sessions.viewer(token),
    loaders: (caller) => createLoaders(services, caller),
    services,
  });
  const graphql = parts.add(
    'graphql',
    await openGraphql({
      ...base,
      ...own,
      ...stores,
      context,
      services,
      responseSettings: responseSettingsOf(config, { ...upstreams, ...backends, publicUrl }),
      isOpenToDevelopers: config.isPlaygroundOn,
      socketLoaders: () => createLoaders(services, { viewer: null, guestToken: null }),
    }),
    (it) => it.close(),
  );
  const warming = startWatches({ ...base, services, platform: upstreams.platform });
  const routes = await productRoutes({
    ...base,
    ...stores,
    webDirectories,
    archive,
    backends,
    context,
    services,
    readiness: createReadiness({ ...upstreams, ...stores }),
    isStarting: () => !warming.isOver(),
    isLeaving: () => earlyListener.isLeaving(),
  });
  const follow = base.operations.follow('gateway', ({ socket }) =>
    isTrustedProxy(socket.remoteAddress ?? ''),
  );
  const answer = graphql.responseCache.inFrontOf(graphql.inFrontOf(routes));
  const serve: RequestListener = (request, response) => answer(request, response, follow(request, response));
  // Built last, so it is closed first: what requests use still exists until all of them are answered.
  parts.add('requests', earlyListener.admit(serve, graphql.attach(earlyListener.listening.server)), (it) =>
    it.end(),
  );
  return { url: own.innerUrl(), publicUrl, providerUrl: backends.providerUrl };
}

/**
 * The composition root: builds and wires every part of the gateway, and the backends for which no URL is configured.
 * @throws Error when the port is taken or a backend cannot start; nothing is left running
 */
export async function startProduct(config: Config, logger: Logger): Promise<Product> {
  const parts = openParts({ logger, withinMs: STOP_MS });
  try {
    const product = await buildProduct(config, logger, parts);
    return { ...product, close: () => parts.close() };
  } catch (cause) {
    await parts.close();
    throw cause;
  }
}
