/** The rows on screen and the view (search, filters, order, page) they belong to. */
export interface HeldList<Row> {
  readonly viewKey: string;
  readonly rows: readonly Row[];
  /** Hotels of all pages. */
  readonly total: number;
}

interface HotelRow {
  readonly id: string;
  /** True while its price is still asked for. */
  readonly isPricePending: boolean;
}

/** What of the reader is in the list. */
interface Use {
  readonly isPointed: boolean;
  readonly isFocused: boolean;
}

const sameOrder = <Row extends HotelRow>(a: readonly Row[], b: readonly Row[]) =>
  a.length === b.length && a.every((row, index) => row.id === b[index]?.id);

/** The held rows in their order, with what the newer page knows of their hotels. */
const refreshed = <Row extends HotelRow>(held: HeldList<Row>, incoming: HeldList<Row>): HeldList<Row> => {
  const newer = new Map(incoming.rows.map((row) => [row.id, row]));
  const rows = held.rows.map((row) => newer.get(row.id) ?? row);
  return rows.every((row, index) => row === held.rows[index]) ? held : { ...held, rows };
};

/** True when a held row waits for a price that the newer page, which does not have its hotel, will never bring. */
const waitsInVain = <Row extends HotelRow>(held: HeldList<Row>, incoming: HeldList<Row>): boolean => {
  const onPage = new Set(incoming.rows.map(({ id }) => id));
  return held.rows.some(({ id, isPricePending }) => isPricePending && !onPage.has(id));
};

/**
 * Which rows to show when newer ones arrive. Rows under the pointer or the focus stay where they are, and prices of the
 * same hotels come into them. They are replaced when nothing moves by it, when another view was asked for, and when the
 * pointer alone is in a list of which a row waits for its price in vain. A price that is merely still to come moves
 * nothing: while a search runs one nearly always is, and another card may come under a click. The focus would be lost
 * with its row, so it keeps the list.
 * @returns `held` itself when nothing changes
 */
export const nextList = <Row extends HotelRow>(
  held: HeldList<Row> | null,
  incoming: HeldList<Row>,
  { isPointed, isFocused }: Use,
): HeldList<Row> => {
  if (held === null || held.viewKey !== incoming.viewKey) return incoming;
  if (held.rows === incoming.rows) return held;
  const isInUse = isPointed || isFocused;
  if (!isInUse || held.rows.length === 0 || sameOrder(held.rows, incoming.rows)) return incoming;
  return isFocused || !waitsInVain(held, incoming) ? refreshed(held, incoming) : incoming;
};

/** Hotels that were found since the rows on screen; 0 when only their order is another. */
export const countNew = (held: HeldList<unknown>, incoming: HeldList<unknown>): number =>
  Math.max(0, incoming.total - held.total);
