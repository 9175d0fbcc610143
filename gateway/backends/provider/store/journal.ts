import { closeSync, existsSync, openSync, readFileSync, truncateSync } from 'node:fs';
import { open, rename, type FileHandle } from 'node:fs/promises';
import type { z } from 'zod';

/** Lines of JSON in one file, in the order they were written. */
export interface Journal<T> {
  /**
   * Resolves when the line is on disk (`durable`) or passed to the system. Lines keep their order; a failed one is not
   * stored.
   */
  append(line: T): Promise<void>;
  close(): Promise<void>;
}

/** Complete lines of a file; a last line cut off by a crash is removed, so that the next one starts on a new line. */
function wholeLines(path: string): readonly string[] {
  if (!existsSync(path)) {
    closeSync(openSync(path, 'a'));
    return [];
  }
  const bytes = readFileSync(path);
  const end = bytes.lastIndexOf(0x0a) + 1;
  if (end < bytes.length) truncateSync(path, end);
  return bytes.subarray(0, end).toString('utf8').split('\n').filter(Boolean);
}

/** Rewrites a file atomically: a crash leaves either the old or the new one. */
async function rewrite(path: string, lines: readonly unknown[]): Promise<void> {
  const handle = await open(`${path}.new`, 'w');
  await handle.writeFile(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  await handle.sync();
  await handle.close();
  await rename(`${path}.new`, path);
}

/**
 * Opens a journal and returns its lines.
 * @param options.keep returns false for lines that are no longer needed; they are dropped by rewriting the file
 * @param options.durable waits for the disk at every line
 * @throws ZodError when a complete line does not match `schema`: the file is not ours, and continuing could lose
 * bookings
 */
export async function openJournal<T>(
  path: string,
  schema: z.ZodType<T>,
  options: { readonly durable: boolean; readonly keep?: (line: T) => boolean },
): Promise<{ readonly lines: readonly T[]; readonly journal: Journal<T> }> {
  const all = wholeLines(path).map((text) => schema.parse(JSON.parse(text)));
  const lines = options.keep ? all.filter(options.keep) : all;
  if (lines.length < all.length) await rewrite(path, lines);
  const handle: FileHandle = await open(path, 'a', 0o600);
  let { size } = await handle.stat();
  let queue = Promise.resolve();
  const append = (line: T): Promise<void> => {
    const before = queue;
    const write = async (): Promise<void> => {
      await before;
      const bytes = Buffer.from(`${JSON.stringify(line)}\n`);
      try {
        const { bytesWritten } = await handle.write(bytes);
        if (bytesWritten < bytes.length) throw new Error('only part of a line was written to disk');
        if (options.durable) await handle.datasync();
      } catch (cause) {
        // Half a line would make the next one unreadable.
        await handle.truncate(size).catch(() => undefined);
        throw cause;
      }
      size += bytes.length;
    };
    const written = write();
    queue = written.catch(() => undefined);
    return written;
  };
  return {
    lines,
    journal: {
      append,
      async close() {
        await queue;
        await handle.close();
      },
    },
  };
}
