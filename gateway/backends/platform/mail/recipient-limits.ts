import { and, count, eq, gt, inArray, sql } from 'drizzle-orm';
import type { PlatformDatabase } from '../database/platform-database.ts';
import { outbox_mails as mails } from '../database/schema-admin.ts';
import { HOUR_MS } from '#backends/kit/time-units.ts';

/** Maximum number of mails of some kinds to one address in an hour, from all senders together. */
interface RecipientLimit {
  readonly kinds: readonly string[];
  readonly perHour: number;
  /** `never`: the mail is optional. `later`: the mail must arrive, so its writer tries again. */
  readonly otherwise: 'never' | 'later';
}

const limits: readonly RecipientLimit[] = [
  // A visitor can enter the address of anyone.
  { kinds: ['contact-copy', 'notify-copy'], perHour: 3, otherwise: 'never' },
  // Mails about existing bookings, which the recipient may not have requested. Ten are more than a traveller needs.
  {
    kinds: ['booking-confirmed', 'booking-cancelled', 'booking-not-made', 'booking-unclear'],
    perHour: 10,
    otherwise: 'later',
  },
];

/**
 * When an address may get one more mail of this kind. Counted in the outbox itself, which all instances share.
 * @param id of the mail: one that is stored already does not count again
 * @returns `now`, or what to do with the mail instead
 */
export async function whenToMail(
  db: PlatformDatabase,
  mail: { readonly id: string; readonly to: string; readonly kind: string | null },
  now: number,
): Promise<'now' | RecipientLimit['otherwise']> {
  const limit = limits.find(({ kinds }) => mail.kind !== null && kinds.includes(mail.kind));
  if (!limit) return 'now';
  const [existing] = await db.select({ id: mails.id }).from(mails).where(eq(mails.id, mail.id));
  if (existing) return 'now';
  const [found] = await db
    .select({ held: count() })
    .from(mails)
    .where(
      and(
        eq(sql`lower(${mails.to})`, mail.to.toLowerCase()),
        inArray(mails.kind, [...limit.kinds]),
        gt(mails.created_date, new Date(now - HOUR_MS)),
      ),
    );
  return (found?.held ?? 0) < limit.perHour ? 'now' : limit.otherwise;
}
