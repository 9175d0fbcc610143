import { mix } from '../palette.ts';
import { cloth } from './houses-town.ts';
import { lawn } from './lawn.ts';
import { type Pen, box, circle, d, line, path, pill, placed, rect, round } from '../pen.ts';

import {
  bed,
  bench,
  bicycle,
  boat,
  car,
  lamp,
  lamps,
  lounger,
  table,
  umbrella,
} from '../surroundings/street-things.ts';
/** What lies before a house. */
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

/** Fronts that show the sea. */
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

function street(pen: Pen, name: Front): string {
  const { st2, st3, sd2, ik, st1, w1, w2, lf2 } = pen.colours;
  const road = mix(st3, ik, 0.32);
  const pavement = rect(mix(st2, sd2, 0.2), 0, 488, 800, 112) + rect(ik, 0, 488, 800, 5, 0.1);
  const lane = pavement + rect(road, 0, 534, 800, 66) + rect(st1, 0, 530, 800, 6, 0.8);
  if (name === 'avenue')
    return (
      lane +
      line(st1, 4, 'M20 568h60M150 568h60M280 568h60M410 568h60M540 568h60M670 568h60', 0.55) +
      lamps(pen, 530) +
      placed(140 + pen.any('cx', 460), 582, 1, car(pen)) +
      (pen.any('second', 2) === 1 ? placed(120 + pen.any('bx', 500), 528, 0.9, bicycle(pen)) : '')
    );
  if (name === 'tram') {
    const [x, colour] = [60 + pen.any('tx', 260), cloth(pen)];
    const panes = [0, 1, 2, 3, 4].map((at) => box(x + 20 + at * 56, 508, 44, 28)).join('');
    return (
      lane +
      line(ik, 3, 'M0 578h800M0 592h800', 0.5) +
      pill(colour, [x, 492, 312, 84], 14) +
      path(pen.dark ? pen.colours.gl : pen.colours.win, panes) +
      rect(st1, x, 546, 312, 8, 0.9) +
      line(ik, 3, d`M${x + 150} 492l20-28 20 28`) +
      path(ik, box(x + 40, 574, 60, 8) + box(x + 212, 574, 60, 8)) +
      lamps(pen, 530)
    );
  }
  if (name === 'cafe') {
    const one = cloth(pen);
    let svg =
      pavement + line(st3, 2, 'M0 540h800M0 574h800M120 540v34M300 540v34M470 540v34M650 540v34', 0.5);
    for (let at = 0; at < 3 + pen.any('count', 2); at += 1)
      svg += placed(
        90 + at * 170 + pen.any(`tx${at}`, 60),
        552 + (at % 2) * 26,
        1.1,
        table(pen) + (pen.any(`tu${at}`, 3) > 0 ? placed(0, -22, 0.95, umbrella(pen, one)) : ''),
      );
    return svg + placed(650 + pen.any('lx', 80), 520, 1, lamp(pen));
  }
  if (name === 'square') {
    const x = 170 + pen.any('fx', 130);
    const rings = line(st3, 3, d`M${x - 190} 560a190 34 0 0 0 380 0M0 520h800M0 588h800`, 0.4);
    return (
      pavement +
      rings +
      path(ik, d`M${x - 116} 562a116 22 0 0 0 232 0z`, 0.14) +
      path(st1, d`M${x - 100} 536h200l-14 24a90 16 0 0 1-172 0z`) +
      path(w1, d`M${x - 92} 536a92 12 0 0 1 184 0z`) +
      path(st2, box(x - 8, 486, 16, 48) + box(x - 34, 482, 68, 8)) +
      line(pen.colours.w3, 4, d`M${x} 480c-10-26-34-26-40 10M${x} 480c10-26 34-26 40 10M${x} 480v-24`, 0.9) +
      placed(640 + pen.any('bx', 60), 566, 1.1, bench(pen)) +
      lamps(pen, 524)
    );
  }
  if (name === 'lane') {
    let slabs = '';
    for (let at = 0; at < 26; at += 1)
      slabs += d`M${pen.any(`sx${at}`, 760)} ${502 + pen.any(`sy${at}`, 92)}h${18 + pen.any(`sl${at}`, 30)}`;
    return (
      rect(mix(st2, sd2, 0.45), 0, 486, 800, 114) +
      line(st3, 3, slabs, 0.55) +
      path(st1, 'M0 600V546L40 536 150 544 180 600Z') +
      path(st3, 'M150 544L180 600H208L168 548Z') +
      bed(pen, 10, 540, 150, 'l') +
      placed(
        250 + pen.any('px', 60),
        560,
        1,
        path(pen.colours.rf, 'M-18-34H18L13 0H-13Z') +
          circle(lf2, -8, -44, 17) +
          circle(pen.colours.lf1, 10, -48, 15),
      ) +
      placed(700, 566, 1.1, bench(pen))
    );
  }
  const wall =
    rect(mix(st2, st3, 0.4), 0, 486, 800, 44) +
    rect(st1, 0, 482, 800, 9) +
    line(st3, 2, 'M60 496v30M190 496v30M330 496v30M470 496v30M620 496v30M740 496v30', 0.5);
  const waves = line(
    pen.colours.w3,
    3,
    d`M${60 + pen.any('wx', 60)} 556h60M${300 + pen.any('wy', 90)} 566h80M600 552h50M120 586h70M480 590h60`,
    0.5,
  );
  const ferry =
    placed(150 + pen.any('bx', 160), 560, 1.1, boat(pen, cloth(pen))) +
    (pen.any('second', 2) === 1
      ? placed(520 + pen.any('by', 120), 578, 1.3, boat(pen, pen.colours.wd1))
      : '');
  return (
    wall +
    rect(mix(w1, w2, 0.5), 0, 528, 800, 72) +
    rect(ik, 0, 528, 800, 10, 0.14) +
    waves +
    ferry +
    (name === 'quay' ? lamps(pen, 486) : placed(120, 486, 0.9, bicycle(pen)) + bed(pen, 560, 484, 160, 'q'))
  );
}

