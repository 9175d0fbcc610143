/** A booking as the platform stores it, with the field names of its API. */
export type BookingRow = Readonly<Record<string, unknown>>;

/** Called after every write. */
export type WriteWatch = (before: BookingRow | null, after: BookingRow) => void;

/** The platform's bookings. Every call is one atomic statement. */
export interface RecordStore {
  byId(id: string): BookingRow | undefined;
  /** Null when the create key is already used. */
  create(fields: BookingRow): BookingRow | null;
  /** False, without a change, when the record has another version. */
  change(id: string, version: number, fields: BookingRow): boolean;
  /** Records that match the query, ordered by due time. */
  find(query: BookingRow, limit: number): readonly BookingRow[];
  all(): readonly BookingRow[];
  byReference(reference: string): BookingRow | undefined;
  /** Every reference that was ever stored. */
  references(): ReadonlySet<string>;
  /** Ids of records with a pending operation. */
  pending(): ReadonlySet<string>;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
export const field = (row: BookingRow, name: string): string => text(row[name]);
const texts = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(text) : []);

export function createRecords(now: () => number, watch: WriteWatch): RecordStore {
  const rows = new Map<string, BookingRow>();
  const keys = new Map<string, string>();
  const references = new Map<string, string>();
  const owners = new Map<string, string[]>();
  const pending = new Set<string>();

  const keep = (id: string, before: BookingRow | null, after: BookingRow): void => {
    rows.set(id, after);
    for (const reference of texts(after['refs'])) references.set(reference, id);
    if (after['effect'] === null || after['effect'] === undefined) pending.delete(id);
    else pending.add(id);
    watch(before, after);
  };

  const rowsOf = (ids: Iterable<string>): BookingRow[] =>
    [...ids].map((id) => rows.get(id)).filter((row) => row !== undefined);

  /** Records that may match, found by an index. */
  const candidates = (query: BookingRow): BookingRow[] => {
    const { create_key: key, refs, created_by: owner } = query;
    if (typeof key === 'string') return rowsOf([keys.get(key) ?? '']);
    if (isOperator(refs)) return rowsOf(texts(refs['$all']).map((one) => references.get(one) ?? ''));
    if (typeof owner === 'string') return rowsOf(owners.get(owner) ?? []);
    if ('effect' in query) return rowsOf(pending);
    // Rare, so without an index: a confirmation number that a report contains without our reference.
    if ('provider_ref' in query) return [...rows.values()];
    throw new Error(`a query without an index: ${Object.keys(query).join(', ')}`);
  };

  return {
    byId: (id) => rows.get(id),
    create(fields) {
      const key = field(fields, 'create_key');
      if (key !== '' && keys.has(key)) return null;
      const id = `b${rows.size + 1}`;
      const row = { ...fields, id, created_date: new Date(now()).toISOString() };
      keys.set(key, id);
      const owner = field(row, 'created_by');
      owners.set(owner, [...(owners.get(owner) ?? []), id]);
      keep(id, null, row);
      return row;
    },
    change(id, version, fields) {
      const row = rows.get(id);
      if (!row || row['version'] !== version) return false;
      keep(id, row, { ...row, ...fields });
      return true;
    },
    find: (query, limit) =>
      candidates(query)
        .filter((row) => matches(row, query))
        .sort((one, other) => compare(field(one, 'due_at'), field(other, 'due_at')))
        .slice(0, limit),
    all: () => [...rows.values()],
    byReference: (reference) => rows.get(references.get(reference) ?? ''),
    references: () => new Set(references.keys()),
    pending: () => pending,
  };
}

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

const isOperator = (wanted: unknown): wanted is BookingRow =>
  typeof wanted === 'object' && wanted !== null && !Array.isArray(wanted);

/** Evaluates equality, `$or`, `$in`, `$lte`, `$gte` and `$all`, the operators that bookings use. */
function matches(row: BookingRow, query: BookingRow): boolean {
  return Object.entries(query).every(([name, wanted]) => {
    if (name === '$or')
      return Array.isArray(wanted) && wanted.some((one) => isOperator(one) && matches(row, one));
    const value = row[name];
    if (!isOperator(wanted)) return value === wanted;
    return Object.entries(wanted).every(([operator, operand]) => {
      if (operator === '$in') return Array.isArray(operand) && operand.includes(value);
      if (operator === '$all') return texts(operand).every((one) => texts(value).includes(one));
      if (operator === '$lte') return typeof value === 'string' && value <= text(operand);
      if (operator === '$gte') return typeof value === 'string' && value >= text(operand);
      throw new Error(`an unknown operator: ${operator}`);
    });
  });
}
