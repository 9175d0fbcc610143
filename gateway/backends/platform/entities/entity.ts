import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Actor } from '../access/actor.ts';
import type { Rule } from '../access/scope.ts';
import type { Platform } from '../platform.ts';
import type { Field } from './field.ts';

export type StoredRecord = Record<string, unknown>;

/** One kind of record: its table, its fields and who may do what with it. */
export interface Entity {
  readonly name: string;
  readonly table: PgTable;
  readonly id: PgColumn;
  /** Every field of the wire, in the order of the answer. A column that is no field stays inside. */
  readonly fields: Readonly<Record<string, Field>>;
  /** E-mail of the creator, for fields that only he and staff see. */
  readonly createdBy: PgColumn | null;
  readonly rules: {
    readonly read: Rule;
    /** Further rows left out of lists, not of single reads. */
    readonly list?: (actor: Actor) => SQL | undefined;
    readonly create: (actor: Actor) => boolean;
    readonly update: Rule;
    readonly remove: Rule;
  };
  /** Counts writes, where writers have to name the version they read. */
  readonly version?: PgColumn;
  /**
   * Completes a record that is not made by staff: what a traveller may not choose is worked out here.
   * @throws HttpError when the record may not be made
   */
  readonly complete?: (
    record: StoredRecord,
    author: { readonly userId: string; readonly email: string },
    platform: Platform,
  ) => Promise<StoredRecord>;
}
