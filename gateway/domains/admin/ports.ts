import type { Logger } from 'pino';
import type { AuditAct, DeskMessage } from '#models/desk.ts';
import type { HotelContent } from '#models/hotel.ts';
import type { EntityPlatform } from '#upstreams/platform/entity-platform.ts';
import type { AdministratorCheck } from './administrator.ts';

/** Writes down what an administrator did. Never fails what it tells of. */
export type WriteAudit = (note: AuditAct) => Promise<void>;

/** What the desk needs of the other domains. */
export interface AdminDeps {
  readonly desk: EntityPlatform['desk'];
  readonly hotelDesk: EntityPlatform['hotelDesk'];
  readonly mailbox: Pick<EntityPlatform['mailbox'], 'sendAgain'>;
  readonly answers: Pick<EntityPlatform['answers'], 'store'>;
  /** Mails to travellers; sent in the background. */
  readonly mail: { messageAnswer(message: DeskMessage): void };
  readonly check: AdministratorCheck;
  readonly audit: WriteAudit;
  /** Stored hotels changed: travellers are shown them as they are now. */
  readonly hotelsChanged: () => Promise<void>;
  /** Reviews of a hotel changed. */
  readonly reviewsChanged: (hotelId: string) => Promise<void>;
  /** Contents of provider hotels by code. */
  readonly contents: (
    codes: readonly string[],
  ) => Promise<{ readonly found: ReadonlyMap<string, HotelContent> }>;
  readonly clock: () => Date;
  readonly logger: Pick<Logger, 'warn' | 'error'>;
}
