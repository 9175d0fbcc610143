import { join } from 'node:path';
import type { IncomingMessage } from 'node:http';
import express, { type RequestHandler } from 'express';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { folderTrouble } from '../backends/kit/database/database-trouble.ts';
import { StartError } from '../backends/kit/start/start-error.ts';
import { startAssistant } from '../backends/assistant/main.ts';
import { isOneOf } from '../backends/kit/shared-secret.ts';
import type { BackupSource } from '../backends/backup/source.ts';
import { backupContents } from '../backends/platform/backup-contents.ts';
import { isAcceptablePassword } from '../backends/platform/auth/passwords/passwords.ts';
import { createPlatform, startPlatform } from '../backends/platform/main.ts';
import { startProvider } from '../backends/provider/main.ts';
import { brand } from '../brand.ts';
import type { Config } from '../config.ts';
import { ConfigError, unusable } from '../config/environment.ts';
import { dataFolder } from './data-folder.ts';
import { listen } from '../http/listener/listen.ts';
import type { Logger } from '../logger.ts';
import { createMailMetrics } from '../operations/metrics/mail-metrics.ts';
import { metricsRoute } from '../operations/metrics/metrics-route.ts';
import { openOperations, type Operations } from '../operations/operations.ts';
import { onwardHeaders } from '../operations/watch/request-scope.ts';

const loopback = '127.0.0.1';

/** A backend that runs in this process. */
interface Running {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves the platform on a loopback port too, because the gateway uses it over HTTP like any client. */
async function serve(
  platform: { readonly handler: RequestHandler; close(): Promise<void> },
  watch: RequestHandler,
): Promise<Running> {
  const app = express().use(watch, platform.handler);
  const { port, close } = await listen(app, { host: loopback, port: 0 });
  return {
    url: `http://${loopback}:${port}`,
    close: async () => {
      await close();
      await platform.close();
    },
  };
}

/** URLs of the upstreams, embedded or not. */
export interface Upstreams {
  readonly platformUrl: string;
  readonly providerUrl: string;
  readonly chatUrl: string;
  /** The platform's public paths, to be served on our own origin; null when it is not embedded. */
  readonly platformHandler: RequestHandler | null;
  close(): Promise<void>;
}

/** URLs that are known only once the server listens. */
export interface OwnAddress {
  readonly publicUrl: () => string;
  /** URL at which this process reaches itself: a public name may lead through a proxy, or not work from inside. */
  readonly innerUrl: () => string;
  readonly origins: () => readonly string[];
}

/** Turns an error at start that the operator can fix into a ConfigError; returns every other error unchanged. */
async function inWords(cause: unknown, { dataDir }: Config): Promise<unknown> {
  const trouble = cause instanceof StartError ? cause : await folderTrouble(cause, dataDir);
  return trouble ? new ConfigError(trouble.message, { cause }) : cause;
}

/** Checks the first administrator's password by the rules for all passwords. @throws ConfigError */
function demandPassword({ admin }: Config): void {
  if (admin && !isAcceptablePassword(admin.password, admin.email.toLowerCase()))
    throw unusable(
      'ADMIN_PASSWORD: 8 to 128 characters, none that everybody tries first and not the address itself',
    );
}

const platformOptions = (config: Config, own: OwnAddress, logger: Logger) => {
  demandPassword(config);
  return {
    appId: config.appId,
    dataDir: dataFolder(config.dataDir, 'platform', logger),
    ...(config.databaseUrl !== null && { databaseUrl: config.databaseUrl }),
    publicUrl: own.publicUrl,
    allowedOrigins: own.origins,
    serviceToken: config.platform.serviceToken,
    previousServiceToken: config.platform.previousServiceToken,
    demo: config.isDemo,
    ...(config.smtpUrl !== null && { smtpUrl: config.smtpUrl }),
    areLinksInOutbox: config.isOwnMachine && config.smtpUrl === null,
    ...(config.admin && { admin: config.admin }),
    brand,
    trustedProxies: config.trustedProxies,
    logger: logger.child({ part: 'platform' }),
  };
};

const providerOptions = (config: Config, logger: Logger) => ({
  dataDir: dataFolder(config.dataDir, 'provider', logger),
  username: config.provider.username,
  password: config.provider.password,
  control: config.environment === 'dev',
  logger: logger.child({ part: 'provider' }),
});

const assistantOptions = (config: Config, gatewayUrl: () => string, logger: Logger) => ({
  secret: config.chat.secret,
  previousSecret: config.chat.previousSecret,
  model: config.model,
  gatewayUrl,
  dataDir: dataFolder(config.dataDir, 'assistant', logger),
  ...(config.databaseUrl !== null && { databaseUrl: config.databaseUrl }),
  onward: onwardHeaders,
  startsDegraded: config.startsDegraded,
  logger: logger.child({ part: 'assistant' }),
});

/**
 * Starts the backends whose URL is not configured, each on its own loopback port.
 * @throws ConfigError for what the operator has to fix, else the backend's own error; those already running are closed
 */
export async function startEmbedded(
  config: Config,
  own: OwnAddress,
  operations: Operations,
  logger: Logger,
): Promise<Upstreams> {
  const mails = createMailMetrics(operations.registry);
  const running: Running[] = [];
  const closeAll = async () => {
    await Promise.all(running.map((backend) => backend.close()));
  };
  const keep = <T extends Running>(backend: T): T => {
    running.push(backend);
    return backend;
  };
  try {
    const [platform, provider, assistant] = await Promise.all([
      config.platform.url === null
        ? createPlatform({ ...platformOptions(config, own, logger), onMail: mails.attempted })
        : null,
      config.provider.url === null
        ? startProvider({
            ...providerOptions(config, logger),
            watch: operations.watch('provider', isOnLoopback),
            host: loopback,
            port: 0,
          }).then(keep)
        : null,
      config.chat.url === null
        ? startAssistant({
            ...assistantOptions(config, () => config.gatewayUrl ?? own.innerUrl(), logger),
            watch: operations.watch('assistant', isOnLoopback),
            host: loopback,
            port: 0,
          }).then(keep)
        : null,
    ]);
    if (platform) mails.readWaiting(platform.waitingMails);
    const watch = operations.watch('platform', isOnLoopback);
    const platformServer = platform ? keep(await serve(platform, watch)) : null;
    return {
      platformUrl: config.platform.url ?? platformServer?.url ?? '',
      providerUrl: config.provider.url ?? provider?.url ?? '',
      chatUrl: config.chat.url ?? assistant?.url ?? '',
      platformHandler: platform?.handler ?? null,
      close: closeAll,
    };
  } catch (cause) {
    await closeAll();
    throw await inWords(cause, config);
  }
}

/** Embedded backends listen on loopback only, at a port that only this process knows, so every caller is trusted. */
const isOnLoopback = (): boolean => true;

/**
 * Tells which callers may set the request id of a part that runs alone: our proxies, and other parts that prove their
 * identity. The sandbox and the assistant are called by the gateway only.
 */
function trustOf(role: Backend, config: Config): (request: IncomingMessage) => boolean {
  if (role !== 'platform') return () => true;
  const isProxy: unknown = express().set('trust proxy', config.trustedProxies).get('trust proxy fn');
  const { serviceToken, previousServiceToken } = config.platform;
  const own = [serviceToken, previousServiceToken].map((token) => token && `Bearer ${token}`);
  const isOwn = (header: unknown): boolean => isOneOf(own, String(header));
  return ({ headers, socket }) =>
    isOwn(headers['x-service-authorization']) ||
    isOwn(headers.authorization) ||
    (typeof isProxy === 'function' && isProxy(socket.remoteAddress, 0) === true);
}

type Backend = 'platform' | 'provider' | 'assistant';

/**
 * Starts one backend as its own process, for the composed deployment.
 * @throws ConfigError with a sentence for what the operator has to fix
 */
export async function startAlone(
  role: Backend,
  config: Config,
  own: OwnAddress,
  logger: Logger,
): Promise<Running> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const operations = await openOperations({ ...config.operations, parts: [role], registry, logger });
  const watch = express.Router();
  watch.use(operations.watch(role, trustOf(role, config)), metricsRoute(registry, config.metricsToken));
  const backend = await startRole(role, { config, own, logger, watch, registry }).catch(
    async (cause: unknown) => {
      await operations.close();
      throw await inWords(cause, config);
    },
  );
  return {
    url: backend.url,
    close: async () => {
      await backend.close();
      await operations.close();
    },
  };
}

