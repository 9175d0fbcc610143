import type { Readable } from 'node:stream';

/** Facts about the current state of an archive. */
export interface ArchiveFacts {
  /** Bytes. */
  readonly size: number;
  /** Strong, derived from the archive's content: the same at every instance that serves the same archive. */
  readonly etag: string;
}

/** Byte range of an archive, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Source of the street tiles. */
export interface Archive {
  /** @throws Unusable when it cannot be read, or is not an archive that browsers can draw */
  facts(): Promise<ArchiveFacts>;
  /**
   * Part of it as a stream, with the facts of the archive that it belongs to.
   * @throws Unusable when it cannot be read; its stream fails when it ends early
   */
  read(range: ByteRange): Promise<{ readonly facts: ArchiveFacts; readonly body: Readable }>;
}

/** The archive cannot be used; the message contains the reason, for the log. */
export class Unusable extends Error {
  override readonly name = 'Unusable';
}

/** Bytes that identify an archive: its header and, by the rules of the format, its whole root directory. */
export const HEAD_BYTES = 16_384;

const HEADER_BYTES = 127;
const VERSION = 3;
const MVT = 1;
/** No compression and gzip: what browsers can decompress. */
const OPEN_PACKINGS: ReadonlySet<number> = new Set([1, 2]);
/**
 * Offsets in the header at which the position of each section is stored, followed by its length: 64 bits, low byte
 * first.
 */
const sections = { 'root directory': 8, metadata: 24, 'leaf directories': 40, 'tile data': 56 } as const;
const at = { version: 7, innerPacking: 97, tilePacking: 98, tileType: 99 } as const;

/** The fault of an archive that starts with these bytes; null when it is usable. */
export function archiveFault(head: Buffer, size: number): string | null {
  if (head.length < HEADER_BYTES || head.toString('latin1', 0, 7) !== 'PMTiles')
    return 'is not a PMTiles archive';
  if (head[at.version] !== VERSION) return `is of version ${head[at.version]}, not ${VERSION}`;
  if (head[at.tileType] !== MVT) return 'holds no vector tiles';
  if (!OPEN_PACKINGS.has(head[at.innerPacking] ?? 0) || !OPEN_PACKINGS.has(head[at.tilePacking] ?? 0))
    return 'is packed otherwise than with gzip';
  const cut = Object.entries(sections).find(
    ([, place]) => head.readBigUInt64LE(place) + head.readBigUInt64LE(place + 8) > BigInt(size),
  );
  return cut ? `ends before its ${cut[0]} does` : null;
}
