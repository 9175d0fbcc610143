/** Stores conversations (threads) in a database, each locked while one of its messages is answered. */
import { randomUUID } from 'node:crypto';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { and, desc, eq, gt, isNull, lte, ne, not, or, sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { z } from 'zod';
import { openDatabase, type Database } from '#backends/kit/database/database.ts';
import { errorCode } from '#backends/kit/http/error-code.ts';
import type { Logger } from '#backends/kit/logger.ts';
import type { Reply } from '../dialog/responder.ts';
import type { Language } from '../language.ts';
import { createLazy } from './lazy.ts';
import { threads } from './schema.ts';
import { contentToStore, replyToStore, storedContent, storedReply, storedTurns } from './thread-content.ts';
import type { StoredTurn, ThreadContent } from './thread-content.ts';

/** Threads unused for this long are deleted. */
const THREAD_LIFE_MS = 24 * 60 * 60 * 1000;
const SWEEP_MS = 10 * 60 * 1000;
/** How long a thread is locked at most, even if the process dies while answering. Longer than any reply takes. */
const LOCK_S = 40;
const LOCK_RETRY_MS = 100;
/** Maximum number of threads returned for a member at once, because they are in memory together, here and at the gateway. */
const MAX_LISTED = 50;

/** SQL migrations, in order; a build has to copy this folder beside its output. */
const migrationsFolder = join(dirname(fileURLToPath(import.meta.url)), 'thread-migrations');

/** Conversations cannot be read or written now. */
export class ThreadsUnavailable extends Error {
  override readonly name = 'ThreadsUnavailable';
}

/** A thread locked for one message: no other process or request may write it. */
export interface LockedThread {
  readonly id: string;
  /** Identifies the lock. */
  readonly token: string;
  readonly content: ThreadContent;
  /** The latest message with its reply; null when it had no idempotency key, or has no reply. */
  readonly latest: AnsweredMessage | null;
}

/** A message that has an idempotency key, with its reply. */
interface AnsweredMessage {
  readonly key: string;
  readonly reply: Reply;
}

interface ThreadKey {
  readonly id: string;
  /** Pseudonym of a member; null for a visitor. */
  readonly caller: string | null;
}

/** Conversations in a database. Each method throws ThreadsUnavailable while that cannot be reached. */
export interface Threads {
  /**
   * Creates a thread of the caller, locked.
   * @param messageKey idempotency key of its first message
   * @returns null when there is a thread whose latest message has this key
   */
  create(caller: string | null, language: Language, messageKey: string | null): Promise<LockedThread | null>;
  /** Id of the thread whose latest message has this idempotency key, whoever may continue it; null without one. */
  threadOf(messageKey: string): Promise<string | null>;
  /**
   * Waits until no process is answering another message of the thread, and locks it. A member becomes its owner.
   * @returns null when there is no such thread that the caller may continue
   * @throws the reason of `signal`
   */
  lock(key: ThreadKey, signal: AbortSignal): Promise<LockedThread | null>;
  /** Stores the new content and unlocks the thread. @param latest null for a message without an idempotency key */
  save(locked: LockedThread, content: ThreadContent, latest: AnsweredMessage | null): Promise<void>;
  /** Unlocks the thread unchanged; a new one is deleted. */
  unlock(locked: LockedThread): Promise<void>;
  /** Null when there is no such thread that the caller may read. */
  read(key: ThreadKey): Promise<ThreadContent | null>;
  /** Turns of the member's fifty threads used last, newest thread first. */
  listOf(caller: string): Promise<readonly { readonly id: string; readonly turns: readonly StoredTurn[] }[]>;
  /** Deletes every thread of a member, also one that is being answered. */
  deleteAll(caller: string): Promise<void>;
  /** Settles when the database responds. */
  check(): Promise<void>;
  /** Deletes threads that were not used for a day. */
  sweep(): Promise<void>;
  close(): Promise<void>;
}

export interface ThreadsOptions {
  /** Folder of the embedded database, or `memory://`; unused when one of the next two is set. */
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  /** An embedded database that is open already. */
  readonly opened?: Database | undefined;
  readonly logger: Logger;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
}

const lockedUntil = sql`now() + make_interval(secs => ${LOCK_S})`;
const isUnlocked = or(isNull(threads.heldUntil), lte(threads.heldUntil, sql`now()`));

/** A new thread, locked. */
const rowOf = ({ id, token, content }: LockedThread, at: Date) => ({
  ...content,
  id,
  created: at,
  lastUsed: at,
  heldBy: token,
  heldUntil: lockedUntil,
});

function latestOf({ lastKey: key, lastReply }: typeof threads.$inferSelect): AnsweredMessage | null {
  const reply = storedReply.parse(lastReply);
  return key !== null && reply ? { key, reply } : null;
}

/**
 * Removes the key of a message from the thread in which an earlier attempt stored it, because its sender could not
 * continue that thread.
 */
const forgetElsewhere = (db: NodePgDatabase, messageKey: string, id: string) =>
  db
    .update(threads)
    .set({ lastKey: null, lastReply: null })
    .where(and(eq(threads.lastKey, messageKey), ne(threads.id, id)));

/** Opens the database in the background; messages wait for it, and each tries again after a failure. */
export function openThreads({ now, ...place }: ThreadsOptions): Threads {
  const { logger } = place;
  const database = createLazy(async () => {
    const migrations = { migrationsFolder, migrationsTable: 'assistant_migrations' };
    const { pool, close } = await openDatabase({ ...place, ...migrations });
    return { db: drizzle(pool), close };
  });
  type Db = Awaited<ReturnType<typeof database.get>>['db'];
  const run = async <T>(job: (db: Db) => Promise<T>): Promise<T> => {
    try {
      return await job((await database.get()).db);
    } catch (cause) {
      throw new ThreadsUnavailable('the store of conversations cannot be reached', { cause });
    }
  };

  const write = async (job: (db: Db) => Promise<unknown>): Promise<void> => {
    await run(job);
  };

  const isRecent = () => gt(threads.lastUsed, new Date(now() - THREAD_LIFE_MS));
  const mine = ({ id, caller }: ThreadKey) =>
    and(
      eq(threads.id, id),
      isRecent(),
      caller === null ? isNull(threads.owner) : or(isNull(threads.owner), eq(threads.owner, caller)),
    );
  const isLockedBy = ({ id, token }: LockedThread) => and(eq(threads.id, id), eq(threads.heldBy, token));

  const find = (key: ThreadKey) =>
    run(async (db) => {
      const rows = await db.select().from(threads).where(mine(key));
      return rows[0] ? storedContent.parse(rows[0]) : null;
    });

  const sweep = () => write(async (db) => db.delete(threads).where(not(isRecent())));
  const report = (error: unknown): void =>
    logger.warn({ reason: reasonOf(error) }, 'the store of conversations cannot be reached');
  void database.get().catch(report);
  const sweeping = setInterval(() => void sweep().catch(report), SWEEP_MS).unref();

  return {
    create: (caller, language, messageKey) =>
      run(async (db) => {
        const content: ThreadContent = { language, state: null, turns: [] };
        const locked: LockedThread = { id: randomUUID(), token: randomUUID(), content, latest: null };
        const row = rowOf(locked, new Date(now()));
        const rows = await db
          .insert(threads)
          .values({ ...row, owner: caller, lastKey: messageKey })
          .onConflictDoNothing()
          .returning({ id: threads.id });
        return rows.length > 0 ? locked : null;
      }),
    threadOf: (messageKey) =>
      run(async (db) => {
        const rows = await db.select({ id: threads.id }).from(threads).where(eq(threads.lastKey, messageKey));
        return rows[0]?.id ?? null;
      }),
    async lock(key, signal) {
      if (!z.uuid().safeParse(key.id).success) return null;
      const token = randomUUID();
      for (;;) {
        signal.throwIfAborted();
        const rows = await run((db) =>
          db
            .update(threads)
            .set({ heldBy: token, heldUntil: lockedUntil, ...(key.caller !== null && { owner: key.caller }) })
            .where(and(mine(key), isUnlocked))
            .returning(),
        );
        const [row] = rows;
        if (row) return { id: key.id, token, content: storedContent.parse(row), latest: latestOf(row) };
        if ((await find(key)) === null) return null;
        await pause(LOCK_RETRY_MS, undefined, { signal });
      }
    },
    save: (locked, content, latest) =>
      run(async (db) => {
        const stored = {
          ...contentToStore(content),
          lastKey: latest && latest.key,
          lastReply: latest && replyToStore(latest.reply),
        };
        if (latest && latest.key !== locked.latest?.key) await forgetElsewhere(db, latest.key, locked.id);
        const rows = await db
          .update(threads)
          .set({ ...stored, lastUsed: new Date(now()), heldBy: null, heldUntil: null })
          .where(isLockedBy(locked))
          .returning({ id: threads.id });
        if (rows.length === 0) throw new Error('another message has locked the thread meanwhile');
      }),
    unlock: (locked) =>
      write(async (db) =>
        locked.content.turns.length === 0
          ? db.delete(threads).where(isLockedBy(locked))
          : db.update(threads).set({ heldBy: null, heldUntil: null }).where(isLockedBy(locked)),
      ),
    read: (key) => (z.uuid().safeParse(key.id).success ? find(key) : Promise.resolve(null)),
    listOf: (caller) =>
      run(async (db) => {
        const rows = await db
          .select({ id: threads.id, turns: threads.turns })
          .from(threads)
          .where(and(eq(threads.owner, caller), isRecent()))
          .orderBy(desc(threads.lastUsed), desc(threads.id))
          .limit(MAX_LISTED);
        return rows.map(({ id, turns }) => ({ id, turns: storedTurns.parse(turns) }));
      }),
    deleteAll: (caller) => write(async (db) => db.delete(threads).where(eq(threads.owner, caller))),
    check: () => write(async (db) => db.execute(sql`select 1`)),
    sweep,
    async close() {
      clearInterval(sweeping);
      await database.close();
    },
  };
}

/** Names and codes only: messages of databases quote their parameters. */
export const reasonOf = (error: unknown): string =>
  errorCode(error) ?? (error instanceof Error ? error.name : 'unknown');
