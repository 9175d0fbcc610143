import type { FieldFunctionOptions, Reference } from '@apollo/client';

type Row = Reference;

/**
 * Puts a page into a list read by `limit` and `skip`. A full page leaves what follows it; a shorter one is the end of
 * the list. A record that moved stands once, at its first place.
 */
export const pagedList = (
  known: readonly Row[] | undefined,
  page: readonly Row[],
  { args }: Pick<FieldFunctionOptions, 'args'>,
): readonly Row[] => {
  const skip = Number(args?.['skip'] ?? 0);
  const limit = Number(args?.['limit'] ?? page.length + 1);
  const before = known?.slice(0, skip) ?? [];
  const after = page.length < limit ? [] : (known?.slice(skip + page.length) ?? []);
  const rows = [...before, ...page, ...after];
  const keys = rows.map((row) => JSON.stringify(row));
  return rows.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
};
