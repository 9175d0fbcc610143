import { mix } from '../palette.ts';
import { type Pen, box, circle, d, line, path, placed, itemAt } from '../pen.ts';

const shadow = 'M-44 3C-20-6 44-6 60 3 30 9-20 9-44 3Z';

export const umbrella = (pen: Pen, colour: string): string =>
  path(pen.colours.ik, shadow, 0.16) +
  path(pen.colours.wd2, box(-1.5, -58, 3, 60)) +
  path(colour, 'M-46-50C-38-78 38-78 46-50Z') +
  path(pen.colours.st1, 'M-28-50C-25-64-15-71 0-71-6-66-9-58-10-50ZM28-50C25-64 15-71 0-71 6-66 9-58 10-50Z');

export const lounger = (pen: Pen): string =>
  path(pen.colours.st1, 'M0 0L38-8 44-4 18 6H-6Z') +
  path(pen.colours.ik, 'M-6 7H20L44-3 46 0 20 10H-4Z', 0.14);

export const lamp = (pen: Pen): string =>
  (pen.dark ? circle(pen.colours.gl, 0, -112, 42, 0.25) : '') +
  path(pen.colours.ik, `${box(-2.5, -104, 5, 106)}M-8 2h16l-3-12h-10zM-9-120H9L6-102H-6z`, 0.85) +
  path(pen.colours.gl, 'M-6-117H6L4-104H-4Z');

export const bench = (pen: Pen): string =>
  path(pen.colours.ik, shadow, 0.14) +
  path(pen.colours.wd1, box(-34, -22, 68, 6) + box(-34, -38, 68, 5) + box(-34, -30, 68, 4)) +
  path(pen.colours.ik, box(-28, -16, 4, 18) + box(24, -16, 4, 18));

export const table = (pen: Pen): string =>
  path(pen.colours.ik, shadow, 0.14) +
  path(pen.colours.st1, box(-18, -28, 36, 4)) +
  path(
    pen.colours.wd2,
    `${box(-1.5, -26, 3, 26)}${box(-38, -42, 3, 42)}${box(-38, -20, 15, 3)}${box(-26, -20, 3, 20)}${box(35, -42, 3, 42)}${box(23, -20, 15, 3)}${box(23, -20, 3, 20)}`,
  );

export function car(pen: Pen): string {
  const { ik, win, gl, st1 } = pen.colours;
  const body = itemAt(
    [pen.colours.ac, pen.colours.fb1, pen.colours.rf, pen.colours.st1, pen.colours.w2],
    pen.any('car', 5),
  );
  return (
    path(ik, 'M-66 2C-30-6 60-6 84 2 50 9-40 9-66 2Z', 0.2) +
    path(body, 'M-66-8C-68-26-58-32-44-34L-24-54C-20-58 20-60 28-54L48-34C66-32 72-26 72-8Z') +
    path(win, 'M-34-35L-19-50H-2V-35ZM4-50H22L38-35H4Z') +
    path(gl, box(62, -28, 9, 7)) +
    circle(ik, -38, -6, 12) +
    circle(ik, 44, -6, 12) +
    circle(st1, -38, -6, 5) +
    circle(st1, 44, -6, 5)
  );
}

export function bicycle(pen: Pen): string {
  const { ik, ac } = pen.colours;
  return (
    line(ik, 3, 'M-34-16a16 16 0 1 0 .1 0zM26-16a16 16 0 1 0 .1 0z', 0.8) +
    line(ac, 4, 'M-34 0L-16-32H14L26 0M-16-32L-4 0 14-32M-34 0H-4M-20-40h10M12-32l-2-12h12')
  );
}

export const boat = (pen: Pen, colour: string): string =>
  path(pen.colours.ik, 'M-60 12C-20 20 40 20 72 12 40 26-30 26-60 12Z', 0.2) +
  path(colour, 'M-64-8C-40-4 40-4 74-14L58 14H-44Z') +
  path(pen.colours.st1, 'M-64-8C-40-4 40-4 74-14L71-9C40 1-40 1-62-3Z') +
  path(pen.colours.wd1, box(-24, -12, 8, 10) + box(14, -13, 8, 10));

export const bed = (pen: Pen, x: number, y: number, width: number, name: string): string => {
  const { lf1, lf2, rf, ac, st1, fb1 } = pen.colours;
  let [leaves, one, two] = ['', '', ''];
  for (let at = 0; at * 15 < width; at += 1) {
    const [px, py] = [x + at * 15, y - pen.any(`${name}${at}`, 8)];
    leaves += d`M${px} ${py}h.1M${px + 8} ${y - 2}h.1`;
    if (pen.any(`${name}c${at}`, 2) === 0) one += d`M${px} ${py - 8}h.1`;
    else two += d`M${px + 5} ${py - 4}h.1`;
  }
  const blooms = itemAt<readonly [string, string]>(
    [
      [rf, ac],
      [mix(rf, '#c9508c', 0.5), st1],
      [ac, st1],
      [fb1, rf],
    ],
    pen.any('beds', 4),
  );
  return (
    line(lf2, 18, leaves) +
    placed(0, -4, 1, line(lf1, 7, leaves, 0.8)) +
    line(blooms[0], 8, one) +
    line(blooms[1], 8, two)
  );
};

export const lamps = (pen: Pen, y: number): string =>
  placed(90 + pen.any('lx', 60), y, 1, lamp(pen)) + placed(690 + pen.any('ly', 60), y, 1, lamp(pen));
