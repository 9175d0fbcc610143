import { cpus } from 'node:os';
import type { Row } from './row.ts';

const BEGIN = '<!-- npm run bench -- --readme -->';
const END = '<!-- until here -->';

const figure = (value: number): string => value.toFixed(value < 1 ? 3 : value < 10 ? 2 : 0);
const goalCell = ({ goal, ok, note }: Row): string => {
  if (note.startsWith('not valid')) return 'not valid';
  return goal === null ? '' : ok ? 'met' : 'missed';
};

/** The rows as a table of Markdown. */
function tableOf(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const [what = '', beside = ''] = row.name.split(' / ');
    const figures = [row.ours, row.peer].map(figure).join(' | ');
    return `| ${what} | ${beside} | ${figures} | ${row.unit} | ${figure(row.ratio)} | ${row.goal ?? ''} | ${goalCell(row)} |`;
  });
  return [
    '| what | beside | ours | theirs | in | ratio | goal | |',
    '|---|---|---|---|---|---|---|---|',
    ...lines,
  ].join('\n');
}

/** The README with the last figures in their place. @param busy the load average before and after */
export function withTable(readme: string, rows: readonly Row[], busy: string): string {
  const [before, rest] = readme.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error('the README has no place for the table');
  const place = `Node ${process.version}, ${cpus().length} cores, load average ${busy}:`;
  return `${before}${BEGIN}\n\n${place}\n\n${tableOf(rows)}\n\n${END}${after}`;
}
