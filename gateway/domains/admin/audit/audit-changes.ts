import { isDeepStrictEqual } from 'node:util';
import type { AuditFacts } from '#models/admin/audit-fields.ts';
import type { AuditChange } from '#models/admin/admin-records.ts';

/** Maximum number of characters of one value that are stored and shown. */
const MAX_VALUE = 500;
/** Characters shown in front of the first difference of two long texts. */
const LEAD = 100;
/** Maximum number of changed fields of one entry. */
const MAX_CHANGES = 50;

type Facts = Readonly<Record<string, unknown>>;

/**
 * A value as text: a list with one item per line, any other value that is not a text as JSON; null for an empty value.
 */
function asText(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(asText).join('\n');
  return JSON.stringify(value);
}

/** Position of the first difference between two texts. */
function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}

/** A long text from position `from` on, at most 500 characters; dots stand for what is left out. */
function excerpt(text: string | null, from: number): string | null {
  if (text === null || (from === 0 && text.length <= MAX_VALUE)) return text;
  const part = text.slice(from, from + MAX_VALUE);
  return `${from > 0 ? '…' : ''}${part}${from + MAX_VALUE < text.length ? '…' : ''}`;
}

/**
 * Two values of a field as texts; long texts as excerpts of 500 characters that start shortly before the first
 * difference.
 */
function changeOf(field: string, before: unknown, after: unknown): AuditChange {
  const [old, now] = [asText(before), asText(after)];
  const isLong = (old?.length ?? 0) > MAX_VALUE || (now?.length ?? 0) > MAX_VALUE;
  const from = isLong ? Math.max(0, firstDifference(old ?? '', now ?? '') - LEAD) : 0;
  return { field, before: excerpt(old, from), after: excerpt(now, from) };
}

/**
 * Fields in which two states of a record differ, at most 50. For a record that is created or deleted, all non-empty
 * fields.
 */
export function auditChanges(before: Facts | null, after: Facts | null): readonly AuditChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .filter((name) => !isDeepStrictEqual(before?.[name] ?? null, after?.[name] ?? null))
    .map((field) => changeOf(field, before?.[field], after?.[field]))
    .filter((change) => change.before !== change.after)
    .slice(0, MAX_CHANGES);
}

/** The part of a change that an entry stores: the fields that differ, at most 50, with long texts as excerpts. */
export function changedFacts(
  before: AuditFacts | null,
  after: AuditFacts | null,
): { readonly before: AuditFacts | null; readonly after: AuditFacts | null } {
  const changes = auditChanges(before, after);
  const side = (state: AuditFacts | null, which: 'before' | 'after'): AuditFacts | null =>
    state && Object.fromEntries(changes.map((change) => [change.field, change[which]]));
  return { before: side(before, 'before'), after: side(after, 'after') };
}
