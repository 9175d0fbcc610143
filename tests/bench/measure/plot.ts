import type { Report } from './report.ts';
import type { Row } from './row.ts';

/** Sizes in pixels. */
const ROW = 18;
const TOP = 46;
const NAMES = 440;
const BARS = 360;
const FIGURES = 150;
const WIDTH = NAMES + BARS + FIGURES;
/** Powers of ten at the ends of the bars’ scale; the goal is at 0. */
const [LEAST, MOST] = [-2, 1];

const colours = { met: '#2e7d32', missed: '#c77700', 'not valid': '#9e9e9e' } as const;

/** Ratio of a row to its goal: at least 1 when the goal is met, 0.5 when it is missed by a factor of two. */
function reach({ ratio, goal }: Row): number {
  const [sign, value] = (goal ?? '').split(' ');
  return sign === '>=' ? ratio / Number(value) : Number(value) / ratio;
}

const stateOf = ({ ok }: Row): keyof typeof colours => (ok === null ? 'not valid' : ok ? 'met' : 'missed');

/** Horizontal end of a bar; the scale is logarithmic. */
const endOf = (value: number): number => {
  const power = Math.min(MOST, Math.max(LEAST, Math.log10(value)));
  return NAMES + ((power - LEAST) / (MOST - LEAST)) * BARS;
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const text = (x: number, y: number, content: string, anchor = 'start'): string =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}">${escaped(content)}</text>`;

function barOf(row: Row, at: number): string {
  const y = TOP + at * ROW;
  const end = endOf(reach(row));
  const figures = `${row.ratio.toPrecision(3)} (${row.goal ?? ''})`;
  return [
    text(NAMES - 8, y + 12, row.name.replace(' / ', ', beside '), 'end'),
    `<rect x="${NAMES}" y="${y + 3}" width="${(end - NAMES).toFixed(1)}" height="${ROW - 6}" fill="${colours[stateOf(row)]}"/>`,
    text(NAMES + BARS + 8, y + 12, figures),
  ].join('\n');
}

/** An SVG with a bar for each row that has a goal, and a line where the goal is met. */
export function plotOf({ rows }: Report): string {
  const shown = rows.filter(({ goal, ratio }) => goal !== null && ratio > 0);
  const height = TOP + shown.length * ROW + 12;
  const line = (power: number): string => {
    const x = endOf(10 ** power).toFixed(1);
    const [colour, width] = power === 0 ? ['#111', 1.5] : ['#ddd', 1];
    return `<line x1="${x}" y1="${TOP - 6}" x2="${x}" y2="${height - 8}" stroke="${colour}" stroke-width="${width}"/>`;
  };
  const labels = [-2, -1, 0, 1].map((power) =>
    text(
      endOf(10 ** power),
      TOP - 12,
      power === 0 ? 'goal' : power > 0 ? 'ten times it' : `${10 ** power} of it`,
      'middle',
    ),
  );
  const legend = Object.entries(colours).map(
    ([state, colour], at) =>
      `<rect x="${8 + at * 90}" y="10" width="12" height="12" fill="${colour}"/>${text(26 + at * 90, 20, state)}`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="11">`,
    '<title>How far each goal of the benchmarks is</title>',
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    ...legend,
    ...labels,
    ...[-2, -1, 1].map(line),
    ...shown.map(barOf),
    line(0),
    '</svg>',
    '',
  ].join('\n');
}
