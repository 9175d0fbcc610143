import { mix } from '../palette.ts';
import { type Pen, box, circle, d, path, rect, itemAt, windows } from '../pen.ts';
import { type House, awning } from './houses-town.ts';

/** Roofs of straw or dark tiles over open terraces, one above the other. */
export function pavilion(pen: Pen): House {
  const { colours } = pen;
  const tiers = 2 + pen.any('floors', 2);
  const width = 270 + pen.any('width', 3) * 30;
  const tiled = pen.any('roof', 2) === 1;
  const roof = tiled ? mix(colours.f3, colours.ik, 0.25) : mix(colours.wd1, colours.sd2, 0.5);
  const wall = itemAt([colours.wd1, colours.st1, mix(colours.wd2, colours.rf, 0.35)], pen.any('tint', 3));
  let svg = '';
  for (let tier = 0; tier < tiers; tier += 1) {
    const inset = tier * 34;
    const long = width - inset * 2;
    const foot = -12 - tier * 92;
    svg +=
      rect(wall, inset + 16, foot - 62, long - 32, 62) +
      rect(colours.ik, inset + long - 50, foot - 62, 34, 62, 0.16);
    svg += windows(
      pen,
      {
        x: inset + 32,
        y: foot - 6,
        columns: Math.floor((long - 50) / 42),
        rows: 1,
        stepX: 42,
        stepY: 1,
        width: 30,
        height: 42,
      },
      `t${tier}`,
    );
    let posts = '';
    for (let x = inset + 14; x < width - inset - 10; x += (long - 34) / 4) posts += box(x, foot - 62, 6, 62);
    svg += path(colours.wd2, posts + box(inset, foot - 18, long, 4) + box(inset, foot - 2, long, 7));
    const [y, lift] = [foot - 56, tiled ? 16 : 0];
    svg += path(
      roof,
      d`M${inset - 34} ${y + 10 - lift}C${inset} ${y + 2} ${inset + 30} ${y - 24} ${inset + 50} ${y - 50}H${width - inset - 50}C${width - inset - 30} ${y - 24} ${width - inset} ${y + 2} ${width - inset + 34} ${y + 10 - lift}L${width - inset + 30} ${y + 14}H${inset - 30}Z`,
    );
    svg +=
      path(
        colours.ik,
        d`M${width - inset - 50} ${y - 50}C${width - inset - 30} ${y - 24} ${width - inset} ${y + 2} ${width - inset + 34} ${y + 10 - lift}L${width - inset + 30} ${y + 14}H${width - inset - 74}Z`,
        0.16,
      ) + path(colours.cl, d`M${inset + 52} ${y - 46}h${long - 112}l6 7H${inset + 47}z`, 0.22);
  }
  const steps = path(colours.st2, box(width / 2 - 44, -14, 88, 5) + box(width / 2 - 52, -9, 104, 9));
  return {
    width,
    height: 30 + tiers * 92,
    svg:
      svg +
      rect(colours.wd2, -14, -14, width + 28, 14) +
      steps +
      (pen.any('lamp', 2) === 1
        ? circle(colours.gl, 30, -74, 8) + circle(colours.gl, width - 30, -74, 8)
        : awning(pen, width / 2 - 40, -74, 80)),
  };
}