interface Alone {
  readonly config: Config;
  readonly own: OwnAddress;
  readonly logger: Logger;
  readonly watch: RequestHandler;
  readonly registry: Registry;
}

async function startRole(role: Backend, { config, own, logger, watch, registry }: Alone): Promise<Running> {
  const at = { host: config.host, port: config.port, watch };
  if (role === 'provider') return startProvider({ ...providerOptions(config, logger), ...at });
  if (role === 'assistant')
    return startAssistant({
      ...assistantOptions(config, () => config.gatewayUrl ?? 'http://127.0.0.1:4000', logger),
      ...at,
    });
  const mails = createMailMetrics(registry);
  const options = { ...platformOptions(config, own, logger), onMail: mails.attempted };
  const platform = await startPlatform({ ...options, ...at });
  mails.readWaiting(() => platform.waitingMails());
  return platform;
}

/**
 * The data of a backup: rows and uploads of the platform, and the reservations of the embedded sandbox. Conversations are
 * left out, because they are deleted after a day.
 */
export function backupSource(config: Config, logger: Logger): BackupSource {
  const dataDir = join(config.dataDir, 'platform');
  return {
    ...backupContents(dataDir),
    dataDir,
    ...(config.databaseUrl !== null && { databaseUrl: config.databaseUrl }),
    folders: config.provider.url === null ? { provider: join(config.dataDir, 'provider') } : {},
    logger: logger.child({ part: 'backup' }),
  };
}
