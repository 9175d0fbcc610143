/**
 * Street tiles from the gateway's own origin: from a file or another server, in byte ranges only, and how
 * broken archives are reported.
 */
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PMTiles } from 'pmtiles';
import { afterAll, describe, expect, it } from 'vitest';
import { createLogger } from '#gateway/logger.ts';
import { startTestProduct, type TestProduct } from '../support/servers/product.ts';
import { streetArchive } from '../support/servers/street-archive.ts';

const path = '/tiles/streets.pmtiles';
const archive = streetArchive([34.7, 32.0, 34.9, 32.2]);
const other = streetArchive([34.6, 31.9, 34.9, 32.2]);
const folder = mkdtempSync(join(tmpdir(), 'solera-streets-'));
const file = (name: string, content: Buffer | string): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const running: (() => unknown)[] = [];
afterAll(() => Promise.all(running.map((stop) => stop())));

/** A product with this archive, and the warnings in its log. */
async function productWith(source: string, more: Record<string, string> = {}) {
  const lines: string[] = [];
  const logger = createLogger('warn', { write: (line) => void lines.push(line) });
  const product = await startTestProduct({ MAP_PMTILES: source, ...more }, logger);
  running.push(() => product.stop());
  return { product, said: () => lines.filter((line) => line.includes('streets.')) };
}

