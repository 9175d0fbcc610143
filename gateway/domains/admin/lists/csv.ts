import Papa from 'papaparse';
import type { Money } from '#models/money.ts';
import { todayInIsrael } from '#shared/stay/clocks.ts';
import { decimalText } from '#shared/pricing/rates.ts';
import { type ListPart, stretches } from './paging.ts';

/** Rows of one file at most, and of one call. */
const MAX_ROWS = 50_000;
const STRETCH = 2_000;

/** Excel takes a file for UTF-8 only when it begins with this mark. */
const BYTE_ORDER_MARK = '\uFEFF';
const NEW_LINE = '\r\n';

type Cell = string | number | boolean | null;

/** One column: its name in the first row, and what a row shows there. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

/** A file of a list's rows. */
interface CsvFile {
  readonly name: string;
  readonly mediaType: string;
  readonly content: string;
}

/** Decimal text with a point; the currency stands in a column of its own. */
export const amount = (money: Money): string => decimalText(money);

/** Calendar day of a moment in Israel, as everywhere in reports: in UTC the first hours of a day lie in the day before. */
export const dayOfMoment = (moment: string): string => todayInIsrael(new Date(moment));

/**
 * What begins a calculation, also behind blanks and line breaks, also in the full width of East Asian keyboards. Only the
 * beginning is looked at: the library's own pattern ends at the first line break and lets longer texts pass.
 */
const FORMULA = /^(?:[\t\r]|\s*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20])/u;

/** A cell that a table program would calculate is text behind an apostrophe. */
const settings = { newline: NEW_LINE, escapeFormulae: FORMULA, header: false };

/**
 * The whole list as CSV that a table program opens right: byte-order mark, a row of names, one row for each item, at
 * most 50,000. Read and written in stretches, so that never more than one of them is held as records.
 */
export async function csvFile<Row>(
  name: string,
  part: ListPart<Row>,
  columns: Columns<Row>,
): Promise<CsvFile> {
  const cells = Object.values(columns);
  const texts = [Papa.unparse([Object.keys(columns)], settings)];
  for await (const rows of stretches(part, { size: STRETCH, max: MAX_ROWS })) {
    const table = rows.map((row) => cells.map((cell) => cell(row)));
    texts.push(Papa.unparse(table, settings));
  }
  return {
    name: `${name}.csv`,
    mediaType: 'text/csv; charset=utf-8',
    content: BYTE_ORDER_MARK + texts.join(NEW_LINE) + NEW_LINE,
  };
}