function green(pen: Pen, name: Front): string {
  const { lf1, lf2, sd2, sd1, st1, rf, wd1 } = pen.colours;
  if (name === 'garden')
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
  if (name === 'lawn') return lawn(pen);
  if (name === 'vines') {
    let rows = '';
    for (let at = 0; at < 6; at += 1)
      rows += d`M${-40 + at * 20} ${506 + at * 18}C200 ${498 + at * 19} 400 ${512 + at * 17} ${840} ${504 + at * 18}`;
    return rect(mix(sd2, lf1, 0.35), 0, 478, 800, 122) + line(lf2, 13, rows) + line(lf1, 6, rows, 0.8);
  }
  if (name === 'meadow') {
    let blooms = '';
    for (let at = 0; at < 30; at += 1)
      blooms += d`M${pen.any(`mx${at}`, 790)} ${514 + pen.any(`my${at}`, 80)}h.1`;
    let fence = '';
    for (let at = 0; at < 7; at += 1) fence += box(24 + at * 54, 532 - at * 3, 8, 40);
    return (
      path(lf2, 'M0 600V474C200 460 520 470 800 480V600Z') +
      path(lf1, 'M0 600V528C160 496 420 540 800 500V600Z') +
      line(round([st1, rf, pen.colours.ac], pen.any('blooms', 3)), 7, blooms, 0.9) +
      (pen.any('fence', 2) === 1
        ? path(wd1, `${fence}M10 546L410 524v6L10 552zM10 562L410 540v6L10 568z`)
        : '')
    );
  }
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

export function front(pen: Pen, name: Front): string {
  if (name === 'beach') return beach(pen);
  if (name === 'promenade') return promenade(pen);
  if (name === 'pool') return pool(pen);
  if (name === 'garden' || name === 'vines' || name === 'meadow' || name === 'desert' || name === 'lawn')
    return green(pen, name);
  return street(pen, name);
}
