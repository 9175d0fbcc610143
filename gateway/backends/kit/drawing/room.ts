import { type Backdrop, backdrop } from './surroundings/backdrops.ts';
import { armchair, bed, framed, nightstand, plant, sofa } from './furniture.ts';
import { type Light, PALETTES, isDark, mix } from './palette.ts';
import { type Pen, box, chanceOf, d, line, path, pill, rect, itemAt } from './pen.ts';
import { SUNS, type Weather, sky } from './surroundings/sky.ts';

export const BEDS = ['double', 'king', 'twin', 'family'] as const;
export type Bed = (typeof BEDS)[number];
export const RANKS = ['plain', 'fine', 'suite'] as const;
export type Rank = (typeof RANKS)[number];

/** A room: everything that its picture depends on. */
export interface RoomPicture {
  readonly bed: Bed;
  /** Better rooms have a balcony, suites a sofa as well. */
  readonly rank: Rank;
  /** View from its window. */
  readonly view: Backdrop;
  readonly light: Light;
  readonly weather: Weather;
  /** Index in `SUNS`. */
  readonly sun: number;
  readonly mirrored: boolean;
  readonly detail: number;
}

type Pane = readonly [x: number, y: number, width: number, height: number];

/** The view outside, clipped to the window. */
function outlook(pen: Pen, { view, light, weather, sun }: RoomPicture, [x, y, width, height]: Pane): string {
  const at = SUNS[sun] ?? SUNS[0];
  const wide = Math.round((470 * width) / height);
  const from = Math.max(0, Math.min(800 - wide, at - wide / 2));
  const { lf1, lf2 } = pen.colours;
  let bushes = '';
  for (let bush = 0; bush < 17; bush += 1) bushes += d`M${bush * 50} ${482 - pen.any(`bu${bush}`, 16)}h.1`;
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${Math.round(from)} 50 ${wide} 470" preserveAspectRatio="xMidYMid slice">${sky(pen, light, weather, at)}${backdrop(pen, view, at)}${rect(lf2, 0, 478, 800, 60)}${line(lf2, 56, bushes)}${line(lf1, 18, bushes, 0.5)}</svg>`;
}

function opening(pen: Pen, room: RoomPicture): string {
  const { wd1, wd2, li1, st1, ik } = pen.colours;
  const cloth = itemAt(
    [li1, mix(pen.colours.fb1, li1, 0.35), mix(pen.colours.rf, li1, 0.3), mix(pen.colours.ac, li1, 0.45)],
    pen.any('curtain', 4),
  );
  const pane: Pane =
    room.rank === 'plain' ? [74, 104, 176, 226] : [60, 84, room.rank === 'suite' ? 268 : 232, 352];
  const [x, y, width, height] = pane;
  const frame = path(
    wd1,
    box(x - 8, y - 8, width + 16, 8) +
      box(x - 8, y, 8, height) +
      box(x + width, y, 8, height) +
      box(x + width / 2 - 4, y, 8, height) +
      (room.rank === 'plain' ? box(x, y + height * 0.46, width, 6) : ''),
  );
  const balcony =
    room.rank === 'plain'
      ? pill(li1, [x - 18, y + height, width + 36, 12], 3)
      : line(st1, 5, d`M${x} ${y + height - 92}h${width}`) +
        line(
          st1,
          2.5,
          Array.from(
            { length: Math.floor(width / 16) },
            (_, at) => d`M${x + 8 + at * 16} ${y + height - 92}v90`,
          ).join(''),
        );
  const drop = room.rank === 'plain' ? 60 : 0;
  const curtain = (side: number, out: number): string =>
    path(
      cloth,
      d`M${side} ${y - 22}h${out * 44}C${side + out * 44} ${y + 110} ${side + out * 30} ${y + 220} ${side + out * 14} ${y + height + drop}H${side - out * 26}C${side - out * 12} ${y + 200} ${side - out * 4} ${y + 90} ${side} ${y - 22}Z`,
    ) +
    path(
      ik,
      d`M${side + out * 16} ${y - 22}C${side + out * 16} ${y + 120} ${side + out * 6} ${y + 220} ${side - out * 6} ${y + height + drop}h${out * 7}C${side + out * 16} ${y + 200} ${side + out * 26} ${y + 100} ${side + out * 24} ${y - 22}Z`,
      0.07,
    );
  return (
    outlook(pen, room, pane) +
    balcony +
    frame +
    curtain(x - 20, 1) +
    curtain(x + width + 20, -1) +
    pill(wd2, [x - 44, y - 28, width + 88, 7], 3.5)
  );
}

