import { mix } from '../palette.ts';
import { climber } from '../surroundings/greenery.ts';
import { type House, type Walls, awning, door, plaster } from './houses-town.ts';
import { type Pen, arch, box, d, line, path, rect, itemAt, windows } from '../pen.ts';

/** Jerusalem stone: arches, flat cornices, a dome or a gable of tiles. */
export function stone(pen: Pen): House {
  const { colours } = pen;
  const floors = 3 + pen.any('floors', 2);
  const bays = 4 + pen.any('bays', 2);
  const lit = itemAt(
    [mix(colours.st2, colours.st1, 0.4), mix(colours.st2, colours.sd1, 0.7), colours.st2],
    pen.any('tint', 3),
  );
  const shade = mix(lit, colours.st3, 0.7);
  const width = bays * 50 + 26;
  const top = -floors * 64 - 14;
  let svg = rect(shade, width - 4, top, 54, -top) + rect(lit, 0, top, width, -top);
  let courses = '';
  for (let y = top + 22; y < -8; y += 21)
    courses += d`M${8 + pen.any(`c${y}`, 70)} ${y}h${26 + pen.any(`l${y}`, 30)}M${width / 2 + pen.any(`e${y}`, 60)} ${y + 9}h34`;
  svg += line(colours.st3, 2, courses, 0.4);
  svg += windows(pen, {
    x: 24,
    y: top + 62,
    columns: bays,
    rows: floors - 1,
    stepX: 50,
    stepY: 64,
    width: 26,
    height: 42,
    round: true,
  });
  let sills = '';
  for (let floor = 1; floor < floors; floor += 1) sills += box(-4, top + floor * 64, width + 8, 5);
  svg +=
    path(mix(lit, colours.st1, 0.6), sills) + rect(mix(lit, colours.st1, 0.5), -8, top - 8, width + 66, 12);
  svg += windows(
    pen,
    {
      x: width + 14,
      y: top + 62,
      columns: 1,
      rows: floors - 1,
      stepX: 1,
      stepY: 64,
      width: 20,
      height: 36,
      round: true,
    },
    'z',
  );
  svg += stoneCrown(pen, width, top, { lit, shade });
  const ground = windows(
    pen,
    { x: 24, y: 0, columns: bays, rows: 1, stepX: 50, stepY: 1, width: 32, height: 50, round: true },
    'gf',
  );
  const vine = pen.any('climbs', 2) === 1 ? climber(pen, -6) : '';
  return { width: width + 50, height: 40 - top, svg: `${svg}${ground}${vine}` };
}

/** Top of a stone house: a dome, a tiled gable, or a room on the roof. */
function stoneCrown(
  pen: Pen,
  width: number,
  top: number,
  { lit, shade }: Pick<Walls, 'lit' | 'shade'>,
): string {
  const { colours } = pen;
  const crown = pen.any('crown', 3);
  if (crown === 0)
    return (
      path(lit, d`M${width * 0.3} ${top - 8}a50 50 0 0 1 100 0z`) +
      path(shade, d`M${width * 0.3 + 50} ${top - 58}a50 50 0 0 1 50 50h-24c0-22-8-38-26-50z`)
    );
  if (crown === 1)
    return (
      path(colours.rf, d`M-14 ${top - 8}L26 ${top - 44}H${width + 10}L${width + 66} ${top - 8}Z`) +
      path(colours.ik, d`M${width + 10} ${top - 44}L${width + 66} ${top - 8}H${width - 8}Z`, 0.16)
    );
  return (
    rect(lit, width - 92, top - 66, 70, 60) +
    rect(shade, width - 22, top - 66, 24, 60) +
    rect(mix(lit, colours.st1, 0.5), width - 98, top - 72, 106, 9) +
    path(colours.win, arch(width - 70, top - 14, 24, 38))
  );
}

/** Parisian stone house under a steep grey roof. */
export function mansard(pen: Pen): House {
  const { colours } = pen;
  const floors = 4 + pen.any('floors', 2);
  const bays = 4 + pen.any('bays', 3);
  const { lit, shade, trim } = plaster(pen);
  const width = bays * 44 + 24;
  const top = -floors * 50 - 10;
  const slate = mix(colours.f3, colours.sk1, 0.25);
  let svg = rect(shade, width - 2, top, 46, -top) + rect(lit, 0, top, width, -top);
  svg +=
    path(
      slate,
      d`M-4 ${top}C2 ${top - 40} 12 ${top - 58} 26 ${top - 66}H${width + 22}C${width + 34} ${top - 56} ${width + 44} ${top - 40} ${width + 48} ${top}Z`,
    ) + path(colours.ik, d`M${width} ${top}V${top - 66}h22c12 10 22 26 26 66z`, 0.18);
  svg +=
    path(mix(slate, colours.ik, 0.3), box(34, top - 88, 22, 24) + box(width - 40, top - 92, 26, 28)) +
    path(
      colours.rf,
      box(36, top - 96, 6, 9) +
        box(47, top - 96, 6, 9) +
        box(width - 38, top - 100, 6, 9) +
        box(width - 27, top - 100, 6, 9),
    );
  for (let bay = 0; bay < bays; bay += 1) {
    const x = 16 + bay * 44;
    svg += path(trim, d`M${x} ${top - 6}v-30l14-12 14 12v30z`);
  }
  svg += windows(
    pen,
    { x: 22, y: top - 8, columns: bays, rows: 1, stepX: 44, stepY: 1, width: 16, height: 26, round: true },
    'd',
  );
  svg += windows(pen, {
    x: 20,
    y: top + 46,
    columns: bays,
    rows: floors - 1,
    stepX: 44,
    stepY: 50,
    width: 20,
    height: 36,
  });
  svg += windows(
    pen,
    { x: width + 12, y: top + 46, columns: 1, rows: floors, stepX: 1, stepY: 50, width: 16, height: 34 },
    'z',
  );
  svg += railings(pen, { bays, floors, width, top, trim });
  return {
    width: width + 46,
    height: 40 - top,
    svg: svg + shops(pen, bays, width),
  };
}

