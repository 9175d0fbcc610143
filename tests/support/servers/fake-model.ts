import type { ServerResponse } from 'node:http';
import { z } from 'zod';
import { startStubServer } from './stub-server.ts';

/** Response of the fake model to one request. */
export type Step =
  /** Text, streamed in these fragments. */
  | { readonly kind: 'text'; readonly words: readonly string[] }
  | { readonly kind: 'refusal' }
  /** Accepts the request and never responds. */
  | { readonly kind: 'silence' }
  /** Text, then nothing more on an open connection. */
  | { readonly kind: 'stall'; readonly words: readonly string[] }
  /** Text, then the connection is cut. */
  | { readonly kind: 'cut'; readonly words: readonly string[] }
  /** Repeats the words without end. */
  | { readonly kind: 'endless'; readonly words: string }
  | { readonly kind: 'status'; readonly status: number }
  /** Another body with status 200. */
  | { readonly kind: 'body'; readonly type: string; readonly body: string };

const requested = z.looseObject({
  model: z.string(),
  stream: z.literal(true),
  temperature: z.literal(0),
  response_format: z.looseObject({ type: z.literal('json_schema') }),
  messages: z.array(z.strictObject({ role: z.string(), content: z.string() })),
});
type Asked = z.output<typeof requested>;

const chunk = (delta: object, finish: string | null = null): string =>
  `data: ${JSON.stringify({
    id: 'chat-1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'fake',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`;

const END = 'data: [DONE]\n\n';

function say(response: ServerResponse, words: readonly string[]): void {
  response.write(chunk({ role: 'assistant', content: '' }));
  for (const content of words) response.write(chunk({ content }));
}

function goOnForEver(response: ServerResponse, words: string): void {
  say(response, []);
  const timer = setInterval(() => response.write(chunk({ content: words }).repeat(20)), 5);
  response.on('close', () => clearInterval(timer));
}

function play(response: ServerResponse, step: Step): void {
  if (step.kind === 'status') {
    response.writeHead(step.status, { 'content-type': 'application/json' }).end('{"error":{"message":"no"}}');
    return;
  }
  if (step.kind === 'silence') return;
  const type = step.kind === 'body' ? step.type : 'text/event-stream';
  response.writeHead(200, { 'content-type': type });
  if (step.kind === 'body') response.end(step.body);
  else if (step.kind === 'endless') goOnForEver(response, step.words);
  else if (step.kind === 'refusal') response.end(chunk({ refusal: 'I will not.' }) + chunk({}, 'stop') + END);
  else {
    say(response, step.words);
    if (step.kind === 'text') response.end(chunk({}, 'stop') + END);
    if (step.kind === 'cut') response.write('', () => response.destroy());
  }
}

/** A model server with scripted responses: one step per request, the last one repeats. */
export async function startFakeModel() {
  const server = await startStubServer();
  const script = (...steps: readonly (Step | ((requested: Asked) => Step))[]): void =>
    server.answer(({ body }, response, index) => {
      const step = steps[Math.min(index, steps.length - 1)];
      if (!step) throw new Error('a script has a step');
      play(response, typeof step === 'function' ? step(requested.parse(JSON.parse(body))) : step);
    });
  return {
    /** Base URL. */
    url: `${server.url}/v1`,
    script,
    /** Every request since the script was set. */
    seen: () =>
      server.seen.map(({ url, headers, body }) => ({
        url,
        headers,
        body: requested.parse(JSON.parse(body)),
      })),
    close: () => server.close(),
  };
}

export type FakeModel = Awaited<ReturnType<typeof startFakeModel>>;
