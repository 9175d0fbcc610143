import { type LookupAddress, lookup } from 'node:dns';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { listen, type Listening } from '../listener/listen.ts';
import { mediaProxy, publicOnly } from './media.ts';

const running: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
});

/** A picture host and the proxy in front of it. */
async function start(
  pictures: RequestListener,
): Promise<{ host: string; get(source: string): Promise<Response> }> {
  const origin = createServer(pictures).listen(0, '127.0.0.1');
  await new Promise((resolve) => origin.once('listening', resolve));
  const { port } = origin.address() as AddressInfo;
  const host = `http://127.0.0.1:${port}`;
  const app = express().get(
    '/media',
    mediaProxy({ imageHosts: ['pictures.example'], providerOrigin: host, logger: pino({ level: 'silent' }) }),
  );
  const proxy: Listening = await listen(app, { host: '127.0.0.1', port: 0 });
  running.push(proxy, { close: async () => void origin.close() });
  return {
    host,
    get: (source) => fetch(`http://127.0.0.1:${proxy.port}/media?src=${encodeURIComponent(source)}`),
  };
}

const svg: RequestListener = (_request, response) => {
  response.setHeader('content-type', 'image/svg+xml').end('<svg xmlns="http://www.w3.org/2000/svg"/>');
};

const found = (...addresses: string[]) =>
  publicOnly(
    Object.assign(
      (_name: string, _options: object, answer: (error: null, all: LookupAddress[]) => void) =>
        answer(
          null,
          addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        ),
      lookup,
    ),
  );

describe('the connection of the media proxy', () => {
  it('uses the IP address that was looked up', () => {
    const answers: unknown[] = [];
    found('93.184.215.14')('pictures.example', {}, (...answer) => answers.push(answer));
    found('93.184.215.14')('pictures.example', { all: true }, (...answer) => answers.push(answer));
    expect(answers).toEqual([
      [null, '93.184.215.14', 4],
      [null, [{ address: '93.184.215.14', family: 4 }]],
    ]);
  });

  it.each([[['127.0.0.1']], [['93.184.215.14', '10.0.0.7']], [['64:ff9b::a00:7']], [[]]])(
    'is never opened to %j',
    (addresses) => {
      let refused: unknown = null;
      found(...addresses)('pictures.example', {}, (error) => {
        refused = error;
      });
      expect(refused).toBeInstanceOf(Error);
    },
  );
});

describe('the media proxy', () => {
  it('serves the provider’s pictures, also with a doubled slash, in a way that cannot run scripts', async () => {
    const { host, get } = await start(svg);
    for (const path of ['/images/sea.svg', '//images/sea.svg?img=a+b/c=']) {
      const answer = await get(`${host}${path}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    }
  });

  it.each([
    ['a path without pictures', (host: string) => `${host}/__sandbox/calls`],
    ['a host that is not listed', () => 'https://elsewhere.example/images/a.jpg'],
    ['a listed host without https', () => 'http://pictures.example/images/a.jpg'],
    ['another port of a listed host', () => 'https://pictures.example:8443/images/a.jpg'],
    ['an address of this machine', () => 'https://127.0.0.1/images/a.jpg'],
    [
      'a name and password',
      (host: string) => host.replace('http://', 'http://user:secret@') + '/images/a.svg',
    ],
    ['a file', () => 'file:///etc/passwd'],
    ['nothing', () => ''],
  ])('refuses the source %s', async (_name, source) => {
    const { host, get } = await start(svg);
    expect((await get(source(host))).status).toBe(404);
  });

  it.each<[string, RequestListener]>([
    ['an HTML page', (_request, response) => void response.setHeader('content-type', 'text/html').end('<b>')],
    [
      'a redirect',
      (_request, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
    ],
    [
      'more than ten megabytes',
      (_request, response) =>
        void response
          .writeHead(200, { 'content-type': 'image/png', 'content-length': 11 * 1024 * 1024 })
          .end(),
    ],
  ])('refuses a picture that is %s', async (_name, pictures) => {
    const { host, get } = await start(pictures);
    expect((await get(`${host}/images/a.png`)).status).toBe(404);
  });

  it.each<[string, RequestListener]>([
    ['fails', (_request, response) => void response.writeHead(500, { 'content-type': 'image/png' }).end()],
    ['responds with 429', (_request, response) => void response.writeHead(429).end()],
    ['aborts the response', (_request, response) => void response.destroy()],
  ])('responds with 503, uncached, when its host %s', async (_name, pictures) => {
    const { host, get } = await start(pictures);
    const answer = await get(`${host}/images/a.png`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
  });
});
