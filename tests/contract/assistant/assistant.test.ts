import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { startAssistant } from '#backends/assistant/main.ts';
import { untilReady } from '#tests/support/servers/ready.ts';
import { startStubServer } from '#tests/support/servers/stub-server.ts';
import type { StubServer } from '#tests/support/servers/stub-server.ts';
import { type EmbeddedFolder, embeddedFolder } from '../support/embedded-folder.ts';

let gateway: StubServer;
let folder: EmbeddedFolder;
let assistant: { url: string; close(): Promise<void> };

beforeAll(async () => {
  gateway = await startStubServer();
  folder = embeddedFolder();
  assistant = await startAssistant({
    port: 0,
    host: '127.0.0.1',
    secret: 'hush',
    gatewayUrl: () => gateway.url,
    dataDir: folder.path,
    logger: pino({ level: 'silent' }),
  });
  await untilReady(assistant.url);
});
afterAll(async () => {
  await assistant.close();
  await gateway.close();
  folder.remove();
});
beforeEach(() => gateway.json({ errors: [{ message: 'no' }] }));

const reply = z.object({
  threadId: z.string(),
  response: z.string(),
  suggestions: z.array(z.string()),
  actions: z.array(z.object({ kind: z.string(), href: z.string().nullable() })),
  mood: z.string(),
});
const say = async (message: string, threadId?: string) => {
  const answer = await fetch(`${assistant.url}/chat`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: 'Bearer hush',
      'x-caller-token': 'sealed',
    },
    body: JSON.stringify({ message, threadId, context: { kind: 'general' } }),
  });
  expect(answer.status).toBe(200);
  return reply.parse(await answer.json());
};

describe('the assistant started with its defaults', () => {
  it('replies in the language of the message and continues the thread', async () => {
    const first = await say('Hello!');
    expect(first.response).toMatch(/[a-z]/i);
    expect(first.actions.at(-1)).toEqual({ kind: 'TALK_TO_PERSON', href: null });
    const second = await say('שלום', first.threadId);
    expect(second.threadId).toBe(first.threadId);
    expect(second.response).toMatch(/[א-ת]/);
    // A message without letters is answered in the language of the conversation.
    expect((await say('?!', first.threadId)).response).toMatch(/[א-ת]/);
    expect(gateway.seen).toHaveLength(0);
  });

  it('calls the gateway with the caller token, and apologizes when the gateway does not respond', async () => {
    const { response, mood } = await say('Find me a hotel in Paris');
    expect(gateway.seen.length).toBeGreaterThan(0);
    for (const { url, headers } of gateway.seen) {
      expect(url).toBe('/graphql');
      expect(headers['x-caller-token']).toBe('sealed');
    }
    expect(response).not.toMatch(/\d/);
    expect(mood).toBe('sorry');
  });

  it.each(['What is the dollar rate?', 'Who won the game?'])('does not invent facts: %s', async (message) => {
    expect((await say(message)).response).not.toMatch(/\d/);
  });
});
