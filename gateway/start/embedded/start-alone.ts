import type { IncomingMessage } from 'node:http';
import express, { type RequestHandler } from 'express';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { startAssistant } from '#backends/assistant/main.ts';
import { isSharedSecret } from '#backends/kit/shared-secret.ts';
import { startPlatform } from '#backends/platform/main.ts';
import { startProvider } from '#backends/provider/main.ts';
import type { Config } from '#gateway/config.ts';
import type { Logger } from '#gateway/logger.ts';
import { createMailMetrics } from '#gateway/operations/metrics/mail-metrics.ts';
import { metricsRoute } from '#gateway/operations/metrics/metrics-route.ts';
import { openOperations } from '#gateway/operations/operations.ts';
import { assistantOptions, platformOptions, providerOptions } from './backend-options.ts';
import type { OwnAddress } from './backend-options.ts';
import { type Backend, inWords, type RunningBackend } from './running-backend.ts';

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

/**
 * Starts one backend as its own process, for the composed deployment.
 * @throws ConfigError with a sentence for what the operator has to fix
 */
export async function startAlone(
  role: Backend,
  config: Config,
  own: OwnAddress,
  logger: Logger,
): Promise<RunningBackend> {
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

async function startRole(
  role: Backend,
  { config, own, logger, watch, registry }: Alone,
): Promise<RunningBackend> {
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
