import { crc32 } from 'node:zlib';
import { z } from 'zod';

/** A response as one instance leaves it for the others. */
export interface SharedResponse {
  /** The cache's generation before the response was made. */
  readonly generation: string;
  /** Milliseconds since the epoch; afterwards a part of it would be read again. */
  readonly until: number;
  readonly etag: string;
  readonly contentType: string;
  /** Length of the body without an encoding, in bytes. */
  readonly length: number;
  /** The body in gzip. */
  readonly gzip: Buffer;
}

/** Longest body, in bytes; larger ones are not shared. */
export const MAX_BODY_BYTES = 2 ** 20;

const LINE_BREAK = 0x0a;
const head = z.object({
  generation: z.string(),
  until: z.number(),
  // Only what may be sent as a header.
  etag: z.string().regex(/^W\/"[\w-]+"$/),
  contentType: z.string().regex(/^application\/[a-z+-]+; charset=utf-8$/),
  length: z.int().positive().max(MAX_BODY_BYTES),
  checksum: z.int(),
});

/** One line of JSON, and the body. */
export function bytesOfResponse({ gzip, ...facts }: SharedResponse): Buffer {
  const line = JSON.stringify({ ...facts, checksum: crc32(gzip) } satisfies z.infer<typeof head>);
  return Buffer.concat([Buffer.from(`${line}\n`), gzip]);
}

/** Null for bytes of another form, and for a body that has changed. */
export function responseOfBytes(bytes: Buffer): SharedResponse | null {
  const end = bytes.indexOf(LINE_BREAK);
  try {
    const { checksum, ...facts } = head.parse(JSON.parse(bytes.toString('utf8', 0, end)));
    // A copy, because the bytes are a part of a larger buffer, which would be kept as long as the response.
    const gzip = Buffer.from(bytes.subarray(end + 1));
    return crc32(gzip) === checksum ? { ...facts, gzip } : null;
  } catch {
    return null;
  }
}
