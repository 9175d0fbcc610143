type Stored = Readonly<Record<string, unknown>>;
type Compare = (stored: unknown, wanted: unknown) => boolean;

const isRecord = (value: unknown): value is Stored =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);
const text = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? null));
const order = (one: unknown, other: unknown): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : text(one) < text(other) ? -1 : 1;
const same: Compare = (stored, wanted) =>
  list(stored ?? null).some((value) => text(value) === text(wanted)) || text(stored) === text(wanted);
const isThere = (value: unknown): boolean => value !== undefined && value !== null;

const operators: Readonly<Record<string, Compare>> = {
  $eq: same,
  $ne: (stored, wanted) => !same(stored, wanted),
  $in: (stored, wanted) => list(wanted).some((value) => same(stored, value)),
  $nin: (stored, wanted) => !list(wanted).some((value) => same(stored, value)),
  $gt: (stored, wanted) => isThere(stored) && text(stored) !== text(wanted) && order(stored, wanted) > 0,
  $gte: (stored, wanted) => isThere(stored) && (text(stored) === text(wanted) || order(stored, wanted) > 0),
  $lt: (stored, wanted) => isThere(stored) && text(stored) !== text(wanted) && order(stored, wanted) < 0,
  $lte: (stored, wanted) => isThere(stored) && (text(stored) === text(wanted) || order(stored, wanted) < 0),
  $all: (stored, wanted) => list(wanted).every((value) => same(stored, value)),
  $regex: (stored, wanted) => new RegExp(String(wanted), 'i').test(text(stored)),
  $options: () => true,
};

/** Whether a record matches a filter of the platform's API. */
export function matchesFilter(record: Stored, filter: Stored): boolean {
  return Object.entries(filter).every(([name, wanted]) => {
    if (name === '$or') return list(wanted).some((one) => isRecord(one) && matchesFilter(record, one));
    if (name === '$and') return list(wanted).every((one) => isRecord(one) && matchesFilter(record, one));
    const stored = record[name];
    if (!isRecord(wanted))
      return Array.isArray(wanted) ? wanted.some((one) => same(stored, one)) : same(stored, wanted);
    return Object.entries(wanted).every(([operator, value]) => {
      const compare = operators[operator];
      if (!compare) throw new Error(`the filter knows no ${operator}`);
      return compare(stored, value);
    });
  });
}

/** Records in the order of a `sort` parameter. */
export function sorted<T extends Stored>(records: readonly T[], sort: string): T[] {
  const field = sort.replace(/^[-+]/, '');
  const direction = sort.startsWith('-') ? -1 : 1;
  return records.toSorted((one, other) =>
    text(one[field]) === text(other[field]) ? 0 : direction * order(one[field], other[field]),
  );
}
