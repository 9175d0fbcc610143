import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { LoginLanguage } from '../../login/texts.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { PlatformOptions } from '../../options.ts';
import type { PlatformDatabase } from '../../database/platform-database.ts';
import { password_resets as resets, users } from '../../database/schema.ts';
import { normalEmail, unlessBusy } from '../accounts.ts';
import type { PlatformCaller } from '../caller.ts';
import { knownDevice } from '../known-device.ts';
import { hashPassword, isAcceptablePassword, verifyPassword } from './passwords.ts';
import { tokenHash } from './reset-links.ts';
import type { ResetLinks } from './reset-links.ts';
import { resetMail } from './reset-mail.ts';
import { endSessions } from '../sessions.ts';
import type { Throttle } from '../throttle.ts';

/**
 * Minimum duration of a request for a link: longer than looking up an account and storing a mail, so that the time does
 * not reveal which accounts exist.
 */
const SAME_TIME_MS = 250;
const TOKEN = /^[\w-]{43}$/;

export type PasswordResult =
  | { readonly kind: 'accepted'; readonly userId: string }
  | {
      readonly kind: 'refused';
      readonly reason: 'weak_password' | 'wrong_password' | 'link_over' | 'rate_limited' | 'overloaded';
      readonly retryAfterS?: number;
    };

export interface Passwords {
  /**
   * Mails a link if the account exists; the result does not reveal whether it does. At most three per account and hour.
   * @param reader language of the page that sent the request; null when unknown
   * @returns seconds to wait when the caller's network sends too many requests; otherwise 0
   */
  requestReset(email: string, caller: PlatformCaller, reader: LoginLanguage | null): Promise<number>;
  /** Whether a link can still be used. */
  isUsable(token: string): Promise<boolean>;
  /**
   * Sets a new password with a link's token, which works once, and ends every session of its owner. A weak password
   * does not use up the link.
   */
  reset(token: string, password: string, caller: PlatformCaller): Promise<PasswordResult>;
  /**
   * Changes the password of a signed-in user. The session with the token `session` stays valid, all others of the user
   * end.
   */
  change(request: {
    readonly userId: string;
    readonly session: string;
    readonly current: string;
    readonly next: string;
    readonly caller: PlatformCaller;
  }): Promise<PasswordResult>;
}

interface PasswordDeps {
  readonly db: PlatformDatabase;
  readonly throttle: Throttle;
  readonly mail: Outbox;
  readonly links: ResetLinks;
  readonly options: PlatformOptions;
  readonly now: () => number;
}

/** The user who gets the link. */
interface Owner {
  readonly id: string;
  readonly hash: string;
}

const refused = (reason: 'weak_password' | 'wrong_password' | 'link_over') =>
  ({ kind: 'refused', reason }) as const;

export function createPasswords({ db, throttle, mail, links, options, now }: PasswordDeps): Passwords {
  async function ownerOf(email: string): Promise<Owner | null> {
    if (email.includes('\0')) return null;
    const [user] = await db
      .select({ id: users.id, hash: users.password_hash })
      .from(users)
      .where(and(eq(users.email, email), eq(users.disabled, false)));
    return user ?? null;
  }

  async function sendLink(email: string, reader: LoginLanguage | null): Promise<void> {
    if (!(await throttle.mayMailReset(email))) return;
    const { brand, publicUrl, areLinksInOutbox = false } = options;
    const letter = resetMail({ to: email, publicUrl: publicUrl(), brand, reader });
    // Administrators and backups can read the outbox, so a stored link would give them access to another person's
    // account.
    await mail.store(areLinksInOutbox ? await links.fill(letter) : letter);
  }

  async function requestReset(rawEmail: string, caller: PlatformCaller, reader: LoginLanguage | null) {
    const email = normalEmail(rawEmail);
    const user = await ownerOf(email);
    const isKnown = user !== null && knownDevice(caller.deviceProofs, user.hash) !== null;
    const waitS = await throttle.action('link', caller.network, isKnown);
    if (waitS > 0) return waitS;
    await Promise.all([user && sendLink(email, reader), pause(SAME_TIME_MS)]);
    return 0;
  }

  const isUnusedLink = (token: string) =>
    and(
      eq(resets.token_hash, tokenHash(token)),
      isNull(resets.used_at),
      gt(resets.created_at, links.oldest()),
    );

  /** The user to whom a link belongs; undefined when the link cannot be used any more. */
  async function ownerOfLink(token: string): Promise<{ id: string; email: string } | undefined> {
    if (!TOKEN.test(token)) return undefined;
    const [owner] = await db
      .select({ id: users.id, email: users.email })
      .from(resets)
      .innerJoin(users, eq(users.id, resets.user_id))
      .where(and(isUnusedLink(token), eq(users.disabled, false)));
    return owner;
  }

  async function reset(token: string, password: string, caller: PlatformCaller): Promise<PasswordResult> {
    const owner = await ownerOfLink(token);
    if (!owner) return refused('link_over');
    if (!isAcceptablePassword(password, owner.email)) return refused('weak_password');
    // Like a known device, the owner of a valid link is let through when strangers have to wait.
    const hash = await hashPassword(password, { ...caller, isKnown: true });
    return db.transaction(async (tx) => {
      const used = await tx
        .update(resets)
        .set({ used_at: new Date(now()) })
        .where(isUnusedLink(token))
        .returning({ userId: resets.user_id });
      if (used.length !== 1) return refused('link_over');
      await tx.update(users).set({ password_hash: hash, is_verified: true }).where(eq(users.id, owner.id));
      // Invalidates the user's other unused links.
      await tx.delete(resets).where(and(eq(resets.user_id, owner.id), isNull(resets.used_at)));
      await endSessions(tx, owner.id);
      return { kind: 'accepted', userId: owner.id } as const;
    });
  }

  const change: Passwords['change'] = async ({ userId, session, current, next, caller }) => {
    const [user] = await db
      .select({ email: users.email, hash: users.password_hash })
      .from(users)
      .where(eq(users.id, userId));
    if (!user) return refused('wrong_password');
    // A session counts as a known device, so guesses made elsewhere do not prevent its owner from changing the
    // password.
    const by = { email: user.email, network: caller.network, device: tokenHash(session) };
    const attempt = await throttle.begin(by);
    if ('waitS' in attempt) return { kind: 'refused', reason: 'rate_limited', retryAfterS: attempt.waitS };
    const turn = { ...caller, isKnown: true };
    const { fits } = await verifyPassword(current, user.hash, turn).catch(async (cause: unknown) => {
      await attempt.withdrawn();
      throw cause;
    });
    if (!fits) return refused('wrong_password');
    await attempt.succeeded();
    if (!isAcceptablePassword(next, user.email)) return refused('weak_password');
    const hash = await hashPassword(next, turn);
    return db.transaction(async (tx) => {
      // When two changes run at once, the second fails, because the password that it gives as the current one no longer
      // is.
      const changed = await tx
        .update(users)
        .set({ password_hash: hash })
        .where(and(eq(users.id, userId), eq(users.password_hash, user.hash)))
        .returning({ id: users.id });
      if (changed.length !== 1) return refused('wrong_password');
      await tx.delete(resets).where(eq(resets.user_id, userId));
      await endSessions(tx, userId, session);
      return { kind: 'accepted', userId } as const;
    });
  };

  return {
    requestReset,
    isUsable: async (token) => (await ownerOfLink(token)) !== undefined,
    reset: (token, password, caller) => unlessBusy(() => reset(token, password, caller)),
    change: (request) => unlessBusy(() => change(request)),
  };
}
