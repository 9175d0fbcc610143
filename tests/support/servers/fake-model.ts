import type { ServerResponse } from 'node:http';
import { z } from 'zod';
import { startTinyServer } from './tiny-server.ts';

interface Call {
  readonly name: string;
  readonly args: object | string;
}

/** What a model does with one request. */
export type Step =
  /** Words, fragment by fragment. */
  | { readonly kind: 'text'; readonly words: readonly string[] }
  /** Calls of tools side by side, with words before them. */
  | { readonly kind: 'calls'; readonly calls: readonly Call[]; readonly words?: string }
  | { readonly kind: 'refusal' }
  /** Takes the request and says nothing. */
  | { readonly kind: 'silence' }
  /** Words, then nothing more. */
  | { readonly kind: 'stall'; readonly words: readonly string[] }
  /** Words, then the line is cut. */
  | { readonly kind: 'cut'; readonly words: readonly string[] }
  /** The same words for ever. */
  | { readonly kind: 'endless'; readonly words: string }
  | { readonly kind: 'status'; readonly status: number }
  /** Something else under the right status. */
  | { readonly kind: 'body'; readonly type: string; readonly body: string };

const asked = z.object({
  model: z.string(),
  stream: z.literal(true),
  tool_choice: z.string(),
  tools: z.array(z.object({ function: z.object({ name: z.string(), parameters: z.looseObject({}) }) })),
  messages: z.array(
    z.object({ role: z.string(), content: z.string().nullish(), tool_call_id: z.string().optional() }),
  ),
});
type Asked = z.output<typeof asked>;

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

/** Names come first and arguments in two halves, as the real ones do it. */
function call(response: ServerResponse, { calls, words }: Step & { kind: 'calls' }): void {
  say(response, words === undefined ? [] : [words]);
  calls.forEach(({ name, args }, index) => {
    const text = typeof args === 'string' ? args : JSON.stringify(args);
    const half = Math.ceil(text.length / 2);
    const begin = { index, id: `call-${index}`, type: 'function', function: { name, arguments: '' } };
    response.write(chunk({ tool_calls: [begin] }));
    for (const part of [text.slice(0, half), text.slice(half)])
      response.write(chunk({ tool_calls: [{ index, function: { arguments: part } }] }));
  });
  response.end(chunk({}, 'tool_calls') + END);
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
  else if (step.kind === 'calls') call(response, step);
  else if (step.kind === 'endless') goOnForEver(response, step.words);
  else if (step.kind === 'refusal') response.end(chunk({ refusal: 'I will not.' }) + chunk({}, 'stop') + END);
  else {
    say(response, step.words);
    if (step.kind === 'text') response.end(chunk({}, 'stop') + END);
    if (step.kind === 'cut') response.write('', () => response.destroy());
  }
}

/** A model server that does what a test wrote down: one step a request, the last one again and again. */
export async function startFakeModel() {
  const server = await startTinyServer();
  const script = (...steps: readonly (Step | ((asked: Asked) => Step))[]): void =>
    server.answer(({ body }, response, index) => {
      const step = steps[Math.min(index, steps.length - 1)];
      if (!step) throw new Error('a script has a step');
      play(response, typeof step === 'function' ? step(asked.parse(JSON.parse(body))) : step);
    });
  return {
    /** Base address. */
    url: `${server.url}/v1`,
    script,
    /** Every request since the script began. */
    seen: () =>
      server.seen.map(({ url, headers, body }) => ({ url, headers, ...asked.parse(JSON.parse(body)) })),
    close: () => server.close(),
  };
}

export type FakeModel = Awaited<ReturnType<typeof startFakeModel>>;
