import { mix } from './palette.ts';
import { type Pen, box, circle, d, line, path, pill, placed, rect, itemAt } from './pen.ts';

/** Fabrics of a room: cover, its shade and a cushion. */
function fabrics(pen: Pen): {
  readonly main: string;
  readonly deep: string;
  readonly cushion: string;
} {
  const { fb1, fb2, rf, ac, w1, w2, lf1, lf2, st2 } = pen.colours;
  const [main, deep, cushion] = itemAt<readonly [string, string, string]>(
    [
      [fb1, fb2, ac],
      [rf, mix(rf, fb2, 0.3), st2],
      [mix(lf1, lf2, 0.4), lf2, ac],
      [mix(w1, w2, 0.6), w2, rf],
      [mix(ac, st2, 0.25), mix(ac, rf, 0.5), fb1],
    ],
    pen.any('fabric', 5),
  );
  return { main, deep, cushion };
}

/** A bed seen from its foot, its middle at x and its legs on the floor at y. */
export function bed(pen: Pen, x: number, y: number, width: number, pillows: number, tall: boolean): string {
  const { li1, li2, wd1, wd2, ik } = pen.colours;
  const { main, deep, cushion } = fabrics(pen);
  const left = x - width / 2;
  const head = tall ? 200 : 150;
  const soft = pen.any('head', 2) === 1;
  const board = soft ? deep : wd1;
  let grooves = '';
  for (let at = 1; at < 4; at += 1)
    grooves += d`M${left - 14 + ((width + 28) * at) / 4} ${y - 150 - head + 70}v${head - 60}`;
  let svg = path(
    ik,
    d`M${left - 30} ${y + 6}C${left + 60} ${y - 12} ${left + width - 60} ${y - 12} ${left + width + 30} ${y + 6} ${left + width - 60} ${y + 22} ${left + 60} ${y + 22} ${left - 30} ${y + 6}Z`,
    0.18,
  );
  svg +=
    pill(board, [left - 14, y - 150 - head + 60, width + 28, head + 60], soft ? 22 : 10) +
    line(soft ? main : wd2, 2.5, grooves, 0.6);
  svg +=
    path(li2, d`M${left} ${y - 150}H${left + width}V${y - 10}H${left}Z`) +
    path(
      li1,
      d`M${left} ${y - 156}C${left + 10} ${y - 168} ${left + width - 10} ${y - 168} ${left + width} ${y - 156}V${y - 80}H${left}Z`,
    );
  const each = (width - 24) / pillows;
  for (let at = 0; at < pillows; at += 1)
    svg +=
      pill(li1, [left + 14 + at * each, y - 198, each - 10, 54], 18) +
      pill(li2, [left + 14 + at * each, y - 160, each - 10, 16], 8, 0.8);
  svg += pill(cushion, [x - width * 0.17, y - 182, width * 0.34, 42], 13);
  const low = y - (pen.any('throw', 2) === 1 ? 92 : 66);
  svg +=
    path(
      main,
      d`M${left - 8} ${low}C${left + width * 0.3} ${low - 14} ${left + width * 0.7} ${low - 14} ${left + width + 8} ${low}V${y - 6}H${left - 8}Z`,
    ) +
    path(
      deep,
      d`M${left - 8} ${y - 32}C${left + width * 0.3} ${y - 44} ${left + width * 0.7} ${y - 44} ${left + width + 8} ${y - 32}V${y - 6}H${left - 8}Z`,
      0.7,
    );
  return `${svg}${path(wd2, box(left + 4, y - 6, 12, 16) + box(left + width - 16, y - 6, 12, 16))}`;
}

