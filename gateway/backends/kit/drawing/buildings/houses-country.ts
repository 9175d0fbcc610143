import { mix } from '../palette.ts';
import { type House, type Walls, cloth, door, plaster } from './houses-town.ts';
import { type Pen, arch, box, d, line, path, rect, itemAt, windows } from '../pen.ts';
import { climber, flowers } from '../surroundings/greenery.ts';

/** Wooden mountain house under a wide roof. */
export function chalet(pen: Pen): House {
  const { colours } = pen;
  const floors = 2 + pen.any('floors', 2);
  const width = 250 + pen.any('width', 3) * 36;
  const top = -floors * 56 - 56;
  const peak = top - width * 0.24;
  const wood = itemAt(
    [colours.wd1, mix(colours.wd1, colours.wd2, 0.5), mix(colours.wd1, colours.st2, 0.35)],
    pen.any('tint', 3),
  );
  const roof = itemAt(
    [colours.rf, mix(colours.f3, colours.ik, 0.15), mix(colours.rf, colours.wd2, 0.5)],
    pen.any('roof', 3),
  );
  let svg =
    path(wood, d`M0 -56V${top}L${width / 2} ${peak} ${width} ${top}V-56Z`) +
    rect(colours.st1, 0, -56, width, 56) +
    rect(colours.st3, width - 34, -56, 34, 56, 0.5);
  svg +=
    path(colours.wd2, planks(top, width), 0.45) +
    path(
      colours.ik,
      d`M0 ${top}L${width / 2} ${peak} ${width} ${top}v16L${width / 2} ${peak + 18} 0 ${top + 16}Z`,
      0.2,
    );
  for (let floor = 0; floor < floors; floor += 1) {
    const y = top + 50 + floor * 56;
    svg += windows(
      pen,
      { x: 30, y, columns: 4, rows: 1, stepX: (width - 30) / 4, stepY: 1, width: 26, height: 32 },
      `c${floor}`,
    );
    svg += shuttersAndRail(pen, width, y) + flowers(pen, 6, y - 10, width - 8, `f${floor}`);
  }
  svg += path(colours.gl, arch(width / 2 - 14, top + 4, 28, 36));
  svg +=
    path(
      roof,
      d`M-40 ${top + 26}L${width / 2} ${peak - 26} ${width + 40} ${top + 26}V${top + 6}L${width / 2} ${peak - 46} -40 ${top + 6}Z`,
    ) +
    path(
      colours.ik,
      d`M${width / 2} ${peak - 46}L${width + 40} ${top + 6}v20L${width / 2} ${peak - 26}Z`,
      0.18,
    );
  svg += smokingChimney(pen, width * 0.7, peak - 14);
  return {
    width,
    height: 46 - peak,
    svg:
      svg +
      door(pen, width / 2 - 20, 40, 44) +
      windows(
        pen,
        { x: 26, y: -14, columns: 2, rows: 1, stepX: width - 86, stepY: 1, width: 32, height: 28 },
        'b',
      ),
  };
}

function planks(top: number, width: number): string {
  let lines = '';
  for (let y = top + 14; y < -58; y += 14) lines += box(0, y, width, 1.6);
  return lines;
}

const smokingChimney = ({ colours }: Pen, x: number, top: number): string =>
  rect(colours.st3, x, top, 24, 44) +
  path(colours.cl, d`M${x + 12} ${top - 8}c-14-14 10-24 2-42 16 16 2 28 10 42z`, 0.5);

/** Shutters and balcony rail of one floor of a chalet; their lower edge is at y. */
function shuttersAndRail(pen: Pen, width: number, y: number): string {
  const { colours } = pen;
  let shutters = '';
  for (let at = 0; at < 4; at += 1)
    shutters +=
      box(20 + (at * (width - 30)) / 4, y - 32, 8, 32) + box(58 + (at * (width - 30)) / 4, y - 32, 8, 32);
  let rails = box(-12, y - 10, width + 24, 4);
  for (let x = -10; x < width + 10; x += 13) rails += box(x, y - 8, 4, 14);
  return (
    path(itemAt([colours.lf2, colours.rf, colours.fb2], pen.any('shutter', 3)), shutters) +
    path(colours.wd2, rails + box(-14, y + 5, width + 28, 6))
  );
}

