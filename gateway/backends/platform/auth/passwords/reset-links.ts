import { createHash, randomBytes } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { PlatformDatabase } from '../../database/platform-database.ts';
import { password_resets as resets, users } from '../../database/schema.ts';
import { LINK_MS, RESET_MAIL, withToken } from './reset-mail.ts';

/** The hash of a link's token, as it is stored. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The fields of a mail that a link depends on. */
interface Letter {
  readonly to: string;
  readonly kind: string | null;
  readonly html: string | null;
  readonly text: string | null;
}

export interface ResetLinks {
  /** Links created before this moment have expired. */
  oldest(): Date;
  /**
   * Puts a working link into a mail for a new password, and returns every other mail unchanged. For an account that was
   * deleted or disabled the link does not work.
   */
  fill<T extends Letter>(mail: T): Promise<T>;
}

/** Links to choose a new password. The database contains only their hashes. */
export function createResetLinks(db: PlatformDatabase, now: () => number): ResetLinks {
  const oldest = () => new Date(now() - LINK_MS);
  return {
    oldest,
    async fill(mail) {
      if (mail.kind !== RESET_MAIL) return mail;
      const token = randomBytes(32).toString('base64url');
      await db.delete(resets).where(lt(resets.created_at, oldest()));
      const [owner] = await db
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.email, mail.to), eq(users.disabled, false)));
      if (owner)
        await db
          .insert(resets)
          .values({ token_hash: tokenHash(token), user_id: owner.id, created_at: new Date(now()) });
      return withToken(mail, token);
    },
  };
}
