import { fixedId, newId } from '../ids.ts';
import type { PlatformDatabase } from '../platform-database.ts';
import { outbox_mails as mails } from '../schema-desk.ts';

/** A mail as it is written; where it goes and says is checked by whoever writes it. */
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
  /** Names the occasion: of mails with the same key, only the first is kept. Null for one that stands alone. */
  readonly key?: string | null;
}

export interface Outbox {
  /** @returns id of the OutboxMail; sending comes later, if at all */
  store(mail: NewMail): Promise<string>;
}

/** @param onStored called once a mail is safe, so that whoever sends may look at once */
export function createOutbox(db: PlatformDatabase, now: () => number, onStored: () => void): Outbox {
  return {
    async store({ fromName, key, ...mail }) {
      const id = key ? fixedId(`mail ${key}`) : newId();
      const at = new Date(now());
      await db
        .insert(mails)
        .values({ ...mail, from_name: fromName ?? null, id, created_date: at, updated_date: at })
        .onConflictDoNothing();
      onStored();
      return id;
    },
  };
}
