import { mix } from '../palette.ts';
import { type Pen, box, circle, d, line, path, pill, placed, rect } from '../pen.ts';
import {
  bed,
  bench,
  bicycle,
  boat,
  car,
  lamp,
  lamps,
  table,
  umbrella,
} from '../surroundings/street-things.ts';
import { cloth } from './houses-town.ts';

const pavement = ({ colours: { st2, sd2, ik } }: Pen): string =>
  rect(mix(st2, sd2, 0.2), 0, 488, 800, 112) + rect(ik, 0, 488, 800, 5, 0.1);

/** A pavement and the road before it. */
const road = (pen: Pen): string => {
  const { st1, st3, ik } = pen.colours;
  return pavement(pen) + rect(mix(st3, ik, 0.32), 0, 534, 800, 66) + rect(st1, 0, 530, 800, 6, 0.8);
};

/** A road with cars. */
export function avenue(pen: Pen): string {
  const { st1 } = pen.colours;
  return (
    road(pen) +
    line(st1, 4, 'M20 568h60M150 568h60M280 568h60M410 568h60M540 568h60M670 568h60', 0.55) +
    lamps(pen, 530) +
    placed(140 + pen.any('cx', 460), 582, 1, car(pen)) +
    (pen.any('second', 2) === 1 ? placed(120 + pen.any('bx', 500), 528, 0.9, bicycle(pen)) : '')
  );
}

/** A road with a tram on its rails. */
export function tram(pen: Pen): string {
  const { ik, st1 } = pen.colours;
  const [x, colour] = [60 + pen.any('tx', 260), cloth(pen)];
  const panes = [0, 1, 2, 3, 4].map((at) => box(x + 20 + at * 56, 508, 44, 28)).join('');
  return (
    road(pen) +
    line(ik, 3, 'M0 578h800M0 592h800', 0.5) +
    pill(colour, [x, 492, 312, 84], 14) +
    path(pen.dark ? pen.colours.gl : pen.colours.win, panes) +
    rect(st1, x, 546, 312, 8, 0.9) +
    line(ik, 3, d`M${x + 150} 492l20-28 20 28`) +
    path(ik, box(x + 40, 574, 60, 8) + box(x + 212, 574, 60, 8)) +
    lamps(pen, 530)
  );
}

/** Tables on a pavement. */
export function cafe(pen: Pen): string {
  const { st3 } = pen.colours;
  const one = cloth(pen);
  let svg =
    pavement(pen) + line(st3, 2, 'M0 540h800M0 574h800M120 540v34M300 540v34M470 540v34M650 540v34', 0.5);
  for (let at = 0; at < 3 + pen.any('count', 2); at += 1)
    svg += placed(
      90 + at * 170 + pen.any(`tx${at}`, 60),
      552 + (at % 2) * 26,
      1.1,
      table(pen) + (pen.any(`tu${at}`, 3) > 0 ? placed(0, -22, 0.95, umbrella(pen, one)) : ''),
    );
  return svg + placed(650 + pen.any('lx', 80), 520, 1, lamp(pen));
}

/** A fountain on a square. */
export function square(pen: Pen): string {
  const { st2, st3, ik, st1, w1 } = pen.colours;
  const x = 170 + pen.any('fx', 130);
  const rings = line(st3, 3, d`M${x - 190} 560a190 34 0 0 0 380 0M0 520h800M0 588h800`, 0.4);
  return (
    pavement(pen) +
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

/** A paved lane with flowers. */
export function lane(pen: Pen): string {
  const { st2, st3, sd2, st1, lf2 } = pen.colours;
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

/** Boats on the water before a wall. */
function water(pen: Pen, edge: string): string {
  const { st2, st3, ik, st1, w1, w2 } = pen.colours;
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
    wall + rect(mix(w1, w2, 0.5), 0, 528, 800, 72) + rect(ik, 0, 528, 800, 10, 0.14) + waves + ferry + edge
  );
}

export const quay = (pen: Pen): string => water(pen, lamps(pen, 486));

export const canal = (pen: Pen): string =>
  water(pen, placed(120, 486, 0.9, bicycle(pen)) + bed(pen, 560, 484, 160, 'q'));
