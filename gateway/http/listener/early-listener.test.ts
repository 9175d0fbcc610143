import { EventEmitter, once } from 'node:events';
import { Agent, get, type IncomingMessage, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type EarlyListener, openEarlyListener } from './early-listener.ts';

const ok: RequestListener = (_request, response) => void response.end('served');
const noSockets = { close: async () => undefined };

let earlyListener: EarlyListener;
const open = async (drainMs = 0) => {
  earlyListener = await openEarlyListener({ host: '127.0.0.1', port: 0, drainMs });
  return earlyListener;
};
afterEach(() => earlyListener.close());

const ask = async (path = '/', agent?: Agent): Promise<IncomingMessage> => {
  const request = get(`${earlyListener.listening.innerUrl}${path}`, agent ? { agent } : {});
  const [response]: IncomingMessage[] = await once(request, 'response');
  if (!response) throw new Error('no answer');
  response.resume();
  return response;
};

const isRefused = (): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(earlyListener.listening.port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(false);
    });
    socket.once('error', () => resolve(true));
  });

describe('the listener of an instance', () => {
  it('reports alive but not ready while the instance is starting', async () => {
    await open();
    expect((await ask('/healthz')).statusCode).toBe(200);
    for (const path of ['/readyz', '/', '/graphql']) {
      const { statusCode, headers } = await ask(path);
      expect([path, statusCode, headers['retry-after']]).toEqual([path, 503, '1']);
    }
    earlyListener.admit(ok, noSockets);
    expect((await ask()).statusCode).toBe(200);
  });

  it('refuses sockets while the instance is starting, also when connections are counted', async () => {
    await open();
    earlyListener.listening.server.on('upgrade', () => undefined);
    const request = get(earlyListener.listening.innerUrl, {
      headers: { connection: 'Upgrade', upgrade: 'websocket' },
    });
    const [error]: Error[] = await once(request, 'error');
    expect(error?.message).toBe('socket hang up');
  });

  it('continues to serve while it drains, and closes each connection after its response', async () => {
    const { admit, isLeaving } = await open(400);
    const admission = admit(ok, noSockets);
    const agent = new Agent({ keepAlive: true });
    expect((await ask('/', agent)).headers.connection).toBe('keep-alive');
    expect(isLeaving()).toBe(false);
    const ended = admission.end();
    expect(isLeaving()).toBe(true);
    const { statusCode, headers } = await ask('/', agent);
    expect([statusCode, headers.connection]).toEqual([200, 'close']);
    await ended;
    expect(await isRefused()).toBe(true);
    agent.destroy();
  });

  it('completes a running request after it has stopped accepting connections', async () => {
    const { admit } = await open();
    const requests = new EventEmitter();
    const admission = admit((_request, response) => {
      requests.once('finish', () => response.end('served'));
      requests.emit('arrived');
    }, noSockets);
    const arrived = once(requests, 'arrived');
    const answer = ask();
    await arrived;
    let hasEnded = false;
    const ended = admission.end().then(() => (hasEnded = true));
    await expect.poll(isRefused).toBe(true);
    expect(hasEnded).toBe(false);
    requests.emit('finish');
    const { statusCode, headers } = await answer;
    expect([statusCode, headers.connection]).toEqual([200, 'close']);
    await ended;
  });

  it('closes sockets only after it has stopped accepting connections, so that none reconnects', async () => {
    const { admit } = await open();
    let wasRefused: boolean | null = null;
    const admission = admit(ok, {
      close: async () => {
        wasRefused = await isRefused();
      },
    });
    await admission.end();
    expect(wasRefused).toBe(true);
  });
});
