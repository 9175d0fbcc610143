import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Identifies the running build and its version of Node: equal for processes that run copies of the same built file. The
 * time of the file counts too, because a build also has data beside it. Run from the sources, each process has its own.
 */
function readBuildId(): string {
  const path = fileURLToPath(import.meta.url);
  if (!path.endsWith('.js')) return randomUUID();
  return createHash('sha256')
    .update(readFileSync(path))
    .update(`${statSync(path).mtimeMs} ${process.version}`)
    .digest('base64url');
}

let known: string | null = null;

/** The id of the running build; read once. */
export const buildId = (): string => (known ??= readBuildId());
