import { join } from 'node:path';
import type { IncomingMessage } from 'node:http';
import express, { type RequestHandler } from 'express';
import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Database } from '#backends/kit/database/database.ts';
import { folderTrouble } from '#backends/kit/database/database-errors.ts';
import { StartError } from '#backends/kit/start/start-error.ts';
import { startAssistant } from '#backends/assistant/main.ts';
import { isSharedSecret } from '#backends/kit/shared-secret.ts';
import type { BackupSource } from '#backends/backup/source.ts';
import { backupContents } from '#backends/platform/backup-contents.ts';
import { createPlatform, startPlatform } from '#backends/platform/main.ts';
import { startProvider } from '#backends/provider/main.ts';
import type { Config } from '#gateway/config.ts';
import { ConfigError } from '#gateway/config/environment.ts';
import { listen } from '#gateway/http/listener/listen.ts';
import type { Logger } from '#gateway/logger.ts';
import { createMailMetrics } from '#gateway/operations/metrics/mail-metrics.ts';
import { metricsRoute } from '#gateway/operations/metrics/metrics-route.ts';
import { openOperations, type Operations } from '#gateway/operations/operations.ts';
import { awaitAll } from './await-all.ts';
import { assistantOptions, platformOptions, providerOptions } from './backend-options.ts';
import type { OwnAddress } from './backend-options.ts';
import { deleteOldConversations } from './old-conversations.ts';
import { openShared } from './shared-database.ts';

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
  try {
    const { port, close } = await listen(app, { host: loopback, port: 0 });
    const closeBoth = async () => {
      try {
        await close();
      } finally {
        await platform.close();
      }
    };
    return { url: `http://${loopback}:${port}`, close: closeBoth };
  } catch (error) {
    await platform.close();
    throw error;
  }
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

/** Turns an error at start that the operator can fix into a ConfigError; returns every other error unchanged. */
async function inWords(cause: unknown, { dataDir }: Config): Promise<unknown> {
  const trouble = cause instanceof StartError ? cause : await folderTrouble(cause, dataDir);
  return trouble ? new ConfigError(trouble.message, { cause }) : cause;
}

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
  let database: Database | null = null;
  const closeAll = async () => {
    try {
      await awaitAll(running.map((backend) => backend.close()));
    } finally {
      await database?.close();
    }
  };
  const keep = <T extends Running>(backend: T): T => {
    running.push(backend);
    return backend;
  };
  try {
    // Unusable settings are found here, before anything starts.
    const options = config.platform.url === null ? platformOptions(config, own, logger) : null;
    const sandboxOptions = config.provider.url === null ? providerOptions(config, logger) : null;
    database = options && (await openShared(options));
    const chatOptions =
      config.chat.url === null
        ? assistantOptions(config, () => config.gatewayUrl ?? own.innerUrl(), logger, database)
        : null;
    if (chatOptions && database) await deleteOldConversations(chatOptions.dataDir, logger);
    const startOwnPlatform = async (it: NonNullable<typeof options>) => {
      const shared = { ...it, ...(database && { database }), onMail: mails.attempted };
      const platform = await createPlatform(shared);
      const server = keep(await serve(platform, operations.watch('platform', isOnLoopback)));
      mails.readWaiting(platform.waitingMails);
      return { url: server.url, handler: platform.handler };
    };
    const at = (part: Backend) => ({ watch: operations.watch(part, isOnLoopback), host: loopback, port: 0 });
    const startSandbox = async (it: NonNullable<typeof sandboxOptions>) =>
      keep(await startProvider({ ...it, ...at('provider') }));
    const startChat = async (it: NonNullable<typeof chatOptions>) =>
      keep(await startAssistant({ ...it, ...at('assistant') }));
    const [platform, provider, assistant] = await awaitAll([
      options && startOwnPlatform(options),
      sandboxOptions && startSandbox(sandboxOptions),
      chatOptions && startChat(chatOptions),
    ]);
    return {
      platformUrl: config.platform.url ?? platform?.url ?? '',
      providerUrl: config.provider.url ?? provider?.url ?? '',
      chatUrl: config.chat.url ?? assistant?.url ?? '',
      platformHandler: platform?.handler ?? null,
      close: closeAll,
    };
  } catch (cause) {
    await closeAll().catch((error: unknown) => logger.warn({ err: error }, 'a backend could not be closed'));
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
  const isOwn = (header: unknown): boolean => isSharedSecret(own, String(header));
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
 * The data of a backup: rows and uploads of the platform, and the reservations of the embedded sandbox. Conversations
 * are left out, because they are deleted after a day.
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
