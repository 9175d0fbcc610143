import { mix } from '../palette.ts';
import { type Pen, box, circle, d, line, path, pill, rect, itemAt, windows } from '../pen.ts';

/** A house with its foot at the origin, drawn to the right and upwards. */
export interface House {
  readonly width: number;
  /** Height of walls and roof, without flags and masts. */
  readonly height: number;
  readonly svg: string;
}

/** Colours of walls by how the sun hits them. */
export interface Walls {
  readonly lit: string;
  readonly shade: string;
  readonly trim: string;
}

/** Plaster in one of five colours. */
export function plaster(pen: Pen): Walls {
  const { st1, st2, st3, rf, sd1, fb1 } = pen.colours;
  const lit = itemAt(
    [st1, st2, mix(st1, rf, 0.22), mix(st2, sd1, 0.8), mix(st1, fb1, 0.14)],
    pen.any('tint', 5),
  );
  return { lit, shade: mix(lit, st3, 0.75), trim: mix(lit, st1, 0.7) };
}

/** Cloth over doors, terraces and beaches: one colour per house. */
export const cloth = (pen: Pen): string =>
  itemAt(
    [pen.colours.ac, pen.colours.fb1, pen.colours.rf, pen.colours.w2, pen.colours.lf2],
    pen.any('cloth', 5),
  );

/** A striped awning, its upper edge at y. */
export function awning(pen: Pen, x: number, y: number, width: number): string {
  const colour = cloth(pen);
  const stripes = Math.max(2, Math.round(width / 22));
  const step = width / stripes;
  let light = '';
  for (let at = 0; at < stripes; at += 2) light += d`M${x + at * step} ${y}h${step}l-2 18h${-step}z`;
  return path(colour, d`M${x} ${y}h${width}l6 18h${-width - 12}z`) + path(pen.colours.st1, light, 0.85);
}

/** A lit entrance with its door. */
export function door(pen: Pen, x: number, width = 34, height = 46): string {
  const { win, gl, ik } = pen.colours;
  return (
    rect(win, x, -height, width, height) +
    rect(gl, x + 4, 4 - height, width / 2 - 5, height - 4) +
    rect(pen.dark ? gl : win, x + width / 2 + 1, 4 - height, width / 2 - 5, height - 4, 0.8) +
    rect(ik, x, -3, width, 3, 0.3)
  );
}

/** White modern house with round balconies. */
export function bauhaus(pen: Pen): House {
  const { colours } = pen;
  const floors = 3 + pen.any('floors', 3);
  const width = 230 + pen.any('width', 3) * 30;
  const { lit, shade, trim } = plaster(pen);
  const top = -floors * 52 - 44;
  let svg =
    rect(shade, width - 46, top, 78, -top) +
    pill(lit, [0, top, width - 40, -top], 16) +
    rect(lit, 0, -30, width - 40, 30);
  const stair = pen.any('stair', 2);
  for (let floor = 0; floor < floors; floor += 1) {
    const y = top + 20 + floor * 52;
    svg += rect(colours.win, 16, y, width - 74, 24);
    for (const bay of [0, 1, 2, 3, 4])
      if (pen.any(`lit${floor}${bay}`, 10) < (pen.dark ? 6 : 2))
        svg += rect(colours.gl, 22 + (bay * (width - 84)) / 5, y, 26, 24);
    svg +=
      pill(trim, [-16, y + 22, width - 18 - (floor % 2) * stair * 50, 15], 7.5) +
      rect(colours.ik, -6, y + 37, width - 40, 4, 0.1);
  }
  svg += windows(pen, {
    x: width - 26,
    y: top + 46,
    columns: 2,
    rows: floors,
    stepX: 26,
    stepY: 52,
    width: 13,
    height: 26,
  });
  svg += rect(trim, width * 0.3, top - 24, width * 0.36, 24) + rect(shade, width * 0.66, top - 24, 18, 24);
  if (stair === 1) svg += line(colours.wd1, 4, d`M24 ${top}v-22h56v22M24 ${top - 20}h64`);
  return {
    width: width + 32,
    height: 40 - top,
    svg:
      svg + rect(colours.ik, 0, -30, width - 40, 4, 0.12) + door(pen, 90, 40, 30) + awning(pen, 82, -36, 56),
  };
}

