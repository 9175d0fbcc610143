import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { newId } from '../ids.ts';
import type { PlatformDatabase } from '../platform-database.ts';
import { users } from '../schema.ts';
import { hashPassword, isAcceptablePassword, NOBODYS_HASH, verifyPassword } from './passwords.ts';
import type { Throttle } from './throttle.ts';

export type AccountVerdict =
  | { readonly kind: 'accepted'; readonly userId: string }
  | {
      readonly kind: 'refused';
      readonly reason: 'invalid_credentials' | 'email_refused' | 'weak_password' | 'rate_limited';
      readonly retryAfterS?: number;
    };

export interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly fullName: string | null;
  readonly phone: string | null;
}

export interface Accounts {
  /** An unknown address takes as long as a wrong password and is answered alike. */
  signIn(email: string, password: string, address: string): Promise<AccountVerdict>;
  /** Makes a member. An address that is taken signs in when the password is its own, else it is refused. */
  register(account: NewAccount, address: string): Promise<AccountVerdict>;
}

/** Addresses are compared in lower case: two members never differ by capitals alone. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();

const isEmail = z.email().max(254);
const MAX_PASSWORD = 1_024;

interface AccountDeps {
  readonly db: PlatformDatabase;
  readonly throttle: Throttle;
  readonly now: () => number;
}

async function findUser(db: PlatformDatabase, email: string) {
  const [user] = await db
    .select({ id: users.id, hash: users.password_hash, disabled: users.disabled })
    .from(users)
    .where(eq(users.email, email));
  return user ?? null;
}

/** Stores a person; null when somebody else took the address meanwhile. */
export async function storeUser(
  db: PlatformDatabase,
  person: NewAccount & { readonly role: 'user' | 'admin'; readonly isSample?: boolean },
  at: Date,
): Promise<string | null> {
  const [row] = await db
    .insert(users)
    .values({
      id: newId(),
      created_date: at,
      updated_date: at,
      email: person.email,
      full_name: person.fullName,
      phone: person.phone,
      role: person.role,
      is_sample: person.isSample ?? false,
      password_hash: await hashPassword(person.password),
    })
    .onConflictDoNothing()
    .returning({ id: users.id });
  return row?.id ?? null;
}

export function createAccounts({ db, throttle, now }: AccountDeps): Accounts {
  /** Looks at the password; hashes it again when our strength has grown since. */
  async function check(email: string, password: string): Promise<string | null> {
    const user = email.includes('\0') ? null : await findUser(db, email);
    const { fits, isOutdated } = await verifyPassword(password, user?.hash ?? NOBODYS_HASH);
    if (!user || !fits || user.disabled) return null;
    if (isOutdated)
      await db
        .update(users)
        .set({ password_hash: await hashPassword(password) })
        .where(eq(users.id, user.id));
    return user.id;
  }

  async function signIn(rawEmail: string, password: string, address: string): Promise<AccountVerdict> {
    const email = normalEmail(rawEmail);
    const retryAfterS = await throttle.begin(email, address);
    if (retryAfterS > 0) return { kind: 'refused', reason: 'rate_limited', retryAfterS };
    const userId = await check(email, password.slice(0, MAX_PASSWORD));
    if (!userId) return { kind: 'refused', reason: 'invalid_credentials' };
    await throttle.succeeded(email, address);
    return { kind: 'accepted', userId };
  }

  async function register(account: NewAccount, address: string): Promise<AccountVerdict> {
    const email = normalEmail(account.email);
    if (!isEmail.safeParse(email).success) return { kind: 'refused', reason: 'email_refused' };
    // Asked first, so that a weak password is answered alike whether or not the address is known.
    if (!isAcceptablePassword(account.password, email)) return { kind: 'refused', reason: 'weak_password' };
    if (await findUser(db, email)) {
      const verdict = await signIn(email, account.password, address);
      const isWrong = verdict.kind === 'refused' && verdict.reason === 'invalid_credentials';
      return isWrong ? { kind: 'refused', reason: 'email_refused' } : verdict;
    }
    const retryAfterS = await throttle.beginRegistration(address);
    if (retryAfterS > 0) return { kind: 'refused', reason: 'rate_limited', retryAfterS };
    const userId = await storeUser(db, { ...account, email, role: 'user' }, new Date(now()));
    return userId ? { kind: 'accepted', userId } : { kind: 'refused', reason: 'email_refused' };
  }

  return { signIn, register };
}
