/** The rows on screen and the view (search, filters, order, page) they belong to. */
export interface ShownList<Row> {
  readonly viewKey: string;
  readonly rows: readonly Row[];
}

interface HotelRow {
  readonly id: string;
  /** True while its price is still loading; missing where rows come with their prices. */
  readonly isPricePending?: boolean;
}

/** Whether the user sees the list, points at it or has the focus in it. */
interface Use {
  readonly isSeen: boolean;
  readonly isPointed: boolean;
  readonly isFocused: boolean;
}

const sameOrder = <Row extends HotelRow>(a: readonly Row[], b: readonly Row[]) =>
  a.length === b.length && a.every((row, index) => row.id === b[index]?.id);

/**
 * The rows on screen in their places, with the latest data of their hotels. Other hotels of the newer page fill free
 * places below.
 * @param givesPlace whether a row that still waits for its price is replaced by such a hotel
 */
const grown = <Row extends HotelRow>(
  shown: ShownList<Row>,
  incoming: ShownList<Row>,
  current: readonly Row[],
  givesPlace: boolean,
): ShownList<Row> => {
  const newer = new Map([...current, ...incoming.rows].map((row) => [row.id, row]));
  const onPage = new Set(incoming.rows.map(({ id }) => id));
  const known = new Set(shown.rows.map(({ id }) => id));
  const fresh = incoming.rows.filter(({ id }) => !known.has(id));
  const stayed = shown.rows.map((row) => {
    const now = newer.get(row.id) ?? row;
    const leaves = givesPlace && now.isPricePending === true && !onPage.has(now.id);
    return (leaves && fresh.shift()) || now;
  });
  const more = fresh.slice(0, Math.max(0, incoming.rows.length - stayed.length));
  const rows = [...stayed, ...more];
  if (sameOrder(rows, incoming.rows)) return incoming;
  const isSame = more.length === 0 && rows.every((row, index) => row === shown.rows[index]);
  return isSame ? shown : { ...shown, rows };
};

/** True when a row on screen waits for a price that will not come, because the newer list does not have its hotel. */
const hasRowWithoutFuturePrice = <Row extends HotelRow>(
  shown: ShownList<Row>,
  incoming: ShownList<Row>,
  current: readonly Row[],
): boolean => {
  const known = new Set([...incoming.rows, ...current].map(({ id }) => id));
  return shown.rows.some(({ id, isPricePending }) => isPricePending === true && !known.has(id));
};

/**
 * Decides which rows to show when newer ones arrive. Rows that the user sees, points at or has focused stay where they
 * are and show the latest data of their hotels. They are replaced when that moves no row, when another view was
 * requested, and when a row waits for a price that will not come. A row without a price that is only seen is replaced
 * by a better one. While a row has the focus the list stays, because the focus would be lost with the row.
 * @param current the hotels of the rows on screen as they are now; null while that is not known
 * @returns `shown` itself when nothing changes
 */
export const nextList = <Row extends HotelRow>(
  shown: ShownList<Row> | null,
  incoming: ShownList<Row>,
  current: readonly Row[] | null,
  { isSeen, isPointed, isFocused }: Use,
): ShownList<Row> => {
  if (shown === null || shown.viewKey !== incoming.viewKey) return incoming;
  if (shown.rows === incoming.rows) return shown;
  if (!isFocused && !isPointed && !isSeen) return incoming;
  if (!isFocused && current !== null && hasRowWithoutFuturePrice(shown, incoming, current)) return incoming;
  return grown(shown, incoming, current ?? [], !isFocused && !isPointed);
};
