import { eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isStaff } from '../../access/actor.ts';
import type { Actor } from '../../access/actor.ts';
import type { Entity } from '../entity.ts';
import type { Field, FieldKind } from './field.ts';
import type { FilterRights } from './filter.ts';

/** A field as one actor may use it, in responses, filters and sorting alike. */
export interface VisibleField {
  readonly kind: FieldKind;
  readonly expression: PgColumn | SQL;
}

function expressionFor(entity: Entity, field: Field, actor: Actor): PgColumn | SQL | null {
  if (field.read === 'all' || isStaff(actor)) return field.column;
  if (field.read === 'staff' || actor.kind !== 'member' || !entity.createdBy) return null;
  // Filters use the same expression, so that a filter never reveals a value that the caller may not read.
  const own = eq(entity.createdBy, actor.email);
  return sql`case when ${own} then ${field.column} end`.mapWith(field.column);
}

/** The fields that an actor's filters may mention. */
export const filterRights = (entity: Entity, actor: Actor): FilterRights => ({
  fields: visibleFields(entity, actor),
  mayUsePatterns: isStaff(actor),
});

/** The fields of an entity that an actor may read; for them, the others do not exist. */
export function visibleFields(entity: Entity, actor: Actor): ReadonlyMap<string, VisibleField> {
  const visible = new Map<string, VisibleField>();
  for (const [name, field] of Object.entries(entity.fields)) {
    const expression = expressionFor(entity, field, actor);
    if (expression) visible.set(name, { kind: field.kind, expression });
  }
  return visible;
}
