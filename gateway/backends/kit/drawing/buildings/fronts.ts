import { mix } from '../palette.ts';
import { cloth } from './houses-town.ts';
import { lawn } from './lawn.ts';
import { type Pen, box, d, line, path, placed, rect, itemAt } from '../pen.ts';
import { bed, bench, bicycle, lamps, lounger, umbrella } from '../surroundings/street-things.ts';
import { avenue, cafe, canal, lane, quay, square, tram } from './street-fronts.ts';

/** Foregrounds of a house. */
export const FRONTS = [
  'beach',
  'promenade',
  'pool',
  'cafe',
  'avenue',
  'square',
  'garden',
  'canal',
  'lane',
  'desert',
  'meadow',
  'vines',
  'quay',
  'tram',
  'lawn',
] as const;
export type Front = (typeof FRONTS)[number];

/** Foregrounds that show the sea. */
export const SEA_FRONTS: ReadonlySet<Front> = new Set(['beach', 'promenade']);

function beach(pen: Pen): string {
  const { sd1, sd2, w3, fb1 } = pen.colours;
  const one = cloth(pen);
  let svg =
    path(w3, 'M0 470C150 462 330 446 520 458 420 476 280 492 160 506 90 514 40 512 0 518Z', 0.9) +
    path(sd1, 'M0 600V510C90 506 240 484 420 462 560 450 690 448 800 452V600Z') +
    path(sd2, 'M0 600V562C150 542 330 558 470 542 610 526 720 502 800 498V600Z', 0.55);
  const count = 3 + pen.any('count', 3);
  for (let at = 0; at < count; at += 1) {
    const scale = 1.25 - at * 0.16 - pen.any(`us${at}`, 3) * 0.04;
    const [x, y] = [90 + at * 118 + pen.any(`ux${at}`, 50), 572 - at * 20];
    svg += placed(
      x,
      y,
      scale,
      umbrella(pen, at % 2 === pen.any('first', 2) ? one : fb1) +
        (pen.any(`lo${at}`, 3) > 0 ? placed(14, 0, 1, lounger(pen)) : ''),
    );
  }
  return svg;
}

function pool(pen: Pen): string {
  const { st1, st2, w1, w2, w3, lf1, lf2 } = pen.colours;
  const deep = pen.any('deep', 2);
  const shape = pen.any('shape', 3);
  const rim =
    [
      'M40 560C60 520 240 512 420 512 620 512 770 520 790 556 800 590 800 600 800 600H30Z',
      'M110 600L190 518H660L760 600Z',
      'M0 600V548C140 500 280 540 400 528 560 510 700 520 800 560V600Z',
    ][shape] ?? '';
  const inner =
    [
      'M66 566C90 532 250 524 420 524 610 524 742 532 764 562L772 600H60Z',
      'M150 600L206 530H644L716 600Z',
      'M0 600V562C140 516 280 554 400 542 560 524 700 534 800 574V600Z',
    ][shape] ?? '';
  let svg =
    rect(st2, 0, 470, 800, 130) +
    path(lf2, box(0, 468, 800, 14)) +
    path(lf1, box(0, 468, 800, 5), 0.8) +
    path(st1, rim) +
    path(deep === 1 ? w2 : mix(w1, w2, 0.35), inner) +
    line(
      w3,
      3,
      d`M${200 + pen.any('rx', 80)} 558h60M${400 + pen.any('ry', 120)} 572h70M${300 + pen.any('rz', 100)} 588h46M560 552h40`,
      0.8,
    );
  const one = cloth(pen);
  for (let at = 0; at < 2 + pen.any('count', 2); at += 1)
    svg += placed(
      90 + at * 210 + pen.any(`ux${at}`, 60),
      514 - pen.any(`uy${at}`, 8),
      0.74,
      umbrella(pen, one) + placed(18, 2, 1, lounger(pen)) + placed(-52, 2, 1, lounger(pen)),
    );
  return svg;
}

