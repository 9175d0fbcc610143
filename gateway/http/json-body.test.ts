import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import express from 'express';
import { afterEach, expect, it } from 'vitest';
import { jsonBody } from './json-body.ts';
import { listen, type Listening } from './listener/listen.ts';

let server: Listening | undefined;
let slow: Socket | undefined;
afterEach(async () => {
  slow?.destroy();
  await server?.close(0);
});

const serve = async (ms: number) => {
  const app = express().use(jsonBody(ms), (request, response) => void response.json({ got: request.body }));
  server = await listen(app, { host: '127.0.0.1', port: 0 });
  return server;
};

const head =
  'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{';

it('a body that does not arrive in time gets 408, and its connection is closed', async () => {
  const { port } = await serve(50);
  slow = connect(port, '127.0.0.1');
  await once(slow, 'connect');
  slow.write(head);
  const answer = await text(slow);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('"code":"TIMEOUT"');
});

it('the time limit for receiving a body does not limit how long the request runs', async () => {
  const app = express().use(jsonBody(30), (request, response) => {
    setTimeout(() => response.json({ got: request.body ?? null }), 90);
  });
  server = await listen(app, { host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${server.port}/`;
  const headers = { 'content-type': 'application/json' };
  const answers = await Promise.all([
    fetch(url, { method: 'POST', headers, body: '{"a":1}' }).then((answer) => answer.json()),
    fetch(url).then((answer) => answer.json()),
  ]);
  expect(answers).toEqual([{ got: { a: 1 } }, { got: null }]);
});