const get = (product: TestProduct, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(product.url + path, { method, headers });
const streetsUrl = async (product: TestProduct) => {
  const { data } = await product
    .visitor()
    .ask<{ productFacts: { mapStreetsUrl: string | null; mapTilesUrl: string | null } }>(
      '{ productFacts { mapStreetsUrl mapTilesUrl } }',
    );
  return data.productFacts;
};

/** A file server for archives. @returns also the requested ranges */
async function store(answer: RequestListener) {
  const requested: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    requested.push(request.headers.range);
    answer(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  running.push(() => server.close());
  // eslint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.address() as AddressInfo;
  return { port, url: `http://127.0.0.1:${port}/israel.pmtiles`, requested };
}
/** Answers range requests, as file storage does. */
const ranges =
  (bytes: () => Buffer, mark = () => '"1"'): RequestListener =>
  (request, response) => {
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const whole = bytes();
    const end = Math.min(Number(to), whole.length - 1);
    response
      .writeHead(206, { 'content-range': `bytes ${from}-${end}/${whole.length}`, etag: mark() })
      .end(whole.subarray(Number(from), end + 1));
  };

/** Checks that hold for a file and for a URL. */
async function holdsToHttp(product: TestProduct): Promise<void> {
  expect((await streetsUrl(product)).mapStreetsUrl).toBe(path);
  const part = await get(product, { range: 'bytes=0-126' });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe(`bytes 0-126/${archive.length}`);
  expect(part.headers.get('content-length')).toBe('127');
  expect(part.headers.get('content-encoding')).toBeNull();
  expect(part.headers.get('cache-control')).toBe('public, max-age=3600, no-transform');
  expect(Buffer.from(await part.arrayBuffer()).equals(archive.subarray(0, 127))).toBe(true);

  const last = await get(product, { range: 'bytes=-5' });
  expect(Buffer.from(await last.arrayBuffer()).equals(archive.subarray(-5))).toBe(true);

  const etag = part.headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  // Node's fetch sends this condition unchanged only with its cache disabled.
  const again = { 'if-none-match': etag, 'cache-control': 'max-age=0' };
  expect((await get(product, { range: 'bytes=0-126', ...again })).status).toBe(304);
  expect((await get(product, { range: 'bytes=0-126', 'if-range': etag })).status).toBe(206);

  const head = await get(product, {}, 'HEAD');
  expect([head.status, head.headers.get('content-length'), head.headers.get('accept-ranges')]).toEqual([
    200,
    String(archive.length),
    'bytes',
  ]);

  const refused = await Promise.all([
    get(product, { range: `bytes=${archive.length}-${archive.length + 9}` }),
    get(product, { range: 'bytes=0-1,5-6' }),
    get(product, { range: 'bytes=0-126', 'if-range': '"another"' }),
    get(product),
  ]);
  expect(refused.map(({ status, headers }) => [status, headers.get('content-range')])).toEqual(
    refused.map(() => [416, `bytes */${archive.length}`]),
  );
  expect(refused.map(({ headers }) => headers.get('cache-control'))).toEqual(refused.map(() => 'no-store'));

  // Read in ranges, as the pages do.
  const reader = new PMTiles(product.url + path);
  const { minLon, maxLat, maxZoom } = await reader.getHeader();
  expect([minLon, maxLat, maxZoom]).toEqual([34.7, 32.2, 12]);
  expect((await reader.getZxy(12, 2443, 1661))?.data.byteLength).toBeGreaterThan(0);
}

describe('an archive in a file', () => {
  it('is served in ranges, and needs no exception in the content security policy', async () => {
    const { product, said } = await productWith(file('israel.pmtiles', archive));
    await holdsToHttp(product);
    expect(said()).toEqual([]);
    const { headers } = await product.visitor().fetch('/playground');
    expect(headers.get('content-security-policy')).toContain("connect-src 'self';");
  });

  it('is refused to a network after a thousand requests in twenty seconds', async () => {
    const { product } = await productWith(file('asked.pmtiles', archive));
    const statuses: Response[] = [];
    for (let round = 0; round < 22; round += 1)
      statuses.push(
        ...(await Promise.all(Array.from({ length: 50 }, () => get(product, { range: 'bytes=0-126' })))),
      );
    expect(statuses.filter(({ status }) => status === 206).length).toBe(1000);
    const refused = statuses.filter(({ status }) => status === 429);
    expect(refused.length).toBe(100);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused[0]?.headers.get('cache-control')).toBe('no-store');
  });

  it('may be replaced while it is served: its ETag changes with it', async () => {
    const source = file('replaced.pmtiles', archive);
    const { product } = await productWith(source);
    const before = await get(product, { range: 'bytes=0-126' });
    renameSync(file('next.pmtiles', other), source);
    const after = await get(product, { range: 'bytes=0-126' });
    expect(after.headers.get('content-range')).toBe(`bytes 0-126/${other.length}`);
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
    rmSync(source);
    expect((await get(product, { range: 'bytes=0-126' })).status).toBe(404);
  });

  it('has priority over third-party tiles', async () => {
    const tiles = { MAP_TILES_URL: 'https://tiles.example.com/{z}/{x}/{y}.png' };
    const { product } = await productWith(file('both.pmtiles', archive), tiles);
    expect(await streetsUrl(product)).toEqual({ mapStreetsUrl: path, mapTilesUrl: null });
    const broken = await productWith(join(folder, 'nowhere.pmtiles'), tiles);
    expect(await streetsUrl(broken.product)).toEqual({
      mapStreetsUrl: null,
      mapTilesUrl: tiles.MAP_TILES_URL,
    });
  });

  it.each([
    ['is missing', () => join(folder, 'missing.pmtiles'), 'cannot be opened'],
    ['is a folder', () => folder, 'is not a file'],
    ['is not an archive', () => file('page.pmtiles', '<html>'), 'is not a PMTiles archive'],
    ['is cut off', () => file('cut.pmtiles', archive.subarray(0, -1)), 'ends before its tile data does'],
  ])('that %s is reported at the start, and not offered to pages', async (_name, source, reason) => {
    const { product, said } = await productWith(source());
    expect(said()).toHaveLength(1);
    expect(said()[0]).toContain(reason);
    expect((await streetsUrl(product)).mapStreetsUrl).toBeNull();
    expect((await get(product, { range: 'bytes=0-126' })).status).toBe(404);
  });
});

describe('an archive at a URL', () => {
  it('is read in the same ranges, and served like a file', async () => {
    const { url, requested } = await store(ranges(() => archive));
    const { product, said } = await productWith(url);
    await holdsToHttp(product);
    expect(said()).toEqual([]);
    expect(requested).toContain('bytes=0-126');
    expect(requested.every((range) => range !== undefined)).toBe(true);
  });

  it('has another ETag when it is replaced', async () => {
    let now = archive;
    const { url } = await store(
      ranges(
        () => now,
        () => `"${now.length}"`,
      ),
    );
    const { product } = await productWith(url);
    const before = await get(product, { range: 'bytes=0-126' });
    now = other;
    const after = await get(product, { range: 'bytes=0-126' });
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
    expect(after.headers.get('content-range')).toBe(`bytes 0-126/${other.length}`);
  });

  it.each<[string, RequestListener]>([
    ['ignores ranges', (_request, response) => void response.end(archive)],
    ['redirects', (_request, response) => void response.writeHead(302, { location: '/other' }).end()],
    ['fails', (_request, response) => void response.writeHead(503).end()],
    [
      'sends less than announced',
      (_request, response) =>
        void response
          .writeHead(206, { 'content-range': `bytes 0-16383/${archive.length + 99_999}` })
          .end(archive.subarray(0, 100)),
    ],
  ])('that %s is reported at the start, and not offered to pages', async (_name, answer) => {
    const { product, said } = await productWith((await store(answer)).url);
    expect(said()).toHaveLength(1);
    expect((await streetsUrl(product)).mapStreetsUrl).toBeNull();
    expect((await get(product, { range: 'bytes=0-126' })).status).toBe(404);
  });

  it('is not read when its host name resolves to the own network', async () => {
    const { port, requested } = await store(ranges(() => archive));
    const { said } = await productWith(`http://localhost:${port}/israel.pmtiles`);
    expect(said()[0]).toContain('not public');
    expect(requested).toEqual([]);
  });
});

it('street tiles are absent without the setting', async () => {
  const { product, said } = await productWith('');
  expect((await streetsUrl(product)).mapStreetsUrl).toBeNull();
  expect((await get(product, { range: 'bytes=0-126' })).status).toBe(404);
  expect(said()).toEqual([]);
});
