import { and, asc, count, eq, gte, lt, sql } from 'drizzle-orm';
import type { PlatformDatabase } from '../database/platform-database.ts';
import { outbox_mails as mails } from '../database/schema-admin.ts';

const MAX_ATTEMPTS = 5;
/**
 * Seconds to wait after the first, second, third and later attempts. The first must be longer than an attempt can last,
 * because a mail whose sender died is claimed again by the same rule.
 */
const waitS = sql`(case ${mails.attempts} when 0 then 0 when 1 then 120 when 2 then 600 when 3 then 3600 else 14400 end)`;

export type QueuedMail = typeof mails.$inferSelect;

/** The stored mails as a queue for several instances. Every step is one statement. */
export function mailQueue(db: PlatformDatabase, now: () => number) {
  const isOpen = eq(mails.status, 'stored');
  const isDue = () =>
    sql`${mails.updated_date} + ${waitS} * interval '1 second' <= ${new Date(now()).toISOString()}::timestamptz`;

  return {
    /** Claims the mail that has waited longest and counts the attempt; null when none is due. */
    async claim(): Promise<QueuedMail | null> {
      const longestWaiting = db
        .select({ id: mails.id })
        .from(mails)
        .where(and(isOpen, lt(mails.attempts, MAX_ATTEMPTS), isDue()))
        .orderBy(asc(mails.updated_date))
        .limit(1)
        .for('update', { skipLocked: true });
      // Compared with `=`, because with `in` the inner query may run again for every row and claim several.
      const [mail] = await db
        .update(mails)
        .set({ attempts: sql`${mails.attempts} + 1`, updated_date: new Date(now()) })
        .where(and(eq(mails.id, sql`(${longestWaiting})`), isOpen))
        .returning();
      return mail ?? null;
    },

    async sent({ id }: QueuedMail): Promise<void> {
      const at = new Date(now());
      await db
        .update(mails)
        .set({ status: 'sent', sent_date: at, updated_date: at, last_error: null })
        .where(eq(mails.id, id));
    },

    /**
     * @param reason a code, because servers repeat addresses and more in their messages
     * @returns whether another attempt will be made
     */
    async notSent({ id, attempts }: QueuedMail, reason: string): Promise<boolean> {
      const isLast = attempts >= MAX_ATTEMPTS;
      await db
        .update(mails)
        .set({ status: isLast ? 'failed' : 'stored', last_error: reason })
        .where(and(eq(mails.id, id), isOpen));
      return !isLast;
    },

    /** Gives up mails whose last attempt was interrupted by a restart. @returns how many there were */
    async giveUp(): Promise<number> {
      const lost = await db
        .update(mails)
        .set({ status: 'failed', last_error: 'interrupted' })
        .where(and(isOpen, gte(mails.attempts, MAX_ATTEMPTS), isDue()))
        .returning({ id: mails.id });
      return lost.length;
    },

    /** Number of mails that were neither sent nor given up. */
    async waiting(): Promise<number> {
      const [row] = await db.select({ mails: count() }).from(mails).where(isOpen);
      return row?.mails ?? 0;
    },
  };
}
