import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SharedBytes } from '#cache/cache.ts';
import type { Context } from '#gateway/context.ts';
import { AppError } from '#gateway/errors.ts';
import { noteFreshUntil } from '#gateway/operations/watch/request-scope.ts';
import type { ResponseCacheOutcome } from '#gateway/operations/metrics/response-cache-metrics.ts';
import { persistedDocuments } from '../persisted-documents.ts';
import { createResponseCache, type ResponseCache } from '../response-cache.ts';
import { bytesOfResponse, responseOfBytes } from './response-bytes.ts';
import { createSharedResponses } from './shared-responses.ts';

const id = 'a'.repeat(64);
const documents = persistedDocuments({ [id]: 'query Hotels { __typename hotelSearch { key } }' });
const visitor = { viewer: null, isViewerUnknown: false, isReadOnly: false } as Context;
const START = Date.parse('2031-05-05T10:00:00Z');

let world: {
  now: number;
  generation: string;
  /** Number of reads of the generation alone. */
  generationReads: number;
  /** Bytes that the instances share. */
  stored: Map<string, Buffer>;
  /** Until when the values of the app are the same in other instances; undefined when that is not known. */
  until: number | undefined;
  /** Until when the cached values are fresh that the app reads. */
  freshUntil: number;
  refusal: AppError | null;
  /** True when admission throws before it returns a promise, as load shedding does. */
  isRefusedAtOnce: boolean;
  isAppSlow: boolean;
  /** Number of look-ups of shared responses. */
  reads: number;
};
let servers: Server[];

beforeEach(() => {
  servers = [];
  world = {
    now: START,
    generation: 'first',
    generationReads: 0,
    stored: new Map(),
    until: START + 60_000,
    freshUntil: START + 60_000,
    refusal: null,
    isRefusedAtOnce: false,
    isAppSlow: false,
    reads: 0,
  };
});
afterEach(() => {
  for (const server of servers) server.close();
});

/** An instance whose app counts the responses that it makes. */
async function instance(name: string) {
  const seen = {
    made: 0,
    admissions: 0,
    refusals: [] as unknown[],
    admitted: [] as boolean[],
    outcomes: [] as ResponseCacheOutcome[],
  };
  const shared: SharedBytes = {
    get: async (key) => {
      world.reads += 1;
      return { bytes: world.stored.get(key) ?? null, generation: world.generation };
    },
    put: async (key, bytes) => void world.stored.set(key, bytes),
  };
  const others = createSharedResponses({ shared, fingerprint: 'build', headers: {}, now: () => world.now });
  const leaving: Promise<void>[] = [];
  const responseCache: ResponseCache = createResponseCache({
    documents,
    others: { ...others, put: (...of) => leaving[leaving.push(others.put(...of)) - 1] ?? Promise.resolve() },
    cache: {
      generation: async () => {
        world.generationReads += 1;
        return world.generation;
      },
    },
    admit: () => {
      seen.admissions += 1;
      if (world.refusal && world.isRefusedAtOnce) throw world.refusal;
      return world.refusal ? Promise.reject(world.refusal) : Promise.resolve();
    },
    enter: () => undefined,
    isTrustedProxy: () => true,
    metrics: { answered: () => undefined, lookedUp: (outcome) => void seen.outcomes.push(outcome) },
    headers: {},
    isSecure: false,
    origins: () => [],
    now: () => world.now,
  });
  const app = async (request: IncomingMessage): Promise<string> => {
    seen.refusals.push(responseCache.refusalOf(request));
    seen.admitted.push(responseCache.isAdmitted(request));
    const recording = responseCache.record(request);
    await recording?.ready;
    seen.made += 1;
    // Long enough for other requests to arrive.
    if (world.isAppSlow) await setTimeout(50);
    noteFreshUntil(world.freshUntil);
    recording?.validity.validWhile(() => true, world.until);
    const text = `{"data":{"hotelSearch":{"key":"${name}${seen.made}"}}}`;
    const contentType = 'application/json; charset=utf-8';
    recording?.store({ status: 200, contentType, body: Buffer.from(text), context: visitor });
    return text;
  };
  const answer = responseCache.inFrontOf(
    (request, response) => void app(request).then((text) => response.end(text)),
  );
  const server = createServer((request, response) =>
    answer(request, response, { requestId: 'request-1', caller: null, payer: null, span: null }),
  );
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: id } });
  const url = `http://127.0.0.1:${port}/graphql?extensions=${encodeURIComponent(extensions)}`;
  /** Sends a request. @returns the name of the instance that made the response, and its number there */
  const ask = async (headers: Record<string, string> = {}): Promise<string> => {
    const reply = await fetch(url, { headers: { 'content-type': 'application/json', ...headers } });
    const key = /"key":"(\w+)"/.exec(await reply.text())?.[1] ?? '';
    // What is left for others is compressed after the response was sent.
    await Promise.all(leaving);
    return key;
  };
  return { ask, seen };
}

