import { sql } from 'drizzle-orm';
import { HttpError } from '#backends/kit/http/http-error.ts';
import { fixedId, newId } from '../ids.ts';
import type { PlatformDatabase } from '../database/platform-database.ts';
import { outbox_mails as mails } from '../database/schema-admin.ts';
import { whenToMail } from './recipient-limits.ts';

/** Seconds after which a refused mail may be stored again. */
const RETRY_AFTER_S = 600;

/** A mail to be stored; its writer has checked recipient and content. */
export interface NewMail {
  readonly to: string;
  readonly subject: string;
  readonly html: string | null;
  readonly text: string | null;
  /** Shown as the sender; null for the product's own name. */
  readonly fromName?: string | null;
  readonly language: 'en' | 'he' | null;
  readonly kind: string | null;
  /** Id of the record it is about. */
  readonly reference: string | null;
  /**
   * Identifies the occasion of a mail: of mails with the same key, only the first is stored. When null, the mail is
   * always stored.
   */
  readonly key?: string | null;
}

export interface Outbox {
  /**
   * @returns id of the OutboxMail, which is sent later, if at all. Null for an optional mail to a recipient who has
   * reached the limit
   * @throws HttpError 429 for a mail that has to wait, because its recipient got many in the last hour
   */
  store(mail: NewMail): Promise<string | null>;
}

/** @param onStored called after a mail was stored, so that the sender can start at once */
export function createOutbox(db: PlatformDatabase, now: () => number, onStored: () => void): Outbox {
  return {
    async store({ fromName, key, ...mail }) {
      const id = key ? fixedId(`mail ${key}`) : newId();
      const at = new Date(now());
      const turn = await db.transaction(async (tx) => {
        // Two mails to one address wait for each other; otherwise neither would count the other.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`mail to ${mail.to.toLowerCase()}`}))`);
        const when = await whenToMail(tx, { ...mail, id }, at.getTime());
        if (when === 'now')
          await tx
            .insert(mails)
            .values({
              ...mail,
              from_name: fromName ?? null,
              mail_key: key ?? null,
              id,
              created_date: at,
              updated_date: at,
            })
            .onConflictDoNothing();
        return when;
      });
      if (turn === 'never') return null;
      if (turn === 'later')
        throw new HttpError(429, 'This address got many mails in the last hour', {
          code: 'rate_limited',
          headers: { 'retry-after': String(RETRY_AFTER_S) },
        });
      onStored();
      return id;
    },
  };
}
