import type { Stats } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { type Archive, type ArchiveFacts, HEAD_BYTES, Unusable } from './archive.ts';
import { factsOfHead } from './facts-of-head.ts';

const opened = async (path: string): Promise<FileHandle> => {
  try {
    return await open(path);
  } catch (cause) {
    throw new Unusable('cannot be opened', { cause });
  }
};

const sameFile = ({ ino, size, mtimeMs }: Stats): string => `${ino} ${size} ${mtimeMs}`;

/** An archive on a local disk. It may be replaced while it is served: each response comes from one file. */
export function fileArchive(path: string): Archive {
  let known: { readonly file: string; readonly facts: ArchiveFacts } | null = null;

  const look = async (handle: FileHandle): Promise<ArchiveFacts> => {
    const stats = await handle.stat();
    if (!stats.isFile()) throw new Unusable('is not a file');
    const file = sameFile(stats);
    if (known?.file === file) return known.facts;
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    known = { file, facts: factsOfHead(buffer.subarray(0, bytesRead), stats.size) };
    return known.facts;
  };

  return {
    async facts() {
      const handle = await opened(path);
      try {
        return await look(handle);
      } finally {
        await handle.close();
      }
    },
    async read({ start, end }) {
      const handle = await opened(path);
      try {
        // The stream closes the file when it ends or is destroyed.
        return { facts: await look(handle), body: handle.createReadStream({ start, end }) };
      } catch (cause) {
        await handle.close();
        throw cause;
      }
    },
  };
}
