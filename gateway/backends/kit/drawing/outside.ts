import { type Backdrop, backdrop } from './surroundings/backdrops.ts';
import { type Front, front } from './buildings/fronts.ts';
import { adobe, chalet, villa } from './buildings/houses-country.ts';
import { pavilion } from './buildings/pavilion.ts';
import { gabled, mansard, stone } from './buildings/houses-old.ts';
import { palace } from './buildings/palace.ts';
import { type House, bauhaus, slab, terraced, tower } from './buildings/houses-town.ts';
import { type Light, PALETTES, isDark, mix } from './palette.ts';
import { type Pen, chanceOf, d, path, placed, rect, itemAt } from './pen.ts';
import { SUNS, type Weather, sky } from './surroundings/sky.ts';
import { type Tree, treeDefinition } from './surroundings/trees.ts';

export const HOUSES = [
  'bauhaus',
  'slab',
  'tower',
  'terraced',
  'stone',
  'mansard',
  'gabled',
  'palace',
  'chalet',
  'adobe',
  'villa',
  'pavilion',
] as const;
export type HouseKind = (typeof HOUSES)[number];

const DRAWN: Readonly<Record<HouseKind, (pen: Pen) => House>> = {
  bauhaus,
  slab,
  tower,
  terraced,
  stone,
  mansard,
  gabled,
  palace,
  chalet,
  adobe,
  villa,
  pavilion,
};

/** A hotel from outside: everything that its picture depends on. */
export interface Outside {
  readonly house: HouseKind;
  readonly backdrop: Backdrop;
  readonly front: Front;
  readonly tree: Tree;
  readonly light: Light;
  readonly weather: Weather;
  /** Index in `SUNS`. */
  readonly sun: number;
  readonly mirrored: boolean;
  /** Decides floors, colours, roofs and the positions of small things. */
  readonly detail: number;
}

/** Foregrounds with other houses beside the hotel. */
const TOWN_FRONTS: ReadonlySet<Front> = new Set([
  'cafe',
  'avenue',
  'tram',
  'square',
  'canal',
  'quay',
  'lane',
]);

/** The y coordinate of the foot of a house on this foreground. */
const footOf = (name: Front): number =>
  TOWN_FRONTS.has(name) ? 492 : name === 'beach' || name === 'promenade' ? 480 : 486;

/** Neighbouring houses, darker so that the hotel stands out. */
function neighbours(pen: Pen, foot: number, from: number, to: number): string {
  const { f1, f2, f3, st3, sk3 } = pen.colours;
  const walls: readonly [string, ...string[]] = [mix(st3, sk3, 0.42), mix(f1, st3, 0.4), mix(f2, sk3, 0.3)];
  let svg = '';
  const one = (x: number, width: number, name: string): string => {
    const height = 130 + pen.any(`${name}h`, 110);
    let panes = '';
    for (let row = 0; row < Math.floor(height / 50); row += 1)
      for (let column = 0; column < Math.floor(width / 36); column += 1)
        panes += d`M${x + 14 + column * 36} ${foot - height + 20 + row * 46}h16v26h-16z`;
    return (
      rect(itemAt(walls, pen.any(`${name}c`, 3)), x, foot - height, width, height) +
      path(pen.dark ? pen.colours.gl : f3, panes, pen.dark ? 0.55 : 0.45) +
      rect(f3, x - 4, foot - height - 6, width + 8, 8, 0.6)
    );
  };
  for (let x = -20; x < from - 60; x += 128) svg += one(x, Math.min(122, from - x + 30), `l${x}`);
  for (let x = to - 6; x < 800; x += 128) svg += one(x, 122, `r${x}`);
  return svg;
}

function trees(pen: Pen, foot: number, from: number, to: number): string {
  let svg = '';
  const tree = (x: number, y: number, scale: number): string =>
    `<use href="#t" transform="translate(${Math.round(x)} ${Math.round(y)}) scale(${Math.round(scale * 100) / 100})"/>`;
  svg += tree(from - 34 - pen.any('t1', 26), foot + 8, 0.8 + pen.any('s1', 4) * 0.08);
  svg += tree(to + 12 + pen.any('t2', 30), foot + 10, 0.85 + pen.any('s2', 4) * 0.1);
  if (pen.any('third', 3) > 0)
    svg += tree(from - 120 - pen.any('t3', 70), foot + 4, 0.66 + pen.any('s3', 3) * 0.1);
  return svg;
}

/** One large tree in front, cut by the edge, for depth. */
const near = (pen: Pen): string => {
  const place = pen.any('near', 4);
  if (place === 0) return '';
  const x = place === 1 ? 34 : 764;
  return `<use href="#t" transform="translate(${x} ${602 + pen.any('ny', 20)}) scale(${place === 1 ? -1.5 : 1.6} 1.6)"/>`;
};

/** Narrow and low houses are drawn larger, so that each of them fills its picture. */
function filling({ width, height, svg }: House): {
  readonly width: number;
  readonly scale: number;
  readonly svg: string;
} {
  const scale = Math.max(0.85, Math.min(1.45, 440 / width, 400 / height));
  return { width: width * scale, scale, svg };
}

/** @returns an SVG document of 800 by 600 without styles, scripts or external links */
export function drawOutside(scene: Outside): string {
  const colours = PALETTES[scene.light];
  const pen: Pen = { colours, dark: isDark(scene.light), any: chanceOf(scene.detail) };
  const house = filling(DRAWN[scene.house](pen));
  const sun = SUNS[scene.sun] ?? SUNS[0];
  const foot = footOf(scene.front);
  const free = 800 - house.width;
  const x = Math.max(30, Math.min(free - 20, free * 0.5 + pen.any('place', 90)));
  const inner =
    sky(pen, scene.light, scene.weather, sun) +
    backdrop(pen, scene.backdrop, sun) +
    `<defs>${treeDefinition(scene.tree, colours)}</defs>` +
    (TOWN_FRONTS.has(scene.front) ? neighbours(pen, foot, x, x + house.width) : '') +
    path(
      colours.ik,
      d`M${x - 30} ${foot + 4}C${x + 60} ${foot - 10} ${x + house.width} ${foot - 8} ${x + house.width + 70} ${foot + 5}z`,
      0.16,
    ) +
    front(pen, scene.front) +
    placed(x, foot, house.scale, house.svg) +
    trees(pen, foot, x, x + house.width) +
    near(pen);
  const body = scene.mirrored ? `<g transform="translate(800 0) scale(-1 1)">${inner}</g>` : inner;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" preserveAspectRatio="xMidYMid slice">${body}</svg>`;
}
