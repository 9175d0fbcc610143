import { listen } from '../kit/http-server.ts';
import type { Logger } from '../kit/logger.ts';
import { assistantApp } from './app.ts';
import { createGateway } from './gateway-client.ts';
import { openThreads } from './threads.ts';

interface AssistantOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** The bearer every call must carry. */
  readonly secret: string;
  /** Origin whose `/graphql` is asked; read at each question, because it is known late. */
  readonly gatewayUrl: () => string;
  /** Folder of the conversations. */
  readonly dataDir: string;
  readonly logger: Logger;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

/**
 * Starts the chat assistant: rules over live data, no model.
 * @throws Error when the folder cannot be written or the port is taken
 */
export async function startAssistant(
  options: AssistantOptions,
): Promise<{ url: string; close(): Promise<void> }> {
  const { port, host, secret, logger, dataDir, gatewayUrl, now = Date.now } = options;
  const threads = await openThreads(dataDir, now);
  const app = assistantApp({ secret, threads, now, logger, gateway: createGateway(gatewayUrl) });
  return listen(app, { port, host });
}