function beds(pen: Pen, room: RoomPicture): string {
  const tall = room.rank !== 'plain';
  const foot = 568;
  if (room.bed === 'twin')
    return nightstand(pen, 548, 520) + bed(pen, 436, foot, 150, 1, tall) + bed(pen, 660, foot, 150, 1, tall);
  if (room.bed === 'family')
    return nightstand(pen, 600, 520) + bed(pen, 466, foot, 220, 2, tall) + bed(pen, 708, foot, 130, 1, tall);
  const width = room.bed === 'king' ? 308 : 248;
  const x = 566;
  return (
    nightstand(pen, x - width / 2 - 52, 520) +
    nightstand(pen, x + width / 2 + 52, 520) +
    bed(pen, x, foot, width, 2, tall)
  );
}

/** @returns an SVG document of 800 by 600 without styles, scripts or external links */
export function drawRoom(room: RoomPicture): string {
  const colours = PALETTES[room.light];
  const pen: Pen = { colours, dark: isDark(room.light), any: chanceOf(room.detail) };
  const { wl1, wl2, fl1, fl2, li1, rf, fb1, lf1, gl, wd1 } = colours;
  const wall = itemAt(
    [wl1, mix(wl1, rf, 0.16), mix(wl1, fb1, 0.14), mix(wl1, lf1, 0.2), wl2],
    pen.any('wall', 5),
  );
  const panel = pen.any('panel', 3);
  const planks = d`M0 480h800M0 530h800M140 438v42M360 438v42M560 480v50M240 480v50M700 438v42M90 530v70M470 530v70`;
  const walls =
    rect(wall, 0, 0, 800, 440) +
    (panel === 1 ? rect(mix(wall, fl2, 0.3), 0, 330, 800, 110) + rect(li1, 0, 326, 800, 6, 0.8) : '') +
    (panel === 2
      ? line(
          mix(wall, fl2, 0.35),
          3,
          Array.from({ length: 11 }, (_, at) => d`M${at * 76 + 30} 0v430`).join(''),
          0.5,
        )
      : '');
  const floor =
    rect(mix(fl1, fl2, pen.any('floor', 3) * 0.4), 0, 436, 800, 164) +
    line(fl2, 2, planks, 0.6) +
    rect(li1, 0, 428, 800, 10);
  const sunlight = pen.dark ? '' : path(gl, 'M70 440H280L400 600H120Z', 0.3);
  const rug = pill(mix(itemAt([fb1, rf, lf1], pen.any('rug', 3)), li1, 0.55), [280, 556, 500, 60], 30, 0.8);
  const art =
    room.bed === 'twin'
      ? framed(pen, 390, 96, 'art1')
      : framed(pen, 470, 70, 'art1') + (pen.any('two', 2) === 1 ? framed(pen, 584, 70, 'art2') : '');
  const seat =
    room.rank === 'suite'
      ? sofa(pen, 168, 586, 1.05)
      : room.rank === 'fine'
        ? armchair(pen, 176, 568, 0.95)
        : path(wd1, 'M70 446h150v10H70zM80 456h8v90h-8zM202 456h8v90h-8z') + plant(pen, 104, 446, 0.5);
  const inner =
    walls +
    opening(pen, room) +
    floor +
    sunlight +
    art +
    rug +
    beds(pen, room) +
    seat +
    (room.rank === 'plain' ? '' : plant(pen, 346, 566, 0.75));
  const body = room.mirrored ? `<g transform="translate(800 0) scale(-1 1)">${inner}</g>` : inner;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" preserveAspectRatio="xMidYMid slice">${body}</svg>`;
}
