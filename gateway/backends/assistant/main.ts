import { listen } from '../kit/http-server.ts';
import type { Logger } from '../kit/logger.ts';
import { answer } from './answer.ts';
import { assistantApp } from './app.ts';
import type { Answerer } from './conversation.ts';
import { createGateway } from './gateway-client.ts';
import { languageOf } from './language.ts';
import { openThreads } from './threads/threads.ts';

interface AssistantOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** The bearer every call must carry. */
  readonly secret: string;
  /** Origin whose `/graphql` is asked; read at each question, because it is known late. */
  readonly gatewayUrl: () => string;
  /** Folder of the conversations' embedded database; unused when `databaseUrl` is set. */
  readonly dataDir: string;
  /** PostgreSQL of the conversations; several processes may share it. */
  readonly databaseUrl?: string | undefined;
  readonly logger: Logger;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

/**
 * Starts the chat assistant. It serves at once; while its database is opened, or away, messages wait or get a 503.
 * @throws Error when the port is taken
 */
export async function startAssistant(
  options: AssistantOptions,
): Promise<{ url: string; close(): Promise<void> }> {
  const { port, host, secret, logger, dataDir, databaseUrl, gatewayUrl, now = Date.now } = options;
  const gateway = createGateway(gatewayUrl);
  const simple: Answerer = async (turn, _caller, events) => {
    const language = languageOf(turn.message) ?? turn.language;
    const text = await answer(turn.message, language, { gateway, now, logger });
    events.text(text);
    const { state, facts } = turn;
    return { reply: { text, suggestions: [], actions: [], mood: 'neutral' }, language, state, facts };
  };
  const threads = openThreads({ dataDir, databaseUrl, logger, now });
  const app = assistantApp({ secret, answer: simple, threads, now, logger });
  try {
    const server = await listen(app, { port, host });
    return {
      url: server.url,
      close: async () => {
        await server.close();
        await threads.close();
      },
    };
  } catch (error) {
    await threads.close();
    throw error;
  }
}
