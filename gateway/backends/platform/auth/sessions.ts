import { createHash, randomBytes } from 'node:crypto';
import { and, eq, lt, ne } from 'drizzle-orm';
import type { Actor } from '../access/actor.ts';
import type { PlatformDatabase } from '../database/platform-database.ts';
import { sessions, users } from '../database/schema.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#backends/kit/time-units.ts';

/** Longest life of a session without use, and in total. Shorter for administrators. */
const LIMITS = {
  user: { idleMs: 7 * DAY_MS, absoluteMs: 30 * DAY_MS },
  admin: { idleMs: 30 * MINUTE_MS, absoluteMs: 8 * HOUR_MS },
};
/** Time within which a token that was passed in a URL must be used. */
const REDIRECT_MS = 5 * MINUTE_MS;
/** The last use is written at most this often. */
const TOUCH_MS = MINUTE_MS;

const TOKEN = /^[\w-]{43}$/;
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export interface Sessions {
  /** @returns the token, of which only the hash is stored */
  start(userId: string, options?: { fromRedirect?: boolean }): Promise<string>;
  /** The user to whom a token belongs, with their current role; null when the session has ended. */
  actor(token: string): Promise<Extract<Actor, { userId: string }> | null>;
  /** Exchanges a valid token for a new one; null when it is not valid. Of two simultaneous calls, one succeeds. */
  exchange(token: string): Promise<string | null>;
  end(token: string): Promise<void>;
}

interface Row {
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
  readonly fromRedirect: boolean;
  readonly role: string;
  readonly disabled: boolean;
}

function isAlive(row: Row, now: number): boolean {
  if (row.disabled) return false;
  const age = now - row.createdAt.getTime();
  const { idleMs, absoluteMs } = row.role === 'admin' ? LIMITS.admin : LIMITS.user;
  if (age > absoluteMs) return false;
  if (row.fromRedirect && row.lastUsedAt === null) return age <= REDIRECT_MS;
  return now - (row.lastUsedAt ?? row.createdAt).getTime() <= idleMs;
}

const columns = {
  userId: users.id,
  email: users.email,
  role: users.role,
  disabled: users.disabled,
  createdAt: sessions.created_at,
  lastUsedAt: sessions.last_used_at,
  fromRedirect: sessions.from_redirect,
};

/** Ends all sessions of a user, at once for every instance. @param except token that stays valid */
export async function endSessions(
  db: Pick<PlatformDatabase, 'delete'>,
  userId: string,
  except?: string,
): Promise<void> {
  const others = except === undefined ? undefined : ne(sessions.token_hash, hashOf(except));
  await db.delete(sessions).where(and(eq(sessions.user_id, userId), others));
}

/** Sessions with opaque tokens of 256 random bits; only their SHA-256 is stored. */
export function createSessions(db: PlatformDatabase, now: () => number): Sessions {
  async function living(token: string) {
    if (!TOKEN.test(token)) return null;
    const [row] = await db
      .select(columns)
      .from(sessions)
      .innerJoin(users, eq(users.id, sessions.user_id))
      .where(eq(sessions.token_hash, hashOf(token)));
    return row && isAlive(row, now()) ? row : null;
  }

  async function start(userId: string, { fromRedirect = false } = {}): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const at = new Date(now());
    await db.delete(sessions).where(lt(sessions.created_at, new Date(now() - LIMITS.user.absoluteMs)));
    await db
      .insert(sessions)
      .values({ token_hash: hashOf(token), user_id: userId, created_at: at, from_redirect: fromRedirect });
    return token;
  }

  async function touch(token: string, lastUsedAt: Date | null): Promise<void> {
    if (lastUsedAt && now() - lastUsedAt.getTime() < TOUCH_MS) return;
    await db
      .update(sessions)
      .set({ last_used_at: new Date(now()) })
      .where(eq(sessions.token_hash, hashOf(token)));
  }

  return {
    start,
    async actor(token) {
      const row = await living(token);
      if (!row) return null;
      // A read-only database refuses this write, but reading must still be possible.
      await touch(token, row.lastUsedAt).catch(() => undefined);
      return { kind: row.role === 'admin' ? 'admin' : 'member', userId: row.userId, email: row.email };
    },
    async exchange(token) {
      const row = await living(token);
      if (!row) return null;
      const ended = await db
        .delete(sessions)
        .where(and(eq(sessions.token_hash, hashOf(token)), eq(sessions.user_id, row.userId)))
        .returning({ userId: sessions.user_id });
      if (ended.length !== 1) return null;
      // The new token keeps the time of the sign-in, or a session could be prolonged for ever.
      const fresh = randomBytes(32).toString('base64url');
      await db.insert(sessions).values({
        token_hash: hashOf(fresh),
        user_id: row.userId,
        created_at: row.createdAt,
        last_used_at: new Date(now()),
      });
      return fresh;
    },
    async end(token) {
      if (TOKEN.test(token)) await db.delete(sessions).where(eq(sessions.token_hash, hashOf(token)));
    },
  };
}
