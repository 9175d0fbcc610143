import { mix } from '../palette.ts';
import { type Pen, arch, box, circle, d, line, path, placed, rect } from '../pen.ts';

import { blocks, carmel, domes, hills, paris, peaks, ridge } from '../buildings/landmarks.ts';
/** Backdrops of a house. Those in `SEAS` show the sea. */
export const BACKDROPS = [
  'sea',
  'bay',
  'gulf',
  'islands',
  'lake',
  'skyline',
  'highrises',
  'oldcity',
  'domes',
  'carmel',
  'paris',
  'minarets',
  'peaks',
  'hills',
  'forest',
  'mesas',
  'dunes',
  'jungle',
  'roofs',
] as const;
export type Backdrop = (typeof BACKDROPS)[number];

/** Backdrops that show the sea. */
export const SEAS: ReadonlySet<Backdrop> = new Set(['sea', 'bay', 'gulf', 'islands']);

/** The y coordinate at which water meets the sky. */
const HORIZON = 322;

/** Open water with the reflection of the sun. */
function water(pen: Pen, sun: number, top = HORIZON): string {
  const { w1, w2, w3 } = pen.colours;
  let path1 = '';
  for (let at = 0; at < 9; at += 1) {
    const half = 10 + at * 4 + pen.any(`g${at}`, 22);
    path1 += d`M${sun - half / 2 + pen.any(`gx${at}`, 16) - 8} ${top + 12 + at * 14}h${half}`;
  }
  let ripples = '';
  for (let at = 0; at < 7; at += 1)
    ripples += d`M${pen.any(`rx${at}`, 740)} ${top + 26 + pen.any(`ry${at}`, 120)}h${24 + pen.any(`rl${at}`, 40)}`;
  return (
    `<linearGradient id="w" x2="0" y2="1"><stop stop-color="${w1}"/><stop offset="1" stop-color="${w2}"/></linearGradient>` +
    rect('url(#w)', 0, top, 800, 280) +
    line(w3, 3, path1, 0.7) +
    line(w3, 2, ripples, 0.4)
  );
}

function boats(pen: Pen): string {
  const { ik, st1, st2, ac } = pen.colours;
  const sail =
    path(ik, 'M-34 0C-20 12 20 12 34 0Z') +
    path(st1, 'M-2-6V-78C22-58 30-32 32-6Z') +
    path(st2, 'M-7-6V-60C-24-44-30-24-31-6Z');
  const ferry =
    path(st1, 'M-60-2H62L52 14H-48ZM-40-18H36V-2H-40ZM-22-30H20V-18H-22Z') +
    path(ac, box(-4, -44, 12, 14)) +
    path(ik, d`M-48 14l-6-8H58l-6 8z`, 0.5);
  const kind = pen.any('boat', 4);
  if (kind === 3) return '';
  const [x, y] = [70 + pen.any('bx', 240), HORIZON + 12 + pen.any('by', 22)];
  return kind === 2
    ? placed(x, y, 0.6, ferry)
    : placed(x, y, 0.6, sail) + (kind === 1 ? placed(x + 70, y - 8, 0.34, sail) : '');
}

type Drawer = (pen: Pen, sun: number) => string;

/** Upper edge of the ground on which a house stands. */
const foot = 470;

