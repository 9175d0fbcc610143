import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { StoredFile } from './manifest.ts';

/** Creates a stream that counts and hashes the data passing through it. */
function measure() {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  return { stream, result: (path: string): StoredFile => ({ path, bytes, sha256: hash.digest('hex') }) };
}

/**
 * Writes a stream to a file that only its owner may read.
 * @param through streams that the data passes before it is measured and written, such as compression
 * @param path below the folder; parent folders are created
 */
export async function writeStored(
  folder: string,
  path: string,
  data: Readable,
  ...through: Transform[]
): Promise<StoredFile> {
  const measured = measure();
  const target = join(folder, path);
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  await pipeline([data, ...through, measured.stream, createWriteStream(target, { mode: 0o600 })]);
  return measured.result(path);
}

/** Copies one file. @throws the system's error, ENOENT when the source does not exist */
export async function copyStored(source: string, folder: string, path: string): Promise<StoredFile> {
  const handle = await open(source);
  return writeStored(folder, path, handle.createReadStream());
}

/** True when a file exists unchanged. */
export async function isIntact(folder: string, { path, bytes, sha256 }: StoredFile): Promise<boolean> {
  const hash = createHash('sha256');
  let read = 0;
  try {
    for await (const chunk of createReadStream(join(folder, path))) {
      if (!(chunk instanceof Buffer)) return false;
      hash.update(chunk);
      read += chunk.length;
    }
  } catch {
    return false;
  }
  return read === bytes && hash.digest('hex') === sha256;
}
