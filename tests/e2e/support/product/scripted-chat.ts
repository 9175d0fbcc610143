import type { ServerResponse } from 'node:http';
import { z } from 'zod';
import { startStubServer } from '#tests/support/servers/stub-server.ts';

const bodyShape = z.object({
  message: z.string(),
  threadId: z.string().optional(),
  context: z
    .object({ kind: z.string(), path: z.string().optional(), today: z.string().optional() })
    .optional(),
});

/** A message as the chat service receives it. */
export type AskedMessage = z.output<typeof bodyShape>;

/** A reply in the wire format of the chat service. */
interface ScriptedReply {
  readonly response: string;
  readonly suggestions?: readonly string[];
  readonly actions?: readonly { readonly kind: string; readonly href: string | null }[];
  readonly mood?: string;
}

/** Chooses the response to a message: a reply, the beginning of a reply that never ends, or none. */
type Script = (message: string) => ScriptedReply | { readonly begun: string } | 'silence';

export interface ScriptedChat {
  readonly url: string;
  /** Messages received so far. */
  readonly requested: readonly AskedMessage[];
  /** While down, the service answers every request with 503. */
  setDown(isDown: boolean): void;
  close(): Promise<void>;
}

const line = (response: ServerResponse, event: object) => void response.write(`${JSON.stringify(event)}\n`);

/** A chat service that streams scripted replies and stores its threads. */
export async function startScriptedChat(script: Script): Promise<ScriptedChat> {
  const server = await startStubServer();
  const requested: AskedMessage[] = [];
  const threads = new Map<string, { role: string; text: string }[]>();
  let isDown = false;

  const answer = (body: string, response: ServerResponse) => {
    const message = bodyShape.parse(JSON.parse(body));
    requested.push(message);
    const threadId = message.threadId ?? `thread-${threads.size + 1}`;
    const turns = threads.get(threadId) ?? [];
    threads.set(threadId, turns);
    turns.push({ role: 'traveller', text: message.message });
    response.writeHead(200, { 'content-type': 'application/x-ndjson' });
    line(response, { type: 'activity', activity: 'searching' });
    const said = script(message.message);
    if (said === 'silence') return;
    if ('begun' in said) {
      line(response, { type: 'text', text: said.begun });
      return;
    }
    turns.push({ role: 'assistant', text: said.response });
    line(response, { type: 'text', text: said.response });
    line(response, { type: 'reply', threadId, ...said });
    response.end();
  };
  server.answer(({ method, url, body }, response) => {
    if (isDown) {
      response.writeHead(503).end();
      return;
    }
    if (method === 'POST') {
      answer(body, response);
      return;
    }
    const threadId = url.split('/').at(-1) ?? '';
    const known = threads.get(threadId);
    response.writeHead(known ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(known ? { threadId, turns: known } : {}));
  });
  return {
    url: server.url,
    requested,
    setDown: (next) => {
      isDown = next;
    },
    close: () => server.close(),
  };
}
