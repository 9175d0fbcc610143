import { lookup } from 'node:dns';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { publicOnly } from '../media/media.ts';
import { type Archive, type ArchiveFacts, type ByteRange, HEAD_BYTES, Unusable } from './archive.ts';
import { factsOfHead } from './facts-of-head.ts';

const TIMEOUT_MS = 10_000;
/** How long an archive is assumed to be unchanged, unless a response shows otherwise. */
const FRESH_MS = 10 * 60_000;

interface Part {
  readonly start: number;
  readonly end: number;
  /** Size of the whole archive. */
  readonly size: number;
  /** The server's tag of this state of the archive; null without one. */
  readonly mark: string | null;
  readonly body: Readable;
}

interface Known {
  /** Time of the last check, as `performance.now()`. */
  readonly at: number;
  readonly mark: string | null;
  readonly facts: ArchiveFacts;
}

/** The body while it arrives. @throws Unusable when it has more or fewer bytes than announced */
async function* exactly(
  bytes: number,
  body: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void, void> {
  let left = bytes;
  for await (const chunk of body) {
    left -= chunk.byteLength;
    if (left < 0) break;
    yield chunk;
  }
  if (left !== 0) throw new Unusable('the response has another number of bytes than its header says');
}

/** The response to a range request, headers only. Redirects are not followed: only the operator's host is called. */
const requestRange = (url: URL, { start, end }: ByteRange): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const isNamed = isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0;
    const begin = url.protocol === 'https:' ? requestSecure : requestPlain;
    begin(
      url,
      {
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { range: `bytes=${start}-${end}`, 'accept-encoding': 'identity' },
        // A local address may be configured literally, but a name must not resolve to one.
        ...(isNamed && { lookup: publicOnly(lookup) }),
      },
      resolve,
    )
      .on('error', reject)
      .end();
  });

/**
 * Part of the archive. @throws Unusable when the response is not exactly the requested range, or as much of it as
 * exists
 */
async function part(url: URL, range: ByteRange): Promise<Part> {
  const answer = await requestRange(url, range).catch((cause: unknown) => {
    throw new Unusable(cause instanceof Error ? cause.message : 'cannot be reached', { cause });
  });
  const contentRange = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(answer.headers['content-range'] ?? '');
  const [start = 0, end = 0, size = 0] = contentRange?.slice(1).map(Number) ?? [];
  const isRequestedRange = start === range.start && end === Math.min(range.end, size - 1);
  if (
    answer.statusCode !== 206 ||
    !contentRange ||
    !isRequestedRange ||
    answer.headers['content-encoding'] !== undefined
  ) {
    answer.destroy();
    throw new Unusable(`answered ${answer.statusCode ?? 0} where a range was asked for`);
  }
  const mark = answer.headers.etag ?? answer.headers['last-modified'] ?? null;
  return { start, end, size, mark, body: Readable.from(exactly(end - start + 1, answer)) };
}

/** An archive on another server, read in ranges only: each within 10 s, and with exactly the requested bytes. */
export function webArchive(address: string): Archive {
  const url = new URL(address);
  let known: Known | null = null;
  let looking: Promise<ArchiveFacts> | null = null;

  const look = async (): Promise<ArchiveFacts> => {
    const { size, mark, body } = await part(url, { start: 0, end: HEAD_BYTES - 1 });
    const facts = factsOfHead(await buffer(body), size);
    known = { at: performance.now(), mark, facts };
    return facts;
  };
  /** Reads the facts, shared by all callers that wait for them. */
  const lookAgain = (): Promise<ArchiveFacts> => {
    looking ??= look().finally(() => {
      looking = null;
    });
    return looking;
  };
  const facts = async (): Promise<ArchiveFacts> =>
    known && performance.now() - known.at < FRESH_MS ? known.facts : lookAgain();

  return {
    facts,
    async read(range) {
      const before = await facts();
      const { end, size, mark, body } = await part(url, range).catch((cause: unknown) => {
        // The archive may have been replaced by a shorter one.
        known = null;
        throw cause;
      });
      try {
        if (size === before.size && mark === known?.mark) return { facts: before, body };
        const now = await lookAgain();
        if (end === range.end) return { facts: now, body };
        throw new Unusable('was replaced by a smaller one');
      } catch (cause) {
        body.destroy();
        throw cause;
      }
    },
  };
}