describe('a response that another instance has made', () => {
  it('is sent without the app, after its points were charged once, and kept in memory', async () => {
    const [one, two] = [await instance('one'), await instance('two')];
    expect([await one.ask(), await two.ask(), await two.ask()]).toEqual(['one1', 'one1', 'one1']);
    expect(two.seen).toMatchObject({ made: 0, admissions: 2, outcomes: ['received', 'hit', 'hit'] });
  });

  it('is sent after five seconds also by the instance that made it, as long as it is valid', async () => {
    const [one, two] = [await instance('one'), await instance('two')];
    expect([await one.ask(), await two.ask()]).toEqual(['one1', 'one1']);
    world.now = START + 30_000;
    expect([await one.ask(), await two.ask()]).toEqual(['one1', 'one1']);
    world.now = START + 60_000;
    expect([await two.ask(), await one.ask()]).toEqual(['two1', 'one2']);
  });

  it.each<[string, () => void]>([
    ['the search changes', () => (world.until = START + 30_000)],
    ['a cached value expires', () => (world.freshUntil = START + 30_000)],
  ])('is no longer sent, from memory either, when %s', async (_when, change) => {
    change();
    const [one, two] = [await instance('one'), await instance('two')];
    await one.ask();
    world.now = START + 29_000;
    expect([await two.ask(), await two.ask()]).toEqual(['one1', 'one1']);
    world.now = START + 30_000;
    expect(await two.ask()).toBe('two1');
  });

  it('is replaced by only one of the requests that arrive when it expires', async () => {
    const [one, two] = [await instance('one'), await instance('two')];
    expect([await one.ask(), await two.ask()]).toEqual(['one1', 'one1']);
    world.now = START + 57_000;
    expect(await two.ask()).toBe('one1');
    world.now = START + 60_001;
    world.isAppSlow = true;
    await Promise.all(Array.from({ length: 10 }, () => two.ask()));
    expect(two.seen.made).toBe(1);
  });

  it('keeps no more memory than its own bytes', () => {
    const facts = { generation: 'first', until: START, etag: 'W/"a"', length: 5 };
    const contentType = 'application/json; charset=utf-8';
    const bytes = bytesOfResponse({ ...facts, contentType, gzip: Buffer.from('bytes') });
    const read = Buffer.concat([bytes, Buffer.alloc(65_536)]).subarray(0, bytes.length);
    const found = responseOfBytes(read);
    expect(found?.gzip.toString()).toBe('bytes');
    expect(found?.gzip.buffer).not.toBe(read.buffer);
  });

  it('is not looked for when load is refused at once', async () => {
    const [one, two] = [await instance('one'), await instance('two')];
    await one.ask();
    world.refusal = new AppError('OVERLOADED', { status: 503 });
    world.isRefusedAtOnce = true;
    expect(await two.ask()).toBe('two1');
    expect(two.seen).toMatchObject({ refusals: [world.refusal], admitted: [false] });
    expect(world.reads).toBe(1);
  });

  it('is not sent when it is not known until when others would make the same', async () => {
    world.until = undefined;
    const [one, two] = [await instance('one'), await instance('two')];
    expect([await one.ask(), await two.ask()]).toEqual(['one1', 'two1']);
    expect(world.stored.size).toBe(0);
  });

  it('is not sent to a caller whom the budget refuses: the app reports it', async () => {
    const [one, two] = [await instance('one'), await instance('two')];
    await one.ask();
    world.refusal = new AppError('RATE_LIMITED', { retryAfter: 3, status: 429 });
    expect(await two.ask()).toBe('two1');
    expect(two.seen).toMatchObject({ refusals: [world.refusal], admitted: [false], admissions: 1 });
  });

  it.each<Record<string, string>>([
    { cookie: 'session=somebody' },
    { 'accept-encoding': 'br;q=0.1' },
    { cookie: 'lang=he' },
  ])('is not sent to a request with %j', async (headers) => {
    const [one, two] = [await instance('one'), await instance('two')];
    await one.ask();
    expect(await two.ask(headers)).toBe('two1');
  });
});

it('a request for which no instance has a response is admitted and reads the generation once', async () => {
  const one = await instance('one');
  expect(await one.ask()).toBe('one1');
  expect(one.seen).toMatchObject({ admissions: 1, admitted: [true], refusals: [null] });
  expect(world.generationReads).toBe(0);
});
