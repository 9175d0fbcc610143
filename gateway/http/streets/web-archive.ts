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
/** How long an archive is taken for the one that was looked at, unless an answer says otherwise. */
const FRESH_MS = 10 * 60_000;

interface Part {
  readonly start: number;
  readonly end: number;
  /** Of the whole archive. */
  readonly size: number;
  /** What its server marks this state of the archive with; null when it does not. */
  readonly mark: string | null;
  readonly body: Readable;
}

interface Known {
  /** When it was looked at, in milliseconds of this process. */
  readonly at: number;
  readonly mark: string | null;
  readonly facts: ArchiveFacts;
}

/** The body as it arrives. @throws Unusable when it has more or fewer bytes than were promised */
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
  if (left !== 0) throw new Unusable('answered with another number of bytes than it said');
}

/** Headers of the answer; redirects are not followed: only the host that the operator named is asked. */
const asked = (url: URL, { start, end }: ByteRange): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const isNamed = isIP(url.hostname.replace(/^\[|\]$/g, '')) === 0;
    const begin = url.protocol === 'https:' ? requestSecure : requestPlain;
    begin(
      url,
      {
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { range: `bytes=${start}-${end}`, 'accept-encoding': 'identity' },
        // An inner address may be written out, but no name may lead to one.
        ...(isNamed && { lookup: publicOnly(lookup) }),
      },
      resolve,
    )
      .on('error', reject)
      .end();
  });

/** Part of the archive. @throws Unusable when it is not answered with just what was asked for, or as much of it as there is */
async function part(url: URL, range: ByteRange): Promise<Part> {
  const answer = await asked(url, range).catch((cause: unknown) => {
    throw new Unusable(cause instanceof Error ? cause.message : 'cannot be reached', { cause });
  });
  const contentRange = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(answer.headers['content-range'] ?? '');
  const [start = 0, end = 0, size = 0] = contentRange?.slice(1).map(Number) ?? [];
  const isAsked = start === range.start && end === Math.min(range.end, size - 1);
  if (
    answer.statusCode !== 206 ||
    !contentRange ||
    !isAsked ||
    answer.headers['content-encoding'] !== undefined
  ) {
    answer.destroy();
    throw new Unusable(`answered ${answer.statusCode ?? 0} where a range was asked for`);
  }
  const mark = answer.headers.etag ?? answer.headers['last-modified'] ?? null;
  return { start, end, size, mark, body: Readable.from(exactly(end - start + 1, answer)) };
}

/** An archive of another server, asked for ranges only: each within 10 s, and with as many bytes as were asked for. */
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
  /** Asked once at a time, however many wait for it. */
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
        // Perhaps there is another archive, which does not reach so far.
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
