import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Actor } from '../access/actor.ts';
import type { Rule } from '../access/scope.ts';
import type { Platform } from '../platform.ts';
import type { Field } from './query/field.ts';

export type StoredRecord = Record<string, unknown>;

/** One kind of record: its table, its fields and who may do what with it. */
export interface Entity {
  readonly name: string;
  readonly table: PgTable;
  readonly id: PgColumn;
  /** Every field of the wire, in the order of the answer. A column that is no field stays inside. */
  readonly fields: Readonly<Record<string, Field>>;
  /** E-mail of the creator, for fields that only they and staff see. */
  readonly createdBy: PgColumn | null;
  readonly rules: {
    readonly read: Rule;
    /** Further rows left out of lists and counts, not of single reads. @param named fields that the filter speaks of */
    readonly list?: (actor: Actor, named: ReadonlySet<string>) => SQL | undefined;
    readonly create: (actor: Actor) => boolean;
    readonly update: Rule;
    readonly remove: Rule;
  };
  /** Counts writes, where writers have to name the version they read. */
  readonly version?: PgColumn;
  /** True where every change has to name record and version: other ways to change are closed, also for staff. */
  readonly isConditional?: true;
  /** True where everybody, administrators too, keeps only records of their own: writing them is no administration. */
  readonly isPersonal?: true;
  /** True where administrators may make, change and delete many records in one call; the service always may. */
  readonly isOpenInBulk?: true;
  /** Most bytes that all fields together take which people fill in; no limit unless told. */
  readonly maxBytes?: number;
  /** What a deletion writes, where records are kept; without it they are erased. */
  readonly removal?: (at: Date) => StoredRecord;
  /** The stay whose uploaded photos a record shows: they go with it. */
  readonly photosOf?: PgColumn;
  /** What follows from a change, worked out in the same statement. */
  readonly derive?: (change: StoredRecord, by: { readonly actor: Actor; readonly at: Date }) => StoredRecord;
  /**
   * The one change that the update rule does not foresee; null when the body asks for another. `rest` is what else the
   * body holds: it has to be the record as it stands.
   */
  readonly exception?: (
    body: unknown,
    current: StoredRecord,
    by: { readonly actor: Actor; readonly at: Date },
  ) => { readonly where: SQL; readonly change: StoredRecord; readonly rest: unknown } | null;
  /**
   * Completes a record that a person makes, administrators too: what travellers may not choose is worked out here.
   * @throws HttpError when the record may not be made
   */
  readonly complete?: (
    record: StoredRecord,
    author: { readonly userId: string; readonly email: string },
    platform: Platform,
  ) => Promise<StoredRecord>;
}