/** Tall beach hotel: balconies on every floor. */
export function slab(pen: Pen): House {
  const { colours } = pen;
  const floors = 6 + pen.any('floors', 4);
  const width = 170 + pen.any('width', 3) * 26;
  const { lit, shade, trim } = plaster(pen);
  const top = -floors * 38 - 48;
  let svg =
    rect(shade, width - 10, top + 12, 84, -top - 12) +
    pill(lit, [0, top, width, -top], 12) +
    rect(lit, 0, -40, width, 40);
  for (let floor = 0; floor < floors; floor += 1) {
    const y = top + 16 + floor * 38;
    svg += rect(colours.win, 16, y, width - 30, 20);
    for (const bay of [0, 1, 2, 3])
      if (pen.any(`lit${floor}${bay}`, 10) < (pen.dark ? 6 : 2))
        svg += rect(colours.gl, 20 + (bay * (width - 34)) / 4, y, 18, 20);
    svg += pill(trim, [-14, y + 18, width + 24, 12], 6) + rect(colours.ik, -6, y + 30, width + 6, 3, 0.1);
  }
  svg += windows(pen, {
    x: width + 8,
    y: top + 46,
    columns: 3,
    rows: floors,
    stepX: 22,
    stepY: 38,
    width: 12,
    height: 20,
  });
  const crown = pen.any('crown', 3);
  if (crown === 0)
    svg +=
      pill(trim, [width * 0.25, top - 26, width * 0.6, 28], 6) +
      rect(shade, width * 0.7, top - 22, width * 0.15, 24);
  if (crown === 1)
    svg += path(
      trim,
      d`M10 ${top}C${width / 3} ${top - 34} ${width * 0.8} ${top - 34} ${width + 60} ${top + 12}H10Z`,
    );
  if (crown === 2)
    svg += line(colours.wd1, 5, d`M20 ${top}v-26h${width * 0.7}v26M14 ${top - 26}h${width * 0.78}`);
  const podium = rect(mix(lit, shade, 0.4), -40, -40, width + 130, 40) + rect(trim, -46, -46, width + 142, 9);
  return {
    width: width + 90,
    height: 40 - top,
    svg:
      svg +
      podium +
      windows(
        pen,
        { x: -26, y: -8, columns: 7, rows: 1, stepX: (width + 110) / 7, stepY: 1, width: 22, height: 22 },
        'p',
      ) +
      door(pen, width / 2 - 20, 44, 38),
  };
}

/** Glass high-rise on a low base. */
export function tower(pen: Pen): House {
  const { colours } = pen;
  const floors = 9 + pen.any('floors', 4);
  const width = 130 + pen.any('width', 3) * 22;
  const { shade, trim } = plaster(pen);
  const glass = mix(colours.w1, colours.st1, 0.35 + pen.any('glass', 3) * 0.14);
  const dim = mix(colours.w2, colours.st3, 0.45);
  const top = -floors * 30 - 56;
  const style = pen.any('style', 3);
  let svg =
    rect(dim, width - 4, top + 20, 60, -top - 20) +
    rect(pen.dark ? mix(glass, colours.f3, 0.6) : glass, 0, top, width, -top);
  if (style === 0)
    for (let floor = 0; floor < floors; floor += 1)
      svg +=
        rect(trim, -3, top + 24 + floor * 30, width + 6, 6) +
        rect(shade, width + 3, top + 32 + floor * 30, 53, 5, 0.7);
  if (style === 1) {
    let fins = '';
    for (let x = 0; x <= width; x += 16) fins += box(x - 2, top, 4, -top - 40);
    svg += path(trim, fins) + path(colours.f3, box(0, top + 90, width, 5) + box(0, top + 200, width, 5), 0.4);
  }
  if (style === 2)
    svg +=
      path(trim, d`M0 ${top}h7V-40h-7zM${width - 7} ${top}h7V-40h-7z`) +
      path(colours.cl, d`M14 ${top + 60}L${width * 0.6} ${top + 8}H${width - 12}L14 ${top + 190}Z`, 0.28);
  svg += windows(pen, {
    x: 12,
    y: top + 22,
    columns: 5,
    rows: floors,
    stepX: (width - 14) / 5,
    stepY: 30,
    width: 14,
    height: 14,
  });
  svg += towerCrown(pen, { width, top, trim, glass, dim });
  const base = rect(mix(trim, shade, 0.35), -56, -56, width + 150, 56) + rect(trim, -62, -62, width + 162, 9);
  return {
    width: width + 94,
    height: 40 - top,
    svg:
      svg +
      base +
      windows(
        pen,
        { x: -42, y: -14, columns: 8, rows: 1, stepX: (width + 130) / 8, stepY: 1, width: 20, height: 28 },
        'p',
      ) +
      awning(pen, width / 2 - 34, -56, 68) +
      door(pen, width / 2 - 20, 40, 38),
  };
}

