import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Answerer } from '#backends/assistant/conversation.ts';
import type { Turn } from '#backends/assistant/dialog/responder.ts';
import { type EmbeddedFolder, embeddedFolder } from '../support/embedded-folder.ts';
import { answered, callsTo, startService } from './service-under-test.ts';
import type { Service } from './service-under-test.ts';

let folder: EmbeddedFolder;
let service: Service;
let answer: Answerer;
const { post, say } = callsTo(() => service);
/** Noon of 21 November in Israel. */
const now = () => Date.UTC(2026, 10, 21, 10);

beforeAll(async () => {
  folder = embeddedFolder();
  service = await startService({ dataDir: folder.path, now, answer: (...turn) => answer(...turn) });
});
afterAll(async () => {
  await service.close();
  folder.remove();
});
beforeEach(() => {
  answer = async ({ message }) => answered(`You said ${message}`);
});

const body = (fields: object) => JSON.stringify({ message: 'Hi', ...fields });

describe('the assistant refuses', () => {
  it.each<[string, string, Record<string, string>, number]>([
    ['no bearer', body({}), { authorization: '' }, 401],
    ['another bearer', body({}), { authorization: 'Bearer hush2' }, 401],
    ['a body that is not JSON', '{', {}, 400],
    ['another content type', body({}), { 'content-type': 'text/plain' }, 415],
    ['a list', '[]', {}, 400],
    ['no message', '{}', {}, 400],
    ['a message that is not a text', '{"message":5}', {}, 400],
    ['a blank message', body({ message: '  ' }), {}, 400],
    ['a message of control characters only', body({ message: '\0' }), {}, 400],
    ['a long message', body({ message: 'x'.repeat(2_001) }), {}, 400],
    ['a context that is not an object', body({ context: 'hotel' }), {}, 400],
    ['an invalid caller id', body({}), { 'x-caller-id': 'a b' }, 400],
    ['an invalid idempotency key', body({}), { 'idempotency-key': 'short' }, 400],
    ['a large body', body({ padding: 'x'.repeat(40_000) }), {}, 413],
    ['an unknown thread', body({ threadId: '00000000-0000-4000-8000-000000000000' }), {}, 404],
    ['an invalid thread id', body({ threadId: 'thread' }), {}, 404],
    [
      'an invalid thread id, for a reply in lines',
      body({ threadId: 'thread' }),
      { accept: 'application/x-ndjson' },
      404,
    ],
  ])('%s', async (_name, text, headers, status) => {
    const response = await post(text, headers);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ message: expect.any(String) });
  });

  it('an unknown path', async () => {
    expect((await fetch(`${service.url}/elsewhere`)).status).toBe(404);
  });
});

describe('the secret of the assistant while it is being changed', () => {
  it('is accepted with its old and its new value, and no other', async () => {
    const changing = await startService({
      dataDir: folder.path,
      beside: service,
      previousSecret: 'hush of last year',
      answer: () => Promise.resolve(answered('Yes.')),
    });
    const { post: ask } = callsTo(() => changing);
    const statusWith = async (bearer: string): Promise<number> =>
      (await ask(body({}), { authorization: bearer })).status;
    expect(await statusWith('Bearer hush')).toBe(200);
    expect(await statusWith('Bearer hush of last year')).toBe(200);
    for (const other of ['Bearer hush of', 'Bearer undefined', 'Bearer ', 'hush', ''])
      expect({ other, status: await statusWith(other) }).toEqual({ other, status: 401 });
    await changing.close();
  });
});

it('the responder gets what the gateway sends, without invalid fields', async () => {
  const turns: Turn[] = [];
  const callers: unknown[] = [];
  answer = async (turn, caller) => {
    turns.push(turn);
    callers.push(caller);
    return answered('Yes.');
  };
  const context = { kind: 'hotel', hotelId: '17', path: '/Hotel?id=17', today: '2026-11-22', language: 'he' };
  await post(body({ context, other: 1 }), { 'x-caller-token': 'sealed', 'x-caller-id': 'm1' });
  await post(body({ context: { kind: 'x', hotelId: 'a b', path: '//evil.example', today: '2027-01-01' } }));
  await post(body({ message: '?!', context: { ...context, hotelId: 5 } }));
  await post(body({ message: 'a\0b\ud800' }));
  expect(turns).toMatchObject([
    {
      message: 'Hi',
      language: 'en',
      today: '2026-11-22',
      isSignedIn: true,
      context: { kind: 'hotel', hotelId: '17', bookingId: null, path: '/Hotel?id=17' },
      history: [],
    },
    { today: '2026-11-21', isSignedIn: false, context: { kind: 'general', hotelId: null, path: null } },
    { language: 'he', context: { kind: 'hotel', hotelId: null } },
    { message: 'ab', today: '2026-11-21', context: { kind: 'general' } },
  ]);
  expect(callers.slice(0, 2)).toEqual([
    { id: 'm1', token: 'sealed' },
    { id: null, token: null },
  ]);
});