/** Low houses of clay: parapets, arches, a wind tower or a dome. */
export function adobe(pen: Pen): House {
  const { colours } = pen;
  const lit = itemAt(
    [
      mix(colours.sd1, colours.st2, 0.5),
      mix(colours.sd2, colours.rf, 0.22),
      colours.st1,
      mix(colours.sd2, colours.st1, 0.45),
    ],
    pen.any('tint', 4),
  );
  const shade = mix(lit, colours.st3, 0.6);
  const blocks = 3 + pen.any('floors', 2);
  const tall = pen.any('tall', blocks);
  const form = pen.any('crown', 3);
  let [svg, x] = ['', 0];
  for (let at = 0; at < blocks; at += 1) {
    const width = 92 + pen.any(`w${at}`, 4) * 16;
    const top = at === tall ? -210 - pen.any('rise', 3) * 22 : -92 - pen.any(`h${at}`, 4) * 20;
    svg += rect(shade, x + width - 4, top + 6, 26, -top - 6) + rect(lit, x, top, width, -top);
    let teeth = '';
    for (let tooth = 0; tooth * 18 < width - 10; tooth += 1) teeth += box(x + tooth * 18 + 2, top - 7, 10, 8);
    svg += form === 0 ? path(lit, teeth) : rect(mix(lit, colours.st1, 0.4), x - 4, top - 5, width + 10, 8);
    if (at === tall && form === 1) svg += dome(x, top - 5, width, { lit, shade });
    let beams = '';
    if (form === 2)
      for (let beam = 0; beam * 20 < width - 16; beam += 1) beams += box(x + 8 + beam * 20, top + 14, 6, 8);
    svg += path(colours.wd2, beams);
    const columns = Math.max(2, Math.floor(width / 44));
    const rows = top < -180 ? 2 : 1;
    svg += windows(
      pen,
      {
        x: x + 16,
        y: rows === 2 ? top + 70 : 0,
        columns,
        rows,
        stepX: (width - 12) / columns,
        stepY: rows === 2 ? 66 : 1,
        width: rows === 2 ? 20 : 28,
        height: rows === 2 ? 36 : 54,
        round: true,
      },
      `a${at}`,
    );
    if (rows === 2)
      svg +=
        path(colours.win, arch(x + width / 2 - 18, 0, 36, 62)) +
        path(colours.gl, arch(x + width / 2 - 12, 0, 24, 52));
    x += width + 6;
  }
  return {
    width: x + 16,
    height: 270,
    svg:
      svg +
      path(cloth(pen), d`M-54 -84C-20 -70 10 -72 34 -84v8C12 -62 -22 -60 -54 -74Z`) +
      path(colours.wd2, box(-54, -84, 5, 84)),
  };
}

/** A dome over a block whose upper edge is at y. */
function dome(x: number, y: number, width: number, { lit, shade }: Pick<Walls, 'lit' | 'shade'>): string {
  const radius = width / 2 - 10;
  return (
    path(lit, d`M${x + 10} ${y}a${radius} ${radius} 0 0 1 ${width - 20} 0z`) +
    path(
      shade,
      d`M${x + width / 2} ${y - radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}h-18c0-18-8-32-${width / 2 - 28}-${radius}z`,
      0.7,
    )
  );
}

/** Mediterranean house: tiles, shutters, an arcade. */
export function villa(pen: Pen): House {
  const { colours } = pen;
  const { lit, shade, trim } = plaster(pen);
  const floors = 2 + pen.any('floors', 2);
  const bays = 4 + pen.any('bays', 2);
  const width = bays * 52 + 20;
  const top = -floors * 62 - 50;
  const shutter = itemAt([colours.fb1, colours.lf2, colours.w2, colours.wd1], pen.any('shutter', 4));
  let svg = rect(shade, width - 2, top, 62, -top) + rect(lit, 0, top, width, -top);
  svg +=
    path(colours.rf, d`M-20 ${top + 4}L30 ${top - 44}H${width + 26}L${width + 80} ${top + 4}Z`) +
    path(colours.ik, d`M${width + 26} ${top - 44}L${width + 80} ${top + 4}H${width - 10}Z`, 0.18);
  let tiles = '';
  for (let at = 0; at < 7; at += 1) tiles += d`M${26 + (at * width) / 7} ${top - 34}l-12 32`;
  svg +=
    line(colours.ik, 2, tiles, 0.14) +
    rect(colours.st3, width * 0.7, top - 66, 22, 36) +
    rect(colours.rf, width * 0.7 - 3, top - 70, 28, 6);
  svg += windows(pen, {
    x: 26,
    y: top + 56,
    columns: bays,
    rows: floors,
    stepX: 52,
    stepY: 62,
    width: 22,
    height: 36,
    round: pen.any('arched', 2) === 1,
  });
  let shutters = '';
  for (let floor = 0; floor < floors; floor += 1)
    for (let bay = 0; bay < bays; bay += 1)
      shutters +=
        box(15 + bay * 52, top + 20 + floor * 62, 10, 36) + box(49 + bay * 52, top + 20 + floor * 62, 10, 36);
  svg +=
    path(shutter, shutters) +
    windows(
      pen,
      {
        x: width + 18,
        y: top + 56,
        columns: 1,
        rows: floors + 1,
        stepX: 1,
        stepY: 62,
        width: 22,
        height: 34,
      },
      'z',
    );
  svg += balcony(pen, top, trim);
  let openings = '';
  for (let bay = 0; bay < bays; bay += 1) openings += arch(14 + bay * 52, 0, 38, 50);
  svg +=
    rect(trim, -6, -58, width + 12, 8) +
    path(mix(colours.win, colours.ik, 0.15), openings) +
    path(colours.gl, arch(14 + Math.floor(bays / 2) * 52 + 6, 0, 26, 42));
  const vine = pen.any('climbs', 2) === 1;
  return { width: width + 60, height: 40 - top, svg: vine ? svg + climber(pen, width - 4) : svg };
}

/** A balcony along none, one or two pairs of the upper windows. */
function balcony(pen: Pen, top: number, trim: string): string {
  const pairs = pen.any('balcony', 3);
  if (pairs === 0) return '';
  return (
    rect(trim, 8, top + 58, pairs * 104 - 2, 8) +
    line(
      pen.colours.ik,
      2.5,
      d`M10 ${top + 40}h${pairs * 104 - 6}M12 ${top + 40}v18M${pairs * 52} ${top + 40}v18M${pairs * 104 + 2} ${top + 40}v18`,
      0.6,
    ) +
    flowers(pen, 18, top + 56, pairs * 104 - 20, 'b')
  );
}
