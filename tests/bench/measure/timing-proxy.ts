import { createServer, request as ask, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A call with its start and end, in milliseconds of `performance.now()`. */
export interface TimedCall {
  readonly what: string;
  readonly from: number;
  readonly to: number;
}

/** An HTTP proxy that records each call. */
export interface TimingProxy {
  readonly url: string;
  /** Calls that have finished since the last reading, ordered by their start. */
  read(): readonly TimedCall[];
  close(): Promise<void>;
}

function passOn(target: URL, request: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { method, headers, url: path } = request;
    const onward = ask({ host: target.hostname, port: target.port, method, path, headers, agent: false });
    onward.once('response', resolve);
    onward.once('error', reject);
    onward.end(body);
  });
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

/** @param delayMs added to the duration of each call, as on a network, so that simultaneous calls overlap */
export async function startTimingProxy(origin: string, delayMs: number): Promise<TimingProxy> {
  const target = new URL(origin);
  const calls: TimedCall[] = [];
  const server = createServer((request, response) => {
    const from = performance.now();
    const what = `${request.method} ${(request.url ?? '').split('?')[0]}`;
    const serve = async (): Promise<void> => {
      const body = await bodyOf(request);
      await pause(delayMs);
      const answer = await passOn(target, request, body);
      const text = await bodyOf(answer);
      calls.push({ what, from, to: performance.now() });
      response.writeHead(answer.statusCode ?? 502, answer.headers).end(text);
    };
    serve().catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server on a port has such an address
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    read: () => calls.splice(0).toSorted((one, other) => one.from - other.from),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Largest number of calls that do not overlap: how many were made one after the other. */
export function inSeries(calls: readonly TimedCall[]): number {
  let count = 0;
  let freeFrom = -Infinity;
  for (const { from, to } of calls.toSorted((one, other) => one.to - other.to)) {
    if (from < freeFrom) continue;
    count += 1;
    freeFrom = to;
  }
  return count;
}

/** Milliseconds in which at least one of the calls was in flight. */
export function timeOf(calls: readonly TimedCall[]): number {
  let sum = 0;
  let counted = -Infinity;
  for (const { from, to } of calls.toSorted((one, other) => one.from - other.from)) {
    sum += Math.max(0, to - Math.max(from, counted));
    counted = Math.max(counted, to);
  }
  return sum;
}
