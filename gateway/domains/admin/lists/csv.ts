import Papa from 'papaparse';
import type { Money } from '#models/money.ts';
import { todayInIsrael } from '#shared/stay/clocks.ts';
import { decimalText } from '#shared/pricing/rates.ts';
import { type PagedList, readInBatches } from './paging.ts';

/** Maximum number of rows of one file. */
const MAX_ROWS = 50_000;
/** Number of rows that one call reads. */
const BATCH_SIZE = 2_000;

/** Excel reads a file as UTF-8 only when it starts with this mark. */
const BYTE_ORDER_MARK = '\uFEFF';
const NEW_LINE = '\r\n';

type Cell = string | number | boolean | null;

/** The columns by their name in the first row, each with a function that returns a row's cell. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

/** A CSV file of a list. */
interface CsvFile {
  readonly name: string;
  readonly mediaType: string;
  readonly content: string;
}

/** Decimal text with a point; the currency has its own column. */
export const amount = (money: Money): string => decimalText(money);

/** The day in Israel, as everywhere in reports. In UTC the first hours of a day would belong to the previous one. */
export const dayOfMoment = (moment: string): string => todayInIsrael(new Date(moment));

/**
 * Cells that a spreadsheet would calculate; the library puts an apostrophe in front of them. They start with one of
 * these characters, also after whitespace and line breaks, and also in their East Asian full-width forms. Only the
 * start is tested, because the library's own pattern stops at the first line break and misses longer texts.
 */
const FORMULA = /^(?:[\t\r]|\s*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20])/u;

const settings = { newline: NEW_LINE, escapeFormulae: FORMULA, header: false };

/**
 * A list as a CSV file that spreadsheets open correctly: byte-order mark, column names, one row per item, at most
 * 50,000 rows. Read and written in parts, so that only one of them is in memory as records.
 */
export async function csvFile<Row>(
  name: string,
  pagedList: PagedList<Row>,
  columns: Columns<Row>,
): Promise<CsvFile> {
  const cells = Object.values(columns);
  const texts = [Papa.unparse([Object.keys(columns)], settings)];
  for await (const rows of readInBatches(pagedList, { size: BATCH_SIZE, max: MAX_ROWS })) {
    const table = rows.map((row) => cells.map((cell) => cell(row)));
    texts.push(Papa.unparse(table, settings));
  }
  return {
    name: `${name}.csv`,
    mediaType: 'text/csv; charset=utf-8',
    content: BYTE_ORDER_MARK + texts.join(NEW_LINE) + NEW_LINE,
  };
}
