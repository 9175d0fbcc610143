import { connect } from 'node:net';

/** A server on this machine. */
export interface Target {
  readonly port: number;
}

/**
 * Returns the next request as raw bytes; all are prepared in advance, so that generating load costs little.
 */
export type Requests = () => Buffer;

/** Cycles through the requests; each measurement continues where the previous one ended. */
export function inOrder(requests: readonly Buffer[]): Requests {
  let next = 0;
  return () => requests[(next += 1) % requests.length] ?? Buffer.alloc(0);
}

interface Load {
  readonly requests: Requests;
  readonly connections: number;
  readonly ms: number;
  /**
   * The status that responses must have. A few others are tolerated, such as a 200 while a cache entry is
   * renewed.
   */
  readonly status: number;
}

/** The responses of a measurement. */
export interface Answered {
  readonly count: number;
  /** Total bytes of the bodies. */
  readonly bytes: number;
  /** Duration of each request in milliseconds. */
  readonly times: readonly number[];
}

/** A server that does not respond for this many milliseconds has failed. */
const SILENCE_MS = 10_000;
/** Share of the responses that may have another status. */
const MAX_OTHERS = 0.02;
const END_OF_HEAD = '\r\n\r\n';
const END_OF_CHUNKS = '0\r\n\r\n';

/** End of the first response in `received`; null while it is incomplete. */
function endOf(
  received: Buffer,
): { readonly status: number; readonly at: number; readonly body: number } | null {
  const bodyAt = received.indexOf(END_OF_HEAD) + END_OF_HEAD.length;
  if (bodyAt < END_OF_HEAD.length) return null;
  const head = received.toString('latin1', 0, bodyAt);
  const status = Number(head.slice(9, 12));
  const [, length] = /^content-length: (\d+)/im.exec(head) ?? [];
  const at = length === undefined && status !== 304 ? received.length : bodyAt + Number(length ?? 0);
  const isThere =
    length === undefined && status !== 304
      ? received.subarray(-END_OF_CHUNKS.length).equals(Buffer.from(END_OF_CHUNKS))
      : received.length >= at;
  return isThere ? { status, at, body: at - bodyAt } : null;
}

/**
 * Sends the next request on each connection as soon as the previous one is answered.
 * @throws Error when too many responses have another status
 */
export async function load({ port }: Target, { requests, connections, ms, status }: Load): Promise<Answered> {
  const endsAt = performance.now() + ms;
  const times: number[] = [];
  let bytes = 0;
  let others = 0;
  const one = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1').setNoDelay();
      let received: Buffer | null = null;
      let began = 0;
      const send = (): void => {
        began = performance.now();
        if (began >= endsAt) {
          socket.end();
          return resolve();
        }
        socket.write(requests());
      };
      socket.on('connect', send);
      socket.on('error', reject);
      socket.setTimeout(SILENCE_MS, () => reject(new Error(`no answer; received: ${received?.toString()}`)));
      socket.on('close', () => reject(new Error('a connection was closed by the server')));
      socket.on('data', (part: Buffer) => {
        received = received ? Buffer.concat([received, part]) : part;
        const end = endOf(received);
        if (!end) return;
        if (end.status >= 400) return reject(new Error(`answered ${end.status}: ${received.toString()}`));
        if (end.status !== status) others += 1;
        received = null;
        times.push(performance.now() - began);
        bytes += end.body;
        send();
      });
    });
  await Promise.all(Array.from({ length: connections }, one));
  if (others > times.length * MAX_OTHERS)
    throw new Error(`${others} of ${times.length} answers had another status than ${status}`);
  return { count: times.length, bytes, times };
}

/** A request as raw bytes. */
export function written(path: string, headers: Readonly<Record<string, string>> = {}, body?: string): Buffer {
  const all = {
    host: 'localhost',
    accept: 'application/graphql-response+json,application/json;q=0.9',
    'content-type': 'application/json',
    ...headers,
    ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(
    `${body === undefined ? 'GET' : 'POST'} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`,
  );
}