/** A small cupboard with a lamp. */
export function nightstand(pen: Pen, x: number, y: number): string {
  const { wd1, wd2, gl, st1 } = pen.colours;
  const shine = pen.dark ? 0.5 : 0.22;
  const hanging = pen.any('lamps', 3) === 0;
  const lamp = hanging
    ? line(wd2, 2.5, d`M${x} 0V${y - 196}`) + path(gl, d`M${x - 24} ${y - 166}c0-42 48-42 48 0z`)
    : path(wd2, box(x - 2, y - 118, 4, 46) + box(x - 12, y - 76, 24, 5)) +
      path(gl, d`M${x - 24} ${y - 114}l9-36h30l9 36z`);
  return (
    circle(gl, x, y - (hanging ? 172 : 130), 92, shine * 0.5) +
    circle(gl, x, y - (hanging ? 172 : 130), 54, shine) +
    pill(wd1, [x - 34, y - 72, 68, 72], 5) +
    rect(wd2, x - 34, y - 38, 68, 3) +
    circle(st1, x, y - 54, 3) +
    lamp
  );
}

export function plant(pen: Pen, x: number, y: number, scale: number): string {
  const { st3, ik, lf1, lf2 } = pen.colours;
  return placed(
    x,
    y,
    scale,
    path(st3, 'M-24-44H24L17 0H-17Z') +
      path(ik, 'M4-44H24L17 0H4Z', 0.1) +
      path(
        lf2,
        'M0-42C-8-80-40-96-62-86-56-62-30-46 0-42ZM0-42C-6-90-22-130-6-156 16-130 12-88 0-42ZM0-42C12-84 44-104 66-92 58-64 32-48 0-42Z',
      ) +
      path(
        lf1,
        'M0-42C-18-74-30-112-52-124-52-92-28-62 0-42ZM0-42C14-78 28-118 50-132 52-98 30-64 0-42ZM0-42C-22-50-50-50-64-38-44-28-18-32 0-42Z',
      ),
  );
}

export function armchair(pen: Pen, x: number, y: number, scale: number): string {
  const { cushion } = fabrics(pen);
  const { wd2, rf, st1 } = pen.colours;
  const colour = cushion === st1 ? rf : mix(cushion, rf, 0.3);
  return placed(
    x,
    y,
    scale,
    path(wd2, 'M-50-22l-10 24h6l14-24zM46-22l10 24h-6L34-22z') +
      path(colour, 'M-62-66C-74-66-78-20-60-18H60C78-20 74-66 60-66L54-104C50-124-50-124-54-104Z') +
      pill(mix(colour, st1, 0.22), [-46, -58, 92, 26], 12),
  );
}

export function sofa(pen: Pen, x: number, y: number, scale: number): string {
  const { main, deep, cushion } = fabrics(pen);
  const { wd2, li1 } = pen.colours;
  return placed(
    x,
    y,
    scale,
    path(wd2, box(-104, -14, 8, 18) + box(96, -14, 8, 18)) +
      pill(deep, [-112, -100, 224, 70], 16) +
      pill(main, [-104, -60, 208, 48], 10) +
      pill(main, [-128, -74, 34, 62], 14) +
      pill(main, [94, -74, 34, 62], 14) +
      pill(cushion, [-84, -88, 48, 40], 10) +
      pill(li1, [-44, -84, 44, 36], 10),
  );
}

/** A picture of a sun over hills on the wall. */
export function framed(pen: Pen, x: number, y: number, name: string): string {
  const { wd2, li1, rf, ac, w1, w2, lf2 } = pen.colours;
  const kind = pen.any(name, 3);
  const one = kind === 0 ? rf : kind === 1 ? w2 : lf2;
  return (
    rect(wd2, x, y, 92, 108) +
    rect(li1, x + 6, y + 6, 80, 96) +
    path(one, d`M${x + 6} ${y + 76}c20-24 40-10 58-20 10-6 16-4 22-6v52h-80z`) +
    path(w1, d`M${x + 6} ${y + 88}c20-10 50-2 80-10v24h-80z`, 0.6) +
    circle(ac, x + (kind === 1 ? 34 : 58), y + 34, 12)
  );
}
