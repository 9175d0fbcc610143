import { eq } from 'drizzle-orm';
import type { Platform } from '../platform.ts';
import { users } from '../schema.ts';
import { normalEmail, storeUser } from './accounts.ts';

/** Makes the first administrator where there is none; an existing member of that address becomes one. */
export async function firstAdministrator(
  { db, now, options }: Platform,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<void> {
  const [existing] = await db.select({ id: users.id }).from(users).where(eq(users.role, 'admin')).limit(1);
  if (existing) return;
  const address = normalEmail(email);
  const person = { email: address, password, fullName: null, phone: null, role: 'admin' } as const;
  const made = await storeUser(db, person, new Date(now()));
  if (made === null) await db.update(users).set({ role: 'admin' }).where(eq(users.email, address));
  options.logger.info('first administrator made');
}
