import pino from 'pino';
import { z } from 'zod';
import { assistantApp } from '#backends/assistant/app.ts';
import type { Answerer } from '#backends/assistant/conversation.ts';
import type { Answer } from '#backends/assistant/dialog/responder.ts';
import { openThreads, type Threads } from '#backends/assistant/threads/threads.ts';
import type { Database } from '#backends/kit/database/database.ts';
import { listen } from '#backends/kit/http/http-server.ts';

const logger = pino({ level: 'silent' });

export const answered = (text: string, more: Partial<Answer> = {}): Answer => ({
  reply: { text, suggestions: ['More'], actions: [{ kind: 'TALK_TO_PERSON', href: null }], mood: 'pleased' },
  language: 'en',
  state: null,
  ...more,
});

export interface Service {
  readonly url: string;
  readonly threads: Threads;
  close(): Promise<void>;
}

interface ServiceOptions {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  /** An embedded database that is open already, which the caller closes afterwards. */
  readonly database?: Database;
  readonly answer: Answerer;
  readonly now?: () => number;
  readonly replyMs?: number;
  /** Secret that is accepted in addition to `hush`. */
  readonly previousSecret?: string;
  /** Another service whose database it shares. */
  readonly beside?: Service;
  /** Whether its database is available at the start; by default the test waits for it. */
  readonly isReady?: boolean;
}

/** Starts the service with a database of its own and a responder that the test writes. */
export async function startService(options: ServiceOptions): Promise<Service> {
  const { dataDir, databaseUrl, database, now = Date.now, isReady = true, beside, ...parts } = options;
  const threads = beside?.threads ?? openThreads({ dataDir, databaseUrl, opened: database, logger, now });
  // A message waits for the database by itself, but on a busy machine not long enough.
  if (isReady) await threads.check();
  const app = assistantApp({ secret: 'hush', threads, now, logger, ...parts });
  const server = await listen(app, { port: 0, host: '127.0.0.1' });
  return {
    url: server.url,
    threads,
    close: async () => {
      await server.close();
      if (!beside) await threads.close();
    },
  };
}

/** A refusal has neither field. */
const said = z.looseObject({ threadId: z.string().default(''), response: z.string().default('') });
const transcript = z.object({
  turns: z.array(z.object({ role: z.string(), text: z.string(), at: z.iso.datetime() })).default([]),
});

const conversations = z.object({
  conversations: z.array(transcript.extend({ threadId: z.string() })).default([]),
});

type Headers = Readonly<Record<string, string>>;

/** Calls the service like the gateway does. */
export const callsTo = (service: () => Service) => {
  const headers = { 'content-type': 'application/json', authorization: 'Bearer hush' };
  return {
    post: (body: string, more: Headers = {}, signal?: AbortSignal) =>
      fetch(`${service().url}/chat`, {
        method: 'POST',
        headers: { ...headers, ...more },
        body,
        ...(signal && { signal }),
      }),
    /** @param caller id of the member; null for a visitor @param key idempotency key; null for none */
    say: async (
      message: string,
      threadId: string | null,
      caller: string | null = null,
      key: string | null = null,
    ) => {
      const answer = await fetch(`${service().url}/chat`, {
        method: 'POST',
        headers: {
          ...headers,
          ...(caller !== null && { 'x-caller-id': caller }),
          ...(key !== null && { 'idempotency-key': key }),
        },
        body: JSON.stringify({ message, ...(threadId !== null && { threadId }) }),
      });
      return { status: answer.status, body: said.parse(await answer.json()) };
    },
    /** Reads every conversation of a member. */
    readAll: async (more: Headers) => {
      const answer = await fetch(`${service().url}/chat`, { headers: { ...headers, ...more } });
      return { status: answer.status, conversations: conversations.parse(await answer.json()).conversations };
    },
    /** Deletes the conversations; returns the status. */
    forget: async (more: Headers) =>
      (await fetch(`${service().url}/chat`, { method: 'DELETE', headers: { ...headers, ...more } })).status,
    read: async (threadId: string, caller: string | null = null) => {
      const more: Headers = caller === null ? {} : { 'x-caller-id': caller };
      const answer = await fetch(`${service().url}/chat/${threadId}`, { headers: { ...headers, ...more } });
      return { status: answer.status, turns: transcript.parse(await answer.json()).turns };
    },
  };
};
