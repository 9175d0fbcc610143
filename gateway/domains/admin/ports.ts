import type { Logger } from 'pino';
import type { AuditAct, AdminMessage } from '#models/admin/admin-records.ts';
import type { HotelContent, StoredHotel } from '#models/hotel/hotel.ts';
import type { EntityPlatform } from '#upstreams/platform/entity-platform.ts';
import type { AdministratorCheck } from './administrator.ts';

/** Records an administrator's action in the audit log. Never fails the action that it records. */
export type WriteAudit = (note: AuditAct) => Promise<void>;

/** What the administrators' operations need from other domains and the platform. */
export interface AdminDeps {
  readonly adminLists: EntityPlatform['adminLists'];
  readonly hotelRecords: EntityPlatform['hotelRecords'];
  readonly mailbox: Pick<EntityPlatform['mailbox'], 'sendAgain'>;
  readonly answers: Pick<EntityPlatform['answers'], 'store'>;
  /** Mails to travellers, sent in the background. */
  readonly mail: { messageAnswer(message: AdminMessage): void };
  readonly check: AdministratorCheck;
  readonly audit: WriteAudit;
  /** Called after stored hotels changed, so that travellers see the change at once. */
  readonly hotelsChanged: () => Promise<void>;
  /** Called after reviews of a hotel changed. */
  readonly reviewsChanged: (hotelId: string) => Promise<void>;
  /** Contents of provider hotels by code. */
  readonly contents: (
    codes: readonly string[],
  ) => Promise<{ readonly found: ReadonlyMap<string, HotelContent> }>;
  /** The stored hotels that travellers see; empty when they cannot be read. */
  readonly storedHotels: () => Promise<readonly Pick<StoredHotel, 'id' | 'name'>[]>;
  /** English names of the cities and countries whose Hebrew name contains a text. */
  readonly placesNamedInHebrew: (text: string) => readonly string[];
  readonly clock: () => Date;
  readonly logger: Pick<Logger, 'warn' | 'error'>;
}

/** The sort orders of one of the platform's lists. */
export type AdminSort<List extends 'hotels' | 'reviews' | 'users'> = Parameters<
  AdminDeps['adminLists'][List]['count']
>[1]['sort'];
