import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A fault that the proxy injects into a request. */
export type Fault =
  /** The connection ends before anything is read. */
  | { readonly kind: 'refuse' }
  /** Never responds; the request is not forwarded. */
  | { readonly kind: 'hang' }
  /** Forwarded, but the connection breaks before the response. */
  | { readonly kind: 'lost' }
  /** An HTML page with status 200. */
  | { readonly kind: 'garbage' }
  /** An HTML page with this error status. */
  | { readonly kind: 'status'; readonly status: number }
  /** Forwarded after a delay. */
  | { readonly kind: 'slow'; readonly ms: number }
  /** Forwarded when the promise resolves. */
  | { readonly kind: 'held'; readonly until: Promise<unknown> };

/** Chooses the fault for a request; null forwards it unchanged. */
export type FaultPlan = (request: { readonly method: string; readonly path: string }) => Fault | null;

/** A proxy to an HTTP server that injects faults. */
export interface FaultProxy {
  /** Origin of the proxy. */
  readonly url: string;
  /** Sets the faults from now on. Requests in flight are cut off. */
  change(plan: FaultPlan | Fault | null): void;
  /** Called for every request before any fault. */
  onRequest(listener: (path: string) => void): void;
  close(): Promise<void>;
}

const inside = '<!doctype html><h1>An error page of the inside</h1>';

function passOn(target: URL, request: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { method, headers, url: path } = request;
    const onward = ask({
      host: target.hostname,
      port: target.port,
      method,
      path,
      headers: { ...headers, host: target.host },
      // A reused connection may be closed at the next request, which would be an unintended fault.
      agent: false,
    });
    onward.once('response', resolve);
    onward.once('error', reject);
    onward.end(body);
  });
}

async function read(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

/** Starts a proxy to the server at `origin`. */
export async function startFaultProxy(origin: string): Promise<FaultProxy> {
  const target = new URL(origin);
  let plan: FaultPlan = () => null;
  let listener: (path: string) => void = () => undefined;
  const sockets = new Set<Socket>();

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = request.url ?? '/';
    listener(path);
    const fault = plan({ method: request.method ?? 'GET', path });
    if (fault?.kind === 'refuse') return void request.socket.destroy();
    if (fault?.kind === 'hang') return;
    const body = await read(request);
    if (fault?.kind === 'garbage')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end(inside);
    if (fault?.kind === 'status')
      return void response.writeHead(fault.status, { 'content-type': 'text/html' }).end(inside);
    if (fault?.kind === 'slow') await sleep(fault.ms);
    if (fault?.kind === 'held') await fault.until;
    if (response.destroyed) return;
    const answer = await passOn(target, request, body);
    const text = await read(answer);
    if (fault?.kind === 'lost') return void request.socket.destroy();
    response.writeHead(answer.statusCode ?? 502, answer.headers).end(text);
  };
  const server = createServer((request, response) => {
    serve(request, response).catch(() => request.socket.destroy());
  });
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${port}`,
    change: (next) => {
      plan = typeof next === 'function' ? next : () => next;
      cut();
    },
    onRequest: (next) => {
      listener = next;
    },
    close: () =>
      new Promise((resolve) => {
        cut();
        server.close(() => resolve());
      }),
  };
}
