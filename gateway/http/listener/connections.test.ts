import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listen, type Listening } from './listen.ts';

const opened: Socket[] = [];
let server: Listening | null = null;
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.destroy();
  await server?.close();
  server = null;
});

let waiting = 0;
/** Responds to everything except `/wait`, which stays open. */
const app: RequestListener = (request, response) => {
  if (request.url === '/wait') waiting += 1;
  else response.end('ok');
};

async function start(limits: { perNetwork?: number; all?: number; isExempt?: () => boolean }) {
  server = await listen(
    app,
    { host: '0.0.0.0', port: 0 },
    { perNetwork: 3, all: 2_000, isExempt: () => false, ...limits },
  );
}

/** A connection from this local address that has sent one request. */
async function connected(from: string, path = '/'): Promise<Socket> {
  const socket = connect({ port: server?.port ?? 0, host: '127.0.0.1', localAddress: from });
  opened.push(socket);
  socket.on('error', () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  if (path === '/') await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  else {
    const before = waiting;
    await vi.waitFor(() => {
      if (waiting === before) throw new Error('the request has not arrived');
    });
  }
  return socket;
}

const isOpen = async (socket: Socket): Promise<boolean> => {
  if (socket.destroyed) return false;
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await Promise.race([once(socket, 'data'), once(socket, 'close')]);
  return !socket.destroyed;
};

describe('the connections of one IP address', () => {
  it('are limited: a new one closes the one that was idle longest', async () => {
    await start({});
    const [first, second, third] = [
      await connected('127.0.0.1'),
      await connected('127.0.0.1'),
      await connected('127.0.0.1'),
    ];
    const other = await connected('127.0.0.2');
    // The first one is no longer the longest idle.
    expect(await isOpen(first)).toBe(true);
    const fourth = await connected('127.0.0.1');
    expect(await isOpen(second)).toBe(false);
    for (const socket of [first, third, fourth, other]) expect(await isOpen(socket)).toBe(true);
  });

  it('beyond the limit are refused while all others are busy, and other addresses are served', async () => {
    await start({});
    for (let n = 0; n < 3; n += 1) await connected('127.0.0.1', '/wait');
    expect(await isOpen(await connected('127.0.0.1'))).toBe(false);
    expect(await isOpen(await connected('127.0.0.2'))).toBe(true);
  });

  it('are not limited for a peer that represents many callers', async () => {
    await start({ isExempt: () => true });
    const sockets = await Promise.all(Array.from({ length: 20 }, () => connected('127.0.0.1')));
    for (const socket of sockets) expect(await isOpen(socket)).toBe(true);
  });
});

describe('a server with four fifths of its connections in use', () => {
  it('closes the longest idle connection for a new one, and keeps busy ones', async () => {
    await start({ all: 10 });
    const busy = await connected('127.0.0.9', '/wait');
    const idle: Socket[] = [];
    for (let n = 1; n <= 7; n += 1) idle.push(await connected(`127.0.0.1${n}`));
    const newest = await connected('127.0.0.20');
    const [first, ...others] = idle;
    expect(first && (await isOpen(first))).toBe(false);
    for (const socket of [...others, newest]) expect(await isOpen(socket)).toBe(true);
    expect(busy.destroyed).toBe(false);
  });
});
