import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import express, { type RequestHandler } from 'express';
import { startAssistant } from './backends/assistant/main.ts';
import { createPlatform, startPlatform } from './backends/platform/main.ts';
import { startProvider } from './backends/provider/main.ts';
import { brand } from './brand.ts';
import type { Config } from './config.ts';
import { listen } from './http/listen.ts';
import type { Logger } from './logger.ts';

const loopback = '127.0.0.1';

/** A backend that runs in this process. */
interface Running {
  readonly url: string;
  close(): Promise<void>;
}

/** The platform on a loopback port as well: the gateway meets it over HTTP like any client. */
async function serve(platform: {
  readonly handler: RequestHandler;
  close(): Promise<void>;
}): Promise<Running> {
  const { port, close } = await listen(express().use(platform.handler), { host: loopback, port: 0 });
  return {
    url: `http://${loopback}:${port}`,
    close: async () => {
      await close();
      await platform.close();
    },
  };
}

/** Where the upstreams are, embedded or not. */
export interface Upstreams {
  readonly platformUrl: string;
  readonly providerUrl: string;
  readonly chatUrl: string;
  /** The platform's public paths, to be mounted on our own origin; null when it is not embedded. */
  readonly platformHandler: RequestHandler | null;
  close(): Promise<void>;
}

/** Addresses that are known only once the server listens. */
export interface OwnAddress {
  readonly publicUrl: () => string;
  /** Where this process reaches itself: a public name may lead through a proxy, or nowhere from inside. */
  readonly innerUrl: () => string;
  readonly origins: () => readonly string[];
}

const folder = (config: Config, name: string): string => {
  const path = join(config.dataDir, name);
  mkdirSync(path, { recursive: true });
  return path;
};

const platformOptions = (config: Config, own: OwnAddress, logger: Logger) => ({
  appId: config.appId,
  dataDir: folder(config, 'platform'),
  ...(config.databaseUrl !== null && { databaseUrl: config.databaseUrl }),
  publicUrl: own.publicUrl,
  allowedOrigins: own.origins,
  serviceToken: config.platform.serviceToken,
  demo: config.isDemo,
  ...(config.smtpUrl !== null && { smtpUrl: config.smtpUrl }),
  ...(config.admin && { admin: config.admin }),
  brand,
  trustedProxies: config.trustedProxies,
  logger: logger.child({ part: 'platform' }),
});

const providerOptions = (config: Config, logger: Logger) => ({
  dataDir: folder(config, 'provider'),
  username: config.provider.username,
  password: config.provider.password,
  control: config.environment === 'dev',
  logger: logger.child({ part: 'provider' }),
});

const assistantOptions = (config: Config, gatewayUrl: () => string, logger: Logger) => ({
  secret: config.chat.secret,
  model: config.model,
  gatewayUrl,
  dataDir: folder(config, 'assistant'),
  ...(config.databaseUrl !== null && { databaseUrl: config.databaseUrl }),
  logger: logger.child({ part: 'assistant' }),
});

/**
 * Starts the backends whose URL is not configured, each on a loopback port of its own.
 * @throws what a backend throws when it cannot start; those already running are closed
 */
export async function startEmbedded(config: Config, own: OwnAddress, logger: Logger): Promise<Upstreams> {
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
      config.platform.url === null ? createPlatform(platformOptions(config, own, logger)) : null,
      config.provider.url === null
        ? startProvider({ ...providerOptions(config, logger), host: loopback, port: 0 }).then(keep)
        : null,
      config.chat.url === null
        ? startAssistant({
            ...assistantOptions(config, () => config.gatewayUrl ?? own.innerUrl(), logger),
            host: loopback,
            port: 0,
          }).then(keep)
        : null,
    ]);
    const platformServer = platform ? keep(await serve(platform)) : null;
    return {
      platformUrl: config.platform.url ?? platformServer?.url ?? '',
      providerUrl: config.provider.url ?? provider?.url ?? '',
      chatUrl: config.chat.url ?? assistant?.url ?? '',
      platformHandler: platform?.handler ?? null,
      close: closeAll,
    };
  } catch (cause) {
    await closeAll();
    throw cause;
  }
}

/** One backend as a process of its own, for the composed deployment. */
export async function startAlone(
  role: 'platform' | 'provider' | 'assistant',
  config: Config,
  own: OwnAddress,
  logger: Logger,
): Promise<Running> {
  const at = { host: config.host, port: config.port };
  if (role === 'platform') return startPlatform({ ...platformOptions(config, own, logger), ...at });
  if (role === 'provider') return startProvider({ ...providerOptions(config, logger), ...at });
  return startAssistant({
    ...assistantOptions(config, () => config.gatewayUrl ?? 'http://127.0.0.1:4000', logger),
    ...at,
  });
}
