import { createHash } from 'node:crypto';
import { type ArchiveFacts, archiveFault, Unusable } from './archive.ts';

/**
 * Facts of an archive that starts with these bytes. Its root directory contains positions and lengths of tiles, so
 * another archive has another tag.
 * @throws Unusable with the fault
 */
export function factsOfHead(head: Buffer, size: number): ArchiveFacts {
  const fault = archiveFault(head, size);
  if (fault !== null) throw new Unusable(fault);
  const mark = createHash('sha256').update(String(size)).update(head).digest('base64url').slice(0, 22);
  return { size, etag: `"${mark}"` };
}
