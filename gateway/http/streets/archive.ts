import type { Readable } from 'node:stream';

/** What is known of an archive as it is now. */
export interface ArchiveFacts {
  /** Bytes. */
  readonly size: number;
  /** Strong, made of what is in the archive: the same at every instance that serves the same archive. */
  readonly etag: string;
}

/** Bytes of an archive, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Where the bytes of street tiles are. */
export interface Archive {
  /** @throws Unusable when it cannot be had, or is no archive that browsers can draw */
  facts(): Promise<ArchiveFacts>;
  /**
   * Part of it as it arrives, with the facts of the archive that it is part of.
   * @throws Unusable when it cannot be had; its stream fails when it ends early
   */
  read(range: ByteRange): Promise<{ readonly facts: ArchiveFacts; readonly body: Readable }>;
}

/** The archive cannot be used; the message says why, for the log. */
export class Unusable extends Error {
  override readonly name = 'Unusable';
}

/** What is read to know an archive: its header and, by the rules of the format, its whole root directory. */
export const HEAD_BYTES = 16_384;

const HEADER_BYTES = 127;
const VERSION = 3;
const MVT = 1;
/** None and gzip: what browsers can unpack. */
const OPEN_PACKINGS: ReadonlySet<number> = new Set([1, 2]);
/** Where the header says where its sections begin, each followed by its length: 64 bits, low byte first. */
const sections = { 'root directory': 8, metadata: 24, 'leaf directories': 40, 'tile data': 56 } as const;
const at = { version: 7, innerPacking: 97, tilePacking: 98, tileType: 99 } as const;

/** What is wrong with an archive that begins like this; null for nothing. */
export function archiveFault(head: Buffer, size: number): string | null {
  if (head.length < HEADER_BYTES || head.toString('latin1', 0, 7) !== 'PMTiles')
    return 'is no PMTiles archive';
  if (head[at.version] !== VERSION) return `is of version ${head[at.version]}, not ${VERSION}`;
  if (head[at.tileType] !== MVT) return 'holds no vector tiles';
  if (!OPEN_PACKINGS.has(head[at.innerPacking] ?? 0) || !OPEN_PACKINGS.has(head[at.tilePacking] ?? 0))
    return 'is packed otherwise than with gzip';
  const cut = Object.entries(sections).find(
    ([, place]) => head.readBigUInt64LE(place) + head.readBigUInt64LE(place + 8) > BigInt(size),
  );
  return cut ? `ends before its ${cut[0]} does` : null;
}