/**
 * Ledges of all floors with railings in front of the windows; the railings of the lowest and the highest floor are
 * wider.
 */
function railings(
  pen: Pen,
  house: {
    readonly bays: number;
    readonly floors: number;
    readonly width: number;
    readonly top: number;
    readonly trim: string;
  },
): string {
  const { bays, floors, width, top, trim } = house;
  let rails = '';
  let lines = '';
  for (let floor = 1; floor < floors; floor += 1) {
    const y = top + floor * 50;
    lines += box(-3, y - 2, width + 6, 4);
    const whole = floor === 1 || floor === floors - 1;
    for (let bay = 0; bay < bays; bay += 1)
      rails +=
        box(15 + bay * 44, y - 17, whole ? 40 : 30, 2.5) +
        box(15 + bay * 44, y - 10, whole ? 40 : 30, 2) +
        box(15 + bay * 44, y - 15, 2, 13) +
        box(29 + bay * 44, y - 15, 2, 13);
  }
  return path(trim, lines + box(-8, top - 5, width + 60, 9)) + path(pen.colours.ik, rails, 0.7);
}

/** Shops on both sides of the entrance, each under its awning. */
function shops(pen: Pen, bays: number, width: number): string {
  const { fb2, ik } = pen.colours;
  const entrance = Math.floor(bays / 2);
  let cloths = '';
  for (let bay = 0; bay < bays; bay += 1) if (bay !== entrance) cloths += awning(pen, 16 + bay * 44, -48, 34);
  return (
    rect(mix(fb2, ik, 0.25 * pen.any('shop', 3)), 6, -50, width - 12, 50) +
    windows(
      pen,
      { x: 18, y: -6, columns: bays, rows: 1, stepX: 44, stepY: 1, width: 30, height: 30 },
      'shop',
    ) +
    cloths +
    door(pen, 14 + entrance * 44, 34, 44)
  );
}

/** A row of narrow houses, each with its own gable and colour; the hotel has the awning. */
export function gabled(pen: Pen): House {
  const { colours } = pen;
  const tints = [
    mix(colours.rf, colours.st1, 0.35),
    colours.st2,
    mix(colours.fb1, colours.st1, 0.55),
    mix(colours.ac, colours.st1, 0.5),
    colours.st1,
    mix(colours.lf2, colours.st1, 0.55),
  ] as const;
  const count = 3 + pen.any('floors', 2);
  let svg = '';
  let x = 0;
  for (let at = 0; at < count; at += 1) {
    const width = 78 + pen.any(`w${at}`, 3) * 12;
    const floors = 3 + pen.any(`f${at}`, 2);
    const top = -floors * 56 - 8;
    const wall = itemAt([...tints], pen.any('first', 6) + at + pen.any(`t${at}`, 2));
    const [left, right, middle] = [x, x + width, x + width / 2];
    const gable = pen.any(`g${at}`, 4);
    svg += gableOf(pen, gable, wall, { left, width, top });
    svg +=
      rect(wall, left, top, width, -top) +
      rect(colours.ik, right - 7, top, 7, -top, 0.1) +
      rect(colours.st1, left - 2, top - 2, width + 4, 6);
    svg += windows(
      pen,
      {
        x: left + 11,
        y: top + 48,
        columns: 3,
        rows: floors - 1,
        stepX: (width - 10) / 3,
        stepY: 56,
        width: 15,
        height: 32,
        round: pen.any(`a${at}`, 3) === 0,
      },
      `w${at}`,
    );
    if (gable < 3) svg += path(colours.win, arch(middle - 8, top - 10, 16, 24));
    svg += windows(
      pen,
      {
        x: left + 10,
        y: -8,
        columns: 2,
        rows: 1,
        stepX: width / 2 - 4,
        stepY: 1,
        width: width / 2 - 20,
        height: 34,
      },
      `s${at}`,
    );
    if (at === 1) svg += awning(pen, left + 6, -50, width - 14);
    x += width;
  }
  return { width: x, height: 300, svg };
}

/** A stepped, curved or tiled gable, or a steep roof with a window. */
function gableOf(
  pen: Pen,
  form: number,
  wall: string,
  { left, width, top }: { readonly left: number; readonly width: number; readonly top: number },
): string {
  const { colours } = pen;
  const [right, middle] = [left + width, left + width / 2];
  if (form === 0) return path(wall, d`M${left} ${top}h10v-18h12v-18h12v-16h${width - 68}v16h12v18h12v18h10z`);
  if (form === 1)
    return path(
      wall,
      d`M${left} ${top}C${left + 20} ${top - 6} ${left + 16} ${top - 44} ${middle - 16} ${top - 48}h32C${right - 16} ${top - 44} ${right - 20} ${top - 6} ${right} ${top}z`,
    );
  if (form === 2)
    return (
      path(colours.rf, d`M${left - 5} ${top}L${middle} ${top - 66} ${right + 5} ${top}z`) +
      path(wall, d`M${left + 8} ${top + 1}L${middle} ${top - 48} ${right - 8} ${top + 1}z`)
    );
  return (
    path(mix(colours.f3, colours.rf, 0.4), d`M${left} ${top}l8-44h${width - 16}l8 44z`) +
    path(colours.st1, arch(middle - 12, top - 4, 24, 34))
  );
}
