import { and, eq } from 'drizzle-orm';
import { isOpenToAll } from '../demo/demo-account-access.ts';
import type { Platform } from '../platform.ts';
import { password_resets as resets, users } from '../database/schema.ts';
import { newUser, normalEmail } from './accounts.ts';
import { hashPassword } from './passwords/passwords.ts';
import { endSessions } from './sessions.ts';

/** True when there already is an administrator whose password is not a published one. */
async function hasAdministrator({ db }: Platform): Promise<boolean> {
  const living = await db
    .select()
    .from(users)
    .where(and(eq(users.role, 'admin'), eq(users.disabled, false)));
  for (const account of living) if (!(await isOpenToAll(account))) return true;
  return false;
}

/**
 * Creates the first administrator when there is none. Email addresses are not verified at registration, so an existing
 * account with this address may belong to anyone: it becomes the administrator's, with the configured password, and its
 * sessions end.
 */
export async function firstAdministrator(
  platform: Platform,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  const { db, now, options } = platform;
  if (await hasAdministrator(platform)) {
    options.logger.info('ADMIN_EMAIL and ADMIN_PASSWORD ignored: an administrator exists');
    return;
  }
  const address = normalEmail(email);
  const hash = await hashPassword(password);
  const person = { email: address, fullName: null, phone: null, role: 'admin' } as const;
  const at = new Date(now());
  await db.transaction(async (tx) => {
    const [account] = await tx
      .insert(users)
      .values(newUser(person, hash, at))
      .onConflictDoUpdate({
        target: users.email,
        set: { role: 'admin', password_hash: hash, disabled: false, is_sample: false, updated_date: at },
      })
      .returning({ id: users.id });
    if (!account) throw new Error('The first administrator could not be stored');
    await tx.delete(resets).where(eq(resets.user_id, account.id));
    await endSessions(tx, account.id);
  });
  options.logger.info('first administrator created');
}
