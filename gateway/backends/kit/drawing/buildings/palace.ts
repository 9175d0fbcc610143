import { mix } from '../palette.ts';
import { type House, awning, door, plaster } from './houses-town.ts';
import { type Pen, box, circle, d, line, path, placed, rect, itemAt, windows, arch } from '../pen.ts';

interface MiddlePart {
  /** Left edge of the part. */
  readonly side: number;
  /** Upper edge of the part. */
  readonly high: number;
  readonly roof: string;
  readonly lit: string;
  readonly shade: string;
  readonly trim: string;
  readonly floors: number;
}

const MIDDLE_WIDTH = 128;

/** The top of the middle part, and its height. */
interface Crown {
  readonly svg: string;
  readonly height: number;
}

/** A dome, a gable, or a roof with a window. */
function crownOf(pen: Pen, { side, high, roof, trim }: MiddlePart): Crown {
  const { ik, win } = pen.colours;
  const middle = side + MIDDLE_WIDTH / 2;
  const kind = pen.any('crown', 3);
  if (kind === 0) {
    const dome = d`M${middle - 54} ${high - 8}C${middle - 54} ${high - 74} ${middle - 20} ${high - 84} ${middle} ${high - 96}C${middle + 20} ${high - 84} ${middle + 54} ${high - 74} ${middle + 54} ${high - 8}Z`;
    const shadow = d`M${middle + 10} ${high - 90}C${middle + 30} ${high - 80} ${middle + 54} ${high - 70} ${middle + 54} ${high - 8}H${middle + 26}C${middle + 30} ${high - 50} ${middle + 22} ${high - 74} ${middle + 10} ${high - 90}Z`;
    return { svg: path(roof, dome) + path(ik, shadow, 0.14), height: 96 };
  }
  if (kind === 1) {
    const gable = d`M${middle - 74} ${high - 8}L${middle} ${high - 54} ${middle + 74} ${high - 8}Z`;
    return { svg: path(trim, gable) + circle(win, middle, high - 24, 10), height: 54 };
  }
  const svg =
    path(roof, d`M${middle - 66} ${high - 8}l14-56h104l14 56z`) +
    path(trim, arch(middle - 14, high - 12, 28, 38)) +
    path(win, arch(middle - 9, high - 12, 18, 28));
  return { svg, height: 64 };
}

const flagOf = (pen: Pen): string =>
  line(pen.colours.wd2, 3, d`M0 0v-44`) +
  path(
    itemAt([pen.colours.ac, pen.colours.rf, pen.colours.fb1], pen.any('flag', 3)),
    'M2-44C14-50 22-38 36-44V-24C22-18 14-30 2-24Z',
  );

/** The middle part with its crown and its windows. */
function middlePart(pen: Pen, part: MiddlePart): Crown {
  const { side, high, lit, shade, trim, floors } = part;
  const grid = { columns: 3, rows: floors, stepX: 34, stepY: 50, width: 22, height: 38, round: true };
  const crown = crownOf(pen, part);
  const svg =
    rect(mix(lit, pen.colours.st1, 0.5), side, high, MIDDLE_WIDTH, -high) +
    rect(shade, side + 118, high, 10, -high) +
    rect(trim, side - 8, high - 8, 144, 11) +
    crown.svg +
    windows(pen, { ...grid, x: side + 18, y: high + 58 }, 'm');
  return { svg, height: crown.height };
}

/** Columns before the door. */
function porch(pen: Pen, side: number): string {
  const { ik, st1 } = pen.colours;
  const middle = side + MIDDLE_WIDTH / 2;
  let columns = '';
  for (let at = 0; at < 5; at += 1) columns += box(side + 2 + at * 30, -56, 7, 56);
  return (
    rect(ik, side, -56, MIDDLE_WIDTH, 56, 0.14) +
    door(pen, middle - 22, 44, 50) +
    path(st1, columns + box(side - 8, -62, 144, 9)) +
    awning(pen, middle - 34, -54, 68)
  );
}

/** Grand hotel: a long front, a middle part under a dome or a gable, flags. */
export function palace(pen: Pen): House {
  const { colours } = pen;
  const { lit, shade, trim } = plaster(pen);
  const floors = 3 + pen.any('floors', 2);
  const wing = 3 + pen.any('bays', 2);
  const side = wing * 38 + 14;
  const width = side * 2 + MIDDLE_WIDTH;
  const top = -floors * 50 - 16;
  const high = top - 34;
  const roof = itemAt(
    [mix(colours.f3, colours.sk1, 0.2), colours.rf, mix(colours.w2, colours.f2, 0.4)],
    pen.any('roof', 3),
  );
  const hasArches = pen.any('arched', 2) === 1;
  const grid = { columns: wing, rows: floors, stepX: 38, stepY: 50, width: 19, height: 32, round: hasArches };
  let lines = box(-8, top - 6, width + 16, 10);
  for (let floor = 1; floor < floors; floor += 1) lines += box(0, top + floor * 50 + 1, width, 4);
  const middle = middlePart(pen, { side, high, roof, lit, shade, trim, floors });
  const flag = flagOf(pen);
  const svg =
    path(roof, d`M-8 ${top}l20-40h${width - 24}l20 40z`) +
    rect(lit, 0, top, width, -top) +
    rect(colours.ik, width - 30, top, 30, -top, 0.08) +
    windows(pen, { ...grid, x: 14, y: top + 46 }) +
    windows(pen, { ...grid, x: side + 138, y: top + 46 }, 'v') +
    path(trim, lines) +
    middle.svg +
    placed(side + MIDDLE_WIDTH / 2, high - middle.height, 1, flag) +
    placed(14, top - 38, 0.8, flag) +
    placed(width - 14, top - 38, 0.8, flag) +
    porch(pen, side);
  return { width, height: 60 - high, svg };
}
