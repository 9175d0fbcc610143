import { and, eq, inArray } from 'drizzle-orm';
import { verifyPassword } from '../auth/passwords/passwords.ts';
import { endSessions } from '../auth/sessions.ts';
import type { Platform } from '../platform.ts';
import { password_resets as resets, users } from '../database/schema.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';

/** The facts that decide whether an account has a published password. */
interface Candidate {
  readonly email: string;
  readonly is_sample: boolean;
  readonly password_hash: string;
}

/** True for a demo account that still has its published password, so that anyone can sign in to it. */
export async function isOpenToAll(account: Candidate): Promise<boolean> {
  const published = DEMO_ACCOUNTS.find(({ email }) => email === account.email);
  if (!account.is_sample || !published) return false;
  return (await verifyPassword(published.password, account.password_hash)).fits;
}

/**
 * Disables the demo accounts: no one can sign in to them, and their sessions and links end. An account whose password
 * was changed belongs to a real person, and stays enabled.
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

/** Enables the demo accounts again; only `closeDemoAccounts` disables them. */
export async function openDemoAccounts({ db, now }: Platform): Promise<void> {
  await db
    .update(users)
    .set({ disabled: false, updated_date: new Date(now()) })
    .where(and(eq(users.is_sample, true), eq(users.disabled, true)));
}
