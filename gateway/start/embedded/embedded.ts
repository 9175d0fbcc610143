import express, { type RequestHandler } from 'express';
import type { Database } from '#backends/kit/database/database.ts';
import { startAssistant } from '#backends/assistant/main.ts';
import { createPlatform } from '#backends/platform/main.ts';
import { startProvider } from '#backends/provider/main.ts';
import type { Config } from '#gateway/config.ts';
import { listen } from '#gateway/http/listener/listen.ts';
import type { Logger } from '#gateway/logger.ts';
import { createMailMetrics } from '#gateway/operations/metrics/mail-metrics.ts';
import type { Operations } from '#gateway/operations/operations.ts';
import { awaitAll } from './await-all.ts';
import { assistantOptions, platformOptions, providerOptions } from './backend-options.ts';
import type { OwnAddress } from './backend-options.ts';
import { deleteOldConversations } from './old-conversations.ts';
import { type Backend, inWords, type RunningBackend } from './running-backend.ts';
import { openShared } from './shared-database.ts';

const loopback = '127.0.0.1';

/** Serves the platform on a loopback port too, because the gateway uses it over HTTP like any client. */
async function serve(
  platform: { readonly handler: RequestHandler; close(): Promise<void> },
  watch: RequestHandler,
): Promise<RunningBackend> {
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
  const running: RunningBackend[] = [];
  let database: Database | null = null;
  const closeAll = async () => {
    try {
      await awaitAll(running.map((backend) => backend.close()));
    } finally {
      await database?.close();
    }
  };
  const keep = <T extends RunningBackend>(backend: T): T => {
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
