import type { Row } from './row.ts';
import type { Report } from './report.ts';

const BEGIN = '<!-- npm run bench:readme -->';
const END = '<!-- until here -->';

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

/** The README with the figures of a run between its markers. */
export function withTable(readme: string, { node, cores, load, rows }: Report): string {
  const [before, rest] = readme.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error('the README has no place for the table');
  const place = `Node ${node}, ${cores} cores, load average ${load.before} before and ${load.after} after:`;
  return `${before}${BEGIN}\n\n${place}\n\n${tableOf(rows)}\n\n${END}${after}`;
}
