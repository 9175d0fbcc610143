import { type Palette, mix } from '../palette.ts';
import { circle, path } from '../pen.ts';

export const TREES = ['palm', 'ficus', 'cypress', 'olive', 'plane', 'fir', 'acacia', 'bloom'] as const;
export type Tree = (typeof TREES)[number];

const trunk = 'M-6 0C-5-30-12-44-22-60L-16-62C-6-50-1-42 0-34 3-46 10-56 20-64L25-60C12-46 8-28 8 0Z';

/** Trees with their foot at the origin, about 140 high. */
const DRAWN: Readonly<Record<Tree, (colours: Palette) => string>> = {
  palm: ({ wd2, lf1, lf2 }) =>
    path(wd2, 'M-5 0C-3-50 4-96 16-140L22-139C13-95 8-48 7 0Z') +
    path(
      lf2,
      'M19-141C-8-172-44-168-62-138-38-152-10-150 19-141ZM19-141C4-182-30-192-54-176-26-172 0-162 19-141ZM19-141C52-166 84-154 94-122 72-140 46-146 19-141Z',
    ) +
    path(
      lf1,
      'M19-141C22-184 56-196 82-180 54-176 34-164 19-141ZM19-141C-6-142-34-128-40-98-24-120-4-132 19-141ZM19-141C44-138 64-122 66-94 54-116 38-130 19-141Z',
    ),
  ficus: ({ wd2, lf1, lf2 }) =>
    path(wd2, trunk) +
    circle(lf2, -26, -78, 34) +
    circle(lf2, 26, -82, 36) +
    circle(lf2, 0, -104, 38) +
    circle(lf1, -14, -100, 26) +
    circle(lf1, 24, -96, 20) +
    circle(lf1, -34, -82, 14),
  cypress: ({ lf1, lf2, wd2 }) =>
    path(wd2, 'M-3-8H3V2H-3Z') +
    path(lf2, 'M0-4C-20-16-23-74 0-156 23-74 20-16 0-4Z') +
    path(lf1, 'M-4-12C-16-30-14-84-1-136-6-84-8-44-4-12Z', 0.6),
  olive: ({ wd2, lf1, lf2, st2 }) =>
    path(wd2, 'M-10 0C-4-16-14-30-26-48L-18-52C-8-40 0-34 2-24 6-36 16-46 26-52L31-46C18-36 12-16 14 0Z') +
    path(
      mix(lf2, st2, 0.28),
      'M-52-52C-60-84-26-98-8-92 6-114 50-106 50-80 70-70 58-42 36-46 18-34-6-36-18-44-34-34-50-40-52-52Z',
    ) +
    path(
      mix(lf1, st2, 0.4),
      'M-44-58C-46-80-20-88-8-82-18-76-26-62-44-58ZM4-92C20-104 42-94 40-80 26-88 14-84 4-92Z',
    ),
  plane: ({ wd2, wd1, lf1, lf2 }) =>
    path(wd2, 'M-6 0 -4-76H4L7 0Z') +
    path(wd1, 'M-3-10l1-60h3z', 0.7) +
    path(lf2, 'M0-168C36-168 54-134 48-104 50-74 26-56 0-58-26-56-50-74-48-104-54-134-36-168 0-168Z') +
    path(
      lf1,
      'M-6-158C-34-152-40-118-34-92-22-100-18-134-6-158ZM4-100C14-122 32-124 36-108 28-92 14-86 4-100Z',
      0.9,
    ),
  fir: ({ wd2, lf1, lf2 }) =>
    path(wd2, 'M-5 0V-18H5V0Z') +
    path(lf2, 'M0-150 34-92H20L48-52H28L58-12H-58L-28-52H-48L-20-92H-34Z') +
    path(lf1, 'M0-150-34-92H-18L-46-52H-24L-56-12H-30L-12-52H-28L-6-92H-18Z', 0.55),
  acacia: ({ wd2, lf1, lf2 }) =>
    path(wd2, 'M-5 0C-2-24-14-44-38-66L-33-70C-14-56-4-46 1-34 6-50 22-62 44-70L47-66C24-54 10-30 8 0Z') +
    path(lf2, 'M-78-64C-70-92-20-102 4-98 40-102 76-92 84-66 60-58 40-66 22-62-4-70-50-56-78-64Z') +
    path(lf1, 'M-62-72C-50-88-14-94 4-90-10-80-40-70-62-72Z'),
  bloom: ({ wd2, lf2, rf, fb1 }) =>
    path(wd2, trunk) +
    circle(lf2, -24, -76, 34) +
    circle(lf2, 26, -80, 34) +
    circle(lf2, 0, -102, 36) +
    circle(mix(rf, '#c98ac8', 0.62), -16, -98, 25) +
    circle(mix(rf, '#c98ac8', 0.5), 24, -92, 20) +
    circle(mix(fb1, '#d7a3d6', 0.8), 2, -76, 15),
};

/** The SVG definition of a tree, to be used by its id. */
export const treeDefinition = (tree: Tree, colours: Palette, id = 't'): string =>
  `<g id="${id}">${DRAWN[tree](colours)}</g>`;
