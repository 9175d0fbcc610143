import { and, eq, inArray } from 'drizzle-orm';
import { verifyPassword } from '../auth/passwords/passwords.ts';
import { endSessions } from '../auth/sessions.ts';
import type { Platform } from '../platform.ts';
import { password_resets as resets, users } from '../database/schema.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';

/** What tells whether an account is open to everybody. */
interface Candidate {
  readonly email: string;
  readonly is_sample: boolean;
  readonly password_hash: string;
}

/** True for a seeded account that still has its published password: everybody can be this person. */
export async function isOpenToAll(account: Candidate): Promise<boolean> {
  const published = DEMO_ACCOUNTS.find(({ email }) => email === account.email);
  if (!account.is_sample || !published) return false;
  return (await verifyPassword(published.password, account.password_hash)).fits;
}

/**
 * Ends what the demo opened: its accounts can no longer sign in, and their sessions and links are over. An account whose
 * password somebody has changed is that person's, and stays.
 */
export async function closeDemoAccounts({ db, now, options }: Platform): Promise<void> {
  const sample = await db
    .select()
    .from(users)
    .where(and(eq(users.is_sample, true), eq(users.disabled, false)));
  const open: string[] = [];
  for (const account of sample) if (await isOpenToAll(account)) open.push(account.id);
  if (open.length === 0) return;
  await db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ disabled: true, updated_date: new Date(now()) })
      .where(inArray(users.id, open));
    await tx.delete(resets).where(inArray(resets.user_id, open));
    for (const id of open) await endSessions(tx, id);
  });
  options.logger.info({ accounts: open.length }, 'demo accounts closed');
}

/** Opens them again: nothing but the end of the demo closes a seeded account. */
export async function openDemoAccounts({ db, now }: Platform): Promise<void> {
  await db
    .update(users)
    .set({ disabled: false, updated_date: new Date(now()) })
    .where(and(eq(users.is_sample, true), eq(users.disabled, true)));
}
