import { mix } from '../palette.ts';
import { type Pen, d, line, itemAt } from '../pen.ts';

export const flowers = (pen: Pen, x: number, y: number, width: number, name: string): string => {
  let [leaves, blooms] = ['', ''];
  for (let at = 0; at * 13 < width - 6; at += 1) {
    leaves += d`M${x + at * 13} ${y}h.1`;
    blooms += d`M${x + 4 + at * 13} ${y - 4 - pen.any(`${name}${at}`, 4)}h.1`;
  }
  return (
    line(pen.colours.lf2, 12, leaves) +
    line(itemAt([pen.colours.rf, pen.colours.ac, pen.colours.st1], pen.any('bloom', 3)), 8, blooms)
  );
};

/** Leaves and blossoms up a wall. */
export function climber(pen: Pen, x: number): string {
  const { lf1, lf2, rf } = pen.colours;
  let [leaves, light, blooms] = ['', '', ''];
  for (let at = 0; at < 17; at += 1) {
    const [px, py] = [x + pen.any(`v${at}`, 40 - at) + at * 0.7, -10 - at * 10];
    leaves += d`M${px} ${py}h.1M${px + 12} ${py + 5}h.1`;
    if (at % 2 === 0) light += d`M${px + 3} ${py - 4}h.1`;
    if (pen.any(`vb${at}`, 3) > 0) blooms += d`M${px + 8} ${py + 3}h.1M${px - 3} ${py + 1}h.1`;
  }
  return (
    line(lf2, 22, leaves) +
    line(lf1, 12, light) +
    line(itemAt([mix(rf, '#c9508c', 0.55), rf, pen.colours.st1], pen.any('vine', 3)), 8, blooms)
  );
}
