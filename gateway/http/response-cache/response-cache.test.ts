import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '#gateway/context.ts';
import { AppError } from '#gateway/errors.ts';
import type { AnsweredOperation } from '#gateway/operations/metrics/graphql-metrics.ts';
import type { ResponseCacheOutcome } from '#gateway/operations/metrics/response-cache-metrics.ts';
import { type ResponseCache, createResponseCache } from './response-cache.ts';
import { persistedDocuments } from './persisted-documents.ts';

const id = 'a'.repeat(64);
const documents = persistedDocuments({
  [id]: 'query Hotels($n: Int) { __typename hotelSearch(n: $n) { key } }',
});
const visitor = { viewer: null, isViewerUnknown: false, isReadOnly: false } as Context;

let server: Server;
let url: string;
/** State of the simulated app and caches, and what they recorded. */
let world: {
  now: number;
  generation: string;
  isMet: boolean;
  conditions: number;
  isIncomplete: boolean;
  context: Context;
  text: (at: number) => string;
  refusal: AppError | null;
  made: number;
  refused: unknown[];
  admitted: unknown[];
  entered: ServerResponse[];
  /** True when no other process shares the cache: then the generation is known without a lookup. */
  isAlone: boolean;
  /** True when the app executes a request without waiting until the generation is known. */
  isHasty: boolean;
  /** Called while the cache reads the generation. */
  onLookUp: () => Promise<void>;
  /** Resolves when the client of the last request has disconnected. */
  gone: Promise<void>;
  answered: AnsweredOperation[];
  outcomes: ResponseCacheOutcome[];
};

/** The app, which counts the responses it makes. */
const app = async (responseCache: ResponseCache, request: IncomingMessage): Promise<string | null> => {
  world.refused.push(responseCache.refusalOf(request));
  const recording = responseCache.record(request);
  if (!world.isHasty) await recording?.ready;
  const text = world.text((world.made += 1));
  for (let at = 0; at < world.conditions; at += 1) recording?.validity.validWhile(() => world.isMet);
  if (world.isIncomplete) recording?.validity.markIncomplete();
  const status = text.startsWith('{"data"') ? 200 : 400;
  const body = Buffer.from(text);
  recording?.store({ status, contentType: 'application/json', body, context: world.context });
  return text;
};

