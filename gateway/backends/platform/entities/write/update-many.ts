import { and, inArray, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import { HttpError } from '#backends/kit/http/http-error.ts';
import type { Actor } from '../../access/actor.ts';
import { whereOf } from '../../access/scope.ts';
import type { Platform } from '../../platform.ts';
import { withAuditTransaction, auditMany } from '../kinds/audit-note.ts';
import type { Entity, StoredRecord } from '../entity.ts';
import type { Field } from '../query/field.ts';
import { compileFilter, refuseBoundless } from '../query/filter.ts';
import { forSet } from './input.ts';
import { mayWriteMany } from './many.ts';
import { withPatternTimeout } from '../query/reading.ts';
import { columnsOf, forbidden, withDerivedColumns } from './records.ts';
import { withHttpErrors } from './store-error.ts';
import { filterRights } from '../query/visible-fields.ts';

const MAX_ROWS = 500;

const command = z.strictObject({
  query: z.record(z.string(), z.json()).refine((query) => Object.keys(query).length > 0, 'must not be empty'),
  data: z
    .strictObject({
      $set: z.record(z.string(), z.json()).optional(),
      $inc: z.record(z.string(), z.int().min(-1_000_000).max(1_000_000)).optional(),
    })
    .refine((data) => Object.keys({ ...data.$set, ...data.$inc }).length > 0, 'must change something'),
});

/**
 * The SQL sum of a column and a step; when it is outside the field's range, the statement fails and changes nothing.
 */
function increased({ column, range }: Field, step: number): SQL {
  const sum = sql`${column} + ${step}`;
  if (!range) return sum;
  const [min, max] = range;
  return sql`case when ${sum} between ${min} and ${max} or ${column} is null then ${sum}
    else cast('out of range: ' || (${sum})::text as numeric) end`;
}

function increments(
  entity: Entity,
  inc: Record<string, number>,
  actor: Actor,
  set: StoredRecord,
): StoredRecord {
  const change: StoredRecord = {};
  for (const [name, step] of Object.entries(inc)) {
    const field = Object.hasOwn(entity.fields, name) ? entity.fields[name] : undefined;
    if (field?.kind !== 'number' || name in set)
      throw new HttpError(400, '$inc needs a number field that $set leaves alone', { code: 'bad_update' });
    const allowed = field.update === 'service' ? actor.kind === 'service' : field.update !== 'server';
    // The version is the only field of the reservation's state that an administrator may increment, because their
    // writes must be counted too.
    if (!allowed && field.column !== entity.version)
      throw new HttpError(403, `The field ${name} cannot be changed`, { code: 'forbidden_field' });
    change[name] = increased(field, step);
  }
  return change;
}

const namesVersion = ({ id, version }: Record<string, unknown>): boolean =>
  typeof id === 'string' && typeof version === 'number';

export interface UpdateManyAnswer {
  readonly success: true;
  readonly updated: number;
  readonly has_more: boolean;
  /** The record after the write, if it was requested and the filter contains its id and version. */
  readonly records?: readonly StoredRecord[];
}

async function hasMore(platform: Platform, entity: Entity, where: SQL | undefined): Promise<boolean> {
  const rest = await platform.db.select({ id: entity.id }).from(entity.table).where(where).limit(1);
  return rest.length > 0;
}

/**
 * Changes every record that meets a filter, at most 500 per call, in one statement: of two writers that both state the
 * version they have read, exactly one changes the record. Only the gateway and, for hotels, administrators may call it.
 * @param wantsRecord whether the result contains the record, as `Prefer: return=representation` requests; only if the
 * filter contains its id and version
 * @throws HttpError 400, 403, 409 or 422
 */
export async function updateMany(
  platform: Platform,
  entity: Entity,
  actor: Actor,
  body: unknown,
  wantsRecord = false,
): Promise<UpdateManyAnswer> {
  if (!mayWriteMany(entity, actor) || entity.name === 'User') throw forbidden(platform, actor);
  const parsed = command.safeParse(body);
  if (!parsed.success)
    throw new HttpError(400, 'The body must be {query, data} with $set or $inc', { code: 'bad_update' });
  const { query, data } = parsed.data;
  if (entity.isConditional && !namesVersion(query))
    throw new HttpError(400, 'The query must contain the id and the version of this record', {
      code: 'bad_update',
    });
  const set = forSet(entity, data.$set ?? {}, actor);
  const change = { ...set, ...increments(entity, data.$inc ?? {}, actor, set) };
  const filter = compileFilter(query, filterRights(entity, actor));
  refuseBoundless(filter);
  const where = and(whereOf(entity.rules.update(actor)), filter.where);
  const bringsRecord = wantsRecord && namesVersion(query);
  // The filter is part of the outer statement too, so that a row that was changed meanwhile is tested again.
  const rows = await withAuditTransaction(platform, entity, actor, async (on) => {
    const changed = await withPatternTimeout(on, filter, (db) => {
      const batch = db.select({ id: entity.id }).from(entity.table).where(where).limit(MAX_ROWS);
      return withHttpErrors(
        db
          .update(entity.table)
          .set(withDerivedColumns(platform, entity, actor, change))
          .where(and(where, inArray(entity.id, batch)))
          .returning(bringsRecord ? columnsOf(entity, actor) : { id: entity.id }),
      );
    });
    const ids = changed.map(({ id }) => String(id));
    await auditMany(on, entity, actor, { verb: 'update', ids, changes: { ...data.$set, ...data.$inc } });
    return changed;
  });
  const isFull = rows.length === MAX_ROWS;
  return {
    success: true,
    updated: rows.length,
    has_more: isFull && (await hasMore(platform, entity, where)),
    ...(bringsRecord && { records: rows }),
  };
}
