import { Client } from 'pg';
import { isDiskFull, isNoSpace } from './disk-space.ts';
import { errorCode } from '../http/error-code.ts';
import { StartError } from '../start/start-error.ts';

/** PostgreSQL's codes for a user or a password that it does not accept. */
const REFUSED: ReadonlySet<string | undefined> = new Set(['28P01', '28000']);
const NO_SUCH_DATABASE = '3D000';
const NOT_ALLOWED = '42501';
/** No connection, or a server that is still starting. */
const UNREACHABLE: ReadonlySet<string | undefined> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EPIPE',
  '57P03',
]);

const TRY_MS = 3_000;

/** Server and name of a database, without user and password. */
export function databasePlace(databaseUrl: string): string {
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `“${decodeURIComponent(pathname.slice(1))}” at ${hostname}:${port || '5432'}`;
}

/** True when a database may respond later without a changed setting. */
export function isUnreachable(error: unknown): boolean {
  if (UNREACHABLE.has(errorCode(error))) return true;
  // The pool's own messages, which have no code.
  return (
    error instanceof Error && /timeout|terminated/i.test(error.message) && errorCode(error) === undefined
  );
}

/** Explains a problem with the URL of a database server in a sentence; null for any other error. */
export function explainServerError(error: unknown, databaseUrl: string): StartError | null {
  const place = databasePlace(databaseUrl);
  const code = errorCode(error);
  const say = (text: string) => new StartError(`DATABASE_URL: ${text}`, { cause: error });
  if (REFUSED.has(code)) return say(`the database ${place} refuses the user name or the password.`);
  if (code === NO_SUCH_DATABASE)
    return say(`there is no database ${place}. Make it, or name the one that is there.`);
  if (code === NOT_ALLOWED) return say(`the user may not make tables in the database ${place}.`);
  if (isNoSpace(error)) return say(`the disk of the database ${place} is full.`);
  if (isUnreachable(error))
    return say(`the database ${place} cannot be reached (${code ?? 'no response in time'}).`);
  return null;
}

/** The system's error codes for a folder that this user may not write to. */
const NOT_WRITABLE: ReadonlySet<string | undefined> = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR']);

/** Explains a problem with a data folder in a sentence; null for any other error. */
export async function folderTrouble(error: unknown, dataDir: string): Promise<StartError | null> {
  const say = (text: string) => new StartError(`DATA_DIR (${dataDir}): ${text}`, { cause: error });
  if (isNoSpace(error) || (await isDiskFull(dataDir)))
    return say('there is no space left on its disk. A new data folder needs 100 MB.');
  const code = errorCode(error);
  return NOT_WRITABLE.has(code) ? say(`this user may not write there (${code}).`) : null;
}

/**
 * Connects to a database once, to check its URL before it is used.
 * @returns what the operator has to fix; null when it responds, or cannot be reached right now
 */
export async function checkServer(databaseUrl: string): Promise<StartError | null> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis: TRY_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return null;
  } catch (error) {
    return isUnreachable(error) ? null : explainServerError(error, databaseUrl);
  } finally {
    await client.end().catch(() => undefined);
  }
}
