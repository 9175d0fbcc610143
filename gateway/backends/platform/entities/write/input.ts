import { isDeepStrictEqual } from 'node:util';
import { firstIssue } from '#backends/kit/http/first-issue.ts';
import { HttpError } from '#backends/kit/http/http-error.ts';
import { isStaff } from '../../access/actor.ts';
import type { Actor } from '../../access/actor.ts';
import type { Entity, StoredRecord } from '../entity.ts';
import type { Field, Writer } from '../query/field.ts';

function mayWrite(writer: Writer, actor: Actor): boolean {
  if (writer === 'server') return false;
  if (writer === 'service') return actor.kind === 'service';
  if (writer === 'staff') return isStaff(actor);
  return actor.kind !== 'visitor';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The fields of a body that the entity declares; unknown ones are dropped.
 * @throws HttpError 422 when the body is not an object
 */
function declared(entity: Entity, body: unknown): [string, Field, unknown][] {
  if (!isObject(body)) throw new HttpError(422, 'The body must be an object');
  const entries: [string, Field, unknown][] = [];
  for (const [name, value] of Object.entries(body)) {
    const field = Object.hasOwn(entity.fields, name) ? entity.fields[name] : undefined;
    if (field && value !== undefined) entries.push([name, field, value]);
  }
  return entries;
}

/**
 * Validates one value of a field.
 * @throws HttpError 422 naming the field
 */
function parsed(name: string, field: Field, value: unknown): unknown {
  const result = field.schema.safeParse(value);
  if (!result.success) throw new HttpError(422, `${name}: ${firstIssue(result.error)}`);
  return result.data;
}

/** The fields that an actor may set when they create a record; any others are ignored. */
export function forCreate(entity: Entity, body: unknown, actor: Actor): StoredRecord {
  const record: StoredRecord = {};
  for (const [name, field, value] of declared(entity, body))
    if (mayWrite(field.create, actor)) record[name] = parsed(name, field, value);
  return record;
}

function isUnchanged(field: Field, value: unknown, current: unknown): boolean {
  // Compared with the stored value, even when the field would not accept it any more.
  if (isDeepStrictEqual(value, current)) return true;
  const result = field.schema.safeParse(value);
  return result.success && isDeepStrictEqual(result.data, current);
}

/**
 * The changes that an actor may make. A protected field that is sent back unchanged, or that they cannot read, is
 * ignored; so is the field of the creator.
 * @param current the stored record
 * @throws HttpError 403 when a protected field would change, 422 for a wrong type
 */
export function forUpdate(entity: Entity, body: unknown, current: StoredRecord, actor: Actor): StoredRecord {
  const change: StoredRecord = {};
  for (const [name, field, value] of declared(entity, body)) {
    if (mayWrite(field.update, actor)) {
      change[name] = parsed(name, field, value);
      continue;
    }
    const isHidden = field.read === 'staff' && !isStaff(actor);
    const isIgnored = field.update === 'server' || field.isIgnoredFromOthers || isHidden;
    if (isIgnored || isUnchanged(field, value, current[name])) continue;
    throw new HttpError(403, `The field ${name} cannot be changed`, { code: 'forbidden_field' });
  }
  return change;
}

/**
 * Limits the size of a record: lists are read completely, so one very long record would make them unusable for
 * all users.
 * @param record as it would be stored
 * @throws HttpError 422
 */
export function demandSize(entity: Entity, record: StoredRecord, actor: Actor): void {
  if (entity.maxBytes === undefined || actor.kind === 'service') return;
  const filledIn = Object.keys(record).filter((name) => entity.fields[name]?.create === 'member');
  const text = JSON.stringify(Object.fromEntries(filledIn.map((name) => [name, record[name]])));
  if (Buffer.byteLength(text) > entity.maxBytes)
    throw new HttpError(422, `The texts are longer than ${entity.maxBytes} bytes together`, {
      code: 'record_too_long',
    });
}

/**
 * The values of a conditional write. Nothing is ignored here: a field that may not be set refuses the whole write.
 * @throws HttpError 400, 403 or 422
 */
export function forSet(entity: Entity, values: Record<string, unknown>, actor: Actor): StoredRecord {
  const change: StoredRecord = {};
  for (const [name, value] of Object.entries(values)) {
    const field = Object.hasOwn(entity.fields, name) ? entity.fields[name] : undefined;
    if (!field) throw new HttpError(400, 'Unknown field in $set', { code: 'bad_update' });
    if (!mayWrite(field.update, actor))
      throw new HttpError(403, `The field ${name} cannot be changed`, { code: 'forbidden_field' });
    change[name] = parsed(name, field, value);
  }
  return change;
}
