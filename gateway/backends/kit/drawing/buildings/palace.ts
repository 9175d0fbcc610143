import { mix } from '../palette.ts';
import { type House, awning, door, plaster } from './houses-town.ts';
import { type Pen, box, circle, d, line, path, placed, rect, round, windows, arch } from '../pen.ts';

/** Grand hotel: a long front, a middle part under a dome or a gable, flags. */
export function palace(pen: Pen): House {
  const { colours } = pen;
  const { lit, shade, trim } = plaster(pen);
  const floors = 3 + pen.any('floors', 2);
  const wing = 3 + pen.any('bays', 2);
  const side = wing * 38 + 14;
  const width = side * 2 + 128;
  const top = -floors * 50 - 16;
  const roof = round(
    [mix(colours.f3, colours.sk1, 0.2), colours.rf, mix(colours.w2, colours.f2, 0.4)],
    pen.any('roof', 3),
  );
  let svg =
    path(roof, d`M-8 ${top}l20-40h${width - 24}l20 40z`) +
    rect(lit, 0, top, width, -top) +
    rect(colours.ik, width - 30, top, 30, -top, 0.08);
  const grid = {
    y: top + 46,
    columns: wing,
    rows: floors,
    stepX: 38,
    stepY: 50,
    width: 19,
    height: 32,
    round: pen.any('arched', 2) === 1,
  };
  svg += windows(pen, { ...grid, x: 14 }) + windows(pen, { ...grid, x: side + 138 }, 'v');
  let lines = box(-8, top - 6, width + 16, 10);
  for (let floor = 1; floor < floors; floor += 1) lines += box(0, top + floor * 50 + 1, width, 4);
  const middle = side + 64;
  const high = top - 34;
  svg +=
    path(trim, lines) +
    rect(mix(lit, colours.st1, 0.5), side, high, 128, -high) +
    rect(shade, side + 118, high, 10, -high) +
    rect(trim, side - 8, high - 8, 144, 11);
  const crown = pen.any('crown', 3);
  if (crown === 0)
    svg +=
      path(
        roof,
        d`M${middle - 54} ${high - 8}C${middle - 54} ${high - 74} ${middle - 20} ${high - 84} ${middle} ${high - 96}C${middle + 20} ${high - 84} ${middle + 54} ${high - 74} ${middle + 54} ${high - 8}Z`,
      ) +
      path(
        colours.ik,
        d`M${middle + 10} ${high - 90}C${middle + 30} ${high - 80} ${middle + 54} ${high - 70} ${middle + 54} ${high - 8}H${middle + 26}C${middle + 30} ${high - 50} ${middle + 22} ${high - 74} ${middle + 10} ${high - 90}Z`,
        0.14,
      );
  if (crown === 1)
    svg +=
      path(trim, d`M${middle - 74} ${high - 8}L${middle} ${high - 54} ${middle + 74} ${high - 8}Z`) +
      circle(colours.win, middle, high - 24, 10);
  if (crown === 2)
    svg +=
      path(roof, d`M${middle - 66} ${high - 8}l14-56h104l14 56z`) +
      path(trim, arch(middle - 14, high - 12, 28, 38)) +
      path(colours.win, arch(middle - 9, high - 12, 18, 28));
  svg += windows(
    pen,
    {
      x: side + 18,
      y: high + 58,
      columns: 3,
      rows: floors,
      stepX: 34,
      stepY: 50,
      width: 22,
      height: 38,
      round: true,
    },
    'm',
  );
  const top2 = high - (crown === 0 ? 96 : crown === 1 ? 54 : 64);
  const flag =
    line(colours.wd2, 3, d`M0 0v-44`) +
    path(
      round([colours.ac, colours.rf, colours.fb1], pen.any('flag', 3)),
      'M2-44C14-50 22-38 36-44V-24C22-18 14-30 2-24Z',
    );
  svg +=
    placed(middle, top2, 1, flag) + placed(14, top - 38, 0.8, flag) + placed(width - 14, top - 38, 0.8, flag);
  let columns = '';
  for (let at = 0; at < 5; at += 1) columns += box(side + 2 + at * 30, -56, 7, 56);
  return {
    width,
    height: 60 - high,
    svg:
      svg +
      rect(colours.ik, side, -56, 128, 56, 0.14) +
      door(pen, middle - 22, 44, 50) +
      path(colours.st1, columns + box(side - 8, -62, 144, 9)) +
      awning(pen, middle - 34, -54, 68),
  };
}