it('the assistant responds with JSON, and continues the thread with its state, language and history', async () => {
  const first = await say('שלום', null);
  expect(first).toEqual({
    status: 200,
    body: {
      threadId: expect.any(String),
      response: 'You said שלום',
      suggestions: ['More'],
      actions: [{ kind: 'TALK_TO_PERSON', href: null }],
      mood: 'pleased',
    },
  });
  answer = async () => answered('Next.', { state: { page: 2 }, language: 'he' });
  await say('And?', first.body.threadId);
  let third: Turn | null = null;
  answer = async (turn) => {
    third = turn;
    return answered('Last.');
  };
  expect((await say('?', first.body.threadId)).body.threadId).toBe(first.body.threadId);
  expect(third).toMatchObject({
    state: { page: 2 },
    language: 'he',
    history: [
      { role: 'traveller', text: 'שלום' },
      { role: 'assistant', text: 'You said שלום' },
      { role: 'traveller', text: 'And?' },
      { role: 'assistant', text: 'Next.' },
    ],
  });
});

describe('a reply in lines', () => {
  const accept = { accept: 'application/x-ndjson, application/json;q=0.9' };

  it('is sent piece by piece', async () => {
    let goOn: () => void = () => {};
    const read = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    answer = async (_turn, _caller, events) => {
      events.activity('searching');
      events.text('First. ');
      await read;
      events.text('Second.');
      return answered('First. Second.');
    };
    const response = await post(body({}), accept);
    expect(response.headers.get('content-type')).toBe('application/x-ndjson');
    const lines: unknown[] = [];
    let rest = '';
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const pieces = `${rest}${part}`.split('\n');
      rest = pieces.pop() ?? '';
      lines.push(...pieces.map((piece) => JSON.parse(piece)));
      // The reply continues only after its first piece has arrived.
      if (lines.length === 2) goOn();
    }
    expect(lines).toEqual([
      { type: 'activity', activity: 'searching' },
      { type: 'text', text: 'First. ' },
      { type: 'text', text: 'Second.' },
      {
        type: 'reply',
        threadId: expect.any(String),
        response: 'First. Second.',
        suggestions: ['More'],
        actions: [{ kind: 'TALK_TO_PERSON', href: null }],
        mood: 'pleased',
      },
    ]);
  });

  it('has a failure as its last line', async () => {
    answer = async (_turn, _caller, events) => {
      events.text('So far. ');
      throw new Error('inside');
    };
    const text = await (await post(body({}), accept)).text();
    expect(text.trim().split('\n')).toEqual([
      '{"type":"text","text":"So far. "}',
      '{"type":"error","status":503}',
    ]);
  });
});

it('a failure of a reply that is not streamed is a 500 without details', async () => {
  answer = async () => {
    throw new Error('inside');
  };
  const response = await post(body({}));
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('inside');
});

it('the responder stops when the client disconnects, and the thread does not change', async () => {
  const { threadId } = (await say('Hi', null)).body;
  const client = new AbortController();
  const stopped = new Promise<void>((resolve) => {
    answer = (_turn, _caller, _events, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          reject(signal.reason);
          resolve();
        });
        client.abort();
      });
  });
  await expect(post(body({ threadId }), {}, client.signal)).rejects.toThrow('aborted');
  await stopped;
  const seen: Turn[] = [];
  answer = async (turn) => {
    seen.push(turn);
    return answered('Back.');
  };
  expect((await say('And now?', threadId)).status).toBe(200);
  expect(seen[0]?.history).toHaveLength(2);
});

it.each<[Record<string, string>, number, string]>([
  [{}, 503, '"message":"No response in time"'],
  [{ accept: 'application/x-ndjson' }, 200, '{"type":"error","status":503}\n'],
])(
  'a reply that takes too long is a 503, even from a responder that ignores the abort (%o)',
  async (headers, status, text) => {
    const late = await startService({
      dataDir: 'memory://',
      beside: service,
      replyMs: 4_000,
      answer: () => new Promise(() => {}),
    });
    const response = await callsTo(() => late).post(body({}), headers);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(text);
    await late.close();
  },
);
