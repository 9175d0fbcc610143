import { mix } from '../palette.ts';
import { type Pen, box, d, line, path } from '../pen.ts';

/** What is seen far behind a house, in pictures 800 wide. `foot` is the y coordinate of its lower edge. */

/** A chain of hills or peaks across the picture, filled down to `foot`. */
export function ridge(
  pen: Pen,
  name: string,
  top: number,
  rise: number,
  foot: number,
  steps: number,
  soft: boolean,
): string {
  let data = d`M-10 ${foot}`;
  const step = 820 / steps;
  let y = top + pen.any(`${name}s`, rise);
  data += d`L-10 ${y}`;
  for (let at = 1; at <= steps; at += 1) {
    const x = -10 + at * step;
    const next = top + pen.any(`${name}${at}`, rise);
    data += soft ? d`C${x - step * 0.6} ${y} ${x - step * 0.4} ${next} ${x} ${next}` : d`L${x} ${next}`;
    y = next;
  }
  return `${data}V${foot}Z`;
}

/** Pale houses of a distant town. */
export function blocks(
  pen: Pen,
  name: string,
  low: number,
  high: number,
  wide: number,
  foot: number,
): string {
  let data = '';
  for (let x = -10 - pen.any(`${name}o`, 30); x < 800;) {
    const width = wide * 0.6 + pen.any(`${name}w${Math.round(x)}`, wide);
    const height = low + pen.any(`${name}h${Math.round(x)}`, high - low);
    data += box(x, foot - height, width, height);
    if (pen.any(`${name}a${Math.round(x)}`, 5) === 0)
      data += box(x + width / 2 - 2, foot - height - 34, 4, 34);
    x += width + pen.any(`${name}g${Math.round(x)}`, 14);
  }
  return data;
}

/** Mountains with snow. */
export function peaks(pen: Pen, foot: number): string {
  const { f1, f2, f3, cl } = pen.colours;
  let svg = '';
  for (let at = 0; at < 4; at += 1) {
    const x = 40 + at * 220 + pen.any(`px${at}`, 120);
    const y = 96 + pen.any(`py${at}`, 110);
    const half = 190 + pen.any(`pw${at}`, 70);
    svg +=
      path(
        f1,
        d`M${x - half} ${foot}L${x - 60} ${y + 84} ${x - 30} ${y + 62} ${x} ${y} ${x + 34} ${y + 58} ${x + 74} ${y + 76} ${x + half} ${foot}Z`,
      ) +
      path(
        f2,
        d`M${x} ${y}L${x + 34} ${y + 58} ${x + 74} ${y + 76} ${x + half} ${foot}H${x + 30}L${x + 12} ${y + 120}Z`,
        0.42,
      );
    svg += path(
      cl,
      d`M${x} ${y}L${x - 30} ${y + 62}l-14 10 26-2 12 20 14-24 16 18 10-26h0L${x + 34} ${y + 58}Z`,
      0.92,
    );
  }
  return (
    svg +
    path(f2, ridge(pen, 'pr', foot - 90, 60, foot + 60, 6, true), 0.9) +
    path(f3, ridge(pen, 'pf', foot - 40, 44, foot + 80, 6, true), 0.9)
  );
}

/** Three chains of hills. */
export const hills = (pen: Pen, foot: number): string =>
  path(pen.colours.f1, ridge(pen, 'ha', foot - 140, 70, foot + 60, 5, true)) +
  path(pen.colours.f2, ridge(pen, 'hb', foot - 84, 60, foot + 60, 6, true)) +
  path(pen.colours.f3, ridge(pen, 'hc', foot - 30, 40, foot + 80, 5, true));

/** Jerusalem: a city wall, and houses with domes behind it. */
export function domes(pen: Pen, foot: number): string {
  const { f2, st3, ac, st2, f1 } = pen.colours;
  const wall = mix(f2, st3, 0.4);
  const x = 60 + pen.any('dx', 110);
  let battlement = '';
  for (let at = 0; at < 30; at += 1) battlement += box(at * 28, foot - 32, 15, 12);
  return (
    path(f1, ridge(pen, 'ja', foot - 150, 50, foot, 5, true)) +
    path(
      mix(f1, f2, 0.5),
      `${blocks(pen, 'jb', 60, 120, 34, foot)}${d`M${x + 190} ${foot - 96}a26 26 0 0 1 52 0zM${x + 296} ${foot - 76}a20 20 0 0 1 40 0zM${x - 40} ${foot - 70}a18 18 0 0 1 36 0z`}${box(x + 262, foot - 190, 13, 190)}${d`M${x + 259} ${foot - 190}l9.500-26 9.500 26z`}`,
    ) +
    path(mix(wall, st2, 0.3), box(x + 20, foot - 122, 104, 60)) +
    path(ac, d`M${x + 30} ${foot - 122}a42 44 0 0 1 84 0z`) +
    line(ac, 3, d`M${x + 72} ${foot - 164}v-16`) +
    path(wall, box(0, foot - 22, 800, 62) + battlement)
  );
}

/** Paris: the Eiffel Tower among houses. */
export function paris(pen: Pen, foot: number): string {
  const { f1, f2, f3, ik } = pen.colours;
  const x = 120 + pen.any('ex', 130);
  const iron = mix(f3, ik, 0.12);
  const legs = d`M${x - 58} ${foot}C${x - 24} ${foot - 90} ${x - 10} ${foot - 180} ${x - 3} ${foot - 300}h6C${x + 10} ${foot - 180} ${x + 24} ${foot - 90} ${x + 58} ${foot}H${x + 36}a36 40 0 0 0-72 0zM${x - 2} ${foot - 322}h4v26h-4z`;
  return (
    path(f1, blocks(pen, 'pa', 60, 110, 46, foot)) +
    path(mix(iron, f2, 0.35), legs) +
    path(iron, box(x - 33, foot - 104, 66, 8) + box(x - 16, foot - 186, 32, 6)) +
    path(f2, blocks(pen, 'pb', 34, 76, 60, foot))
  );
}

/** Haifa: Mount Carmel with the terraces below a golden dome. */
export function carmel(pen: Pen, foot: number): string {
  const { lf2, lf1, f2, f3, st1, ac } = pen.colours;
  const x = 150 + pen.any('cx', 90);
  let steps = '';
  for (let at = 0; at < 7; at += 1) steps += d`M${x - 8 - at * 4} ${foot - 150 + at * 23}h${16 + at * 8}`;
  return (
    path(f2, ridge(pen, 'ca', foot - 210, 50, foot + 40, 4, true)) +
    path(
      mix(f3, lf2, 0.5),
      d`M-10 ${foot + 40}V${foot - 130}C90 ${foot - 220} 250 ${foot - 250} 420 ${foot - 170} 560 ${foot - 110} 700 ${foot - 120} 810 ${foot - 70}V${foot + 40}Z`,
    ) +
    line(st1, 4, steps, 0.75) +
    line(
      lf1,
      3,
      d`M${x - 16} ${foot - 140}L${x - 48} ${foot + 10}M${x + 16} ${foot - 140}L${x + 48} ${foot + 10}`,
      0.9,
    ) +
    path(st1, box(x - 20, foot - 190, 40, 26)) +
    path(ac, d`M${x - 15} ${foot - 190}a15 17 0 0 1 30 0z`) +
    path(
      mix(f2, st1, 0.35),
      [0, 1, 2, 3, 4, 5, 6, 7, 8]
        .map((at) =>
          box(300 + at * 54 + pen.any(`cb${at}`, 26), foot - 136 + at * 8 + pen.any(`cy${at}`, 30), 20, 30),
        )
        .join(''),
    )
  );
}
