import type { FieldFunctionOptions, Reference } from '@apollo/client';

type Row = Reference;

/**
 * Merges a page into a list read by `limit` and `skip`. Known records from `skip` on stay after a full page, because
 * new records may have shifted them; a shorter page ends the list. A record that moved between two reads appears once,
 * at its first position.
 */
export const pagedList = (
  known: readonly Row[] | undefined,
  page: readonly Row[],
  { args }: Pick<FieldFunctionOptions, 'args'>,
): readonly Row[] => {
  const skip = Number(args?.['skip'] ?? 0);
  const limit = Number(args?.['limit'] ?? page.length + 1);
  const before = known?.slice(0, skip) ?? [];
  const after = page.length < limit ? [] : (known?.slice(skip) ?? []);
  const rows = [...before, ...page, ...after];
  const keys = rows.map((row) => JSON.stringify(row));
  return rows.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
};