function garden(pen: Pen): string {
  const { lf1, lf2, sd1, st1 } = pen.colours;
  return (
    rect(mix(lf1, lf2, 0.25), 0, 478, 800, 122) +
    path(lf1, 'M0 520C200 500 420 540 800 506V600H0Z') +
    path(
      mix(sd1, st1, 0.4),
      d`M${420 + pen.any('px', 60)} 486h60C${520} 520 ${430 + pen.any('py', 60)} 560 ${420 + pen.any('pz', 120)} 600H${230 + pen.any('pz', 120)}C300 560 420 530 430 486Z`,
    ) +
    bed(pen, 20, 560, 200, 'g1') +
    bed(pen, 600, 572, 180, 'g2') +
    bed(pen, 60, 504, 120, 'g3')
  );
}

function vines(pen: Pen): string {
  const { lf1, lf2, sd2 } = pen.colours;
  let rows = '';
  for (let at = 0; at < 6; at += 1)
    rows += d`M${-40 + at * 20} ${506 + at * 18}C200 ${498 + at * 19} 400 ${512 + at * 17} ${840} ${504 + at * 18}`;
  return rect(mix(sd2, lf1, 0.35), 0, 478, 800, 122) + line(lf2, 13, rows) + line(lf1, 6, rows, 0.8);
}

function meadow(pen: Pen): string {
  const { lf1, lf2, st1, rf, wd1 } = pen.colours;
  let blooms = '';
  for (let at = 0; at < 30; at += 1)
    blooms += d`M${pen.any(`mx${at}`, 790)} ${514 + pen.any(`my${at}`, 80)}h.1`;
  let fence = '';
  for (let at = 0; at < 7; at += 1) fence += box(24 + at * 54, 532 - at * 3, 8, 40);
  return (
    path(lf2, 'M0 600V474C200 460 520 470 800 480V600Z') +
    path(lf1, 'M0 600V528C160 496 420 540 800 500V600Z') +
    line(itemAt([st1, rf, pen.colours.ac], pen.any('blooms', 3)), 7, blooms, 0.9) +
    (pen.any('fence', 2) === 1 ? path(wd1, `${fence}M10 546L410 524v6L10 552zM10 562L410 540v6L10 568z`) : '')
  );
}

function desert(pen: Pen): string {
  const { lf1, lf2, sd2, sd1 } = pen.colours;
  const agave =
    path(lf2, 'M0 0C-10-34-22-52-36-60-34-40-26-26-18-14-10-32-2-42 14-46 6-28 10-12 16 0Z') +
    path(lf1, 'M-2 0C-8-30-4-50 4-62 12-44 8-22 6 0Z');
  return (
    path(sd2, 'M0 600V480C200 470 520 474 800 478V600Z') +
    path(sd1, 'M0 600V540C130 500 280 512 400 522 540 534 660 502 800 512V600Z') +
    path(sd2, 'M300 600C330 566 350 540 400 522 540 534 660 502 800 512V600Z', 0.5) +
    [0, 1, 2, 3]
      .map((at) =>
        placed(
          50 + at * 200 + pen.any(`ax${at}`, 120),
          560 + pen.any(`ay${at}`, 36),
          0.6 + pen.any(`as${at}`, 5) * 0.1,
          agave,
        ),
      )
      .join('')
  );
}

function promenade(pen: Pen): string {
  const { sd1, st1, st2, w3, ik } = pen.colours;
  let tiles = '';
  for (let at = 0; at < 7; at += 1) tiles += d`M${at * 130 - 40} 600L${at * 120 + 20} 520`;
  let rail = box(0, 486, 800, 4);
  for (let at = 0; at < 21; at += 1) rail += box(at * 40 + 6, 486, 3, 34);
  return (
    path(w3, 'M0 462C200 452 420 456 800 448V476H0Z', 0.7) +
    rect(sd1, 0, 470, 800, 50) +
    rect(st2, 0, 518, 800, 82) +
    line(ik, 2, tiles, 0.1) +
    path(st1, rail) +
    placed(130 + pen.any('bx', 80), 566, 1.1, bench(pen)) +
    placed(430 + pen.any('cx', 200), 582, 1.1, bicycle(pen)) +
    lamps(pen, 530)
  );
}

const drawings: Readonly<Record<Front, (pen: Pen) => string>> = {
  beach,
  promenade,
  pool,
  cafe,
  avenue,
  square,
  garden,
  canal,
  lane,
  desert,
  meadow,
  vines,
  quay,
  tram,
  lawn,
};

/** Draws the foreground of a house. */
export const front = (pen: Pen, name: Front): string => drawings[name](pen);
