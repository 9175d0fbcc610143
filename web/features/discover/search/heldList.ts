/** The rows on screen and the view (search, filters, order, page) they belong to. */
export interface HeldList<Row> {
  readonly viewKey: string;
  readonly rows: readonly Row[];
  /** Hotels of all pages. */
  readonly total: number;
}

const sameOrder = <Row extends { readonly id: string }>(a: readonly Row[], b: readonly Row[]) =>
  a.length === b.length && a.every((row, index) => row.id === b[index]?.id);

/**
 * Which rows to show when newer ones arrive. Rows under the pointer or the focus stay where they are; they are
 * replaced only when nothing moves by it, or when another view was asked for.
 * @returns `held` itself when nothing changes
 */
export const nextList = <Row extends { readonly id: string }>(
  held: HeldList<Row> | null,
  incoming: HeldList<Row>,
  isInUse: boolean,
): HeldList<Row> => {
  if (held === null || held.viewKey !== incoming.viewKey) return incoming;
  if (held.rows === incoming.rows) return held;
  return isInUse && held.rows.length > 0 && !sameOrder(held.rows, incoming.rows) ? held : incoming;
};

/** Hotels that were found since the rows on screen; 0 when only their order is another. */
export const countNew = (held: HeldList<unknown>, incoming: HeldList<unknown>): number =>
  Math.max(0, incoming.total - held.total);
