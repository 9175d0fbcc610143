import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { imageSlots } from './safe-image.ts';
import { storedPath } from './stored-path.ts';

/** Widths in which pictures are available, in pixels. */
export const WIDTHS = [320, 640, 1_280] as const;
export type VariantFormat = 'avif' | 'webp' | 'jpeg' | 'png';

export interface FileStore {
  /** Stores the bytes under the id; a reader gets the complete file or none. */
  save(id: string, bytes: Buffer): Promise<void>;
  /** Deletes the file with every smaller copy. */
  remove(id: string): Promise<void>;
  /** Path of the original file; null when it no longer exists. */
  original(id: string): Promise<string | null>;
  /** Path of a smaller copy, made on first use; null when the original no longer exists. */
  variant(id: string, width: number, format: VariantFormat): Promise<string | null>;
  /** Ids of the stored files, folder by folder, except those written at or after a time (ms since the epoch). */
  settled(before: number): AsyncIterable<readonly string[]>;
}

/**
 * Names that this store gives: two hex digits for a folder; an id for a file, with a suffix for a copy or a temporary
 * file.
 */
const SHELF = /^[\da-f]{2}$/;
const OWN_FILE = /^([\da-f]{24})(?:\.[\w.]+)?$/;

async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomBytes(6).toString('hex')}.part`;
  try {
    const handle = await open(draft, 'wx');
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/**
 * Time of the last change of a file in ms since the epoch; null for anything but a file, and when it no longer exists.
 */
async function writtenAt(path: string): Promise<number | null> {
  try {
    const found = await stat(path);
    return found.isFile() ? found.mtimeMs : null;
  } catch {
    return null;
  }
}

const exists = async (path: string): Promise<boolean> => (await writtenAt(path)) !== null;

/** Names of the files in a folder; empty when there is no such folder. */
async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Ids whose files were all written before the given time. */
async function settledIn(folder: string, before: number): Promise<readonly string[]> {
  const newest = new Map<string, number>();
  for (const name of await namesIn(folder)) {
    const id = OWN_FILE.exec(name)?.[1];
    const at = id === undefined ? null : await writtenAt(join(folder, name));
    if (id !== undefined && at !== null) newest.set(id, Math.max(at, newest.get(id) ?? 0));
  }
  return [...newest].flatMap(([id, at]) => (at < before ? [id] : []));
}

async function shrunk(path: string, width: number, format: VariantFormat): Promise<Buffer> {
  // Only WebP keeps the frames of an animation.
  const image = sharp(path, { animated: format === 'webp' }).resize({ width, withoutEnlargement: true });
  if (format === 'avif') return image.avif({ quality: 55, effort: 3 }).toBuffer();
  if (format === 'webp') return image.webp({ quality: 78, effort: 4 }).toBuffer();
  return format === 'jpeg' ? image.jpeg({ quality: 80, mozjpeg: true }).toBuffer() : image.png().toBuffer();
}

/**
 * Stores files in folders named after the first two digits of their ids.
 * @param inTurn limits how many pictures are processed at once
 */
export function createFileStore(
  folder: string,
  inTurn: (draw: () => Promise<Buffer>) => Promise<Buffer> = imageSlots,
): FileStore {
  const making = new Map<string, Promise<string>>();
  const at = (id: string): string => join(folder, storedPath(id));

  async function make(source: string, path: string, width: number, format: VariantFormat): Promise<string> {
    await writeWhole(path, await inTurn(() => shrunk(source, width, format)));
    return path;
  }

  return {
    save: (id, bytes) => writeWhole(at(id), bytes),
    async remove(id) {
      const shelf = dirname(at(id));
      // Without the original no new copy is started; copies in progress are awaited and then deleted too.
      await rm(at(id), { force: true });
      const copies = [...making].filter(([path]) => path.startsWith(`${at(id)}.`));
      await Promise.allSettled(copies.map(([, made]) => made));
      const names = await namesIn(shelf);
      const own = names.filter((name) => name === id || name.startsWith(`${id}.`));
      await Promise.all(own.map((name) => rm(join(shelf, name), { force: true })));
    },
    original: async (id) => ((await exists(at(id))) ? at(id) : null),
    async variant(id, width, format) {
      const path = `${at(id)}.${width}.${format}`;
      const inFlight = making.get(path);
      if (inFlight) return inFlight;
      if (await exists(path)) return path;
      if (!(await exists(at(id)))) return null;
      // Another call may have started meanwhile.
      const made = making.get(path) ?? make(at(id), path, width, format);
      making.set(path, made);
      try {
        return await made;
      } finally {
        making.delete(path);
      }
    },
    async *settled(before) {
      for (const shelf of await namesIn(folder))
        if (SHELF.test(shelf)) yield await settledIn(join(folder, shelf), before);
    },
  };
}