const DRAWN: Readonly<Record<Backdrop, Drawer>> = {
  sea: (pen, sun) => {
    const { f1 } = pen.colours;
    return (
      path(
        f1,
        d`M0 ${HORIZON + 2}C60 ${HORIZON - 18} 110 ${HORIZON - 14} 170 ${HORIZON - 4} 210 ${HORIZON - 8} 260 ${HORIZON - 2} 300 ${HORIZON + 2}Z`,
        pen.any('land', 2),
      ) +
      water(pen, sun) +
      boats(pen)
    );
  },
  bay: (pen, sun) => {
    const { f1, f2, cl } = pen.colours;
    return (
      path(f1, ridge(pen, 'by', HORIZON - 66, 50, HORIZON + 4, 5, true)) +
      water(pen, sun) +
      path(
        f2,
        d`M800 ${HORIZON - 70}C700 ${HORIZON - 84} 640 ${HORIZON - 10} 520 ${HORIZON + 40}L800 ${HORIZON + 60}Z`,
      ) +
      path(
        mix(f1, cl, 0.4),
        [0, 1, 2, 3, 4]
          .map((at) => box(640 + at * 32, HORIZON - 46 - pen.any(`bb${at}`, 30), 16, 40))
          .join(''),
      ) +
      boats(pen)
    );
  },
  gulf: (pen, sun) => {
    const { f1, f2, rf } = pen.colours;
    return (
      path(mix(f1, rf, 0.2), ridge(pen, 'ga', HORIZON - 130, 70, HORIZON + 4, 11, false)) +
      path(mix(f2, rf, 0.28), ridge(pen, 'gb', HORIZON - 66, 50, HORIZON + 4, 13, false)) +
      water(pen, sun) +
      boats(pen)
    );
  },
  islands: (pen, sun) => {
    const { f2, f3 } = pen.colours;
    return (
      water(pen, sun) +
      path(
        f2,
        d`M60 ${HORIZON + 2}C100 ${HORIZON - 90} 150 ${HORIZON - 96} 190 ${HORIZON + 2}ZM210 ${HORIZON + 2}C230 ${HORIZON - 50} 268 ${HORIZON - 54} 300 ${HORIZON + 2}ZM400 ${HORIZON + 2}C450 ${HORIZON - 30} 520 ${HORIZON - 34} 560 ${HORIZON + 2}Z`,
      ) +
      path(f3, d`M126 ${HORIZON + 2}C140 ${HORIZON - 60} 158 ${HORIZON - 76} 190 ${HORIZON + 2}Z`, 0.5) +
      boats(pen)
    );
  },
  lake: (pen, sun) => hills(pen, HORIZON + 20) + water(pen, sun, HORIZON + 10) + boats(pen),
  skyline: (pen) => {
    const { f1, f2 } = pen.colours;
    return (
      path(f1, blocks(pen, 'sa', 90, 300, 44, foot)) +
      path(mix(f1, f2, 0.6), blocks(pen, 'sb', 60, 170, 54, foot))
    );
  },
  highrises: (pen) => {
    const { f1, f2 } = pen.colours;
    return (
      path(f1, blocks(pen, 'ta', 190, 380, 50, foot), 0.8) +
      path(mix(f1, f2, 0.5), blocks(pen, 'tb', 120, 280, 62, foot)) +
      path(f2, blocks(pen, 'tc', 50, 120, 70, foot))
    );
  },
  oldcity: (pen) => {
    const { f1, f2, rf } = pen.colours;

    const x = 70 + pen.any('ox', 200);
    return (
      path(f1, blocks(pen, 'oa', 90, 150, 46, foot)) +
      path(
        mix(f1, f2, 0.7),
        box(x, foot - 240, 34, 240) +
          d`M${x - 5} ${foot - 240}L${x + 17} ${foot - 310} ${x + 39} ${foot - 240}zM${x + 80} ${foot - 120}v-20a48 48 0 0 1 96 0v20z` +
          box(x + 80, foot - 130, 96, 130) +
          box(x + 124, foot - 214, 7, 30),
      ) +
      path(
        mix(f2, rf, 0.32),
        [0, 1, 2, 3, 4, 5, 6]
          .map((at) => d`M${at * 120 - 30 + pen.any(`or${at}`, 30)} ${foot - 54}l24-34h70l24 34z`)
          .join(''),
      ) +
      path(f2, box(0, foot - 56, 800, 60))
    );
  },
  domes: (pen) => domes(pen, foot),
  carmel: (pen) => carmel(pen, foot),
  paris: (pen) => paris(pen, foot),
  minarets: (pen) => {
    const { f1, f2 } = pen.colours;

    const x = 60 + pen.any('mx', 150);
    const needle = (at: number, high: number): string =>
      box(at, foot - high, 9, high) +
      box(at - 3, foot - high + 40, 15, 5) +
      d`M${at - 1} ${foot - high}L${at + 4.5} ${foot - high - 34} ${at + 10} ${foot - high}z`;
    return (
      path(f1, blocks(pen, 'ma', 60, 120, 40, foot)) +
      path(
        mix(f1, f2, 0.7),
        d`M${x + 40} ${foot - 120}a70 74 0 0 1 140 0zM${x + 10} ${foot - 96}a34 34 0 0 1 68 0zM${x + 142} ${foot - 96}a34 34 0 0 1 68 0z` +
          box(x + 10, foot - 120, 200, 124) +
          needle(x - 14, 250) +
          needle(x + 224, 236) +
          needle(x + 340, 180),
      ) +
      path(f2, blocks(pen, 'mb', 30, 70, 60, foot))
    );
  },
  peaks: (pen) => {
    const { f3, lf2, cl } = pen.colours;
    return peaks(pen, foot - 60) + rect(cl, 0, 376, 800, 26, 0.16) + rect(mix(lf2, f3, 0.3), 0, 440, 800, 60);
  },
  hills: (pen) => hills(pen, foot - 20),
  forest: (pen) => {
    const { f1, f2, f3, lf2 } = pen.colours;

    let [far, near] = ['', ''];
    for (let at = 0; at < 22; at += 1) {
      const x = at * 38 + pen.any(`fx${at}`, 24);
      const y = 330 + pen.any(`fy${at}`, 50);
      far += d`M${x - 24} ${foot}L${x} ${y - 60} ${x + 24} ${foot}z`;
      near += d`M${x - 8} ${foot}L${x + 20} ${y + 10} ${x + 48} ${foot}z`;
    }
    return (
      path(f1, ridge(pen, 'fh', foot - 230, 60, foot, 5, true)) +
      path(f2, far) +
      path(mix(f3, lf2, 0.3), near)
    );
  },
  mesas: (pen) => {
    const { f1, f2, f3, rf, sd2 } = pen.colours;
    return (
      path(mix(f1, sd2, 0.3), ridge(pen, 'ea', foot - 190, 60, foot, 9, false)) +
      path(
        mix(f2, rf, 0.3),
        d`M-10 ${foot}V${foot - 96}l70-34h${80 + pen.any('e1', 80)}l34 44 60 8 40-40h${90 + pen.any('e2', 90)}l40 46 90 12 60-30h${60 + pen.any('e3', 90)}l60 40V${foot}Z`,
      ) +
      path(
        mix(f3, rf, 0.4),
        d`M120 ${foot - 130}l26 50-40 60 70-30-10-80zM420 ${foot - 110}l30 40-20 50 60-20-10-70z`,
        0.4,
      ) +
      path(mix(rf, sd2, 0.4), ridge(pen, 'ed', foot - 40, 24, foot + 30, 5, true))
    );
  },
  dunes: (pen) => {
    const { f1, rf, sd1, sd2 } = pen.colours;
    return (
      path(mix(f1, sd2, 0.4), ridge(pen, 'ua', foot - 140, 60, foot, 4, true)) +
      path(sd2, ridge(pen, 'ub', foot - 90, 50, foot + 20, 4, true)) +
      path(mix(sd2, rf, 0.25), ridge(pen, 'ud', foot - 54, 40, foot + 30, 5, true)) +
      path(sd1, ridge(pen, 'uc', foot - 24, 26, foot + 40, 4, true))
    );
  },
  jungle: (pen) => {
    const { f1, f2, f3, lf1, lf2 } = pen.colours;

    let crowns = '';
    for (let at = 0; at < 18; at += 1)
      crowns += d`M${at * 48 - 40} ${foot}a46 ${60 + pen.any(`jc${at}`, 70)} 0 0 1 92 0z`;
    return (
      path(f1, ridge(pen, 'jh', foot - 250, 110, foot, 6, true)) +
      path(f2, ridge(pen, 'ji', foot - 170, 70, foot, 6, true)) +
      path(mix(f3, lf2, 0.5), crowns) +
      circle(lf1, 90, foot - 20, 40, 0.6) +
      circle(lf1, 360, foot - 12, 34, 0.6)
    );
  },
  roofs: (pen) => {
    const { f1, f2, f3, st3, rf } = pen.colours;

    let [walls, tiles, panes] = ['', '', ''];
    for (let at = 0; at < 9; at += 1) {
      const x = at * 96 - 40 + pen.any(`rx${at}`, 30);
      const high = 110 + pen.any(`rh${at}`, 90);
      walls += box(x, foot - high, 84, high);
      tiles += d`M${x - 8} ${foot - high}L${x + 42} ${foot - high - 40 - pen.any(`rr${at}`, 20)} ${x + 92} ${foot - high}z`;
      panes += arch(x + 18, foot - high + 44, 14, 24) + arch(x + 50, foot - high + 44, 14, 24);
    }
    return (
      path(f1, ridge(pen, 'ra', foot - 230, 50, foot, 5, true)) +
      path(mix(f2, st3, 0.35), walls) +
      path(mix(f2, rf, 0.5), tiles) +
      path(f3, panes, 0.5)
    );
  },
};

/** @param sun x coordinate of the sun, for its reflection on water */
export const backdrop = (pen: Pen, name: Backdrop, sun: number): string => DRAWN[name](pen, sun);
