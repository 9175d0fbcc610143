import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isStaff } from './actor.ts';
import type { Actor } from './actor.ts';

/** The rows that an actor may access: all, none, or those that meet a condition. */
export type Scope = 'all' | 'none' | SQL;

/** A scope as a condition; undefined for all rows. */
export function whereOf(scope: Scope): SQL | undefined {
  if (scope === 'all') return undefined;
  return scope === 'none' ? sql`false` : scope;
}

/** Returns the scope of an actor. */
export type AccessRule = (actor: Actor) => Scope;

export const everyone: AccessRule = () => 'all';
export const nobody: AccessRule = () => 'none';
export const serviceOnly: AccessRule = (actor) => (actor.kind === 'service' ? 'all' : 'none');
export const staffOnly: AccessRule = (actor) => (isStaff(actor) ? 'all' : 'none');

/** All rows for staff; for a member those with their e-mail (that meet `extra`); none for a visitor. */
export const ownerOrStaff =
  (createdBy: PgColumn, extra?: SQL): AccessRule =>
  (actor) => {
    if (isStaff(actor)) return 'all';
    if (actor.kind !== 'member') return 'none';
    return and(eq(createdBy, actor.email), extra) ?? 'none';
  };