/** Top of a high-rise: a mast, a glass slope, or a garden. */
function towerCrown(
  pen: Pen,
  tower: {
    readonly width: number;
    readonly top: number;
    readonly trim: string;
    readonly glass: string;
    readonly dim: string;
  },
): string {
  const { colours } = pen;
  const { width, top, trim, glass, dim } = tower;
  const crown = pen.any('crown', 3);
  if (crown === 0)
    return rect(trim, 14, top - 18, width - 28, 18) + line(colours.wd2, 3, d`M${width / 2} ${top - 18}v-46`);
  if (crown === 1)
    return (
      path(glass, d`M0 ${top}L${width} ${top - 44}V${top}Z`) +
      path(dim, d`M${width} ${top - 44}L${width + 56} ${top + 20}H${width}Z`)
    );
  return (
    rect(trim, -6, top - 10, width + 12, 12) +
    circle(colours.lf2, 26, top - 16, 14) +
    circle(colours.lf1, 50, top - 14, 11) +
    circle(colours.lf2, width - 24, top - 15, 13)
  );
}

/** Flat houses stepped up a slope, with plants on every edge. */
export function terraced(pen: Pen): House {
  const { colours } = pen;
  const steps = 3 + pen.any('floors', 2);
  const width = 330 + pen.any('width', 2) * 40;
  const { lit, shade, trim } = plaster(pen);
  let svg = '';
  for (let step = steps - 1; step >= 0; step -= 1) {
    const x = step * 34 + pen.any(`set${step}`, 3) * 8;
    const long = width - step * 62;
    const y = -(step + 1) * 66;
    svg += rect(shade, x + long - 36, y, 60, 66 + step * 20) + rect(lit, x, y, long - 30, 66 + step * 20);
    svg += windows(
      pen,
      {
        x: x + 18,
        y: y + 54,
        columns: Math.floor((long - 60) / 38),
        rows: 1,
        stepX: 38,
        stepY: 1,
        width: 24,
        height: 32,
        round: pen.any('arched', 2) === 1,
      },
      `s${step}`,
    );
    svg += rect(trim, x - 8, y - 8, long + 36, 10);
    let [green, blooms] = ['', ''];
    for (let at = 0; at * 17 < long + 6; at += 1) {
      green += d`M${x + at * 17 - 4} ${y - 9 - pen.any(`g${step}${at}`, 5)}h.1`;
      if (pen.any(`b${step}${at}`, 5) === 0)
        blooms += d`M${x + at * 17} ${y - 13}h.1M${x + at * 17 + 9} ${y - 8}h.1`;
    }
    svg +=
      line(colours.lf2, 19, green) +
      line(colours.lf1, 9, green, 0.7) +
      line(mix(colours.rf, colours.fb1, 0.1), 8, blooms);
  }
  return { width, height: steps * 66 + 10, svg: svg + door(pen, 60, 36, 46) + awning(pen, 50, -56, 56) };
}