beforeEach(async () => {
  world = {
    now: 1_000_000,
    generation: 'first',
    isAlone: false,
    isHasty: false,
    isMet: true,
    conditions: 1,
    isIncomplete: false,
    context: visitor,
    text: (at) => `{"data":{"hotelSearch":{"key":"${at}"}}}`,
    refusal: null,
    made: 0,
    refused: [],
    admitted: [],
    entered: [],
    onLookUp: async () => undefined,
    gone: Promise.resolve(),
    answered: [],
    outcomes: [],
  };
  const responseCache = createResponseCache({
    documents,
    others: null,
    cache: {
      generation: () => (world.isAlone ? world.generation : world.onLookUp().then(() => world.generation)),
    },
    admit: (requested, { callerAddress }) => {
      world.admitted.push({ ...requested, callerAddress });
      if (world.refusal && world.isAlone) throw world.refusal;
      if (world.isAlone) return undefined;
      return world.refusal ? Promise.reject(world.refusal) : Promise.resolve();
    },
    enter: (response) => {
      world.entered.push(response);
      world.gone = new Promise((resolve) => void response.once('close', () => resolve()));
    },
    isTrustedProxy: () => true,
    metrics: {
      answered: (operation) => void world.answered.push(operation),
      lookedUp: (outcome) => void world.outcomes.push(outcome),
    },
    headers: { 'x-content-type-options': 'nosniff' },
    isSecure: false,
    origins: () => ['https://solera.example'],
    now: () => world.now,
  });
  const answer = responseCache.inFrontOf(
    (request, response) => void app(responseCache, request).then((text) => response.end(text)),
  );
  server = createServer((request, response) =>
    answer(request, response, { requestId: 'request-1', caller: null, payer: null, span: null }),
  );
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql?`;
});
afterEach(() => server.close());

const addressed = (variables: string, document = id, more = ''): string =>
  `variables=${encodeURIComponent(variables)}&extensions=${encodeURIComponent(
    JSON.stringify({ persistedQuery: { version: 1, sha256Hash: document } }),
  )}${more}`;

/** Sends a request. @returns the number of the response that the visitor got */
async function ask(
  search = addressed('{"n":1}'),
  headers: Record<string, string> = {},
  init: RequestInit = {},
): Promise<string> {
  const answer = await fetch(url + search, {
    ...init,
    headers: { 'content-type': 'application/json', ...headers },
  });
  return /"key":"(\d+)"/.exec(await answer.text())?.[1] ?? String(answer.status);
}

describe('a cached response', () => {
  it('is returned for the same request, also with its variables in another order', async () => {
    expect(await ask(addressed('{"n":1,"m":2}'))).toBe('1');
    expect([await ask(addressed('{"n":1,"m":2}')), await ask(addressed('{ "m": 2, "n": 1 }'))]).toEqual([
      '1',
      '1',
    ]);
    expect(world.outcomes).toEqual(['stored', 'hit', 'hit']);
    expect(world.answered).toEqual([
      { operation: 'Hotels', outcome: 'ok', ms: expect.any(Number), codes: [] },
      { operation: 'Hotels', outcome: 'ok', ms: expect.any(Number), codes: [] },
    ]);
  });

  it.each<[string, () => void]>([
    ['five seconds have passed', () => (world.now += 5_000)],
    ['an instance has invalidated a cached value', () => (world.generation = 'second')],
    ['a condition is no longer met', () => (world.isMet = false)],
  ])('is returned until %s', async (_why, change) => {
    expect([await ask(), await ask()]).toEqual(['1', '1']);
    change();
    expect(await ask()).toBe('2');
    expect(world.outcomes).toEqual(['stored', 'hit', 'stale', 'stored']);
  });

  it('is returned for one more second once it is five seconds old, to all requests except the one that renews it', async () => {
    expect(await ask()).toBe('1');
    world.isIncomplete = true;
    world.now += 5_999;
    // The first request renews it; its response is incomplete and not given to others.
    expect([await ask(), await ask(), await ask()]).toEqual(['2', '1', '1']);
    world.now += 1;
    expect([await ask(), await ask()]).toEqual(['3', '4']);
  });

  it('is returned until a value is invalidated, in a process that shares its cache with no other', async () => {
    world.isAlone = true;
    expect([await ask(), await ask()]).toEqual(['1', '1']);
    world.generation = 'second';
    expect([await ask(), await ask()]).toEqual(['2', '2']);
  });

  it('is returned synchronously when the process shares its cache with no other, with the id of its request', async () => {
    world.isAlone = true;
    await ask();
    const answer = await fetch(url + addressed('{"n":1}'), {
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.headers.get('x-request-id')).toBe('request-1');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    // The request was never counted as running.
    expect(world.outcomes).toEqual(['stored', 'hit']);
    expect(world.entered).toHaveLength(0);
  });

  it('is not used when a value was invalidated while it was made', async () => {
    world.text = (at) => {
      world.generation = `during ${at}`;
      return `{"data":{"hotelSearch":{"key":"${at}"}}}`;
    };
    expect([await ask(), await ask()]).toEqual(['1', '2']);
  });

  it('is returned after its points were charged to the IP address that the proxy reports', async () => {
    await ask();
    await ask(undefined, { 'x-forwarded-for': '192.0.2.7' });
    expect(world.admitted).toEqual([
      { kind: 'query', rootFields: ['hotelSearch'], callerAddress: '192.0.2.7' },
    ]);
  });
});

describe('a response that is not the same for every visitor', () => {
  it.each<[string, () => void]>([
    ['without a condition', () => (world.conditions = 0)],
    ['that is incomplete', () => (world.isIncomplete = true)],
    ['with errors', () => (world.text = () => '{"errors":[],"data":{"hotelSearch":{"key":"1"}}}')],
    ['of a member', () => (world.context = { ...visitor, viewer: {} } as Context)],
    [
      'of a caller whose session could not be checked',
      () => (world.context = { ...visitor, isViewerUnknown: true } as Context),
    ],
    ['read by the assistant', () => (world.context = { ...visitor, isReadOnly: true } as Context)],
  ])('is not stored: %s', async (_which, change) => {
    change();
    await ask();
    await ask();
    expect([world.made, world.answered]).toEqual([2, []]);
  });
});

describe('a visitor who disconnects', () => {
  it('during the cache lookup gets a response from neither the cache nor the app', async () => {
    await ask();
    const looked = new Promise<void>((resolve) => {
      world.onLookUp = async () => {
        resolve();
        await looked;
        await world.gone;
      };
    });
    const leaving = new AbortController();
    const answer = ask(undefined, {}, { signal: leaving.signal }).catch(() => 'left');
    await looked;
    world.generation = 'second';
    leaving.abort();
    expect(await answer).toBe('left');
    await world.gone;
    await new Promise(setImmediate);
    expect(world.made).toBe(1);
    expect(world.entered).toHaveLength(1);
  });
});

describe('a response that was made before the generation was known', () => {
  it.each([
    [false, '2'],
    [true, '1'],
  ])('is not stored, unless the generation is known without a lookup: %s', async (isAlone, second) => {
    Object.assign(world, { isAlone, isHasty: true });
    expect(await ask()).toBe('1');
    expect(await ask()).toBe(second);
  });
});

describe('the app and not the response cache', () => {
  it.each<[string, string | undefined, Record<string, string>]>([
    ['a session', undefined, { cookie: 'session=somebody' }],
    ['a bearer', undefined, { authorization: 'Bearer somebody' }],
    ['the assistant', undefined, { 'x-caller-token': 'somebody' }],
    ['a page of another origin', undefined, { origin: 'https://elsewhere.example' }],
    ['a form', undefined, { 'content-type': 'text/plain' }],
    ['another response language', undefined, { cookie: 'lang=he' }],
    ['another response format', undefined, { accept: 'application/graphql-response+json' }],
    ['another document', addressed('{"n":1}', 'b'.repeat(64)), {}],
    ['other variables', addressed('{"n":2}'), {}],
    ['variables that are not JSON', addressed('{"n":'), {}],
    ['variables nested 2,000 levels deep', addressed(`{"n":${'['.repeat(2_000)}${']'.repeat(2_000)}}`), {}],
    ['a query text in addition to the id', addressed('{"n":1}', id, '&query={me{id}}'), {}],
    ['a parameter given twice', addressed('{"n":1}', id, '&variables={}'), {}],
    ['a second question mark', `query={me{id}}?${addressed('{"n":1}')}`, {}],
    ['an accept-encoding with weights', undefined, { 'accept-encoding': 'br;q=0.1' }],
  ])('responds to %s', async (_who, search, headers) => {
    await ask();
    expect(await ask(search, headers)).toBe('2');
  });

  it('responds to a POST', async () => {
    await ask();
    expect(await ask(undefined, {}, { method: 'POST', body: '{}' })).toBe('2');
  });

  it.each<[AppError, boolean]>([
    [new AppError('RATE_LIMITED', { retryAfter: 3, status: 429 }), false],
    [new AppError('OVERLOADED', { retryAfter: 2, status: 503 }), false],
    [new AppError('RATE_LIMITED', { retryAfter: 3, status: 429 }), true],
  ])('receives the cache’s reason for refusing: %s, synchronously: %s', async (refusal, isAlone) => {
    world.isAlone = isAlone;
    await ask();
    world.refusal = refusal;
    expect(await ask()).toBe('2');
    expect(world.refused).toEqual([null, refusal]);
  });
});
