import type { Pool } from 'pg';
import { isDiskFull, isNoSpace } from './disk-space.ts';
import { errorCode } from '../http/error-code.ts';
import { isUnexpectedError } from '../http/http-error.ts';
import type { Logger } from '../logger.ts';

/** State of a part of a service; `reason` is for the operator. */
export type PartState = { readonly ok: true } | { readonly ok: false; readonly reason: string };

export interface StorageState {
  readonly database: PartState;
  readonly writes: PartState;
}

/** Tells whether a service can store data. */
export interface StorageWatch {
  /** Checks, at most once in two seconds; never throws. */
  look(): Promise<StorageState>;
  /** Call with every failure; a full disk and a read-only database are remembered and logged once. */
  note(error: unknown): void;
  /**
   * True when an operation failed because nothing can be stored. The embedded database does not always report the
   * cause, so the disk is checked too.
   */
  isTrouble(error: unknown): Promise<boolean>;
}

interface WatchOptions {
  readonly pool: Pick<Pool, 'query'>;
  /** Folder whose disk must have space; null when there is none. */
  readonly folder: string | null;
  /** True for a database server, whose disk is not visible from here. */
  readonly isRemote: boolean;
  readonly logger: Logger;
  readonly now: () => number;
}

const FRESH_MS = 2_000;
/**
 * How often a server's disk is tested while nothing fails; not more often, because each test leaves a little work for
 * the server's vacuum.
 */
const TRY_MS = 60_000;
/** A database that needs longer for the simplest query counts as failing. */
const PATIENCE_MS = 1_500;

const FULL = 'the disk is full';
const READ_ONLY = 'the database may only be read';
const SQL_READ_ONLY = '25006';
/**
 * Allocates more than a table has free, so that the server needs space on its disk; the table is dropped at the end of
 * the transaction.
 */
const TAKE_SPACE = `do $$ begin
  create temp table solera_space on commit drop as
    select n, repeat(md5(n::text), 8) as filler from generate_series(1, 2000) n;
end $$`;

const well: PartState = { ok: true };
const failed = (reason: string): PartState => ({ ok: false, reason });

/** Why an error means that nothing can be stored; null for any other error. */
function troubleIn(error: unknown): string | null {
  if (isNoSpace(error)) return FULL;
  return errorCode(error) === SQL_READ_ONLY ? READ_ONLY : null;
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('late')), PATIENCE_MS).unref();
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

export function createStorageWatch({ pool, folder, isRemote, logger, now }: WatchOptions): StorageWatch {
  let trouble: string | null = null;
  let triedAt = now();
  let last: { readonly state: StorageState; readonly at: number } | null = null;
  let looking: Promise<StorageState> | null = null;

  const report = (next: string | null): void => {
    if (next === trouble) return;
    trouble = next;
    if (next === null) logger.warn('storing works again');
    else logger.error({ reason: next }, 'nothing can be stored');
  };

  const whyNot = async (mayOnlyRead: boolean): Promise<string | null> => {
    if (mayOnlyRead) return READ_ONLY;
    if (folder !== null && (await isDiskFull(folder))) return FULL;
    if (!isRemote || (trouble === null && now() - triedAt < TRY_MS)) return null;
    triedAt = now();
    return inTime(pool.query(TAKE_SPACE)).then(
      () => null,
      (error: unknown) => troubleIn(error) ?? trouble,
    );
  };

  const find = async (): Promise<StorageState> => {
    try {
      const reading = pool.query<{ value: string }>(
        `select current_setting('transaction_read_only') as value`,
      );
      const { rows } = await inTime(reading);
      report(await whyNot(rows[0]?.value === 'on'));
    } catch {
      const away = failed('the database does not answer');
      return { database: away, writes: away };
    }
    return { database: well, writes: trouble === null ? well : failed(trouble) };
  };

  const note = (error: unknown): void => {
    const found = troubleIn(error);
    if (found === null) return;
    last = null;
    report(found);
  };
  const look = async (): Promise<StorageState> => {
    if (last && now() - last.at < FRESH_MS) return last.state;
    looking ??= find().finally(() => (looking = null));
    const state = await looking;
    last = { state, at: now() };
    return state;
  };
  return {
    note,
    look,
    isTrouble: async (error) => {
      if (!isUnexpectedError(error)) return false;
      note(error);
      if (troubleIn(error) !== null) return true;
      const { database, writes } = await look();
      return database.ok && !writes.ok;
    },
  };
}
