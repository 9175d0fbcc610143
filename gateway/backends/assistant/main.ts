import type { RequestHandler } from 'express';
import type { Database } from '../kit/database/database.ts';
import { triedServer } from '../kit/database/database-trouble.ts';
import { listen } from '../kit/http/http-server.ts';
import type { Logger } from '../kit/logger.ts';
import { assistantApp } from './app.ts';
import type { Answerer } from './conversation.ts';
import type { Activity, Responder } from './dialog/responder.ts';
import { createResponder } from './dialog/create-responder.ts';
import { createModelClient, type ModelAddress } from './model/model-client.ts';
import { createModelReader } from './model/model-reader.ts';
import { openThreads } from './threads/threads.ts';
import { createTools } from './tools/create-tools.ts';

interface AssistantOptions {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** The bearer token that every request must carry. */
  readonly secret: string;
  /** Accepted as well while the secret is being changed. */
  readonly previousSecret?: string | undefined;
  /** Origin of the gateway's `/graphql`; read at each request, because it is not known at the start. */
  readonly gatewayUrl: () => string;
  /** Folder of the conversations' embedded database; unused when one of the next two is set. */
  readonly dataDir: string;
  /** PostgreSQL of the conversations; several processes may share it. */
  readonly databaseUrl?: string | undefined;
  /** An embedded database that is open already, because other programs of this process use it too. */
  readonly database?: Database | undefined;
  /** A model that reads messages; without one they are read by rules. */
  readonly model?: ModelAddress | null;
  /** Called with every request. */
  readonly watch?: RequestHandler | undefined;
  /** Headers for requests to the gateway that belong to the present request. */
  readonly onward?: (() => Readonly<Record<string, string>>) | undefined;
  /** Starts even when the database refuses our login: conversations fail until an operator repairs it. */
  readonly startsDegraded?: boolean;
  readonly logger: Logger;
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
  const { watch, now = Date.now } = options;
  const trouble = databaseUrl ? await triedServer(databaseUrl) : null;
  if (trouble && !options.startsDegraded) throw trouble;
  if (trouble) logger.error({ trouble: trouble.message }, 'started without conversations');
  const responder = await responderOf(options);
  const answer: Answerer = (turn, { token }, events, signal) => {
    const onActivity = (activity: Activity): void => events.activity(activity);
    const tools = createTools({
      gatewayUrl,
      callerToken: token,
      onward: options.onward ?? (() => ({})),
      signal,
      now,
      onActivity,
    });
    return responder.answer(turn, tools, events, signal);
  };
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

/** A responder that reads by rules, or with a model that the rules check. */
async function responderOf({ model, logger }: AssistantOptions): Promise<Responder> {
  if (!model) return createResponder({ logger });
  const reader = createModelReader({ client: await createModelClient(model), logger });
  return createResponder({ logger, reader });
}
