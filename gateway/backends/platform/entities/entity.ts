import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Actor } from '../access/actor.ts';
import type { AccessRule } from '../access/scope.ts';
import type { Platform } from '../platform.ts';
import type { Field } from './query/field.ts';

export type StoredRecord = Record<string, unknown>;

/** One kind of record: its table, its fields and the permissions on it. */
export interface Entity {
  readonly name: string;
  readonly table: PgTable;
  readonly id: PgColumn;
  /** Every field of requests and responses, in the order of the response. Other columns stay internal. */
  readonly fields: Readonly<Record<string, Field>>;
  /** Column with the email address of the creator, for fields that only they and staff may read. */
  readonly createdBy: PgColumn | null;
  readonly rules: {
    readonly read: AccessRule;
    /** Condition for rows in lists and counts, not for single reads. @param named fields that the filter mentions */
    readonly list?: (actor: Actor, named: ReadonlySet<string>) => SQL | undefined;
    readonly create: (actor: Actor) => boolean;
    readonly update: AccessRule;
    readonly remove: AccessRule;
  };
  /** Column that counts writes, for records whose writers must state the version they have read. */
  readonly version?: PgColumn;
  /**
   * True when every change must state the id and the version of the record: other ways to change it are refused, also
   * for staff.
   */
  readonly isConditional?: true;
  /**
   * True when even administrators write only their own records; such writes get no audit entry.
   */
  readonly isPersonal?: true;
  /** True when administrators may create, change and delete many records in one call; the gateway always may. */
  readonly isOpenInBulk?: true;
  /** Maximum number of bytes of all fields that people enter; no limit by default. */
  readonly maxBytes?: number;
  /** The change that a deletion writes instead of deleting the row; when missing, rows are deleted. */
  readonly removal?: (at: Date) => StoredRecord;
  /** Column with the booking of the stay whose uploaded photos a record shows: they are deleted with the record. */
  readonly photosOf?: PgColumn;
  /** Further changes that follow from a change, written in the same statement. */
  readonly derive?: (change: StoredRecord, by: { readonly actor: Actor; readonly at: Date }) => StoredRecord;
  /**
   * The only change that the update rule does not cover; null when the body requests another one. `rest` is the
   * remaining body, which must equal the current record.
   */
  readonly exception?: (
    body: unknown,
    current: StoredRecord,
    by: { readonly actor: Actor; readonly at: Date },
  ) => { readonly where: SQL; readonly change: StoredRecord; readonly rest: unknown } | null;
  /**
   * Completes a record that a person creates, including administrators: what travellers may not choose is computed
   * here.
   * @throws HttpError when the record may not be created
   */
  readonly complete?: (
    record: StoredRecord,
    author: { readonly userId: string; readonly email: string },
    platform: Platform,
  ) => Promise<StoredRecord>;
  /**
   * Checks the change of a record by a person, including administrators.
   * @throws HttpError when it may not be made
   */
  readonly checkChange?: (
    states: { readonly current: StoredRecord; readonly change: StoredRecord },
    author: { readonly userId: string; readonly email: string },
    platform: Platform,
  ) => Promise<void>;
  /** Called after a person's change of a record was stored. */
  readonly afterChange?: (
    states: { readonly before: StoredRecord; readonly after: StoredRecord },
    platform: Platform,
  ) => Promise<void>;
}
