import type { Row } from './row.ts';
import type { Report } from './report.ts';

const BEGIN = '<!-- npm run bench:readme -->';
const END = '<!-- until here -->';

/** Rows that README shows; tests/bench/RESULTS.md has all of them. */
const README_ROWS = [
  'P1 repeated page / Apollo with its response cache',
  'P2 another filter, sort or page / E',
  'P4 first page that only Redis knows / E',
  'P6 a search that nobody has made / the least',
  'P7 100 people at once, two instances / the least',
  'P8 first names / the list call',
  'P10 page of 50 / E',
  'P17 memory at rest, later start / 400 MB',
  'P18 bookings, newest first, PostgreSQL / 50 rows by key',
  'P19 a payment, without the provider / its trips in series',
];

const figure = (value: number): string =>
  Number.isNaN(value) ? '' : value.toFixed(value < 1 ? 3 : value < 10 ? 2 : 0);
const goalCell = ({ goal, ok, note }: Row): string => {
  if (note.startsWith('not valid')) return 'not valid';
  return goal === null ? '' : ok ? 'met' : 'missed';
};

/** A Markdown table, aligned as the formatter aligns it. */
function tableOf(rows: readonly Row[]): string {
  const head = ['what', 'beside', 'ours', 'theirs', 'in', 'ratio', 'goal', ''];
  const cells = rows.map((row) => {
    const [what = '', beside = ''] = row.name.split(' / ');
    const figures = [row.ours, row.peer].map(figure);
    return [what, beside, ...figures, row.unit, figure(row.ratio), row.goal ?? '', goalCell(row)];
  });
  const widths = head.map((title, at) =>
    Math.max(3, title.length, ...cells.map((row) => row[at]?.length ?? 0)),
  );
  const line = (row: readonly string[]): string =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const rule = widths.map((width) => '-'.repeat(width));
  return [line(head), line(rule), ...cells.map(line)].join('\n');
}

/**
 * The report with the rows of README only.
 * @throws Error when one of them is missing
 */
export function mainRows({ rows, ...run }: Report): Report {
  const named = (name: string): Row => {
    const row = rows.find((each) => each.name === name);
    if (!row) throw new Error(`the benchmarks have no row “${name}”`);
    return row;
  };
  return { ...run, rows: README_ROWS.map(named) };
}

/** A page of Markdown with the rows of a run between its markers. */
export function withTable(page: string, { node, cores, load, rows }: Report): string {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error('the page has no place for the table');
  const place = `Node ${node}, ${cores} cores, load average ${load.before} before and ${load.after} after:`;
  return `${before}${BEGIN}\n\n${place}\n\n${tableOf(rows)}\n\n${END}${after}`;
}
