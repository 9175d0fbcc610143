/** Starts the assistant with its parts: database, tools, responder and HTTP service. */
import type { Database } from '../kit/database/database.ts';
import { checkServer } from '../kit/database/database-errors.ts';
import { listen } from '../kit/http/http-server.ts';
import { assistantApp, type AssistantParts } from './app.ts';
import type { Answerer } from './conversation.ts';
import type { Activity } from './tools/tools.ts';
import { createResponder } from './dialog/create-responder.ts';
import { rulesReader } from './dialog/reader.ts';
import { createModelClient, type ModelEndpoint } from './model/model-client.ts';
import { createModelReader } from './model/model-reader.ts';
import { openThreads, reasonOf, type ThreadsOptions } from './threads/threads.ts';
import { learnUnprepared } from './topics/guess-topic.ts';
import { createTools } from './tools/create-tools.ts';
import type { GatewayConnection } from './tools/query-gateway.ts';

interface AssistantOptions
  extends
    Pick<AssistantParts, 'secret' | 'previousSecret' | 'watch' | 'logger'>,
    Pick<ThreadsOptions, 'dataDir' | 'databaseUrl'>,
    Pick<GatewayConnection, 'gatewayUrl' | 'onward'> {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** An embedded database that is open already, because other programs of this process use it too. */
  readonly database?: Database | undefined;
  /** A model that reads messages; when missing, the rule-based reader does. */
  readonly model?: ModelEndpoint | null;
  /** Starts even when the database refuses our login: conversations fail until an operator repairs it. */
  readonly startsDegraded?: boolean;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

/**
 * Starts the chat assistant. It serves at once; while its database opens or is unreachable, messages wait or get a 503.
 * @throws StartError when the port is taken, or the database refuses our user or password
 */
export async function startAssistant(
  options: AssistantOptions,
): Promise<{ url: string; close(): Promise<void> }> {
  const { port, host, secret, previousSecret, logger, dataDir, databaseUrl, database, gatewayUrl } = options;
  const { watch, onward, now = Date.now } = options;
  const trouble = databaseUrl ? await checkServer(databaseUrl) : null;
  if (trouble && !options.startsDegraded) throw trouble;
  if (trouble)
    logger.error(
      { trouble: trouble.message },
      'started although the database cannot be reached: conversations are unavailable',
    );
  const client = options.model ? await createModelClient(options.model) : null;
  const responder = createResponder({
    logger,
    reader: client ? createModelReader({ client, logger }) : rulesReader,
  });
  const answer: Answerer = (turn, { token }, events, signal) => {
    const onActivity = (activity: Activity): void => events.activity(activity);
    const tools = createTools({ gatewayUrl, callerToken: token, onward, signal, now, onActivity });
    return responder.answer(turn, tools, events, signal);
  };
  // In the background: a message that arrives before the end waits only for the topics of its own language.
  if (!client)
    learnUnprepared().catch((cause: unknown) =>
      logger.error({ reason: reasonOf(cause) }, 'topics are not learned'),
    );
  const threads = openThreads({ dataDir, databaseUrl, opened: database, logger, now });
  const app = assistantApp({ secret, previousSecret, answer, threads, now, watch, logger });
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
