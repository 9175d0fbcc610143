import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { newId } from '../ids.ts';
import type { PlatformDatabase } from '../database/platform-database.ts';
import { users } from '../database/schema.ts';
import type { PlatformCaller } from './caller.ts';
import { knownDevice, rememberedDevice } from './known-device.ts';
import { HashingBusy } from './passwords/password-hashing.ts';
import type { HashCaller } from './passwords/password-hashing.ts';
import { hashPassword, isAcceptablePassword, NOBODYS_HASH, verifyPassword } from './passwords/passwords.ts';
import type { Throttle } from './throttle.ts';

export type AccountResult =
  | {
      readonly kind: 'accepted';
      readonly userId: string;
      /** Stored on the device that signed in, to prove later that it belongs to the account. */
      readonly deviceProofs: string;
    }
  | {
      readonly kind: 'refused';
      readonly reason:
        | 'invalid_credentials'
        | 'email_refused'
        | 'weak_password'
        | 'rate_limited'
        | 'overloaded';
      readonly retryAfterS?: number;
    };

export interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly fullName: string | null;
  readonly phone: string | null;
}

export interface Accounts {
  /** An unknown email address takes as long as a wrong password and gets the same result. */
  signIn(email: string, password: string, caller: PlatformCaller): Promise<AccountResult>;
  /** Creates a member. When the address exists, signs in if the password is correct, otherwise refuses. */
  register(account: NewAccount, caller: PlatformCaller): Promise<AccountResult>;
}

/** Addresses are compared in lower case, so that two members never differ only by case. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();

const emailSchema = z.email().max(254);
const MAX_PASSWORD = 1_024;

/** Turns the error for too many passwords to hash at once into a refusal that says when to retry. */
export async function unlessBusy<T>(
  act: () => Promise<T>,
): Promise<T | { readonly kind: 'refused'; readonly reason: 'overloaded'; readonly retryAfterS: number }> {
  try {
    return await act();
  } catch (cause) {
    if (!(cause instanceof HashingBusy)) throw cause;
    return { kind: 'refused', reason: 'overloaded', retryAfterS: cause.retryAfterS };
  }
}

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

interface NewUser extends Omit<NewAccount, 'password'> {
  readonly role: 'user' | 'admin';
  readonly isSample?: boolean;
}

/** The row of a new user. @param hash of the password */
export const newUser = (user: NewUser, hash: string, at: Date): typeof users.$inferInsert => ({
  id: newId(),
  created_date: at,
  updated_date: at,
  email: user.email,
  full_name: user.fullName,
  phone: user.phone,
  role: user.role,
  is_sample: user.isSample ?? false,
  password_hash: hash,
});

/**
 * Stores a new user.
 * @param hash of the password
 * @returns the id; null when another request took the email address meanwhile
 */
export async function storeUser(
  db: PlatformDatabase,
  user: NewUser,
  hash: string,
  at: Date,
): Promise<string | null> {
  const [row] = await db
    .insert(users)
    .values(newUser(user, hash, at))
    .onConflictDoNothing()
    .returning({ id: users.id });
  return row?.id ?? null;
}

export function createAccounts({ db, throttle, now }: AccountDeps): Accounts {
  /** Verifies the password; hashes it again when it was stored with a lower cost. Null when it is wrong. */
  async function verifyAndUpgrade(
    user: Awaited<ReturnType<typeof findUser>>,
    password: string,
    turn: HashCaller,
  ): Promise<{ readonly userId: string; readonly hash: string } | null> {
    const { fits, isOutdated } = await verifyPassword(password, user?.hash ?? NOBODYS_HASH, turn);
    if (!user || !fits || user.disabled) return null;
    if (!isOutdated) return { userId: user.id, hash: user.hash };
    const hash = await hashPassword(password, turn);
    await db.update(users).set({ password_hash: hash }).where(eq(users.id, user.id));
    return { userId: user.id, hash };
  }

  async function signIn(rawEmail: string, password: string, caller: PlatformCaller): Promise<AccountResult> {
    const { network, deviceProofs, signal } = caller;
    const email = normalEmail(rawEmail);
    const user = email.includes('\0') ? null : await findUser(db, email);
    const device = user && knownDevice(deviceProofs, user.hash);
    const attempt = await throttle.begin({ email, network, device });
    if ('waitS' in attempt) return { kind: 'refused', reason: 'rate_limited', retryAfterS: attempt.waitS };
    const turn = { network, isKnown: device !== null, signal };
    const fitting = await verifyAndUpgrade(user, password.slice(0, MAX_PASSWORD), turn).catch(
      async (cause: unknown) => {
        await attempt.withdrawn();
        throw cause;
      },
    );
    if (!fitting) return { kind: 'refused', reason: 'invalid_credentials' };
    await attempt.succeeded();
    const proofs = rememberedDevice(deviceProofs, fitting.hash);
    return { kind: 'accepted', userId: fitting.userId, deviceProofs: proofs };
  }

  async function register(account: NewAccount, caller: PlatformCaller): Promise<AccountResult> {
    const email = normalEmail(account.email);
    if (!emailSchema.safeParse(email).success) return { kind: 'refused', reason: 'email_refused' };
    // Checked first, so that a weak password gets the same result whether or not the email address is known.
    if (!isAcceptablePassword(account.password, email)) return { kind: 'refused', reason: 'weak_password' };
    if (await findUser(db, email)) {
      const result = await signIn(email, account.password, caller);
      const isWrong = result.kind === 'refused' && result.reason === 'invalid_credentials';
      return isWrong ? { kind: 'refused', reason: 'email_refused' } : result;
    }
    const { network, deviceProofs, signal } = caller;
    const retryAfterS = await throttle.action('registering', network);
    if (retryAfterS > 0) return { kind: 'refused', reason: 'rate_limited', retryAfterS };
    const { password, ...user } = account;
    const hash = await hashPassword(password, { network, isKnown: false, signal });
    const userId = await storeUser(db, { ...user, email, role: 'user' }, hash, new Date(now()));
    return userId
      ? { kind: 'accepted', userId, deviceProofs: rememberedDevice(deviceProofs, hash) }
      : { kind: 'refused', reason: 'email_refused' };
  }

  return {
    signIn: (email, password, caller) => unlessBusy(() => signIn(email, password, caller)),
    register: (account, caller) => unlessBusy(() => register(account, caller)),
  };
}
